"""Building, selling, staffing and running companies, and where Machinery goes: the criteria cards."""

from typing import Final

from bodypolitic.game.automas.answering import answers
from bodypolitic.game.automas.bonuses import BuildForLess, SaleForTwice, StatePaysHalf
from bodypolitic.game.automas.building import (
    HIGHEST_PRODUCTION,
    NO_TRADE_UNION,
    allows_union,
    fewest_operational,
    highest_production,
    in_order,
    operational_in,
    scarce_service,
)
from bodypolitic.game.automas.narrowing import Bullet, narrow, preferred
from bodypolitic.game.cards.company_effects import PoachWorkers
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.cards.worker_effects import RecruitFor, RecruitWorkers, StaffCompany
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.boards import COMPANY_SPACES, UNION_NEEDS
from bodypolitic.game.components.companies import COMPANIES, CompanyCard
from bodypolitic.game.ground.codes import (
    ALL_SKILLS,
    CC,
    FOOD,
    INFLUENCE,
    LUXURY,
    MC,
    NO_WAGE,
    NOBODY,
    WC,
    CompanyId,
    Industry,
    Role,
    Skill,
)
from bodypolitic.game.records.happenings import AutomaChose
from bodypolitic.game.records.options import (
    EmployWorker,
    Fill,
    NoWorkers,
    Option,
    PoachFor,
    PutMachinery,
    Recruit,
    Sell,
    ToBuild,
    ToStaffCompany,
    WorkOvertimeAt,
)
from bodypolitic.game.rules.basic_actions.build_company import BASIC_TERMS, BuildTerms, own_share
from bodypolitic.game.rules.basic_actions.make_business_deal import zone_room
from bodypolitic.game.rules.money import funds
from bodypolitic.game.rules.producing import output_now
from bodypolitic.game.rules.resources import room
from bodypolitic.game.rules.staffing import FillUnskilledSlots
from bodypolitic.game.rules.workers import can_fill_from_unemployed, workers_in_industry
from bodypolitic.game.table.steps import Step
from bodypolitic.game.table.table import Company, Table

WORKERS_AVAILABLE: Final = lines.line("cc-workers-available")
AUTOMATED: Final = lines.line("cc-automated")
HIGHEST_COST: Final = lines.line("cc-highest-cost")
UNION_IF_STAFFED: Final = lines.line("cc-union-if-staffed")
FEWEST_MATCHING: Final = lines.line("cc-fewest-matching-unemployed")
ONLY_OPERATIONAL: Final = lines.line("cc-only-operational-of-its-industry")
NO_OTHER_MACHINERY: Final = lines.line("cc-no-other-machinery-in-its-industry")
OUTPUT_FITS: Final = lines.line("cc-output-can-be-stored")
MIDDLE_CLASS_FIRST: Final = lines.line("cc-middle-class-first")
WORKING_CLASS_IN_DEMONSTRATION: Final = lines.line("cc-working-class-in-demonstration")
MOST_OF_THAT_SKILL: Final = lines.line("cc-most-of-that-skill")

WORTH_SELLING: Final = 20


# Building


def terms_for(card: CompanyId, bonus: Effect | None) -> BuildTerms:
    """The terms on which a company is built with a bonus."""
    if isinstance(bonus, BuildForLess):
        return bonus.terms
    if isinstance(bonus, StatePaysHalf) and COMPANIES[card].industry in bonus.industries:
        return bonus.terms
    return BASIC_TERMS


def affordable(t: Table, bonus: Effect | None) -> list[CompanyId]:
    """The companies of the market that there is money for, as long as there is a space for one."""
    if len(t.companies[CC]) >= COMPANY_SPACES[CC]:
        return []
    return [card for card in t.markets[CC] if own_share(t, CC, card, terms_for(card, bonus)) <= funds(t, CC)]


def companies_to_build(t: Table, bonus: Effect | None, *, only_operational: bool) -> list[CompanyId]:
    """Those that it would build: none that stands empty next to another empty one of its industry."""
    idle = [company.card.industry for company in t.companies[CC] if not company.operational]
    return [
        card
        for card in affordable(t, bonus)
        if would_operate(t, card) or not (only_operational or COMPANIES[card].industry in idle)
    ]


def would_operate(t: Table, card: CompanyId) -> bool:
    """Whether a company needs no workers, or unemployed ones could fill it."""
    return COMPANIES[card].automated or staff_for(t, COMPANIES[card]) != NOBODY


