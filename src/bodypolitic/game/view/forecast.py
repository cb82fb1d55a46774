"""What the coming production will bring a seat if nothing changes before it, from what lies openly on the table.

Wages, output, needs and taxes are the rules' own figures. What others decide meanwhile, and whom food is bought from,
is not foreseen: food is taken to be bought from the cheapest sellers first.
"""

from typing import Final

from bodypolitic.game.components.boards import (
    FREE_TRADE_ZONE,
    INCOME_TAX,
    LOAN,
    LOAN_PAID_LATE,
    LOANS_THAT_BRING_THE_IMF,
    corporate_tax_of,
)
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    CC,
    FISCAL,
    FOOD,
    FOREIGN_MARKET,
    INFLUENCE,
    L3,
    LABOR_MARKET,
    MC,
    NOBODY,
    RESOURCES,
    ROLES,
    ST,
    TAXATION,
    WC,
    Party,
    Role,
)
from bodypolitic.game.rules.money import funds
from bodypolitic.game.rules.producing import output_now
from bodypolitic.game.rules.resources import food_at_home, price_of, room, stock, tariff_of
from bodypolitic.game.rules.workers import operational_companies
from bodypolitic.game.table.table import EMPTY, Company, Table

FOOD_SELLERS: Final = (ST, MC, CC)


def forecast(t: Table, role: Role) -> dict[str, object]:
    """The coming production for one role, and the State's road to the IMF."""
    wages_in, wages_out = wages(t, role)
    food = food_needs(t, role)
    due = due_before(t, role)
    taxes = taxes_of(t, role, wages_in - wages_out - due)
    paid = sum(amount for _, amount in taxes)
    income = sum(tax_of_all(t)) if role == ST else 0
    return {
        "seat": ROLES[role],
        "wages_in": wages_in,
        "wages_out": wages_out,
        "taxes": [{"reason": causes.CAUSES[reason], "amount": amount} for reason, amount in taxes],
        "tax_income": income,
        "food": food,
        "production": production(t, role),
        "money_after": funds(t, role) - due + wages_in - wages_out - paid - food["cost"] + income,
        "imf": road_to_imf(t),
    }


def due_before(t: Table, role: Role) -> int:
    """What a role has to pay by the end of the Action Phase, less what it is paid."""
    return sum([module.due_before_production(role) for module in t.modules])


def _works(company: Company) -> bool:
    """Whether a company will produce: operational, and not stopped by a strike that its wage does not end."""
    return company.operational and not (company.on_strike and company.wage != L3)


def _wage_of(company: Company) -> tuple[int, int]:
    """To whom a company pays how much."""
    if company.owner == MC:
        employs = company.operational and company.employee != EMPTY and not (company.on_strike and company.wage != L3)
        return (WC, company.wage_paid) if employs else (NOBODY, 0)
    if company.owner == WC or not _works(company) or company.staff == NOBODY:
        return NOBODY, 0
    return company.staff, company.wage_paid


def wages(t: Table, role: Role) -> tuple[int, int]:
    """What a role receives and pays in wages."""
    received = paid = 0
    for company in t.all_companies():
        worker, amount = _wage_of(company)
        received += amount if worker == role else 0
        paid += amount if worker != NOBODY and company.owner == role else 0
    return received, paid


def made(t: Table, role: Role) -> list[int]:
    """What a role's companies will make, by resource, before its storages are looked at."""
    amounts = [0] * len(RESOURCES)
    for company in t.companies[role]:
        if role == MC:
            if company.operational:
                amounts[company.card.industry] += output_now(t, company)
                amounts[company.card.industry] += company.card.adds if _wage_of(company)[0] != NOBODY else 0
        elif _works(company):
            amounts[company.card.industry] += output_now(t, company)
    return amounts


def production(t: Table, role: Role) -> list[dict[str, object]]:
    """What will be made of each resource, how much room there is for it, and how much would be lost."""
    found: list[dict[str, object]] = []
    for resource, amount in enumerate(made(t, role)):
        if not amount:
            continue
        kept_apart = role == WC or (resource == INFLUENCE and role != ST)  # goods and own influence need no storage
        space = amount if kept_apart else room(t, role, resource)
        if role == CC and resource < len(FREE_TRADE_ZONE):
            space += FREE_TRADE_ZONE[resource] - t.free_trade_zone[resource]
        found.append({"resource": RESOURCES[resource], "amount": amount, "room": space, "lost": max(0, amount - space)})
    return found


