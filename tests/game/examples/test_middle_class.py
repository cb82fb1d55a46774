"""The rulebook's worked examples E25 to E35: Middle Class (p. 22 to 25). Claire plays it.

Worker colours: blue is luxury, orange education, gray unskilled.
"""

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, EDUCATION, FOOD, HEALTH, LUXURY, MC, ST
from tests.game.table_talk import option_ids, paid, picks, take, unemployed

# A vote that comes up right after the taxes, so that the game waits there.
VOTE_AFTER_TAXES = {"7A": "WC"}
# An event that nobody dealt with: the State picks two classes, so that the game waits once the others have scored.
IGNORED_EVENT = ["neighbors-at-war"]
# The Export card of the example on p. 23: food 3 for 35, luxury 2 for 10 and 6 for 35, health 3 for 20 and 5 for 35.
EXPORT_CARD = 11
NO_COMPANIES: dict[str, list[object]] = {"MC": [], "CC": [], "ST": []}


# E25, p. 22


def test_e25_three_workers_arrive_at_7b() -> None:
    game = Game.from_position(
        {
            "players": 3,
            "round": 2,
            "phase": "preparation",
            "policies": ["7B"],
            "unemployed": {"MC": {}},
            "next_immigration": [
                {"WC": "unskilled", "MC": "media"},  # Jim draws first
                {"WC": "healthcare", "MC": "unskilled"},
            ],
        }
    )
    workers = game.table.workers[MC]
    assert (game.decision.seat, game.decision.kind) == ("MC", "look-over-market")
    game.choose("done")
    assert (game.decision.seat, game.decision.kind) == ("CC", "look-over-market")
    game.choose("done")

    assert (game.decision.seat, game.decision.kind) == ("MC", "choose-new-worker")
    assert "new-worker/unskilled" not in option_ids(game)
    game.choose("new-worker/luxury")

    assert unemployed(game, "MC") == {"luxury": 1, "unskilled": 2}
    assert game.table.workers[MC] == workers + 3
    assert game.view()["phase"] == "action"


# E26, p. 23


def test_e26_four_luxury_from_each_of_two_sources() -> None:
    game = Game.from_position(
        {
            "turn": "MC",
            "money": {"MC": 200},
            "companies": NO_COMPANIES,
            "unemployed": {"MC": {"unskilled": 12}},
            "storage": {"CC": {"luxury": 6}},
        }
    )
    assert game.table.population(MC) == 4
    take(game, "basic/buy-goods-and-services")
    game.choose("buy/luxury")

    for source in ("CC", "foreign-market"):
        game.choose(f"from/{source}")
        assert option_ids(game) == ["amount/1", "amount/2", "amount/3", "amount/4"]
        game.choose("amount/4")

    assert game.table.goods[MC][LUXURY] == 8
    assert game.table.storage[CC][LUXURY] == 2
    assert game.decision.kind == "turn"


# E27, p. 23


def table_with_goods_to_export() -> Game:
    """Claire has chosen to sell to the Foreign Market and has made three transactions."""
    game = Game.from_position(
        {
            "turn": "MC",
            "export": EXPORT_CARD,
            "money": {"MC": 0},
            "storage": {"MC": {"food": 4, "luxury": 8, "health": 6, "education": 0}},
            "vp": {"MC": 5},
        }
    )
    take(game, "basic/sell-to-foreign-market")
    for transaction, money in (("food/3", 35), ("luxury/2", 45), ("luxury/6", 80)):
        game.choose(f"export/{transaction}")
        assert game.table.money[MC] == money
    return game


def test_e27_four_export_transactions_bring_115_and_4_points() -> None:
    game = table_with_goods_to_export()
    assert option_ids(game) == ["export/health/3", "export/health/5", "done"]
    game.choose("export/health/5")

    t = game.table
    assert t.money[MC] == 115
    assert game.scores["MC"] == 5 + 4
    assert t.storage[MC][FOOD] == 1
    assert t.storage[MC][LUXURY] == 0
    assert t.storage[MC][HEALTH] == 1
    assert game.decision.kind == "turn"


