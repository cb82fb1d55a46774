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

    def since(self, seat: str, kind: str) -> list[Game]:
        """The games before each choice that can be taken back, from the latest of a kind of decision on."""
        if seat == self._seat:
            for first in reversed(range(len(self._before))):
                if self._before[first].decision.kind == kind:
                    return self._before[first:]
        return []

    def take_back(self) -> Game:
        """The game before the last choice, to go on from."""
        return self._before.pop()

    def forget(self) -> None:
        """Nothing made so far can be taken back."""
        self._before.clear()

    def choose(self, game: Game, option: Option | str, seat: str, by_person: bool) -> None:
        """Make a choice, and keep what came before it if a person may take it back."""
        before = game.clone() if by_person else None
        game.choose(option, seat)
        self.follow(before, game, seat)

    def follow(self, before: Game | None, after: Game, seat: str) -> None:
        """A seat has made a choice; without the game before it, it is for good."""
        shown = (
            before is None
            or isinstance(before.table.stack[-1], SecretAsk)
            or after.over
            or hidden_cards(after.table) != hidden_cards(before.table)
        )
        if shown or seat != self._seat:
            self._before.clear()
        self._seat = seat
        if before is not None and not shown:
            self._before.append(before)
