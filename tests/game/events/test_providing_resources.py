"""Events that provide resources to a class: from stock, or bought from players and the Foreign Market (p. 27)."""

from bodypolitic.game.ground.codes import CC, EDUCATION, FOOD, HEALTH, LUXURY, MC, ST, WC
from tests.game.events.facing import assert_done, assert_impossible, facing
from tests.game.table_talk import option_ids, picks

NOTHING = {"food": 0, "luxury": 0, "health": 0, "education": 0}
NOBODY_SELLS = {"CC": NOTHING, "MC": NOTHING, "ST": NOTHING}


def test_low_education_index() -> None:
    for who, name in ((WC, "WC"), (MC, "MC")):
        game = facing("low-education-index")
        assert option_ids(game) == ["class/WC", "class/MC"]
        picks(game, f"class/{name}", "from/ST", "amount/2")
        t = game.table
        assert t.benefits[who][EDUCATION] == 2  # half of Population 3
        assert t.storage[ST][EDUCATION] == 4
        assert t.money[ST] == 120
        assert t.legitimacy == [3, 2, 2] if who == WC else [2, 3, 2]
        assert_done(game, "low-education-index")


def test_low_education_index_may_be_bought_from_stock_and_players_mixed() -> None:
    game = facing("low-education-index", prices={"CC": {"education": 10}}, money={"CC": 0, "ST": 120})
    picks(game, "class/WC", "from/CC", "amount/1")
    assert option_ids(game) == ["from/ST", "from/CC"]
    game.choose("from/ST")
    t = game.table
    assert (t.money[ST], t.money[CC]) == (110, 10)
    assert t.benefits[WC][EDUCATION] == 2
    assert (t.storage[ST][EDUCATION], t.storage[CC][EDUCATION]) == (5, 1)


def test_low_education_index_impossible() -> None:
    assert_impossible("low-education-index", storage=NOBODY_SELLS)


def test_declining_birth_rate() -> None:
    game = facing("declining-birth-rate", unemployed={"WC": {"unskilled": 11}})
    picks(game, "class/WC", "from/ST", "amount/3")
    assert game.table.benefits[WC][HEALTH] == 3  # Population 6
    assert game.table.legitimacy == [3, 2, 2]
    assert_done(game, "declining-birth-rate")


def test_declining_birth_rate_is_never_bought_from_the_class_that_gets_it() -> None:
    stock = {"MC": NOTHING | {"health": 8}, "CC": NOTHING | {"health": 1}, "ST": NOTHING | {"health": 2}}
    game = facing("declining-birth-rate", storage=stock)
    game.choose("class/MC")
    assert option_ids(game) == ["from/ST", "from/CC"]
    game.choose("from/CC")
    assert game.table.storage[MC][HEALTH] == 8
    assert game.table.benefits[MC][HEALTH] == 2
    assert game.table.money[ST] == 112


def test_declining_birth_rate_impossible() -> None:
    assert_impossible("declining-birth-rate", storage=NOBODY_SELLS, policies=["4A"])


def test_declining_birth_rate_only_for_the_class_it_can_be_afforded_for() -> None:
    stock = {"MC": NOTHING | {"health": 8}, "CC": NOTHING, "ST": NOTHING}
    game = facing("declining-birth-rate", storage=stock, money={"ST": 16})
    assert game.table.money[ST] == 0  # 2 health of MC at 8 V for WC: MC itself can't be served
    assert game.table.benefits[WC][HEALTH] == 2
    assert_impossible("declining-birth-rate", storage=stock, money={"ST": 15})


def test_companies_demand_better_internet() -> None:
    game = facing("companies-demand-better-internet", policies=["6A"])
    game.choose("class/CC")  # 3 operational companies: 2 luxury, imported at 6 V without tariff
    assert game.table.benefits[CC][LUXURY] == 2
    assert game.table.money[ST] == 108
    assert game.table.legitimacy == [2, 2, 3]
    assert_done(game, "companies-demand-better-internet")


def test_companies_demand_better_internet_for_the_middle_class() -> None:
    game = facing("companies-demand-better-internet", storage={"ST": {"luxury": 1}})
    picks(game, "class/MC", "from/ST")  # 2 operational companies: 1 luxury, which is no full lot
    assert game.table.benefits[MC][LUXURY] == 1
    assert game.table.legitimacy == [2, 2, 2]
    assert_done(game, "companies-demand-better-internet")


def test_companies_demand_better_internet_needs_operational_companies() -> None:
    game = facing("companies-demand-better-internet", companies={"MC": [{"company": "game-store"}]})
    assert game.decision.kind != "choose-class-for-event"  # only CC can be helped
    assert_impossible("companies-demand-better-internet", companies={"MC": [], "CC": [{"company": "hotel"}]})


def test_drought() -> None:
    game = facing("drought", storage={"ST": {"food": 2}})
    picks(game, "class/WC", "from/ST", "amount/2")
    assert game.table.benefits[WC][FOOD] == 2
    assert (game.table.legitimacy, game.table.legitimacy_tokens) == ([3, 2, 2], [1, 0, 0])
    assert_done(game, "drought")


