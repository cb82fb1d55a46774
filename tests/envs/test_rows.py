"""Rows of numbers and the vocabulary: complete, named, pinned to their versions, and silent about secrets."""

import hashlib
from random import Random

import pytest

from bodypolitic.bots.tournament import drawn_pairing
from bodypolitic.envs import bodypolitic_v0, vocabulary
from bodypolitic.envs import observation as rows
from bodypolitic.envs.seat import Seat
from bodypolitic.envs.text import country_text, own_text, question_text
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
VOCABULARY_NOW = (1, 24314, "fa9a1baa9329")


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


class Shown:
    """All that the environments tell a seat of a game: rows, masks, infos, and the text of a prompt."""

    def __init__(self, players: int) -> None:
        self._agents = bodypolitic_v0.raw_env(players=players, modules=modules_for(players))
        self._agents.reset(seed=1)
        self._seats = {role: Seat(role, players, modules=modules_for(players)) for role in self._agents.agents}

    def __call__(self, game: Game, seat: str) -> list[object]:
        self._agents.game = game
        self._agents._tell()
        alone = self._seats[seat]
        alone.game = game
        prompt = [*country_text(game), *own_text(game, seat)]
        for decision in game.decisions:
            if decision.seat == seat:
                prompt += question_text(game, decision)
        seen = {name: part.tolist() for name, part in self._agents.observe(seat).items()}
        return [seen, self._agents.infos[seat], alone._told(), alone.action_masks().tolist(), prompt]


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_seat_sees_the_same_whatever_is_hidden(players: int) -> None:
    chance = Random(players)
    game = Game.new(seed=8, setup=Setup(players, modules=modules_for(players)))
    shown = Shown(players)
    while not game.over:
        if game.choices_made % 5 == 0 or len(game.decisions) > 1:
            for seat in game.scores:
                twin = twin_of(game, role_named(seat), chance)
                drawn_anew = game.determinize(seat, chance.getrandbits(32))
                before = shown(game, seat)
                assert shown(twin, seat) == before
                assert shown(drawn_anew, seat) == before
        choose_at_random(game, chance)


def test_another_seat_would_see_the_difference() -> None:
    game = Game.new(seed=6, setup=Setup(4, modules=modules_for(4)))
    shown = Shown(4)
    asked = game.decision.seat
    twin = game.determinize("ST" if asked != "ST" else "WC", 1)
    differing = [one != other for one, other in zip(shown(game, asked), shown(twin, asked), strict=True)]
    assert differing[0] and differing[-1]
