"""What is sent to a client: its seat's view of the game with everything the page shows around it, and nothing else."""

from functools import lru_cache
from itertools import takewhile
from typing import Final, Literal, NamedTuple, NotRequired

from typing_extensions import TypedDict

from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.chance import KEYED
from bodypolitic.game.ground.codes import PRODUCTION, ROLES, ResourceName, RoleName, role_named
from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.records.options import Option
from bodypolitic.game.records.refusals import NO_PAGE, Unavailable
from bodypolitic.game.records.refusals import Refusal as Reason
from bodypolitic.game.records.shapes import HappeningKind, OfferShown, OptionKind, RefusalKind, Values
from bodypolitic.game.shapes import Asked, OwnBoard, QuestionKind
from bodypolitic.game.view.shapes import OpenTable
from bodypolitic.lessons.course import Place
from bodypolitic.lessons.telling import bubbles, title, why_closed
from bodypolitic.server.foresight import Brings, BringsTold, Standing, Standings, foresee
from bodypolitic.server.plan import TURN, plan_of
from bodypolitic.server.record import BEGINNINGS, Chapter, Record
from bodypolitic.server.store import Seat, StoredTable
from bodypolitic.server.summary import points_by_round
from bodypolitic.server.wording import prompt, waiting_text
from bodypolitic.words.acts import Act, acts_of
from bodypolitic.words.catalogue import Catalogue, catalogue
from bodypolitic.words.occasions import occasion
from bodypolitic.words.picks import ACTIONS, Pick, tell_picks
from bodypolitic.words.questions import option_text, reason_text, refusal_line, refused_text
from bodypolitic.words.story import line_of_log, reason

TOLD_KEPT: Final = 1 << 13  # options and refusals of which is kept what programs are told


class Choice(TypedDict):
    """An option that a seat may take: `offer` is what it comes to by the rule that asks, `brings` what it changes at
    once; each is there if there is something to say."""

    id: str
    kind: OptionKind
    text: str
    values: Values
    offer: NotRequired[OfferShown]
    brings: NotRequired[BringsTold]


class Question(TypedDict):
    """What a seat is asked."""

    seat: RoleName
    kind: QuestionKind
    options: list[Choice]


class RefusedOption(TypedDict):
    """The option that something would be if it could be picked."""

    kind: OptionKind
    values: Values


class Refusal(TypedDict):
    """What can't be picked now, and why, in words; `text` says both. The rules refuse it, or the lesson does."""

    action: str
    page: int
    reason: RefusalKind | Literal["lesson"]
    values: Values
    option: RefusedOption
    what: str
    why: str
    text: str


class Waiting(Asked):
    """A seat that decides, in words."""

    text: str


class Occasion(TypedDict):
    """Why a seat is asked now: who brought it about, if a player did, and the name of a sheet on what asks."""

    text: str
    seat: RoleName | None
    sheet: str | None


class Picks(TypedDict):
    """What was picked so far in an action of several picks, in words."""

    action: str
    parts: list[str]
    total: str


class Event(TypedDict):
    """One thing that happened. What only says why an Automa does something explains, and may have a reason in words."""

    kind: HappeningKind
    values: Values
    explains: NotRequired[Literal[True]]
    why: NotRequired[str]


class ActTold(TypedDict):
    """What one player did or got, in short: what it is called if an act begins, what was picked, what changed for them.

    `after` counts the rounds, phases and turns that begin before it in its entry of the log.
    """

    who: RoleName
    after: int
    title: str
    parts: list[str]
    money: int
    vp: int
    goods: dict[ResourceName, int]


class LogEntry(TypedDict):
    """What a choice brought about; entry 0 is the setup. Each happening has a line, empty for mere bookkeeping."""

    n: int
    seat: RoleName | None
    acts: list[ActTold]
    lines: list[str]
    happenings: list[Event]


class BubbleTold(TypedDict):
    """One thing that a lesson says, and the name of what it points at."""

    text: str
    at: str


class LessonTold(TypedDict):
    """Where the learner is in a lesson: `done` counts the picks `of` all. What is said now ends with what is to be
    done, or, once all is done, with a farewell; while others decide nothing is said."""

    name: str
    title: str
    done: int
    of: int
    says: list[BubbleTold]


