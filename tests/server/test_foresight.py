"""What an option brings is told before it is chosen, and nothing that the seat can't know."""

import random

import pytest

from bodypolitic import Game, Setup
from bodypolitic.game.ground.codes import ROLES, role_named
from bodypolitic.server.foresight import FORESEEN, foresee

SEEDS = range(6)


def played(seed: int, choices: int) -> Game:
    """A game of four after some random choices."""
    game = Game.new(setup=Setup(4), seed=seed)
    chance = random.Random(seed)
    for _ in range(choices):
        decision = game.decisions[0]
        game.choose(chance.choice(decision.options), decision.seat)
    return game


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_foreseen_comes_true(seed: int) -> None:
    told = 0
    game = Game.new(setup=Setup(4), seed=seed)
    chance = random.Random(seed)
    for _ in range(150):
        decision = game.decisions[0]
        foreseen = foresee(game, decision)
        option = chance.choice(decision.options)
        name = ROLES[role_named(decision.seat)]
        role = game.view(name)["roles"][name]
        money, points = role["money"], role["vp"]
        game.choose(option, decision.seat)
        later = game.view(name)["roles"][name]
        if option.id in foreseen:
            told += 1
            assert later["money"] - money == foreseen[option.id].money
            assert later["vp"] - points == foreseen[option.id].vp
    assert told > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_looking_ahead_changes_nothing(seed: int) -> None:
    game = played(seed, 60)
    before = game.save()
    for decision in game.decisions:
        foresee(game, decision)
    assert game.save() == before


def voting(seed: int) -> Game:
    """A game of four that has come to a vote in which several seats may spend influence."""
    game = played(seed, 0)
    chance = random.Random(seed)
    while len(game.decisions) < 2:
        decision = game.decisions[0]
        game.choose(chance.choice(decision.options), decision.seat)
    return game


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_told_in_a_vote_does_not_depend_on_what_others_have_answered(seed: int) -> None:
    game = voting(seed)
    first, last = game.decisions[0], game.decisions[-1]
    told = foresee(game, last)
    for answer in first.options:
        twin = game.clone()
        twin.choose(answer, first.seat)
        if twin.decisions and twin.decisions[-1].seat == last.seat and twin.decisions[-1].kind == last.kind:
            assert foresee(twin, twin.decisions[-1]) == told


def test_votes_and_draws_are_not_foreseen() -> None:
    assert FORESEEN.isdisjoint(
        {"in-favor", "against", "spend-influence", "call-vote", "discard", "lend", "reveal-ai-card"}
    )


def test_a_worker_who_closes_a_company_by_leaving_is_told_of() -> None:
    for seed in range(60):
        game = Game.new(setup=Setup(2), seed=seed)
        chance = random.Random(seed)
        for _ in range(120):
            decision = game.decisions[0]
            foreseen = foresee(game, decision)
            for name, brings in foreseen.items():
                place = name.split("/")[-1]
                if name.startswith("take/") and place != "unemployed" and brings.stops:
                    assert place in brings.stops
                    return
            game.choose(chance.choice(decision.options), decision.seat)
    raise AssertionError("no worker leaves a company that then stops")
