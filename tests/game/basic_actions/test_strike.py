"""Strike (p. 15, 16): tokens on up to 2 companies with uncommitted Working Class workers and wages below L3."""

from collections.abc import Mapping, Sequence

import pytest

from bodypolitic.game.game import Game
from tests.game.refusals import refused
from tests.game.table_talk import company, option_ids, picks, take


def table(cc: Sequence[Mapping[str, object]], players: int = 3, **changes: object) -> Game:
    st = [{"company": "public-hospital-2", "class": "WC", "wage": "L1"}]
    return Game.from_position(
        {"players": players, "policies": ["2C"], "companies": {"CC": cc, "MC": [], "ST": st}} | changes
    )


def test_up_to_two_companies() -> None:
    crews = [{"company": slug, "class": "WC"} for slug in ("supermarket", "college", "hotel")]
    game = table(crews)
    take(game, "basic/strike")
    assert option_ids(game) == ["strike/supermarket", "strike/college", "strike/hotel"]
    game.choose("strike/college")
    assert option_ids(game) == ["strike/supermarket", "strike/hotel", "done"]
    game.choose("strike/hotel")
    assert game.decision.kind == "turn"
    assert [c.card.slug for c in game.table.all_companies() if c.on_strike] == ["college", "hotel"]


def test_one_company_is_enough() -> None:
    game = table([{"company": slug, "class": "WC"} for slug in ("supermarket", "college")])
    take(game, "basic/strike")
    picks(game, "strike/college", "done")
    assert not company(game, "supermarket").on_strike


@pytest.mark.parametrize(
    "unfit",
    [
        {"company": "college", "class": "WC", "wage": "L3"},
        {"company": "college", "class": "WC", "committed": True},
        {"company": "college", "class": "WC", "strike": True},
        {"company": "college", "class": "MC"},
        {"company": "college"},
        {"company": "car-manufacturer"},
    ],
)
def test_where_nobody_can_strike(unfit: dict[str, object]) -> None:
    game = table([unfit])
    assert refused(game, "basic/strike") == ("no-company-to-strike", {}, 15)


@pytest.mark.parametrize("wage", ["L1", "L2"])
def test_low_wages_can_be_struck(wage: str) -> None:
    game = table([{"company": "college", "class": "WC", "wage": wage}])
    take(game, "basic/strike")
    assert company(game, "college").on_strike


def test_public_companies_are_struck_only_with_a_state_player() -> None:
    four = table([], players=4)
    take(four, "basic/strike")
    assert company(four, "public-hospital-2").on_strike
    assert refused(table([], players=3), "basic/strike") == ("no-company-to-strike", {}, 15)


def test_an_employee_of_the_middle_class_strikes_alone() -> None:
    shops = [
        {"company": "convenience-store", "class": "MC", "employee": "unskilled"},
        {"company": "doctors-office", "class": "MC", "employee": "unskilled", "employee_committed": True},
        {"company": "game-store", "class": "MC"},
    ]
    game = table([], companies={"CC": [], "MC": shops, "ST": []})
    take(game, "basic/strike")
    assert [c.card.slug for c in game.table.all_companies() if c.on_strike] == ["convenience-store"]


def test_the_box_has_seven_tokens() -> None:
    slugs = ["supermarket", "college", "hotel", "clinic", "shopping-mall", "radio-station", "fast-food-chain"]
    crews = [{"company": slug, "class": "WC", "strike": True} for slug in slugs]
    game = table([*crews, {"company": "fashion-company", "class": "WC"}])
    assert refused(game, "basic/strike") == ("no-strike-token", {}, 15)


def test_the_last_token_can_be_placed_and_no_second_one() -> None:
    slugs = ["supermarket", "college", "hotel", "clinic", "shopping-mall", "radio-station"]
    crews = [{"company": slug, "class": "WC", "strike": True} for slug in slugs]
    game = table([*crews, *[{"company": slug, "class": "WC"} for slug in ("fashion-company", "fast-food-chain")]])
    take(game, "basic/strike")
    game.choose("strike/fashion-company")
    assert game.decision.kind == "turn"
    assert not company(game, "fast-food-chain").on_strike
