"""What was wrong once in what clients are told, and must not be again."""

import random

import pytest

from bodypolitic.game.ground.causes import CAUSES
from bodypolitic.game.ground.codes import ACTION, PRODUCTION
from bodypolitic.game.setup import Setup
from bodypolitic.server.frame import state_of
from bodypolitic.server.record import Record
from bodypolitic.server.store import Entry
from bodypolitic.words.catalogue import OFFERED, browser_source


def test_once_wages_are_paid_nothing_is_forecast_of_them() -> None:
    record = Record(Setup(2), 3)
    chance = random.Random(3)
    seen = set()
    while record.game.table.round < 3:
        decision = record.game.decision
        phase = record.game.table.phase
        seen.add(phase)
        told = state_of(record, decision.seat, "en")["forecast"]
        assert (told is None) == (phase > ACTION)
        option = chance.choice(decision.options)
        record.apply(Entry("table", record.length + 1, decision.seat, option.id, None))
    assert PRODUCTION in seen


@pytest.mark.parametrize("language", OFFERED)
def test_the_page_can_name_every_reason(language: str) -> None:
    there = browser_source(language)
    missing = [cause for cause in CAUSES if f"\nreason-{cause} =" not in there]
    assert missing == []