def test_drought_for_the_capitalist_class_goes_by_its_companies() -> None:
    game = facing("drought", storage={"MC": {"food": 4}}, prices={"MC": {"food": 9}})
    picks(game, "class/CC", "from/MC", "amount/2")
    assert game.table.benefits[CC][FOOD] == 2
    assert game.table.money[ST] == 120 - 18
    assert game.table.money[MC] == 40 + 18
    assert game.table.legitimacy_tokens == [0, 0, 1]


def test_drought_impossible() -> None:
    assert_impossible("drought", storage=NOBODY_SELLS, money={"ST": 19})


def test_technological_illiteracy() -> None:
    game = facing("technological-illiteracy", storage={"ST": {"luxury": 3}}, unemployed={"WC": {"unskilled": 11}})
    game.choose("class/WC")
    assert option_ids(game) == ["amount/1", "amount/2"]  # of 3 items so many luxury, at least 1 of each
    picks(game, "amount/1", "from/ST", "from/ST", "amount/2")
    assert (game.table.benefits[WC][LUXURY], game.table.benefits[WC][EDUCATION]) == (1, 2)
    assert game.table.legitimacy == [3, 2, 2]  # one full lot of 2
    assert_done(game, "technological-illiteracy")


def test_technological_illiteracy_for_the_capitalist_class() -> None:
    game = facing("technological-illiteracy", storage={"ST": {"luxury": 3}})
    picks(game, "class/CC", "from/ST")
    assert (game.table.benefits[CC][LUXURY], game.table.benefits[CC][EDUCATION]) == (1, 1)
    assert game.table.legitimacy == [2, 2, 3]


def test_technological_illiteracy_needs_one_of_each() -> None:
    stock = {"CC": NOTHING, "MC": NOTHING, "ST": NOTHING | {"luxury": 6}}
    assert_impossible("technological-illiteracy", storage=stock)


def test_demand_for_higher_welfare_standards() -> None:
    game = facing("demand-for-higher-welfare-standards", unemployed={"MC": {"unskilled": 9, "media": 6, "luxury": 2}})
    game.choose("class/MC")  # 24 workers: Population 8, 4 items
    assert option_ids(game) == ["amount/1", "amount/2", "amount/3"]
    picks(game, "amount/1", "from/ST", "amount/3")
    assert (game.table.benefits[MC][HEALTH], game.table.benefits[MC][EDUCATION]) == (1, 3)
    assert game.table.legitimacy == [2, 3, 2]
    assert_done(game, "demand-for-higher-welfare-standards")


def test_demand_for_higher_welfare_standards_impossible() -> None:
    stock = {"CC": NOTHING, "MC": NOTHING, "ST": NOTHING | {"health": 6}}
    assert_impossible("demand-for-higher-welfare-standards", storage=stock)


def test_earthquake() -> None:
    game = facing("earthquake", storage=NOBODY_SELLS | {"ST": NOTHING | {"health": 6}})
    game.choose("class/WC")
    t = game.table
    assert (t.benefits[WC][FOOD], t.benefits[WC][HEALTH]) == (1, 1)
    assert t.money[ST] == 110
    assert t.legitimacy == [3, 2, 2]
    assert_done(game, "earthquake")


def test_earthquake_impossible_without_money_for_food() -> None:
    assert_impossible("earthquake", storage=NOBODY_SELLS | {"ST": NOTHING | {"health": 6}}, money={"ST": 9})


def test_global_supply_chain_crisis() -> None:
    stock = {"CC": NOTHING, "MC": NOTHING, "ST": NOTHING | {"food": 5, "luxury": 5}}
    game = facing("global-supply-chain-crisis", storage=stock)
    picks(game, "class/MC", "from/ST", "from/ST")
    assert (game.table.benefits[MC][FOOD], game.table.benefits[MC][LUXURY]) == (1, 1)
    assert game.scores["ST"] == 2
    assert game.table.legitimacy == [2, 2, 2]
    assert_done(game, "global-supply-chain-crisis")


def test_global_supply_chain_crisis_for_the_working_class() -> None:
    stock = {"CC": NOTHING, "MC": NOTHING, "ST": NOTHING | {"food": 5, "luxury": 5}}
    game = facing("global-supply-chain-crisis", storage=stock)
    picks(game, "class/WC", "from/ST", "from/foreign-market")
    assert game.table.legitimacy == [3, 2, 2]
    assert game.scores["ST"] == 0
    assert game.table.money[ST] == 114


def test_global_supply_chain_crisis_impossible() -> None:
    assert_impossible("global-supply-chain-crisis", storage=NOBODY_SELLS, money={"ST": 15})


def test_what_lay_there_from_an_earlier_action_is_discarded() -> None:
    game = facing("low-education-index", state_benefits={"WC": {"health": 3, "money": 10, "voting-cubes": 2}})
    supply = game.table.supply[HEALTH]
    picks(game, "class/WC", "from/ST", "amount/2")
    t = game.table
    assert t.benefits[WC] == [0, 0, 0, 2, 0, 0, 0]
    assert t.supply[HEALTH] == supply + 3
    assert t.cubes[WC] == 17
