"""What must hold on every table at every decision; used to refuse impossible positions and to test random games."""

from collections.abc import Sequence

from bodypolitic.game.cards.decks import action_cards_of
from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.components.boards import (
    BILL_MARKERS,
    COMPANY_SPACES,
    FREE_TRADE_ZONE,
    HAND_SIZE,
    LEGITIMACY_MAX,
    LEGITIMACY_MIN,
    LEGITIMACY_TOKENS,
    LOAN_CARDS,
    MACHINERY_TOKENS,
    PRICE_OPTIONS,
    PROSPERITY,
    RESOURCE_TOKENS,
    STORAGE_TILES,
    STRIKE_TOKENS,
    UNION_NEEDS,
    VOTING_CUBES,
    WEALTH,
    tax_multiplier_of,
    workers_in_box,
)
from bodypolitic.game.components.companies import (
    CC_DECK,
    CC_STARTING,
    COOPERATIVE_FARMS,
    MC_DECK,
    MC_STARTING,
    NO_SLOT,
    public_rows,
)
from bodypolitic.game.components.market_cards import (
    AGENDA_DECK,
    BUSINESS_DEAL_DECK,
    EXPORT_DECK,
    IMMIGRATION_DECK,
)
from bodypolitic.game.ground.codes import (
    ALL_POLICIES,
    ALL_RESOURCES,
    ALL_ROLES,
    ALL_SKILLS,
    CC,
    CLASSES,
    GOODS,
    GOODS_AND_SERVICES,
    INDUSTRIES,
    INFLUENCE,
    L3,
    LABOR_MARKET,
    MC,
    NOBODY,
    RESOURCES,
    ROLES,
    SKILLS,
    ST,
    UNSKILLED,
    WC,
    Resource,
    Role,
    policy_code,
)
from bodypolitic.game.rules.basic_actions.assign_workers import AssignWorkers, TakeUnionLeader, TakeWorkers
from bodypolitic.game.rules.basic_actions.propose_bill import markers_left
from bodypolitic.game.rules.events.event_deck import event_cards
from bodypolitic.game.rules.resources import stock, storage_limit, storage_tiles_in_use
from bodypolitic.game.rules.staffing import lowest_wage
from bodypolitic.game.rules.workers import workers_in_industry
from bodypolitic.game.table.table import EMPTY, Company, Table, flat


def broken_rules(t: Table) -> list[str]:
    """Every rule that the table breaks, in words; empty for a table that can be."""
    broken: list[str] = []
    _nothing_negative(t, broken)
    _resources_conserved(t, broken)
    _cubes_and_loans(t, broken)
    _workers_conserved(t, broken)
    holed = companies_in_reassignment(t)
    for company in t.all_companies():
        _company(t, company, company.card.id in holed, broken)
    _company_tokens(t, broken)
    if not _reassigning(t):
        _unions(t, broken)
    _storages(t, broken)
    _politics(t, broken)
    _tracks(t, broken)
    _cards(t, broken)
    for module in t.modules:
        module.broken_rules(t, broken)
    return broken


def _reassigning(t: Table) -> bool:
    return any(isinstance(step, AssignWorkers | TakeWorkers | TakeUnionLeader) for step in t.stack)


def companies_in_reassignment(t: Table) -> tuple[int, ...]:
    """Companies that may be short of workers while an Assign Workers action is under way."""
    for step in t.stack:
        if isinstance(step, AssignWorkers | TakeWorkers | TakeUnionLeader):
            return step.holed
    return ()


def _nothing_negative(t: Table, broken: list[str]) -> None:
    piles = (
        ("money", t.money),
        ("loans", t.loans),
        ("the supply of resources", t.supply),
        ("influence", t.influence),
        ("Goods & Services", flat(t.goods)),
        ("storages", flat(t.storage)),
        ("the Free Trade Zone", t.free_trade_zone),
        ("State Benefits", flat(t.benefits)),
        ("voting cubes in the bag", t.bag),
        ("voting cubes outside the bag", t.cubes),
        ("drawn voting cubes", t.drawn),
        ("unemployed workers", flat(t.unemployed)),
        ("the supply of workers", flat(t.worker_supply)),
        ("legitimacy tokens", t.legitimacy_tokens),
        ("prosperity", t.prosperity),
    )
    for name, pile in piles:
        if min(pile) < 0:
            broken.append(f"{name} can't be negative: {-min(pile)} too few")
    for name, amount in (
        ("Capital", t.capital),
        ("media influence", t.media_influence),
        ("the Wealth marker", t.wealth),
    ):
        if amount < 0:
            broken.append(f"{name} can't be negative: {amount}")


