"""The shapes of what is told: a seat's view of the game, and the messages over the socket.

The engine and the server build plain data; these types describe it in the API's OpenAPI document, which the client's
types are made from. A test holds the states of whole games against them.
"""

from typing import Annotated, Literal, NotRequired

from pydantic import ConfigDict, Field, with_config
from typing_extensions import TypeAliasType, TypedDict

from bodypolitic.server.messages import (
    Choose,
    Good,
    Hello,
    Industry,
    Resource,
    Role,
    Say,
    Seats,
    Skill,
    TableFacts,
    Undo,
)
from bodypolitic.server.names import ActionCard, HappeningKind, OptionKind

Party = TypeAliasType("Party", Literal["WC", "MC", "CC", "ST", "foreign-market", "supply"])
Section = TypeAliasType("Section", Literal["A", "B", "C"])
Phase = TypeAliasType("Phase", Literal["preparation", "action", "production", "elections", "scoring", "game-over"])
Stance = TypeAliasType("Stance", Literal["in-favor", "against", "absent"])
WageLevel = TypeAliasType("WageLevel", Literal["L1", "L2", "L3"])
Values = dict[str, str | int]

# The table


class Goods(TypedDict):
    """Goods and services."""

    food: int
    luxury: int
    health: int
    education: int


class Supply(Goods):
    """All that there is to have."""

    influence: int


class TradeGoods(TypedDict):
    """What can be imported, and what the Free Trade Zone holds."""

    food: int
    luxury: int


Benefits = TypedDict(
    "Benefits",
    {
        "food": int,
        "luxury": int,
        "health": int,
        "education": int,
        "influence": int,
        "money": int,
        "voting-cubes": int,
    },
)


class BenefitsOfClasses(TypedDict):
    """What the State has set aside for each class."""

    WC: Benefits
    MC: Benefits
    CC: Benefits


class Workers(TypedDict):
    """Workers by skill."""

    agriculture: int
    luxury: int
    healthcare: int
    education: int
    media: int
    unskilled: int


class Unemployed(TypedDict, total=False):
    """The unemployed of the classes in play."""

    WC: Workers
    MC: Workers


Company = TypedDict(
    "Company",
    {
        "company": str,
        "industry": Industry,
        "class": Role | None,
        "workers": list[Skill | None],
        "employee": Skill | None,
        "output": int,
        "wage": WageLevel | None,
        "wage_paid": int,
        "committed": bool,
        "employee_committed": bool,
        "strike": bool,
        "machinery": bool,
        "operational": bool,
    },
)


class Companies(TypedDict):
    """The companies of each owner."""

    WC: list[Company]
    MC: list[Company]
    CC: list[Company]
    ST: list[Company]


class Bill(TypedDict):
    """A bill on the board."""

    section: str
    by: Role


class Stances(TypedDict, total=False):
    """Where each player stands in a vote; None has not said yet."""

    WC: Stance | None
    MC: Stance | None
    CC: Stance | None
    ST: Stance | None


class Vote(TypedDict):
    """The vote under way, on a bill or on a treaty, which nobody has proposed."""

    sections: list[str]
    by: Role | None
    stances: Stances
    waiting: list[Role]


class Export(TypedDict):
    """The Export card: amounts, each with what is paid for it."""

    card: int
    food: list[tuple[int, int]]
    luxury: list[tuple[int, int]]
    health: list[tuple[int, int]]
    education: list[tuple[int, int]]


class Deal(TypedDict):
    """A Business Deal; tariffs by the section of Foreign Trade."""

    deal: int
    food: int
    luxury: int
    cost: int
    tariffs: list[int]


class ForEachClass(TypedDict):
    """A number for each class."""

    WC: int
    MC: int
    CC: int


class ForEachRole(TypedDict, total=False):
    """A number for each role in play."""

    WC: int
    MC: int
    CC: int
    ST: int


class CardsOfRoles(TypedDict, total=False):
    """Cards for each role in play."""

    WC: list[str]
    MC: list[str]
    CC: list[str]
    ST: list[str]


