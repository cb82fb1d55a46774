"""A game knows the rules it is played by: a replay that goes another way is noticed, and a kept table plays on."""

import json
from random import Random
from typing import Any

import pytest

from bodypolitic.game.expansions.hidden_agendas.module import HiddenAgendas
from bodypolitic.game.game import Game
from bodypolitic.game.ground.errors import BadSave, Diverged
from bodypolitic.game.modules import MODULES
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.kept_table import (
    CARDS,
    RULES,
    digest_of,
    digest_of_kept,
    kept,
    story_from_kept,
    table_from_kept,
)
from bodypolitic.game.table.mended import as_by_rules_1
from bodypolitic.game.table.module import module_of
from bodypolitic.game.table.table import PLAIN_FIELDS
from tests.game.hidden_agendas.holders import holding
from tests.game.random_play import play_on, random_game


def saved(choices: int = 60) -> dict[str, Any]:
    """A save as it comes back from a file."""
    save: dict[str, Any] = json.loads(json.dumps(random_game(3, seed=4, choices=choices).save()))
    return save


def test_a_save_names_its_rules_and_has_a_digest_for_each_choice() -> None:
    game = Game.new(3, seed=4)
    chance = Random(4)
    digests = []
    for _ in range(60):
        play_on(game, chance, 1)
        digests.append(digest_of(game.table))
    save = game.save()
    assert save["rules"] == RULES
    assert save["digests"] == digests and len(set(digests)) > 50
    assert play_on(Game.load(save), chance, 20).digests[:60] == digests


def test_a_replay_that_goes_another_way_is_noticed_at_the_choice_where_it_does() -> None:
    save = saved()
    save["rules"] = RULES - 1
    save["digests"][17] = "00000000"
    with pytest.raises(Diverged, match=f"choice 18 leads elsewhere by the rules {RULES} than by the rules") as found:
        Game.load(save)
    assert found.value.number == 18
    assert Game.load(save, until=17).choices_made == 17


def test_a_choice_that_other_rules_allowed_is_told_as_such() -> None:
    save = saved()
    save["rules"] = RULES - 1
    save["choices"][20] = "fly-to-the-moon"
    with pytest.raises(Diverged, match="choice 21 leads elsewhere"):
        Game.load(save)


def test_a_save_that_somebody_changed_is_told_as_such() -> None:
    save = saved()
    save["digests"][5] = "00000000"
    with pytest.raises(Diverged, match="somebody has changed the save; it can be loaded up to there, with until=5"):
        Game.load(save)


def test_a_save_with_digests_for_some_choices_only() -> None:
    save = saved()
    del save["digests"][40:]
    with pytest.raises(Diverged, match="choice 41"):
        Game.load(save)
    with pytest.raises(BadSave, match='"digests" must be a list'):
        Game.load({**save, "digests": "none"})


def test_a_save_from_before_there_were_digests_loads() -> None:
    save = saved()
    del save["digests"], save["rules"]
    assert Game.load(save).choices_made == 60


SETUPS = [
    Setup(2),
    Setup(
        4, modules=["crisis-response", "hidden-agendas", "action-cards", "historical-events=2", "alternative-events"]
    ),
    Setup(4, modules=["hidden-agendas"], automas={"WC": "advanced", "MC": "simple", "CC": "advanced"}),
]


@pytest.mark.parametrize("setup", SETUPS, ids=["base", "modules", "automas"])
def test_a_game_goes_on_from_a_kept_table_as_if_nothing_had_been(setup: Setup) -> None:
    chance = Random(7)
    game = Game.new(seed=7, setup=setup)
    while not game.over:
        play_on(game, chance, 23)
        data = json.loads(json.dumps(kept(game.table)))
        assert table_from_kept(data) == game.table
        later = Game.resumed(setup, data, game.choices_made)
        assert later.choices_made == game.choices_made
        for seat in (*game.scores, None):
            assert later.view(seat) == game.view(seat)
    twin = Game.resumed(setup, kept(play_on(Game.new(seed=7, setup=setup), Random(3), 90).table), 90)
    again = Game.load(json.loads(json.dumps(play_on(twin, Random(5), 50).save())))
    assert again.table == twin.table and again.choices_made == 140
    assert play_on(again, Random(6)).scores == play_on(twin, Random(6)).scores


@pytest.mark.parametrize("wrong", [None, "12", 1.5])
def test_a_save_of_a_kept_table_that_does_not_say_what_came_before(wrong: object) -> None:
    game = Game.resumed(Setup(2), kept(random_game(2, 1, 30).table), 30)
    with pytest.raises(BadSave, match="earlier"):
        Game.load({**game.save(), "earlier": wrong})


@pytest.mark.parametrize("wrong", [{}, [], None, {"players": 2}])
def test_a_kept_table_that_is_none(wrong: Any) -> None:
    with pytest.raises(BadSave, match="the kept table can't be read by this version"):
        Game.resumed(Setup(2), wrong, 30)


def test_a_kept_table_with_a_step_that_nobody_knows() -> None:
    data = kept(random_game(2, 1, 30).table)
    with pytest.raises(BadSave, match="the kept table can't be read by this version"):
        Game.resumed(Setup(2), {**data, "stack": [["NoSuchStep"]]}, 30)


def test_a_digest_tells_what_players_could_tell_and_not_how_this_build_gets_on() -> None:
    table = random_game(2, 1, 30).table
    data = kept(table)
    assert len(data["stack"]) > 1
    assert digest_of_kept({**data, "stack": [["AnotherWayOfGettingOn"], data["stack"][-1]]}) == digest_of(table)
    assert digest_of_kept({**data, "stack": [*data["stack"], ["AnotherQuestion"]]}) != digest_of(table)
    assert digest_of_kept({**data, "vp": [999, *data["vp"][1:]]}) != digest_of(table)