def food_needs(t: Table, role: Role) -> dict[str, int]:
    """The food a class needs, has with what it makes itself, and must buy, with the cost at the cheapest sellers."""
    if role not in (WC, MC):
        return {"needed": 0, "have": 0, "to_buy": 0, "cost": 0}
    needed = t.population(role)
    own = made(t, role)[FOOD]
    have = food_at_home(t, role) + (own if role == WC else min(own, room(t, role, FOOD)))
    to_buy = max(0, needed - have)
    cost, left = 0, to_buy
    sources = [seller for seller in FOOD_SELLERS if seller != role] + [FOREIGN_MARKET]
    for source in sorted(sources, key=lambda source: price_of(t, source, FOOD, role)):
        amount = left if source == FOREIGN_MARKET else min(left, food_for_sale(t, source))
        cost += amount * price_of(t, source, FOOD, role)
        left -= amount
    return {"needed": needed, "have": have, "to_buy": to_buy, "cost": cost}


def food_for_sale(t: Table, seller: Party) -> int:
    """The food that a seller will have in its storage once it has produced and, if it is a class that eats, eaten."""
    food = stock(t, seller, FOOD) + min(made(t, seller)[FOOD], room(t, seller, FOOD))
    if seller == MC and t.plays(MC):
        food -= max(0, t.population(MC) - t.goods[MC * 4 + FOOD])
    return max(0, food)


def taxes_of(t: Table, role: Role, balance: int) -> list[tuple[int, int]]:
    """The taxes of a role by kind; the Capitalist Class's Revenue is taxed with what comes and goes before."""
    rate = INCOME_TAX[t.policies[LABOR_MARKET]][t.policies[TAXATION]]
    if role == WC:
        return [(causes.INCOME_TAX, rate * t.population(WC))]
    if role == MC:
        elsewhere = sum(1 for company in t.companies[CC] + t.companies[ST] if company.staff == MC)
        return [
            (causes.INCOME_TAX, rate * elsewhere),
            (causes.EMPLOYMENT_TAX, t.tax_multiplier * operational_companies(t, MC)),
        ]
    if role == CC:
        employment = t.tax_multiplier * operational_companies(t, CC)
        revenue = max(0, t.money[CC] + balance - employment)
        return [
            (causes.EMPLOYMENT_TAX, employment),
            (causes.CORPORATE_TAX, corporate_tax_of(revenue, t.policies[TAXATION])),
        ]
    return []


def tax_of_all(t: Table) -> list[int]:
    """What each role in play pays in taxes."""
    found = []
    for role in t.roles:
        wages_in, wages_out = wages(t, role)
        found.append(sum(amount for _, amount in taxes_of(t, role, wages_in - wages_out - due_before(t, role))))
    return found


def road_to_imf(t: Table) -> dict[str, object]:
    """Whether the State will have too many loans at the Check IMF step, which comes after wages and before taxes."""
    wages_paid = wages(t, ST)[1]
    tariffs = _tariffs(t)
    treasury = t.money[ST] - due_before(t, ST) - wages_paid
    new_loans = -(-max(0, -treasury) // LOAN)
    treasury += new_loans * LOAN + tariffs
    loans = t.loans[ST] + new_loans
    limit = LOANS_THAT_BRING_THE_IMF[t.policies[FISCAL]]
    to_pay = max(0, loans - limit + 1)
    return {
        "loans": t.loans[ST],
        "limit": limit,
        "treasury": t.money[ST],
        "wages": wages_paid,
        "income": tariffs,
        "treasury_after": treasury,
        "new_loans": new_loans,
        "to_pay": to_pay,
        "comes": to_pay > 0 and treasury // LOAN_PAID_LATE < to_pay,
    }


def _tariffs(t: Table) -> int:
    """The tariffs on food that the classes must import because nobody else will have it."""
    to_buy = sum([food_needs(t, role)["to_buy"] for role in (WC, MC) if t.plays(role)])
    for_sale = sum([food_for_sale(t, seller) for seller in FOOD_SELLERS])
    return max(0, to_buy - for_sale) * tariff_of(t, FOOD, WC)