class RoleView(TypedDict):
    """What lies openly in front of a role."""

    vp: int
    money: int
    loans: int
    influence: int
    cards_in_hand: int
    workers: NotRequired[int]
    population: NotRequired[int]
    workers_for_more: NotRequired[int | None]
    prosperity: NotRequired[int]
    prosperity_space: NotRequired[int]
    goods: NotRequired[Goods]
    worker_supply: NotRequired[Workers]
    trade_unions: NotRequired[list[Industry]]
    storage: NotRequired[Goods]
    storage_limit: NotRequired[Goods]
    prices: NotRequired[Goods]
    market: NotRequired[list[str]]
    storage_tiles: NotRequired[list[Good]]
    capital: NotRequired[int]
    wealth: NotRequired[int]
    free_trade_zone: NotRequired[TradeGoods]
    media_influence: NotRequired[int]
    legitimacy: NotRequired[ForEachClass]
    legitimacy_tokens: NotRequired[ForEachClass]


class RoleViews(TypedDict, total=False):
    """The roles on the table."""

    WC: RoleView
    MC: RoleView
    CC: RoleView
    ST: RoleView


class Decks(TypedDict):
    """How many cards the decks have."""

    action: ForEachRole
    companies: ForEachRole
    business_deals: int
    export: int
    events: int
    agendas: int


class Discards(TypedDict):
    """What lies on the discard piles."""

    action: CardsOfRoles
    companies: CardsOfRoles
    business_deals: list[int]
    export: list[int]
    events: list[str]
    agendas: list[int]


class Asked(TypedDict):
    """A seat that the game waits for, and the kind of its decision."""

    seat: Role
    kind: str


class Unavailable(TypedDict):
    """What a seat might expect to do and can't, with the page of the rulebook."""

    action: str
    page: int
    reason: str
    values: Values


# Modules


class AutomaView(TypedDict):
    """An Automa as everybody sees it. Rows run from the bottom up, the card nearest the marker first."""

    role: Role
    mode: Literal["simple", "advanced"]
    card: int | None
    pile: int
    discard: list[int]
    action_rows: list[list[str]]
    policy_rows: list[list[str]]
    aside: list[str]


class CrisisResponseView(TypedDict):
    """The Crisis Response card that lies face up, and what earlier ones left behind."""

    card: str
    cards_left: int
    used: list[str]
    locked_policies: list[int]
    bonds: dict[str, int]


class KeptBy(TypedDict):
    """The events that each class keeps."""

    WC: list[str]
    MC: list[str]
    CC: list[str]


class AlternativeEventsView(TypedDict):
    """Who keeps which event, and what they do just now."""

    kept: KeptBy
    in_use: list[str]
    backed_policy: int | None
    wage_for_this_phase: str | None


class Progress(TypedDict):
    """How far a goal of an agenda is reached: at least `needed`, or `at_most` so much."""

    what: str
    have: int
    met: bool
    needed: NotRequired[int]
    at_most: NotRequired[int]
    sections: NotRequired[list[str]]
    resource: NotRequired[Good]


class AgendaView(TypedDict):
    """A Hidden Agenda and the progress of its holder."""

    agenda: str
    timing: Literal["anytime", "game-end"] | Phase
    rounds: tuple[int, int]
    vp: int
    achieved: bool
    progress: list[Progress]


class AutomaAgendaView(AgendaView):
    """An agenda of an Automa, face down once it is achieved."""

    face_down: bool


class RevealedAgenda(TypedDict):
    """An agenda that is no secret any more."""

    agenda: str
    outcome: Literal["claimed", "discarded"]


class RevealedAgendas(TypedDict, total=False):
    """What has become of the agendas that are no secret any more."""

    WC: RevealedAgenda
    MC: RevealedAgenda
    CC: RevealedAgenda
    ST: RevealedAgenda


class AgendasOfAutomas(TypedDict, total=False):
    """The agendas of the Automas in play."""

    WC: list[AutomaAgendaView]
    MC: list[AutomaAgendaView]
    CC: list[AutomaAgendaView]


class HiddenAgendasView(TypedDict):
    """One's own agenda, or the two drawn to choose from, and whatever everybody sees."""

    revealed: RevealedAgendas
    automas: AgendasOfAutomas
    drawn: NotRequired[list[AgendaView]]
    agenda: NotRequired[AgendaView | None]


class ProtectedPolicy(TypedDict):
    """A policy on which nobody may propose a bill this round, and whose marker says so."""

    section: str
    by: Role | None


class ActionCardsView(TypedDict):
    """What the expansion's action cards leave on the Politics Table."""

    protected: list[ProtectedPolicy]


class HistoricalEventsView(TypedDict):
    """The card of the setup, those of this round, and how many each pile has left."""

    start: str
    revealed: list[str]
    in_force: list[str]
    discarded: list[str]
    piles: list[int]


