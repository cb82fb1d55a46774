"""What a seat may know: no order of decks, no other hands, no influence that is not revealed yet.

This is the one place where secrets are left out. Everything that is sent to a player comes from here.
"""

from collections.abc import Sequence
from typing import Final

from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.components.boards import (
    LOANS_THAT_BRING_THE_IMF,
    MAX_POPULATION,
    PROSPERITY,
    population_of,
    tax_multiplier_of,
)
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.components.market_cards import BUSINESS_DEALS, EXPORT_CARDS, POLITICAL_AGENDAS
from bodypolitic.game.ground.codes import (
    AGAINST,
    ALL_LETTERS,
    ALL_POLICIES,
    ALL_RESOURCES,
    ALL_ROLES,
    BENEFIT_CUBES,
    BENEFIT_MONEY,
    CC,
    EDUCATION,
    EDUCATION_POLICY,
    FISCAL,
    FOOD,
    FOREIGN_MARKET,
    GOOD_NAMES,
    GOODS,
    GOODS_AND_SERVICES,
    HEALTH,
    HEALTH_AND_BENEFITS,
    IN_FAVOR,
    INDUSTRIES,
    INFLUENCE,
    LUXURY,
    MC,
    NOBODY,
    PHASES,
    ROLES,
    SECTIONS,
    SKILLS,
    ST,
    STANCES,
    TAXATION,
    UNSKILLED,
    WC,
    DealId,
    Policy,
    Role,
    letter_of,
    policy_code,
    policy_of,
)
from bodypolitic.game.rules.basic_actions.make_business_deal import tariff
from bodypolitic.game.rules.producing import output_now
from bodypolitic.game.rules.resources import import_price, price_of, storage_limit, tariff_of
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import EMPTY, Company, Table
from bodypolitic.game.table.votes import vote_under_way
from bodypolitic.game.view.shapes import (
    ActionCardsOfRoles,
    Benefits,
    Bill,
    CompaniesOfRoles,
    CompanyView,
    Deal,
    Decks,
    Discards,
    Export,
    ForEachClass,
    ForEachRole,
    Goods,
    OpenTable,
    OwnTable,
    RoleView,
    RoleViews,
    Stances,
    Supply,
    TaxStep,
    TradeGoods,
    Unemployed,
    Vote,
    WageLevel,
    Workers,
)

_WAGES: Final[tuple[WageLevel, ...]] = ("L1", "L2", "L3")
TAXING: Final = (TAXATION, HEALTH_AND_BENEFITS, EDUCATION_POLICY)  # what the Tax Multiplier goes by


def open_view(t: Table) -> OpenTable:
    """The table as everybody sees it, in words and figures."""
    view: OpenTable = {
        "players": t.players,
        "round": t.round,
        "phase": PHASES[t.phase],
        "turn": t.turn + 1,
        "active": ROLES[t.active] if t.active != NOBODY else None,
        "policies": {str(policy + 1): SECTIONS[t.policies[policy]] for policy in ALL_POLICIES},
        "tax_multiplier": t.tax_multiplier,
        "tax_steps": _tax_steps(t),
        "bills": _bills(t),
        "voting_bag": _of_classes(t.bag),
        "voting_cubes": _of_classes(t.cubes),
        "drawn_cubes": _of_classes(t.drawn),
        "vote": _vote(t),
        "supply": _resources(t.supply),
        "imports": _trade_goods(t.supply),
        "import_prices": _trade_goods([import_price(t, resource) for resource in GOODS]),
        "imf_limit": LOANS_THAT_BRING_THE_IMF[t.policies[FISCAL]],
        "export": _export(t),
        "business_deals": [_deal(t, deal) for deal in t.deals],
        "unemployed": _unemployed(t),
        "demonstration": t.demonstration,
        "companies": {
            "WC": _companies(t, WC),
            "MC": _companies(t, MC),
            "CC": _companies(t, CC),
            "ST": _companies(t, ST),
        },
        "closed_public_companies": [COMPANIES[card].slug for card in t.closed],
        "roles": _roles(t),
        "decks": _deck_sizes(t),
        "discards": _discards(t),
    }
    if t.plays(ST):
        view["events"] = [EVENTS[event].slug for event in t.events]
        view["political_agenda"] = [policy_code(Policy(n), s) for n, s in enumerate(POLITICAL_AGENDAS[t.agenda])]
        view["state_benefits"] = {"WC": _benefits(t, WC), "MC": _benefits(t, MC), "CC": _benefits(t, CC)}
    return view


