"""The shapes of requests and of messages over the socket. Whatever does not fit is refused before anything is done."""

import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter, with_config
from typing_extensions import TypeAliasType, TypedDict

from bodypolitic.game.ground.codes import IndustryName, PhaseName, ResourceName, RoleName, SkillName
from bodypolitic.game.ground.typed import OneOf
from bodypolitic.game.modules import MODULES
from bodypolitic.game.records.shapes import ActionCard, ActionName, CompanyName, EventName, PriorityCardName
from bodypolitic.game.shapes import Asked, Board
from bodypolitic.game.view.shapes import ForEachRole, Forecast
from bodypolitic.server.frame import LessonTold, LogEntry, Occasion, Picks, Question, Refusal, Waiting
from bodypolitic.server.plan import Plan
from bodypolitic.server.puzzling import PuzzleTold
from bodypolitic.server.refusals import ErrorCode
from bodypolitic.server.settings import Limits
from bodypolitic.server.store import SeatKind as KindOfSeat
from bodypolitic.server.summary import PhaseSummary, PointsOfRoles

LONGEST = Limits()
SHORTEST_ABSENCE = 30  # seconds after which others may give a seat to a bot
USUAL_ABSENCE = 120
LONGEST_ABSENCE = 7 * 24 * 3600
TURNING = {"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"}  # by Unicode's bidirectional classes
STORABLE = r"^[^\x00]*$"  # PostgreSQL takes no zero byte
Role = TypeAliasType("Role", RoleName)
Industry = TypeAliasType("Industry", IndustryName)
Skill = TypeAliasType("Skill", SkillName)
SeatKind = TypeAliasType("SeatKind", KindOfSeat)
ModuleName = TypeAliasType("ModuleName", Annotated[str, OneOf(lambda: MODULES)])
Family = TypeAliasType(
    "Family",
    Literal[
        "rules",
        "roles",
        "policies",
        "actions",
        "goods",
        "people",
        "trade",
        "politics",
        "expansions",
        "companies",
        "cards",
        "events",
        "automas",
    ],
)


def plainly(name: str) -> str:
    """A name without letters that nobody sees: they would turn what stands beside it around, or feign another name."""
    return "".join(letter for letter in name if unicodedata.category(letter) not in {"Cc", "Cf"})


def unturned(words: str) -> str:
    """Words without letters that turn others around; those that only join letters, as in some languages, stay."""
    kept = "".join(letter for letter in words if unicodedata.bidirectional(letter) not in TURNING)
    if not kept:
        raise ValueError("nothing but letters that nobody sees")
    return kept


Name = Annotated[str, Field(max_length=LONGEST.name_letters, pattern=STORABLE), AfterValidator(plainly)]
Key = Annotated[str, Field(min_length=1, max_length=LONGEST.key_letters, pattern=STORABLE)]
Token = Annotated[str, Field(max_length=200)]
SecretKey = Annotated[str, Field(min_length=22, max_length=64, pattern=STORABLE)]
Number = Annotated[int, Field(ge=0, le=1_000_000)]


class Shape(BaseModel):
    """Exactly the declared fields, exactly the declared types."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewSeat(Shape):
    """Who is to play a role; for an Automa `bot` says in which mode."""

    kind: SeatKind
    name: Name = ""
    bot: Annotated[str, Field(max_length=32)] | None = None


class NewTable(Shape):
    """A table to be created; roles that are left out are played by bots.

    Only who plays alone may choose a seed. A `listed` table is in the lobby, at an `open` one anybody may take a free
    seat, and after `away_seconds` the others may give the seat of a player who is away to a bot. Who plays alone may
    ask what the steady bot would do; people who play together may if the table allows `suggestions`.
    """

    players: Literal[2, 3, 4]
    seats: dict[Role, NewSeat] = {}
    modules: Annotated[list[Annotated[str, Field(max_length=32)]], Field(max_length=16)] = []
    seed: Annotated[int, Field(ge=0, lt=2**63)] | None = None
    listed: bool = False
    open: bool = False
    away_seconds: Annotated[int, Field(ge=SHORTEST_ABSENCE, le=LONGEST_ABSENCE)] = USUAL_ABSENCE
    suggestions: bool = False


class CreatedSeat(BaseModel):
    """A seat of a new table with the token that holds it, or a friend's invitation to it; a bot needs none."""

    kind: SeatKind
    name: str
    token: str | None
    invitation: str | None


