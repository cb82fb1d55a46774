"""Another game that a seat can't tell from the one it plays."""

from collections import Counter
from random import Random

import pytest

from bodypolitic.game.expansions.hidden_agendas.module import HiddenAgendas
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import MC, ST, WC
from bodypolitic.game.ground.errors import BadSave
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.modules import MODULES
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.module import module_of
from tests.game.module_games import modules_for
from tests.game.random_play import choose_at_random
from tests.game.test_secrets import questions_to, seats_and_spectator

EVERY = 9  # choices between two looks
KINDS = [
    pytest.param(Setup(players, modules=modules, automas=automas), id=name)
    for players in (2, 3, 4)
    for name, modules, automas in (
        (f"{players} players", (), {}),
        (f"{players} players, all modules", modules_for(players), {}),
        (f"{players} players, all modules, an Automa", modules_for(players), {"CC": "advanced"}),
    )
]


@pytest.mark.compiled
@pytest.mark.parametrize("setup", KINDS)
def test_the_seat_sees_and_may_do_the_same(setup: Setup) -> None:
    chance = Random(setup.players)
    game = Game.new(seed=3, setup=setup)
    while not game.over:
        if game.choices_made % EVERY == 0 or len(game.decisions) > 1:
            before = game.table.to_json()
            for seat in seats_and_spectator(game):
                twin = game.determinize(seat, chance.getrandbits(32))
                assert twin.view(seat) == game.view(seat)
                assert questions_to(twin, seat) == questions_to(game, seat)
                assert broken_rules(twin.table) == []
            assert game.table.to_json() == before
        choose_at_random(game, chance)


@pytest.mark.compiled
@pytest.mark.parametrize("setup", KINDS)
def test_nothing_of_what_was_hidden_is_left(setup: Setup) -> None:
    """It follows from what the seat knows and the seed: games that differ in secrets alone give one and the same."""
    chance = Random(setup.players)
    game = Game.new(seed=4, setup=setup)
    while not game.over:
        if game.choices_made % EVERY == 0 or len(game.decisions) > 1:
            for seat in seats_and_spectator(game):
                other = game.determinize(seat, chance.getrandbits(32))
                seed = chance.getrandbits(32)
                assert other.determinize(seat, seed).table == game.determinize(seat, seed).table
        choose_at_random(game, chance)


@pytest.mark.compiled
@pytest.mark.parametrize("setup", KINDS)
def test_it_can_be_played_to_the_end(setup: Setup) -> None:
    chance = Random(7)
    game = Game.new(seed=5, setup=setup)
    while not game.over:
        if chance.random() < 0.02:
            seat = chance.choice(list(game.scores))
            twin = game.determinize(seat, chance.getrandbits(32))
            while not twin.over:
                choose_at_random(twin, chance)
            assert broken_rules(twin.table) == []
        choose_at_random(game, chance)


def test_everything_hidden_is_another() -> None:
    game = Game.new(seed=1, setup=Setup(4, modules=MODULES))
    before, after = game.table.to_json(), game.determinize("WC", 2).table.to_json()
    differing = {name for name in before if before[name] != after[name]}
    piles = {"decks", "company_decks", "deal_deck", "export_deck", "immigration_deck", "event_deck", "agenda_deck"}
    assert differing == piles | {"hands", "chance", "modules"}
    assert game.table.hands[WC] == game.determinize("WC", 2).table.hands[WC]


def test_the_seed_of_the_game_itself_draws_something_else() -> None:
    for seed in range(20):
        game = Game.new(2, seed=seed)
        assert game.determinize("WC", seed).table.hands != game.table.hands


def test_the_same_seed_gives_the_same_game() -> None:
    game = Game.new(4, seed=1)
    assert game.determinize("CC", 8).table == game.determinize("CC", 8).table
    assert game.determinize("CC", 8).table != game.determinize("CC", 9).table


def test_each_card_is_as_likely_in_a_hidden_hand_as_it_is_among_those_not_seen() -> None:
    game = Game.new(2, seed=4)
    table = game.table
    hidden = len(table.hands[2]) + len(table.decks[2])
    copies = Counter(table.hands[2] + table.decks[2])
    held: Counter[int] = Counter()
    for seed in range(600):
        held.update(game.determinize("WC", seed).table.hands[2])
    for card, count in copies.items():
        expected = 600 * len(table.hands[2]) * count / hidden
        assert abs(held[card] - expected) < 6 * expected**0.5


def test_others_may_hold_any_agenda_of_their_role() -> None:
    game = Game.new(seed=2, setup=Setup(4, modules=("hidden-agendas",)))
    while game.decision.kind != "turn":
        game.choose(game.decision.options[0], game.decision.seat)
    own = module_of(game.table, HiddenAgendas).held[WC]
    seen = [module_of(game.determinize("WC", seed).table, HiddenAgendas).held for seed in range(100)]
    assert {held[WC] for held in seen} == {own}
    assert [len({held[role] for held in seen}) for role in (MC, ST)] == [5, 5]


def test_a_secret_answer_is_guessed() -> None:
    game = Game.from_position({"bills": {"1A": "WC"}, "influence": {"WC": 3, "MC": 4, "CC": 5, "ST": 2}, "turn": "ST"})
    chance = Random(1)
    while game.decision.kind != "spend-influence":
        choose_at_random(game, chance)
    answering, other = game.decisions[0].seat, game.decisions[1].seat
    game.choose(game.decisions[0].options[-1], answering)
    guesses = [game.determinize(other, seed).table.stack[-1] for seed in range(60)]
    assert len({repr(guess) for guess in guesses}) > 1
    assert all(game.determinize(answering, seed).table.stack[-1] == game.table.stack[-1] for seed in range(60))


def test_the_past_is_not_told_with_it() -> None:
    """Choices made in secret stand in the log of a game."""
    game = Game.new(seed=2, setup=Setup(2, modules=("hidden-agendas",)))
    game.choose(game.decision.options[1], game.decision.seat)
    twin = game.determinize(game.decision.seat, 1)
    assert (twin.choices, twin.choices_made) == ([], 1)
    with pytest.raises(BadSave, match="drawn anew"):
        twin.save()


def test_a_game_that_is_over_has_no_secrets() -> None:
    chance = Random(3)
    game = Game.new(2, seed=3)
    while not game.over:
        choose_at_random(game, chance)
    assert game.determinize("WC", 1).scores == game.scores
