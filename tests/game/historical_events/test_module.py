"""Historical Events as a module: what is revealed when, who may set cards off, what lasts, and whole games."""

import json
from pathlib import Path

import pytest

from bodypolitic.game.expansions.historical_events.card import (
    BASIC_ACTION,
    END_OF_ACTION_PHASE,
    FREE_ACTION,
    HISTORICAL_EVENTS,
    IN_SETUP,
    WHEN_REVEALED,
)
from bodypolitic.game.expansions.historical_events.history import History
from bodypolitic.game.expansions.historical_events.triggers import (
    set_off,
    triggers_as_basic_action,
    triggers_as_free_action,
)
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ACTION, CC, MC, WC
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.module import module_of
from tests.game.historical_events.facing import NAME, after_setting_off, asked_anew, card_named, facing, in_force
from tests.game.module_games import new_game, play_and_check, play_and_compare_views
from tests.game.table_talk import option_ids, take
from tests.samples import mostly_long


def test_the_box_has_50_cards() -> None:
    periods = [face.period for face in HISTORICAL_EVENTS]
    assert [periods.count(period) for period in range(6)] == [5, 9, 9, 9, 9, 9]
    triggers = [event.trigger for event in HISTORICAL_EVENTS]
    kinds = (IN_SETUP, WHEN_REVEALED, END_OF_ACTION_PHASE, FREE_ACTION, BASIC_ACTION)
    assert [triggers.count(kind) for kind in kinds] == [5, 13, 5, 21, 6]
    assert [event.id for event in HISTORICAL_EVENTS] == list(range(50))
    assert len({face.slug for face in HISTORICAL_EVENTS}) == 50
    assert all(bool(event.roles) == (event.trigger in {FREE_ACTION, BASIC_ACTION}) for event in HISTORICAL_EVENTS)


def test_31_of_the_45_cards_of_the_rounds_need_something() -> None:
    """The sheet counts them; the five of the start need nothing."""
    assert sum(bool(event.requires or event.any_of) for event in HISTORICAL_EVENTS) == 31
    assert not any(event.requires for event in HISTORICAL_EVENTS if event.trigger == IN_SETUP)


def test_the_number_of_cards_a_round_is_part_of_the_setup() -> None:
    """One where nothing is said; a save and a position tell it with the module's name."""
    assert Setup(2, modules=[f"{NAME}=1"]).modules == (NAME,)
    game = Game.new(seed=1, setup=Setup(2, modules=[f"{NAME}=3", "action-cards"]))
    assert game.setup.modules == ("action-cards", f"{NAME}=3")
    assert (game.setup.plays_with(NAME), game.setup.plays_with("hidden-agendas")) == (True, False)
    again = Game.load(json.loads(json.dumps(game.save())))
    assert again.setup.modules == game.setup.modules
    assert module_of(again.table, History).each_round == 3
    assert module_of(Game.from_position({"players": 2, "modules": [f"{NAME}=2"]}).table, History).each_round == 2


@pytest.mark.parametrize("number", [1, 2, 3])
def test_so_many_cards_of_the_rounds_own_pile_are_revealed(number: int) -> None:
    game = Game.new(seed=4, setup=Setup(2, modules=[f"{NAME}={number}"]))
    seen: dict[int, int] = {}
    while not game.over:
        for happening in game.happened:
            if happening.kind == "history-revealed":
                period = HISTORICAL_EVENTS[card_named(str(happening.values["event"]))].period
                assert period == game.table.round
                seen[period] = seen.get(period, 0) + 1
        game.choose(game.decision.options[-1])
    assert seen == dict.fromkeys(range(1, 6), number)


def test_a_card_is_set_off_once_by_whoever_does_it_first() -> None:
    game = after_setting_off("post-wwii-decolonization", influence={"WC": 4, "MC": 4})
    take(game, "basic/apply-political-pressure")
    game.choose("end-turn")
    assert game.decision.seat == "MC"
    assert "set-off/post-wwii-decolonization" not in option_ids(game)
    assert in_force(game) == ["post-wwii-decolonization"]


def test_a_basic_action_takes_the_main_action_and_a_card() -> None:
    game = after_setting_off("era-of-keynesianism", unemployed={"WC": {"agriculture": 4}, "MC": {"agriculture": 4}})
    while game.decision.kind != "turn":
        game.choose(game.decision.options[0])
    assert option_ids(game)[0] == "end-turn"
    assert not [option for option in option_ids(game) if option.startswith(("basic/", "play/"))]
    assert len(game.table.discards[WC]) == 1


