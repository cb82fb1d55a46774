"""The weights of the steady bot: what they change, and the command that tunes them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bodypolitic.bots import tuning
from bodypolitic.bots.steady.companies import UNIT_PRICE, company_worth
from bodypolitic.bots.steady.free_actions import best_price
from bodypolitic.bots.steady.rates import money_worth
from bodypolitic.bots.steady.weights import WEIGHTS, Weights, weigh
from bodypolitic.bots.tuning import even_deal, played, stepped, tune, values_of
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, HEALTH, LUXURY, WC


@pytest.fixture(autouse=True)
def usual_weights_afterwards() -> Iterator[None]:
    """Whoever weighs otherwise in a test does so no longer in the next."""
    usual = list(WEIGHTS)
    yield
    WEIGHTS[:] = usual


def test_a_company_need_not_be_taken_for_its_own_competition() -> None:
    t = Game.new(2).table
    mall = next(company for company in t.companies[CC] if company.card.industry == LUXURY and company.operational)
    weigh(CC, Weights(own_output=0.0))
    paid = mall.card.wages[mall.wage - 1] + t.tax_multiplier
    made = mall.card.output * UNIT_PRICE[LUXURY]
    assert company_worth(t, mall) == pytest.approx((made - paid) * money_worth(t, CC))
    alone = company_worth(t, mall)
    weigh(CC, Weights())
    assert company_worth(t, mall) < alone


def test_money_that_is_still_to_grow_is_worth_less() -> None:
    t = Game.new(2).table
    weigh(CC, Weights())
    now = money_worth(t, CC)
    weigh(CC, Weights(growth=100.0))
    assert money_worth(t, CC) < now


def test_wages_that_a_rival_earns_can_count_as_a_loss() -> None:
    t = Game.new(2).table
    mall = next(company for company in t.companies[CC] if company.staff == WC)
    weigh(CC, Weights())
    alone = company_worth(t, mall)
    weigh(CC, Weights(rivals_wages=1.0))
    earned = mall.card.wages[mall.wage - 1] * money_worth(t, WC)
    assert company_worth(t, mall) == pytest.approx(alone - earned)


def test_services_are_dear_to_those_who_say_so() -> None:
    t = Game.new(3).table
    weigh(CC, Weights())
    assert best_price(t, CC, HEALTH) < 10
    weigh(CC, Weights(dear_services=2.0))
    assert best_price(t, CC, HEALTH) == 10


def test_a_step_is_a_share_of_what_there_is() -> None:
    start = values_of(Weights())
    step = dict.fromkeys(start, 1.0)
    there = stepped(start, step, 0.5)
    assert there["building"] == 0.5
    assert there["influence"] == pytest.approx(start["influence"] * 1.6487, rel=1e-3)
    assert stepped(there, step, -0.5) == pytest.approx(start)


def test_trials_leave_the_weights_as_they_were() -> None:
    before = list(WEIGHTS)
    deal = even_deal(CC, 2, seed=3)
    usual, frugal = played(deal, CC, WEIGHTS[CC]), played(deal, CC, Weights(money=9.0, money_early=9.0))
    assert usual.choices != frugal.choices
    assert played(deal, CC, WEIGHTS[CC]).choices == usual.choices
    assert before == WEIGHTS


def test_it_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tuning, "PAIRS", 1)
    monkeypatch.setattr(tuning, "PARENTS", 1)
    monkeypatch.setattr(tuning, "PLAYERS", (2,))
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    at_once = tune(whole, CC, 2, 1, seed=1)
    tune(parts, CC, 1, 1, seed=1)
    assert tune(parts, CC, 2, 1, seed=1) == at_once
    assert whole.read_text() == parts.read_text()
    assert at_once["assigning"] == 0.0
    assert at_once["cube"] != WEIGHTS[CC].cube
