"""The rulebook's worked examples E2 to E17: main rules and Working Class (p. 13 to 17).

Jim plays the Working Class, Claire the Middle Class, Mike the Capitalist Class. Worker colours: green is agriculture,
blue luxury, white healthcare, orange education, purple media, gray unskilled.
"""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, EDUCATION, HEALTH, INDUSTRIES, LUXURY, MC, ST, WC
from tests.game.table_talk import company, option_ids, paid, picks, take, unemployed, workers_in

# A vote that comes up right after the taxes, so that the game waits there.
VOTE_AFTER_TAXES = {"2B": "WC"}


# E2, p. 13


def test_e02_what_is_unpaid_of_a_loan_at_the_end_costs_points() -> None:
    game = Game.from_position(
        {
            "players": 3,
            "round": 5,
            "phase": "scoring",
            "policies": ["1C", "2C", "3A", "4A", "5C"],
            "companies": {"MC": []},
            "storage": {"MC": {"food": 0, "health": 0}},
            "money": {"MC": 38},
            "loans": {"MC": 1},
            "vp": {"MC": 20},
        }
    )

    assert game.over
    assert paid(game, "MC", "paying-off-loan") == 35
    assert game.table.money[MC] == 3
    assert game.table.loans[MC] == 0
    assert game.scores["MC"] == 20 - 4


# E3, p. 14


def test_e03_two_gray_workers_and_two_immigrants_arrive_at_7c() -> None:
    game = Game.from_position(
        {
            "players": 2,
            "round": 2,
            "phase": "preparation",
            "policies": ["7C"],
            "unemployed": {"WC": {}},
            "next_immigration": [
                {"WC": "unskilled", "MC": "luxury"},
                {"WC": "education", "MC": "unskilled"},
            ],
        }
    )
    workers = game.table.workers[WC]

    game.choose("done")  # Mike keeps his market

    assert unemployed(game, "WC") == {"unskilled": 3, "education": 1}
    assert game.table.workers[WC] == workers + 4
    assert game.view()["phase"] == "action"


# E4 and E5, p. 14 and again for the others on p. 18, 22 and 27


@pytest.mark.parametrize("seat", ["WC", "MC", "CC", "ST"])
def test_e04_a_bill_must_be_for_a_section_next_to_the_current_one(seat: str) -> None:
    game = Game.from_position({"turn": seat, "policies": ["3A"]})

    take(game, "basic/propose-bill")

    assert "bill/3B" in option_ids(game)
    assert "bill/3C" not in option_ids(game)


@pytest.mark.parametrize(("seat", "other"), [("WC", "CC"), ("MC", "WC"), ("CC", "ST"), ("ST", "MC")])
def test_e05_a_policy_with_a_bill_takes_no_second_one(seat: str, other: str) -> None:
    game = Game.from_position({"turn": seat, "policies": ["2B"]})
    take(game, "basic/propose-bill")
    assert {"bill/2A", "bill/2C"} <= set(option_ids(game))

    game = Game.from_position({"turn": seat, "policies": ["2B"], "bills": {"2C": other}})
    take(game, "basic/propose-bill")
    assert not {"bill/2A", "bill/2C"} & set(option_ids(game))
    assert {"bill/1B", "bill/4A", "bill/4C"} <= set(option_ids(game))


# E6, p. 15


@pytest.mark.parametrize(
    ("resource", "sources"), [("luxury", ("CC", "foreign-market")), ("health", ("ST", "MC"))], ids=["luxury", "health"]
)
def test_e06_the_population_limits_what_each_of_two_sources_sells(resource: str, sources: tuple[str, str]) -> None:
    game = Game.from_position(
        {
            "money": {"WC": 200},
            "companies": {"MC": [], "CC": [], "ST": []},
            "unemployed": {"WC": {"unskilled": 12}},
            "storage": {"MC": {"health": 6}, "CC": {"luxury": 6}, "ST": {"health": 6}},
            "goods": {"WC": {resource: 0}},
        }
    )
    assert game.table.population(WC) == 4
    take(game, "basic/buy-goods-and-services")
    game.choose(f"buy/{resource}")

    for source in sources:
        game.choose(f"from/{source}")
        assert option_ids(game) == ["amount/1", "amount/2", "amount/3", "amount/4"]
        game.choose("amount/4")

    assert game.table.goods[WC][(LUXURY if resource == "luxury" else HEALTH)] == 8
    assert game.decision.kind == "turn"


