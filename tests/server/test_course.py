"""The turns that moved the chances in a finished game, in words."""

from bodypolitic.game.setup import Setup
from bodypolitic.server.course import in_words
from bodypolitic.server.messages import CourseOfGame
from bodypolitic.server.record import Record
from bodypolitic.server.store import Entry


def test_it_is_told_what_was_done_in_a_turn_and_nothing_of_the_next() -> None:
    record = Record(Setup(2), seed=3)

    def choose(start: str) -> None:
        decision = record.game.decision
        option = next(option.id for option in decision.options if option.id.startswith(start))
        record.apply(Entry("t", record.length + 1, decision.seat, option, None))

    for start in ("basic/propose-bill", "discard/", "bill/2A", "no-vote", "end-turn", "basic/lobby", "discard/"):
        choose(start)
    course: CourseOfGame = {
        "moments": [],
        "turnings": [
            {"seat": "WC", "round": 1, "first": 0, "last": 5, "role": "CC", "change": -0.2, "told": []},
            {"seat": "CC", "round": 1, "first": 5, "last": 7, "role": "CC", "change": 0.1, "told": []},
        ],
    }
    first, second = in_words(course, record.chapters, "en")["turnings"]
    assert first["told"] == ["Propose Bill · Bill 2A (Labor Market)"]
    assert second["told"] == ["Lobby"]
    assert in_words(course, record.chapters, "it")["turnings"][1]["told"] != ["Propose Bill"]
    assert course["turnings"][0]["told"] == []