def staff_for(t: Table, card: CompanyCard) -> Role:
    """The class whose unemployed workers would fill a company, or NOBODY."""
    empty = Company(card, CC, NO_WAGE)
    classes = [who for who in (WC, MC) if can_fill_from_unemployed(t, empty, who)]
    return preferred_class(t, classes) if classes else NOBODY


def preferred_class(t: Table, classes: list[Role]) -> Role:
    """The Middle Class, but the Working Class during a demonstration, if they are among those who could come."""
    wanted = WC if t.demonstration else MC
    return wanted if wanted in classes else classes[0]


def explain_class(t: Table) -> None:
    """Say why one of two classes is hired."""
    t.tell(AutomaChose(CC, WORKING_CLASS_IN_DEMONSTRATION if t.demonstration else MIDDLE_CLASS_FIRST))


def company_to_build(t: Table, cards: list[CompanyId]) -> CompanyId:
    """Building Company Criteria."""
    return narrow(
        t,
        CC,
        cards,
        [
            Bullet(WORKERS_AVAILABLE, lambda card: int(staff_for(t, COMPANIES[card]) != NOBODY)),
            Bullet(AUTOMATED, lambda card: int(COMPANIES[card].automated)),
            fewest_operational(t, CC),
            Bullet(NO_TRADE_UNION, lambda card: int(not _helps_union(t, card, staff_for(t, COMPANIES[card])))),
            in_order(FOOD, LUXURY, INFLUENCE),
            *scarce_service(t, cards),
            highest_production(),
        ],
        lambda card: (ToBuild(card),),
    )


def _helps_union(t: Table, card: CompanyId, who: Role) -> bool:
    """Whether workers of a class in a company would bring its industry to what a Trade Union needs."""
    industry = COMPANIES[card].industry
    if who != WC or workers_in_industry(t, industry) >= UNION_NEEDS:
        return False
    return allows_union(t, industry, COMPANIES[card].size)


# Selling


def sale_value(company: Company, bonus: Effect | None) -> int:
    """What a company that is not automated would bring."""
    return company.card.cost * (2 if isinstance(bonus, SaleForTwice) and not company.machinery else 1)


def companies_to_sell(t: Table, bonus: Effect | None, at_least: int) -> list[CompanyId]:
    """Companies that are not operational and would bring so much."""
    return [
        company.card.id
        for company in t.companies[CC]
        if not company.operational and sale_value(company, bonus) >= at_least
    ]


def company_to_sell(t: Table, cards: list[CompanyId]) -> CompanyId:
    """Sell Company Criteria."""
    return narrow(
        t,
        CC,
        cards,
        [
            Bullet(HIGHEST_COST, lambda card: COMPANIES[card].cost),
            Bullet(
                UNION_IF_STAFFED,
                lambda card: int(allows_union(t, COMPANIES[card].industry, COMPANIES[card].size)),
            ),
            Bullet(FEWEST_MATCHING, lambda card: _matching_unemployed(t, COMPANIES[card]), lowest=True),
        ],
        lambda card: (Sell(card),),
    )


def _matching_unemployed(t: Table, card: CompanyCard) -> int:
    """Unemployed workers, of either class, of the kinds that a company's slots ask for."""
    return sum([t.unemployed[who][skill] for who in (WC, MC) for skill in ALL_SKILLS if skill in card.slots])


# Staffing


@answers(StaffCompany, RecruitFor, by=(CC,))
def staffing(
    t: Table,
    role: Role,
    step: Step,
    options: list[ToStaffCompany | Recruit | NoWorkers],
) -> Option:
    """Which empty company gets workers, by Assign Workers Criteria, and of which class.

    Each option names a company and the class that could fill it.
    """
    offers = [option for option in options if not isinstance(option, NoWorkers)]
    cards: list[CompanyId] = []
    for option in offers:
        if option.company not in cards:
            cards.append(option.company)
    classes = [[option.class_ for option in offers if option.company == card] for card in cards]
    newcomers = {card: preferred_class(t, classes[place]) for place, card in enumerate(cards)}
    chosen = company_to_staff(t, cards, [card for card in cards if _helps_union(t, card, newcomers[card])])
    if len(classes[cards.index(chosen)]) > 1:
        explain_class(t)
    return next(option for option in offers if option.company == chosen and option.class_ == newcomers[chosen])


