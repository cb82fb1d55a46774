"""What the coach has an eye on. Each remark says when it holds, what is at stake, and which figures show it."""

from typing import Final

from bodypolitic.bots.steady.companies import UNIT_PRICE, building_worth
from bodypolitic.bots.steady.free_actions import IMF_WORTH, benefits_worth, loan_worth
from bodypolitic.bots.steady.labor import filling_worth, union_worth
from bodypolitic.bots.steady.legitimacy import event_worth, legitimacy_worth
from bodypolitic.bots.steady.politics import bill_worth, chance_to_pass, own_interest
from bodypolitic.bots.steady.rates import influence_worth, money_worth, rivalry, turns_left_in_round
from bodypolitic.bots.steady.shopping import use_worth
from bodypolitic.bots.steady.trade import transaction_worth
from bodypolitic.coach.remark import Found, Look, Named, named, remark
from bodypolitic.game.components.boards import (
    LOAN,
    LOAN_INTEREST,
    UNION_VP,
    WEALTH,
    WEALTH_STEP_VP,
    wealth_column_of,
)
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.components.market_cards import EXPORT_CARDS
from bodypolitic.game.ground.codes import (
    AGAINST,
    ALL_POLICIES,
    CC,
    CLASSES,
    EDUCATION,
    GOODS_AND_SERVICES,
    HEALTH,
    IN_FAVOR,
    INFLUENCE,
    LUXURY,
    MC,
    NO_WAGE,
    NOBODY,
    RESOURCES,
    ROLES,
    ST,
    WC,
    letter_of,
    policy_of,
    section_of,
)
from bodypolitic.game.records.options import Fill, FormUnion
from bodypolitic.game.rules.basic_actions.assign_workers import BASIC_TERMS, can_fill, destinations, empty_slots
from bodypolitic.game.rules.basic_actions.build_company import BASIC_TERMS as BUILD_TERMS
from bodypolitic.game.rules.basic_actions.build_company import buildable, own_share
from bodypolitic.game.rules.basic_actions.propose_bill import legal_bills
from bodypolitic.game.rules.basic_actions.sell_to_foreign_market import exportable
from bodypolitic.game.rules.money import funds
from bodypolitic.game.rules.politics.elections import SpendInfluence
from bodypolitic.game.rules.workers import can_fill_from_unemployed, unemployed_count
from bodypolitic.game.table.table import EMPTY, Company

SERVICES: Final = {"use-healthcare": HEALTH, "use-education": EDUCATION, "use-luxury": LUXURY}
LIKELY: Final = 0.6  # that a bill passes
CERTAIN_ENOUGH: Final = 0.75  # to be told that one's own would
BORROWED: Final = 3.0  # VP that having to borrow is worth a word for
WITHIN_REACH: Final = 20  # V to the next column of Wealth
SETTLED_BY_A_VOTE: Final = 20.0  # whatever else there is, a vote comes first
SMALL: Final = 0.5  # what is worth a word if there is nothing else


# Money and food


@remark("coach-money-short", WC, MC, CC)
def _money_short(look: Look) -> Found | None:
    """Wages, taxes and food take more than there is."""
    short = -look.coming["money_after"]
    if short <= 0:
        return None
    return BORROWED + short * money_worth(look.table, look.seat), {"short": short, "loan": LOAN}


@remark("coach-food", WC, MC)
def _food(look: Look) -> Found | None:
    """There is less food than people."""
    food = look.coming["food"]
    if not food["cost"]:
        return None
    return SMALL, {"needed": food["needed"], "have": food["have"], "cost": food["cost"]}


@remark("coach-loan")
def _loan(look: Look) -> Found | None:
    """A loan could be paid off, and the coming production still be paid."""
    worth = loan_worth(look.table, look.seat)
    if "free/pay-off-loan" not in look.offered or worth <= 0 or look.coming["money_after"] < LOAN:
        return None
    return worth, {"loans": look.table.loans[look.seat], "interest": LOAN_INTEREST}