def resources_in_play(t: Table, resource: Resource) -> int:
    """Tokens of a resource that are not in the supply."""
    count = sum([laid_out[resource] for laid_out in t.benefits])
    if resource == INFLUENCE:
        return count + sum(t.influence) + t.media_influence
    for role in ALL_ROLES:
        count += t.storage[role][resource]
    count += sum([goods[resource] for goods in t.goods])
    return count + (t.free_trade_zone[resource] if resource < 2 else 0)


def _resources_conserved(t: Table, broken: list[str]) -> None:
    for resource in ALL_RESOURCES:
        count = resources_in_play(t, resource) + t.supply[resource]
        if count != RESOURCE_TOKENS[resource]:
            broken.append(f"{count} {RESOURCES[resource]} in all, but the box has {RESOURCE_TOKENS[resource]}")


def _cubes_and_loans(t: Table, broken: list[str]) -> None:
    for who in CLASSES:
        count = t.bag[who] + t.cubes[who] + t.drawn[who] + t.benefits[who][6]
        if count != VOTING_CUBES:
            broken.append(f"{count} voting cubes of {ROLES[who]} in all, but the box has {VOTING_CUBES}")
    if sum(t.loans) > LOAN_CARDS:
        broken.append(f"{sum(t.loans)} loans, but the box has {LOAN_CARDS}")


def workers_in_play(t: Table, who: Role) -> list[int]:
    """Workers of a class on the board and in unions, by skill."""
    counts = t.unemployed[who].copy()
    for company in t.all_companies():
        if company.staff == who:
            for skill in company.workers:
                if skill != EMPTY:
                    counts[skill] += 1
        if who == WC and company.employee != EMPTY:
            counts[company.employee] += 1
    if who == WC:
        for industry in ALL_RESOURCES:
            counts[industry] += t.unions[industry]
    return counts


def _workers_conserved(t: Table, broken: list[str]) -> None:
    for who in (WC, MC):
        if not t.plays(who):
            continue
        in_play = workers_in_play(t, who)
        counts = [in_play[skill] + t.worker_supply[who][skill] for skill in ALL_SKILLS]
        box = workers_in_box(who, sorted(counts[:UNSKILLED])[2])  # as many of each skill as of most of them
        for skill in ALL_SKILLS:
            if counts[skill] != box[skill]:
                broken.append(
                    f"{counts[skill]} {SKILLS[skill]} workers of {ROLES[who]} in all, but the box has {box[skill]}"
                )
        if sum(in_play) != t.workers[who]:
            broken.append(f"{ROLES[who]} has {sum(in_play)} workers, but its Population track says {t.workers[who]}")


def _company(t: Table, company: Company, short_of_workers: bool, broken: list[str]) -> None:
    card = company.card
    name = card.slug
    filled = sum(1 for skill in company.workers if skill != EMPTY)
    if company.staff == NOBODY:
        if filled:
            broken.append(f"{name} has workers of no class")
    elif filled != card.size and not short_of_workers:
        broken.append(f"{name} has {filled} of its {card.size} workers; it must be full or empty")
    if (company.owner == MC and company.staff == WC) or (company.owner == WC and company.staff == MC):
        broken.append(f"{name} can't be run by {ROLES[company.staff]}")
    for slot, skill in zip(card.slots, company.workers, strict=True):
        if skill not in {EMPTY, slot} and slot != UNSKILLED:
            broken.append(f"{name} needs a worker skilled in {SKILLS[slot]}, not {SKILLS[skill]}")
    if company.employee != EMPTY:
        if card.employee == NO_SLOT:
            broken.append(f"{name} has no slot for an employee")
        elif card.employee not in {UNSKILLED, company.employee}:
            broken.append(f"{name} needs an employee skilled in {SKILLS[card.employee]}")
        if company.staff == NOBODY and not short_of_workers:
            broken.append(f"{name} can't have an employee without workers of its owner")
    if company.committed and company.staff == NOBODY:
        broken.append(f"nobody works in {name} who could be committed")
    if company.employee_committed and company.employee == EMPTY and not short_of_workers:
        broken.append(f"{name} has no employee who could be committed")
    _wage(t, company, broken)
    _tokens_on(t, company, short_of_workers, broken)


