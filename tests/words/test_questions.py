"""Questions and options as a player reads them, where the plain name of the pick would not say it all."""

import importlib
import pkgutil
from types import ModuleType

import pytest

from bodypolitic import cli, words
from bodypolitic.bots.steady import bot
from bodypolitic.game.game import Game
from bodypolitic.game.table.steps import Ask, Step
from bodypolitic.words.questions import option_text, question
from tests.game.table_talk import take


def asked(game: Game) -> tuple[str, list[str]]:
    """What the seat reads now."""
    decision = game.decision
    return question(game, decision), [option_text(game, decision, option) for option in decision.options]


def facing(event: str, position: dict[str, object]) -> Game:
    """The State deals with an event."""
    game = Game.from_position({"turn": "ST", "events": [event], **position})
    take(game, "basic/event-action")
    return game


def test_labor_market_deregulation_counts_no_workers_down() -> None:
    position = {"turn": "WC", "hands": {"WC": ["labor-market-deregulation"]}, "unemployed": {"WC": {"unskilled": 5}}}
    game = Game.from_position({**position, "companies": {"CC": [{"company": "hotel"}, {"company": "fashion-company"}]}})
    game.choose("play/labor-market-deregulation")
    assert asked(game)[0] == "Where do your Workers go? As many as you like."


def test_an_assignment_says_how_many_workers_are_left() -> None:
    game = Game.from_position({"unemployed": {"WC": {"unskilled": 5}}, "companies": {"CC": [{"company": "hotel"}]}})
    take(game, "basic/assign-workers")
    assert asked(game)[0] == "Where do your Workers go? You can still assign 3."


def test_specialization_says_whose_worker_comes() -> None:
    game = Game.from_position({"turn": "MC", "hands": {"MC": ["specialization"]}})
    game.choose("play/specialization")
    assert asked(game)[0] == "Which Worker joins the Working Class?"


def test_a_company_with_an_employee_says_what_the_employee_adds() -> None:
    game = Game.from_position(
        {"unemployed": {"WC": {"unskilled": 1}}, "companies": {"MC": [{"company": "doctors-office", "class": "MC"}]}}
    )
    take(game, "basic/assign-workers")
    facts = "makes 2 Health; slots: Healthcare; employee: unskilled, makes 2 more; Wages 6/8/10"
    assert f"Doctor's Office · 12\u00a0V; {facts}" in asked(game)[1]


def test_an_event_that_buys_from_players_names_seller_and_price() -> None:
    game = facing("pandemic", {"storage": {"MC": {"health": 2}, "CC": {"health": 0}}, "prices": {"MC": {"health": 5}}})
    assert asked(game) == (
        "Pandemic: how much?",
        ["1 Health from the Middle Class · 5\u00a0V", "2 Health from the Middle Class · 10\u00a0V"],
    )


@pytest.mark.parametrize(
    ("event", "text"),
    [
        ("political-scandal", "1 Media Influence for the Working Class"),
        ("political-polarization", "1 voting cube for the Working Class"),
    ],
)
def test_an_event_that_shares_something_out_names_it(event: str, text: str) -> None:
    assert text in asked(facing(event, {"media_influence": 3}))[1]


def test_an_event_of_two_resources_names_both_shares() -> None:
    storage = {"ST": {"health": 6, "education": 6}}
    game = facing("demand-for-higher-welfare-standards", {"storage": storage, "unemployed": {"WC": {"unskilled": 12}}})
    game.choose("class/WC")
    assert asked(game) == (
        "Demand for Higher Welfare Standards: what does the Working Class get?",
        ["1 Health and 2 Education", "2 Health and 1 Education"],
    )
    game.choose("amount/1")
    assert asked(game)[0] == "Where do you get 1 Health for the Working Class?"


def test_a_stimulus_package_is_for_each_class() -> None:
    game = facing("need-for-stimulus-package", {"money": {"ST": 60}})
    assert asked(game) == (
        "Need for Stimulus Package: how much?",
        ["10\u00a0V for each class", "15\u00a0V for each class"],
    )


def test_deflation_is_fought_with_sums_of_money() -> None:
    game = facing("fear-of-deflation", {"money": {"ST": 30}})
    assert asked(game) == ("Fear of Deflation: how much?", ["15\u00a0V", "30\u00a0V"])


def modules_of(package: ModuleType) -> list[ModuleType]:
    """All modules of a package."""
    found = pkgutil.walk_packages(package.__path__, f"{package.__name__}.")
    return [importlib.import_module(module.name) for module in found]


@pytest.mark.parametrize(
    "module",
    [*modules_of(words), *modules_of(cli), bot],
    ids=lambda module: module.__name__.removeprefix("bodypolitic."),
)
def test_words_commands_and_the_steady_bot_know_no_step(module: ModuleType) -> None:
    known = {value for value in vars(module).values() if isinstance(value, type) and issubclass(value, Step)}
    assert known <= {Ask, Step}


def test_a_turn_and_the_card_that_is_given_up_are_picked_from_the_hand() -> None:
    game = Game.from_position({"turn": "WC", "hands": {"WC": ["general-strike", "fake-news"]}})
    turn = game.table.stack[-1]
    assert turn.is_turn and turn.main_action_to_come and turn.picks_from_hand
    game.choose("basic/propose-bill")
    giving_up = game.table.stack[-1]
    assert giving_up.kind == "discard-card"
    assert giving_up.picks_from_hand and not giving_up.is_turn
    take(game, "discard/fake-news")
    proposing = game.table.stack[-1]
    assert not proposing.picks_from_hand and not proposing.is_turn and not proposing.main_action_to_come