# What is a number by nature, or by the order of the rulebook, in any build
NUMBERS = {
    *("active", "automas", "bag", "benefits", "bill_proposed", "bill_sections", "bills", "capital", "chance", "cubes"),
    *("demonstration", "drawn", "free_trade_zone", "goods", "immigration_deck", "influence", "legitimacy"),
    *("legitimacy_tokens", "loans", "media_influence", "money", "phase", "players", "policies", "prices", "prosperity"),
    *("provided_now", "roles", "round", "storage", "storage_tiles", "supply", "tally", "tax_multiplier", "turn"),
    *("labor_market_when_paid", "unemployed", "unions", "vp", "wealth", "worker_supply", "workers"),
}
NUMBERS_OF_MODULES = {
    "hidden-agendas": {
        *("bills_passed", "events_dealt_with", "exported", "exporting", "noted", "outcomes", "state_loans", "wages")
    },
    "crisis-response": {"bonds", "free_openings", "from_capital", "gathered", "locks"},
    "historical-events": {"each_round", "moved"},
    "alternative-events": {"backed_policy", "backed_with", "wage_before"},
    "action-cards": {"markers", "protected"},
    "automa": {"mode", "pile", "discard", "card", "spending"},
}


def test_whatever_is_a_card_is_kept_by_its_name() -> None:
    assert set(PLAIN_FIELDS) == NUMBERS | set(CARDS)
    every = Setup(4, modules=MODULES, automas={"WC": "advanced", "MC": "simple", "CC": "advanced"})
    for module in Game.new(setup=every).table.modules:
        numbers = NUMBERS_OF_MODULES["automa" if module.OPTIONS else module.NAME]
        assert set(module.FIELDS) == numbers | set(module.HOLDS) | set(module.OPTIONS), module.NAME


def test_cards_of_one_title_are_told_apart() -> None:
    game = Game.new(4, seed=1)
    names = [name for hand in kept(game.table)["decks"] for name in hand]
    assert all(name[:3] in {"WC/", "MC/", "CC/", "ST/"} for name in names)


def test_what_a_later_build_adds_stands_there_as_on_a_new_table() -> None:
    setup = Setup(4, modules=["hidden-agendas"])
    game = play_on(Game.new(seed=2, setup=setup), Random(2), 40)
    data: dict[str, Any] = json.loads(json.dumps(kept(game.table)))
    del data["free_trade_zone"], data["modules"][0]["wages"]
    data["given_up"] = data["modules"][0]["given_up"] = 1
    later = Game.resumed(setup, data, 40)
    assert later.table.free_trade_zone == [0, 0]
    assert play_on(later, Random(3)).over


@pytest.mark.parametrize("setup", SETUPS, ids=["base", "modules", "automas"])
def test_a_save_of_the_rules_1_loads_as_far_as_they_go_the_same_way(setup: Setup) -> None:
    game = play_on(Game.new(seed=7, setup=setup), Random(7), 20)
    digests = [digest_of_kept(as_by_rules_1(kept(game.after(number).table))) for number in range(1, 21)]
    assert digests != game.digests
    assert Game.load({**game.save(), "rules": 1, "digests": digests}).table == game.table
    with pytest.raises(Diverged) as found:
        Game.load({**game.save(), "rules": 1, "digests": [*digests[:12], "00000000", *digests[13:]]})
    assert found.value.number == 13


def test_a_table_of_the_rules_1_with_bills_has_elections() -> None:
    game = Game.from_position({"bills": {"1B": "WC"}})
    data = kept(game.table)
    del data["bill_proposed"]
    assert Game.resumed(game.setup, data, 10).table.bill_proposed


def test_a_story_of_the_rules_1_is_told_but_for_a_bonus_that_may_have_been_lost() -> None:
    story = story_from_kept([["AutomaUnable", "CC", "SA"], ["AutomaActs", "CC", "BC", 1]])
    assert [(told.kind, told.values) for told in story] == [
        ("automa-unable", {"who": "CC", "action": "SA", "line": "unable-untold", "found": "nothing-counted"}),
        ("automa-acts", {"who": "CC", "action": "BC"}),
    ]


def test_a_holder_who_was_asked_by_the_rules_1_to_claim_its_agenda_may_do_so_in_its_next_turn() -> None:
    game = holding("rally-the-masses", turn="MC", influence={"WC": 5}, main_taken=True)
    data: dict[str, Any] = json.loads(json.dumps(kept(game.table)))
    data["stack"].append(["ClaimAgenda", "WC", "rally-the-masses"])
    data["modules"][0]["asked"] = [1, 0, 0, 0]
    del data["modules"][0]["noted"]
    later = Game.resumed(game.setup, data, 10)
    assert (later.decision.seat, later.decision.kind) == ("MC", "turn")
    assert module_of(later.table, HiddenAgendas).noted == [1, 0, 0, 0]


def test_every_step_comes_back_as_it_was() -> None:
    """Also one with a discount of less than nothing, as a card that makes companies dearer has it."""
    game = Game.from_position({"turn": "MC", "hands": {"MC": ["investment-opportunities"]}, "money": {"MC": 200}})
    for choice in ("play/investment-opportunities", "option/2"):
        game.choose(choice)
    step = game.table.stack[-1]
    assert "discount=-8" in repr(step)
    assert repr(table_from_kept(json.loads(json.dumps(kept(game.table)))).stack[-1]) == repr(step)
