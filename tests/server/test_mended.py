"""What was wrong once in what clients are told, and must not be again."""

import random
from typing import Any

import pytest

from bodypolitic.game.ground.causes import CAUSES
from bodypolitic.game.ground.codes import PRODUCTION, role_named
from bodypolitic.game.setup import Setup
from bodypolitic.server.record import Record
from bodypolitic.server.store import Entry
from bodypolitic.words.catalogue import OFFERED, browser_source
from tests.server.states import state_of


def test_production_is_forecast_until_it_is_over_without_the_wages_that_are_paid() -> None:
    record = Record(Setup(2), 3)
    chance = random.Random(3)
    asked_in_production = 0
    while record.game.table.round < 3:
        decision = record.game.decision
        table = record.game.table
        told: Any = state_of(record, decision.seat, "en")["forecast"]
        assert (told is None) == (table.phase > PRODUCTION)
        if table.phase == PRODUCTION:
            asked_in_production += 1
            assert told["money_before"] == table.money[role_named(decision.seat)]
            assert (told["wages_in"], told["wages_out"], told["production"]) == (0, 0, [])
            assert told["taxes"] and told["food"]["cost"] > 0, "they are still to come"
        option = chance.choice(decision.options)
        record.apply(Entry("table", record.length + 1, decision.seat, option.id, None))
    assert asked_in_production


@pytest.mark.parametrize("language", OFFERED)
def test_the_page_can_name_every_reason(language: str) -> None:
    there = browser_source(language)
    missing = [cause for cause in CAUSES if f"\nreason-{cause} =" not in there]
    assert missing == []
