"""Picking: what one might look for and can't pick gives its reason, with its figures and the page."""

from typing import Any

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ST
from bodypolitic.game.rules.events.event_action import EventAction
from tests.game.events.facing import table as event_table
from tests.game.refusals import refused
from tests.game.table_talk import option_ids, picks, take

NOTHING = {"food": 0, "luxury": 0, "health": 0, "education": 0}


def taking(action: str, **position: object) -> Game:
    """A game in which an action has just been taken."""
    game = Game.from_position(position)
    take(game, action)
    return game


# Bills


def test_a_bill_moves_a_policy_one_section_that_has_no_bill_yet() -> None:
    game = taking("basic/propose-bill", policies=["1C", "2B"], bills={"3B": "CC"})
    assert refused(game, "bill/1A") == ("section-too-far", {"now": "1C"}, 14)
    assert refused(game, "bill/1C") == ("section-in-force", {}, 14)
    assert refused(game, "bill/3B") == ("policy-has-a-bill", {"policy": 3}, 14)
    assert "bill/1B" in option_ids(game)


def test_a_card_that_names_a_policy_leaves_the_others_out() -> None:
    game = Game.from_position({"hands": {"WC": ["student-movement"]}, "policies": ["5B"]})
    game.choose("play/student-movement")
    assert refused(game, "bill/1A") == ("not-on-these-terms", {}, 14)


def test_no_more_influence_is_spent_than_one_has() -> None:
    game = taking("basic/propose-bill", policies=["1C"], influence={"WC": 3, "MC": 0, "CC": 0, "ST": 0})
    picks(game, "bill/1B", "call-vote")
    while game.decision.kind == "state-stance":
        game.choose("against")
    assert refused(game, "spend-influence/WC/3") == ("you-have", {"amount": 2}, 13)


# Workers


def companies(*cc: dict[str, object], mc: tuple[dict[str, object], ...] = ()) -> dict[str, object]:
    """Three players, with these companies and no public one."""
    return {"players": 3, "policies": ["1C", "2C"], "companies": {"CC": list(cc), "MC": list(mc), "ST": []}}


def test_why_a_company_is_not_struck() -> None:
    position = companies(
        {"company": "supermarket", "class": "WC"},
        {"company": "hotel", "class": "WC"},
        {"company": "college", "class": "WC", "wage": "L3"},
        {"company": "clinic", "class": "WC", "committed": True},
        {"company": "stadium", "class": "WC", "strike": True},
        {"company": "shopping-mall", "class": "MC"},
    )
    game = taking("basic/strike", **position)
    assert refused(game, "strike/college") == ("pays-top-wage", {}, 15)
    assert refused(game, "strike/clinic") == ("committed-there", {}, 15)
    assert refused(game, "strike/stadium") == ("on-strike-already", {}, 15)
    assert refused(game, "strike/shopping-mall") == ("nobody-of-yours-works-there", {}, 15)


def test_why_a_company_is_not_filled() -> None:
    position = companies(
        {"company": "supermarket"},
        {"company": "fast-food-chain"},
        {"company": "clinic"},
        {"company": "hotel"},
        {"company": "shopping-mall", "class": "MC"},
        {"company": "college", "class": "WC", "committed": True},
    )
    game = taking("basic/assign-workers", **position, unemployed={"WC": {"agriculture": 1, "unskilled": 1}, "MC": {}})
    assert refused(game, "fill/clinic") == ("no-free-worker", {"skill": "healthcare"}, 14)
    assert refused(game, "fill/hotel") == ("needs-free-workers", {"needed": 3, "has": 2}, 14)
    assert refused(game, "fill/shopping-mall") == ("run-by", {"class": "MC"}, 14)
    assert refused(game, "fill/college") == ("company-is-full", {}, 14)
    assert refused(game, "form-union/education") == (
        "needs-workers-in-industry",
        {"needed": 4, "has": 2, "industry": "education"},
        14,
    )


def test_why_a_worker_is_not_moved() -> None:
    position = companies(
        {"company": "clinic"},
        {"company": "hotel"},
        {"company": "pharmaceutical-company", "class": "WC", "committed": True},
    )
    game = taking(
        "basic/assign-workers", **position, unemployed={"WC": {"healthcare": 1, "media": 1, "unskilled": 2}, "MC": {}}
    )
    game.choose("fill/clinic")
    assert game.decision.kind == "take-workers"  # the healthcare worker came at once, the other slot is anybody's
    assert refused(game, "take/healthcare/pharmaceutical-company") == ("worker-is-committed", {}, 14)
    assert refused(game, "take/healthcare/unemployed") == ("chosen-already", {}, 14)


def test_an_owner_hires_only_where_a_class_has_the_workers() -> None:
    game = taking(
        "basic/build-company",
        turn="CC",
        policies=["2C"],
        markets={"CC": ["hotel", "stadium"]},
        money={"CC": 20},
        unemployed={"WC": {"unskilled": 3}, "MC": {"media": 1}},
    )
    picks(game, "build-company/hotel", "wage/hotel/L2")
    assert refused(game, "staff/MC") == ("needs-unemployed-of", {"needed": 3, "has": 1, "class": "MC"}, 18)


def test_a_wage_obeys_the_labor_market_and_committed_workers() -> None:
    crew = {"class": "WC", "wage": "L3"}
    others = [{"company": slug, **crew} for slug in ("college", "clinic")]
    position = {"CC": [{"company": "hotel", "committed": True, **crew}, *others]}
    game = taking("free/adjust-wages", turn="CC", policies=["2B"], companies=position)
    assert refused(game, "wage/hotel/L2") == ("no-lower-wage", {}, 19)
    assert refused(game, "wage/college/L1") == ("below-minimum-wage", {"section": "2B", "level": "L2"}, 30)


