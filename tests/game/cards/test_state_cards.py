"""The State's action cards, each played for its effect; the questions about them are F16 to F46 (p. 36-38).

Only a game of 4 has a State player, so nothing here is played with fewer. A normal setup has 1C 2B 3A 4B 5C 6B 7B,
legitimacy 2 with each class, a Population of 3 for both, and an empty clinic and National Public Broadcasting.
"""

import pytest

from bodypolitic.game.cards.card import Card
from bodypolitic.game.cards.state import DECK
from bodypolitic.game.components.action_cards import ACTION_CARD_BY_SLUG
from bodypolitic.game.components.companies import COMPANY_BY_SLUG
from bodypolitic.game.components.event_cards import BASE_EVENTS, EVENT_BY_SLUG, EVENTS
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import (
    BENEFIT_CUBES,
    BENEFIT_MONEY,
    CC,
    EDUCATION,
    FISCAL,
    FOOD,
    HEALTH,
    HEALTH_AND_BENEFITS,
    INFLUENCE,
    LUXURY,
    MC,
    NOBODY,
    ROLES,
    ST,
    UNSKILLED,
    WC,
    A,
    B,
    C,
)
from bodypolitic.game.rules.resources import storage_limit
from tests.game.refusals import needs_section
from tests.game.table_talk import company, option_ids, paid, picks, refusal, unemployed, workers_in


def holding(card: str, **more: object) -> Game:
    """The State's turn, with a single card in hand."""
    return Game.from_position({"turn": "ST", "hands": {"ST": [card]}, **more})


def played(card: str, **more: object) -> Game:
    """The State has just played its only card."""
    game = holding(card, **more)
    game.choose(f"play/{card}")
    return game


def why_not(card: str, **more: object) -> tuple[str, dict[str, str | int]]:
    """Why the State can't play its only card, which it isn't offered."""
    game = holding(card, **more)
    assert f"play/{card}" not in option_ids(game)
    return refusal(game, f"play/{card}")


def benefits(game: Game, who: int) -> dict[int, int]:
    """What lies in the State Benefits area of a class, by item."""
    return {item: amount for item, amount in enumerate(game.table.benefits[who]) if amount}


def events(*slugs: str) -> list[int]:
    return [EVENT_BY_SLUG[slug] for slug in slugs]


def finished(game: Game) -> bool:
    """Whether the card is done with and the State only has the rest of its turn left."""
    return game.decision.seat == "ST" and "end-turn" in option_ids(game)


# Requirements, and the deck as a whole

FIT_FOR_PUBLIC_WORK = {"WC": {"media": 1, "unskilled": 2}, "MC": {}}
REQUIREMENTS = {
    "foreign-students": ("1A", "1B"),
    "healthcare-program": ("4A", "4B"),
    "medical-tourism": ("1A", "1B"),
    "unemployment-initiative-program": ("4A", "4B"),
    "literacy-program": ("5A", "5B"),
    "supplemental-income-program": ("2B", "2C"),
    "business-grants": ("1A", "1B"),
    "nationalization": ("1A", "1B"),
    "privatization": ("1B", "1C"),
}


def under(card: str, section: str) -> Game:
    """A table where nothing but its requirement can stand in a card's way."""
    return holding(card, policies=[section], unemployed=FIT_FOR_PUBLIC_WORK, money={"ST": 200})


def test_just_nine_titles_have_a_requirement() -> None:
    assert sorted(card.face.slug for card in DECK if card.requires) == sorted(REQUIREMENTS)


@pytest.mark.parametrize("card", REQUIREMENTS)
def test_a_required_policy_allows_the_effect(card: str) -> None:
    for section in REQUIREMENTS[card]:
        assert f"play/{card}" in option_ids(under(card, section))


@pytest.mark.parametrize("card", REQUIREMENTS)
def test_without_the_required_policy_a_card_only_serves_for_a_basic_action(card: str) -> None:
    policy = REQUIREMENTS[card][0][0]
    section = next(f"{policy}{letter}" for letter in "ABC" if f"{policy}{letter}" not in REQUIREMENTS[card])
    game = under(card, section)
    assert f"play/{card}" not in option_ids(game)
    assert refusal(game, f"play/{card}") == needs_section(list(REQUIREMENTS[card]), section)
    picks(game, "basic/campaign", "amount/3")
    assert game.table.influence[ST] == 4
    assert game.table.hands[ST] == []
    assert game.table.discards[ST] == [ACTION_CARD_BY_SLUG[ST][card]]
    assert game.table.legitimacy == [2, 2, 2]


@pytest.mark.parametrize("card", [card for card in DECK if not card.requires], ids=lambda card: card.face.slug)
def test_no_policy_stops_any_other_card(card: Card) -> None:
    slug = card.face.slug
    for letter in "ABC":
        policies = [f"{number}{letter}" for number in range(1, 8)]
        game = holding(slug, policies=policies, influence={"ST": 2}, bills=_three_bills(letter), money={"ST": 200})
        assert f"play/{slug}" in option_ids(game)


def _three_bills(letter: str) -> dict[str, str]:
    other = "A" if letter == "B" else "B"
    return {f"2{other}": "WC", f"3{other}": "MC", f"7{other}": "CC"}


def test_every_state_card_has_a_test_of_its_own() -> None:
    tests = [name for name in globals() if name.startswith("test_")]
    names = [card.face.slug.replace("-", "_") for card in DECK]
    assert [name for name in names if not any(test.startswith(f"test_{name}_") for test in tests)] == []


def test_legitimacy_of_a_discarded_card_is_ignored() -> None:
    game = holding("construction-boom", legitimacy={"WC": 5, "MC": 5, "CC": 5})
    picks(game, "basic/campaign", "amount/1")
    assert game.table.legitimacy == [5, 5, 5]
    assert game.table.money == [30, 40, 120, 120]


# Employment Support Scheme


def test_employment_support_scheme_gives_15_v_to_wc_and_mc_at_once() -> None:
    game = played(
        "employment-support-scheme",
        money={"WC": 5, "MC": 0, "CC": 7, "ST": 30},
        state_benefits={"WC": {"health": 2}},
    )
    assert game.table.money == [20, 15, 7, 0]
    assert benefits(game, WC) == {HEALTH: 2}  # given, not provided
    assert benefits(game, MC) == {}
    assert game.table.legitimacy == [3, 3, 2]
    assert game.table.loans == [0, 0, 0, 0]
    assert finished(game)


def test_employment_support_scheme_is_not_played_on_credit() -> None:
    assert why_not("employment-support-scheme", money={"ST": 29}) == ("needs-money", {"needed": 30, "has": 29})


# Shift Focus


def shift_focus(*board: str, money: int = 100) -> Game:
    """Two cards are known to be on top of the Event deck."""
    return played(
        "shift-focus", events=list(board), next_events=["fear-of-deflation", "civil-unrest"], money={"ST": money}
    )