def own_view(t: Table, seat: Role) -> OwnTable:
    """What a seat alone may know, and the prices that it pays; NOBODY is a spectator."""
    view: OwnTable = {
        "tariffs": _trade_goods([tariff_of(t, resource, seat) for resource in GOODS]),
        "import_costs": _trade_goods([price_of(t, FOREIGN_MARKET, resource, seat) for resource in GOODS]),
        "public_prices": _resources([price_of(t, ST, resource, seat) for resource in ALL_RESOURCES]),
    }
    if seat != NOBODY:
        view["seat"] = ROLES[seat]
        view["hand"] = [ACTION_CARDS[card].slug for card in t.hands[seat]]
    return view


def _of_classes(counts: list[int]) -> ForEachClass:
    return {"WC": counts[WC], "MC": counts[MC], "CC": counts[CC]}


def _trade_goods(pile: list[int]) -> TradeGoods:
    return {"food": pile[FOOD], "luxury": pile[LUXURY]}


def _goods(pile: list[int]) -> Goods:
    return {"food": pile[FOOD], "luxury": pile[LUXURY], "health": pile[HEALTH], "education": pile[EDUCATION]}


def _resources(pile: list[int]) -> Supply:
    return {**_goods(pile), "influence": pile[INFLUENCE]}


def _workers(pile: list[int]) -> Workers:
    return {
        "agriculture": pile[FOOD],
        "luxury": pile[LUXURY],
        "healthcare": pile[HEALTH],
        "education": pile[EDUCATION],
        "media": pile[INFLUENCE],
        "unskilled": pile[UNSKILLED],
    }


def _unemployed(t: Table) -> Unemployed:
    shown: Unemployed = {"WC": _workers(t.unemployed[WC])}
    if t.plays(MC):
        shown["MC"] = _workers(t.unemployed[MC])
    return shown


def _bills(t: Table) -> list[Bill]:
    return [
        {"section": policy_code(policy, t.bill_sections[policy]), "by": ROLES[t.bills[policy]]}
        for policy in ALL_POLICIES
        if t.bills[policy] != NOBODY
    ]


def _vote(t: Table) -> Vote | None:
    """The vote under way: who stands where and which cubes were drawn, but not what anybody spends."""
    vote = vote_under_way(t)
    if vote is None:
        return None
    proposer = vote.motion.proposer(t)
    stances: Stances = {}
    for role in t.roles:
        stances[ROLES[role]] = STANCES.get(vote.stances[role])
    return {
        "sections": [policy_code(policy_of(section), letter_of(section)) for section in vote.motion.sections(t)],
        "by": None if proposer == NOBODY else ROLES[proposer],
        "stances": stances,
        "cubes": {"in_favor": vote.cubes(t, IN_FAVOR), "against": vote.cubes(t, AGAINST)},
        "waiting": [ROLES[role] for role in vote.waiting],
    }


def _tax_steps(t: Table) -> list[TaxStep]:
    """What every other section of one policy would make of the Tax Multiplier."""
    steps: list[TaxStep] = []
    for policy in TAXING:
        for letter in ALL_LETTERS:
            if letter != t.policies[policy]:
                policies = list(t.policies)
                policies[policy] = letter
                steps.append({"section": policy_code(policy, letter), "multiplier": tax_multiplier_of(policies)})
    return steps


def _export(t: Table) -> Export:
    card = EXPORT_CARDS[t.export]
    return {
        "card": t.export + 1,
        "food": _sales(card[FOOD]),
        "luxury": _sales(card[LUXURY]),
        "health": _sales(card[HEALTH]),
        "education": _sales(card[EDUCATION]),
    }


def _sales(printed: tuple[tuple[int, int], ...]) -> list[list[int]]:
    return [[amount, price] for amount, price in printed]


def _deal(t: Table, deal: DealId) -> Deal:
    card = BUSINESS_DEALS[deal]
    return {
        "deal": deal + 1,
        "food": card.food,
        "luxury": card.luxury,
        "cost": card.cost,
        "tariff": tariff(t, deal),
        "total": card.cost + tariff(t, deal),
    }


def _companies(t: Table, owner: Role) -> list[CompanyView]:
    return [_company(t, company) for company in t.companies[owner]]


def _company(t: Table, company: Company) -> CompanyView:
    card = company.card
    return {
        "company": card.slug,
        "industry": INDUSTRIES[card.industry],
        "class": ROLES[company.staff] if company.staff != NOBODY else None,
        "workers": [SKILLS[skill] if skill != EMPTY else None for skill in company.workers],
        "employee": SKILLS[company.employee] if company.employee != EMPTY else None,
        "output": output_with_employee(t, company),
        "wage": _WAGES[company.wage - 1] if company.wage else None,
        "wage_paid": company.wage_paid,
        "committed": company.committed,
        "employee_committed": company.employee_committed,
        "strike": company.on_strike,
        "machinery": company.machinery,
        "operational": company.operational,
    }