def test_e27_the_small_health_sale_is_made_once_and_rules_out_the_large_one() -> None:
    game = table_with_goods_to_export()
    game.choose("export/health/3")

    assert game.table.storage[MC][HEALTH] == 3
    assert game.decision.kind == "turn"  # neither sale of health is left
    assert game.table.money[MC] == 100
    assert game.scores["MC"] == 5 + 4


# E28 to E30, p. 24


def test_e28_one_of_the_two_sources_may_be_the_own_storage() -> None:
    game = Game.from_position(
        {
            "turn": "MC",
            "policies": ["4B"],
            "money": {"MC": 50},
            "companies": NO_COMPANIES,
            "unemployed": {"MC": {"unskilled": 12}},
            "storage": {"MC": {"health": 5}, "ST": {"health": 6}},
        }
    )
    assert game.table.population(MC) == 4
    take(game, "basic/buy-goods-and-services")
    game.choose("buy/health")

    for source in ("ST", "MC"):
        game.choose(f"from/{source}")
        assert option_ids(game)[-1] == "amount/4"
        game.choose("amount/4")

    t = game.table
    assert t.goods[MC][HEALTH] == 8
    assert (t.storage[ST][HEALTH], t.storage[MC][HEALTH]) == (2, 1)
    assert t.money[MC] == 50 - 4 * 5


def test_e29_nine_health_and_no_third_source() -> None:
    game = Game.from_position(
        {
            "turn": "MC",
            "policies": ["4B"],
            "money": {"MC": 40, "ST": 0},
            "companies": NO_COMPANIES,
            "unemployed": {"MC": {"unskilled": 12, "media": 3}},
            "goods": {"MC": {"health": 1}},
            "storage": {"MC": {"health": 3}, "CC": {"health": 3}, "ST": {"health": 6}},
        }
    )
    assert game.table.population(MC) == 5
    take(game, "basic/buy-goods-and-services")
    picks(game, "buy/health", "from/ST")
    assert option_ids(game)[-1] == "amount/5"
    game.choose("amount/5")
    assert option_ids(game) == ["from/MC", "from/CC", "done"]
    picks(game, "from/MC", "amount/3")

    t = game.table
    assert t.goods[MC][HEALTH] == 9
    assert t.storage[MC][HEALTH] == 0
    assert (t.money[MC], t.money[ST]) == (40 - 25, 25)
    assert game.decision.kind == "turn"  # Mike would have sold another one
    assert t.storage[CC][HEALTH] == 3


def test_e30_own_luxury_and_imports_with_the_high_tariff() -> None:
    game = Game.from_position(
        {
            "turn": "MC",
            "policies": ["6A"],
            "money": {"MC": 40, "ST": 0},
            "storage": {"MC": {"luxury": 2}, "CC": {"luxury": 0}},
        }
    )
    take(game, "basic/buy-goods-and-services")
    game.choose("buy/luxury")
    assert option_ids(game) == ["from/MC", "from/foreign-market"]
    picks(game, "from/MC", "amount/2")
    assert game.table.money[MC] == 40
    picks(game, "from/foreign-market", "amount/3")

    assert paid(game, "MC", "purchase") == 18
    assert paid(game, "MC", "tariff") == 18
    assert game.table.money[MC] == 40 - 36
    assert game.table.money[ST] == 18
    assert game.table.goods[MC][LUXURY] == 5
    assert game.table.storage[MC][LUXURY] == 0


# E31, p. 24


def test_e31_use_education() -> None:
    game = Game.from_position(
        {
            "turn": "MC",
            "companies": NO_COMPANIES,
            "unemployed": {"MC": {"unskilled": 12, "healthcare": 3}},
            "goods": {"MC": {"education": 6}},
            "prosperity": {"MC": 3},
            "vp": {"MC": 10},
        }
    )
    assert game.table.population(MC) == 5

    picks(game, "free/use-education", "upgrade/unskilled/unemployed", "train/education")

    assert game.table.goods[MC][EDUCATION] == 1
    assert game.table.prosperity[MC] == 4
    assert game.scores["MC"] == 10 + 4
    assert unemployed(game, "MC") == {"unskilled": 11, "healthcare": 3, "education": 1}
    assert game.table.workers[MC] == 15


# E32 and E33, p. 25


