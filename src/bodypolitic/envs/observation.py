"""What a seat may know of a game, as rows of named numbers: one for the table, one for each option.

Every number is the figure on the board, not scaled: a flag is 0 or 1, money is money. `NAMES` and `OPTION_NAMES` say
what stands where; `VERSION` is raised whenever that changes. Nothing is read that the seat's view would not show.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.components.market_cards import BUSINESS_DEALS, EXPORT_CARDS, POLITICAL_AGENDAS
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import (
    ALL_POLICIES,
    ALL_ROLES,
    BENEFITS,
    CLASSES,
    GOOD_NAMES,
    INDUSTRIES,
    MC,
    NOBODY,
    PHASES,
    RESOURCES,
    ROLES,
    SECTIONS,
    SKILLS,
    WC,
    WORKING,
    Role,
    role_named,
)
from bodypolitic.game.modules import MODULE_MAKERS, MODULES
from bodypolitic.game.records.kinds import KINDS
from bodypolitic.game.records.offers import NO_OFFER
from bodypolitic.game.records.options import Option, option_kinds
from bodypolitic.game.table.steps import Ask, SecretAsk, Step
from bodypolitic.game.table.table import EMPTY, Table
from bodypolitic.game.table.votes import vote_under_way

VERSION: Final = 1
MOST_OPTIONS: Final = 64  # places for options; no decision has ever had more than 30
STEP_VALUES: Final = 6  # figures of the step that asks, such as how many are left to pick


def _kinds_of_steps(family: type[Step]) -> Iterator[str]:
    """The steps of a family; one that others are derived from asks nothing itself."""
    for declared in family.__subclasses__():
        if not declared.__subclasses__():
            yield declared.__name__
        yield from _kinds_of_steps(declared)


QUESTIONS: Final = sorted({*_kinds_of_steps(Ask), *_kinds_of_steps(SecretAsk)})
_QUESTION_PLACES: Final = {name: place for place, name in enumerate(QUESTIONS)}
_MODULE_KINDS: Final = {kind for make in MODULE_MAKERS.values() for kind in make().HOLDS.values()} - {"CompanyId"}
_MODULE_CARDS: Final = [
    KINDS[kind].slug(number) for kind in sorted(_MODULE_KINDS) for number in range(len(KINDS[kind]))
]
_MODULE_CARD_PLACES: Final = {slug: place for place, slug in enumerate(_MODULE_CARDS)}
_OF_A_COMPANY: Final = (
    *[f"of-{role}" for role in ROLES],
    "staffed-by-WC",
    "staffed-by-MC",
    "WC-employee",
    "wage-level",
    "wage-paid",
    "committed",
    "employee-committed",
    "on-strike",
    "machinery",
    "operational",
    "in-market",
    "face-down",
)
_IN_MARKET: Final = len(_OF_A_COMPANY) - 2
_FACE_DOWN: Final = len(_OF_A_COMPANY) - 1


def _one_of(size: int, place: int) -> list[float]:
    """Zeros, and a one in one place, if it is there at all."""
    row = [0.0] * size
    if 0 <= place < size:
        row[place] = 1.0
    return row


def _counted(size: int, places: list[Any]) -> list[float]:
    """How often each place is named."""
    row = [0.0] * size
    for place in places:
        row[place] += 1.0
    return row


# The moment


def _names_of_moment() -> list[str]:
    return [
        *[f"seat-{role}" for role in ROLES],
        *[f"plays-{role}" for role in ROLES],
        *[f"automa-{role}" for role in ROLES],
        *[f"module-{module}" for module in MODULES],
        *[f"round-{number + 1}" for number in range(ROUNDS)],
        *[f"phase-{phase}" for phase in PHASES],
        "turn",
        *[f"active-{role}" for role in ROLES],
    ]


def _moment(game: Game, seat: Role) -> list[float]:
    t = game.table
    return [
        *_one_of(len(ROLES), seat),
        *[float(t.plays(role)) for role in ALL_ROLES],
        *[float(mode) for mode in t.automas],
        *[float(game.setup.plays_with(module)) for module in MODULES],
        *_one_of(ROUNDS, t.round - 1),
        *_one_of(len(PHASES), t.phase),
        float(t.turn),
        *_one_of(len(ROLES), t.active),
    ]


# The question


def _names_of_question() -> list[str]:
    return [*[f"question-{name}" for name in QUESTIONS], *[f"asked-{number + 1}" for number in range(STEP_VALUES)]]


def _question(game: Game, seat: Role) -> list[float]:
    """What the seat is asked now, if it is, and the first figures of the step that asks, such as what is left."""
    step = next((step for step in game.table.stack[-1:] if any(d.seat == ROLES[seat] for d in game.decisions)), None)
    if step is None:
        return [0.0] * (len(QUESTIONS) + STEP_VALUES)
    parts = [] if isinstance(step, SecretAsk) else [part for part in step.parts() if isinstance(part, int)]
    figures = [float(part) for part in parts[:STEP_VALUES]]
    return [
        *_one_of(len(QUESTIONS), _QUESTION_PLACES[type(step).__name__]),
        *figures,
        *[0.0] * (STEP_VALUES - len(figures)),
    ]


# Politics


def _names_of_politics() -> list[str]:
    return [
        *[f"policy-{policy + 1}{section}" for policy in ALL_POLICIES for section in SECTIONS],
        *[f"bill-{policy + 1}{section}" for policy in ALL_POLICIES for section in SECTIONS],
        *[f"bill-{policy + 1}-by-{role}" for policy in ALL_POLICIES for role in ROLES],
        "tax-multiplier",
        *[f"{place}-{ROLES[who]}" for place in ("bag", "cubes", "drawn") for who in CLASSES],
        "vote",
        *[f"stance-{role}" for role in ROLES],
    ]


def _politics(t: Table) -> list[float]:
    row: list[float] = []
    for policy in ALL_POLICIES:
        row += _one_of(len(SECTIONS), t.policies[policy])
    for policy in ALL_POLICIES:
        row += _one_of(len(SECTIONS), t.bill_sections[policy] if t.bills[policy] != NOBODY else -1)
    for policy in ALL_POLICIES:
        row += _one_of(len(ROLES), t.bills[policy])
    row.append(float(t.tax_multiplier))
    row += [float(cubes) for pile in (t.bag, t.cubes, t.drawn) for cubes in pile]
    return [*row, *_vote(t)]


def _vote(t: Table) -> list[float]:
    """Whether a vote is under way, and where everybody stands: 1 in favor, 0 against, -1 not stated, -2 absent."""
    vote = vote_under_way(t)
    return [1.0, *[float(stance) for stance in vote.stances]] if vote else [0.0] * (1 + len(ROLES))


# What everybody has


def _names_of_roles() -> list[str]:
    of_each = ("vp", "money", "loans", "influence", "cards-in-hand")
    of_goods = ("storage", "price", "storage-tile")
    return [
        *[f"{role}-{name}" for role in ROLES for name in of_each],
        *[f"{role}-{name}-{good}" for role in ROLES for name in of_goods for good in GOOD_NAMES],
        *[f"{ROLES[who]}-goods-{good}" for who in WORKING for good in GOOD_NAMES],
        *[f"{ROLES[who]}-{name}" for who in WORKING for name in ("prosperity", "workers", "population")],
        *[f"{ROLES[who]}-unemployed-{skill}" for who in WORKING for skill in SKILLS],
        *[f"{ROLES[who]}-supply-{skill}" for who in WORKING for skill in SKILLS],
        *[f"union-{industry}" for industry in INDUSTRIES],
        *("demonstration", "capital", "wealth", "media-influence"),
        *("free-trade-zone-food", "free-trade-zone-luxury"),
        *[f"legitimacy-{ROLES[who]}" for who in CLASSES],
        *[f"legitimacy-token-{ROLES[who]}" for who in CLASSES],
        *[f"benefit-{ROLES[who]}-{item}" for who in CLASSES for item in BENEFITS],
        *[f"supply-{resource}" for resource in RESOURCES],
    ]


def _roles(t: Table) -> list[float]:
    row: list[float] = []
    for role in ALL_ROLES:
        row += [t.vp[role], t.money[role], t.loans[role], t.influence[role], len(t.hands[role])]
    for role in ALL_ROLES:
        row += [*t.storage[role], *t.prices[role], *t.storage_tiles[role]]
    for who in WORKING:
        row += t.goods[who]
    for who in WORKING:
        row += [t.prosperity[who], t.workers[who], t.population(who)]
    for who in WORKING:
        row += t.unemployed[who]
    for who in WORKING:
        row += t.worker_supply[who]
    row += [*t.unions, t.demonstration, t.capital, t.wealth, t.media_influence, *t.free_trade_zone]
    row += [*t.legitimacy, *t.legitimacy_tokens]
    for who in CLASSES:
        row += t.benefits[who]
    return [float(figure) for figure in (*row, *t.supply)]


# Companies


def _names_of_companies() -> list[str]:
    return [f"{company.slug}-{name}" for company in COMPANIES for name in _OF_A_COMPANY]


def _companies(t: Table) -> list[float]:
    width = len(_OF_A_COMPANY)
    row = [0.0] * (width * len(COMPANIES))
    for owner in ALL_ROLES:
        for company in t.companies[owner]:
            at = company.card.id * width
            row[at + owner] = 1.0
            row[at + 4 : at + _IN_MARKET] = [
                float(company.staff == WC),
                float(company.staff == MC),
                float(company.employee != EMPTY),
                float(company.wage),
                float(company.wage_paid),
                float(company.committed),
                float(company.employee_committed),
                float(company.on_strike),
                float(company.machinery),
                float(company.operational),
            ]
        for card in t.markets[owner]:
            row[card * width + _IN_MARKET] = 1.0
    for card in t.closed:
        row[card * width + _FACE_DOWN] = 1.0
    return row


# Cards


def _names_of_cards() -> list[str]:
    return [
        *[f"hand-{ROLES[card.role]}/{card.slug}" for card in ACTION_CARDS],
        *[f"discarded-{ROLES[card.role]}/{card.slug}" for card in ACTION_CARDS],
        *[f"deal-{number + 1}" for number in range(len(BUSINESS_DEALS))],
        *[f"export-{number + 1}" for number in range(len(EXPORT_CARDS))],
        *[f"agenda-{number + 1}" for number in range(len(POLITICAL_AGENDAS))],
        *[f"event-{event.slug}" for event in EVENTS],
        *[f"before-you-{slug}" for slug in _MODULE_CARDS],
    ]


def _cards(game: Game, seat: Role) -> list[float]:
    t = game.table
    return [
        *_counted(len(ACTION_CARDS), t.hands[seat]),
        *_counted(len(ACTION_CARDS), [card for pile in t.discards for card in pile]),
        *_counted(len(BUSINESS_DEALS), t.deals),
        *_one_of(len(EXPORT_CARDS), t.export),
        *_one_of(len(POLITICAL_AGENDAS), t.agenda),
        *_counted(len(EVENTS), t.events),
        *_module_cards(game, seat),
    ]


def _module_cards(game: Game, seat: Role) -> list[float]:
    """The cards that the modules show to the seat, wherever they show them."""
    row = [0.0] * len(_MODULE_CARDS)
    for module in game.table.modules:
        for word in _words(module.view(game.table, seat)):
            place = _MODULE_CARD_PLACES.get(word)
            if place is not None:
                row[place] = 1.0
    return row


def _words(shown: object) -> Iterator[str]:
    if isinstance(shown, str):
        yield shown
    elif isinstance(shown, Mapping):
        for part in shown.values():
            yield from _words(part)
    elif isinstance(shown, list | tuple):
        for part in shown:
            yield from _words(part)


NAMES: Final = (
    *_names_of_moment(),
    *_names_of_question(),
    *_names_of_politics(),
    *_names_of_roles(),
    *_names_of_companies(),
    *_names_of_cards(),
)


def observation(game: Game, seat: str) -> list[float]:
    """What a seat may know of the game, a number for each of `NAMES`."""
    role = role_named(seat)
    t = game.table
    return [
        *_moment(game, role),
        *_question(game, role),
        *_politics(t),
        *_roles(t),
        *_companies(t),
        *_cards(game, role),
    ]


# Options

_VERBS: Final = {declared: number + 1 for number, declared in enumerate(option_kinds())}
_MOST_VALUES: Final = 3
_FACTS_OF_COMPANY: Final = ("cost", "output", "industry", "slots", "wages-L1", "wages-L3", "machinery-adds")
OPTION_NAMES: Final = (
    "verb",
    *[f"{name}-{number + 1}" for number in range(_MOST_VALUES) for name in ("kind", "value")],
    *("money", "each", "tariff", "influence", "wages", "paid-back", "payer", "payee", "action"),
    *[f"goods-{item}" for item in BENEFITS],
    *[f"company-{fact}" for fact in _FACTS_OF_COMPANY],
)
VERBS: Final = tuple(declared.KIND or declared.__name__ for declared in option_kinds())
VALUE_KINDS: Final = tuple(sorted(KINDS.keys() - {"Letter", "Measure", "Stance"}))  # no option speaks of these
_KINDS: Final = {kind: number + 1 for number, kind in enumerate(VALUE_KINDS)}


def option_row(decision: Decision, option: Option) -> list[float]:
    """An option as a number for each of `OPTION_NAMES`.

    `verb` counts the kinds of options from 1, `kind` the kinds of values from 1, `value` the values of its kind from 1;
    0 is none. Parties count from 1 too, in the order of the rules.
    """
    row = [float(_VERBS[type(option)])]
    for (_, type_name), part in zip(option.FIELDS, option.parts(), strict=True):
        assert isinstance(part, int)
        row += [float(_KINDS[type_name]), float(part + 1)]
    row += [0.0] * (1 + 2 * _MOST_VALUES - len(row))
    return [*row, *_offered(decision, option), *_company_named(option)]


def _offered(decision: Decision, option: Option) -> list[float]:
    """What the step says that the option comes to."""
    offer = decision.offer(option) or NO_OFFER
    goods = [0.0] * len(BENEFITS)
    for item, amount in offer.goods:
        goods[item] += amount
    figures = (offer.money, offer.each, offer.tariff, offer.influence, offer.wages, offer.paid_back)
    counted_from_one = (offer.payer, offer.payee, offer.action)
    return [
        *[float(figure or 0) for figure in figures],
        *[0.0 if number is None else float(number + 1) for number in counted_from_one],
        *goods,
    ]


def _company_named(option: Option) -> list[float]:
    """What is printed on the first company that the option names."""
    for (_, type_name), part in zip(option.FIELDS, option.parts(), strict=True):
        if type_name in {"CompanyId", "Place"} and isinstance(part, int) and part >= 0:
            card = COMPANIES[part]
            wages = card.wages or (0, 0, 0)
            facts = (card.cost, card.output, card.industry + 1, card.size, wages[0], wages[-1], card.machinery)
            return [float(fact) for fact in facts]
    return [0.0] * len(_FACTS_OF_COMPANY)


def decision_of(game: Game, seat: str) -> Decision | None:
    """What a seat is asked now, if it is."""
    return next((decision for decision in game.decisions if decision.seat == seat), None)