@remark("coach-imf", ST)
def _imf(look: Look) -> Found | None:
    """The IMF comes as things stand."""
    road = look.coming["imf"]
    if not road["comes"]:
        return None
    return IMF_WORTH * 2, {"loans": road["loans"] + road["new_loans"], "limit": road["limit"]}


@remark("coach-treasury", ST)
def _treasury(look: Look) -> Found | None:
    """The Treasury does not cover the wages."""
    road = look.coming["imf"]
    if road["comes"] or not road["new_loans"]:
        return None
    return IMF_WORTH, {"treasury": road["treasury"], "wages": road["wages"], "new": road["new_loans"]}


@remark("coach-wealth", CC)
def _wealth(look: Look) -> Found | None:
    """The next column of Wealth is near."""
    left = look.coming["money_after"]
    column = wealth_column_of(max(0, left))
    if column >= len(WEALTH) or WEALTH[column] - left > WITHIN_REACH:
        return None
    return WEALTH_STEP_VP + 1, {"short": WEALTH[column] - left, "points": WEALTH_STEP_VP}


# Politics


@remark("coach-vote", at=SpendInfluence)
def _vote(look: Look) -> Found | None:
    """How a vote stands before influence is spent."""
    t, vote = look.table, look.step.voting
    assert vote is not None
    mine = vote.stances[look.seat]
    rivals = [role for role in t.roles if vote.stances[role] == (AGAINST if mine == IN_FAVOR else IN_FAVOR)]
    return SETTLED_BY_A_VOTE, {
        "for": vote.cubes(t, IN_FAVOR),
        "against": vote.cubes(t, AGAINST),
        "influence": sum(t.influence[role] for role in rivals),
    }


@remark("coach-bills-against")
def _bills_against(look: Look) -> Found | None:
    """Bills of others will probably pass, to one's harm."""
    t, seat = look.table, look.seat
    harm = 0.0
    found = []
    for policy in ALL_POLICIES:
        by, letter = t.bills[policy], t.bill_sections[policy]
        if by in (NOBODY, seat):
            continue
        chance, loss = chance_to_pass(t, by, policy, letter), -own_interest(t, seat, policy, letter)
        if loss > 0 and chance >= LIKELY:
            harm += chance * loss
            found.append(section_of(policy, letter))
    if not found:
        return None
    return harm, {"count": len(found), "sections": named("SectionCode", *found), **_strength(look)}


@remark("coach-bill-for")
def _bill_for(look: Look) -> Found | None:
    """A bill that would probably pass could be proposed."""
    t, seat = look.table, look.seat
    if "basic/propose-bill" not in look.offered:
        return None
    likely = [
        bill.section
        for bill in legal_bills(t, (), False)
        if own_interest(t, seat, policy_of(bill.section), letter_of(bill.section)) > 0
        and chance_to_pass(t, seat, policy_of(bill.section), letter_of(bill.section)) >= CERTAIN_ENOUGH
    ]
    if not likely:
        return None
    best = max(likely, key=lambda section: bill_worth(t, seat, section))
    return bill_worth(t, seat, best) * LIKELY, {"section": named("SectionCode", best), **_strength(look)}


def _strength(look: Look) -> dict[str, int | Named]:
    """What a seat can put into a vote: its cubes among those in the bag, and its influence."""
    t, seat = look.table, look.seat
    return {"cubes": t.bag[seat] if seat < ST else 0, "bag": sum(t.bag), "influence": t.influence[seat]}


# People and jobs


@remark("coach-jobs", WC)
def _jobs(look: Look) -> Found | None:
    """Unemployed could work at a company that is there."""
    t = look.table
    if "basic/assign-workers" not in look.offered:
        return None
    best: tuple[float, Company, int] | None = None
    for option in destinations(t, WC, BASIC_TERMS.up_to, (), BASIC_TERMS):
        if not isinstance(option, Fill):
            continue
        company = t.company(option.company)
        slots, worth = empty_slots(company, WC), filling_worth(t, WC, company)
        if can_fill(slots, t.unemployed[WC]) and company.wage and (best is None or worth > best[0]):
            best = worth, company, len(slots)
    if best is None:
        return None
    worth, company, workers = best
    wage = company.card.wages[company.wage - 1]
    return worth, {"workers": workers, "company": named("CompanyId", company.card.id), "wage": wage}


