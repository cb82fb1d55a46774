"""Whole games in which Automas play with every choice of modules: no rule is broken, every choice is explained.

Players without an Automa choose at random.
"""

import json
from itertools import product
from random import Random

import pytest

from bodypolitic.game.automas.automa import automa_of
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import NO_AUTOMA, ROLES, ROLES_BY_PLAYERS, ST
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.modules import AUTOMA_MAKERS
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.table import Table
from tests.game.module_games import modules_for
from tests.game.random_play import choose_at_random
from tests.game.test_random_games import assert_decisions_can_be_made, assert_finished, assert_same_game
from tests.samples import mostly_long, mostly_longest

pytestmark = pytest.mark.compiled

MODES = (None, "simple", "advanced")
SOME_MIXES = 2
REPLAYED_EVERY = 5
TURNS = 25  # of an Automa in a game

Mix = dict[str, str]


def mixes_of(players: int) -> list[Mix]:
    """Every way in which classes are played by nobody's Automa, a simple one or an advanced one."""
    classes = [ROLES[role] for role in ROLES_BY_PLAYERS[players] if role != ST]
    return [
        {name: mode for name, mode in zip(classes, modes, strict=True) if mode is not None}
        for modes in product(MODES, repeat=len(classes))
    ]


def subsets(names: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Every choice of some of the modules, of none and of all."""
    chosen = product((False, True), repeat=len(names))
    return [tuple(name for name, used in zip(names, uses, strict=True) if used) for uses in chosen]


TABLES = [(players, modules) for players in (2, 3, 4) for modules in subsets(modules_for(players))]


def some_mixes(number: int, players: int) -> list[Mix]:
    """A few mixes, others for each choice of modules."""
    mixes = mixes_of(players)
    return [mixes[(number * 5 + step * 13 + 1) % len(mixes)] for step in range(SOME_MIXES)]


def plans_made(t: Table) -> list[int]:
    """What the Automas have planned and not done."""
    return [code for role in AUTOMA_MAKERS if t.automas[role] != NO_AUTOMA for code in automa_of(t, role).plan]


def play(players: int, modules: tuple[str, ...], automas: Mix, seed: int) -> Game:
    """A whole game, with everything that must hold checked after each decision."""
    game = Game.new(seed=seed, setup=Setup(players, modules=modules, automas=automas))
    chance = Random(seed)
    turns = dict.fromkeys(automas, 0)
    while not game.over:
        assert_decisions_can_be_made(game)
        if game.decision.kind in {"turn", "automa-turn"}:
            assert plans_made(game.table) == [], "everything planned was done"
        choose_at_random(game, chance)
        where = f"{players} players, {modules}, {automas}, seed {seed}, after {game.choices[-1]}"
        assert broken_rules(game.table) == [], where
        for happening in game.happened:
            values = happening.values
            if happening.kind == "ai-card-revealed":
                turns[str(values["who"])] += 1
            elif happening.kind == "automa-chose":
                assert values["line"] != "no-instruction", where
    assert_finished(game)
    assert set(turns.values()) <= {TURNS}
    return game


NAMES = [f"{players}-{'+'.join(modules) or 'base'}" for players, modules in TABLES]


def play_all(number: int, mixes: list[Mix]) -> None:
    """A game of each mix with one choice of modules; some of them are saved and loaded again."""
    players, modules = TABLES[number]
    for position, automas in enumerate(mixes):
        game = play(players, modules, automas, seed=number * 100 + position)
        if (number + position) % REPLAYED_EVERY == 0:
            assert_same_game(Game.load(json.loads(json.dumps(game.save()))), game)


@pytest.mark.parametrize("number", mostly_long(range(len(TABLES)), 5), ids=NAMES)
def test_automas_play_with_every_choice_of_modules(number: int) -> None:
    play_all(number, some_mixes(number, TABLES[number][0]))


@pytest.mark.long
@pytest.mark.parametrize("number", mostly_longest(range(len(TABLES)), 16), ids=NAMES)
def test_every_mix_of_automas_plays_with_every_choice_of_modules(number: int) -> None:
    play_all(number, mixes_of(TABLES[number][0]))


def test_every_choice_of_modules_is_played_with() -> None:
    assert len(TABLES) == 16 + 16 + 32
    assert [len(mixes_of(players)) for players in (2, 3, 4)] == [9, 27, 27]


def test_what_an_automa_gets_and_gives_by_a_card_is_told_of_its_ai_card() -> None:
    reasons: set[str] = set()
    for seed in range(6):
        mode = MODES[1 + seed % 2]
        assert mode is not None
        game = Game.new(seed=seed, setup=Setup(4, automas=dict.fromkeys(("WC", "MC", "CC"), mode)))
        chance = Random(seed)
        while not game.over:
            automa_acts = game.decision.kind == "automa-turn"
            choose_at_random(game, chance)
            if automa_acts:
                reasons |= {str(happening.values.get("reason")) for happening in game.happened}
    assert "ai-card" in reasons
    assert "action-card" not in reasons