def test_e32_income_tax_for_companies_of_others() -> None:
    wages = 25 + 30 + 35
    game = Game.from_position(
        {
            "players": 3,
            "phase": "production",
            "policies": ["2A", "3C"],
            "bills": VOTE_AFTER_TAXES,
            "money": {"MC": 40, "CC": 120, "ST": 120},
            "companies": {
                "CC": [
                    {"company": "shopping-mall", "class": "MC"},
                    {"company": "college", "class": "MC"},
                    {"company": "supermarket", "class": "WC"},
                ],
                "ST": [
                    {"company": "technical-university", "class": "MC"},
                    {"company": "university-hospital", "class": "WC"},
                ],
                "MC": [{"company": "convenience-store", "class": "MC"}],
            },
            "unemployed": {"WC": {}, "MC": {}},
            "goods": {"WC": {"food": 3}, "MC": {"food": 3}},
        }
    )

    assert game.view()["phase"] == "elections"
    assert paid(game, "MC", "income-tax") == 15
    assert paid(game, "MC", "employment-tax") == 1  # her own company, at a Tax Multiplier of 1
    assert game.table.money[MC] == 40 + wages - 15 - 1


def test_e33_employment_tax_counts_operational_companies() -> None:
    game = Game.from_position(
        {
            "players": 3,
            "phase": "production",
            "policies": ["2B", "3A", "4B", "5C"],
            "bills": VOTE_AFTER_TAXES,
            "money": {"MC": 100},
            "companies": {
                "CC": [],
                "ST": [],
                "MC": [
                    {"company": "convenience-store", "class": "MC", "employee": "unskilled", "wage": "L2"},
                    {"company": "doctors-office", "class": "MC"},
                    {"company": "game-store", "class": "MC"},
                    {"company": "tutoring-company", "class": "MC"},
                    {"company": "jewelry-store", "class": "MC"},
                    {"company": "pharmacy", "class": "MC"},
                    {"company": "local-newspaper"},
                ],
            },
            "unemployed": {"WC": {}, "MC": {}},
            "goods": {"WC": {"food": 3}, "MC": {"food": 3}},
        }
    )

    assert game.view()["phase"] == "elections"
    assert game.table.tax_multiplier == 5
    assert paid(game, "MC", "employment-tax") == 30
    assert paid(game, "MC", "income-tax") == 0
    assert game.table.money[MC] == 100 - 8 - 30  # a wage and the tax


# E34 and E35, p. 25


def score_companies(prosperity: int, companies: list[dict[str, str]]) -> Game:
    """The Scoring Phase, up to the State's pick of two classes."""
    game = Game.from_position(
        {
            "phase": "scoring",
            "events": IGNORED_EVENT,
            "companies": {"MC": companies},
            "prosperity": {"MC": prosperity},
            "vp": {"MC": 10},
        }
    )
    assert (game.decision.seat, game.decision.kind) == ("ST", "choose-penalty")
    return game


def test_e34_two_fully_operational_companies_do_not_exceed_a_prosperity_of_2() -> None:
    game = score_companies(
        2,
        [
            {"company": "convenience-store", "class": "MC", "employee": "unskilled"},
            {"company": "jewelry-store", "class": "MC"},
            {"company": "doctors-office", "class": "MC"},  # nobody of the Working Class works there
        ],
    )

    assert game.table.prosperity[MC] == 2
    assert game.scores["MC"] == 10


def test_e34_with_the_third_worker_it_would_have_grown() -> None:
    game = score_companies(
        2,
        [
            {"company": "convenience-store", "class": "MC", "employee": "unskilled"},
            {"company": "jewelry-store", "class": "MC"},
            {"company": "doctors-office", "class": "MC", "employee": "unskilled"},
        ],
    )

    assert game.table.prosperity[MC] == 3
    assert game.scores["MC"] == 10 + 3


def test_e35_four_fully_operational_companies_raise_a_prosperity_of_3() -> None:
    game = score_companies(
        3,
        [
            {"company": "convenience-store", "class": "MC", "employee": "unskilled"},
            {"company": "jewelry-store", "class": "MC"},
            {"company": "doctors-office", "class": "MC", "employee": "unskilled"},
            {"company": "private-school", "class": "MC", "employee": "education"},
        ],
    )

    assert game.table.prosperity[MC] == 4
    assert game.scores["MC"] == 10 + 4
