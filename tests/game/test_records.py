"""Records are told apart by what they are and what they hold, and come back from JSON as they were."""

import ast
import re
from pathlib import Path

import pytest

import bodypolitic
from bodypolitic.game.cards.company_effects import BuildCompany, ExtraShift
from bodypolitic.game.cards.effects import BeginEffect, ChooseOne, Effect, May
from bodypolitic.game.cards.money_effects import GainMoney, SpendInfluence
from bodypolitic.game.cards.political_effects import ProposeBill
from bodypolitic.game.cards.quantities import per
from bodypolitic.game.cards.state_effects import EventAction
from bodypolitic.game.cards.trade_effects import MakeBusinessDeal, SellToForeignMarket
from bodypolitic.game.cards.worker_effects import AssignWorkers
from bodypolitic.game.components.companies import CC_DECK, CC_STARTING
from bodypolitic.game.components.measures import POPULATION
from bodypolitic.game.expansions.historical_events.effects import Strike
from bodypolitic.game.game import Game
from bodypolitic.game.ground.causes import DEMONSTRATION, NEEDS
from bodypolitic.game.ground.codes import ABSENT, AGAINST, CC, EDUCATION_POLICY, FOOD, IN_FAVOR, TAXATION, WC, Policy
from bodypolitic.game.phases.elections_phase import NextElection
from bodypolitic.game.records.happenings import Gained, Happening, Spent, VPGained
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import Export, Option, Store, option_kinds, option_of
from bodypolitic.game.records.record import Record, json_of, kebab, record_of
from bodypolitic.game.records.refusals import Refusal
from bodypolitic.game.rules.basic_actions import (
    assign_workers,
    build_company,
    propose_bill,
    sell_to_foreign_market,
    strike,
)
from bodypolitic.game.rules.politics import elections
from bodypolitic.game.table.kept_table import story_from_kept
from bodypolitic.game.table.saved_table import table_from_json
from bodypolitic.game.table.steps import Step


def restored(step: Step) -> Step:
    """A step on a table that was put into JSON and taken out again."""
    table = Game.new(players=4, seed=1).table
    table.push(step)
    return table_from_json(table.to_json()).stack[-1]


@pytest.mark.parametrize(
    "effect",
    [
        AssignWorkers(assign_workers.SIGNING_BONUS),
        BuildCompany(),
        EventAction(),
        ExtraShift(),
        MakeBusinessDeal(),
        ProposeBill((TAXATION, EDUCATION_POLICY)),
        SellToForeignMarket(),
        SpendInfluence(2),
        Strike(),
        GainMoney(per(POPULATION, 5)),
        May(ChooseOne(((BuildCompany(),), (SpendInfluence(1), ProposeBill())))),
    ],
    ids=lambda effect: type(effect).__name__,
)
def test_an_effect_comes_back_even_if_a_step_has_its_name(effect: Effect) -> None:
    step = BeginEffect(CC, effect)
    assert restored(step) == step


@pytest.mark.parametrize(
    "step",
    [
        assign_workers.AssignWorkers(WC, 2, (CC_STARTING[3], CC_DECK[1]), assign_workers.BASIC_TERMS),
        build_company.BuildCompany(CC, build_company.BASIC_TERMS),
        propose_bill.ProposeBill(WC, (), propose_bill.FREE_VOTE, True),
        sell_to_foreign_market.SellToForeignMarket(CC, (Export(FOOD, 2),), sell_to_foreign_market.BASIC_TERMS),
        strike.Strike(WC, 2, True),
        elections.SpendInfluence(elections.Bill(Policy(4)), (IN_FAVOR, AGAINST, IN_FAVOR, ABSENT), (-1, 2, -1, 0)),
    ],
    ids=lambda step: type(step).__name__,
)
def test_a_step_comes_back_even_if_an_effect_has_its_name(step: Step) -> None:
    assert restored(step) == step


def test_the_elections_come_back_after_the_last_policy() -> None:
    assert restored(NextElection(7)) == NextElection(7)


