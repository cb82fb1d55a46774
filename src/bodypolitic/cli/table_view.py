"""The table drawn for a terminal: the whole of it, or the little that a player needs at a decision.

Whoever looks sees only the hands that are asked for; the order of decks is never shown.
"""

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Final

from rich import box
from rich.console import Group
from rich.table import Table as Grid
from rich.text import Text

from bodypolitic.cli.wording import aside, listed, one_by_one, say, spoken
from bodypolitic.game.cards.card import CARDS
from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.components.boards import TURNS_PER_ROUND
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.ground.codes import (
    ACTION,
    ALL_POLICIES,
    ALL_ROLES,
    BENEFITS,
    CC,
    GOODS_AND_SERVICES,
    INDUSTRIES,
    MC,
    NOBODY,
    RESOURCES,
    ROLES,
    SECTIONS,
    SKILLS,
    ST,
    WC,
    Party,
    Resource,
    Role,
    section_of,
)
from bodypolitic.game.rules.producing import output_now
from bodypolitic.game.rules.resources import price_of
from bodypolitic.game.table.table import EMPTY, Company, Table
from bodypolitic.words.catalogue import ENGLISH
from bodypolitic.words.describe import describe_card
from bodypolitic.words.events import describe_event
from bodypolitic.words.expansions import on_the_table
from bodypolitic.words.names import agenda_text, deal_text, export_text, level_text, phase_text, section_code, value_for

RESOURCE_WORDS: Final = [f"resource-{resource}" for resource in RESOURCES]
BENEFIT_WORDS: Final = [str(value_for("BenefitItem", item, ENGLISH)) for item in range(len(BENEFITS))]


def whole_table(t: Table, hands_of: Collection[Role]) -> Group:
    """Everything that lies open, and the hands of some roles."""
    hands = [_hand_in_short(t, role) for role in hands_of]
    return Group(_when(t), _policies(t), _roles(t), _companies(t), *_common(t), *_by_modules(t, hands_of), *hands)


def situation(t: Table, seat: Role) -> Group:
    """The state of the country and of one role, in a few lines."""
    points = aside(say("cli-points", role=ROLES[role], points=t.vp[role]) for role in t.roles)
    policies = " ".join(section_code(section_of(policy, t.policies[policy]), spoken()) for policy in ALL_POLICIES)
    country = say("cli-country-facts", treasury=t.money[ST], multiplier=t.tax_multiplier, points=points)
    have = [_money(t, seat), _influence(t, seat)]
    if t.loans[seat]:
        have.append(say("cli-loans", count=t.loans[seat]))
    lines = [
        _fact(say("cli-policies"), say("cli-policies-and-bills", policies=policies, bills=listed(_bills(t)))),
        _fact(say("cli-country"), country),
        _fact(say("cli-you-have"), aside(have)),
    ]
    if seat in {WC, MC}:
        lines.append(_fact(say("cli-own-goods"), listed(_own_goods(t, seat))))
        people = say(
            "cli-people-facts",
            population=t.population(seat),
            prosperity=t.prosperity[seat],
            unemployed=listed(_workers(t.unemployed[seat])),
        )
        lines.append(_fact(say("cli-people"), people))
    if seat != WC:
        offers = [
            say("cli-for-sale-of", resource=_resource(resource), offer=_offer(t, seat, resource))
            for resource in GOODS_AND_SERVICES
        ]
        lines.append(_fact(say("cli-for-sale"), listed(offers)))
    if seat == CC:
        lines.append(_fact(say("cli-free-trade-zone"), listed(_free_trade_zone(t))))
    if seat == ST:
        lines += _state_cards(t)
    if seat != ST and any(t.benefits[seat]):
        lines.append(_fact(say("cli-benefits"), listed(_benefits(t, seat))))
    lines += _by_modules(t, [seat])
    if t.stack and t.stack[-1].picks_from_hand:
        return Group(_when(t), *lines, *_hand(t, seat))
    return Group(_when(t), *lines, _hand_in_short(t, seat))


def _fact(name: str, text: str) -> Text:
    """A name in bold and what is said of it."""
    fact = Text(say("cli-fact", name=name, text=text))
    fact.stylize("bold", 0, len(fact) - len(text))
    return fact


def _role(role: int) -> str:
    return f"role-{ROLES[role]}"


def _resource(resource: int) -> str:
    return f"resource-{RESOURCES[resource]}"


def _skill(skill: int) -> str:
    return say("cli-skill", skill=f"worker-{SKILLS[skill]}")


def _amounts(amounts: Iterable[int], things: Sequence[str]) -> list[str]:
    """How much there is of each thing, if any."""
    return [
        say("cli-amount", amount=amount, thing=thing) for amount, thing in zip(amounts, things, strict=False) if amount
    ]


def _tallied(names: Iterable[str]) -> str:
    """A list in words that counts what is there more than once."""
    return listed(
        say("cli-times", thing=name, count=count) if count > 1 else name for name, count in Counter(names).items()
    )