Modules = TypedDict(
    "Modules",
    {
        "crisis-response": CrisisResponseView,
        "hidden-agendas": HiddenAgendasView,
        "alternative-events": AlternativeEventsView,
        "action-cards": ActionCardsView,
        "historical-events": HistoricalEventsView,
        "automa-WC": AutomaView,
        "automa-MC": AutomaView,
        "automa-CC": AutomaView,
    },
    total=False,
)


class View(TypedDict):
    """The game as a seat may see it."""

    players: int
    round: int
    phase: Phase
    turn: int
    active: Role | None
    policies: dict[str, Section]
    tax_multiplier: int
    bills: list[Bill]
    voting_bag: ForEachClass
    voting_cubes: ForEachClass
    drawn_cubes: ForEachClass
    vote: Vote | None
    supply: Supply
    imports: TradeGoods
    import_prices: TradeGoods
    tariffs: TradeGoods
    public_prices: Supply
    imf_limit: int
    export: Export
    business_deals: list[Deal]
    unemployed: Unemployed
    demonstration: bool
    companies: Companies
    closed_public_companies: list[str]
    roles: RoleViews
    decks: Decks
    discards: Discards
    events: NotRequired[list[str]]
    political_agenda: NotRequired[list[str]]
    state_benefits: NotRequired[BenefitsOfClasses]
    seat: NotRequired[Role]
    hand: NotRequired[list[ActionCard]]
    over: bool
    winners: list[Role]
    waiting: list[Asked]
    options: list[str]
    unavailable: list[Unavailable]
    modules: Modules


# What is asked


class Brings(TypedDict):
    """What an option or a plan brings its seat at once, the companies that stop or start working by it, and what
    follows that one would rather know before, in words."""

    money: int
    vp: int
    influence: int
    stops: list[str]
    starts: list[str]
    warnings: list[str]


class OfferedGoods(TypedDict):
    """So much of something."""

    item: Literal["food", "luxury", "health", "education", "influence", "money", "voting-cubes"]
    amount: int


class Offer(TypedDict, total=False):
    """What an option comes to, as far as there is something to say: `money` is what `payer` pays in all, or `each` for
    every unit, of which with `half` only the half is due. `tariff` is the State's part of it, `influence` what a vote
    costs, `wages` what a company will pay in all, and `paid_back` what a lender gets back."""

    goods: list[OfferedGoods]
    money: int
    each: int
    half: bool
    tariff: int
    payer: Party
    payee: Party
    influence: int
    wages: int
    paid_back: int


class Choice(TypedDict):
    """An option that a seat may take: `offer` is what it comes to by the rule that asks, `brings` what it changes at
    once; each is there if there is something to say."""

    id: str
    kind: OptionKind
    text: str
    values: Values
    offer: NotRequired[Offer]
    brings: NotRequired[Brings]


class Decision(TypedDict):
    """What a seat is asked."""

    seat: Role
    kind: str
    options: list[Choice]


class Refusal(Unavailable):
    """What can't be done now, and why, in words."""

    text: str


class Waiting(Asked):
    """A seat that decides, in words."""

    text: str


class Picks(TypedDict):
    """What was picked so far in an action of several picks, in words."""

    action: str
    parts: list[str]
    total: str


class PlannedFigure(TypedDict):
    """A figure of one's own that changes by a plan; `left` is what remains after the coming production."""

    figure: Literal[
        "money",
        "loans",
        "vp",
        "influence",
        "left",
        "makes-food",
        "makes-luxury",
        "makes-health",
        "makes-education",
        "makes-influence",
    ]
    before: int
    after: int


class OtherCard(TypedDict):
    """A card that could be discarded instead."""

    id: str
    card: str
    text: str


class DiscardedCard(TypedDict):
    """Which of a plan's choices discards a card, and which it could be instead."""

    at: int
    others: list[OtherCard]


class Plan(TypedDict):
    """What was chosen since an action began, all of which can still be taken back and changed."""

    complete: bool
    choices: list[str]
    card: DiscardedCard | None
    figures: list[PlannedFigure]
    brings: Brings


# What happened


class Event(TypedDict):
    """One thing that happened."""

    kind: HappeningKind
    values: Values


class LogEntry(TypedDict):
    """What a choice brought about; entry 0 is the setup."""

    n: int
    seat: Role | None
    lines: list[str]
    happenings: list[Event]


class Payment(TypedDict):
    """Money that was paid in a phase."""

    who: str
    to: str
    amount: int
    reason: str