# Companies and trade


def test_a_company_is_sold_unless_its_workers_are_committed() -> None:
    position = {
        "CC": [{"company": "hotel", "class": "WC", "committed": True}, {"company": "college"}, {"company": "clinic"}]
    }
    game = taking("basic/sell-company", turn="CC", companies=position)
    assert refused(game, "sell-company/hotel") == ("committed-there", {}, 19)


def test_a_company_is_built_for_money_and_by_the_middle_class_with_workers() -> None:
    game = taking(
        "basic/build-company",
        turn="CC",
        markets={"CC": ["hotel", "fast-food-chain", "car-manufacturer"]},
        money={"CC": 30},
    )
    assert refused(game, "build-company/car-manufacturer") == ("needs-money", {"needed": 45, "has": 30}, 18)
    unemployed = {"WC": {}, "MC": {"agriculture": 1, "media": 1}}
    market = ["organic-farm", "regional-radio-station", "medical-laboratory"]
    mc = taking(
        "basic/build-company",
        turn="MC",
        markets={"MC": market},
        money={"MC": 90},
        unemployed=unemployed,
        companies={"MC": []},
    )
    assert refused(mc, "build-company/medical-laboratory") == ("no-free-worker", {"skill": "healthcare"}, 23)


def test_why_nothing_is_bought_from_a_source() -> None:
    game = taking(
        "basic/buy-goods-and-services",
        money={"WC": 16},
        storage={"ST": NOTHING | {"health": 1}, "MC": NOTHING | {"health": 2}, "CC": NOTHING},
        prices={"MC": {"health": 8}},
        policies=["4C"],
        media_influence=0,
    )
    assert refused(game, "buy/education") == ("nobody-sells", {}, 15)
    game.choose("buy/health")
    assert refused(game, "from/CC") == ("none-for-sale", {}, 15)
    assert refused(game, "from/foreign-market") == ("not-imported", {}, 15)
    game.choose("from/MC")
    assert refused(game, "amount/3") == ("source-has-only", {"source": "MC", "has": 2}, 15)


def test_an_amount_ends_at_the_population_or_at_the_money() -> None:
    stocks = {"MC": NOTHING | {"luxury": 8}, "CC": NOTHING | {"luxury": 8}, "ST": NOTHING}
    prices = {"MC": {"luxury": 5}, "CC": {"luxury": 10}}
    game = taking("basic/buy-goods-and-services", money={"WC": 40}, storage=stocks, prices=prices)
    picks(game, "buy/luxury", "from/MC")
    assert refused(game, "amount/4") == ("at-most", {"most": 3}, 15)
    picks(game, "amount/3", "from/CC")
    assert refused(game, "amount/3") == ("needs-money", {"needed": 30, "has": 25}, 15)
    game = taking("basic/buy-goods-and-services", money={"WC": 40}, storage=stocks, prices=prices)
    picks(game, "buy/luxury", "from/MC", "amount/1")
    assert refused(game, "from/MC") == ("bought-there-already", {}, 15)


def test_goods_that_one_lacks_are_not_exported_nor_any_twice() -> None:
    stock = NOTHING | {"food": 7, "luxury": 5}
    game = taking("basic/sell-to-foreign-market", turn="CC", export=6, storage={"CC": stock})
    assert refused(game, "export/luxury/8") == ("needs-resource", {"needed": 8, "has": 5, "resource": "luxury"}, 19)
    game.choose("export/food/3")
    assert refused(game, "export/food/3") == ("sold-already", {}, 19)


def test_a_deal_needs_room_and_money() -> None:
    full = {"turn": "CC", "business_deals": [3, 8], "policies": ["6A"], "storage": {"CC": NOTHING | {"food": 8}}}
    game = taking("basic/make-business-deal", **full, money={"CC": 70}, capital=0)
    assert refused(game, "deal-to-storages/deal-3") == ("no-room-in-storages", {}, 19)
    assert refused(game, "deal-to-storages/deal-8") == ("needs-money", {"needed": 82, "has": 70}, 19)


def test_the_state_pays_off_as_many_loans_as_keep_the_imf_away() -> None:
    game = Game.from_position(
        {
            "players": 4,
            "turn": "ST",
            "turn_number": 5,
            "policies": ["1B"],
            "loans": {"ST": 4},
            "money": {"WC": 100, "MC": 100, "CC": 100, "ST": 400},
        }
    )
    take(game, "basic/campaign")
    while game.decision.kind != "pay-loans-to-avoid-imf":
        ids = option_ids(game)
        game.choose("end-turn" if "end-turn" in ids else ids[-1])
    assert refused(game, "pay-loans/2") == ("imf-would-come", {"loans": 3}, 33)


# Cards and events


@pytest.mark.parametrize(
    ("event", "changes", "reason"),
    [
        ("political-scandal", {"money": {"ST": 24}}, ("needs-money", {"needed": 25, "has": 24})),
        ("political-scandal", {"media_influence": 0}, ("no-media-influence", {})),
        ("infant-industry-requires-help", {"money": {"ST": 14}}, ("needs-money", {"needed": 15, "has": 14})),
        ("strike-at-the-port", {"media_influence": 1}, ("needs-media-influence", {"needed": 2, "has": 1})),
    ],
)
def test_an_event_says_what_the_state_lacks_for_it(event: str, changes: Any, reason: object) -> None:
    game = event_table(event, **changes, markets={"CC": ["vegetable-farm"], "MC": []})
    [told] = EventAction(ST).unavailable(game.table)
    assert (told.action, told.page) == (f"event/{event}", 27)
    assert (told.reason.code, told.reason.values) == reason