class CreatedSeats(TypedDict, total=False):
    """The seats of a new table."""

    WC: CreatedSeat
    MC: CreatedSeat
    CC: CreatedSeat
    ST: CreatedSeat


class CreatedTable(BaseModel):
    """A new table; `watch` is what a spectator's link needs, `host` the token of who set it up."""

    id: str
    seats: CreatedSeats
    watch: str
    host: str


class SeatInfo(BaseModel):
    """What everybody may know of a seat: also how many seconds its player has been away, and who let a bot play.

    `has_played` is whether its player has made a choice, as far as the process knows that serves the table, and `coach`
    whether its player agrees to a coach for everybody at it.
    """

    name: str
    kind: SeatKind
    bot: str
    taken: bool
    played_by: Literal["person", "bot"]
    connected: bool
    away_for: int
    has_played: bool
    handed_by: Role | None
    coach: bool


class Seats(TypedDict, total=False):
    """The seats of a table."""

    WC: SeatInfo
    MC: SeatInfo
    CC: SeatInfo
    ST: SeatInfo


class TableFacts(TypedDict):
    """What a table is like. `seed_known`: the seed was chosen or can be searched for, so nothing in it is secret.

    At `next_table` the same people play again. A `lesson` is given there, or was begun.
    """

    listed: bool
    open: bool
    away_seconds: int
    seed_known: bool
    suggestions: bool
    coached: bool
    puzzle: bool
    next_table: str | None
    lesson: str | None


class TableInfo(BaseModel):
    """What the lobby shows of a table.

    In the list of all tables, whom it waits for and how it stands is told of those only that are in use.
    """

    id: str
    listed: bool
    open: bool
    away_seconds: int
    seed_known: bool
    suggestions: bool
    coached: bool
    puzzle: bool
    next_table: str | None
    lesson: str | None
    players: int
    round: int
    phase: PhaseName
    over: bool
    updated: float
    modules: list[str]
    seats: Seats
    waiting: list[Asked]
    winners: list[Role]
    scores: ForEachRole


class ClaimSeat(Shape):
    """Somebody takes a friend's seat: with the invitation to it, or without one at an open table.

    `key` is a secret of the client's own, at least 128 random bits: who repeats a claim with it, because the answer was
    lost, gets the same answer again.
    """

    name: Name
    invitation: Token | None = None
    key: SecretKey | None = None


class HeldSeat(BaseModel):
    """The token of a seat, told once."""

    token: str


class ChangeTable(Shape):
    """The host lists a table or not, and opens it to all or not; what is left out stays."""

    host: Token
    listed: bool | None = None
    open: bool | None = None


class Invite(Shape):
    """The host wants a new invitation to a seat that nobody has taken; the one before is void."""

    host: Token


class Invitation(BaseModel):
    """An invitation to a seat, told once."""

    invitation: str


class HandOver(Shape):
    """A seat is given to a bot or taken back."""

    token: Token
    to: Literal["bot", "person"]


class OwnSeat(Shape):
    """Something that only the holder of a seat may ask for."""

    token: Token


class AgreeToCoach(Shape):
    """Whether the holder of a seat agrees that everybody at the table may have a coach."""

    token: Token
    agreed: bool


class PlayOn(Shape):
    """Somebody wants to go on alone from a moment of a finished game, in a seat."""

    seat: Role
    name: Name = ""


class TryPuzzle(Shape):
    """Somebody wants to try a puzzle."""

    name: Name = ""


class PoseMoment(Shape):
    """Somebody wants to try what a moment of a finished game poses: a goal, in a seat whose turn begins there."""

    seat: Role
    goal: Annotated[str, Field(max_length=60)]
    name: Name = ""


class PuzzleInfo(BaseModel):
    """A puzzle as the list shows it; `level` runs from 1 to 4."""

    name: str
    level: int
    seat: Role
    title: str
    goal: str


class Puzzles(BaseModel):
    """All puzzles, from easy to hard."""

    language: str
    puzzles: list[PuzzleInfo]


class GoalTold(BaseModel):
    """A goal that a moment of a game could set, by what is written of it and in words."""

    id: str
    text: str


class Goals(BaseModel):
    """The goals that a moment of a game could set."""

    goals: list[GoalTold]


