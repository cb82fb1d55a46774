"""What a section of a policy would mean for everybody's money, before anybody votes on it."""

import random

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import (
    ALL_POLICIES,
    ALL_ROLES,
    CC,
    FISCAL,
    IMMIGRATION,
    LABOR_MARKET,
    ST,
    WC,
    A,
    B,
    C,
)
from bodypolitic.game.setup import Setup
from bodypolitic.game.view.prospects import prospect
from tests.game.module_games import modules_for


def played(players: int, seed: int, choices: int) -> Game:
    """A game with all modules after some random choices."""
    game = Game.new(setup=Setup(players, None, list(modules_for(players))), seed=seed)
    chance = random.Random(seed)
    for _ in range(choices):
        decision = game.decisions[0]
        game.choose(chance.choice(decision.options), decision.seat)
    return game


def test_higher_wages_help_those_who_earn_them_and_cost_those_who_pay() -> None:
    money = prospect(Game.new(players=4, seed=1).table, LABOR_MARKET, A).money
    assert money[WC] > 0 > money[CC]


def test_a_larger_public_sector_costs_the_state_its_price_and_its_wages() -> None:
    assert prospect(Game.new(players=4, seed=1).table, FISCAL, B).money[ST] <= -60


def test_a_policy_that_changes_no_wage_and_no_tax_changes_nobodys_money() -> None:
    assert prospect(Game.new(players=4, seed=1).table, IMMIGRATION, C).money == [0, 0, 0, 0]


def test_a_state_that_could_not_pay_for_it_would_bring_the_imf() -> None:
    poor = Game.from_position({"money": {"ST": 0}})
    rich = Game.from_position({"money": {"ST": 400}})
    assert prospect(poor.table, FISCAL, B).imf
    assert not prospect(rich.table, FISCAL, B).imf


@pytest.mark.parametrize("players", [2, 3, 4])
def test_looking_ahead_changes_nothing_and_never_fails(players: int) -> None:
    game = played(players, players, 40)
    before = game.save()
    for policy in ALL_POLICIES:
        for section in (A, B, C):
            assert len(prospect(game.table, policy, section).money) == len(ALL_ROLES)
    assert game.save() == before
