"""Where workers earn most: jobs, trade unions, skills, strikes."""

from typing import Final

from bodypolitic.bots.steady.aims import pull
from bodypolitic.bots.steady.companies import running_worth
from bodypolitic.bots.steady.rates import influence_worth, money_worth, rivalry, rounds_left
from bodypolitic.game.components.boards import UNION_NEEDS, UNION_VP
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.measures import TRADE_UNIONS
from bodypolitic.game.ground.codes import MC, NOBODY, UNSKILLED, WC, CompanyId, Industry, Place, Role, Skill
from bodypolitic.game.records.kinds import UNEMPLOYED
from bodypolitic.game.records.options import Fill, FormUnion
from bodypolitic.game.rules.basic_actions.assign_workers import AssignTerms, can_fill, destinations, empty_slots
from bodypolitic.game.rules.workers import unemployed_count, workers_in_industry
from bodypolitic.game.table.table import EMPTY, Company, Table

ROUNDS_IN_A_JOB: Final = 2.5  # jobs can be found on a later turn too, so an assignment counts for no more rounds


def job_worth(t: Table, seat: Role, company: Company) -> float:
    """What working in a company brings a class in a round."""
    if company.owner == seat:
        if seat == MC:
            return running_worth(t, MC, company.card, max(1, company.wage), company.employee != EMPTY)
        return running_worth(t, seat, company.card, 1, employee=False)
    wage = company.card.wages[company.wage - 1] if company.wage else 0
    return 0.0 if company.on_strike else wage * money_worth(t, seat)


def _unemployed_suffice(t: Table, seat: Role, slots: list[Skill]) -> bool:
    return can_fill(slots, t.unemployed[seat])


def filling_worth(t: Table, seat: Role, company: Company) -> float:
    """What sending unemployed workers to a company is worth; moving people from other jobs is not thought worth it."""
    slots = empty_slots(company, seat)
    if not slots or not _unemployed_suffice(t, seat, slots):
        return -0.5
    return job_worth(t, seat, company) * min(ROUNDS_IN_A_JOB, rounds_left(t))


def union_worth(t: Table, industry: Industry) -> float:
    """What a trade union brings until the end of the game, if its leader is out of work."""
    by_round = UNION_VP + influence_worth(t, WC)
    secure = 1.0 if workers_in_industry(t, industry) > UNION_NEEDS else 0.7
    lost = 0.0 if t.unemployed[WC][industry] else 1.5
    return (by_round - lost) * secure * rounds_left(t) + pull(t, WC, TRADE_UNIONS)


def destination_worth(t: Table, seat: Role, option: Fill | FormUnion) -> float:
    """What one of the places that workers could go to is worth."""
    if isinstance(option, FormUnion):
        return union_worth(t, option.industry)
    return filling_worth(t, seat, t.company(option.company))


def assigning_worth(t: Table, seat: Role, terms: AssignTerms) -> float:
    """What an Assign Workers action is worth: the best places for as many unemployed as the terms allow."""
    places: list[tuple[float, float, int]] = []
    for option in destinations(t, seat, terms.up_to, (), terms):
        workers = len(empty_slots(t.company(option.company), seat)) if isinstance(option, Fill) else 1
        worth = destination_worth(t, seat, option) + terms.fee * workers * money_worth(t, seat)
        if worth > 0:
            places.append((worth / workers, worth, workers))
    places.sort(reverse=True)
    left = min(terms.up_to, unemployed_count(t, seat) + 1)
    total = 0.0
    for _, worth, workers in places:
        if workers <= left:
            left -= workers
            total += worth
    return total


def taking_worth(t: Table, seat: Role, skill: Skill, place: Place) -> float:
    """How little it costs to take a worker for a slot: the unemployed first, and unskilled ones for unskilled slots."""
    spare = t.unemployed[seat][skill] * 0.01
    cost = 0.0 if skill == UNSKILLED else 0.3
    if place != UNEMPLOYED:
        cost += 1.0 + job_worth(t, seat, t.company(CompanyId(place))) * rounds_left(t)
    return spare - cost


def skill_worth(t: Table, who: Role, skill: Skill) -> float:
    """How much a class could do with one more worker of a skill: open slots for it, unions without a leader."""
    if skill == UNSKILLED:
        return 0.0
    wanted = 0.0
    for company in t.all_companies():
        if company.staff == NOBODY and skill in company.card.slots and company.owner not in (WC, MC):
            wanted += 1.0
        if who == WC and company.card.employee == skill and company.employee == EMPTY and company.staff != NOBODY:
            wanted += 1.0
    if who == MC:
        wanted += 2.0 * sum(1 for card in t.markets[MC] if skill in COMPANIES[card].slots)
    elif not t.unions[skill] and workers_in_industry(t, Industry(skill)) >= UNION_NEEDS - 1:
        wanted += 3.0
    return wanted - t.unemployed[who][skill]


def strike_worth(t: Table, company: Company) -> float:
    """What a strike in a company is worth: an influence and a rival's lost output, less the wage that is lost."""
    harm = running_worth(t, company.owner, company.card, max(1, company.wage), company.owner == MC)
    return influence_worth(t, WC) + 0.5 * rivalry(t) * harm - company.wage_paid * money_worth(t, WC)