@answers(PoachWorkers, by=(CC,))
def poaching(t: Table, role: Role, step: PoachWorkers, options: list[PoachFor]) -> Option:
    """Which empty company gets the workers of a public one, by Assign Workers Criteria, and of which one."""
    offers: dict[CompanyId, list[PoachFor]] = {}
    for option in options:
        offers.setdefault(option.company, []).append(option)
    for card, sources in offers.items():
        wanted = preferred_class(t, [t.company(source.from_).staff for source in sources])
        offers[card] = [source for source in sources if t.company(source.from_).staff == wanted]
    cards = list(offers)
    helping = [card for card in cards if all(_poaching_helps_union(t, source) for source in offers[card])]
    sources = offers[company_to_staff(t, cards, helping)]
    harmless: Bullet[int] = Bullet(NO_TRADE_UNION, lambda place: int(not _poaching_helps_union(t, sources[place])))
    return preferred(t, CC, sources, [harmless])


def _poaching_helps_union(t: Table, source: PoachFor) -> bool:
    """Whether the workers of a public company would be enough for a Trade Union in the industry they come to."""
    public = t.company(source.from_)
    return public.card.industry != COMPANIES[source.company].industry and _helps_union(t, source.company, public.staff)


def company_to_staff(t: Table, cards: list[CompanyId], helping_union: list[CompanyId]) -> CompanyId:
    """Assign Workers Criteria; some of the companies would help a Trade Union."""
    return narrow(
        t,
        CC,
        cards,
        [
            Bullet(ONLY_OPERATIONAL, lambda card: int(operational_in(t, CC, COMPANIES[card].industry) == 0)),
            Bullet(NO_TRADE_UNION, lambda card: int(card not in helping_union)),
            in_order(INFLUENCE),
            *scarce_service(t, cards),
            in_order(FOOD),
            in_order(LUXURY),
        ],
        lambda card: (Fill(card),),
    )


@answers(FillUnskilledSlots, by=(CC,))
def stand_in(t: Table, role: Role, step: FillUnskilledSlots, options: list[EmployWorker]) -> Option:
    """Of the skill that most unemployed have."""
    return _most_numerous(t, options, t.unemployed[step.who])


@answers(RecruitWorkers, by=(CC,))
def recruit(t: Table, role: Role, step: RecruitWorkers, options: list[EmployWorker]) -> Option:
    """Of the skill of which most are left in the supply."""
    return _most_numerous(t, options, t.worker_supply[step.who])


def _most_numerous(t: Table, options: list[EmployWorker], pool: list[int]) -> Option:
    """The skilled worker for an unskilled slot: of the skill that most workers in a pool have."""
    skills = [option.skill for option in options]
    most: Bullet[Skill] = Bullet(MOST_OF_THAT_SKILL, lambda skill: pool[skill])
    chosen = narrow(t, CC, skills, [most], lambda skill: (EmployWorker(skill),))
    return options[skills.index(chosen)]


# Machinery and production


def company_for_machinery(t: Table, cards: list[CompanyId]) -> CompanyId:
    """Place Machinery Criteria."""
    return narrow(
        t,
        CC,
        cards,
        [
            Bullet(NO_OTHER_MACHINERY, lambda card: int(not _machinery_in(t, COMPANIES[card].industry))),
            in_order(FOOD),
            in_order(LUXURY),
            *scarce_service(t, cards),
            highest_production(),
        ],
        lambda card: (PutMachinery(card),),
    )


def _machinery_in(t: Table, industry: Industry) -> bool:
    """Whether a company of an industry has Machinery; automated ones do (p. 4)."""
    return any(
        company.card.industry == industry and (company.machinery or company.card.automated)
        for company in t.companies[CC]
    )


def company_for_overtime(t: Table, cards: list[CompanyId]) -> CompanyId:
    """The company that works an extra shift: one whose output can be stored, then the one that makes the most."""
    return narrow(
        t,
        CC,
        cards,
        [
            Bullet(OUTPUT_FITS, lambda card: int(_output_fits(t, t.company(card)))),
            Bullet(HIGHEST_PRODUCTION, lambda card: output_now(t, t.company(card))),
        ],
        lambda card: (WorkOvertimeAt(card),),
    )


def _output_fits(t: Table, company: Company) -> bool:
    """Whether there is room for all that a company makes."""
    resource = company.card.industry
    if resource == INFLUENCE:
        return True
    free = room(t, CC, resource) + (zone_room(t, resource) if resource <= LUXURY else 0)
    return free >= output_now(t, company)
