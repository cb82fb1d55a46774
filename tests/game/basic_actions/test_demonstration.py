"""Demonstration (p. 16): at least 2 more unemployed than open slots; what ends it and what it costs."""

from collections.abc import Mapping, Sequence

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import INFLUENCE, WC
from tests.game.refusals import refused
from tests.game.table_talk import option_ids, picks, take

HOSPITAL = {"company": "university-hospital", "class": "MC"}


def table(wc: dict[str, int], cc: Sequence[Mapping[str, object]], **changes: object) -> Game:
    return Game.from_position({"companies": {"CC": cc, "MC": [], "ST": [HOSPITAL]}, "unemployed": {"WC": wc}} | changes)


def test_two_more_unemployed_than_slots() -> None:
    game = table({"unskilled": 4}, [{"company": "clinic"}])
    take(game, "basic/demonstration")
    assert game.table.demonstration


def test_skill_does_not_matter() -> None:
    game = table({"media": 4}, [{"company": "clinic"}])
    take(game, "basic/demonstration")
    assert game.table.demonstration


@pytest.mark.parametrize("unemployed", [3, 1])
def test_too_few_unemployed(unemployed: int) -> None:
    game = table({"unskilled": unemployed}, [{"company": "clinic"}])
    assert refused(game, "basic/demonstration") == ("needs-unemployed", {"needed": 4, "has": unemployed}, 16)


def test_one_demonstration_at_a_time() -> None:
    game = table({"unskilled": 4}, [], demonstration=True)
    assert refused(game, "basic/demonstration") == ("demonstration-under-way", {}, 16)


@pytest.mark.parametrize(("run", "missing"), [(True, 1), (False, 0)])
def test_the_employee_slot_counts_only_while_its_shop_is_run(run: bool, missing: int) -> None:
    shop: Mapping[str, object] = {"company": "convenience-store"} | ({"class": "MC"} if run else {})
    game = table({"unskilled": 2}, [], companies={"CC": [], "MC": [shop], "ST": [HOSPITAL]})
    if missing:
        assert refused(game, "basic/demonstration") == ("needs-unemployed", {"needed": 3, "has": 2}, 16)
    else:
        assert "basic/demonstration" in option_ids(game)


def test_slots_that_the_middle_class_could_take_count_as_well() -> None:
    game = table({"unskilled": 3}, [], companies={"CC": [], "MC": [], "ST": [{"company": "university-hospital"}]})
    assert refused(game, "basic/demonstration") == ("needs-unemployed", {"needed": 5, "has": 3}, 16)


# What ends it


def building(unemployed: int, market: str) -> Game:
    game = table({"unskilled": unemployed}, [], turn="CC", demonstration=True, markets={"CC": [market]})
    take(game, "basic/build-company")
    game.choose(f"wage/{market}/L2")
    return game


def test_a_new_company_that_hires_ends_it_when_the_condition_is_gone() -> None:
    game = building(3, "fast-food-chain")
    game.choose("staff/WC")
    assert not game.table.demonstration


def test_a_new_company_that_hires_too_few_does_not_end_it() -> None:
    game = building(4, "fast-food-chain")
    game.choose("staff/WC")
    assert game.table.demonstration  # 2 are left, and no slot


def test_a_new_company_that_stays_empty_does_not_end_it() -> None:
    game = building(3, "fast-food-chain")
    game.choose("no-workers")
    assert game.table.demonstration


def test_an_employee_in_a_new_shop_ends_it() -> None:
    game = table(
        {"unskilled": 2},
        [],
        turn="MC",
        demonstration=True,
        markets={"MC": ["game-store"]},
        unemployed={"WC": {"unskilled": 2}, "MC": {"luxury": 1}},
    )
    take(game, "basic/build-company")
    picks(game, "wage/game-store/L2", "employ/unskilled")
    assert not game.table.demonstration


# What it costs