def _when(t: Table) -> Text:
    parts = [say("cli-when-round", round=t.round), phase_text(t.phase, spoken())]
    if t.phase == ACTION and t.active != NOBODY:
        parts.append(say("cli-when-turn", turn=t.turn + 1, turns=TURNS_PER_ROUND, role=_role(t.active)))
    return Text(aside(parts), style="bold")


def _bill(section: str, proposer: int) -> str:
    return say("cli-bill", section=section, role=ROLES[proposer])


def _bills(t: Table) -> list[str]:
    return [
        _bill(section_code(section_of(policy, t.bill_sections[policy]), spoken()), t.bills[policy])
        for policy in ALL_POLICIES
        if t.bills[policy] != NOBODY
    ]


def _policies(t: Table) -> Grid:
    grid = Grid(say("cli-policy"), say("cli-section"), say("cli-bill-title"), box=box.SIMPLE)
    for policy, section in enumerate(t.policies):
        proposer = t.bills[policy]
        name = say("cli-policy-name", number=policy + 1, policy=f"policy-{policy + 1}")
        bill = _bill(say(f"section-{SECTIONS[t.bill_sections[policy]]}"), proposer) if proposer != NOBODY else ""
        grid.add_row(name, say(f"section-{SECTIONS[section]}"), bill)
    return grid


def _purses(t: Table, role: int) -> list[str]:
    if role == CC:
        return [say("cli-revenue", money=t.money[CC]), say("cli-capital", money=t.capital)]
    return [say("cli-money", money=t.money[role])]


def _money(t: Table, role: int) -> str:
    return listed(_purses(t, role))


def _influence(t: Table, role: int) -> str:
    if role == ST:
        return say("cli-state-influence", influence=t.influence[ST], media=t.media_influence)
    return say("cli-influence", influence=t.influence[role])


def _own_goods(t: Table, role: int) -> list[str]:
    """What the Working or the Middle Class keeps for its own use."""
    return _amounts(t.goods[role], RESOURCE_WORDS)


def _offer(t: Table, role: Party, resource: Resource) -> str:
    """How much a role has in a storage, and the price others pay for it."""
    return say("cli-offer", amount=t.storage[role][resource], price=price_of(t, role, resource, NOBODY))


def _free_trade_zone(t: Table) -> list[str]:
    return _amounts(t.free_trade_zone, RESOURCE_WORDS)


def _workers(counts: list[int]) -> list[str]:
    return [
        say("cli-workers", count=count, skill=f"worker-{SKILLS[skill]}") for skill, count in enumerate(counts) if count
    ]


def _benefits(t: Table, who: int) -> list[str]:
    return _amounts(t.benefits[who], BENEFIT_WORDS)


def _roles(t: Table) -> Grid:
    roles = [role for role in ALL_ROLES if t.plays(role) or role == ST]
    people = [role for role in roles if role in {WC, MC}]
    grid = Grid("", *(say("cli-role-short", role=ROLES[role]) for role in roles), box=box.SIMPLE)
    rows = {
        say("cli-vp"): {role: str(t.vp[role]) for role in t.roles},
        say("cli-money-title"): {role: "\n".join(_purses(t, role)) for role in roles},
        say("cli-loans-title"): {role: str(t.loans[role]) for role in roles},
        say("cli-influence-title"): {role: str(t.influence[role]) for role in roles},
        say("cli-media-influence"): {ST: str(t.media_influence)},
        say("cli-population"): {
            role: say("cli-population-facts", population=t.population(role), workers=t.workers[role]) for role in people
        },
        say("cli-prosperity"): {role: str(t.prosperity[role]) for role in people},
        say("cli-own-goods"): {role: "\n".join(_own_goods(t, role)) for role in people},
    }
    for resource in GOODS_AND_SERVICES:
        offers = {role: _offer(t, role, resource) for role in roles if role != WC}
        rows[say("cli-sells", resource=_resource(resource))] = offers
    rows[say("cli-free-trade-zone")] = {CC: listed(_free_trade_zone(t))}
    for name, cells in rows.items():
        grid.add_row(name, *(cells.get(role, "") for role in roles))
    return grid


def _companies(t: Table) -> Grid:
    titles = [say("cli-owner"), say("cli-company"), say("cli-makes"), say("cli-workers-title")]
    grid = Grid(*titles, say("cli-wage"), say("cli-tokens"), box=box.SIMPLE)
    for company in t.all_companies():
        card = company.card
        tokens = _tokens(company)
        grid.add_row(
            ROLES[company.owner],
            say(card.title),
            _output(t, company),
            _staff(company),
            say("cli-wage-level", level=level_text(company.wage, spoken()), money=company.wage_paid)
            if company.wage
            else "",
            listed(tokens) if tokens else "",
        )
    return grid


