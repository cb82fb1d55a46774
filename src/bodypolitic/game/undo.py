"""Taking back: a seat's last choices, as long as they showed nothing new and nobody else has acted since."""

from bodypolitic.game.game import Game
from bodypolitic.game.records.options import Option
from bodypolitic.game.table.steps import SecretAsk
from bodypolitic.game.view.view import hidden_cards


class Undo:
    """The game before each choice that can be taken back. All of them are of one seat.

    The end of the game shows everything: by then anybody can have its seed.
    """

    __slots__ = ("_before", "_seat")

    def __init__(self) -> None:
        self._before: list[Game] = []
        self._seat = ""

    def possible(self, seat: str | None) -> bool:
        """Whether a seat's last choice can be taken back."""
        return bool(self._before) and seat == self._seat

    @property
    def before(self) -> Game:
        """The game before the last choice."""
        return self._before[-1]

    def take_back(self) -> Game:
        """The game before the last choice, to go on from."""
        return self._before.pop()

    def forget(self) -> None:
        """Nothing made so far can be taken back."""
        self._before.clear()

    def choose(self, game: Game, option: Option | str, seat: str, by_person: bool) -> None:
        """Make a choice, and keep what came before it if a person may take it back."""
        in_secret = isinstance(game.table.stack[-1], SecretAsk)
        before = game.clone() if by_person and not in_secret else None
        game.choose(option, seat)
        shown = before is None or game.over or hidden_cards(game.table) != hidden_cards(before.table)
        if shown or seat != self._seat:
            self._before.clear()
        self._seat = seat
        if before is not None and not shown:
            self._before.append(before)