# E7 and E8, p. 15


def unions(game: Game) -> list[str]:
    """The industries with a trade union."""
    return [industry for industry, formed in zip(INDUSTRIES, game.table.unions, strict=True) if formed]


def test_e07_third_worker_forms_the_union() -> None:
    game = Game.from_position(
        {
            "companies": {
                "CC": [{"company": "supermarket", "class": "WC"}],
                "MC": [
                    {"company": "convenience-store", "class": "MC"},
                    {"company": "convenience-store-2", "class": "MC"},
                    {"company": "doctors-office", "class": "MC"},
                ],
                "ST": [],
            },
            "unemployed": {"WC": {"unskilled": 2, "agriculture": 1}},
        }
    )
    take(game, "basic/assign-workers")

    assert "fill/doctors-office" in option_ids(game)
    assert "form-union/agriculture" not in option_ids(game)
    picks(game, "fill/convenience-store", "take/unskilled/unemployed")
    assert "form-union/agriculture" not in option_ids(game)
    picks(game, "fill/convenience-store-2", "take/unskilled/unemployed")
    assert "form-union/agriculture" in option_ids(game)
    game.choose("form-union/agriculture")

    assert unions(game) == ["agriculture"]
    assert unemployed(game, "WC") == {}
    assert workers_in(game, "supermarket") == ["agriculture", "unskilled"]
    assert company(game, "convenience-store").employee_committed
    assert company(game, "convenience-store-2").employee_committed
    assert game.decision.kind == "turn"  # three workers are assigned: nobody else can go to the Doctor's Office


def test_e08_selling_a_company_brings_the_union_down() -> None:
    game = Game.from_position(
        {
            "turn": "MC",
            "money": {"MC": 40},
            "companies": {
                "CC": [{"company": "supermarket", "class": "WC"}],
                "MC": [
                    {"company": "convenience-store", "class": "MC", "employee": "unskilled"},
                    {"company": "convenience-store-2", "class": "MC", "employee": "unskilled"},
                ],
                "ST": [],
            },
            "unemployed": {"WC": {}, "MC": {}},
            "trade_unions": ["agriculture"],
        }
    )
    assert game.table.workers[WC] == 5

    take(game, "basic/sell-company")
    game.choose("sell-company/convenience-store-2")

    assert unemployed(game, "WC") == {"unskilled": 1, "agriculture": 1}
    assert unions(game) == []
    assert game.table.workers[WC] == 5
    assert [owned.card.slug for owned in game.table.companies[MC]] == ["convenience-store"]


# E9 and E10, p. 15


def test_e09_eight_health_from_the_state_and_the_capitalist_class() -> None:
    game = Game.from_position(
        {
            "policies": ["4B"],
            "money": {"WC": 100, "CC": 0, "ST": 0},
            "companies": {"CC": [], "ST": []},
            "unemployed": {"WC": {"unskilled": 15}},
            "storage": {"CC": {"health": 3}, "ST": {"health": 6}},
            "prices": {"CC": {"health": 8}},
        }
    )
    assert game.table.population(WC) == 5

    take(game, "basic/buy-goods-and-services")
    picks(game, "buy/health", "from/ST")
    assert option_ids(game)[-1] == "amount/5"
    picks(game, "amount/5", "from/CC")
    assert option_ids(game)[-1] == "amount/3"
    game.choose("amount/3")

    t = game.table
    assert t.goods[WC][HEALTH] == 8
    assert t.money[WC] == 100 - 49
    assert (t.money[ST], t.money[CC]) == (25, 24)
    assert (t.storage[ST][HEALTH], t.storage[CC][HEALTH]) == (1, 0)


