"""What companies bring: output sold, wages and taxes paid; what to build, run, sell and equip."""

from typing import Final

from bodypolitic.bots.steady.aims import pull
from bodypolitic.bots.steady.rates import influence_worth, money_worth, rivalry, rounds_left
from bodypolitic.bots.steady.weights import WEIGHTS
from bodypolitic.game.components.boards import COMPANY_SPACES, DEMONSTRATION_SURPLUS
from bodypolitic.game.components.companies import COMPANIES, NO_SLOT, CompanyCard
from bodypolitic.game.components.measures import COMPANIES_OWNED, FULLY_OPERATIONAL_COMPANIES, OPERATIONAL_COMPANIES
from bodypolitic.game.ground.codes import CC, INFLUENCE, MC, NO_WAGE, ST, UNSKILLED, WC, Resource, Role
from bodypolitic.game.rules.basic_actions.build_company import BASIC_TERMS, BuildTerms, buildable, own_share
from bodypolitic.game.rules.resources import room
from bodypolitic.game.rules.staffing import lowest_wage
from bodypolitic.game.rules.workers import can_fill_from_unemployed, open_wc_slots, unemployed_count
from bodypolitic.game.table.table import EMPTY, Company, Table

UNIT_PRICE: Final[tuple[float, ...]] = (10.0, 7.0, 7.0, 6.0)  # what a unit usually fetches abroad or at home
SOLD_IN_A_ROUND: Final[tuple[int, ...]] = (8, 10, 9, 9)  # what an Export card and the neighbours take in a round
# The Middle Class uses what it makes, and the Working Class eats it, which is worth more than selling it
HOME_USE: Final = {WC: 1.2, MC: 1.5}
AGENDA_COUNTS_COMPANIES: Final[tuple[int, ...]] = (COMPANIES_OWNED, OPERATIONAL_COMPANIES, FULLY_OPERATIONAL_COMPANIES)
FULL_COMPANY_VP: Final = 0.7  # a company with 2 workers helps the Middle Class prosper


def made_in_a_round(t: Table, owner: Role, resource: Resource) -> int:
    """How much of a resource an owner's operational companies make in a round."""
    made = 0
    for company in t.companies[owner]:
        if company.card.industry == resource and company.operational:
            made += company.card.output
    return made


def output_worth(t: Table, owner: Role, card: CompanyCard, amount: int, new: float = 1.0) -> float:
    """What a company's output is worth to its owner in VP a round, less where the market for it is full already.

    Only the new part of it comes on top of what is made already.
    """
    resource = card.industry
    if resource == INFLUENCE:
        return amount * influence_worth(t, owner)
    price = WEIGHTS[owner].output * UNIT_PRICE[resource] * HOME_USE.get(owner, 1.0)
    if made_in_a_round(t, owner, resource) + new * amount > SOLD_IN_A_ROUND[resource]:
        price *= WEIGHTS[owner].unsold
    return amount * price * money_worth(t, owner)


def running_worth(t: Table, owner: Role, card: CompanyCard, wage: int, employee: bool, new: float = 1.0) -> float:
    """What a company with its workers brings its owner in VP a round, wages and Employment Tax paid."""
    amount = card.output + (card.adds if employee else 0)
    costs = t.tax_multiplier if owner in (MC, CC) else 0
    theirs = 0.0
    if card.pays_wages and (owner != MC or employee):
        costs += card.wages[wage - 1]
        theirs = WEIGHTS[owner].rivals_wages * rivalry(t) * card.wages[wage - 1] * money_worth(t, WC)
    worth = output_worth(t, owner, card, amount, new) - costs * money_worth(t, owner) - theirs
    if owner == MC and (employee or card.size == 2):
        worth += FULL_COMPANY_VP
    return worth


def company_worth(t: Table, company: Company) -> float:
    """What a company on the board brings its owner in a round as it stands."""
    if not company.operational:
        return 0.0
    owner = company.owner
    new = WEIGHTS[owner].own_output
    return running_worth(t, owner, company.card, company.wage, company.employee != EMPTY, new)


def _finds_employee(t: Table, card: CompanyCard) -> bool:
    if card.employee == NO_SLOT:
        return False
    if t.unemployed[WC][card.employee]:
        return True
    return card.employee == UNSKILLED and unemployed_count(t, WC) > 0