def test_shift_focus_exchanges_an_event_without_penalty_and_deals_with_the_new_one() -> None:
    game = shift_focus("pandemic", "drought")
    assert option_ids(game) == [
        "replace-event/pandemic/fear-of-deflation",
        "replace-event/pandemic/civil-unrest",
        "replace-event/drought/fear-of-deflation",
        "replace-event/drought/civil-unrest",
        "skip",
    ]
    picks(game, "replace-event/drought/fear-of-deflation", "event/fear-of-deflation", "amount/45")
    assert game.table.events == events("pandemic")
    assert game.table.event_discard == events("drought", "fear-of-deflation")
    assert game.table.legitimacy == [2, 2, 2]
    assert game.table.money[ST] == 55
    assert game.table.vp[ST] == 6
    assert finished(game)


def test_shift_focus_puts_no_event_into_an_empty_space() -> None:
    game = shift_focus("drought")
    assert option_ids(game) == ["replace-event/drought/fear-of-deflation", "replace-event/drought/civil-unrest", "skip"]
    game.choose("replace-event/drought/fear-of-deflation")
    assert game.table.events == events("fear-of-deflation")


def test_shift_focus_needs_an_event_to_exchange() -> None:
    assert why_not("shift-focus", events=[]) == ("no-event", {})


def test_shift_focus_may_leave_the_state_with_an_event_it_cannot_deal_with() -> None:
    game = shift_focus("demand-for-pension-reform", money=0)
    game.choose("replace-event/demand-for-pension-reform/fear-of-deflation")
    assert finished(game)
    assert game.table.events == events("fear-of-deflation")
    assert game.table.event_discard == events("demand-for-pension-reform")


def test_f41_the_event_not_chosen_stays_on_top_of_the_deck() -> None:
    game = shift_focus("pandemic", "drought")
    below = game.table.event_deck[-3]
    game.choose("replace-event/pandemic/civil-unrest")
    assert game.table.events == events("drought", "civil-unrest")
    assert game.table.event_deck[-2:] == [below, EVENT_BY_SLUG["fear-of-deflation"]]


def test_f41_both_stay_there_if_none_is_placed() -> None:
    game = shift_focus("pandemic", "drought")
    before = game.table.event_deck.copy()
    game.choose("skip")
    assert game.table.event_deck == before
    assert game.table.event_deck[-2:] == events("civil-unrest", "fear-of-deflation")
    assert game.table.events == events("pandemic", "drought")
    assert game.table.event_discard == []


def test_f42_after_shift_focus_either_event_may_be_dealt_with() -> None:
    game = shift_focus("pandemic", "drought")
    game.choose("replace-event/pandemic/civil-unrest")
    assert option_ids(game) == ["event/drought", "event/civil-unrest"]
    picks(game, "event/drought", "class/WC", "from/foreign-market", "amount/2")
    assert benefits(game, WC) == {FOOD: 2}
    assert game.table.events == events("civil-unrest")


ALL_EVENTS = [event.slug for event in BASE_EVENTS]


def test_f43_in_round_1_shift_focus_shuffles_late_events_back(monkeypatch: pytest.MonkeyPatch) -> None:
    late = EVENT_BY_SLUG["civil-unrest"]
    for round_number in (1, 2):
        with monkeypatch.context() as marked:
            marked.setattr(EVENTS[late], "late", True)
            game = played(
                "shift-focus", round=round_number, events=["drought"], next_events=["civil-unrest", "fear-of-deflation"]
            )
            assert ("replace-event/drought/civil-unrest" in option_ids(game)) == (round_number == 2)
            assert "replace-event/drought/fear-of-deflation" in option_ids(game)
            assert late in game.table.event_deck


def test_f43_in_round_1_shift_focus_uses_unmarked_events_as_they_are() -> None:
    assert not any(event.late for event in EVENTS)
    for first, second in zip(ALL_EVENTS[1::2], ALL_EVENTS[2::2], strict=True):
        game = played("shift-focus", round=1, events=[ALL_EVENTS[0]], next_events=[first, second])
        exchanges = [f"replace-event/{ALL_EVENTS[0]}/{event}" for event in (first, second)]
        assert option_ids(game) == [*exchanges, "skip"]


# Denial Of Free Speech


def denial_of_free_speech(**more: object) -> Game:
    influence = {"WC": 1, "MC": 0, "CC": 3, "ST": 0}
    return played("denial-of-free-speech", **{"influence": influence, "media_influence": 4, **more})


def test_denial_of_free_speech_takes_influence_and_costs_legitimacy_with_two_classes() -> None:
    game = denial_of_free_speech(legitimacy={"WC": 3, "MC": 4, "CC": 5})
    assert option_ids(game) == ["amount/0", "amount/1", "amount/2"]
    game.choose("amount/2")
    assert (game.table.media_influence, game.table.influence[ST]) == (2, 2)
    assert option_ids(game) == ["class/WC", "class/MC", "class/CC"]
    game.choose("class/WC")
    assert option_ids(game) == ["class/MC", "class/CC"]
    game.choose("class/CC")
    assert game.table.influence == [0, 0, 2, 4]
    assert game.table.legitimacy == [2, 4, 4]
    assert finished(game)


def test_denial_of_free_speech_may_name_a_player_without_influence() -> None:
    game = denial_of_free_speech()
    picks(game, "amount/0", "class/MC", "class/WC")
    assert game.table.influence == [0, 0, 3, 1]
    assert game.table.media_influence == 4
    assert game.table.legitimacy == [1, 1, 2]


def test_denial_of_free_speech_needs_no_media_influence() -> None:
    game = denial_of_free_speech(media_influence=0)
    picks(game, "class/WC", "class/CC")
    assert game.table.influence == [0, 0, 2, 2]


def test_f23_denial_of_free_speech_needs_two_classes_with_legitimacy_to_lose() -> None:
    assert why_not("denial-of-free-speech", legitimacy={"WC": 1, "MC": 9, "CC": 1}) == (
        "legitimacy-too-low",
        {"class": "WC"},
    )


def test_f23_a_class_at_1_cannot_be_named() -> None:
    game = denial_of_free_speech(legitimacy={"WC": 1, "MC": 2, "CC": 2})
    game.choose("amount/1")
    assert finished(game)  # the other two, without a choice
    assert game.table.legitimacy == [1, 1, 1]
    assert game.table.influence == [1, 0, 2, 2]


# Step For Representation