class LoadSave(Shape):
    """A save to be looked at or, in a seat, to be played on with alone."""

    save: dict[str, Any]
    seat: Role | None = None
    name: Name = ""


class TakeLesson(Shape):
    """Somebody wants to take a lesson."""

    name: Name = ""


class LessonInfo(BaseModel):
    """A lesson that can be taken: in which seat, in about how many minutes, and what it is about."""

    name: str
    seat: Role
    minutes: int
    title: str
    about: str


class Lessons(BaseModel):
    """All lessons, in the order in which they are offered."""

    language: str
    lessons: list[LessonInfo]


class NextTable(BaseModel):
    """Where the people of a finished game play again."""

    id: str


class ModuleChoice(BaseModel):
    """A module that a table can switch on, from some number of players up.

    Where it can reveal different numbers of cards in a round, a table asks for one with `name=number`.
    """

    name: ModuleName
    players: int
    cards_a_round: list[str]


class Language(BaseModel):
    """A language that the table can be read in, by its code and its own name."""

    code: str
    name: str


class Choices(BaseModel):
    """What a new table can be made of; `automas` are the modes in which an Automa plays one of its `automa_roles`."""

    bots: list[str]
    automas: list[str]
    automa_roles: list[Role]
    modules: list[ModuleChoice]
    languages: list[Language]


class Words(BaseModel):
    """The Fluent source of the page's own words, and the figures of the rules that they speak of."""

    language: str
    source: str
    figures: dict[str, int]


class CardText(BaseModel):
    """An action card in words."""

    title: str
    copies: int
    requires: str
    text: str
    legitimacy: str


class CompanyFigures(BaseModel):
    """What is printed on a company."""

    title: str
    owner: Role
    industry: Industry
    makes: ResourceName
    cost: int
    output: int
    slots: list[Skill]
    wages: list[int]
    machinery: int
    employee: Skill | None
    adds: int


class EventText(BaseModel):
    """An event in words; `penalty` is what ignoring it costs, `benefit` what it brings to who keeps it, if one can."""

    title: str
    text: str
    penalty: str
    benefit: str


class ExpansionCard(BaseModel):
    """A card of an expansion in words; of an event `date`, its trigger, and what it takes by the number of players.

    `role` is whose it is, if it is not everybody's.
    """

    title: str
    role: Role | None
    date: str
    trigger: str
    needs: dict[int, str]
    lines: list[str]


class AICardText(BaseModel):
    """An AI card of an Automa: its symbols and policies, the rest in words."""

    checks: list[PriorityCardName]
    policies: list[int]
    conditions: str
    bonus: str
    special: str
    influence: bool


class PlayerAid(BaseModel):
    """The actions that a role can take, in the order of its player aid."""

    basic: list[ActionName]
    free: list[ActionName]


class Tracks(BaseModel):
    """The tracks of the boards, space by space: Prosperity by role, the Capital that each column of Wealth needs and
    the points for each that is reached for the first time, the Tax Multipliers there are,
    the influence that each Legitimacy brings as the lowest, the spaces for the companies of each role, for Business
    Deals and for the cubes that a vote draws, the fewest workers that make each Population, the rounds, and the turns
    of each."""

    prosperity: dict[str, list[int]]
    wealth: list[int]
    wealth_step_vp: int
    tax_multipliers: list[int]
    legitimacy: dict[int, int]
    companies: dict[str, int]
    business_deals: int
    drawn_cubes: int
    population: dict[int, int]
    rounds: int
    turns: int


class Cards(BaseModel):
    """Everything that is printed on cards, player aids and tracks, and which roles are played by how many players.

    Cards of expansions go by their kind, AI cards by the role and their number.
    """

    actions: dict[str, dict[ActionCard, CardText]]
    companies: dict[CompanyName, CompanyFigures]
    events: dict[EventName, EventText]
    expansions: dict[str, dict[str, ExpansionCard]]
    ai_cards: dict[str, dict[str, AICardText]]
    player_aids: dict[str, PlayerAid]
    tracks: Tracks
    roles: dict[str, list[Role]]


class Sheet(BaseModel):
    """What is told of one thing: what it is, what it does, the roles it helps first, and where the rulebook has it.

    `family` is the part of the glossary that it stands in; `english` its English title, where that is another one;
    `rulebook` is its name in the rulebook, `book` and `page` the place.
    """

    family: Family
    title: str
    english: str
    about: str
    lines: list[str]
    helps: list[Role]
    rulebook: str
    book: Literal["base", "crisis-and-control"]
    page: int | None