def test_without_a_card_in_hand_there_is_no_basic_action() -> None:
    position = {"unemployed": {"WC": {"unskilled": 9}}, "hands": {"WC": []}}
    assert "set-off/era-of-keynesianism" not in option_ids(facing("era-of-keynesianism", **position))


def test_what_lasts_ends_with_the_round() -> None:
    game = after_setting_off("post-wwii-decolonization", influence={"WC": 4, "MC": 4}, turn_number=5)
    while game.table.round == 3:
        game.choose(game.decision.options[0])
    history = module_of(game.table, History)
    assert card_named("post-wwii-decolonization") in history.discard
    assert history.in_force == []


def test_a_card_that_nobody_sets_off_is_discarded_with_the_round() -> None:
    game = facing("marshall-plan", turn_number=5)
    while game.table.round == 3:
        game.choose("end-turn" if "end-turn" in option_ids(game) else game.decision.options[0])
    assert card_named("marshall-plan") in module_of(game.table, History).discard


def test_a_bill_for_the_section_that_an_event_brings_goes_back() -> None:
    game = facing("fall-of-the-berlin-wall", bills={"7C": "CC", "1B": "WC"}, unemployed={"WC": {}, "MC": {}})
    assert game.table.bills == [WC, -1, -1, -1, -1, -1, -1]
    other = facing("fall-of-the-berlin-wall", policies=["7B"], bills={"7A": "CC"}, unemployed={"WC": {}, "MC": {}})
    assert other.table.bills[6] == CC


def test_an_automa_can_ask_what_it_may_set_off() -> None:
    free = facing("post-wwii-decolonization", influence={"WC": 4, "MC": 4})
    assert triggers_as_free_action(free.table, CC) == [card_named("post-wwii-decolonization")]
    assert triggers_as_basic_action(free.table, CC) == []
    basic = facing("latin-american-debt-crisis", money={"ST": 50}, loans={"ST": 1}, influence={"CC": 1, "MC": 1})
    card = card_named("latin-american-debt-crisis")
    assert triggers_as_basic_action(basic.table, CC) == [card]
    assert triggers_as_basic_action(basic.table, MC) == []
    set_off(basic.table, CC, card)
    game = asked_anew(basic)
    assert game.table.influence[CC] == 0
    assert in_force(game) == ["latin-american-debt-crisis"]
    assert triggers_as_basic_action(game.table, CC) == []


def test_without_the_module_there_is_nothing_to_set_off() -> None:
    t = Game.new(2, 1).table
    assert triggers_as_free_action(t, WC) == triggers_as_basic_action(t, WC) == []


def test_the_next_card_is_a_secret_and_the_rest_is_open() -> None:
    game = new_game(4, 9, NAME)
    while game.table.phase != ACTION or game.table.round < 2:
        game.choose(game.decision.options[0])
    history = module_of(game.table, History)
    view = game.view("WC")["modules"]
    assert json.loads(json.dumps(view)) == view
    assert view["historical-events"]["piles"] == [len(pile) for pile in history.piles] == [8, 8, 9, 9, 9]
    twin = game.clone()
    for pile in module_of(twin.table, History).piles:
        pile.reverse()
    assert twin.table != game.table
    assert twin.view("WC") == game.view("WC")


@pytest.mark.compiled
@pytest.mark.parametrize("seed", mostly_long(range(6), 1))
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games(players: int, seed: int) -> None:
    play_and_check(players, seed, NAME)


@pytest.mark.compiled
@pytest.mark.parametrize("players", mostly_long([4, 3, 2], 1))
def test_random_games_with_the_action_cards(players: int) -> None:
    play_and_check(players, 77, NAME, "action-cards")


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_views_tell_no_secrets(players: int) -> None:
    play_and_compare_views(players, 2, NAME)


def test_every_card_has_a_test_of_its_own() -> None:
    here = Path(__file__).parent
    for face in HISTORICAL_EVENTS:
        file = f"test_cards_of_round_{face.period}.py" if face.period else "test_cards_of_the_start.py"
        named = f"def test_{face.slug.replace('-', '_')}("
        assert named in (here / file).read_text(encoding="utf-8"), face.title


def test_a_table_can_be_set_up_with_automas() -> None:
    game = Game.new(seed=5, setup=Setup(3, modules=[NAME], automas={"WC": "simple"}))
    assert module_of(game.table, History).start >= 0
