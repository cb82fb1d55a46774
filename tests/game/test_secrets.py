"""What a seat can't know makes no difference to what it sees: hands, decks, chance to come, hidden influence."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bodypolitic.game.cards.state_effects import ChooseEventToPlace, ChooseReplacement, LookAtEvents
from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.components.actions import BASIC_ACTION_NAMES
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import NOBODY, ROLES, ST
from bodypolitic.game.rules.politics.elections import SpendInfluence
from bodypolitic.game.shapes import View
from bodypolitic.game.table.saved_table import table_from_json
from bodypolitic.game.table.table import Table
from tests.game.random_play import choose_at_random, pick_at_random
from tests.samples import mostly_long

pytestmark = pytest.mark.compiled

GAMES = range(4)
TWIN_EVERY = 7  # choices between two comparisons
CARDS_SEEN_IN = {"hand", "discards", "options", "unavailable"}
# Names that an action card shares with something that lies openly on the table
SHARED_NAMES = {card.slug for card in COMPANIES} | set(BASIC_ACTION_NAMES)
ACTION_CARD_NAMES = {card.slug for card in ACTION_CARDS} - SHARED_NAMES


def exchange_secrets(t: Table, seat: int, chance: Random) -> None:
    """Change everything on a table that a seat can't know; NOBODY is a spectator."""
    for role in t.roles:
        if role == seat:
            chance.shuffle(t.decks[role])
            continue
        cards = t.hands[role] + t.decks[role]
        size = len(t.hands[role])
        while True:
            chance.shuffle(cards)
            if size < 2 or len(set(cards[:size])) > 1:  # a single kind of card would leave nothing to decide
                break
        t.hands[role], t.decks[role] = sorted(cards[:size]), cards[size:]
    decks: list[list[Any]] = [*t.company_decks, t.deal_deck, t.export_deck, t.immigration_deck, t.agenda_deck]
    for deck in decks:
        chance.shuffle(deck)
    for module in t.modules:
        for pile in module.hidden_cards():
            chance.shuffle(pile)
    looks_at_events = isinstance(t.stack[-1], ChooseReplacement | ChooseEventToPlace | LookAtEvents) and seat == ST
    seen = t.event_deck[-2:] if looks_at_events else []
    unseen = t.event_deck[: len(t.event_deck) - len(seen)]
    chance.shuffle(unseen)
    t.event_deck = unseen + seen
    t.chance = [chance.getrandbits(32) for _ in range(4)]
    step = t.stack[-1]
    if isinstance(step, SpendInfluence):
        answers = list(step.answers)
        waiting = step.waiting()
        for role in t.roles:
            if role != seat and role not in waiting and step.stances[role] >= 0 and t.influence[role]:
                others = [amount for amount in range(t.influence[role] + 1) if amount != answers[role]]
                answers[role] = chance.choice(others)
        t.stack[-1] = SpendInfluence(step.motion, step.stances, tuple(answers))


def twin_of(game: Game, seat: int, chance: Random) -> Game:
    """The same game for all that a seat can know, built anew so that its questions come from the changed table."""
    table = table_from_json(game.table.to_json())
    exchange_secrets(table, seat, chance)
    assert table != game.table
    twin = Game(game.setup, table, {})
    twin._advance()
    return twin


def questions_to(game: Game, seat: str | None) -> list[object]:
    """All that a seat is asked and told about its actions."""
    return [
        (
            decision.kind,
            [option.id for option in decision.options],
            [option.values for option in decision.options],
            [refused.to_json() for refused in decision.unavailable],
        )
        for decision in game.decisions
        if decision.seat == seat
    ]


def seats_and_spectator(game: Game) -> list[str | None]:
    return [*game.scores, None]


@pytest.mark.parametrize("seed", mostly_long(GAMES, 1))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_and_decisions_tell_no_secrets(players: int, seed: int) -> None:
    chance = Random(seed)
    game = Game.new(players, seed)
    while not game.over:
        secret_vote = isinstance(game.table.stack[-1], SpendInfluence)
        if secret_vote or game.choices_made % TWIN_EVERY == 0:
            for seat in seats_and_spectator(game):
                twin = twin_of(game, NOBODY if seat is None else ROLES.index(seat), chance)
                assert twin.view(seat) == game.view(seat)
                assert questions_to(twin, seat) == questions_to(game, seat)
                assert [asked.seat for asked in twin.decisions] == [asked.seat for asked in game.decisions]
        choose_at_random(game, chance)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_twins_do_differ(players: int) -> None:
    """The comparison above would notice a leak: every kind of secret does change."""
    chance = Random(players)
    game = Game.new(players, seed=1)
    changed: set[str] = set()
    answers_changed = False
    while not game.over and (not answers_changed or game.choices_made < 100):
        twin = twin_of(game, ROLES.index("WC"), chance)
        assert twin.table.hands[0] == game.table.hands[0]
        before, after = game.table.to_json(), twin.table.to_json()
        changed |= {name for name in before if before[name] != after[name]}
        step, other = game.table.stack[-1], twin.table.stack[-1]
        if isinstance(step, SpendInfluence) and isinstance(other, SpendInfluence) and step.answers != other.answers:
            answers_changed = True
        choose_at_random(game, chance)
    expected = {"hands", "decks", "company_decks", "deal_deck", "export_deck", "immigration_deck", "chance", "stack"}
    assert answers_changed
    assert changed == (expected | {"event_deck", "agenda_deck"} if players == 4 else expected)


