"""What a seat may know: no order of decks, no other hands, no influence that is not revealed yet.

This is the one place where secrets are left out. Everything that is sent to a player comes from here.
"""

from collections.abc import Sequence

from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.components.boards import PROSPERITY
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.components.market_cards import BUSINESS_DEALS, EXPORT_CARDS, POLITICAL_AGENDAS
from bodypolitic.game.ground.codes import (
    ALL_POLICIES,
    ALL_RESOURCES,
    ALL_ROLES,
    ALL_SKILLS,
    BENEFITS,
    CC,
    CLASSES,
    GOODS,
    GOODS_AND_SERVICES,
    INDUSTRIES,
    MC,
    NOBODY,
    PHASES,
    RESOURCES,
    ROLES,
    SECTIONS,
    SKILLS,
    ST,
    WC,
    Policy,
    Role,
    letter_of,
    policy_code,
    policy_of,
)
from bodypolitic.game.rules.politics.elections import (
    ABSENT,
    AGAINST,
    IN_FAVOR,
    DrawVotes,
    SpendInfluence,
    StateStance,
)
from bodypolitic.game.rules.resources import storage_limit
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import EMPTY, Company, Table

_STANCES = {IN_FAVOR: "in-favor", AGAINST: "against", ABSENT: "absent"}


def open_view(t: Table) -> dict[str, object]:
    """The table as everybody sees it, in words and figures."""
    view: dict[str, object] = {
        "players": t.players,
        "round": t.round,
        "phase": PHASES[t.phase],
        "turn": t.turn + 1,
        "active": ROLES[t.active] if t.active != NOBODY else None,
        "policies": {str(policy + 1): SECTIONS[t.policies[policy]] for policy in ALL_POLICIES},
        "tax_multiplier": t.tax_multiplier,
        "bills": _bills(t),
        "voting_bag": {ROLES[who]: t.bag[who] for who in CLASSES},
        "voting_cubes": {ROLES[who]: t.cubes[who] for who in CLASSES},
        "drawn_cubes": {ROLES[who]: t.drawn[who] for who in CLASSES},
        "vote": _vote(t),
        "supply": _resources(t.supply),
        "imports": {RESOURCES[resource]: t.supply[resource] for resource in GOODS},
        "export": _export(t),
        "business_deals": [_deal(deal) for deal in t.deals],
        "unemployed": {ROLES[who]: _workers(t.unemployed[who]) for who in (WC, MC) if t.plays(who)},
        "demonstration": t.demonstration,
        "companies": {ROLES[owner]: [_company(company) for company in t.companies[owner]] for owner in ALL_ROLES},
        "closed_public_companies": [COMPANIES[card].slug for card in t.closed],
        "roles": {ROLES[role]: _role(t, role) for role in ALL_ROLES if t.plays(role) or role == ST},
        "decks": _deck_sizes(t),
        "discards": _discards(t),
    }
    if t.plays(ST):
        view["events"] = [EVENTS[event].slug for event in t.events]
        view["political_agenda"] = [policy_code(Policy(n), s) for n, s in enumerate(POLITICAL_AGENDAS[t.agenda])]
        view["state_benefits"] = {ROLES[who]: _benefits(t, who) for who in CLASSES}
    return view


def own_view(t: Table, seat: Role) -> dict[str, object]:
    """What a seat alone may know."""
    return {"seat": ROLES[seat], "hand": [ACTION_CARDS[card].slug for card in t.hands[seat]]}


def _resources(pile: list[int]) -> dict[str, int]:
    return {RESOURCES[resource]: pile[resource] for resource in range(len(pile))}


def _workers(pile: list[int]) -> dict[str, int]:
    return {SKILLS[skill]: pile[skill] for skill in ALL_SKILLS}


def _bills(t: Table) -> list[dict[str, str]]:
    return [
        {"section": policy_code(policy, t.bill_sections[policy]), "by": ROLES[t.bills[policy]]}
        for policy in ALL_POLICIES
        if t.bills[policy] != NOBODY
    ]


def _vote(t: Table) -> dict[str, object] | None:
    """The vote under way: who stands where and which cubes were drawn, but not what anybody spends."""
    for step in t.stack:
        if isinstance(step, StateStance | DrawVotes | SpendInfluence):
            motion = step.motion
            proposer = motion.proposer(t)
            return {
                "sections": [policy_code(policy_of(section), letter_of(section)) for section in motion.sections(t)],
                "by": None if proposer == NOBODY else ROLES[proposer],
                "stances": {ROLES[role]: _STANCES.get(step.stances[role]) for role in t.roles},
                "waiting": [ROLES[role] for role in step.waiting()] if isinstance(step, SpendInfluence) else [],
            }
    return None


