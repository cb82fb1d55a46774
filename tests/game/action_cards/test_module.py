"""The expansion's Action Cards as a module: who gets them, and whole games with them."""

import pytest

from bodypolitic.game.cards.decks import action_deck
from bodypolitic.game.expansions.action_cards.decks import EXPANSION_DECKS
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ROLES
from bodypolitic.game.ground.errors import BadPosition
from bodypolitic.game.setup import Setup
from tests.game.module_games import new_game, play_and_check, play_and_compare_views
from tests.samples import mostly_long

NAME = "action-cards"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_role_has_45_cards(players: int) -> None:
    t = new_game(players, 1, NAME).table
    for role in t.roles:
        cards = sorted(t.decks[role] + t.hands[role])
        assert cards == action_deck(role) + [card.face.id for card in EXPANSION_DECKS[role]]
        assert len(t.hands[role]) == 7


def test_an_automa_has_no_cards() -> None:
    t = Game.new(seed=1, setup=Setup(2, {}, [NAME], {"CC": "simple"})).table
    assert [len(t.decks[role] + t.hands[role]) for role in t.roles] == [45, 0]


def test_the_cards_are_shuffled_in() -> None:
    """In some dozen games each of the five cards is dealt into some opening hand."""
    dealt = {card for seed in range(60) for hand in new_game(4, seed, NAME).table.hands for card in hand}
    assert {card.face.id for deck in EXPANSION_DECKS for card in deck} <= dealt


def test_without_the_module_there_are_no_such_cards() -> None:
    with pytest.raises(BadPosition, match=r"hands\.WC"):
        Game.from_position({"hands": {"WC": ["momentum-for-change"]}})


@pytest.mark.compiled
@pytest.mark.parametrize("seed", mostly_long(range(6), 1))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players: int, seed: int) -> None:
    play_and_check(players, seed, NAME)


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_tell_no_secrets(players: int) -> None:
    play_and_compare_views(players, 1, NAME)


def test_a_protected_policy_is_saved_with_the_table() -> None:
    game = Game.from_position({"modules": [NAME], "hands": {"WC": ["protect-the-status-quo"]}})
    game.choose("play/protect-the-status-quo")
    game.choose("protect/2B")
    again = Game.load(game.save())
    assert again.table == game.table
    assert again.view("CC")["modules"] == {NAME: {"protected": [{"section": "2B", "by": ROLES[0]}]}}