def test_step_for_representation_provides_influence_and_cubes_that_a_class_takes_later() -> None:
    game = played(
        "step-for-representation",
        influence={"WC": 0, "ST": 1},
        bag={"WC": 8, "MC": 8, "CC": 8},
        state_benefits={"WC": {"money": 20, "food": 1}},
    )
    assert option_ids(game) == ["class/WC", "class/MC", "class/CC"]
    game.choose("class/WC")
    assert benefits(game, WC) == {INFLUENCE: 1, BENEFIT_CUBES: 2}  # and what lay there is gone
    assert game.table.influence[ST] == 0
    assert (game.table.bag[WC], game.table.cubes[WC]) == (8, 15)
    assert game.table.legitimacy == [4, 2, 2]
    picks(game, "end-turn", "free/receive-benefits")
    assert game.table.influence[WC] == 1
    assert game.table.bag == [10, 8, 8]
    assert game.table.vp == [0, 0, 0, 1]


def test_step_for_representation_stops_at_legitimacy_10() -> None:
    game = played("step-for-representation", legitimacy={"CC": 9})
    game.choose("class/CC")
    assert game.table.legitimacy == [2, 2, 10]


def test_step_for_representation_needs_2_cubes_outside_the_bag() -> None:
    game = played("step-for-representation", bag={"WC": 24, "MC": 23, "CC": 25})
    assert benefits(game, MC) == {INFLUENCE: 1, BENEFIT_CUBES: 2}
    assert game.table.legitimacy == [2, 4, 2]
    refused = why_not("step-for-representation", bag={"WC": 24, "MC": 24, "CC": 25})
    assert refused == ("needs-cubes", {"needed": 2, "has": 1, "class": "WC"})


def test_f46_media_influence_does_not_serve_for_step_for_representation() -> None:
    refused = why_not("step-for-representation", influence={"ST": 0}, media_influence=6)
    assert refused == ("needs-personal-influence", {"needed": 1, "has": 0})


# Immediate Response


def immediate_response(health: int) -> Game:
    """Half of Population 3 are 2 health, which only the State has; food lies there from before."""
    return played(
        "immediate-response",
        events=["declining-birth-rate", "drought"],
        storage={"ST": {"health": health}, "MC": {"health": 0}, "CC": {"health": 0}},
        state_benefits={"WC": {"food": 1}, "MC": {"food": 1}},
        money={"ST": 0},
    )


def test_immediate_response_deals_with_one_event_twice_with_different_choices() -> None:
    game = immediate_response(health=6)
    game.choose("class/WC")
    assert game.table.events == events("declining-birth-rate", "drought")
    game.choose("class/MC")
    assert (benefits(game, WC), benefits(game, MC)) == ({HEALTH: 2}, {HEALTH: 2})
    assert game.table.storage[ST][HEALTH] == 2
    assert game.table.legitimacy == [3, 3, 2]
    assert game.table.events == events("drought")
    assert game.table.event_discard == events("declining-birth-rate")
    assert finished(game)


def test_immediate_response_earns_the_reward_each_time() -> None:
    game = played("immediate-response", events=["fear-of-deflation"], money={"ST": 60})
    picks(game, "amount/15", "amount/45")
    assert game.table.money[ST] == 0
    assert game.table.vp[ST] == 8
    assert game.table.events == []


def test_immediate_response_stops_after_the_first_time_if_the_second_is_impossible() -> None:
    game = immediate_response(health=3)
    game.choose("class/WC")
    assert finished(game)
    assert benefits(game, WC) == {HEALTH: 2}
    assert game.table.legitimacy == [3, 2, 2]
    assert game.table.events == events("drought")


def test_immediate_response_needs_an_event_that_can_be_dealt_with() -> None:
    assert why_not("immediate-response", events=[]) == ("no-event", {})
    assert why_not("immediate-response", events=["fear-of-deflation"], money={"ST": 14}) == (
        "needs-money",
        {"needed": 15, "has": 14},
    )


def test_f31_what_is_provided_the_first_time_stays_with_the_second() -> None:
    game = immediate_response(health=6)
    picks(game, "class/WC", "class/WC")
    assert benefits(game, WC) == {HEALTH: 4}  # the food of an earlier action is gone
    assert benefits(game, MC) == {FOOD: 1}
    assert game.table.legitimacy == [4, 2, 2]


# Geopolitical Support


@pytest.mark.parametrize(("section", "money"), [("6A", 15), ("6B", 30), ("6C", 45)])
def test_geopolitical_support_pays_by_foreign_trade(section: str, money: int) -> None:
    game = played("geopolitical-support", policies=[section], money={"ST": 0})
    assert game.table.money == [30, 40, 120, money]
    assert game.table.legitimacy == [2, 2, 2]


# Foreign Students and Medical Tourism


def services(resource: str, amount: int, *policies: str) -> dict[str, object]:
    """At 1B the State has room for 16 of each service."""
    return {"policies": ["1B", *policies], "storage": {"ST": {resource: amount}}, "money": {"ST": 3}}


@pytest.mark.parametrize(("section", "money", "vp"), [("5A", 0, 0), ("5B", 40, 1), ("5C", 80, 0)])
def test_foreign_students_pay_the_local_price(section: str, money: int, vp: int) -> None:
    game = played("foreign-students", **services("education", 10, section))
    assert option_ids(game) == [f"amount/{amount}" for amount in range(1, 9)]
    game.choose("amount/8")
    assert game.table.storage[ST][EDUCATION] == 2
    assert game.table.money == [30, 40, 120, 3 + money]
    assert game.table.vp == [0, 0, 0, vp]
    assert game.table.legitimacy == [2, 2, 2]


def test_foreign_students_take_no_more_than_there_is() -> None:
    game = played("foreign-students", **services("education", 2))
    assert option_ids(game) == ["amount/1", "amount/2"]
    missing = {"needed": 1, "has": 0, "resource": "education"}
    assert why_not("foreign-students", **services("education", 0)) == ("needs-resource", missing)


@pytest.mark.parametrize(("section", "money", "vp"), [("4A", 0, 0), ("4B", 35, 1), ("4C", 70, 0)])
def test_medical_tourism_pays_the_local_price(section: str, money: int, vp: int) -> None:
    game = played("medical-tourism", **services("health", 10, section))
    assert option_ids(game) == [f"amount/{amount}" for amount in range(1, 9)]
    game.choose("amount/7")
    assert game.table.storage[ST][HEALTH] == 3
    assert game.table.money == [30, 40, 120, 3 + money]
    assert game.table.vp == [0, 0, 0, vp]
    assert game.table.legitimacy == [2, 2, 2]


def test_medical_tourism_takes_no_more_than_there_is() -> None:
    game = played("medical-tourism", **services("health", 3))
    assert option_ids(game) == ["amount/1", "amount/2", "amount/3"]
    missing = {"needed": 1, "has": 0, "resource": "health"}
    assert why_not("medical-tourism", **services("health", 0)) == ("needs-resource", missing)


# Healthcare Program and Literacy Program