class Moment:
    """A game between two choices. What is the same for all is made once, however many look at it."""

    def __init__(self, record: Record, standings: Standings | None = None) -> None:
        self._record = record
        self._game = record.game
        self._standings = standings or Standings()

    def common(self) -> dict[str, object]:
        """The part of a state that everybody is told, in any language."""
        game = self._game
        return {
            "number": self._record.length,
            "choices": game.choices_made,
            "scores": game.scores,
            "over": game.over,
            "winners": game.winners,
            "summary": self._record.summaries,
            "points": points_by_round(self._record.happenings) if game.over else {},
        }

    def open_board(self) -> OpenTable:
        """The part of the view that everybody is told."""
        return self._game.open_board()

    def own(self, seat: str | None, language: str) -> dict[str, object]:
        """The rest of a state, for a seat that may see it; None is a spectator."""
        game, record = self._game, self._record
        decision = record.decision_of(seat)
        standing = None if seat is None else self._standings.at(game.table, role_named(seat))
        plan = None if seat is None else plan_of(record, seat, self._standings, language)
        place = record.place
        if place is not None and place.lesson.seat != seat:
            place = None
        in_action = decision is not None and (decision.kind != TURN or plan is not None)
        return {
            "seat": seat,
            "prompt": prompt(game, seat, language),
            "occasion": None if decision is None else occasion_of(record, decision, language),
            "picked": picked(record, decision.seat, language) if decision is not None and in_action else None,
            "plan": plan,
            "decision": None if decision is None else decision_as_data(game, decision, language, place, standing),
            "unavailable": [] if decision is None else refusals(game, decision, language, place),
            "lesson": None if place is None else lesson_as_data(record, place, decision, language),
            "waiting": [waiting(decision, language) for decision in game.decisions],
            "can_undo": record.can_undo(seat),
            "forecast": standing.prospect.coming if standing and game.table.phase <= PRODUCTION else None,
            "puzzle": None if record.aim is None else record.aim.told(game, language),
        }

    def own_board(self, seat: str | None) -> OwnBoard:
        """The rest of the view, for a seat that may see it."""
        return self._game.own_board(seat)


def waiting(decision: Decision, language: str) -> Waiting:
    """A seat that decides."""
    return {
        "seat": ROLES[decision.role],
        "kind": decision.kind,
        "text": waiting_text(decision.seat, language),
    }


def lesson_as_data(record: Record, place: Place, decision: Decision | None, language: str) -> LessonTold:
    """Where the learner is, and what is said."""
    happened = record.happened_since(place.lesson.seat)
    says = [] if decision is None else bubbles(place, record.game, decision, happened, language)
    return {
        "name": place.lesson.name,
        "title": title(place.lesson, language),
        "done": place.done,
        "of": place.of,
        "says": [{"text": one.text, "at": one.at} for one in says],
    }


def decision_as_data(
    game: Game, decision: Decision, language: str, place: Place | None = None, standing: Standing | None = None
) -> Question:
    """What a seat is asked, with a label for every option and what it brings, as far as that can be told.

    In a lesson only what it opens is offered.
    """
    foreseen = foresee(game, decision, standing)
    options = decision.options if place is None else place.open_options(decision)
    return {
        "seat": ROLES[decision.role],
        "kind": decision.kind,
        "options": [option_as_data(game, decision, option, foreseen.get(option.id), language) for option in options],
    }


def option_as_data(game: Game, decision: Decision, option: Option, brings: Brings | None, language: str) -> Choice:
    """One thing that a seat may pick, with what it comes to and what it brings, where there is something to say."""
    name, kind, values = _named(option)
    told: Choice = {"id": name, "kind": kind, "text": option_text(game, decision, option, language), "values": values}
    offer = decision.offer(option)
    if offer is not None and (comes_to := offer.to_json()):
        told["offer"] = comes_to
    if brings is not None:
        told["brings"] = brings.as_data(language)
    return told


@lru_cache(TOLD_KEPT)
def _named(option: Option) -> tuple[str, OptionKind, Values]:
    """The id, the kind and the values of an option, which nobody may change."""
    return option.id, option.kind, option.values


def occasion_of(record: Record, decision: Decision, language: str) -> Occasion | None:
    """Why a seat is asked something besides what it does in its turn."""
    latest_first = (one for chapter in reversed(record.chapters) for one in reversed(chapter.happenings))
    why = occasion(record.game, decision, latest_first, language)
    return None if why is None else {"text": why.text, "seat": why.seat, "sheet": why.sheet}


def picked(record: Record, seat: str, language: str) -> Picks | None:
    """What a seat has picked since its present action began; nothing outside an action."""
    own = list(takewhile(lambda chapter: _goes_on(chapter, seat), reversed(record.chapters[record.resumed_at + 1 :])))
    picks: list[Pick] = []
    for option, chapter in zip(record.game.last_choices(len(own)), reversed(own), strict=True):
        if isinstance(option, ACTIONS):
            picks.clear()
        picks.append(Pick(option, chapter.happenings))
    told = tell_picks(picks, role_named(seat), language)
    return {"action": told.action, "parts": told.parts, "total": told.total} if told.action else None