def _export(t: Table) -> dict[str, object]:
    card = EXPORT_CARDS[t.export]
    return {
        "card": t.export + 1,
        **{RESOURCES[resource]: [list(sale) for sale in card[resource]] for resource in GOODS_AND_SERVICES},
    }


def _deal(deal: int) -> dict[str, object]:
    card = BUSINESS_DEALS[deal]
    return {
        "deal": deal + 1,
        "food": card.food,
        "luxury": card.luxury,
        "cost": card.cost,
        "tariffs": list(card.tariffs),
    }


def _company(company: Company) -> dict[str, object]:
    card = company.card
    return {
        "company": card.slug,
        "industry": INDUSTRIES[card.industry],
        "class": ROLES[company.staff] if company.staff != NOBODY else None,
        "workers": [SKILLS[skill] if skill != EMPTY else None for skill in company.workers],
        "employee": SKILLS[company.employee] if company.employee != EMPTY else None,
        "wage": f"L{company.wage}" if company.wage else None,
        "committed": company.committed,
        "employee_committed": company.employee_committed,
        "strike": company.on_strike,
        "machinery": company.machinery,
        "operational": company.operational,
    }


def _benefits(t: Table, who: Role) -> dict[str, int]:
    return {BENEFITS[item]: t.benefits[who][item] for item in range(7)}


def _role(t: Table, role: Role) -> dict[str, object]:
    """What lies openly in front of a player, or on the board for a State that nobody plays."""
    shown: dict[str, object] = {
        "vp": t.vp[role],
        "money": t.money[role],
        "loans": t.loans[role],
        "influence": t.influence[role],
        "cards_in_hand": len(t.hands[role]),
    }
    if role in (WC, MC):
        shown["workers"] = t.workers[role]
        shown["population"] = t.population(role)
        shown["prosperity"] = PROSPERITY[role][t.prosperity[role]]
        shown["prosperity_space"] = t.prosperity[role]
        shown["goods"] = _resources(t.goods[role])
        shown["worker_supply"] = _workers(t.worker_supply[role])
    if role == WC:
        shown["trade_unions"] = [INDUSTRIES[industry] for industry in ALL_RESOURCES if t.unions[industry]]
    else:
        shown["storage"] = _resources(t.storage[role])
        shown["storage_limit"] = {
            RESOURCES[resource]: storage_limit(t, role, resource) for resource in GOODS_AND_SERVICES
        }
    if role in (MC, CC):
        shown["prices"] = _resources(t.prices[role])
        shown["market"] = [COMPANIES[card].slug for card in t.markets[role]]
        shown["storage_tiles"] = [RESOURCES[n] for n in GOODS_AND_SERVICES if t.storage_tiles[role][n]]
    if role == CC:
        shown["capital"] = t.capital
        shown["wealth"] = t.wealth
        shown["free_trade_zone"] = _resources(t.free_trade_zone)
    if role == ST:
        shown["media_influence"] = t.media_influence
        if t.plays(ST):
            shown["legitimacy"] = {ROLES[who]: t.legitimacy[who] for who in CLASSES}
            shown["legitimacy_tokens"] = {ROLES[who]: t.legitimacy_tokens[who] for who in CLASSES}
    return shown


def _deck_sizes(t: Table) -> dict[str, object]:
    return {
        "action": {ROLES[role]: len(t.decks[role]) for role in t.roles},
        "companies": {ROLES[role]: len(t.company_decks[role]) for role in (MC, CC) if t.plays(role)},
        "business_deals": len(t.deal_deck),
        "export": len(t.export_deck),
        "events": len(t.event_deck),
        "agendas": len(t.agenda_deck),
    }


def _discards(t: Table) -> dict[str, object]:
    """Discard piles lie open; their order tells nothing."""
    return {
        "action": {ROLES[role]: [ACTION_CARDS[card].slug for card in sorted(t.discards[role])] for role in t.roles},
        "companies": {
            ROLES[role]: [COMPANIES[card].slug for card in sorted(t.company_discards[role])]
            for role in (MC, CC)
            if t.plays(role)
        },
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