def _wage(t: Table, company: Company, broken: list[str]) -> None:
    name = company.card.slug
    if not company.card.pays_wages:
        if company.wage:
            broken.append(f"{name} pays no wage")
    elif not lowest_wage(t) <= company.wage <= L3 and not any(module.allows_wage(company) for module in t.modules):
        section = policy_code(LABOR_MARKET, t.policies[LABOR_MARKET])
        broken.append(f"{name} pays L{company.wage}, but {section} asks for L{lowest_wage(t)} or more")
    elif company.owner == ST and not t.plays(ST) and company.wage != lowest_wage(t):
        broken.append(f"{name} pays L{company.wage}, but without a State player it pays the minimum")


def _tokens_on(t: Table, company: Company, short_of_workers: bool, broken: list[str]) -> None:
    name = company.card.slug
    if company.on_strike and not short_of_workers:
        strikers = company.employee != EMPTY if company.owner == MC else company.staff == WC
        if not strikers or company.owner == WC:
            broken.append(f"nobody of WC works in {name} who could strike")
        if company.owner == ST and not t.plays(ST):
            broken.append(f"{name} is public: it can be struck only with 4 players")
    if company.machinery and company.card.machinery == 0:
        broken.append(f"{name} has no place for Machinery")


def _company_tokens(t: Table, broken: list[str]) -> None:
    companies = t.all_companies()
    strikes = sum(1 for company in companies if company.on_strike)
    if strikes > STRIKE_TOKENS:
        broken.append(f"{strikes} strike tokens, but the box has {STRIKE_TOKENS}")
    machinery = sum(1 for company in companies if company.machinery)
    if machinery > MACHINERY_TOKENS:
        broken.append(f"{machinery} Machinery tokens, but the box has {MACHINERY_TOKENS}")
    for role in (MC, CC, ST):
        if len(t.companies[role]) > COMPANY_SPACES[role]:
            broken.append(f"{ROLES[role]} has {len(t.companies[role])} companies on {COMPANY_SPACES[role]} spaces")


def _unions(t: Table, broken: list[str]) -> None:
    for industry in ALL_RESOURCES:
        if t.unions[industry] not in (0, 1):
            broken.append(f"the {INDUSTRIES[industry]} union has one worker or none")
        if t.unions[industry] and workers_in_industry(t, industry) < UNION_NEEDS:
            broken.append(
                f"the {INDUSTRIES[industry]} union needs {UNION_NEEDS} WC workers in its industry, "
                f"there are {workers_in_industry(t, industry)}"
            )


def _storages(t: Table, broken: list[str]) -> None:
    for role in (MC, CC, ST):
        for resource in ALL_RESOURCES if role == ST else GOODS_AND_SERVICES:
            held, limit = stock(t, role, resource), storage_limit(t, role, resource)
            if held > limit:
                broken.append(f"{ROLES[role]} stores {held} {RESOURCES[resource]}, but has room for {limit}")
    for resource in GOODS:
        if t.free_trade_zone[resource] > FREE_TRADE_ZONE[resource]:
            broken.append(
                f"the Free Trade Zone holds {t.free_trade_zone[resource]} {RESOURCES[resource]}, "
                f"but has room for {FREE_TRADE_ZONE[resource]}"
            )
    if max(flat(t.storage_tiles)) > 1:
        broken.append("a resource has two Storage tiles, but it can have one")
    if storage_tiles_in_use(t) > STORAGE_TILES:
        broken.append(f"{storage_tiles_in_use(t)} Storage tiles, but the box has {STORAGE_TILES}")
    for role in (MC, CC):
        if t.plays(role):
            for resource in GOODS_AND_SERVICES:
                price = t.prices[role][resource]
                if price not in PRICE_OPTIONS[resource]:
                    options = ", ".join(str(option) for option in PRICE_OPTIONS[resource])
                    broken.append(f"{ROLES[role]} can't ask {price} V for {RESOURCES[resource]}, only {options}")