class PointsGained(TypedDict):
    """Victory points of a phase."""

    who: Role
    amount: int
    reason: str


class Amount(TypedDict):
    """Goods that came or went in a phase."""

    who: str
    resource: Resource
    amount: int
    reason: str


class PhaseSummary(TypedDict):
    """A phase that resolved itself."""

    round: int
    phase: Phase
    payments: list[Payment]
    vp: list[PointsGained]
    gained: list[Amount]
    spent: list[Amount]
    loans: dict[str, int]


class PointsOfRoles(TypedDict, total=False):
    """Victory points of a round by role and reason."""

    WC: dict[str, int]
    MC: dict[str, int]
    CC: dict[str, int]
    ST: dict[str, int]


# What is coming


class Tax(TypedDict):
    """A tax that will be due."""

    reason: str
    amount: int


class FoodNeeds(TypedDict):
    """The food that a class needs."""

    needed: int
    have: int
    to_buy: int
    cost: int


class Output(TypedDict):
    """What will be made of a resource."""

    resource: Resource
    amount: int
    room: int
    lost: int


class RoadToImf(TypedDict):
    """Whether the IMF will intervene."""

    loans: int
    limit: int
    treasury: int
    wages: int
    income: int
    treasury_after: int
    new_loans: int
    to_pay: int
    comes: bool


class Forecast(TypedDict):
    """What the coming production will bring a seat: from `money_before` to `money_after`, with `other` for whatever is
    none of the rest, such as food that is sold."""

    seat: Role
    money_before: int
    wages_in: int
    wages_out: int
    taxes: list[Tax]
    tax_income: int
    food: FoodNeeds
    other: int
    production: list[Output]
    money_after: int
    imf: RoadToImf


# The messages


@with_config(ConfigDict(extra="forbid"))
class State(TypedDict):
    """How the game stands for a client."""

    type: Literal["state"]
    number: int
    choices: int
    seat: Role | None
    view: View
    prompt: str
    picked: Picks | None
    plan: Plan | None
    decision: Decision | None
    unavailable: list[Refusal]
    waiting: list[Waiting]
    can_undo: bool
    scores: ForEachRole
    over: bool
    winners: list[Role]
    summary: list[PhaseSummary]
    points: dict[str, PointsOfRoles]
    forecast: Forecast | None
    log_after: int
    log: list[LogEntry]
    seats: Seats
    table: TableFacts


@with_config(ConfigDict(extra="forbid"))
class Changes(TypedDict):
    """What differs from the state before: fields of a state, of whose `view` only the fields that differ."""

    type: Literal["changes"]
    number: int
    changed: dict[str, object]
    log_after: int
    log: list[LogEntry]


@with_config(ConfigDict(extra="forbid"))
class Notice(TypedDict):
    """Something for everybody that is not about the game: the server restarts, or its operator has something to say."""

    type: Literal["notice"]
    code: Literal["restarting", "operator"]
    text: str


@with_config(ConfigDict(extra="forbid"))
class Ack(TypedDict):
    """What a client asked for is done and stored."""

    type: Literal["ack"]
    key: str


@with_config(ConfigDict(extra="forbid"))
class Chat(TypedDict):
    """Something said at the table."""

    type: Literal["chat"]
    id: int
    seat: Role
    name: str
    text: str
    at: float


@with_config(ConfigDict(extra="forbid"))
class Announcement(TypedDict):
    """Something that the table tells everybody, among the chats: what has been done about a seat, or new rules."""

    type: Literal["announcement"]
    id: int
    code: str
    roles: list[Role]
    text: str
    at: float


@with_config(ConfigDict(extra="forbid"))
class Error(TypedDict):
    """What a client asked for is refused; `key` names it, if it had one."""

    type: Literal["error"]
    key: str | None
    error: str
    message: str


@with_config(ConfigDict(extra="forbid"))
class ReplayFrame(TypedDict):
    """A finished game after some of its choices, as a spectator saw it.

    Where it can't be replayed by the rules of today, the view may be that of fewer choices: how many are `shown`.
    """

    choices: int
    shown: int
    view: View
    over: bool
    log: list[LogEntry]


Told = TypeAliasType(
    "Told", Annotated[State | Changes | Notice | Ack | Chat | Announcement | Error, Field(discriminator="type")]
)
Request = TypeAliasType("Request", Annotated[Hello | Choose | Undo | Say, Field(discriminator="type")])
