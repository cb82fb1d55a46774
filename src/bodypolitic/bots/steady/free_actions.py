"""What the free actions are worth that several roles share: benefits, loans, prices, wages and storage."""

from typing import Final

from bodypolitic.bots.steady.companies import UNIT_PRICE, made_in_a_round
from bodypolitic.bots.steady.rates import cube_worth, influence_worth, last_round, money_worth, rivalry, rounds_left
from bodypolitic.bots.steady.shopping import spendable
from bodypolitic.bots.steady.weights import WEIGHTS
from bodypolitic.game.components.boards import (
    CC_LOAN_PENALTY,
    LOAN,
    LOAN_INTEREST,
    LOANS_THAT_BRING_THE_IMF,
    PRICE_OPTIONS,
    STORAGE_COST,
    STORAGE_TILE,
)
from bodypolitic.game.ground.codes import (
    BENEFIT_CUBES,
    BENEFIT_MONEY,
    CC,
    FISCAL,
    FOREIGN_MARKET,
    GOODS_AND_SERVICES,
    INFLUENCE,
    L3,
    LUXURY,
    MC,
    ST,
    WC,
    Party,
    Resource,
    Role,
    WageLevel,
)
from bodypolitic.game.rules.free_actions.adjust_wages import changeable_wages
from bodypolitic.game.rules.resources import price_of, room, stock
from bodypolitic.game.rules.staffing import lowest_wage
from bodypolitic.game.table.table import Company, Table

IMF_WORTH: Final = 6.0  # what keeping the IMF away is worth to the State
IDLE_CAPITAL: Final = 0.08  # what 1 V of Capital is worth that need not be spent before the next scoring
TIDY: Final = 0.2  # what putting a price right is worth, as a matter of order


def benefits_worth(t: Table, who: Role) -> float:
    """What lies in a class's State Benefits area, less the VP that the State scores when it is taken."""
    items = t.benefits[who]
    worth = items[BENEFIT_MONEY] * money_worth(t, who) + items[BENEFIT_CUBES] * cube_worth(t, who)
    worth += items[INFLUENCE] * influence_worth(t, who)
    for resource in GOODS_AND_SERVICES:
        worth += items[resource] * UNIT_PRICE[resource] * money_worth(t, who)
    return worth - rivalry(t)


def loan_worth(t: Table, who: Role) -> float:
    """What paying off a loan is worth: interest, the penalty at the end and, for the State, the IMF."""
    if spendable(t, who) < LOAN:
        return -1.0
    rate = money_worth(t, who)
    saved = LOAN_INTEREST * rounds_left(t) * rate
    if who == CC:
        return saved + CC_LOAN_PENALTY - LOAN * (rate if last_round(t) else IDLE_CAPITAL)
    if who == ST and t.loans[ST] >= LOANS_THAT_BRING_THE_IMF[t.policies[FISCAL]]:
        return saved + IMF_WORTH
    return saved


def best_price(t: Table, seller: Party, resource: Resource) -> int:
    """The highest price that doesn't send buyers abroad or to the public services."""
    options = PRICE_OPTIONS[resource]
    if resource <= LUXURY:
        limit = price_of(t, FOREIGN_MARKET, resource, WC)
    else:
        limit = price_of(t, ST, resource, WC) if stock(t, ST, resource) else options[-1]
    below = sum([1 for price in options if price <= limit])
    dearer = 0 if resource <= LUXURY else round(WEIGHTS[seller].dear_services)
    return options[max(0, min(len(options), below + dearer) - 1)]


def prices_worth(t: Table, seller: Party) -> float:
    """What putting one's prices right is worth."""
    wrong = [r for r in GOODS_AND_SERVICES if t.prices[seller][r] != best_price(t, seller, r)]
    return TIDY * sum([1 for resource in wrong if t.storage[seller][resource]])


def wanted_wage(t: Table, company: Company) -> WageLevel:
    """The lowest wage there may be, or the highest where a strike would stop a company."""
    return L3 if company.on_strike else lowest_wage(t)


def wage_change_worth(t: Table, company: Company, level: WageLevel) -> float:
    """What another wage level is worth to a company's owner."""
    if not company.wage or level != wanted_wage(t, company):
        return -1.0
    if company.on_strike:
        return 1.0
    saved = company.card.wages[company.wage - 1] - company.card.wages[level - 1]
    return saved * money_worth(t, company.owner) if company.operational else 0.01 * saved


def wages_worth(t: Table, owner: Role) -> float:
    """What adjusting one's wages is worth."""
    worth = 0.0
    for card in changeable_wages(t, owner):
        company = t.company(card)
        committed = company.employee_committed if company.owner == MC else company.committed
        if company.wage != wanted_wage(t, company) and (company.on_strike or not committed):
            worth += max(0.0, wage_change_worth(t, company, wanted_wage(t, company)))
    return worth


def storage_worth(t: Table, owner: Role, resource: Resource) -> float:
    """What a Storage tile is worth: the output that would be lost without it."""
    if t.storage_tiles[owner][resource] or last_round(t):
        return -1.0
    lost = max(0, made_in_a_round(t, owner, resource) - room(t, owner, resource))
    return min(lost, STORAGE_TILE[resource]) * UNIT_PRICE[resource] * money_worth(
        t, owner
    ) - STORAGE_COST * money_worth(t, owner)
