"""Civil Unrest and Infant Industry Requires Help: the State acts, another player decides (p. 38)."""

import pytest

from bodypolitic.game.ground.codes import CC, MC, ST, WC, A
from tests.game.events.facing import assert_done, assert_impossible, facing
from tests.game.table_talk import company, option_ids, picks, unemployed, workers_in


@pytest.mark.parametrize(("name", "legitimacy"), [("WC", [4, 2, 2]), ("CC", [2, 2, 4])])
def test_civil_unrest(name: str, legitimacy: list[int]) -> None:
    game = facing("civil-unrest", bills={"1B": "MC"})
    assert option_ids(game) == ["class/WC", "class/CC"]
    game.choose(f"class/{name}")
    assert game.decision.seat == name
    assert "bill/1B" not in option_ids(game)
    game.choose("bill/4A")
    assert (game.decision.seat, option_ids(game)) == ("ST", ["no-vote", "call-vote"])
    game.choose("no-vote")
    assert game.table.bills[3] == ST
    assert game.table.influence[ST] == 1
    assert game.table.legitimacy == legitimacy
    assert_done(game, "civil-unrest")


def test_civil_unrest_with_an_immediate_vote_paid_by_the_state() -> None:
    game = facing(
        "civil-unrest",
        influence={"WC": 0, "MC": 0, "CC": 0, "ST": 1},
        bag={"WC": 9, "MC": 0, "CC": 0},
    )
    picks(game, "class/WC", "bill/7A", "call-vote")
    assert [game.decision.seat, game.decision.kind] == ["WC", "state-stance"]
    picks(game, "in-favor", "against", "against")
    assert game.table.influence[ST] == 0
    assert game.table.policies[6] == A
    assert (game.scores["ST"], game.scores["WC"]) == (3, 1)
    assert game.table.legitimacy == [4, 2, 2]
    assert_done(game, "civil-unrest")


def test_civil_unrest_impossible() -> None:
    assert_impossible("civil-unrest", bills={"1B": "ST", "2C": "ST", "3B": "ST"})
    bills = {"1B": "WC", "2C": "WC", "3B": "WC", "4A": "CC", "5B": "CC", "6A": "CC", "7A": "ST"}
    assert_impossible("civil-unrest", bills=bills)


def test_infant_industry_requires_help() -> None:
    game = facing(
        "infant-industry-requires-help",
        markets={"CC": ["hotel", "fast-food-chain"], "MC": ["game-store"]},
        unemployed={"WC": {"unskilled": 3}, "MC": {"luxury": 1}},
    )
    # of the hotel (15), the chain (8) and the game store (12) only the hotel costs enough
    assert (game.decision.seat, option_ids(game)) == ("CC", ["wage/hotel/L2", "wage/hotel/L3"])
    assert game.table.money[ST] == 105
    assert game.table.money[CC] == 120
    picks(game, "wage/hotel/L3", "staff/WC")
    assert company(game, "hotel").staff == WC
    assert company(game, "hotel").committed
    assert (game.table.legitimacy, game.table.legitimacy_tokens) == ([2, 2, 3], [0, 0, 1])
    assert_done(game, "infant-industry-requires-help")


def test_infant_industry_requires_help_for_the_middle_class() -> None:
    game = facing(
        "infant-industry-requires-help",
        markets={"CC": ["hotel"], "MC": ["electronics-store", "private-school"]},
        unemployed={"WC": {"luxury": 1}, "MC": {"luxury": 1}},
    )
    # nobody unemployed could run the school
    assert option_ids(game) == ["build-company/electronics-store", "build-company/hotel"]
    game.choose("build-company/electronics-store")
    assert (game.decision.seat, workers_in(game, "electronics-store")) == ("MC", ["luxury"])
    picks(game, "wage/electronics-store/L2", "employ/luxury")
    shop = company(game, "electronics-store")
    assert (shop.staff, shop.committed, shop.employee_committed) == (MC, True, True)
    assert game.table.money[ST] == 100
    assert game.table.money[MC] == 40
    assert unemployed(game, "MC") == {}
    assert game.table.legitimacy_tokens == [0, 1, 0]
    assert_done(game, "infant-industry-requires-help")


def test_infant_industry_fills_a_shop_of_two_with_the_unemployed() -> None:
    game = facing(
        "infant-industry-requires-help",
        markets={"CC": [], "MC": ["pharmacy"]},
        unemployed={"MC": {"healthcare": 1, "unskilled": 1, "media": 1}},
    )
    assert workers_in(game, "pharmacy") == ["healthcare", "unskilled"]
    assert company(game, "pharmacy").committed
    assert_done(game, "infant-industry-requires-help")


def test_infant_industry_does_not_take_workers_from_companies() -> None:
    assert_impossible(
        "infant-industry-requires-help",
        markets={"CC": [], "MC": ["electronics-store"]},
        unemployed={"MC": {"unskilled": 2}},  # a luxury worker works in the shopping mall
    )


def test_infant_industry_requires_help_impossible() -> None:
    nothing_fits = {"markets": {"CC": ["fast-food-chain"], "MC": ["game-store"]}}
    assert_impossible("infant-industry-requires-help", **nothing_fits)
    assert_impossible("infant-industry-requires-help", markets={"CC": ["hotel"], "MC": []}, money={"ST": 14})
    crowd = ["supermarket", "shopping-mall", "college", "clinic", "stadium", "hospital", "academy", "university"]
    crowd += ["radio-station", "tv-station", "medical-village", "lobbying-firm"]
    full = {"CC": [{"company": slug} for slug in crowd]}
    assert_impossible("infant-industry-requires-help", markets={"CC": ["hotel"], "MC": []}, companies=full)