def provisions(resource: str, st: int, mc: int, cc: int, money: int = 100) -> dict[str, object]:
    """Who has a service to provide, at 5 V from MC and 8 V from CC; 4B and 5B allow both programs."""
    return {
        "policies": ["4B", "5B"],
        "storage": {"ST": {resource: st}, "MC": {resource: mc}, "CC": {resource: cc}},
        "prices": {"MC": {resource: 5}, "CC": {resource: 8}},
        "money": {"MC": 40, "CC": 120, "ST": money},
    }


def test_healthcare_program_provides_for_a_whole_population_and_brings_a_token() -> None:
    game = played("healthcare-program", **provisions("health", st=2, mc=2, cc=2))
    picks(game, "class/WC", "from/ST", "amount/2")
    assert option_ids(game) == ["from/MC", "from/CC"]
    assert game.table.legitimacy_tokens == [0, 0, 0]  # not before all of it is provided
    game.choose("from/MC")
    assert benefits(game, WC) == {HEALTH: 3}
    assert game.table.storage[ST][HEALTH] == 0
    assert game.table.storage[MC][HEALTH] == 1
    assert game.table.money == [30, 45, 120, 95]
    assert game.table.legitimacy == [3, 2, 2]
    assert game.table.legitimacy_tokens == [1, 0, 0]
    assert game.table.vp[ST] == 0  # nobody bought anything at 4B
    assert finished(game)


def test_healthcare_program_buys_nothing_from_the_class_that_receives_it() -> None:
    game = played("healthcare-program", **provisions("health", st=2, mc=2, cc=2))
    game.choose("class/MC")
    assert option_ids(game) == ["from/ST", "from/CC"]
    picks(game, "from/ST", "amount/1", "from/CC", "amount/2")
    assert benefits(game, MC) == {HEALTH: 3}
    assert game.table.money == [30, 40, 136, 84]
    assert game.table.legitimacy == [2, 3, 2]
    assert game.table.legitimacy_tokens == [0, 1, 0]


def test_healthcare_program_offers_only_classes_it_can_provide_for() -> None:
    game = played("healthcare-program", **provisions("health", st=1, mc=2, cc=0))
    assert option_ids(game) == ["from/ST", "from/MC"]  # for WC: MC would have to be given its own
    game.choose("from/ST")
    assert benefits(game, WC) == {HEALTH: 3}


def test_healthcare_program_needs_the_health_and_the_money_for_it() -> None:
    none = provisions("health", st=1, mc=0, cc=1)
    missing = {"needed": 3, "has": 2, "resource": "health"}
    assert why_not("healthcare-program", **none) == ("not-enough-for-sale", missing)
    dear = provisions("health", st=0, mc=0, cc=3, money=22)
    assert why_not("healthcare-program", **dear) == ("needs-money", {"needed": 24, "has": 22})


def test_literacy_program_provides_for_a_whole_population_and_brings_a_token() -> None:
    game = played(
        "literacy-program", **provisions("education", st=4, mc=1, cc=0), state_benefits={"MC": {"education": 5}}
    )
    game.choose("class/MC")
    assert benefits(game, MC) == {EDUCATION: 3}  # what lay there before is gone
    assert game.table.storage[ST][EDUCATION] == 1
    assert game.table.money == [30, 40, 120, 100]
    assert game.table.legitimacy == [2, 3, 2]
    assert game.table.legitimacy_tokens == [0, 1, 0]


def test_literacy_program_may_buy_what_the_state_would_rather_keep() -> None:
    game = played("literacy-program", **provisions("education", st=4, mc=3, cc=0))
    picks(game, "class/WC", "from/MC", "amount/3")
    assert benefits(game, WC) == {EDUCATION: 3}
    assert game.table.storage[ST][EDUCATION] == 4
    assert game.table.money == [30, 55, 120, 85]
    assert game.table.legitimacy_tokens == [1, 0, 0]


def test_literacy_program_needs_the_education_and_the_money_for_it() -> None:
    none = provisions("education", st=0, mc=3, cc=0, money=14)
    assert why_not("literacy-program", **none) == ("needs-money", {"needed": 15, "has": 14})
    missing = {"needed": 3, "has": 0, "resource": "education"}
    assert why_not("literacy-program", **provisions("education", st=0, mc=0, cc=0)) == ("not-enough-for-sale", missing)


# Unemployment Initiative Program

BROADCASTING = "national-public-broadcasting"


def test_unemployment_initiative_program_fills_an_empty_public_company() -> None:
    game = played(
        "unemployment-initiative-program",
        unemployed={"WC": {"media": 1, "luxury": 1, "unskilled": 3}, "MC": {"media": 1, "unskilled": 2}},
        demonstration=True,
    )
    assert option_ids(game) == [f"staff-company/{BROADCASTING}/WC", f"staff-company/{BROADCASTING}/MC"]
    game.choose(f"staff-company/{BROADCASTING}/WC")
    filled = company(game, BROADCASTING)
    assert (filled.staff, filled.committed) == (WC, True)
    assert workers_in(game, BROADCASTING) == ["media", "unskilled", "unskilled"]  # unskilled ones first
    assert unemployed(game, "WC") == {"luxury": 1, "unskilled": 1}
    assert unemployed(game, "MC") == {"media": 1, "unskilled": 2}
    assert game.table.demonstration  # the company isn't a new one
    assert game.table.legitimacy == [2, 2, 2]
    assert finished(game)


def test_unemployment_initiative_program_lets_the_state_name_skilled_stand_ins() -> None:
    game = played(
        "unemployment-initiative-program",
        unemployed={"WC": {}, "MC": {"media": 1, "luxury": 1, "education": 1, "unskilled": 1}},
    )
    assert (game.decision.seat, option_ids(game)) == ("ST", ["employ/luxury", "employ/education"])
    game.choose("employ/education")
    assert workers_in(game, BROADCASTING) == ["media", "unskilled", "education"]
    assert unemployed(game, "MC") == {"luxury": 1}


def test_unemployment_initiative_program_never_mixes_classes() -> None:
    mixed = {"WC": {"media": 1, "unskilled": 1}, "MC": {"unskilled": 3}}
    assert why_not("unemployment-initiative-program", unemployed=mixed) == ("no-company-for-unemployed", {})


# A Matter Of High Priority


def high_priority(*board: str, money: int = 100) -> Game:
    """Two cards are known to be on top of the Event deck."""
    return played(
        "a-matter-of-high-priority",
        events=list(board),
        next_events=["fear-of-deflation", "civil-unrest"],
        money={"ST": money},
    )


def test_a_matter_of_high_priority_places_an_event_and_deals_with_it() -> None:
    game = high_priority()
    assert option_ids(game) == ["place-event/fear-of-deflation", "place-event/civil-unrest"]  # it must be one of them
    picks(game, "place-event/fear-of-deflation", "amount/30")
    assert game.table.money[ST] == 70
    assert game.table.vp[ST] == 4
    assert game.table.events == []
    assert game.table.event_discard == events("fear-of-deflation")
    assert finished(game)


