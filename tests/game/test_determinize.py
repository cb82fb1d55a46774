"""Another game that a seat can't tell from the one it plays."""

from collections import Counter
from collections.abc import Iterable
from functools import cache
from random import Random
from typing import Any

import pytest

from bodypolitic.game.automas.automa import Automa
from bodypolitic.game.expansions.hidden_agendas.module import HiddenAgendas
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, MC, ROLES, ST, WC
from bodypolitic.game.ground.errors import BadSave
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.modules import MODULES
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.module import module_of
from bodypolitic.game.table.table import Table
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
        (f"{players} players, all modules, a CC Automa", modules_for(players), {"CC": "advanced"}),
        (f"{players} players, all modules, a simple WC Automa", modules_for(players), {"WC": "simple"}),
    )
]
KINDS += [
    pytest.param(Setup(4, modules=modules_for(4), automas=dict.fromkeys(("WC", "MC", "CC"), mode)), id=f"three {mode}")
    for mode in ("simple", "advanced")
]
KINDS += [
    pytest.param(Setup(3, automas={"MC": first, "CC": second}), id=f"3 players, {first} MC, {second} CC")
    for first, second in (("simple", "advanced"), ("advanced", "simple"))
]
SEEDS = 600
# Together they have every pile that there can be; whose eyes see them beside it.
LOOKS = {
    "no Automas": (Setup(4, modules=MODULES), "WC"),
    "MC and CC Automas": (Setup(4, modules=MODULES, automas={"MC": "simple", "CC": "advanced"}), "WC"),
    "a WC Automa": (Setup(4, modules=MODULES, automas={"WC": "advanced"}), "ST"),
}


def piles(t: Table, seat: str) -> dict[str, list[Any]]:
    """What lies face down on a table by name, and the hands and decks of others; those with cards."""
    found: dict[str, list[Any]] = {
        "deals": t.deal_deck,
        "exports": t.export_deck,
        "immigration": t.immigration_deck,
        "events": t.event_deck,
        "political agendas": t.agenda_deck,
    }
    for role in t.roles:
        found[f"deck of {ROLES[role]}"] = t.decks[role]
        found[f"companies of {ROLES[role]}"] = t.company_decks[role]
        if ROLES[role] != seat:
            found[f"hand of {ROLES[role]}"] = t.hands[role]
    for module in t.modules:
        for number, pile in enumerate(module.hidden_cards()):
            found[f"{module.NAME} {number}"] = pile
    return {name: pile for name, pile in found.items() if pile}


def kinds(cards: Iterable[Any]) -> Counter[str]:
    """How many cards there are of each kind."""
    return Counter(repr(card) for card in cards)


@cache
def drawn_anew(look: str) -> tuple[Table, list[Table]]:
    """A table at the beginning, and what its seat may think instead, by many seeds."""
    setup, seat = LOOKS[look]
    game = Game.new(seed=4, setup=setup)
    return game.table, [game.determinize(seat, seed).table for seed in range(SEEDS)]


PILES = [
    (look, name) for look, (setup, seat) in LOOKS.items() for name in piles(Game.new(seed=4, setup=setup).table, seat)
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
    decks = {"decks", "company_decks", "deal_deck", "export_deck", "immigration_deck", "event_deck", "agenda_deck"}
    assert differing == decks | {"hands", "chance", "modules"}
    assert game.table.hands[WC] == game.determinize("WC", 2).table.hands[WC]


@pytest.mark.parametrize("look", LOOKS)
def test_of_each_module_what_is_hidden_is_another(look: str) -> None:
    setup, seat = LOOKS[look]
    game = Game.new(seed=1, setup=setup)
    twin = game.determinize(seat, 2).table
    differing = {
        module.NAME
        for module, other in zip(game.table.modules, twin.modules, strict=True)
        if module.to_json() != other.to_json()
    }
    hiding = {"crisis-response", "hidden-agendas", "historical-events"}
    hiding |= {module.NAME for module in game.table.modules if isinstance(module, Automa)}
    assert differing == hiding
    assert len(hiding) == 3 + len(setup.automas)


@pytest.mark.compiled
@pytest.mark.parametrize(("look", "name"), PILES)
def test_each_card_is_as_likely_on_a_hidden_pile_as_it_is_among_those_not_seen(look: str, name: str) -> None:
    table, others = drawn_anew(look)
    seat = LOOKS[look][1]
    hidden = piles(table, seat)
    what, _, role = name.rpartition(" of ")
    beside = {"hand": f"deck of {role}", "deck": f"hand of {role}"}.get(what, "")  # one may be where the other is
    unseen = kinds(hidden[name] + hidden.get(beside, []))
    size = len(hidden[name]) if what == "hand" else 1  # hands are sorted, so that all of it counts
    seen = kinds(card for other in others for card in piles(other, seat)[name][-size:])
    assert seen.keys() == unseen.keys()
    for card, copies in unseen.items():
        chance = copies / unseen.total()
        assert abs(seen[card] - SEEDS * size * chance) < 6 * (SEEDS * size * chance * (1 - chance)) ** 0.5


def test_the_seed_of_the_game_itself_draws_something_else() -> None:
    for seed in range(20):
        game = Game.new(2, seed=seed)
        assert game.determinize("WC", seed).table.hands != game.table.hands


def test_the_same_seed_gives_the_same_game() -> None:
    game = Game.new(4, seed=1)
    assert game.determinize("CC", 8).table == game.determinize("CC", 8).table
    assert game.determinize("CC", 8).table != game.determinize("CC", 9).table


def test_others_may_hold_any_agenda_of_their_role_each_as_likely_as_the_others() -> None:
    game = Game.new(seed=2, setup=Setup(4, modules=("hidden-agendas",)))
    while game.decision.kind != "turn":
        game.choose(game.decision.options[0], game.decision.seat)
    own = module_of(game.table, HiddenAgendas).held[WC]
    seen = [module_of(game.determinize("WC", seed).table, HiddenAgendas).held for seed in range(SEEDS)]
    assert {held[WC] for held in seen} == {own}
    for role in (MC, CC, ST):
        count = Counter(held[role] for held in seen)
        assert len(count) == 5
        assert all(abs(times - SEEDS / 5) < 6 * (SEEDS * 0.2 * 0.8) ** 0.5 for times in count.values())


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