@remark("coach-own-jobs", MC)
def _own_jobs(look: Look) -> Found | None:
    """A company of one's own stands still although there are people for it."""
    t = look.table
    if "basic/assign-workers" not in look.offered:
        return None
    idle = [
        company
        for company in t.companies[MC]
        if not company.operational and can_fill(empty_slots(company, MC), t.unemployed[MC])
    ]
    if not idle:
        return None
    best = max(idle, key=lambda company: filling_worth(t, MC, company))
    slots = len(empty_slots(best, MC))
    return filling_worth(t, MC, best), {"workers": slots, "company": named("CompanyId", best.card.id)}


@remark("coach-for-sale", MC, CC)
def _for_sale(look: Look) -> Found | None:
    """A company for sale would find its workers among the unemployed."""
    t, seat = look.table, look.seat
    if "basic/build-company" not in look.offered:
        return None
    staff = (MC,) if seat == MC else tuple(who for who in (WC, MC) if t.plays(who))
    found = [
        card
        for card in buildable(t, seat, BUILD_TERMS)
        if COMPANIES[card].size
        and any(can_fill_from_unemployed(t, Company(COMPANIES[card], seat, NO_WAGE), who) for who in staff)
    ]
    if not found:
        return None
    price = {card: own_share(t, seat, card, BUILD_TERMS) for card in found}
    best = max(found, key=lambda card: building_worth(t, seat, card, price[card]))
    worth = building_worth(t, seat, best, price[best])
    unemployed = sum(unemployed_count(t, who) for who in staff)
    if worth <= 0:
        return None
    return worth, {"unemployed": unemployed, "company": named("CompanyId", best), "cost": price[best]}


@remark("coach-union", WC)
def _union(look: Look) -> Found | None:
    """A trade union could be formed."""
    t = look.table
    if "basic/assign-workers" not in look.offered:
        return None
    unions = [one for one in destinations(t, WC, BASIC_TERMS.up_to, (), BASIC_TERMS) if isinstance(one, FormUnion)]
    if not unions:
        return None
    best = max(unions, key=lambda option: union_worth(t, option.industry))
    return union_worth(t, best.industry), {"industry": named("Industry", best.industry), "points": UNION_VP}


@remark("coach-strike", MC, CC, ST)
def _strike(look: Look) -> Found | None:
    """Companies of one's own are on strike."""
    t = look.table
    struck = [company for company in t.companies[look.seat] if company.on_strike and company.operational]
    if not struck:
        return None
    lost = sum(company.card.output * _unit_worth(look, company.card.industry) for company in struck)
    return lost + influence_worth(t, WC) * rivalry(t), {
        "companies": named("CompanyId", *[company.card.id for company in struck])
    }


@remark("coach-demonstration", MC, CC, ST)
def _demonstration(look: Look) -> Found | None:
    """A demonstration costs everybody points unless people find work."""
    t = look.table
    if not t.demonstration:
        return None
    return unemployed_count(t, WC) * rivalry(t) + SMALL, {"unemployed": unemployed_count(t, WC)}


# Goods and services


def _unit_worth(look: Look, resource: int) -> float:
    """What a unit of what a company makes is worth."""
    if resource == INFLUENCE:
        return influence_worth(look.table, look.seat)
    return UNIT_PRICE[resource] * money_worth(look.table, look.seat)


@remark("coach-use", WC, MC)
def _use(look: Look) -> Found | None:
    """There is enough of something to be used at once."""
    t, seat = look.table, look.seat
    ready = [name for name in SERVICES if f"free/{name}" in look.offered]
    if not ready:
        return None
    best = max(ready, key=lambda name: use_worth(t, seat, SERVICES[name]))
    later = look.game.clone()
    later.choose(f"free/{best}", ROLES[seat])
    return use_worth(t, seat, SERVICES[best]), {
        "resource": named("Resource", SERVICES[best]),
        "points": later.table.vp[seat] - t.vp[seat],
    }


