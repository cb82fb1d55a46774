"""Every rule that tables are checked by can fail: a table damaged by hand is named for what is wrong with it."""

from collections.abc import Callable

import pytest

from bodypolitic.game.components.companies import COMPANY_BY_SLUG
from bodypolitic.game.game import Game
from bodypolitic.game.ground.chance import Card
from bodypolitic.game.ground.codes import (
    CC,
    FISCAL,
    FOOD,
    INFLUENCE,
    L1,
    L3,
    LABOR_MARKET,
    LUXURY,
    MC,
    NOBODY,
    ST,
    TAXATION,
    UNSKILLED,
    WC,
    A,
    B,
    C,
    Letter,
    Policy,
    Role,
    Skill,
    WageLevel,
)
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.table.table import EMPTY, Company, Table
from tests.game.random_play import random_game

Damage = Callable[[Table], object]


def company(t: Table, slug: str) -> Company:
    return t.company(COMPANY_BY_SLUG[slug])


def add(pile: list[int], place: int, amount: int) -> None:
    pile[place] += amount


def sell_influence(t: Table) -> None:
    """More media influence than there is room for, taken from the supply."""
    t.supply[INFLUENCE] -= 20
    t.media_influence += 20


def overfill(t: Table, role: int, resource: int, amount: int) -> None:
    t.supply[resource] -= amount
    t.storage[role][resource] += amount


def overfill_free_trade_zone(t: Table) -> None:
    t.supply[FOOD] -= 9
    t.free_trade_zone[FOOD] += 9


def lose_a_worker(t: Table) -> None:
    company(t, "supermarket").workers[0] = EMPTY


def staff(t: Table, slug: str, who: Role) -> None:
    company(t, slug).staff = who


def put(t: Table, slug: str, slot: int, skill: Skill) -> None:
    company(t, slug).workers[slot] = skill


def employ(t: Table, slug: str, skill: Skill) -> None:
    company(t, slug).employee = skill


def vacate_main_slot(t: Table) -> None:
    shop = company(t, "convenience-store")
    shop.staff = NOBODY
    shop.workers = [EMPTY]
    shop.employee = UNSKILLED


def mark(t: Table, slug: str, marker: str) -> None:
    setattr(company(t, slug), marker, True)


def set_wage(t: Table, slug: str, level: WageLevel) -> None:
    company(t, slug).wage = level


def strike_everywhere(t: Table) -> None:
    for each in t.all_companies():
        each.on_strike = True


def machinery_everywhere(t: Table) -> None:
    for each in t.all_companies():
        each.machinery = True


def crowd(t: Table, owner: int) -> None:
    while len(t.companies[owner]) < 13:
        t.companies[owner].append(t.companies[owner][0])


def move(t: Table, policy: Policy, section: Letter) -> None:
    t.policies[policy] = section


def bill(t: Table, policy: Policy, role: Role, section: Letter) -> None:
    t.bills[policy] = role
    t.bill_sections[policy] = section


def bills_everywhere(t: Table) -> None:
    for policy, section in enumerate((B, C, B, C, B, C, C)):
        bill(t, Policy(policy), WC, section)


def draw_twice(t: Table) -> None:
    t.hands[WC].append(t.hands[WC][0])


def tear_up(pile: list[Card]) -> None:
    pile.pop()


def set_to(pile: list[int], place: int, value: int) -> None:
    pile[place] = value