def _output(t: Table, company: Company) -> str:
    amount, resource = output_now(t, company), _resource(company.card.industry)
    if company.card.adds:
        return say("cli-makes-more", amount=amount, resource=resource, adds=company.card.adds)
    return say("cli-amount", amount=amount, thing=resource)


def _staff(company: Company) -> str:
    if company.card.automated:
        return say("cli-automated")
    if company.staff == NOBODY:
        return say("cli-empty")
    skills = _tallied(_skill(skill) for skill in company.workers if skill != EMPTY)
    staff = say("cli-staff", role=ROLES[company.staff], skills=skills)
    if company.employee == EMPTY:
        return staff
    return say("cli-employee", staff=staff, skill=f"worker-{SKILLS[company.employee]}")


def _tokens(company: Company) -> list[str]:
    tokens = {
        "cli-committed": company.committed,
        "cli-employee-committed": company.employee_committed,
        "cli-on-strike": company.on_strike,
        "cli-machinery": company.machinery,
    }
    return [say(name) for name, there in tokens.items() if there]


def _common(t: Table) -> list[Text]:
    """What belongs to nobody's board: people without work, unions, markets, cards, the bag and the State's tracks."""
    lines = [
        _fact(say("cli-unemployed", role=ROLES[who]), listed(_workers(t.unemployed[who])))
        for who in (WC, MC)
        if t.plays(who)
    ]
    unions = [say(f"industry-{INDUSTRIES[industry]}") for industry, there in enumerate(t.unions) if there]
    lines.append(_fact(say("cli-trade-unions"), listed(unions)))
    if t.demonstration:
        lines.append(_fact(say("cli-demonstration"), say("cli-called")))
    for owner in (MC, CC):
        if t.plays(owner):
            cards = [COMPANIES[card] for card in t.markets[owner]]
            market = [say("cli-company-for", company=card.title, cost=card.cost) for card in cards]
            lines.append(_fact(say("cli-market-of", role=ROLES[owner]), listed(market)))
    lines.append(_fact(say("cli-closed"), _tallied(say(COMPANIES[card].title) for card in t.closed)))
    lines.append(_fact(say("cli-deals"), one_by_one(deal_text(deal, spoken()) for deal in t.deals)))
    lines.append(_fact(say("cli-export"), export_text(t.export, spoken())))
    cubes = [say("cli-cubes", count=t.bag[who], role=ROLES[who]) for who in (WC, MC, CC)]
    lines.append(_fact(say("cli-voting-bag"), listed(cubes)))
    lines.append(_fact(say("cli-tax-multiplier"), str(t.tax_multiplier)))
    if t.plays(ST):
        lines += _state_cards(t)
        lines += [
            _fact(say("cli-benefits-for", role=ROLES[who]), listed(_benefits(t, who)))
            for who in (WC, MC, CC)
            if _benefits(t, who)
        ]
    return lines


def _legitimacy(t: Table, who: int) -> str:
    role, legitimacy, tokens = ROLES[who], t.legitimacy[who], t.legitimacy_tokens[who]
    if tokens:
        return say("cli-legitimacy-with-tokens", role=role, legitimacy=legitimacy, tokens=tokens)
    return say("cli-legitimacy-of", role=role, legitimacy=legitimacy)


def _state_cards(t: Table) -> list[Text]:
    return [
        _fact(say("cli-legitimacy"), listed(_legitimacy(t, who) for who in (WC, MC, CC))),
        _fact(say("cli-events"), str(len(t.events)) if t.events else say("cli-none")),
        *(_indented(say(EVENTS[event].title), describe_event(EVENTS[event], spoken())) for event in t.events),
        _fact(say("cli-agenda"), agenda_text(t.agenda, spoken())),
    ]


def _indented(title: str, text: str) -> Text:
    """A card with its text."""
    card = Text(f"  {say('cli-fact', name=title, text=text)}")
    card.stylize("italic", 2, 2 + len(title))
    return card


def _by_modules(t: Table, seats: Collection[Role]) -> list[Text]:
    """What modules have on the table, as far as some seats may know it."""
    lying = on_the_table(t, seats, spoken())
    return [_indented(one.name, one.text) if one.card else _fact(one.name, one.text) for one in lying]


def _hand_in_short(t: Table, role: int) -> Text:
    cards = _tallied(say(ACTION_CARDS[card].title) for card in t.hands[role])
    return _fact(say("cli-hand-of", role=ROLES[role]), cards)


def _hand(t: Table, role: int) -> list[Text]:
    """The cards of a role, each with its text."""
    count = len(t.hands[role])
    size = say("cli-cards", count=count) if count else say("cli-none")
    lines = [_fact(say("cli-hand-of", role=ROLES[role]), size)]
    for card, copies in Counter(t.hands[role]).items():
        title = _tallied([say(ACTION_CARDS[card].title)] * copies)
        lines.append(_indented(title, describe_card(CARDS[card], spoken())))
    return lines