def _goes_on(chapter: Chapter, seat: str) -> bool:
    """Whether a chapter is a seat's pick after which its turn, or the phase, went on."""
    return chapter.seat == seat and not any(isinstance(happening, BEGINNINGS) for happening in chapter.happenings)


def refusals(game: Game, decision: Decision, language: str, place: Place | None = None) -> list[Refusal]:
    """What the seat can't pick now, and why: which option it would be, and the words for it."""
    told = [] if place is None else _closed(game, decision, language, place)
    words = catalogue(language)
    for refusal in decision.unavailable:
        what = refused_text(decision, refusal, language)
        told.append(_refusal_told(words, refusal.option, refusal.page, refusal.reason, what))
    return told


@lru_cache(TOLD_KEPT)
def _refusal_told(words: Catalogue, option: Option, page: int, reason: Reason, what: str) -> Refusal:
    """A refusal of which it is known what it is called; nobody may change it."""
    refusal = Unavailable(option, page, reason)
    why = reason_text(refusal, words.language)
    return {
        **refusal.to_json(),
        "option": {"kind": option.kind, "values": option.values},
        "what": what,
        "why": why,
        "text": refusal_line(what, why, words.language),
    }


def _closed(game: Game, decision: Decision, language: str, place: Place) -> list[Refusal]:
    """What the rules would let the seat pick, and the lesson does not yet."""
    told: list[Refusal] = []
    for option in decision.options:
        if not place.opens(decision, option.id):
            why = why_closed(place, option.id, language)
            told.append(
                {
                    "action": option.id,
                    "page": NO_PAGE,
                    "reason": "lesson",
                    "values": {},
                    "option": {"kind": option.kind, "values": option.values},
                    "what": option_text(game, decision, option, language),
                    "why": why,
                    "text": why,
                }
            )
    return told


def _told(act: Act) -> ActTold:
    return {
        "who": act.who,
        "after": act.after,
        "title": act.title,
        "parts": act.parts,
        "money": act.money,
        "vp": act.vp,
        "goods": act.goods,
    }


def _role(seat: str | None) -> int | None:
    return None if seat is None else role_named(seat)


def story(chapters: list[Chapter], first: int, language: str) -> list[LogEntry]:
    """The log from a chapter on; chapter 0 is the setup."""
    return [
        {
            "n": number,
            "seat": None if chapter.seat is None else ROLES[role_named(chapter.seat)],
            "acts": [_told(act) for act in acts_of(chapter.happenings, _role(chapter.seat), language)],
            "lines": [line_of_log(happening, language) for happening in chapter.happenings],
            "happenings": [_event(one, language) for one in chapter.happenings],
        }
        for number, chapter in enumerate(chapters[first:], start=first)
    ]


def _event(happening: Happening, language: str) -> Event:
    event: Event = {"kind": happening.kind, "values": happening.values}
    if happening.EXPLAINS:
        event["explains"] = True
        if why := reason(happening, language):
            event["why"] = why
    return event


def table_facts(stored: StoredTable) -> dict[str, object]:
    """What everybody may know of a table."""
    return {
        "listed": stored.listed,
        "open": stored.open,
        "away_seconds": stored.away_seconds,
        "seed_known": stored.chance != KEYED,
        "suggestions": stored.advises,
        "coached": stored.coached,
        "puzzle": stored.puzzle is not None,
        "next_table": stored.next_table,
        "lesson": stored.lesson,
    }


class Attendance(NamedTuple):
    """A seat, whether it is connected, for how many seconds it has had nobody if not, and whether a person, and no bot
    for them, has made a choice in it."""

    seat: Seat
    connected: bool = False
    away_for: int = 0
    has_played: bool = False


def seat_data(attendance: Attendance) -> dict[str, object]:
    """What everybody may know of a seat."""
    seat = attendance.seat
    return {
        "name": seat.name,
        "kind": seat.kind,
        "bot": seat.bot,
        "taken": seat.taken,
        "played_by": "bot" if seat.kind in {"bot", "automa"} or seat.by_bot else "person",
        "connected": attendance.connected,
        "away_for": attendance.away_for,
        "has_played": attendance.has_played,
        "handed_by": seat.handed_by,
        "coach": seat.coach,
    }
