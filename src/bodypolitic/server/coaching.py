"""What the coach says at a table, in words: what matters now, and a word on a choice that can still be taken back."""

from typing_extensions import TypedDict

from bodypolitic.coach.coach import GivenAway, given_away, remarks_on
from bodypolitic.game.game import Game
from bodypolitic.game.records.options import Option
from bodypolitic.server.plan import TURN
from bodypolitic.server.record import Record
from bodypolitic.server.suggestion import points_text
from bodypolitic.words.catalogue import catalogue
from bodypolitic.words.names import as_sentence
from bodypolitic.words.questions import option_text


class Coaching(TypedDict):
    """What matters now to a seat, if anything does, and what it gave away in its present action, if that was much."""

    remark: str | None
    given_away: str | None


class Situation:
    """What the coach looks at: the game, and what a seat has chosen in its action and can take back."""

    def __init__(self, record: Record, seat: str) -> None:
        self._seat = seat
        self._game: Game = record.game
        self._before: list[Game] = record.can_be_taken_back(seat, TURN)
        self._choices: list[Option] = record.game.last_choices(len(self._before))

    def coaching(self, language: str) -> Coaching:
        """What the coach says."""
        found = remarks_on(self._game, self._seat)
        given = given_away(self._before, self._choices, self._seat)
        return {
            "remark": found[0].text(language) if found else None,
            "given_away": None if given is None else _told(given, language),
        }


def _told(given: GivenAway, language: str) -> str:
    values: dict[str, str | int] = {
        "better": option_text(given.game, given.decision, given.better, language),
        "chosen": option_text(given.game, given.decision, given.chosen, language),
        "lost": points_text(given.lost),
    }
    return as_sentence(catalogue(language).text("coach-gave-away", values))