def strings_in(data: object) -> Iterator[str]:
    """Every string of a piece of plain data, keys too."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        for key, value in data.items():
            yield from strings_in(key)
            yield from strings_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from strings_in(value)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_view_names_a_card_that_is_not_open(players: int) -> None:
    """Action cards are named in one's own hand, in what one may discard and in the open discard piles only."""
    chance = Random(players)
    game = Game.new(players, seed=11)
    while not game.over:
        if game.choices_made % TWIN_EVERY == 0:
            for seat in seats_and_spectator(game):
                view = game.view(seat)
                elsewhere = {name: value for name, value in view.items() if name not in CARDS_SEEN_IN}
                assert ACTION_CARD_NAMES.isdisjoint(strings_in(elsewhere))
                own = game.table.hands[ROLES.index(seat)] if seat else []
                hand = [ACTION_CARDS[card].slug for card in own]
                assert view.get("hand", []) == hand
                offered = {name[len("discard/") :] for name in strings_in(view["options"]) if name[:8] == "discard/"}
                assert offered <= set(hand)
                assert json.loads(json.dumps(view)) == view
        choose_at_random(game, chance)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_spectator_is_told_no_hand_and_no_options(players: int) -> None:
    game = Game.new(players, seed=5)
    view = game.view()
    assert "hand" not in view
    assert "seat" not in view
    assert view["options"] == []
    assert view["unavailable"] == []


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_seat_that_is_asked_sees_the_options(players: int) -> None:
    chance = Random(players)
    game = Game.new(players, seed=6)
    for _ in range(150):
        asked = {decision.seat: [option.id for option in decision.options] for decision in game.decisions}
        for seat in game.scores:
            assert game.view(seat)["options"] == asked.get(seat, [])
        choose_at_random(game, chance)


def without_waiting(view: View) -> dict[str, object]:
    """A view without the list of those who still have to answer."""
    rest = {name: value for name, value in view.items() if name != "waiting"}
    vote = rest["vote"]
    assert isinstance(vote, dict)
    rest["vote"] = {name: value for name, value in vote.items() if name != "waiting"}
    return rest


def waited_for(view: View) -> list[str]:
    return [entry["seat"] for entry in view["waiting"]]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_secret_answer_shows_the_others_only_that_it_was_given(players: int) -> None:
    seen = 0
    for seed in range(6):
        chance = Random(seed)
        game = Game.new(players, seed)
        while not game.over:
            if len(game.decisions) < 2:
                choose_at_random(game, chance)
                continue
            before = {seat: game.view(seat) for seat in seats_and_spectator(game)}
            decision, option = pick_at_random(game, chance)
            answered = decision.seat
            game.choose(option, answered)
            assert game.happened == []
            for seat in seats_and_spectator(game):
                after = game.view(seat)
                assert waited_for(after) == [name for name in waited_for(before[seat]) if name != answered]
                if seat != answered:
                    assert without_waiting(after) == without_waiting(before[seat])
                else:
                    assert after["options"] == []
            seen += 1
    assert seen > 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_order_of_secret_answers_makes_no_difference(players: int) -> None:
    """All are revealed at once, so the table afterwards is the same whoever answered first."""
    seen = 0
    for seed in range(10):
        chance = Random(seed)
        game = Game.new(players, seed)
        while not game.over:
            if len(game.decisions) > 1:
                answers = {decision.seat: chance.choice(decision.options).id for decision in game.decisions}
                forwards, backwards = game.clone(), game.clone()
                for seat, answer in answers.items():
                    forwards.choose(answer, seat)
                for seat, answer in reversed(answers.items()):
                    backwards.choose(answer, seat)
                assert forwards.table == backwards.table
                seen += 1
            choose_at_random(game, chance)
    assert seen > 10
