"""What the Automa does by itself: benefits, loans, using what it has, training, food, and a demonstration's losses."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import HEALTH, WC
from tests.game.automas.at_the_table import reasons, take_turn
from tests.game.automas.working_class.at_the_table import WORKING_IN_CC, WORKING_IN_ST, stuck, wca
from tests.game.table_talk import unemployed


def free_actions(game: Game) -> list[str]:
    """The free actions that the Automa has taken since the last choice."""
    return [str(event.values["action"]) for event in game.happened if event.kind == "free-action"]


# At the beginning of its turn


def test_benefits_are_received_before_the_ai_card_is_revealed() -> None:
    game = wca("simple", 5, players=4, state_benefits={"WC": {"money": 10}}, money={"WC": 0})
    take_turn(game)
    assert free_actions(game)[0] == "receive-benefits"
    kinds = [event.kind for event in game.happened]
    assert kinds.index("benefits-received") < kinds.index("ai-card-revealed")
    assert game.table.money[WC] == 10


def test_every_loan_that_can_be_paid_off_is() -> None:
    game = take_turn(wca("simple", 5, loans={"WC": 3}, money={"WC": 120}))
    assert free_actions(game) == ["pay-off-loan"] * 2
    assert game.table.loans[WC] == 1
    assert game.table.money[WC] == 20


def test_a_loan_is_paid_with_money_from_benefits() -> None:
    game = wca("simple", 5, players=4, state_benefits={"WC": {"money": 10}}, loans={"WC": 1}, money={"WC": 40})
    take_turn(game)
    assert game.table.loans[WC] == 0
    assert game.table.money[WC] == 0


# At the end of its turn


def test_luxury_education_and_health_are_used_in_this_order_as_often_as_possible() -> None:
    game = take_turn(stuck(4, goods={"WC": {"luxury": 9, "education": 4, "health": 4}}))
    assert free_actions(game) == ["use-luxury", "use-luxury", "use-education", "use-healthcare"]
    assert game.table.prosperity[WC] == 4


def test_what_is_too_little_is_kept() -> None:
    game = take_turn(stuck(4, goods={"WC": {"luxury": 3, "health": 3}}))
    assert free_actions(game) == []
    assert game.table.goods[WC][HEALTH] == 3


def test_an_unskilled_unemployed_worker_is_trained_by_the_skilled_worker_criteria() -> None:
    companies = {"CC": [*WORKING_IN_CC, {"company": "lobbying-firm"}], "ST": WORKING_IN_ST}
    position = {"companies": companies, "goods": {"WC": {"education": 5}}, "unemployed": {"WC": {"unskilled": 1}}}
    game = take_turn(stuck(4, **position))
    assert unemployed(game, "WC") == {"media": 1}
    assert reasons(game) == ["training-an-unemployed-worker", "wc-skill-most-open-slots"]


def test_without_one_an_unskilled_employed_worker_is_trained_at_random() -> None:
    trained = set()
    for seed in range(8):
        game = take_turn(stuck(4, goods={"WC": {"education": 4}}, seed=seed))
        assert reasons(game)[0] == "training-an-employed-worker-at-random"
        [event] = [event for event in game.happened if event.kind == "worker-trained"]
        assert event.values["from"] == "unskilled"
        trained.add(event.values["at"])
    assert len(trained) > 1


# Food


def feeding(**position: object) -> Game:
    """Let the round end with the Cover Needs step of a Population of 3."""
    declared: dict[str, object] = {
        "players": 3,
        "phase": "production",
        "automas": {"WC": "simple"},
        "money": {"WC": 100, "MC": 100},
        "companies": {"CC": [{"company": "hotel"}], "MC": [], "ST": []},
        "unemployed": {"WC": {"unskilled": 3}, "MC": {}},
        "goods": {"MC": {"food": 3}},
    }
    return Game.from_position({**declared, **position})


def food_bought_from(game: Game) -> list[tuple[str, int]]:
    """Whom the Working Class has paid for food, and how much, tariffs left out."""
    values = [event.values for event in game.happened if event.kind == "paid"]
    return [
        (str(one["to"]), int(one["amount"])) for one in values if one["who"] == "WC" and one["reason"] == "purchase"
    ]


@pytest.mark.parametrize(
    ("price", "policy", "expected"),
    [
        (9, "6C", [("CC", 27)]),
        (12, "6C", [("foreign-market", 30)]),
        (12, "6B", [("CC", 36)]),
        (15, "6B", [("foreign-market", 30)]),
    ],
)
def test_food_comes_from_the_cheapest_source(price: int, policy: str, expected: list[tuple[str, int]]) -> None:
    storage = {"CC": {"food": 8}, "MC": {"food": 0}}
    game = feeding(storage=storage, prices={"CC": {"food": price}}, policies=[policy])
    assert food_bought_from(game) == expected


def test_food_comes_from_2_sources_if_the_cheaper_has_too_little() -> None:
    game = feeding(storage={"CC": {"food": 2}, "MC": {"food": 0}}, prices={"CC": {"food": 9}}, policies=["6C"])
    assert food_bought_from(game) == [("CC", 18), ("foreign-market", 10)]


def test_of_equal_sources_the_state_comes_before_cc_and_cc_before_mc() -> None:
    position: dict[str, object] = {"prices": {"CC": {"food": 12}, "MC": {"food": 12}}, "policies": ["6A"]}
    game = feeding(storage={"CC": {"food": 8}, "MC": {"food": 8}}, **position)
    assert food_bought_from(game) == [("CC", 36)]
    storage = {"ST": {"food": 2}, "CC": {"food": 8}, "MC": {"food": 8}}
    game = feeding(players=4, storage=storage, **position)
    assert food_bought_from(game) == [("ST", 24), ("CC", 12)]


# A demonstration


def test_cc_loses_all_it_can_to_a_demonstration_then_mc_then_the_state() -> None:
    companies = {
        "CC": [{"company": name} for name in ("automated-grain-farm", "car-manufacturer")]
        + [{"company": "automated-dairy-farm"}, {"company": "electronics-manufacturer"}],
        "MC": [],
        "ST": [],
    }
    idle = {"WC": {"unskilled": 17}, "MC": {}}
    position = {"players": 4, "companies": companies, "unemployed": idle, "demonstration": True}
    game = feeding(**position, vp={"MC": 20, "CC": 20, "ST": 20}, goods={"MC": {"food": 3}, "WC": {"food": 6}})
    assert "wc-demonstration-order-of-losses" in reasons(game)
    losses = {
        str(event.values["who"]): int(event.values["amount"])
        for event in game.happened
        if event.kind == "vp" and event.values["reason"] == "demonstration"
    }
    assert losses == {"CC": -8, "MC": -8, "ST": -1}


# Immigration when the unskilled have run out


def test_newcomers_are_chosen_by_the_skilled_worker_criteria_when_no_unskilled_is_left() -> None:
    companies = {"CC": [{"company": "lobbying-firm"}, {"company": "hotel"}], "ST": []}
    game = Game.from_position(
        {
            "players": 2,
            "round": 2,
            "phase": "preparation",
            "automas": {"WC": "simple"},
            "companies": companies,
            "unemployed": {"WC": {"unskilled": 18}},
            "policies": ["7A"],
        }
    )
    while game.decision.kind != "automa-turn":
        game.choose("done")
    assert unemployed(game, "WC")["media"] == 1
    assert sum(unemployed(game, "WC").values()) == 20