def test_e10_imported_luxury_costs_its_price_and_the_tariff() -> None:
    game = Game.from_position(
        {
            "policies": ["6B"],
            "money": {"WC": 60, "ST": 0},
            "companies": {"CC": [], "ST": []},
            "unemployed": {"WC": {"unskilled": 18}},
            "storage": {"CC": {"luxury": 0}},
        }
    )
    assert game.table.population(WC) == 6

    take(game, "basic/buy-goods-and-services")
    game.choose("buy/luxury")
    game.choose("amount/6")  # only the Foreign Market has luxury

    assert paid(game, "WC", "purchase") == 36
    assert paid(game, "WC", "tariff") == 18
    assert game.table.money[WC] == 60 - 54
    assert game.table.money[ST] == 18
    assert game.table.goods[WC][LUXURY] == 6


# E11 to E13, p. 16


def table_with_five_unemployed(idle: int = 5, automated: tuple[str, ...] = ()) -> Game:
    """Jim's last turn of a round: two unions, workers without a job, and one empty company of Mike's with 2 slots."""
    return Game.from_position(
        {
            "players": 2,
            "turn_number": 5,
            "policies": ["1C"],
            "vp": {"WC": 0, "CC": 30},
            "influence": {"WC": 0},
            "companies": {
                "CC": [
                    {"company": "clinic", "class": "WC"},
                    {"company": "hospital", "class": "WC"},
                    {"company": "college", "class": "WC"},
                    {"company": "academy", "class": "WC"},
                    {"company": "supermarket"},
                    *({"company": slug} for slug in automated),
                ],
                "ST": [
                    {"company": "public-hospital", "class": "WC"},
                    {"company": "public-university", "class": "WC"},
                    {"company": "regional-tv-station", "class": "WC"},
                ],
            },
            "trade_unions": ["healthcare", "education"],
            "unemployed": {"WC": {"unskilled": idle}},
            "markets": {"CC": ["hotel", "stadium", "fish-farm", "fashion-company"]},
        }
    )


def test_e11_demonstration_costs_the_unemployed_and_the_unions() -> None:
    game = table_with_five_unemployed()
    take(game, "basic/demonstration")
    assert game.view()["demonstration"]
    game.choose("end-turn")

    take(game, "basic/apply-political-pressure")  # Mike does nothing about it
    assert game.scores["CC"] == 30
    game.choose("end-turn")

    assert game.view()["phase"] == "production"
    assert len(game.table.companies[CC]) == 5
    assert game.scores == {"WC": 0, "CC": 30 - 7}
    assert game.table.influence[WC] == 1 + 2  # for the demonstration, and for the two unions
    assert not game.view()["demonstration"]


@pytest.mark.parametrize(("idle", "allowed"), [(3, False), (4, True), (5, True)])
def test_e11_demonstration_needs_two_more_unemployed_than_slots(idle: int, allowed: bool) -> None:
    game = table_with_five_unemployed(idle)

    assert ("basic/demonstration" in option_ids(game)) is allowed


def test_e12_new_jobs_end_the_demonstration() -> None:
    game = table_with_five_unemployed()
    take(game, "basic/demonstration")
    game.choose("end-turn")

    take(game, "basic/build-company")
    picks(game, "build-company/hotel", "wage/hotel/L2")
    assert game.view()["demonstration"]  # a company without workers changes nothing yet
    game.choose("staff/WC")

    assert workers_in(game, "hotel") == ["unskilled", "unskilled", "unskilled"]
    assert unemployed(game, "WC") == {"unskilled": 2}
    assert not game.view()["demonstration"]
    game.choose("end-turn")
    assert game.view()["phase"] == "production"
    assert game.scores == {"WC": 0, "CC": 30}
    assert game.table.influence[WC] == 2  # for the two unions alone


def test_e12_a_company_left_empty_does_not_end_it() -> None:
    game = table_with_five_unemployed()
    take(game, "basic/demonstration")
    game.choose("end-turn")

    take(game, "basic/build-company")
    picks(game, "build-company/hotel", "wage/hotel/L2", "no-workers", "end-turn")

    assert game.scores == {"WC": 0, "CC": 30 - 6}  # 5 and 2 again, but only 6 spaces are empty now


