"""The class that the State acts for gets the card: it keeps it, or turns it in at once for 1 VP."""

import pytest

from bodypolitic.game.components.event_cards import ANY_TWO, EVENT_BY_SLUG, Event
from bodypolitic.game.expansions.alternative_events.cards import ALTERNATIVE_EVENT_DECK, ALTERNATIVE_EVENTS
from bodypolitic.game.expansions.alternative_events.kept_events import KeptEvents
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, EDUCATION, MC, ROLES, ST, WC
from bodypolitic.game.ground.errors import BadPosition, BadSetup
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.module import module_of
from tests.game.alternative_events.receiving import MODULES, chosen, facing, keeping, kept, table, told
from tests.game.table_talk import option_ids, picks, take


def test_it_is_for_4_players_only() -> None:
    for players in (2, 3):
        with pytest.raises(BadSetup, match="alternative-events is for 4 players only"):
            Setup(players, modules=MODULES)


def test_the_cards_take_the_place_of_the_usual_events() -> None:
    t = Game.new(seed=3, setup=Setup(4, modules=MODULES)).table
    assert sorted(t.event_deck + t.events) == list(ALTERNATIVE_EVENT_DECK)
    assert len(t.events) == 2
    assert broken_rules(t) == []
    with pytest.raises(BadPosition):
        table("drought")


def test_a_class_decides_on_its_card() -> None:
    game = chosen("tax-returns", "MC")
    assert option_ids(game) == ["keep-event/tax-returns", "turn-in-event/tax-returns"]
    assert game.table.events == [EVENT_BY_SLUG["tax-returns"]]


def test_a_card_that_is_kept_lies_in_front_of_the_class() -> None:
    game = chosen("tax-returns", "MC")
    game.choose("keep-event/tax-returns")
    assert kept(game, "MC") == ["tax-returns"]
    assert (game.table.events, game.table.event_discard) == ([], [])
    assert game.table.vp == [0, 0, 0, 0]
    assert game.decision.kind == "turn"
    assert broken_rules(game.table) == []
    assert game.view("WC")["modules"] == {
        "alternative-events": {
            "kept": {"WC": [], "MC": ["tax-returns"], "CC": []},
            "in_use": [],
            "backed_policy": None,
            "wage_for_this_phase": None,
        }
    }


def test_a_card_that_is_turned_in_brings_1_vp_and_is_discarded() -> None:
    game = chosen("tax-returns", "MC")
    game.choose("turn-in-event/tax-returns")
    assert kept(game, "MC") == []
    assert game.table.event_discard == [EVENT_BY_SLUG["tax-returns"]]
    assert game.table.vp == [0, 1, 0, 0]
    assert broken_rules(game.table) == []


def test_a_kept_card_can_never_be_turned_in_later() -> None:
    game = keeping({"WC": ["tax-returns"]})
    assert not [option for option in option_ids(game) if "tax-returns" in option]


def immediate_response(event: str, *choices: str) -> Game:
    game = table(event, hands={"ST": ["immediate-response"]})
    picks(game, "play/immediate-response", *choices)
    return game


def test_x9_immediate_response_after_the_first_class_keeps_the_card_the_second_gets_1_vp() -> None:
    game = immediate_response("tax-returns", "class/WC", "keep-event/tax-returns", "class/CC")
    assert game.decision.kind == "turn"
    assert (kept(game, "WC"), kept(game, "CC")) == (["tax-returns"], [])
    assert game.table.vp == [0, 0, 1, 0]
    assert game.table.legitimacy_tokens == [1, 0, 1]
    assert (game.table.events, game.table.event_discard) == ([], [])
    assert broken_rules(game.table) == []


@pytest.mark.parametrize(
    ("second", "vp", "cards"), [("keep-event", [1, 0, 0, 0], ["tax-returns"]), ("turn-in-event", [1, 0, 1, 0], [])]
)
def test_x9_immediate_response_after_the_first_class_takes_1_vp_the_second_chooses(
    second: str, vp: list[int], cards: list[str]
) -> None:
    game = immediate_response("tax-returns", "class/WC", "turn-in-event/tax-returns", "class/CC")
    assert (game.decision.seat, option_ids(game)) == ("CC", ["keep-event/tax-returns", "turn-in-event/tax-returns"])
    game.choose(f"{second}/tax-returns")
    assert kept(game, "CC") == cards
    assert game.table.vp == vp
    assert len(game.table.event_discard) == 1 - len(cards)
    assert broken_rules(game.table) == []


