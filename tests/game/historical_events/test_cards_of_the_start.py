"""The five cards of the setup."""

import pytest

from bodypolitic.game.cards.decks import action_deck
from bodypolitic.game.components.action_cards import ACTION_CARD_BY_SLUG
from bodypolitic.game.expansions.historical_events.card import HISTORICAL_EVENTS, WHEN_REVEALED
from bodypolitic.game.expansions.historical_events.history import History
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, MC, ROLES, ST, WC
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.module import module_of
from tests.game.historical_events.facing import NAME, sections
from tests.game.module_games import new_game
from tests.game.table_talk import option_ids


def beginning_with(slug: str, players: int = 4, modules: tuple[str, ...] = (NAME,), **automas: str) -> Game:
    """A new game that begins with one of the five cards; in its first round nothing happens by itself."""
    for seed in range(200):
        game = Game.new(seed=seed, setup=Setup(players, modules=modules, automas=automas))
        history = module_of(game.table, History)
        first = history.revealed or history.piles[0][-1:]
        if HISTORICAL_EVENTS[first[0]].trigger != WHEN_REVEALED and HISTORICAL_EVENTS[history.start].slug == slug:
            while game.decision.kind == "choose-new-worker":
                game.choose("new-worker/media")
            return game
    raise AssertionError(f"no game begins with {slug}")


def base_game(players: int = 4) -> Game:
    return Game.new(players, seed=1)


def test_every_start_is_drawn_in_turn() -> None:
    starts = {HISTORICAL_EVENTS[module_of(new_game(2, seed, NAME).table, History).start].slug for seed in range(40)}
    assert starts == {face.slug for face in HISTORICAL_EVENTS if face.period == 0}
    assert len(starts) == 5


@pytest.mark.parametrize(("players", "proposers"), [(2, "WC CC"), (3, "WC MC CC"), (4, "WC MC CC")])
def test_french_revolution(players: int, proposers: str) -> None:
    game = beginning_with("french-revolution", players)
    for number, seat in enumerate(proposers.split()):
        assert (game.decision.seat, game.decision.kind) == (seat, "propose-bill")
        game.choose(f"bill/{('1B', '2A', '3B')[number]}")
        assert option_ids(game) == ["no-vote", "call-vote"]
        game.choose("no-vote")
    assert sum(by >= 0 for by in game.table.bills) == len(proposers.split())
    assert game.table.round == 1
    if players == 4:
        assert game.table.influence == [1, 1, 1, 0]


def test_french_revolution_bills_come_when_hidden_agendas_are_chosen() -> None:
    """The end of the setup, in which everyone has chosen an agenda."""
    game = beginning_with("french-revolution", modules=("hidden-agendas", NAME))
    assert [decision.kind for decision in game.decisions] == ["choose-agenda"] * 4
    while game.decision.kind == "choose-agenda":
        game.choose(game.decision.options[0], game.decision.seat)
    assert (game.decision.seat, game.decision.kind) == ("WC", "propose-bill")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_industrial_revolution(players: int) -> None:
    t = beginning_with("industrial-revolution", players).table
    assert t.bag == [10, 10 if players > 2 else 8, 8]
    assert t.money[CC] == 130
    assert t.hands[CC].count(ACTION_CARD_BY_SLUG[CC]["technological-progress"]) >= 2
    assert (len(t.hands[CC]), len(t.decks[CC])) == (7, 33)
    assert sorted(t.hands[CC] + t.decks[CC]) == action_deck(CC)


@pytest.mark.parametrize(("players", "media"), [(2, 1), (3, 2), (4, 2)])
def test_revolutions_of_1848(players: int, media: int) -> None:
    t = beginning_with("revolutions-of-1848", players).table
    assert t.hands[WC].count(ACTION_CARD_BY_SLUG[WC]["need-for-change"]) >= 2
    assert len(t.hands[WC]) == 7
    assert t.bag == [8, 10 if players > 2 else 8, 8]
    assert t.media_influence == media


@pytest.mark.parametrize("players", [2, 4])
def test_bismarck_welfare_state(players: int) -> None:
    t = beginning_with("bismarck-welfare-state", players).table
    assert sections(t) == "1C 2B 3B 4A 5A 6B 7B"
    assert t.tax_multiplier == 6
    assert (t.bag, t.cubes[WC]) == ([6, 8, 8], 19)
    assert t.influence[CC] == 3
    assert t.legitimacy == ([3, 2, 2] if players == 4 else [0, 0, 0])


def test_american_revolution() -> None:
    t = beginning_with("american-revolution").table
    assert sections(t) == "1C 2B 3B 4B 5C 6A 7B"
    assert t.tax_multiplier == 3
    assert t.deals == []
    assert t.influence == [4, 2, 1, 1]
    assert t.bag == [8, 8, 12]
    assert t.legitimacy == [2, 2, 3]


def test_an_automa_searches_no_deck() -> None:
    game = beginning_with("industrial-revolution", 2, CC="simple")
    assert game.table.hands[CC] == game.table.decks[CC] == []
    assert game.table.money[CC] == 130


def test_what_a_start_does_not_speak_of_is_as_ever() -> None:
    t, base = beginning_with("american-revolution").table, base_game().table
    assert (t.money, t.media_influence) == (base.money, base.media_influence)
    assert [len(t.hands[role]) for role in (WC, MC, CC, ST)] == [7] * len(ROLES)
