"""Rows of numbers and the vocabulary: complete, named, pinned to their versions, and silent about secrets."""

import hashlib
from random import Random

import pytest

from bodypolitic.bots.tournament import drawn_pairing
from bodypolitic.envs import observation as rows
from bodypolitic.envs import vocabulary
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import role_named
from bodypolitic.game.setup import Setup
from tests.game.module_games import modules_for
from tests.game.random_play import choose_at_random
from tests.game.test_secrets import twin_of
from tests.samples import mostly_long


def digest(*lists: tuple[str, ...]) -> str:
    return hashlib.sha256("\n".join(name for names in lists for name in names).encode()).hexdigest()[:12]


def test_a_row_is_what_its_version_says() -> None:
    assert (rows.VERSION, digest(rows.NAMES, rows.OPTION_NAMES, rows.VERBS, rows.VALUE_KINDS)) == ROWS_NOW
    assert len(set(rows.NAMES)) == len(rows.NAMES)
    assert len(set(rows.OPTION_NAMES)) == len(rows.OPTION_NAMES)


def test_a_number_is_what_its_version_says() -> None:
    ids = tuple(vocabulary.option_numbered(number).id for number in range(vocabulary.SIZE))
    assert (vocabulary.VERSION, vocabulary.SIZE, digest(ids)) == VOCABULARY_NOW


# When one of these changes, raise the version beside it.
ROWS_NOW = (1, "1877fb864a57")
VOCABULARY_NOW = (1, 24314, "b23bb750868f")


@pytest.mark.parametrize("number", [-1, vocabulary.SIZE])
def test_other_numbers_are_refused(number: int) -> None:
    with pytest.raises(ValueError, match="no option has the number"):
        vocabulary.option_numbered(number)


def test_figures_stand_under_their_names() -> None:
    game = Game.new(players=4, seed=3)
    row = dict(zip(rows.NAMES, rows.observation(game, "CC"), strict=True))
    assert row["seat-CC"] == 1 and row["seat-WC"] == 0
    assert row["CC-money"] == 120 and row["WC-money"] == 30
    assert row["policy-1C"] == 1 and row["policy-1A"] == 0
    assert row["supermarket-of-CC"] == 1 and row["supermarket-wage-level"] == 2
    assert sum(row[name] for name in row if name.startswith("hand-")) == 7
    assert sum(row[name] for name in row if name.startswith("hand-CC/")) == 7


def test_an_option_tells_its_price() -> None:
    game = Game.new(players=2, seed=3)
    while game.decision.kind != "build-company":
        build = [option for option in game.decision.options if option.id == "basic/build-company"]
        game.choose(build[0] if build else game.decision.options[-1])
    decision = game.decision
    row = dict(zip(rows.OPTION_NAMES, rows.option_row(decision, decision.options[0]), strict=True))
    assert rows.VERBS[int(row["verb"]) - 1] == "build-company"
    assert rows.VALUE_KINDS[int(row["kind-1"]) - 1] == "CompanyId"
    assert row["company-cost"] > 0 and row["company-output"] > 0


@pytest.mark.compiled
@pytest.mark.parametrize("seed", mostly_long(range(12), 3))
def test_every_option_of_any_game_has_its_number_and_its_row(seed: int) -> None:
    game = Game.new(seed=seed, setup=drawn_pairing(seed).setup)
    chance = Random(seed)
    while not game.over:
        for decision in game.decisions:
            assert len(decision.options) <= rows.MOST_OPTIONS
            assert len(rows.observation(game, decision.seat)) == len(rows.NAMES)
            for option in decision.options:
                assert vocabulary.option_numbered(vocabulary.number_of(option)) == option
                assert len(rows.option_row(decision, option)) == len(rows.OPTION_NAMES)
        choose_at_random(game, chance)


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_sees_the_same_whatever_is_hidden(players: int) -> None:
    chance = Random(players)
    game = Game.new(seed=8, setup=Setup(players, modules=modules_for(players)))
    while not game.over:
        if game.choices_made % 5 == 0 or len(game.decisions) > 1:
            for seat in game.scores:
                twin = twin_of(game, role_named(seat), chance)
                drawn_anew = game.determinize(seat, chance.getrandbits(32))
                seen = rows.observation(game, seat)
                assert rows.observation(twin, seat) == seen
                assert rows.observation(drawn_anew, seat) == seen
        choose_at_random(game, chance)


def test_another_seat_would_see_the_difference() -> None:
    game = Game.new(4, seed=6)
    twin = game.determinize("WC", 1)
    assert rows.observation(game, "MC") != rows.observation(twin, "MC")