def test_a_matter_of_high_priority_without_a_free_space_is_only_an_event_action() -> None:
    game = high_priority("drought", "demand-for-pension-reform")
    deck = game.table.event_deck.copy()
    assert option_ids(game) == ["leave-events/fear-of-deflation/civil-unrest"]  # the State has seen them
    game.choose("leave-events/fear-of-deflation/civil-unrest")
    assert option_ids(game) == ["event/drought", "event/demand-for-pension-reform"]
    picks(game, "event/demand-for-pension-reform", "class/WC")
    assert benefits(game, WC) == {BENEFIT_MONEY: 15}
    assert game.table.vp[ST] == 2
    assert game.table.money[ST] == 85
    assert game.table.event_deck == deck
    assert deck[-2:] == events("civil-unrest", "fear-of-deflation")
    assert game.table.events == events("drought")


def test_a_matter_of_high_priority_may_place_an_event_that_cannot_be_dealt_with() -> None:
    game = high_priority(money=0)
    game.choose("place-event/fear-of-deflation")
    assert finished(game)
    assert game.table.events == events("fear-of-deflation")


def test_a_matter_of_high_priority_needs_a_space_or_an_event_to_deal_with() -> None:
    board = ["fear-of-deflation", "demand-for-pension-reform"]
    assert why_not("a-matter-of-high-priority", events=board, money={"ST": 0}) == ("no-event-possible", {"events": 2})


def test_f16_the_event_not_chosen_goes_back_on_top() -> None:
    game = high_priority("drought")
    below = game.table.event_deck[-3]
    game.choose("place-event/civil-unrest")
    assert game.table.events == events("drought", "civil-unrest")
    assert game.table.event_deck[-2:] == [below, EVENT_BY_SLUG["fear-of-deflation"]]
    assert game.table.event_discard == []


def test_f17_the_event_just_placed_need_not_be_dealt_with() -> None:
    game = high_priority("drought")
    game.choose("place-event/fear-of-deflation")
    assert option_ids(game) == ["event/drought", "event/fear-of-deflation"]
    picks(game, "event/drought", "class/WC", "from/foreign-market", "amount/2")
    assert benefits(game, WC) == {FOOD: 2}
    assert game.table.money[ST] == 80
    assert game.table.events == events("fear-of-deflation")


def test_f18_in_round_1_a_late_event_is_shuffled_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EVENTS[EVENT_BY_SLUG["civil-unrest"]], "late", True)
    game = played("a-matter-of-high-priority", round=1, events=[], next_events=["drought", "civil-unrest"])
    assert "place-event/drought" in option_ids(game)
    assert "place-event/civil-unrest" not in option_ids(game)
    assert len(option_ids(game)) == 2


def test_f18_in_round_1_unmarked_events_are_used_as_they_are() -> None:
    for first, second in zip(ALL_EVENTS[::2], [*ALL_EVENTS[1::2], ALL_EVENTS[0]], strict=True):
        game = played("a-matter-of-high-priority", round=1, events=[], next_events=[first, second])
        assert option_ids(game) == [f"place-event/{first}", f"place-event/{second}"]


# Emergency State

THREE_BILLS = {"2A": "WC", "3B": "CC", "7C": "MC"}


def adjust_no_prices(game: Game) -> None:
    while game.decision.kind == "adjust-prices":
        game.choose("done")


def test_f24_emergency_state_changes_a_policy_without_vp() -> None:
    game = played("emergency-state", bills=THREE_BILLS, vp={"ST": 10})
    game.choose("policy/4A")
    adjust_no_prices(game)
    assert game.table.policies[HEALTH_AND_BENEFITS] == A
    assert game.table.vp == [0, 0, 0, 10]


def test_emergency_state_moves_a_policy_without_a_bill_to_the_next_section() -> None:
    game = played("emergency-state", bills=THREE_BILLS)
    assert option_ids(game) == [f"policy/{section}" for section in ("1B", "4A", "4C", "5B", "6A", "6C")]
    assert game.table.tax_multiplier == 5
    game.choose("policy/4A")
    assert game.table.tax_multiplier == 7  # at once
    assert game.decision.kind == "adjust-prices"
    adjust_no_prices(game)
    assert finished(game)
    assert game.table.policies == [C, B, A, A, C, B, B]
    assert [ROLES[role] for role in game.table.bills if role != NOBODY] == ["WC", "CC", "MC"]
    assert game.table.legitimacy == [2, 2, 2]


def test_emergency_state_pays_for_a_larger_public_sector_by_loan_if_it_must() -> None:
    game = played("emergency-state", bills=THREE_BILLS, money={"ST": 50})
    game.choose("policy/1B")
    while not finished(game):
        game.choose(game.decision.options[0])
    assert game.table.policies[FISCAL] == B
    assert len(game.table.companies[ST]) == 6
    assert (game.table.money[ST], game.table.loans[ST]) == (40, 1)


def test_emergency_state_needs_three_bills_and_a_policy_without_one() -> None:
    assert why_not("emergency-state", bills={"2A": "WC", "3B": "CC"}) == ("needs-bills", {"needed": 3, "has": 2})
    everywhere = {"1B": "WC", "2A": "WC", "3B": "WC", "4A": "MC", "5B": "MC", "6A": "MC", "7A": "CC"}
    assert why_not("emergency-state", bills=everywhere) == ("every-policy-has-a-bill", {})


# Foreign Investment Program


def test_foreign_investment_program_turns_2_personal_influence_into_40_v() -> None:
    game = played("foreign-investment-program", influence={"ST": 3}, money={"ST": 1})
    assert game.table.influence == [1, 1, 1, 1]
    assert game.table.media_influence == 4
    assert game.table.money == [30, 40, 120, 41]
    assert finished(game)


def test_foreign_investment_program_takes_no_media_influence() -> None:
    refused = why_not("foreign-investment-program", influence={"ST": 1}, media_influence=8)
    assert refused == ("needs-personal-influence", {"needed": 2, "has": 1})


# Growth In Tourism and Construction Boom


def test_growth_in_tourism_pays_the_state_mc_and_cc_from_the_supply() -> None:
    game = played("growth-in-tourism", money={"WC": 1, "MC": 2, "CC": 3, "ST": 4}, capital=5)
    assert game.table.money == [1, 17, 18, 19]  # CC's is its Revenue
    assert game.table.capital == 5
    assert not any(any(laid_out) for laid_out in game.table.benefits)
    assert game.table.legitimacy == [2, 3, 3]
    assert finished(game)


def test_growth_in_tourism_cannot_raise_legitimacy_beyond_10() -> None:
    assert played("growth-in-tourism", legitimacy={"MC": 10, "CC": 9}).table.legitimacy == [2, 10, 10]