def demonstrated(unemployed: int, **changes: object) -> Game:
    return table({"unskilled": unemployed}, [], phase="production", demonstration=True, bills={"7A": "WC"}, **changes)


def test_it_brings_an_influence_and_the_working_class_shares_out_the_loss() -> None:
    game = demonstrated(6)
    assert game.table.influence[WC] == 2
    assert (game.decision.seat, game.decision.kind) == ("WC", "share-loss")
    assert option_ids(game) == [f"lose-vp/MC/{amount}" for amount in range(7)]
    game.choose("lose-vp/MC/1")
    assert option_ids(game) == [f"lose-vp/CC/{amount}" for amount in range(6)]
    game.choose("lose-vp/CC/2")
    assert game.scores == {"WC": 0, "MC": -1, "CC": -2, "ST": -3}
    assert not game.table.demonstration


def test_a_class_with_few_empty_spaces_says_why_it_loses_no_more() -> None:
    unskilled = dict.fromkeys(("convenience-store", "doctors-office", "game-store"), "unskilled")
    skilled = {"organic-farm": "agriculture", "electronics-store": "luxury", "private-school": "education"}
    staffed = [{"company": shop, "class": "MC", "employee": skill} for shop, skill in (unskilled | skilled).items()]
    game = demonstrated(6, companies={"CC": [], "MC": staffed, "ST": []})
    assert option_ids(game) == [f"lose-vp/MC/{amount}" for amount in range(3)]
    assert refused(game, "lose-vp/MC/3") == ("empty-spaces-are", {"spaces": 2}, 16)


def test_unions_count_with_the_unemployed() -> None:
    crews = [{"company": "supermarket", "class": "WC"}, {"company": "fast-food-chain", "class": "WC"}]
    game = Game.from_position(
        {
            "players": 2,
            "phase": "production",
            "demonstration": True,
            "bills": {"7A": "WC"},
            "companies": {"CC": crews, "ST": []},
            "unemployed": {"WC": {"unskilled": 3}},
            "trade_unions": ["agriculture"],
        }
    )
    assert game.scores == {"WC": 0, "CC": -4}


def test_nobody_loses_more_than_its_empty_spaces() -> None:
    slugs = [
        "supermarket",
        "shopping-mall",
        "college",
        "clinic",
        "hotel",
        "stadium",
        "radio-station",
        "tv-station",
        "university",
        "academy",
        "hospital",
    ]
    game = Game.from_position(
        {
            "players": 2,
            "phase": "production",
            "demonstration": True,
            "bills": {"7A": "WC"},
            "companies": {"CC": [{"company": slug} for slug in slugs], "ST": []},
            "unemployed": {"WC": {"unskilled": 9}},
        }
    )
    assert game.scores == {"WC": 0, "CC": -1}


def test_face_down_public_companies_are_empty_spaces_of_the_state() -> None:
    full = ["supermarket", "shopping-mall", "college", "clinic", "hotel", "stadium", "radio-station", "tv-station"]
    full += ["university", "academy", "hospital", "medical-village"]
    game = table(
        {"unskilled": 9},
        [],
        phase="production",
        demonstration=True,
        bills={"7A": "WC"},
        companies={"CC": [{"company": slug} for slug in full], "MC": [], "ST": [HOSPITAL]},
    )
    # MC has 8 empty spaces, CC none, the State 8
    assert option_ids(game) == [f"lose-vp/MC/{amount}" for amount in range(1, 9)]
    game.choose("lose-vp/MC/3")
    assert game.scores == {"WC": 0, "MC": -3, "CC": 0, "ST": -6}


def test_without_influence_in_the_supply_it_brings_none() -> None:
    game = demonstrated(2, influence={"WC": 0, "MC": 0, "CC": 31, "ST": 0}, media_influence=4)
    assert game.table.supply[INFLUENCE] == 0
    assert game.table.influence[WC] == 0