def output_with_employee(t: Table, company: Company) -> int:
    """What a company makes at present, its employee's part included."""
    return output_now(t, company) + (company.card.adds if company.employee != EMPTY else 0)


def _benefits(t: Table, who: Role) -> Benefits:
    laid_out = t.benefits[who]
    return {**_resources(laid_out), "money": laid_out[BENEFIT_MONEY], "voting-cubes": laid_out[BENEFIT_CUBES]}


def _roles(t: Table) -> RoleViews:
    shown: RoleViews = {}
    for role in ALL_ROLES:
        if t.plays(role) or role == ST:
            shown[ROLES[role]] = _role(t, role)
    return shown


def _role(t: Table, role: Role) -> RoleView:
    """What lies openly in front of a player, or on the board for a State that nobody plays."""
    shown: RoleView = {
        "vp": t.vp[role],
        "money": t.money[role],
        "loans": t.loans[role],
        "influence": t.influence[role],
        "cards_in_hand": len(t.hands[role]),
    }
    if role in (WC, MC):
        shown["workers"] = t.workers[role]
        shown["population"] = t.population(role)
        shown["workers_for_more"] = workers_for_more(t.workers[role])
        shown["prosperity"] = PROSPERITY[role][t.prosperity[role]]
        shown["prosperity_space"] = t.prosperity[role]
        shown["goods"] = _goods(t.goods[role])
        shown["worker_supply"] = _workers(t.worker_supply[role])
    if role == WC:
        shown["trade_unions"] = [INDUSTRIES[industry] for industry in ALL_RESOURCES if t.unions[industry]]
    else:
        shown["storage"] = _goods(t.storage[role])
        shown["storage_limit"] = _goods([storage_limit(t, role, resource) for resource in GOODS_AND_SERVICES])
    if role in (MC, CC):
        shown["prices"] = _goods(t.prices[role])
        shown["market"] = [COMPANIES[card].slug for card in t.markets[role]]
        shown["storage_tiles"] = [GOOD_NAMES[n] for n in GOODS_AND_SERVICES if t.storage_tiles[role][n]]
    if role == CC:
        shown["capital"] = t.capital
        shown["wealth"] = t.wealth
        shown["free_trade_zone"] = _trade_goods(t.free_trade_zone)
    if role == ST:
        shown["media_influence"] = t.media_influence
        if t.plays(ST):
            shown["legitimacy"] = _of_classes(t.legitimacy)
            shown["legitimacy_tokens"] = _of_classes(t.legitimacy_tokens)
    return shown


def workers_for_more(workers: int) -> int | None:
    """How many workers the next Population takes; None at the largest."""
    population = population_of(workers)
    if population == MAX_POPULATION:
        return None
    while population_of(workers) == population:
        workers += 1
    return workers


def _deck_sizes(t: Table) -> Decks:
    action: ForEachRole = {}
    companies: ForEachRole = {}
    for role in t.roles:
        action[ROLES[role]] = len(t.decks[role])
        if role in (MC, CC):
            companies[ROLES[role]] = len(t.company_decks[role])
    return {
        "action": action,
        "companies": companies,
        "business_deals": len(t.deal_deck),
        "export": len(t.export_deck),
        "events": len(t.event_deck),
        "agendas": len(t.agenda_deck),
    }


def _discards(t: Table) -> Discards:
    """Discard piles lie open; their order tells nothing."""
    action: ActionCardsOfRoles = {}
    companies: CompaniesOfRoles = {}
    for role in t.roles:
        action[ROLES[role]] = [ACTION_CARDS[card].slug for card in sorted(t.discards[role])]
        if role in (MC, CC):
            companies[ROLES[role]] = [COMPANIES[card].slug for card in sorted(t.company_discards[role])]
    return {
        "action": action,
        "companies": companies,
        "business_deals": [deal + 1 for deal in sorted(t.deal_discard)],
        "export": [card + 1 for card in sorted(t.export_discard)],
        "events": [EVENTS[event].slug for event in sorted(t.event_discard)],
        "agendas": [agenda + 1 for agenda in sorted(t.agenda_discard)],
    }


def hidden_cards(t: Table) -> list[object]:
    """All that nobody has seen: every deck, the state of chance, and what players keep to themselves.

    A choice that changes it has let somebody see something, and so has one that leads to a question which tells it.
    """
    piles: list[Sequence[int]] = [
        *t.decks,
        *t.company_decks,
        t.deal_deck,
        t.export_deck,
        t.immigration_deck,
        t.event_deck,
        t.agenda_deck,
    ]
    for module in t.modules:
        piles.extend(module.hidden_cards())
        piles.append(module.laid_open())
    step = t.stack[-1] if t.stack else None
    reveals = isinstance(step, Ask) and step.REVEALS
    return [reveals, *[list(pile) for pile in (t.chance, *piles)]]