@remark("coach-short-of-use", WC, MC)
def _short_of_use(look: Look) -> Found | None:
    """A little more of something and it can be used."""
    t, seat = look.table, look.seat
    need = t.population(seat)
    short = {one: need - t.goods[seat][one] for one in SERVICES.values() if 0 < t.goods[seat][one] < need}
    if not short:
        return None
    nearest = min(short, key=lambda resource: short[resource])
    return SMALL + 1 / short[nearest], {
        "short": short[nearest],
        "resource": named("Resource", nearest),
        "population": need,
    }


@remark("coach-overflow", MC, CC, ST)
def _overflow(look: Look) -> Found | None:
    """What will be made finds no room."""
    made = max(look.coming["production"], key=lambda one: one["lost"], default=None)
    if made is None or not made["lost"]:
        return None
    resource = RESOURCES.index(made["resource"])
    return made["lost"] * _unit_worth(look, resource), {
        "lost": made["lost"],
        "resource": named("Resource", resource),
        "room": made["room"],
    }


@remark("coach-export", MC, CC)
def _export(look: Look) -> Found | None:
    """The Export card pays well for what lies in a storage."""
    t, seat = look.table, look.seat
    if "basic/sell-to-foreign-market" not in look.offered:
        return None
    sales = [
        (transaction_worth(t, seat, resource, amount, price), amount, price, resource)
        for resource in GOODS_AND_SERVICES
        for amount, price in EXPORT_CARDS[t.export][resource]
        if exportable(t, seat, resource) >= amount
    ]
    if not sales:
        return None
    worth, amount, price, resource = max(sales)
    return worth, {"amount": amount, "resource": named("Resource", resource), "price": price}


@remark("coach-idle", CC, ST)
def _idle(look: Look) -> Found | None:
    """A company of one's own has no workers."""
    t = look.table
    idle = [company for company in t.companies[look.seat] if not company.operational and EMPTY in company.workers]
    if not idle:
        return None
    return SMALL * len(idle), {"companies": named("CompanyId", *[company.card.id for company in idle])}


@remark("coach-benefits", WC, MC, CC)
def _benefits(look: Look) -> Found | None:
    """The State has set something aside."""
    if "free/receive-benefits" not in look.offered:
        return None
    return benefits_worth(look.table, look.seat), {}


# The State


@remark("coach-event", ST)
def _event(look: Look) -> Found | None:
    """An event waits, and not many turns are left for it."""
    t = look.table
    if not t.events or "basic/event-action" not in look.offered:
        return None
    best = max(t.events, key=lambda event: event_worth(t, EVENTS[event]))
    worth = event_worth(t, EVENTS[best])
    return worth / turns_left_in_round(t) + SMALL, {
        "event": named("EventId", best),
        "turns": turns_left_in_round(t),
    }


@remark("coach-legitimacy", ST)
def _legitimacy(look: Look) -> Found | None:
    """The two lowest legitimacies are what counts."""
    t = look.table
    lowest = sorted(CLASSES, key=lambda who: t.legitimacy[who])[:2]
    return SMALL + legitimacy_worth(t, lowest[0]) / 2, {
        "who": named("Party", *lowest),
        "points": sum(t.legitimacy[who] for who in lowest),
    }


# What is there to spend


@remark("coach-well-off", WC, MC)
def _well_off(look: Look) -> Found | None:
    """There is money to spend on what raises Prosperity."""
    left = look.coming["money_after"]
    if left < LOAN or "basic/buy-goods-and-services" not in look.offered:
        return None
    return SMALL + (left - LOAN) * money_worth(look.table, look.seat) / 4, {
        "money": funds(look.table, look.seat),
        "left": left,
    }