def test_construction_boom_pays_the_state_wc_and_cc_from_the_supply() -> None:
    game = played("construction-boom", money={"WC": 1, "MC": 2, "CC": 3, "ST": 4}, capital=5)
    assert game.table.money == [16, 2, 18, 19]
    assert game.table.capital == 5
    assert not any(any(laid_out) for laid_out in game.table.benefits)
    assert game.table.legitimacy == [3, 2, 3]
    assert finished(game)


# Supplemental Income Program


def supplemental_income(money: int) -> dict[str, object]:
    """WC has 10 workers in companies and one leading a union; MC has 5, of them 2 in companies of its own."""
    return {
        "companies": {
            "MC": [{"company": "convenience-store", "class": "MC"}, {"company": "doctors-office", "class": "MC"}],
            "CC": [
                {"company": "supermarket", "class": "WC"},
                {"company": "vegetable-farm", "class": "WC"},
                {"company": "college", "class": "WC"},
            ],
            "ST": [
                {"company": "university-hospital", "class": "WC"},
                {"company": "technical-university", "class": "MC"},
                {"company": BROADCASTING},
            ],
        },
        "trade_unions": ["agriculture"],
        "money": {"ST": money},
    }


def test_supplemental_income_program_provides_1_v_for_each_employed_worker() -> None:
    game = played("supplemental-income-program", **supplemental_income(11))
    assert option_ids(game) == ["class/WC", "class/MC"]
    game.choose("class/WC")
    assert benefits(game, WC) == {BENEFIT_MONEY: 11}
    assert game.table.money == [30, 40, 120, 0]
    assert game.table.legitimacy == [3, 2, 2]  # 1 for the full 10 V
    assert finished(game)


def test_supplemental_income_program_counts_mc_workers_in_their_own_companies() -> None:
    game = played("supplemental-income-program", **supplemental_income(11))
    game.choose("class/MC")
    assert benefits(game, MC) == {BENEFIT_MONEY: 5}
    assert game.table.money[ST] == 6
    assert game.table.legitimacy == [2, 2, 2]  # less than 10 V bring none


def test_supplemental_income_program_is_not_played_on_credit() -> None:
    assert benefits(played("supplemental-income-program", **supplemental_income(10)), MC) == {BENEFIT_MONEY: 5}
    refused = why_not("supplemental-income-program", **supplemental_income(3))
    assert refused == ("needs-money", {"needed": 5, "has": 3})  # for MC, which costs less


# Allowances And Subsidies


@pytest.mark.parametrize("who", [WC, MC, CC])
def test_allowances_and_subsidies_provide_20_v_for_a_token(who: int) -> None:
    game = played("allowances-and-subsidies", money={"ST": 20}, state_benefits={ROLES[who]: {"money": 15, "luxury": 2}})
    game.choose(f"class/{ROLES[who]}")
    assert benefits(game, who) == {BENEFIT_MONEY: 20}
    assert game.table.money == [30, 40, 120, 0]
    assert game.table.legitimacy == [3 if other == who else 2 for other in (WC, MC, CC)]
    assert game.table.legitimacy_tokens == [1 if other == who else 0 for other in (WC, MC, CC)]
    assert finished(game)


def test_allowances_and_subsidies_are_not_played_on_credit() -> None:
    assert why_not("allowances-and-subsidies", money={"ST": 19}) == ("needs-money", {"needed": 20, "has": 19})


# Agenda-Setting and Foreign Financial Assistance

# Agenda 10 asks for 1C 2B 3B 4B 5A
AGENDAS = [
    (["1A", "2C", "3A", "4A", "5B"], 0),
    (["1C", "2B", "3A", "4B", "5C"], 3),
    (["1C", "2B", "3B", "4B", "5A"], 5),
]


@pytest.mark.parametrize(("policies", "matches"), AGENDAS)
def test_agenda_setting_brings_1_personal_influence_a_match(policies: list[str], matches: int) -> None:
    game = played("agenda-setting", political_agenda=10, policies=policies, influence={"ST": 1})
    assert game.table.influence == [1, 1, 1, 1 + matches]
    assert game.table.media_influence == 4
    assert finished(game)


def test_agenda_setting_takes_no_more_than_the_supply_has() -> None:
    game = played("agenda-setting", political_agenda=10, influence={"WC": 20, "MC": 9, "CC": 0, "ST": 0})
    assert game.table.supply[INFLUENCE] == 0
    assert game.table.influence[ST] == 2  # of 3


@pytest.mark.parametrize(("policies", "matches"), AGENDAS)
def test_foreign_financial_assistance_pays_10_v_a_match(policies: list[str], matches: int) -> None:
    game = played("foreign-financial-assistance", political_agenda=10, policies=policies, money={"ST": 7})
    assert game.table.money == [30, 40, 120, 7 + 10 * matches]
    assert finished(game)


# Pressing Matters


def pressing_matters() -> Game:
    return played(
        "pressing-matters",
        bills={"6A": "CC"},
        influence={"WC": 0, "MC": 0, "CC": 0, "ST": 0},
        bag={"WC": 0, "MC": 0, "CC": 5},
    )


def test_pressing_matters_calls_a_vote_without_influence() -> None:
    game = pressing_matters()
    allowed = ("1B", "2A", "2C", "3B", "4A", "4C", "5B", "7A", "7C")
    assert option_ids(game) == [f"bill/{section}" for section in allowed]
    game.choose("bill/2C")
    assert option_ids(game) == ["no-vote", "call-vote"]
    picks(game, "call-vote", "against", "against", "in-favor")
    assert game.table.policies[1] == C
    assert game.table.vp == [0, 0, 1, 3]
    assert game.table.bills[1] == NOBODY


def test_pressing_matters_spends_no_influence_on_calling_the_vote() -> None:
    game = played("pressing-matters", influence={"ST": 2})
    picks(game, "bill/7A", "call-vote")
    assert game.table.influence[ST] == 2


def test_pressing_matters_may_leave_the_bill_to_the_elections() -> None:
    game = pressing_matters()
    picks(game, "bill/2C", "no-vote")
    assert finished(game)
    assert game.view()["bills"] == [{"section": "2C", "by": "ST"}, {"section": "6A", "by": "CC"}]
    assert game.table.vp == [0, 0, 0, 0]


def test_pressing_matters_needs_a_bill_marker_and_a_policy_without_a_bill() -> None:
    assert why_not("pressing-matters", bills={"1B": "ST", "2A": "ST", "3B": "ST"}) == ("no-bill-marker", {})
    everywhere = {"1B": "WC", "2A": "WC", "3B": "WC", "4A": "MC", "5B": "MC", "6A": "MC", "7A": "CC"}
    assert why_not("pressing-matters", bills=everywhere) == ("every-policy-has-a-bill", {})


# Radical Reforms


