"""Assigning workers: every way to put unemployed workers to work, which of them an Automa prefers, and its picks.

Up to 4 workers are decided on together; where more may be assigned, it is done by threes until nobody fits. Employed
workers come last: with assignments to spare they may move to Public Companies.
"""

from typing import Final

from bodypolitic.game.automas.automa import automa_of
from bodypolitic.game.automas.narrowing import (
    CHEAPER_SERVICE,
    SERVICE_NOT_PRODUCED,
    Bullet,
    narrow,
    price_of_service,
    service_need,
)
from bodypolitic.game.components import automa_lines as lines
from bodypolitic.game.components.boards import ASSIGN_UP_TO, UNION_NEEDS
from bodypolitic.game.ground.codes import (
    ALL_RESOURCES,
    ALL_SKILLS,
    CC,
    FOOD,
    INFLUENCE,
    LUXURY,
    MC,
    ST,
    UNSKILLED,
    WC,
    CompanyId,
    Industry,
    Place,
    Resource,
    Role,
    Skill,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.kinds import UNEMPLOYED
from bodypolitic.game.records.options import Done, Fill, FormUnion, Option, Take, option_of
from bodypolitic.game.rules.basic_actions.assign_workers import BASIC_TERMS, AssignTerms, begin_on, empty_slots
from bodypolitic.game.rules.workers import may_leave, workers_in_industry
from bodypolitic.game.table.steps import Work
from bodypolitic.game.table.table import EMPTY, Company, Table

DECIDED_TOGETHER: Final = 4
NOWHERE: Final = Place(-2)  # where no leader of a union can be found

# Assign Workers Criteria
FORMS_UNION: Final = lines.line("assigning-forms-a-trade-union")
MOST_UNEMPLOYED: Final = lines.line("assigning-most-unemployed")
MEETS_UNION_NEEDS: Final = lines.line("assigning-meets-the-needs-of-a-trade-union")
HIGHEST_WAGES: Final = lines.line("assigning-highest-wages")
PUBLIC_COMPANY: Final = lines.line("assigning-public-company")
CC_COMPANY: Final = lines.line("assigning-capitalist-company")
INDUSTRY_ORDER: Final = lines.line("assigning-order-of-industries")
MOST_OF_SKILL: Final = lines.line("assigning-skill-with-most-unemployed")


@record
class Way:
    """One way to assign workers: companies to fill, unions to form, and where each union's leader comes from."""

    companies: list[Company]
    unions: list[Resource]
    leaders: list[Place]
    placed: int  # unemployed workers that become employed

    def joining(self, industry: Industry, who: Role) -> int:
        """How many workers join the companies of an industry."""
        count = 0
        for company in self.companies:
            if company.card.industry == industry:
                count += len(empty_slots(company, who))
        return count

    @property
    def picks(self) -> tuple[Option, ...]:
        """What it comes to at the table: the companies that are filled and the unions that are formed."""
        filled: list[Option] = [Fill(company.card.id) for company in self.companies]
        return (*filled, *[FormUnion(industry) for industry in self.unions])

    @property
    def industries(self) -> list[Resource]:
        """The industries of the companies and the unions."""
        return [company.card.industry for company in self.companies] + self.unions

    def workers_at(self, owner: Role, who: Role) -> int:
        """How many workers go to companies of an owner."""
        return sum([len(empty_slots(company, who)) for company in self.companies if company.owner == owner])


class Draft:
    """An assignment as far as it is planned: who is left unemployed, where workers will be, and the picks so far."""

    __slots__ = ("filled", "formed", "in_industry", "left", "picks", "placed", "pool", "role", "terms", "unions")

    def __init__(self, t: Table, role: Role, terms: AssignTerms) -> None:
        self.role = role
        self.terms = terms
        self.left = terms.up_to
        self.pool = t.unemployed[role].copy()
        self.in_industry = [workers_in_industry(t, industry) for industry in ALL_RESOURCES]
        self.unions = t.unions.copy()
        self.filled: list[Place] = []
        self.picks: list[int] = []
        self.placed = 0
        self.formed = 0


def wage_for(company: Company, role: Role) -> int:
    """What a class earns in a company once it fills it."""
    return 0 if company.owner == role else company.wage_paid


def ways_to_assign(t: Table, draft: Draft) -> list[Way]:
    """Every way to assign the workers who are decided on together."""
    together = draft.left if draft.left <= DECIDED_TOGETHER else ASSIGN_UP_TO
    owners = draft.terms.owners
    open_companies = [
        company
        for company in t.all_companies()
        if company.card.id not in draft.filled
        and 0 < len(empty_slots(company, draft.role)) <= together
        and (not owners or company.owner in owners)
    ]
    ways: list[Way] = []
    _add_ways(t, draft, open_companies, 0, [], draft.pool.copy(), together, ways)
    return ways


def _add_ways(
    t: Table,
    draft: Draft,
    open_companies: list[Company],
    first: int,
    chosen: list[Company],
    skilled_left: list[int],
    left: int,
    ways: list[Way],
) -> None:
    """The ways that fill the companies chosen and any of those from `first` on.

    `skilled_left` counts the unemployed without those whom skilled slots take; unskilled slots take anyone.
    """
    used = sum([len(empty_slots(company, draft.role)) for company in chosen])
    way = Way(chosen, [], [], used)
    if chosen:
        ways.append(way)
    if draft.role == WC and not draft.terms.owners:
        _add_ways_with_unions(t, draft, way, 0, skilled_left, left, ways)
    for number in range(first, len(open_companies)):
        slots = empty_slots(open_companies[number], draft.role)
        if len(slots) > left or used + len(slots) > sum(draft.pool):
            continue
        still_left = skilled_left.copy()
        for slot in slots:
            if slot != UNSKILLED:
                still_left[slot] -= 1
        if min(still_left) >= 0:
            more = [*chosen, open_companies[number]]
            _add_ways(t, draft, open_companies, number + 1, more, still_left, left - len(slots), ways)


def _add_ways_with_unions(
    t: Table, draft: Draft, way: Way, first: int, skilled_left: list[int], left: int, ways: list[Way]
) -> None:
    """The ways that form trade unions of the industries from `first` on besides what a way does already."""
    if left == 0 or way.placed == sum(draft.pool):
        return
    for industry in ALL_RESOURCES[first:]:
        in_industry = draft.in_industry[industry] + way.joining(industry, WC)
        if draft.unions[industry] or in_industry < UNION_NEEDS:
            continue
        leader, taken = UNEMPLOYED, 1
        if skilled_left[industry] == 0:
            leader, taken = _replaceable_leader(t, draft, industry, in_industry), 2
            if leader == NOWHERE or leader in way.leaders:
                continue
        if taken <= left:
            more = Way(way.companies, [*way.unions, industry], [*way.leaders, leader], way.placed + 1)
            ways.append(more)
            _add_ways_with_unions(t, draft, more, industry + 1, skilled_left, left - taken, ways)


def _replaceable_leader(t: Table, draft: Draft, industry: Industry, in_industry: int) -> Place:
    """A company whose unskilled slot holds a worker who could lead a union while an unemployed one takes the slot."""
    if draft.terms.unemployed_only or draft.pool[UNSKILLED]:
        return NOWHERE
    for company in t.all_companies():
        if not may_leave(company, WC) or company.card.id in draft.filled:
            continue
        if company.card.industry == industry and in_industry <= UNION_NEEDS:
            continue
        if _stands_in_unskilled_slot(company, industry):
            return company.card.id
    return NOWHERE


def _stands_in_unskilled_slot(company: Company, skill: Skill) -> bool:
    if company.owner == MC:
        return company.card.employee == UNSKILLED and company.employee == skill
    return any(company.workers[number] == skill for number, slot in enumerate(company.card.slots) if slot == UNSKILLED)


def choose_way(t: Table, draft: Draft, ways: list[Way]) -> Way:
    """Assign Workers Criteria. Those on trade unions tell nothing apart for the Middle Class, who forms none."""
    role = draft.role
    bullets: list[Bullet[int]] = [
        Bullet(FORMS_UNION, lambda way: len(ways[way].unions)),
        Bullet(MOST_UNEMPLOYED, lambda way: ways[way].placed),
        Bullet(MEETS_UNION_NEEDS, lambda way: _needs_met(draft, _in_industry_after(draft, ways[way]))),
        Bullet(HIGHEST_WAGES, lambda way: sum([wage_for(company, role) for company in ways[way].companies])),
        Bullet(PUBLIC_COMPANY, lambda way: ways[way].workers_at(ST, role)),
        Bullet(CC_COMPANY, lambda way: ways[way].workers_at(CC, role)),
        Bullet(SERVICE_NOT_PRODUCED, lambda way: _service_need(t, ways[way].industries)),
        Bullet(CHEAPER_SERVICE, lambda way: _price_of_service(t, ways[way].industries), lowest=True),
        Bullet(INDUSTRY_ORDER, lambda way: _best_industry(ways[way].industries)),
    ]
    return ways[narrow(t, role, list(range(len(ways))), bullets, lambda way: ways[way].picks)]


def _in_industry_after(draft: Draft, way: Way) -> list[int]:
    """How many Working Class workers each industry has after a way."""
    return [draft.in_industry[industry] + way.joining(industry, WC) for industry in ALL_RESOURCES]


def _needs_met(draft: Draft, in_industry: list[int]) -> int:
    """How many industries without a trade union reach the workers that one needs, with so many workers by then."""
    if draft.role != WC:
        return 0
    met = 0
    for industry in ALL_RESOURCES:
        if not draft.unions[industry] and draft.in_industry[industry] < UNION_NEEDS:
            met += int(in_industry[industry] >= UNION_NEEDS)
    return met


def _service_need(t: Table, industries: list[Resource]) -> int:
    return max([service_need(t, industry) for industry in industries])


def _price_of_service(t: Table, industries: list[Resource]) -> int:
    """What the service costs that is needed most among some industries, the cheaper one of two."""
    most = _service_need(t, industries)
    return min([price_of_service(t, industry) for industry in industries if service_need(t, industry) == most])


def industry_preference(industry: Industry) -> int:
    """A score for agriculture, then media, then luxury, 0 for the services."""
    if industry == FOOD:
        return 3
    if industry == INFLUENCE:
        return 2
    return 1 if industry == LUXURY else 0


def _best_industry(industries: list[Resource]) -> int:
    return max([industry_preference(industry) for industry in industries])


def apply_way(t: Table, draft: Draft, way: Way) -> None:
    """Write down the picks of a way and what it changes."""
    role = draft.role
    spare = draft.pool.copy()
    for company in way.companies:
        for slot in empty_slots(company, role):
            if slot != UNSKILLED:
                spare[slot] -= 1
    for number, industry in enumerate(way.unions):
        if way.leaders[number] == UNEMPLOYED:
            spare[industry] -= 1
    for company in way.companies:
        draft.picks.append(Fill(company.card.id).code)
        for slot in empty_slots(company, role):
            _take_unemployed(t, draft, slot, spare)
        draft.filled.append(company.card.id)
        draft.in_industry[company.card.industry] += len(empty_slots(company, role))
        draft.left -= len(empty_slots(company, role))
    for number, industry in enumerate(way.unions):
        leader = way.leaders[number]
        draft.picks += [FormUnion(industry).code, Take(industry, leader).code]
        draft.left -= 1
        if leader == UNEMPLOYED:
            draft.pool[industry] -= 1
        else:
            draft.picks.append(Fill(CompanyId(leader)).code)
            _take_unemployed(t, draft, UNSKILLED, spare)
            draft.filled.append(leader)
            draft.left -= 1
        draft.unions[industry] = 1
    draft.placed += way.placed
    draft.formed += len(way.unions)


def _take_unemployed(t: Table, draft: Draft, slot: Skill, spare: list[int]) -> None:
    """The pick of an unemployed worker for a slot; `spare` counts those who are not needed for their skill."""
    skill = slot
    if slot == UNSKILLED:
        skill = stand_in(t, draft.role, spare)
        spare[skill] -= 1
    draft.pool[skill] -= 1
    draft.picks.append(Take(skill, UNEMPLOYED).code)


def stand_in(t: Table, role: Role, unemployed: list[int]) -> Skill:
    """Who takes an unskilled slot: an unskilled worker, else one of the skill of which there are most."""
    if unemployed[UNSKILLED] > 0:
        return UNSKILLED
    skills: list[Skill] = [skill for skill in ALL_RESOURCES if unemployed[skill] > 0]
    most: Bullet[Skill] = Bullet(MOST_OF_SKILL, lambda skill: unemployed[skill])
    return narrow(t, role, skills, [most], lambda skill: (Take(skill, UNEMPLOYED),))


def plan_assignment(t: Table, role: Role, terms: AssignTerms, donors: tuple[Role, ...]) -> Draft:
    """The whole assignment that an Automa decides on.

    `donors` are the owners whose companies employed workers leave for Public Companies, if the terms allow it.
    """
    draft = Draft(t, role, terms)
    ways = ways_to_assign(t, draft)
    while ways:
        apply_way(t, draft, choose_way(t, draft, ways))
        ways = ways_to_assign(t, draft) if draft.left > DECIDED_TOGETHER else []
    if donors and not terms.unemployed_only:
        _move_to_public_companies(t, draft, donors)
    draft.picks.append(Done().code)
    return draft


@record
class Move:
    """Employed workers who leave some companies altogether for an empty public one, with unemployed ones if need be."""

    goal: Company
    left_behind: list[Company]
    takes: list[int]
    unemployed: int
    in_industry: list[int]  # Working Class workers by industry, once it is made

    @property
    def picks(self) -> tuple[Option, ...]:
        """What it comes to at the table: the company that is filled, and by whom."""
        return (Fill(self.goal.card.id), *[option_of(take) for take in self.takes])


def _move_to_public_companies(t: Table, draft: Draft, donors: tuple[Role, ...]) -> None:
    """Move employed workers to the State as long as assignments, workers and empty companies allow it."""
    moves = _moves(t, draft, donors)
    while moves:
        move = _choose_move(t, draft, moves)
        draft.picks.append(Fill(move.goal.card.id).code)
        draft.picks.extend(move.takes)
        draft.filled.append(move.goal.card.id)
        draft.in_industry = move.in_industry
        for company in move.left_behind:
            draft.filled.append(company.card.id)
        for code in move.takes:
            _leave_pool(draft, code)
        draft.left -= move.goal.card.size
        draft.placed += move.unemployed
        moves = _moves(t, draft, donors)


def _leave_pool(draft: Draft, code: int) -> None:
    for skill in ALL_SKILLS:
        if code == Take(skill, UNEMPLOYED).code:
            draft.pool[skill] -= 1


def _leaving(company: Company, role: Role) -> list[Skill]:
    """The workers of a class who would leave a company: all of them."""
    if role == WC and company.owner == MC:
        return [company.employee] if company.employee != EMPTY else []
    return [skill for skill in company.workers if skill != EMPTY] if company.staff == role else []


def _moves(t: Table, draft: Draft, donors: tuple[Role, ...]) -> list[Move]:
    """Every move that loses no wages, leaves nobody behind, ends no strike and takes no trade union its workers."""
    givers = [
        company
        for owner in donors
        for company in t.companies[owner]
        if company.card.id not in draft.filled and not company.on_strike and may_leave(company, draft.role)
    ]
    found: list[Move] = []
    for goal in t.companies[ST]:
        slots = empty_slots(goal, draft.role)
        if slots and len(slots) <= draft.left and goal.card.id not in draft.filled:
            _add_moves(draft, goal, slots, givers, 0, [], found)
    return found


def _add_moves(
    draft: Draft,
    goal: Company,
    slots: list[Skill],
    givers: list[Company],
    first: int,
    chosen: list[Company],
    found: list[Move],
) -> None:
    if chosen:
        move = _move_from(draft, goal, slots, chosen)
        if move is not None:
            found.append(move)
    coming = sum([len(_leaving(company, draft.role)) for company in chosen])
    for number in range(first, len(givers)):
        if coming + len(_leaving(givers[number], draft.role)) <= len(slots):
            _add_moves(draft, goal, slots, givers, number + 1, [*chosen, givers[number]], found)


def _move_from(draft: Draft, goal: Company, slots: list[Skill], chosen: list[Company]) -> Move | None:
    """The move of everyone from some companies, if it is allowed: unemployed workers take what slots are left."""
    role = draft.role
    if wage_for(goal, role) < sum([wage_for(company, role) for company in chosen]):
        return None
    in_industry = draft.in_industry.copy()
    in_industry[goal.card.industry] += len(slots)
    for company in chosen:
        in_industry[company.card.industry] -= len(_leaving(company, role))
    for industry in ALL_RESOURCES:
        if role == WC and in_industry[industry] < UNION_NEEDS <= draft.in_industry[industry]:
            return None
    movers = [(skill, company.card.id) for company in chosen for skill in _leaving(company, role)]
    pool = draft.pool.copy()
    takes: list[int] = []
    for slot in slots:
        if slot != UNSKILLED:
            fitting = [mover for mover in movers if mover[0] == slot]
            if fitting:
                movers.remove(fitting[0])
                takes.append(Take(slot, fitting[0][1]).code)
            elif pool[slot] > 0:
                pool[slot] -= 1
                takes.append(Take(slot, UNEMPLOYED).code)
            else:
                return None
        elif movers:
            skill, place = movers.pop(0)
            takes.append(Take(skill, place).code)
        else:
            spare = [skill for skill in ALL_SKILLS[::-1] if pool[skill] > 0]
            if not spare:
                return None
            pool[spare[0]] -= 1
            takes.append(Take(spare[0], UNEMPLOYED).code)
    if movers:
        return None
    return Move(goal, chosen, takes, sum(draft.pool) - sum(pool), in_industry)


def _choose_move(t: Table, draft: Draft, moves: list[Move]) -> Move:
    role = draft.role
    bullets: list[Bullet[int]] = [
        Bullet(MOST_UNEMPLOYED, lambda move: moves[move].unemployed),
        Bullet(MEETS_UNION_NEEDS, lambda move: _needs_met(draft, moves[move].in_industry)),
        Bullet(HIGHEST_WAGES, lambda move: _wages_won(moves[move], role)),
        Bullet(SERVICE_NOT_PRODUCED, lambda move: _service_need(t, [moves[move].goal.card.industry])),
        Bullet(CHEAPER_SERVICE, lambda move: _price_of_service(t, [moves[move].goal.card.industry]), lowest=True),
        Bullet(INDUSTRY_ORDER, lambda move: _best_industry([moves[move].goal.card.industry])),
    ]
    return moves[narrow(t, role, list(range(len(moves))), bullets, lambda move: moves[move].picks)]


def _wages_won(move: Move, role: Role) -> int:
    return wage_for(move.goal, role) - sum([wage_for(company, role) for company in move.left_behind])


def most_placed(t: Table, role: Role, terms: AssignTerms, donors: tuple[Role, ...] = ()) -> int:
    """The most unemployed workers who could become employed by one assignment, with employed ones if need be."""
    draft = Draft(t, role, terms)
    if draft.left > DECIDED_TOGETHER:
        return plan_assignment(t.clone(), role, terms, donors).placed
    placed = [way.placed for way in ways_to_assign(t, draft)]
    if donors:
        placed.append(plan_assignment(t.clone(), role, terms, donors).placed)
    return max(placed, default=0)


def most_unions(t: Table, role: Role, terms: AssignTerms) -> int:
    """The most trade unions that one assignment could form."""
    draft = Draft(t, role, terms)
    if draft.left > DECIDED_TOGETHER:
        return plan_assignment(t.clone(), role, terms, ()).formed
    return max([len(way.unions) for way in ways_to_assign(t, draft)], default=0)


@record
class AssignByCriteria(Work):
    """Decide on an assignment and begin it."""

    role: Role
    terms: AssignTerms
    donors: tuple[Role, ...]

    def run(self, t: Table) -> None:
        automa = automa_of(t, self.role)
        draft = plan_assignment(t, self.role, self.terms, self.donors)
        automa.plan = draft.picks
        if self.terms.fee or self.terms.up_to - draft.left > BASIC_TERMS.up_to:
            automa.bonus_used(t)
        begin_on(t, self.role, self.terms)