def test_e13_the_empty_spaces_limit_the_loss() -> None:
    game = table_with_five_unemployed(
        automated=("automated-grain-farm", "electronics-manufacturer", "car-manufacturer")
    )
    assert len(game.table.companies[CC]) == 8
    take(game, "basic/demonstration")
    game.choose("end-turn")

    take(game, "basic/apply-political-pressure")
    game.choose("end-turn")

    assert game.scores == {"WC": 0, "CC": 30 - 4}


# E14 and E15, p. 16


def test_e14_use_healthcare() -> None:
    game = Game.from_position(
        {
            "main_taken": True,
            "companies": {"CC": [], "ST": []},
            "unemployed": {"WC": {"unskilled": 15}},
            "goods": {"WC": {"health": 8}},
            "prosperity": {"WC": 4},
            "vp": {"WC": 10},
        }
    )
    assert game.table.population(WC) == 5

    game.choose("free/use-healthcare")

    t = game.table
    assert t.goods[WC][HEALTH] == 3
    assert t.prosperity[WC] == 5
    assert game.scores["WC"] == 10 + 5 + 2
    assert unemployed(game, "WC") == {"unskilled": 16}
    assert t.workers[WC] == 16


def test_e15_use_education_once_enough_is_bought() -> None:
    game = Game.from_position(
        {
            "policies": ["5B"],
            "money": {"WC": 20},
            "companies": {"CC": [], "ST": []},
            "unemployed": {"WC": {"unskilled": 14, "agriculture": 2}},
            "storage": {"CC": {"education": 0}, "ST": {"education": 6}},
            "goods": {"WC": {"education": 1}},
            "prosperity": {"WC": 5},
            "vp": {"WC": 17},
        }
    )
    assert game.table.population(WC) == 5
    assert "free/use-education" not in option_ids(game)
    take(game, "basic/buy-goods-and-services")
    picks(game, "buy/education", "amount/4")
    assert game.table.goods[WC][EDUCATION] == 5

    picks(game, "free/use-education", "upgrade/unskilled/unemployed", "train/media")

    assert game.table.goods[WC][EDUCATION] == 0
    assert game.table.prosperity[WC] == 6
    assert game.scores["WC"] == 17 + 6
    assert unemployed(game, "WC") == {"unskilled": 13, "agriculture": 2, "media": 1}
    assert game.table.workers[WC] == 16


# E16, p. 17 and 24


@pytest.mark.parametrize("who", ["WC", "MC"])
@pytest.mark.parametrize("committed", [False, True], ids=["standing", "committed"])
def test_e16_a_white_worker_changes_places_with_a_gray_one(who: str, committed: bool) -> None:
    game = Game.from_position(
        {
            "turn": who,
            "companies": {
                "CC": [
                    {
                        "company": "supermarket",
                        "class": who,
                        "workers": ["agriculture", "healthcare"],
                        "committed": committed,
                    }
                ],
                "MC": [],
                "ST": [],
            },
            "unemployed": {who: {"unskilled": 1, "luxury": 1}},
        }
    )

    game.choose("free/swap-workers")
    assert set(option_ids(game)) == {"swap/supermarket/healthcare/unskilled", "swap/supermarket/healthcare/luxury"}
    game.choose("swap/supermarket/healthcare/unskilled")

    assert workers_in(game, "supermarket") == ["agriculture", "unskilled"]
    assert company(game, "supermarket").committed is committed
    assert unemployed(game, who) == {"healthcare": 1, "luxury": 1}


# E17, p. 17


def test_e17_income_tax_of_the_working_class() -> None:
    game = Game.from_position(
        {
            "players": 2,
            "phase": "production",
            "policies": ["2C", "3B"],
            "bills": VOTE_AFTER_TAXES,
            "money": {"WC": 30, "ST": 0},
            "companies": {"CC": [], "ST": []},
            "unemployed": {"WC": {"unskilled": 15}},
            "goods": {"WC": {"food": 5}},
        }
    )

    assert game.view()["phase"] == "elections"
    assert game.table.population(WC) == 5
    assert paid(game, "WC", "income-tax") == 10
    assert game.table.money[WC] == 30 - 10
    assert game.table.money[ST] == 10 + paid(game, "CC", "corporate-tax")