# Name, number of players, what is done to the table, and what must be said about it
DAMAGE: list[tuple[str, int, Damage, str]] = [
    ("money", 4, lambda t: set_to(t.money, WC, -1), "money can't be negative"),
    ("loans", 4, lambda t: set_to(t.loans, CC, -1), "loans can't be negative"),
    ("supply", 4, lambda t: set_to(t.supply, FOOD, -1), "the supply of resources can't be negative"),
    ("influence", 4, lambda t: set_to(t.influence, ST, -1), "influence can't be negative"),
    ("goods", 4, lambda t: set_to(t.goods[WC], FOOD, -1), "Goods & Services can't be negative"),
    ("storage", 4, lambda t: set_to(t.storage[CC], FOOD, -1), "storages can't be negative"),
    ("free trade zone", 4, lambda t: set_to(t.free_trade_zone, 0, -1), "the Free Trade Zone can't be negative"),
    ("benefits", 4, lambda t: set_to(t.benefits[WC], 5, -1), "State Benefits can't be negative"),
    ("bag", 4, lambda t: set_to(t.bag, WC, -1), "voting cubes in the bag can't be negative"),
    ("cubes", 4, lambda t: set_to(t.cubes, WC, -1), "voting cubes outside the bag can't be negative"),
    ("drawn cubes", 4, lambda t: set_to(t.drawn, WC, -1), "drawn voting cubes can't be negative"),
    ("unemployed", 4, lambda t: set_to(t.unemployed[WC], 0, -1), "unemployed workers can't be negative"),
    ("worker supply", 4, lambda t: set_to(t.worker_supply[WC], 0, -1), "the supply of workers can't be negative"),
    ("tokens below 0", 4, lambda t: set_to(t.legitimacy_tokens, WC, -1), "legitimacy tokens can't be negative"),
    ("prosperity below 0", 4, lambda t: set_to(t.prosperity, MC, -1), "prosperity can't be negative"),
    ("capital", 4, lambda t: setattr(t, "capital", -5), "Capital can't be negative: -5"),
    ("media influence", 4, lambda t: setattr(t, "media_influence", -1), "media influence can't be negative"),
    ("wealth below 0", 4, lambda t: setattr(t, "wealth", -1), "the Wealth marker can't be negative"),
    ("a food too many", 4, lambda t: add(t.supply, FOOD, 1), "63 food in all, but the box has 62"),
    ("a health too few", 4, lambda t: add(t.supply, 2, -1), "63 health in all, but the box has 64"),
    ("an influence too many", 4, lambda t: add(t.influence, WC, 1), "36 influence in all, but the box has 35"),
    ("benefits from nowhere", 4, lambda t: add(t.benefits[WC], 1, 2), "66 luxury in all, but the box has 64"),
    ("a cube too many", 4, lambda t: add(t.bag, CC, 1), "26 voting cubes of CC in all, but the box has 25"),
    ("a cube lost", 2, lambda t: add(t.cubes, MC, -1), "24 voting cubes of MC in all, but the box has 25"),
    ("cubes in benefits", 4, lambda t: add(t.benefits[WC], 6, 1), "26 voting cubes of WC in all, but the box has 25"),
    ("11 loans", 4, lambda t: set_to(t.loans, ST, 11), "11 loans, but the box has 10"),
    ("a worker from nowhere", 4, lambda t: add(t.unemployed[WC], UNSKILLED, 1), "unskilled workers of WC in all, but"),
    (
        "a worker lost",
        3,
        lambda t: add(t.worker_supply[MC], 0, -1),
        "5 agriculture workers of MC in all, but the box has 6",
    ),
    ("population", 2, lambda t: add(t.workers, WC, 1), "workers, but its Population track says"),
    ("workers of nobody", 4, lambda t: staff(t, "supermarket", NOBODY), "supermarket has workers of no class"),
    ("half a company", 4, lose_a_worker, "supermarket has 1 of its 2 workers; it must be full or empty"),
    ("WC runs an MC company", 4, lambda t: staff(t, "convenience-store", WC), "convenience-store can't be run by WC"),
    ("wrong skill", 4, lambda t: put(t, "supermarket", 0, LUXURY), "supermarket needs a worker skilled in agriculture"),
    ("employee without a slot", 4, lambda t: employ(t, "supermarket", UNSKILLED), "supermarket has no slot for an emp"),
    ("employee alone", 4, vacate_main_slot, "convenience-store can't have an employee without workers of its owner"),
    ("nobody committed", 4, lambda t: mark(t, "clinic", "committed"), "nobody works in clinic who could be committed"),
    (
        "no employee committed",
        4,
        lambda t: mark(t, "convenience-store", "employee_committed"),
        "convenience-store has no employee who could be committed",
    ),
    ("wage too low", 4, lambda t: set_wage(t, "supermarket", L1), "supermarket pays L1, but 2B asks for L2 or more"),
    ("wage of 2A", 4, lambda t: move(t, LABOR_MARKET, A), "supermarket pays L2, but 2A asks for L3 or more"),
    ("wage above L3", 4, lambda t: set_wage(t, "supermarket", WageLevel(4)), "supermarket pays L4"),
    ("State wage", 3, lambda t: set_wage(t, "university-hospital", L3), "without a State player it pays the minimum"),
    ("strike of nobody", 4, lambda t: mark(t, "clinic", "on_strike"), "nobody of WC works in clinic who could strike"),
    ("strike of MC", 4, lambda t: mark(t, "shopping-mall", "on_strike"), "nobody of WC works in shopping-mall who"),
    ("public strike", 2, lambda t: mark(t, "public-hospital", "on_strike"), "it can be struck only with 4 players"),
    ("machinery", 4, lambda t: mark(t, "convenience-store", "machinery"), "convenience-store has no place for Machin"),
    ("8 strikes", 4, strike_everywhere, "strike tokens, but the box has 7"),
    ("7 machines", 4, machinery_everywhere, "Machinery tokens, but the box has 6"),
    ("CC companies", 4, lambda t: crowd(t, CC), "CC has 13 companies on 12 spaces"),
    ("MC companies", 3, lambda t: crowd(t, MC), "MC has 13 companies on 8 spaces"),
    ("ST companies", 4, lambda t: crowd(t, ST), "ST has 13 companies on 9 spaces"),
    ("union", 4, lambda t: set_to(t.unions, 0, 1), "the agriculture union needs 4 WC workers in its industry, there"),
    ("MC storage", 4, lambda t: overfill(t, MC, FOOD, 8), "MC stores 9 food, but has room for 8"),
    ("CC storage", 4, lambda t: overfill(t, CC, 1, 11), "CC stores 13 luxury, but has room for 12"),
    ("ST storage", 4, lambda t: overfill(t, ST, FOOD, 7), "ST stores 7 food, but has room for 6"),
    ("ST media", 4, sell_influence, "ST stores 24 influence, but has room for"),
    ("free trade zone full", 4, overfill_free_trade_zone, "the Free Trade Zone holds 9 food, but has room for 8"),
    ("storage tiles", 4, lambda t: set_to(t.storage_tiles[CC], 0, 7), "7 Storage tiles, but the box has 6"),
    ("price", 4, lambda t: set_to(t.prices[CC], FOOD, 13), "CC can't ask 13 V for food, only 9, 12, 15"),
    ("price of MC", 3, lambda t: set_to(t.prices[MC], 2, 9), "MC can't ask 9 V for health, only 5, 8, 10"),
    ("tax multiplier", 4, lambda t: move(t, TAXATION, C), "the Tax Multiplier is"),
    ("bill in force", 4, lambda t: bill(t, FISCAL, WC, C), "a bill for 1C would change nothing"),
    ("bill of nobody", 2, lambda t: bill(t, FISCAL, MC, B), "the bill for 1B has no player who proposed it"),
    ("7 bills", 4, bills_everywhere, "WC has 7 bills, but only 3 markers"),
    ("prosperity", 4, lambda t: set_to(t.prosperity, WC, 11), "the Prosperity track of WC ends at space 10"),
    ("wealth", 4, lambda t: setattr(t, "wealth", 16), "the Wealth table has 15 columns"),
    ("legitimacy 0", 4, lambda t: set_to(t.legitimacy, CC, 0), "legitimacy with CC must be 1 to 10, not 0"),
    ("legitimacy 11", 4, lambda t: set_to(t.legitimacy, MC, 11), "legitimacy with MC must be 1 to 10, not 11"),
    ("tokens", 4, lambda t: set_to(t.legitimacy_tokens, MC, 7), "7 legitimacy tokens of MC, the box has 6"),
    ("a card twice", 4, draw_twice, "the action cards of WC are not its 40"),
    ("too many cards", 4, lambda t: t.hands[MC].append(t.decks[MC].pop()), "MC holds 8 action cards; the most is 7"),
    ("a card lost", 4, lambda t: tear_up(t.decks[ST]), "the action cards of ST are not its 40"),
    ("export", 4, lambda t: tear_up(t.export_deck), "the Export cards on the table are not those of the box"),
    ("deals", 4, lambda t: tear_up(t.deal_deck), "the Business Deals on the table are not those of the box"),
    ("immigration", 4, lambda t: tear_up(t.immigration_deck), "the Immigration cards on the table are not those"),
    ("events", 4, lambda t: tear_up(t.event_deck), "the Events on the table are not those of the box"),
    ("agendas", 4, lambda t: tear_up(t.agenda_deck), "the Political Agendas on the table are not those of the box"),
    ("company lost", 4, lambda t: tear_up(t.company_decks[CC]), "the companies on the table are not those of the box"),
    ("market lost", 3, lambda t: tear_up(t.markets[MC]), "the companies on the table are not those of the box"),
    ("public lost", 2, lambda t: tear_up(t.closed), "the companies on the table are not those of the box"),
    ("farm lost", 4, lambda t: tear_up(t.farms), "the companies on the table are not those of the box"),
]