def _politics(t: Table, broken: list[str]) -> None:
    multiplier = tax_multiplier_of(t.policies)
    if t.tax_multiplier != multiplier:
        broken.append(f"the Tax Multiplier is {t.tax_multiplier}, but its policies make it {multiplier}")
    for policy in ALL_POLICIES:
        if t.bills[policy] != NOBODY:
            bill = policy_code(policy, t.bill_sections[policy])
            if t.bill_sections[policy] == t.policies[policy]:
                broken.append(f"a bill for {bill} would change nothing")
            if not t.plays(t.bills[policy]):
                broken.append(f"the bill for {bill} has no player who proposed it")
    for role in t.roles:
        if markers_left(t, role) < 0:
            broken.append(f"{ROLES[role]} has {t.bills.count(role)} bills, but only {BILL_MARKERS} markers")


def _tracks(t: Table, broken: list[str]) -> None:
    for who in (WC, MC):
        if t.prosperity[who] >= len(PROSPERITY[who]):
            broken.append(f"the Prosperity track of {ROLES[who]} ends at space {len(PROSPERITY[who]) - 1}")
    if t.wealth > len(WEALTH):
        broken.append(f"the Wealth table has {len(WEALTH)} columns")
    if t.plays(ST):
        for who in CLASSES:
            if not LEGITIMACY_MIN <= t.legitimacy[who] <= LEGITIMACY_MAX:
                broken.append(f"legitimacy with {ROLES[who]} must be 1 to 10, not {t.legitimacy[who]}")
            if t.legitimacy_tokens[who] > LEGITIMACY_TOKENS:
                broken.append(
                    f"{t.legitimacy_tokens[who]} legitimacy tokens of {ROLES[who]}, the box has {LEGITIMACY_TOKENS}"
                )


def _cards(t: Table, broken: list[str]) -> None:
    for role in t.roles:
        found = t.hands[role] + t.decks[role] + t.discards[role]
        expected = action_cards_of(t, role)
        if sorted(found) != expected:
            slugs = sorted({ACTION_CARDS[card].slug for card in found if found.count(card) > ACTION_CARDS[card].copies})
            broken.append(
                f"the action cards of {ROLES[role]} are not its {len(expected)}" + (f": {slugs}" if slugs else "")
            )
        if len(t.hands[role]) > HAND_SIZE:
            broken.append(f"{ROLES[role]} holds {len(t.hands[role])} action cards; the most is {HAND_SIZE}")
    _same_cards("Export cards", [*t.export_deck, t.export, *t.export_discard], EXPORT_DECK, broken)
    _same_cards("Business Deals", t.deal_deck + t.deals + t.deal_discard, BUSINESS_DEAL_DECK, broken)
    _same_cards("Immigration cards", t.immigration_deck, IMMIGRATION_DECK, broken)
    if t.plays(ST):
        held = [event for module in t.modules for event in module.events_held()]
        _same_cards("Events", t.event_deck + t.events + t.event_discard + held, event_cards(t), broken)
        _same_cards("Political Agendas", [*t.agenda_deck, t.agenda, *t.agenda_discard], AGENDA_DECK, broken)
    built = [company.card.id for company in t.all_companies()]
    owned = CC_STARTING + CC_DECK + ((*MC_STARTING, *MC_DECK) if t.plays(MC) else ())
    public = [card for row in public_rows(t.players) for card in row]
    piles = [
        card for role in (MC, CC, ST) for card in t.company_decks[role] + t.markets[role] + t.company_discards[role]
    ]
    _same_cards("companies", built + t.closed + piles + t.farms, (*owned, *public, *COOPERATIVE_FARMS), broken)


def _same_cards(name: str, found: Sequence[int], expected: Sequence[int], broken: list[str]) -> None:
    if sorted(found) != sorted(expected):
        broken.append(f"the {name} on the table are not those of the box")
