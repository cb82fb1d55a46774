"""Whatever cards, Hidden Agendas and Historical Events count is counted in one place."""

from bodypolitic.game.cards.measures import COUNTERS
from bodypolitic.game.components.measures import MEASURES
from bodypolitic.game.modules import MODULES


def test_each_measure_is_counted() -> None:
    assert MODULES  # all modules have declared how they count
    assert [name for measure, name in enumerate(MEASURES) if measure not in COUNTERS] == []


def test_each_measure_has_a_name_of_its_own() -> None:
    assert len(set(MEASURES)) == len(MEASURES)