def test_records_are_equal_only_in_kind_and_in_values() -> None:
    assert Gained(WC, FOOD, 2, NEEDS) == Gained(WC, FOOD, 2, NEEDS)
    assert Gained(WC, FOOD, 2, NEEDS) != Gained(WC, FOOD, 3, NEEDS)
    assert Gained(WC, FOOD, 2, NEEDS) != Spent(WC, FOOD, 2, NEEDS)
    assert len({Export(FOOD, 2), Export(FOOD, 2), Store(FOOD, 2)}) == 2


@pytest.mark.parametrize("base", [Happening, Option, Refusal])
def test_no_two_kinds_have_the_same_name(base: type[Record]) -> None:
    kinds = [kind for direct in base.__subclasses__() for kind in (direct, *direct.__subclasses__())]
    names = [kind.KIND or kebab(kind.__name__) for kind in kinds]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("kind", option_kinds())
def test_an_option_comes_back_from_the_number_that_the_log_keeps(kind: type[Option]) -> None:
    option = kind(*range(2, 2 + len(kind.FIELDS)))
    assert option_of(option.code) == option


@pytest.mark.parametrize("amount", [-1, -7, 0, 3])
def test_a_loss_comes_back_from_json_as_it_was(amount: int) -> None:
    told = VPGained(WC, amount, DEMONSTRATION)
    assert record_of(json_of(told)) == told


def test_a_record_is_kept_by_the_names_of_its_fields() -> None:
    told = {"who": "WC", "amount": 3, "reason": "demonstration"}
    assert json_of(VPGained(WC, 3, DEMONSTRATION)) == ["VPGained", told]


def test_a_field_that_a_kept_record_did_not_have_has_its_default() -> None:
    assert record_of(["Offer", {"each": 9}]) == Offer(each=9)


def test_a_field_that_a_record_has_no_more_is_left_out() -> None:
    assert record_of(["Offer", {"each": 9, "colour": "red"}]) == Offer(each=9)


def test_a_field_without_a_default_must_be_there() -> None:
    with pytest.raises(TypeError):
        record_of(["VPGained", {"who": "WC"}])
    assert story_from_kept([["VPGained", {"who": "WC"}], json_of(VPGained(WC, 3, DEMONSTRATION))]) == [
        VPGained(WC, 3, DEMONSTRATION)
    ]


def test_records_that_were_kept_without_names_come_back() -> None:
    assert record_of(["VPGained", "WC", 3, "demonstration"]) == VPGained(WC, 3, DEMONSTRATION)
    assert record_of(["Offer", [], None, 9]) == Offer(each=9)
    with pytest.raises(ValueError, match="fewer fields"):
        record_of(["VPGained", "WC", 3, "demonstration", 1])


def only_copies(method: ast.stmt) -> bool:
    """Whether a method is a constructor that gives each attribute the argument of the same name, and does no more."""
    return (
        isinstance(method, ast.FunctionDef)
        and method.name == "__init__"
        and method.args.vararg is None
        and all(re.fullmatch(r"self\.(\w+)(: .*)? = \1", ast.unparse(line)) for line in method.body)
    )


def test_no_constructor_only_copies_its_arguments_as_a_record_would() -> None:
    copying = [
        f"{path}:{declared.lineno} {declared.name}"
        for path in sorted(Path(bodypolitic.__file__).parent.rglob("*.py"))
        for declared in ast.walk(ast.parse(path.read_text()))
        if isinstance(declared, ast.ClassDef) and any(only_copies(method) for method in declared.body)
    ]
    assert copying == []


@pytest.mark.parametrize(
    ("constructor", "copies"),
    [
        ("def __init__(self, who, amount=1):\n    self.who = who\n    self.amount: int = amount", True),
        ("def __init__(self, who):\n    self.who = who\n    self.paid = 0", False),
        ("def __init__(self, who):\n    self._who = who", False),
        ("def __init__(self, who, *effects):\n    self.who = who\n    self.effects = effects", False),
        ("def __init__(self, who):\n    super().__init__()\n    self.who = who", False),
    ],
)
def test_a_constructor_that_only_copies_is_known_from_one_that_does_more(constructor: str, copies: bool) -> None:
    assert only_copies(ast.parse(constructor).body[0]) == copies