@pytest.mark.parametrize(
    ("players", "damage", "complaint"), [row[1:] for row in DAMAGE], ids=[row[0] for row in DAMAGE]
)
def test_damage_is_named(players: int, damage: Damage, complaint: str) -> None:
    table = Game.new(players, seed=1).table
    damage(table)
    found = broken_rules(table)
    assert any(complaint in rule for rule in found), found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_an_honest_table_breaks_no_rule(players: int) -> None:
    assert broken_rules(Game.new(players, seed=1).table) == []
    assert broken_rules(random_game(players, seed=1).table) == []


def test_all_damage_is_named_at_once() -> None:
    table = Game.new(players=4, seed=1).table
    table.money[WC] = -1
    company(table, "supermarket").wage = L1
    bill(table, FISCAL, WC, C)
    tear_up(table.export_deck)
    assert len(broken_rules(table)) == 4


def test_vp_may_be_negative() -> None:
    table = Game.new(players=4, seed=1).table
    table.vp = [-5, -1, -30, -2]
    assert broken_rules(table) == []


def test_workers_may_be_under_way_only_within_assign_workers() -> None:
    """Between two picks of one Assign Workers action a company may be short of workers, later not."""
    for seed in range(40):
        game = random_game(4, seed, choices=60)
        while not game.over:
            options = {option.id: option for option in game.decision.options}
            if game.decision.kind == "assign-workers" and any(
                EMPTY in each.workers and each.staff != NOBODY for each in game.table.all_companies()
            ):
                assert broken_rules(game.table) == []
                table = game.table
                table.stack.pop()
                assert any("it must be full or empty" in rule for rule in broken_rules(table))
                return
            game.choose(options[sorted(options)[-1]])
    pytest.fail("no game came to a company that is short of workers")
