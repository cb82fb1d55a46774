"""The table drawn for a terminal: the whole of it, or the little that a player needs at a decision.

Whoever looks sees only the hands that are asked for; the order of decks is never shown.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from rich import box
from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from bodypolitic.game.cards.card import CARDS
from bodypolitic.game.codes import (
    ACTION,
    BENEFITS,
    CC,
    INDUSTRIES,
    MC,
    NOBODY,
    POLICY_NAMES,
    RESOURCES,
    ROLE_NAMES,
    ROLES,
    SECTIONS,
    SKILLS,
    ST,
    STORABLE,
    UNSKILLED,
    WC,
    policy_code,
)
from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.components.boards import TURNS_PER_ROUND
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.phases.action import DiscardCard, Turn
from bodypolitic.game.phases.production import output_now
from bodypolitic.game.resources import price_of
from bodypolitic.game.table import EMPTY, Company, Table
from bodypolitic.words.describe import describe_card
from bodypolitic.words.events import describe_event
from bodypolitic.words.names import agenda_text, deal_text, export_text, phase_text


def whole_table(t: Table, hands_of: Collection[int]) -> Group:
    """Everything that lies open, and the hands of some roles."""
    hands = [_hand_in_short(t, role) for role in hands_of]
    return Group(_when(t), _policies(t), _roles(t), _companies(t), *_common(t), *hands)


def situation(t: Table, seat: int) -> Group:
    """The state of the country and of one role, in a few lines."""
    points = " · ".join(f"{ROLES[role]} {t.vp[role]}" for role in t.roles)
    policies = " ".join(policy_code(policy, section) for policy, section in enumerate(t.policies))
    lines = [
        _fact("Policies", f"{policies} · bills: {joined(_bills(t))}"),
        _fact("Country", f"treasury {t.money[ST]} V · tax multiplier {t.tax_multiplier} · VP: {points}"),
        _fact("You have", f"{_money(t, seat)} · {_influence(t, seat)}{_plural(t.loans[seat], ' · %s loan')}"),
    ]
    if seat in {WC, MC}:
        lines.append(_fact("Own goods", joined(_own_goods(t, seat))))
        lines.append(
            _fact(
                "People",
                f"population {t.population(seat)} · prosperity {t.prosperity[seat]} · "
                f"unemployed: {joined(_workers(t.unemployed, seat))}",
            )
        )
    if seat != WC:
        offers = [f"{RESOURCES[resource]} {_offer(t, seat, resource)}" for resource in range(STORABLE)]
        lines.append(_fact("For sale", joined(offers)))
    if seat == CC:
        lines.append(_fact("Free Trade Zone", joined(_free_trade_zone(t))))
    if seat == ST:
        lines += _state_cards(t)
    if seat != ST and any(t.benefits[seat * 7 : seat * 7 + 7]):
        lines.append(_fact("Benefits", joined(_benefits(t, seat))))
    if t.stack and isinstance(t.stack[-1], Turn | DiscardCard):
        return Group(_when(t), *lines, *_hand(t, seat))
    return Group(_when(t), *lines, _hand_in_short(t, seat))


def joined(parts: Sequence[str]) -> str:
    """A list in words, or a dash for an empty one."""
    return ", ".join(parts) if parts else "-"


def _fact(name: str, text: str) -> Text:
    return Text.assemble((f"{name}: ", "bold"), text)


def _plural(number: int, pattern: str) -> str:
    """`pattern` with a number and, unless that is 1, an s; nothing for 0."""
    return (pattern % number) + ("" if number == 1 else "s") if number else ""


def _tallied(names: Iterable[str]) -> str:
    """A list in words that counts what is there more than once."""
    return joined([f"{name} x{count}" if count > 1 else name for name, count in Counter(names).items()])


def _when(t: Table) -> Text:
    parts = [f"Round {t.round}", phase_text(t.phase)]
    if t.phase == ACTION and t.active != NOBODY:
        parts.append(f"turn {t.turn + 1} of {TURNS_PER_ROUND}: {ROLE_NAMES[t.active]}")
    return Text(" · ".join(parts), style="bold")


def _bills(t: Table) -> list[str]:
    return [
        f"{policy_code(policy, t.bill_sections[policy])} by {ROLES[proposer]}"
        for policy, proposer in enumerate(t.bills)
        if proposer != NOBODY
    ]


def _policies(t: Table) -> Grid:
    grid = Grid("Policy", "Section", "Bill", box=box.SIMPLE)
    for policy, name in enumerate(POLICY_NAMES):
        proposer = t.bills[policy]
        bill = f"{SECTIONS[t.bill_sections[policy]]} by {ROLES[proposer]}" if proposer != NOBODY else ""
        grid.add_row(f"{policy + 1} {name}", SECTIONS[t.policies[policy]], bill)
    return grid


def _money(t: Table, role: int) -> str:
    return f"Revenue {t.money[CC]} V, Capital {t.capital} V" if role == CC else f"{t.money[role]} V"


def _influence(t: Table, role: int) -> str:
    if role == ST:
        return f"{t.influence[ST]} personal and {t.media_influence} media influence"
    return f"{t.influence[role]} influence"


def _own_goods(t: Table, role: int) -> list[str]:
    """What the Working or the Middle Class keeps for its own use."""
    amounts = t.goods[role * 4 : role * 4 + STORABLE]
    return [f"{amount} {RESOURCES[resource]}" for resource, amount in enumerate(amounts) if amount]


def _offer(t: Table, role: int, resource: int) -> str:
    """How much a role has in a storage, and the price others pay for it."""
    return f"{t.storage[role * 4 + resource]} at {price_of(t, role, resource, NOBODY)} V"


def _free_trade_zone(t: Table) -> list[str]:
    return [f"{amount} {RESOURCES[resource]}" for resource, amount in enumerate(t.free_trade_zone) if amount]


def _workers(pool: list[int], who: int) -> list[str]:
    counts = pool[who * 6 : who * 6 + UNSKILLED + 1]
    return [f"{count} {SKILLS[skill]}" for skill, count in enumerate(counts) if count]


def _benefits(t: Table, who: int) -> list[str]:
    amounts = t.benefits[who * 7 : who * 7 + 7]
    return [f"{amount} {BENEFITS[item].replace('-', ' ')}" for item, amount in enumerate(amounts) if amount]


def _roles(t: Table) -> Grid:
    roles = [role for role in range(4) if t.plays(role) or role == ST]
    people = [role for role in roles if role in {WC, MC}]
    grid = Grid("", *(ROLE_NAMES[role].removesuffix(" Class") for role in roles), box=box.SIMPLE)
    rows = {
        "VP": {role: str(t.vp[role]) for role in t.roles},
        "Money": {role: _money(t, role).replace(", ", "\n") for role in roles},
        "Loans": {role: str(t.loans[role]) for role in roles},
        "Influence": {role: str(t.influence[role]) for role in roles},
        "Media influence": {ST: str(t.media_influence)},
        "Population": {role: f"{t.population(role)} ({t.workers[role]} workers)" for role in people},
        "Prosperity": {role: str(t.prosperity[role]) for role in people},
        "Own goods": {role: "\n".join(_own_goods(t, role)) for role in people},
    }
    for resource in range(STORABLE):
        rows[f"Sells {RESOURCES[resource]}"] = {role: _offer(t, role, resource) for role in roles if role != WC}
    rows["Free Trade Zone"] = {CC: joined(_free_trade_zone(t))}
    for name, cells in rows.items():
        grid.add_row(name, *(cells.get(role, "") for role in roles))
    return grid


def _companies(t: Table) -> Grid:
    grid = Grid("Owner", "Company", "Makes", "Workers", "Wage", "Tokens", box=box.SIMPLE)
    for company in t.all_companies():
        card = company.card
        wage = f"L{company.wage}: {company.wage_paid} V" if company.wage else ""
        makes = f"{output_now(t, company)} {RESOURCES[card.industry]}"
        if card.adds:
            makes += f" (+{card.adds})"
        grid.add_row(ROLES[company.owner], card.title, makes, _staff(company), wage, ", ".join(_tokens(company)))
    return grid


def _staff(company: Company) -> str:
    if company.card.automated:
        return "automated"
    if company.staff == NOBODY:
        return "empty"
    skills = _tallied(SKILLS[skill] for skill in company.workers if skill != EMPTY)
    staff = f"{ROLES[company.staff]}: {skills}"
    return staff if company.employee == EMPTY else f"{staff}; WC: {SKILLS[company.employee]}"


def _tokens(company: Company) -> list[str]:
    tokens = {
        "committed": company.committed,
        "employee committed": company.employee_committed,
        "on strike": company.on_strike,
        "machinery": company.machinery,
    }
    return [name for name, there in tokens.items() if there]


def _common(t: Table) -> list[Text]:
    """What belongs to nobody's board: people without work, unions, markets, cards, the bag and the State's tracks."""
    lines = [_fact(f"Unemployed {ROLES[who]}", joined(_workers(t.unemployed, who))) for who in (WC, MC) if t.plays(who)]
    unions = [INDUSTRIES[industry] for industry, there in enumerate(t.unions) if there]
    lines.append(_fact("Trade unions", joined(unions)))
    if t.demonstration:
        lines.append(_fact("Demonstration", "called"))
    for owner in (MC, CC):
        if t.plays(owner):
            market = [f"{COMPANIES[card].title} ({COMPANIES[card].cost} V)" for card in t.markets[owner]]
            lines.append(_fact(f"Market of {ROLES[owner]}", joined(market)))
    lines.append(_fact("Closed public companies", _tallied(COMPANIES[card].title for card in t.closed)))
    lines.append(_fact("Business deals", "; ".join(deal_text(deal) for deal in t.deals) or "-"))
    lines.append(_fact("Export", export_text(t.export)))
    lines.append(_fact("Voting bag", joined([f"{t.bag[who]} {ROLES[who]}" for who in (WC, MC, CC)])))
    lines.append(_fact("Tax multiplier", str(t.tax_multiplier)))
    if t.plays(ST):
        lines += _state_cards(t)
        lines += [
            _fact(f"Benefits for {ROLES[who]}", joined(_benefits(t, who))) for who in (WC, MC, CC) if _benefits(t, who)
        ]
    return lines


def _state_cards(t: Table) -> list[Text]:
    legitimacy = [
        f"{ROLES[who]} {t.legitimacy[who]}{_plural(t.legitimacy_tokens[who], ' with %s token')}" for who in (WC, MC, CC)
    ]
    return [
        _fact("Legitimacy", joined(legitimacy)),
        _fact("Events", str(len(t.events) or "-")),
        *(
            Text.assemble("  ", (EVENTS[event].title, "italic"), f": {describe_event(EVENTS[event])}")
            for event in t.events
        ),
        _fact("Political agenda", agenda_text(t.agenda)),
    ]


def _hand_in_short(t: Table, role: int) -> Text:
    return _fact(f"Hand of {ROLES[role]}", _tallied(ACTION_CARDS[card].title for card in t.hands[role]))


def _hand(t: Table, role: int) -> list[Text]:
    """The cards of a role, each with its text."""
    lines = [_fact(f"Hand of {ROLES[role]}", _plural(len(t.hands[role]), "%s card") or "-")]
    for card, copies in Counter(t.hands[role]).items():
        title = _tallied([ACTION_CARDS[card].title] * copies)
        lines.append(Text.assemble("  ", (title, "italic"), f": {describe_card(CARDS[card])}"))
    return lines