def test_radical_reforms_propose_any_section_but_the_current_one() -> None:
    game = played("radical-reforms", bills={"6A": "CC", "7A": "WC", "4A": "MC"}, influence={"ST": 3})
    allowed = ("1A", "1B", "2A", "2C", "3B", "3C", "5A", "5B")
    assert option_ids(game) == [f"bill/{section}" for section in allowed]
    game.choose("bill/1A")
    assert finished(game)  # no Immediate Vote, whatever influence there is
    assert game.table.influence[ST] == 3
    assert {"section": "1A", "by": "ST"} in game.view()["bills"]
    assert game.table.policies[FISCAL] == C


def test_radical_reforms_need_a_bill_marker() -> None:
    assert why_not("radical-reforms", bills={"1B": "ST", "2A": "ST", "3B": "ST"}) == ("no-bill-marker", {})


# Public Sector Overtime


def public_sector(**hospital: object) -> dict[str, list[dict[str, object]]]:
    """MC works committed in the university; what else is said of the hospital is given."""
    return {
        "ST": [
            {"company": "university-hospital", **hospital},
            {"company": "technical-university", "class": "MC", "committed": True, "wage": "L2"},
            {"company": BROADCASTING},
        ]
    }


def test_public_sector_overtime_pays_the_wage_and_produces() -> None:
    game = played("public-sector-overtime", companies=public_sector(**{"class": "WC", "wage": "L3"}), money={"ST": 100})
    assert option_ids(game) == ["overtime/university-hospital", "overtime/technical-university"]
    game.choose("overtime/university-hospital")
    assert game.table.money == [65, 40, 120, 65]
    assert game.table.storage[ST][HEALTH] == 12
    assert not company(game, "university-hospital").committed  # as before
    assert game.table.legitimacy == [2, 2, 2]
    assert finished(game)


def test_public_sector_overtime_may_use_committed_workers_and_loses_what_has_no_room() -> None:
    game = played(
        "public-sector-overtime", companies=public_sector(), money={"ST": 30}, storage={"ST": {"education": 9}}
    )
    assert game.table.money == [30, 70, 120, 0]
    assert game.table.storage[ST][EDUCATION] == 12  # 3 of the 6 had no room
    assert company(game, "technical-university").committed


def test_public_sector_overtime_makes_media_influence() -> None:
    companies = {"ST": [{"company": BROADCASTING, "class": "WC", "wage": "L2"}]}
    game = played("public-sector-overtime", companies=companies, media_influence=1)
    assert game.table.media_influence == 5
    assert game.table.influence[ST] == 1


def test_public_sector_overtime_never_breaks_a_strike() -> None:
    struck = public_sector(**{"class": "WC", "strike": True, "wage": "L2"})
    game = played("public-sector-overtime", companies=struck)
    assert company(game, "university-hospital").on_strike
    assert game.table.storage[ST][HEALTH] == 6
    assert game.table.storage[ST][EDUCATION] == 12


def test_public_sector_overtime_is_not_worked_on_credit_nor_without_workers() -> None:
    refused = why_not("public-sector-overtime", companies=public_sector(), money={"ST": 29})
    assert refused == ("needs-money", {"needed": 30, "has": 29})
    empty = {"ST": [{"company": BROADCASTING}]}
    assert why_not("public-sector-overtime", companies=empty) == ("no-company-for-extra-shift", {})


def test_public_sector_overtime_offers_only_wages_the_state_can_pay() -> None:
    companies = public_sector(**{"class": "WC", "wage": "L3"})  # 35 V, against 30 V at the university
    game = played("public-sector-overtime", companies=companies, money={"ST": 34})
    assert game.table.money == [30, 70, 120, 4]


# Business Grants

CC_COMPANIES = ["supermarket", "shopping-mall", "college", "clinic", "hotel", "stadium", "automated-dairy-farm"]


@pytest.mark.parametrize(("number", "legitimacy"), [(2, 2), (3, 3), (5, 3), (6, 4), (7, 4)])
def test_business_grants_provide_5_v_for_each_company_of_cc(number: int, legitimacy: int) -> None:
    companies = {"CC": [{"company": name} for name in CC_COMPANIES[:number]]}  # most of them without workers
    game = played("business-grants", policies=["1B"], companies=companies, money={"ST": 40})
    assert benefits(game, CC) == {BENEFIT_MONEY: 5 * number}
    assert game.table.money == [30, 40, 120, 40 - 5 * number]
    assert game.table.legitimacy == [2, 2, legitimacy]
    assert game.table.legitimacy_tokens == [0, 0, 0]
    assert finished(game)


def test_business_grants_are_not_played_on_credit_nor_for_nothing() -> None:
    assert why_not("business-grants", policies=["1B"], money={"ST": 19}) == ("needs-money", {"needed": 20, "has": 19})
    reason = ("requirement-not-met", {"needed": 1, "has": 0, "measure": "companies-owned"})
    assert why_not("business-grants", policies=["1B"], companies={"CC": []}) == reason


# Higher VAT


def test_higher_vat_takes_15_v_from_everyone_by_loan_if_need_be() -> None:
    game = played(
        "higher-vat",
        money={"WC": 20, "MC": 10, "CC": 5, "ST": 0},
        capital=15,
        legitimacy={"WC": 4, "MC": 3, "CC": 2},
    )
    assert game.table.money == [5, 45, 0, 45]
    assert game.table.capital == 5  # Revenue first
    assert game.table.loans == [0, 1, 0, 0]
    assert option_ids(game) == ["class/WC", "class/MC", "class/CC"]
    picks(game, "class/WC", "class/MC")
    assert game.table.legitimacy == [3, 2, 2]
    assert game.table.vp == [0, 0, 0, 0]
    assert finished(game)


def test_f30_higher_vat_needs_two_classes_with_legitimacy_to_lose() -> None:
    assert why_not("higher-vat", legitimacy={"WC": 1, "MC": 1, "CC": 10}) == ("legitimacy-too-low", {"class": "WC"})
    assert why_not("higher-vat", legitimacy={"WC": 1, "MC": 1, "CC": 1}) == ("legitimacy-too-low", {"class": "WC"})


def test_f30_a_class_at_1_loses_nothing() -> None:
    game = played("higher-vat", legitimacy={"WC": 5, "MC": 1, "CC": 3})
    assert finished(game)  # the other two, without a choice
    assert game.table.legitimacy == [4, 1, 2]
    assert game.table.money == [15, 25, 105, 165]


# Nationalization


def nationalization(policy: str, **more: object) -> dict[str, object]:
    """CC has an empty clinic and an empty farm, the State an empty hospital and an empty TV station."""
    return {
        "policies": [policy],
        "companies": {
            "CC": [
                {"company": "supermarket", "class": "WC"},
                {"company": "clinic"},
                {"company": "vegetable-farm"},
                {"company": "stadium", "machinery": True},
                {"company": "automated-dairy-farm"},
            ],
            "ST": [
                {"company": "technical-university", "class": "MC"},
                {"company": "public-hospital-2"},
                {"company": "regional-tv-station-2"},
            ],
        },
        "unemployed": {"WC": {"healthcare": 1, "unskilled": 2}, "MC": {"unskilled": 2}},
        "money": {"CC": 10, "ST": 20},
        "capital": 0,
        **more,
    }


