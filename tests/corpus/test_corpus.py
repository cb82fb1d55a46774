"""Every game that was ever kept is loaded, and none comes back as another without a word."""

from random import Random

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.errors import Diverged
from bodypolitic.game.modules import MODULES
from bodypolitic.game.table.kept_table import RULES, digest_of, has_digest
from tests.corpus.games import AUTOMA_ROLES, MODES, PLAYERS, Kept, corpus
from tests.game.random_play import play_on
from tests.samples import mostly_long

pytestmark = pytest.mark.compiled

CORPUS = list(corpus())
EACH_GAME = pytest.mark.parametrize("kept", mostly_long(CORPUS, 16), ids=lambda kept: f"rules {kept.rules} {kept.name}")
NEW_RULES = (
    f"what follows from a choice is not what it was by the rules {RULES}: raise RULES in game/table/kept_table.py "
    "if those rules have been released, and in any case run `make corpus`"
)


def test_the_corpus_has_every_kind_of_game() -> None:
    assert len(CORPUS) >= 60
    newest = [kept for kept in CORPUS if kept.rules == RULES]
    assert newest, "there are no games of the present rules: run `make corpus`"
    for over in (True, False):
        saves = [kept.save for kept in newest if kept.over == over]
        assert {save["players"] for save in saves} == set(PLAYERS)
        assert {module.split("=")[0] for save in saves for module in save["modules"]} == set(MODULES)
        automas = {pair for save in saves for pair in save.get("automas", {}).items()}
        assert automas == {(role, mode) for role in AUTOMA_ROLES[4] for mode in MODES}
        assert {save.get("chance", "sfc32") for save in saves} == {"sfc32", "keyed"}


@EACH_GAME
def test_a_kept_save_replays_or_says_where_it_goes_another_way(kept: Kept) -> None:
    try:
        game = Game.load(kept.save)
    except Diverged as diverged:
        assert kept.rules != RULES, NEW_RULES
        until = diverged.number - 1
        assert until == 0 or has_digest(Game.load(kept.save, until).table, kept.save["digests"][until - 1])
        return
    assert (game.scores, game.over) == (kept.scores, kept.over)
    assert has_digest(game.table, kept.save["digests"][-1])


@EACH_GAME
def test_a_kept_table_is_read_and_played_to_its_end(kept: Kept) -> None:
    setup = Game.load(kept.save, until=0).setup
    game = Game.resumed(setup, kept.table, len(kept.save["choices"]))
    assert (game.scores, game.over) == (kept.scores, kept.over)
    if kept.rules == RULES:
        assert digest_of(game.table) == kept.save["digests"][-1], NEW_RULES
    assert play_on(game, Random(1)).over
