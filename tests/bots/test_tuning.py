"""The weights of the steady bot: what they change, and the command that tunes them."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bodypolitic.bots import tuning
from bodypolitic.bots.kept_results import KeptResults
from bodypolitic.bots.steady.companies import UNIT_PRICE, company_worth
from bodypolitic.bots.steady.free_actions import best_price
from bodypolitic.bots.steady.rates import money_worth
from bodypolitic.bots.steady.weights import BY_HAND, WEIGHTS, Weights, weigh
from bodypolitic.bots.tuning import Work, even_deal, one_at_a_time, played, stepped, tune, values_of
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


@pytest.fixture
def small_generations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two variants, of which one goes on, with two players."""
    monkeypatch.setattr(tuning, "PAIRS", 1)
    monkeypatch.setattr(tuning, "PARENTS", 1)
    monkeypatch.setattr(tuning, "PLAYERS", (2,))


def tuned(file: Path, generations: int, games: int = 1, jobs: int = 1) -> dict[str, float]:
    kept = KeptResults(file, {"tuning": "CC"})
    return tune(kept, values_of(WEIGHTS[CC]), CC, generations, games, seed=1, work=Work(jobs))


@pytest.mark.usefixtures("small_generations")
def test_it_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    at_once = tuned(whole, 2)
    tuned(parts, 1)
    assert tuned(parts, 2) == at_once
    assert whole.read_text() == parts.read_text()
    assert at_once["assigning"] == 0.0
    assert at_once["cube"] != WEIGHTS[CC].cube


@pytest.mark.usefixtures("small_generations")
def test_a_generation_that_was_cut_short_is_made_again(tmp_path: Path) -> None:
    file = tmp_path / "cut.jsonl"
    at_once = tuned(file, 2)
    file.write_text(file.read_text()[:-5])
    assert tuned(file, 2) == at_once


@pytest.mark.compiled
@pytest.mark.alone
@pytest.mark.usefixtures("small_generations")
def test_processes_tune_as_one_does(tmp_path: Path) -> None:
    assert tuned(tmp_path / "one.jsonl", 1, games=4) == tuned(tmp_path / "two.jsonl", 1, games=4, jobs=2)


@pytest.mark.compiled
@pytest.mark.usefixtures("small_generations")
def test_the_command_begins_from_the_usual_weights_or_from_those_set_by_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    begun: list[dict[str, float]] = []

    def tune_not(kept: KeptResults, start: dict[str, float], *others: object) -> dict[str, float]:
        begun.append(start)
        return start

    monkeypatch.setattr(tuning, "tune", tune_not)
    for more in ([], ["--by-hand"]):
        monkeypatch.setattr(sys, "argv", ["tuning", "--role", "CC", "--folder", str(tmp_path), *more])
        tuning.main()
    assert begun == [values_of(WEIGHTS[CC]), values_of(BY_HAND)]
    assert capsys.readouterr().out.splitlines()[1] == "{}"


@pytest.mark.compiled
@pytest.mark.usefixtures("small_generations")
def test_a_check_tells_wins_and_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ["tuning", "--role", "WC", "--check", "2", "--set", "cube=2", "--jobs", "1", "--folder", str(tmp_path)]
    monkeypatch.setattr(sys, "argv", asked)
    tuning.main()
    told = capsys.readouterr()
    assert [line.split(":")[0] for line in told.out.splitlines()[:2]] == ["2 players, usual", "2 players, tuned"]
    assert told.out.splitlines()[-1] == "{'cube': 2.0}"
    assert "2 players, tuned: 2 of 2, " in told.err


def test_each_weight_of_a_role_is_tried_alone_and_left_out() -> None:
    variants = one_at_a_time(CC)
    by_hand, usual = values_of(BY_HAND), values_of(WEIGHTS[CC])
    assert variants["as set by hand"] == by_hand
    assert variants["all"] == usual
    assert variants["selling alone"] == {**by_hand, "selling": usual["selling"]}
    assert variants["all but selling"] == {**usual, "selling": by_hand["selling"]}
    assert "taxation alone" not in variants


@pytest.mark.compiled
@pytest.mark.usefixtures("small_generations")
def test_each_weight_has_a_row_in_a_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    weigh(WC, Weights(cube=9.0))
    monkeypatch.setattr(sys, "argv", ["tuning", "--role", "WC", "--each", "1", "--jobs", "1"])
    tuning.main()
    head, line, *rows = capsys.readouterr().out.splitlines()
    assert head == "| Weights | 2 players |"
    assert line == "| --- | --- |"
    assert [row.split(" | ")[0] for row in rows] == ["| as set by hand", "| cube alone", "| all", "| all but cube"]
    assert rows[0].endswith(" VP |")