def test_nationalization_at_1b_buys_an_empty_company_of_cc_in_place_of_a_public_one() -> None:
    game = played("nationalization", **nationalization("1B"))
    assert option_ids(game) == [
        "nationalize/clinic/public-hospital-2",
        "nationalize/clinic/regional-tv-station-2",
        "nationalize/vegetable-farm/public-hospital-2",
        "nationalize/vegetable-farm/regional-tv-station-2",
    ]  # neither one with workers nor one with Machinery, nor an automated one
    closed = game.table.closed.copy()
    game.choose("nationalize/clinic/public-hospital-2")
    assert game.table.money == [30, 40, 26, 4]
    assert game.table.capital == 0
    assert company(game, "clinic").owner == ST
    public = [owned.card.slug for owned in game.table.companies[ST]]
    assert public == ["technical-university", "regional-tv-station-2", "clinic"]
    assert game.table.closed == closed  # the hospital is out of the game
    assert game.table.company_discards[ST] == [COMPANY_BY_SLUG["public-hospital-2"]]
    assert option_ids(game) == ["staff/WC", "no-workers"]
    game.choose("staff/WC")
    clinic = company(game, "clinic")
    assert (clinic.staff, clinic.workers, clinic.committed) == (WC, [HEALTH, UNSKILLED], True)
    assert unemployed(game, "WC") == {"unskilled": 1}
    assert game.table.legitimacy == [2, 2, 2]
    assert finished(game)


def test_nationalization_at_1a_costs_nothing() -> None:
    game = played("nationalization", **nationalization("1A", money={"CC": 10, "ST": 0}))
    picks(game, "nationalize/clinic/public-hospital-2", "no-workers")
    assert game.table.money == [30, 40, 10, 0]
    assert company(game, "clinic").owner == ST
    assert company(game, "clinic").staff == NOBODY


def test_nationalization_of_a_farm_lets_the_state_store_food() -> None:
    game = played("nationalization", **nationalization("1A", unemployed={"WC": {}, "MC": {}}))
    before = storage_limit(game.table, ST, FOOD), storage_limit(game.table, ST, LUXURY)
    game.choose("nationalize/vegetable-farm/public-hospital-2")
    assert finished(game)  # nobody could work there
    assert before == (6, 6)
    assert (storage_limit(game.table, ST, FOOD), storage_limit(game.table, ST, LUXURY)) == (11, 6)


def test_nationalization_shrinks_the_storage_of_what_the_removed_company_made() -> None:
    game = played("nationalization", **nationalization("1A", media_influence=8))
    picks(game, "nationalize/clinic/regional-tv-station-2", "no-workers")
    assert game.table.media_influence == 6


def test_nationalization_at_1b_takes_only_what_the_state_can_pay_for() -> None:
    game = played("nationalization", **nationalization("1B", money={"ST": 15}))
    assert option_ids(game) == [
        f"nationalize/vegetable-farm/{public}-2" for public in ("public-hospital", "regional-tv-station")
    ]
    poor = holding("nationalization", **nationalization("1B", money={"ST": 14}))
    assert "play/nationalization" not in option_ids(poor)


def test_nationalization_needs_an_empty_company_on_both_sides() -> None:
    full = {"ST": [{"company": "technical-university", "class": "MC"}]}
    assert why_not("nationalization", policies=["1B"], companies=full) == ("no-empty-public-company", {})
    busy = {"CC": [{"company": "supermarket", "class": "WC"}]}
    assert why_not("nationalization", policies=["1B"], companies=busy) == ("no-company-to-take-over", {})


# Quantitative Easing


@pytest.mark.parametrize(("loans", "money"), [(0, 25), (1, 35), (2, 35)])
def test_quantitative_easing_brings_more_with_a_loan(loans: int, money: int) -> None:
    game = played("quantitative-easing", loans={"ST": loans, "WC": 1}, money={"ST": 0})
    assert game.table.money == [30, 40, 120, money]
    assert game.table.loans == [1, 0, 0, loans]


# Privatization


def test_privatization_sells_an_operational_public_company_to_cc() -> None:
    game = played("privatization", storage={"ST": {"health": 8}}, money={"CC": 40, "ST": 1})
    assert option_ids(game) == ["privatize/university-hospital", "privatize/technical-university"]
    game.choose("privatize/university-hospital")
    hospital = company(game, "university-hospital")
    assert (hospital.owner, hospital.staff, hospital.committed) == (CC, WC, False)
    assert [owned.card.slug for owned in game.table.companies[ST]] == ["technical-university", BROADCASTING]
    assert game.table.money == [30, 40, 10, 31]
    assert game.table.storage[ST][HEALTH] == 6  # what has no room any more is lost
    assert game.table.legitimacy == [2, 2, 3]
    assert game.table.legitimacy_tokens == [0, 0, 1]
    assert finished(game)


def test_privatization_makes_cc_borrow_what_it_lacks() -> None:
    game = played("privatization", money={"CC": 10, "ST": 0}, capital=5)
    game.choose("privatize/technical-university")
    assert game.table.loans == [0, 0, 1, 0]
    assert (game.table.money[CC], game.table.capital, game.table.money[ST]) == (0, 35, 30)
    assert company(game, "technical-university").staff == MC


def test_privatization_needs_an_operational_company_and_a_space_for_it() -> None:
    assert why_not("privatization", companies={"ST": [{"company": BROADCASTING}]}) == (
        "no-public-company-operational",
        {},
    )
    names = [*CC_COMPANIES, "fish-farm", "hospital", "academy", "university", "tv-station"]
    assert len(names) == 12
    full = {"CC": [{"company": name} for name in names]}
    assert why_not("privatization", companies=full) == ("no-company-space", {})


def test_f37_a_company_with_committed_workers_may_be_privatized_and_they_are_paid() -> None:
    hospital = {"company": "university-hospital", "class": "WC", "committed": True, "wage": "L2"}
    game = played(
        "privatization",
        turn_number=5,
        companies={"CC": [{"company": "clinic"}], "ST": [hospital]},
        money={"CC": 100},
    )
    assert company(game, "university-hospital").committed
    assert workers_in(game, "university-hospital") == ["healthcare", "unskilled", "unskilled"]
    game.choose("end-turn")  # the last turn of the round: production follows
    assert paid(game, "CC", "wages") == 30
    assert paid(game, "ST", "wages") == 0
    assert game.table.storage[CC][HEALTH] == 6  # and what they make is CC's