def test_x9_the_second_class_may_be_the_first_again() -> None:
    game = immediate_response("tax-returns", "class/WC", "keep-event/tax-returns", "class/WC")
    assert kept(game, "WC") == ["tax-returns"]
    assert game.table.vp == [1, 0, 0, 0]


def test_immediate_response_lapses_the_second_time_without_the_means() -> None:
    game = immediate_response("demand-for-energy-subsidy", "class/WC", "keep-event/demand-for-energy-subsidy")
    assert game.decision.kind == "choose-class-for-event"
    game = table("demand-for-energy-subsidy", hands={"ST": ["immediate-response"]}, media_influence=1)
    picks(game, "play/immediate-response", "class/WC", "keep-event/demand-for-energy-subsidy")
    assert game.decision.kind == "turn"
    assert kept(game, "WC") == ["demand-for-energy-subsidy"]


def test_x8_the_capitalist_class_keeps_a_card_and_sells_1_education_in_the_same_round() -> None:
    game = facing("demand-for-better-public-education", turn_number=5, storage={"CC": {"education": 1}}, vp={"ST": 4})
    picks(game, "keep-event/demand-for-better-public-education", "end-turn")
    assert (game.decision.seat, game.decision.kind) == ("CC", "use-benefits")
    t = game.table
    before = (t.money[CC], t.money[ST])
    game.choose("benefit/demand-for-better-public-education")
    # the only education is sold without a question; then production begins
    assert {"who": "ST", "to": "CC", "amount": 10} in told(game, "paid", "purchase")
    assert told(game, "vp") == [{"who": "ST", "amount": 1}]
    assert {"who": "CC", "resource": "education", "amount": 1} in told(game, "spent", "purchase")
    assert {"who": "ST", "resource": "education", "amount": 1} in told(game, "gained", "purchase")
    assert before == (120, 120)
    assert t.storage[CC][EDUCATION] == 6  # what the college has produced since


@pytest.mark.parametrize("event", ALTERNATIVE_EVENTS, ids=lambda event: event.slug)
def test_ignoring_it_costs_legitimacy(event: Event) -> None:
    legitimacy = {"WC": 9, "MC": 7, "CC": 5}
    game = Game.from_position(
        {"modules": MODULES, "phase": "scoring", "events": [event.slug], "legitimacy": legitimacy}
    )
    penalty = event.penalty
    if penalty == ANY_TWO:
        assert (game.decision.seat, game.decision.kind) == ("ST", "choose-penalty")
        picks(game, "class/WC", "class/CC")
        penalty = (WC, CC)
    moved = [happening.values for happening in game.happened if happening.kind == "legitimacy-moved"]
    lost = [values for values in moved if values["reason"] == "event-penalty"]
    assert [(values["class"], values["amount"]) for values in lost] == [(ROLES[who], -1) for who in penalty]
    assert event.id in game.table.event_discard


def test_shift_focus_and_high_priority_deal_with_the_new_cards() -> None:
    game = table("tax-returns", hands={"ST": ["shift-focus"]}, next_events=["hurricane", "gerrymandering"])
    game.choose("play/shift-focus")
    assert "replace-event/tax-returns/hurricane" in option_ids(game)


def test_a_card_must_be_with_a_class_that_it_names() -> None:
    game = keeping({"WC": ["hurricane"]})
    cards = module_of(game.table, KeptEvents)
    cards.kept[WC].clear()
    cards.kept[CC].append(EVENT_BY_SLUG["hurricane"])
    assert broken_rules(game.table) == ["hurricane can't be with CC"]


def test_a_lost_card_is_missed() -> None:
    game = keeping({"WC": ["hurricane"]})
    module_of(game.table, KeptEvents).kept[WC].clear()
    assert broken_rules(game.table) == ["the Events on the table are not those of the box"]


def test_the_state_never_borrows_for_a_task() -> None:
    game = table("demand-for-subsidies-by-dairy-farmers", money={"ST": 30})
    take(game, "basic/event-action")
    picks(game, "class/WC", "turn-in-event/demand-for-subsidies-by-dairy-farmers")
    assert (game.table.money[ST], game.table.loans[ST]) == (0, 0)
    assert game.table.money[MC] == 40
