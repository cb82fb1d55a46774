"""Events that provide money from the State Treasury."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, MC, ST, WC
from tests.game.events.facing import assert_done, assert_impossible, facing
from tests.game.table_talk import option_ids, picks


def provided(game: Game, who: int) -> int:
    return game.table.benefits[who][5]


def test_need_for_sustainability_initiative() -> None:
    game = facing("need-for-sustainability-initiative")
    assert option_ids(game) == ["class/WC", "class/MC", "class/CC"]
    game.choose("class/CC")
    assert option_ids(game) == ["class/WC", "class/MC"]
    game.choose("class/WC")
    assert [provided(game, who) for who in (WC, MC, CC)] == [25, 0, 25]
    assert game.table.money[ST] == 70
    assert game.table.legitimacy == [3, 2, 3]
    assert game.table.legitimacy_tokens == [1, 0, 1]
    assert_done(game, "need-for-sustainability-initiative")


def test_need_for_sustainability_initiative_impossible() -> None:
    assert_impossible("need-for-sustainability-initiative", money={"ST": 49})


@pytest.mark.parametrize(("amount", "points", "legitimacy"), [(10, 3, [2, 2, 2]), (15, 0, [3, 3, 3])])
def test_need_for_stimulus_package(amount: int, points: int, legitimacy: list[int]) -> None:
    game = facing("need-for-stimulus-package")
    assert option_ids(game) == ["amount/10", "amount/15"]
    game.choose(f"amount/{amount}")
    assert [provided(game, who) for who in (WC, MC, CC)] == [amount] * 3
    assert game.table.money[ST] == 120 - 3 * amount
    assert (game.scores["ST"], game.table.legitimacy) == (points, legitimacy)
    assert_done(game, "need-for-stimulus-package")


def test_need_for_stimulus_package_with_little_money() -> None:
    game = facing("need-for-stimulus-package", money={"ST": 44})
    assert provided(game, WC) == 10  # the only sum it could pay
    assert_impossible("need-for-stimulus-package", money={"ST": 29})


def test_demand_for_thirteen_month_pay() -> None:
    crews = [{"company": "university-hospital", "class": "WC"}, {"company": "public-hospital-2", "class": "WC"}]
    game = facing("demand-for-thirteen-month-pay", companies={"ST": crews})
    # MC has nobody in the Public Sector, so it is no choice
    assert provided(game, WC) == 25
    assert game.table.money[ST] == 95
    assert (game.table.legitimacy, game.table.legitimacy_tokens) == ([3, 2, 2], [1, 0, 0])
    assert_done(game, "demand-for-thirteen-month-pay")


def test_demand_for_thirteen_month_pay_of_either_class() -> None:
    game = facing("demand-for-thirteen-month-pay")
    assert option_ids(game) == ["class/WC", "class/MC"]
    game.choose("class/MC")
    assert provided(game, MC) == 15
    assert game.table.legitimacy == [2, 3, 2]
    other = facing("demand-for-thirteen-month-pay")
    other.choose("class/WC")
    assert provided(other, WC) == 15
    assert other.table.legitimacy_tokens == [0, 0, 0]  # 25 would make a lot


def test_demand_for_thirteen_month_pay_impossible() -> None:
    assert_impossible("demand-for-thirteen-month-pay", money={"ST": 14})
    assert_impossible("demand-for-thirteen-month-pay", companies={"ST": [{"company": "university-hospital"}]})


def test_local_industries_in_turmoil() -> None:
    slugs = ["convenience-store", "doctors-office", "game-store", "tutoring-company", "pharmacy"]
    shops = [{"company": slug, "class": "MC"} for slug in slugs]
    game = facing("local-industries-in-turmoil", companies={"MC": [*shops[:4], {"company": "pharmacy"}]})
    game.choose("class/MC")
    assert provided(game, MC) == 20
    assert (game.table.legitimacy, game.table.legitimacy_tokens) == ([2, 3, 2], [0, 1, 0])
    assert_done(game, "local-industries-in-turmoil")


def test_local_industries_in_turmoil_for_the_capitalist_class() -> None:
    game = facing("local-industries-in-turmoil")
    game.choose("class/CC")
    assert provided(game, CC) == 15
    assert game.scores["ST"] == 2
    assert game.table.legitimacy == [2, 2, 2]


def test_local_industries_in_turmoil_impossible() -> None:
    assert_impossible("local-industries-in-turmoil", companies={"MC": [], "CC": [{"company": "hotel"}]})
    assert_impossible("local-industries-in-turmoil", money={"ST": 9})


@pytest.mark.parametrize(("unemployed", "money", "points"), [(3, 15, 2), (11, 30, 4), (14, 35, 4)])
def test_demand_for_pension_reform(unemployed: int, money: int, points: int) -> None:
    game = facing("demand-for-pension-reform", unemployed={"WC": {"unskilled": unemployed}})
    game.choose("class/WC")
    assert provided(game, WC) == money
    assert game.table.money[ST] == 120 - money
    assert (game.scores["ST"], game.table.legitimacy) == (points, [2, 2, 2])
    assert_done(game, "demand-for-pension-reform")


def test_demand_for_pension_reform_for_the_middle_class() -> None:
    game = facing("demand-for-pension-reform", unemployed={"MC": {"unskilled": 5}})
    game.choose("class/MC")  # 12 workers, Population 4
    assert provided(game, MC) == 20
    assert game.table.legitimacy_tokens == [0, 1, 0]
    picks(game, "end-turn")


def test_demand_for_pension_reform_impossible() -> None:
    assert_impossible("demand-for-pension-reform", money={"ST": 14})
