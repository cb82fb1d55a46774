"""Whole games with Alternative Events at random, with everything that must hold checked after every decision."""

import json
from random import Random

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import NOBODY, ROLES
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.saved_table import table_from_json
from tests.game.alternative_events.receiving import MODULES
from tests.game.ledger import Ledger
from tests.game.random_play import choose_at_random, play_on
from tests.game.test_secrets import twin_of

pytestmark = pytest.mark.compiled

GAMES = range(6)
LOOK_EVERY = 40  # choices between two closer looks
OFTEN = 0.85  # how often events are dealt with and cards are kept where they can be
ASKED = {
    "buy-for-event",
    "buy-for-event-from",
    "change-wage-for-phase",
    "keep-event",
    "press-state",
    "sell-by-benefit",
    "spend-for-event",
    "staff-own-company",
    "use-benefits",
}


def new_game(seed: int) -> Game:
    """A game with Alternative Events."""
    return Game.new(seed=seed, setup=Setup(4, modules=MODULES))


def choose_events_often(game: Game, chance: Random) -> None:
    """Any option, but the State deals with events and classes keep the cards more often than not."""
    for option in game.decision.options:
        if option.id.startswith(("basic/event-action", "keep-event/")) and chance.random() < OFTEN:
            game.choose(option, game.decision.seat)
            return
    choose_at_random(game, chance)


@pytest.mark.parametrize("seed", GAMES)
def test_random_games_keep_the_rules(seed: int) -> None:
    chance = Random(seed)
    game = new_game(seed)
    ledger = Ledger(game)
    used = 0
    while not game.over:
        choose_events_often(game, chance)
        used += sum(happening.kind == "event-benefit-used" for happening in game.happened)
        assert broken_rules(game.table) == [], f"after {game.choices[-1]}"
        ledger.write(game.happened)
        assert not ledger.differences(game), f"after {game.choices[-1]}"
    assert used > 0
    assert game.winners


@pytest.mark.parametrize("seed", GAMES)
def test_tables_are_saved_cloned_and_replayed(seed: int) -> None:
    chance = Random(seed)
    game = new_game(seed)
    while not game.over:
        if game.choices_made % LOOK_EVERY == 0 or game.decision.kind in ASKED:
            text = json.dumps(game.table.to_json())
            assert table_from_json(json.loads(text)) == game.table
            twin = game.clone()
            assert twin.table == game.table
            play_on(twin, Random(seed), choices=5)
            assert json.dumps(game.table.to_json()) == text
        choose_events_often(game, chance)
    again = Game.load(json.loads(json.dumps(game.save())))
    assert again.table == game.table
    assert again.choices == game.choices


@pytest.mark.parametrize("seed", range(2))
def test_views_tell_no_secrets(seed: int) -> None:
    chance = Random(seed)
    game = new_game(seed)
    while not game.over:
        if game.choices_made % LOOK_EVERY == 0 or game.decision.kind in {"keep-event", "use-benefits"}:
            for seat in [*game.scores, None]:
                twin = twin_of(game, NOBODY if seat is None else ROLES.index(seat), chance)
                assert twin.view(seat) == game.view(seat)
        choose_events_often(game, chance)


def test_no_option_leads_to_a_dead_end() -> None:
    tried: set[str] = set()
    for seed in GAMES:
        chance = Random(seed)
        game = new_game(seed)
        while not game.over:
            kind = game.decision.kind
            if kind in ASKED and (kind not in tried or chance.random() < 0.2):
                tried.add(kind)
                for option in game.decision.options:
                    twin = game.clone()
                    twin.choose(option.id, game.decision.seat)
                    play_on(twin, chance, choices=30)
            choose_events_often(game, chance)
    assert len(tried) > 5