def calming_worth(t: Table, owner: Role, card: CompanyCard) -> float:
    """What it is worth that a new company takes in so many unemployed that a demonstration loses its ground."""
    unemployed = unemployed_count(t, WC)
    surplus = unemployed - open_wc_slots(t) - DEMONSTRATION_SURPLUS
    hired = card.size if owner == CC else 1
    if surplus < 0 or surplus >= hired:
        return 0.0
    lost = min(unemployed + sum(t.unions), COMPANY_SPACES[owner] - len(t.companies[owner]))
    return lost * rivalry(t) * (1.0 if t.demonstration else WEIGHTS[owner].threatened)


def building_worth(t: Table, owner: Role, card_id: int, cost: int) -> float:
    """What building a company is worth: what it brings until the end of the game, less its price."""
    card = COMPANIES[card_id]
    if owner == MC:
        staffed = 1.0 if can_fill_from_unemployed(t, Company(card, MC, NO_WAGE), MC) else 0.5
        by_round = running_worth(t, MC, card, lowest_wage(t), _finds_employee(t, card))
    else:
        company = Company(card, CC, lowest_wage(t))
        filled = card.automated or any(can_fill_from_unemployed(t, company, who) for who in (WC, MC) if t.plays(who))
        staffed = 1.0 if filled else WEIGHTS[owner].filled_later
        by_round = running_worth(t, owner, card, lowest_wage(t), employee=False)
    calmed = 0.0
    if not card.automated and (owner == MC or can_fill_from_unemployed(t, Company(card, owner, NO_WAGE), WC)):
        calmed = calming_worth(t, owner, card)
    wanted = sum([pull(t, owner, measure) for measure in AGENDA_COUNTS_COMPANIES])
    return by_round * staffed * rounds_left(t) - cost * money_worth(t, owner) + calmed + wanted


def best_building_worth(t: Table, owner: Role, terms: BuildTerms = BASIC_TERMS) -> float:
    """What the best company that could be built now on some terms is worth."""
    if len(t.companies[owner]) >= COMPANY_SPACES[owner]:
        return -1.0
    cards = buildable(t, owner, terms)
    return max([building_worth(t, owner, card, own_share(t, owner, card, terms)) for card in cards], default=-1.0)


def selling_worth(t: Table, company: Company, times: int = 1) -> float:
    """What selling a company is worth: its price, less what it would have brought."""
    lost = max(0.0, company_worth(t, company)) * rounds_left(t)
    if not company.operational:
        lost = (
            WEIGHTS[company.owner].filled_later
            * rounds_left(t)
            * max(0.0, running_worth(t, company.owner, company.card, max(1, company.wage), employee=False))
        )
    return company.card.cost * times * money_worth(t, company.owner) - lost


def machinery_worth(t: Table, company: Company) -> float:
    """What a Machinery token brings in a company until the end of the game."""
    chance = 1.0 if company.operational else WEIGHTS[company.owner].filled_later
    return chance * rounds_left(t) * output_worth(t, company.owner, company.card, company.card.machinery)


def best_machinery_worth(t: Table, tokens: int) -> float:
    """What the best places for some Machinery tokens are worth together."""
    places = [company for company in t.companies[CC] if company.card.machinery and not company.machinery]
    return sum(sorted([machinery_worth(t, company) for company in places], reverse=True)[:tokens])


def overtime_worth(t: Table, company: Company) -> float:
    """What one more production of a company is worth, its wages paid."""
    return output_worth(t, company.owner, company.card, company.card.output) - company.wage_paid * money_worth(
        t, company.owner
    )


def shift_worth(t: Table, company: Company) -> float:
    """What an Extra Shift of a Middle Class company is worth."""
    joins = company.employee != EMPTY and not company.employee_committed and not company.on_strike
    amount = company.card.output + (company.card.adds if joins else 0)
    if company.card.industry != INFLUENCE:
        amount = min(amount, room(t, MC, company.card.industry))
    wage = company.wage_paid if joins else 0
    return output_worth(t, MC, company.card, amount) - wage * money_worth(t, MC)


def vacancy_worth(t: Table, owner: Role, company: Company) -> float:
    """What filling an empty company is worth to its owner until the end of the game."""
    if owner == ST:
        return 1.0
    return rounds_left(t) * running_worth(t, owner, company.card, max(1, company.wage), employee=False)