class Sheets(BaseModel):
    """Everything that has a sheet, by its name, in the order of the glossary."""

    language: str
    sheets: dict[str, Sheet]


class Figure(BaseModel):
    """A figure of a thing at a table; `role` is whom it is about, `amount` the bare number where more is better."""

    label: str
    value: str
    role: Role | None
    amount: int | None


class Figures(BaseModel):
    """The figures of a thing at a table, as everybody may know them."""

    figures: list[Figure]


class ErrorText(BaseModel):
    """Why a request was refused."""

    error: ErrorCode
    message: str


class Hello(Shape):
    """The first message of every client; one that takes `changes` is sent what differs from the state before."""

    type: Literal["hello"]
    token: Token | None = None
    language: Annotated[str, Field(max_length=40)] = "en"
    changes: bool = False


class Choose(Shape):
    """A choice; `number` is the state that it answers."""

    type: Literal["choose"]
    number: Number
    option: Annotated[str, Field(max_length=200)]
    key: Key


class Undo(Shape):
    """Take the last choice back."""

    type: Literal["undo"]
    number: Number
    key: Key


class Say(Shape):
    """Chat."""

    type: Literal["chat"]
    text: Annotated[
        str, Field(min_length=1, max_length=LONGEST.chat_letters, pattern=STORABLE), AfterValidator(unturned)
    ]
    key: Key


HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)
REQUEST: TypeAdapter[Choose | Undo | Say] = TypeAdapter(Annotated[Choose | Undo | Say, Field(discriminator="type")])


# What the server says


@with_config(ConfigDict(extra="forbid"))
class State(TypedDict):
    """How the game stands for a client."""

    type: Literal["state"]
    number: int
    choices: int
    seat: Role | None
    view: Board
    prompt: str
    occasion: Occasion | None
    picked: Picks | None
    plan: Plan | None
    decision: Question | None
    unavailable: list[Refusal]
    lesson: LessonTold | None
    waiting: list[Waiting]
    can_undo: bool
    scores: ForEachRole
    over: bool
    winners: list[Role]
    summary: list[PhaseSummary]
    points: dict[str, PointsOfRoles]
    puzzle: PuzzleTold | None
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
    error: ErrorCode
    message: str


class RoundMark(TypedDict):
    """After how many choices a round began."""

    choices: int
    round: int


class TurnMark(TypedDict):
    """After how many choices a turn began, and whose it was."""

    choices: int
    seat: Role


@with_config(ConfigDict(extra="forbid"))
class ReplayMarks(TypedDict):
    """How long a finished game is, and where its rounds and turns begin."""

    choices: int
    rounds: list[RoundMark]
    turns: list[TurnMark]


class ChancesBefore(TypedDict):
    """Everybody's chances to win before a turn: after how many choices, in which round, and whose turn it was; nobody's
    between the last turn of a round and the first of the next, and at the end."""

    choices: int
    round: int
    seat: str
    chances: dict[str, float]


class TurningPoint(TypedDict):
    """A turn that moved somebody's chances: whose turn, in which round, from which choice to which, whose chances, how
    far, and what was done in it, act by act, in words."""

    seat: Role
    round: int
    first: int
    last: int
    role: Role
    change: float
    told: list[str]


@with_config(ConfigDict(extra="forbid"))
class CourseOfGame(TypedDict):
    """How everybody's chances went in a finished game, and the turns that moved them most."""

    moments: list[ChancesBefore]
    turnings: list[TurningPoint]


@with_config(ConfigDict(extra="forbid"))
class ReplayFrame(TypedDict):
    """A finished game after some of its choices, as a seat or a spectator saw it.

    Where it can't be replayed by the rules of today, the view may be that of fewer choices: how many are `shown`.
    `asked` are the seats that the game waited for then, where it can.
    """

    choices: int
    shown: int
    view: Board
    over: bool
    asked: list[Role]
    log: list[LogEntry]


Told = TypeAliasType(
    "Told", Annotated[State | Changes | Notice | Ack | Chat | Announcement | Error, Field(discriminator="type")]
)
Request = TypeAliasType("Request", Annotated[Hello | Choose | Undo | Say, Field(discriminator="type")])
