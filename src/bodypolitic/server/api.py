"""The REST side: the lobby, seats, finished games, and the words and cards that a page needs."""

import asyncio
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response
from pydantic import BaseModel, TypeAdapter

from bodypolitic.bots.registry import BOTS
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import PHASES, PRINTED_MODES, ROLES, role_named
from bodypolitic.game.modules import AUTOMA_MAKERS, CARDS_A_ROUND, FEWEST_PLAYERS, MODULES
from bodypolitic.lessons import telling
from bodypolitic.lessons.syllabus import LESSONS
from bodypolitic.puzzles.collection import PUZZLES
from bodypolitic.puzzles.goal import BadGoal, goal_named
from bodypolitic.puzzles.telling import title
from bodypolitic.server.coaching import Coaching, Situation
from bodypolitic.server.course import in_words
from bodypolitic.server.frame import Attendance, seat_data, story, table_facts
from bodypolitic.server.guard import address_of
from bodypolitic.server.hall import Hall
from bodypolitic.server.limits import Buckets
from bodypolitic.server.messages import (
    AgreeToCoach,
    Cards,
    ChangeTable,
    Choices,
    ClaimSeat,
    CourseOfGame,
    CreatedTable,
    ErrorText,
    Figures,
    Goals,
    GoalTold,
    HandOver,
    HeldSeat,
    Invitation,
    Invite,
    Language,
    LessonInfo,
    Lessons,
    LoadSave,
    ModuleChoice,
    NewTable,
    NextTable,
    OwnSeat,
    PlayOn,
    PoseMoment,
    PuzzleInfo,
    Puzzles,
    ReplayFrame,
    ReplayMarks,
    SeatInfo,
    Sheets,
    TableInfo,
    TakeLesson,
    TryPuzzle,
    Words,
)
from bodypolitic.server.plan import TURN
from bodypolitic.server.printed import printed_cards
from bodypolitic.server.puzzling import NAMELESS, goals_reached
from bodypolitic.server.refusals import Refused
from bodypolitic.server.reopening import standing
from bodypolitic.server.replay import marks_of
from bodypolitic.server.sheet_figures import figures_of
from bodypolitic.server.sheets import sheets
from bodypolitic.server.sitting import Sitting
from bodypolitic.server.store import Seat, StoredTable
from bodypolitic.server.suggestion import Suggestion, Worths, suggest
from bodypolitic.server.tokens import hash_of, matches, new_token, token_for
from bodypolitic.server.unchanging import Unchanging, UnchangingForNow
from bodypolitic.server.wording import spoken
from bodypolitic.words.catalogue import OFFERED, browser_source, catalogue
from bodypolitic.words.figures import FIGURES

routes = APIRouter(prefix="/api", responses={"4XX": {"model": ErrorText}})
LISTING: TypeAdapter[list[TableInfo]] = TypeAdapter(list[TableInfo])


def hall_of(request: Request) -> Hall:
    """The hall of the server that got a request."""
    hall: Hall = request.app.state.hall
    return hall


TheHall = Annotated[Hall, Depends(hall_of)]


def seat_info(seat: Seat, sitting: Sitting | None) -> SeatInfo:
    """What everybody may know of a seat."""
    attendance = Attendance(seat) if sitting is None else sitting.attendance_of(seat.role)
    return SeatInfo.model_validate(seat_data(attendance))


def table_info(stored: StoredTable, sitting: Sitting | None, game: Game | None = None) -> TableInfo:
    """What the lobby shows of a table; of one that is not in memory `game` is how it stands.

    How far the game is noted in the store a moment after it was told to the players, so the game itself knows best.
    """
    if sitting is not None:
        game = sitting.record.game
    noted = (stored.round, stored.phase, stored.over)
    game_round, phase, over = noted if game is None else (game.table.round, PHASES[game.table.phase], game.over)
    return TableInfo.model_validate(
        {
            "id": stored.id,
            **table_facts(stored),
            "players": stored.players,
            "round": game_round,
            "phase": phase,
            "over": over,
            "updated": stored.updated,
            "modules": list(stored.modules),
            "seats": {role: seat_info(stored.seats[role], sitting) for role in ROLES if role in stored.seats},
            "waiting": [] if game is None else [{"seat": one.seat, "kind": one.kind} for one in game.decisions],
            "winners": [] if game is None else game.winners,
            "scores": {} if game is None else game.scores,
        }
    )


@routes.get("/options")
async def options(hall: TheHall) -> Choices:
    """What a new table can be made of."""
    return Choices(
        bots=[*BOTS, *hall.settings.own_bots],
        automas=list(PRINTED_MODES),
        automa_roles=[ROLES[role] for role in AUTOMA_MAKERS],
        modules=[
            ModuleChoice(
                name=name, players=FEWEST_PLAYERS.get(name, 2), cards_a_round=list(CARDS_A_ROUND.get(name, ()))
            )
            for name in MODULES
        ],
        languages=[Language(code=code, name=catalogue(code).text("language-name")) for code in OFFERED],
    )


@routes.post("/tables", status_code=201)
async def create_table(wanted: NewTable, hall: TheHall, request: Request) -> CreatedTable:
    """Set up a table."""
    return await hall.create(wanted, address_of(request.scope))


@routes.get("/tables", response_model=list[TableInfo])
async def list_tables(request: Request) -> Response:
    """The tables that were played at last, as they were a moment ago."""
    listing: UnchangingForNow = request.app.state.listing
    return (await listing.now()).to(request)


async def listing(hall: Hall) -> Unchanging:
    """The list of tables."""
    tables = await asyncio.to_thread(hall.store.tables, hall.settings.limits.tables_listed)
    listed = [table_info(stored, hall.in_memory(stored.id)) for stored in tables]
    return await asyncio.to_thread(lambda: Unchanging(LISTING.dump_json(listed), "application/json"))


@routes.get("/tables/{table_id}")
async def show_table(table_id: str, hall: TheHall) -> TableInfo:
    """One table."""
    stored = await _stored(table_id, hall)
    sitting = hall.in_memory(table_id)
    return table_info(stored, sitting, None if sitting else await asyncio.to_thread(standing, hall.store, stored))


async def _stored(table_id: str, hall: Hall) -> StoredTable:
    stored = await asyncio.to_thread(hall.store.table, table_id)
    if stored is None:
        raise Refused("unknown-table")
    return stored


@routes.patch("/tables/{table_id}")
async def change_table(table_id: str, wish: ChangeTable, hall: TheHall, request: Request) -> TableInfo:
    """List a table or not, and open it to all or not: its host's choice."""
    _check_host(await _stored(table_id, hall), wish.host)
    await hall.change(table_id, wish.listed, wish.open, address_of(request.scope))
    return table_info(await _stored(table_id, hall), hall.in_memory(table_id))


def _check_host(stored: StoredTable, host: str) -> None:
    if not matches(host, stored.host_hash):
        raise Refused("bad-token")


@routes.post("/tables/{table_id}/seats/{role}")
async def claim_seat(table_id: str, role: str, claim: ClaimSeat, hall: TheHall, request: Request) -> HeldSeat:
    """Exchange the invitation to a friend's seat for the token that holds it; at an open table none is needed."""
    if claim.invitation is None and not hall.claims.take(address_of(request.scope)):
        raise Refused("too-fast")
    seat = (await _stored(table_id, hall)).seats.get(role)
    if seat is None:
        raise Refused("unknown-seat")
    token = new_token() if claim.key is None else token_for(claim.key, table_id, role)
    invitation = hash_of(claim.invitation)
    if not await asyncio.to_thread(hall.store.claim, table_id, role, claim.name, hash_of(token), invitation):
        seat = (await _stored(table_id, hall)).seats[role]
        if matches(token, seat.token_hash):
            return HeldSeat(token=token)  # claimed before; the answer was lost
        raise Refused("seat-taken" if seat.taken else "not-invited")
    await (await hall.sitting(table_id)).refresh()
    return HeldSeat(token=token)


@routes.post("/tables/{table_id}/seats/{role}/invitation")
async def invite(table_id: str, role: str, wish: Invite, hall: TheHall) -> Invitation:
    """A new invitation to a friend's seat that is free, or whose player took it, never played and is away for too long.

    The invitation before, or that player's link, is void then.
    """
    stored = await _stored(table_id, hall)
    _check_host(stored, wish.host)
    if role not in stored.seats:
        raise Refused("unknown-seat")
    invitation = new_token()
    if stored.seats[role].taken:
        await (await hall.sitting(table_id)).free(role, hash_of(invitation))
    elif not await asyncio.to_thread(hall.store.invite, table_id, role, hash_of(invitation)):
        raise Refused("seat-taken")
    return Invitation(invitation=invitation)


@routes.post("/tables/{table_id}/seats/{role}/hand-over")
async def hand_over_seat(table_id: str, role: str, wish: HandOver, hall: TheHall) -> TableInfo:
    """Let a bot play a seat, or take it back.

    The holder may do both at any time; another player of the table may give a seat to a bot whose player has been away
    for as long as the table says, and who takes it back by coming. A game in which bots play for all its people goes on
    as long as somebody looks, and waits otherwise.
    """
    sitting = await hall.sitting(table_id)
    if role not in sitting.seats:
        raise Refused("unknown-seat")
    holder = sitting.seat_of(wish.token)
    if holder.role != role:
        if wish.to == "person" or sitting.seats[role].kind in {"bot", "automa"}:
            raise Refused("bad-token")
        sitting.check_hand_over(role)
    await sitting.hand_over(role, holder.role if wish.to == "bot" else None)
    return table_info(await _stored(table_id, hall), sitting)


@routes.post("/tables/{table_id}/suggestion", response_model=Suggestion)
async def suggest_choice(
    table_id: str, asking: OwnSeat, hall: TheHall, request: Request, language: str = "en"
) -> Suggestion:
    """What the steady bot would choose for a seat that is asked; only its holder may know, at tables that allow it."""
    sitting, role = await _advised(table_id, asking, hall, hall.suggestions, request)
    return await asyncio.to_thread(suggest, sitting.record.game, role, spoken(language))


@routes.post("/tables/{table_id}/worths", response_model=Worths)
async def weigh_options(
    table_id: str, asking: OwnSeat, hall: TheHall, request: Request, language: str = "en"
) -> Worths:
    """What each option of a seat is worth, as the bot that thinks finds; for its holder, at tables that allow it."""
    sitting, role = await _advised(table_id, asking, hall, hall.thoughts, request)
    return await sitting.worths(role, spoken(language))


async def _advised(table_id: str, asking: OwnSeat, hall: Hall, share: Buckets, request: Request) -> tuple[Sitting, str]:
    """A table and the seat there that asks for advice, if its table gives any and it does not ask too often."""
    sitting = await hall.sitting(table_id)
    seat = sitting.seat_of(asking.token)
    if not sitting.stored.advises:
        raise Refused("no-suggestions")
    if not share.take(address_of(request.scope)):
        raise Refused("too-fast")
    return sitting, seat.role


@routes.post("/tables/{table_id}/coach", response_model=Coaching)
async def coach(table_id: str, asking: OwnSeat, hall: TheHall, request: Request, language: str = "en") -> Coaching:
    """What matters to a seat now; only its holder may know, alone or where everybody has agreed to a coach."""
    sitting = await hall.sitting(table_id)
    seat = sitting.seat_of(asking.token)
    if not sitting.stored.coached:
        raise Refused("no-coach")
    if not hall.coaching.take(address_of(request.scope)):
        raise Refused("too-fast")
    return await asyncio.to_thread(Situation(sitting.record, seat.role).coaching, spoken(language))


@routes.post("/tables/{table_id}/seats/{role}/coach")
async def agree_to_coach(table_id: str, role: str, wish: AgreeToCoach, hall: TheHall) -> TableInfo:
    """Agree to a coach for everybody at the table, or not any more: each holder of a seat for themselves."""
    sitting = await hall.sitting(table_id)
    if sitting.seat_of(wish.token).role != role:
        raise Refused("bad-token")
    await asyncio.to_thread(hall.store.agree_to_coach, table_id, role, wish.agreed)
    await sitting.refresh()
    return table_info(await _stored(table_id, hall), sitting)


@routes.get("/tables/{table_id}/save")
async def save_game(table_id: str, hall: TheHall, request: Request) -> dict[str, Any]:
    """The save of a finished game; before that its seed would tell every secret."""
    if not hall.replays.take(address_of(request.scope)):
        raise Refused("too-fast")
    return await hall.at_leisure((await _finished(table_id, hall)).save)


async def _finished(table_id: str, hall: Hall) -> Game:
    game = (await hall.sitting(table_id)).record.game
    if not game.over:
        raise Refused("game-not-over")
    return game


@routes.post("/tables/{table_id}/rematch", status_code=201)
async def play_again(table_id: str, asking: OwnSeat, hall: TheHall, request: Request) -> NextTable:
    """Set the same table up again; whoever played holds their seat there by the same token."""
    await _finished(table_id, hall)
    sitting = await hall.sitting(table_id)
    sitting.seat_of(asking.token)
    return NextTable(id=await hall.rematch(sitting, address_of(request.scope)))


@routes.post("/saves", status_code=201)
async def load_save(wanted: LoadSave, hall: TheHall, request: Request) -> CreatedTable:
    """Put a save on a table: to be played on with alone or, without a seat, to be looked at."""
    if "seed" not in wanted.save:
        raise Refused("bad-save")  # a game from a declared table, or from one that was played by other rules
    address = address_of(request.scope)
    if not hall.saves.take(address):
        raise Refused("too-fast")
    return await hall.load(wanted.save, wanted.seat, wanted.name, address)


@routes.get("/lessons/{language}", response_model=Lessons)
async def list_lessons(language: str, request: Request) -> Response:
    """The lessons that can be taken."""
    return _printed(_lessons, language).to(request)


@routes.post("/lessons/{lesson}/tables", status_code=201)
async def take_lesson(lesson: str, wanted: TakeLesson, hall: TheHall, request: Request) -> CreatedTable:
    """A table at which somebody takes a lesson."""
    if lesson not in LESSONS:
        raise Refused("unknown-lesson")
    return await hall.teach(LESSONS[lesson], wanted.name, address_of(request.scope))


@routes.post("/tables/{table_id}/leave-lesson")
async def leave_lesson(table_id: str, asking: OwnSeat, hall: TheHall) -> TableInfo:
    """Play on at a table without the lesson that is given there."""
    sitting = await hall.sitting(table_id)
    sitting.seat_of(asking.token)
    await sitting.leave_lesson()
    return table_info(await _stored(table_id, hall), sitting)


@routes.get("/tables/{table_id}/replay", response_model=ReplayMarks)
async def replay_marks(table_id: str, hall: TheHall) -> ReplayMarks:
    """How long a finished game is, and where its rounds and turns begin."""
    game = await _finished(table_id, hall)
    return marks_of((await hall.sitting(table_id)).record, game.choices_made)


@routes.get("/tables/{table_id}/course", response_model=CourseOfGame)
async def tell_course(table_id: str, hall: TheHall, request: Request, language: str = "en") -> CourseOfGame:
    """How everybody's chances went in a finished game, as somebody who only watched would have told them."""
    await _finished(table_id, hall)
    sitting = await hall.sitting(table_id)
    course = await hall.course(sitting, address_of(request.scope))
    return in_words(course, sitting.record.chapters, spoken(language))


@routes.get("/tables/{table_id}/replay/{choices}", response_model=ReplayFrame)
async def replay_game(
    table_id: str, choices: int, hall: TheHall, request: Request, seat: str | None = None, language: str = "en"
) -> dict[str, Any]:
    """A finished game after its first choices, as a seat saw it or, without one, as a spectator did."""
    if not hall.replays.take(address_of(request.scope)):
        raise Refused("too-fast")
    game = await _finished(table_id, hall)
    if not 0 <= choices <= game.choices_made:
        raise Refused("not-found")
    if seat is not None and seat not in game.scores:
        raise Refused("unknown-seat")
    sitting = await hall.sitting(table_id)
    replay = await hall.replay(sitting)
    frame = await asyncio.to_thread(replay.at, choices)
    return {
        "choices": choices,
        "shown": frame.choices_made,
        "view": frame.board(seat),
        "over": choices == game.choices_made,
        "asked": [one.seat for one in frame.decisions] if choices >= sitting.record.resumed_at else [],
        "log": story(sitting.record.chapters[: choices + 1], choices, spoken(language)),
    }


@routes.post("/tables/{table_id}/replay/{choices}/play-on", status_code=201)
async def play_on(table_id: str, choices: int, wanted: PlayOn, hall: TheHall, request: Request) -> CreatedTable:
    """A table at which somebody goes on alone from a moment of a finished game."""
    game = await _finished(table_id, hall)
    if not 0 <= choices <= game.choices_made:
        raise Refused("not-found")
    return await hall.play_on(game, choices, wanted.seat, wanted.name, address_of(request.scope))


@routes.get("/puzzles/{language}", response_model=Puzzles)
async def list_puzzles(language: str, request: Request) -> Response:
    """The puzzles there are."""
    return _printed(_puzzles, language).to(request)


@routes.post("/puzzles/{puzzle}/tables", status_code=201)
async def try_puzzle(puzzle: str, wanted: TryPuzzle, hall: TheHall, request: Request) -> CreatedTable:
    """A table at which somebody tries a puzzle."""
    if puzzle not in PUZZLES:
        raise Refused("unknown-puzzle")
    posed = PUZZLES[puzzle]
    game = await asyncio.to_thread(Game.from_position, posed.position)
    return await hall.pose(game, posed.seat, f"{puzzle} {posed.goal}", wanted.name, address_of(request.scope))


@routes.get("/tables/{table_id}/replay/{choices}/goals")
async def goals_of_moment(
    table_id: str, choices: int, seat: str, hall: TheHall, request: Request, language: str = "en"
) -> Goals:
    """What a seat reached in the turn that begins at a moment of a finished game: goals for a puzzle."""
    game = await _moment(table_id, choices, seat, hall, request)
    sitting = await hall.sitting(table_id)
    later = sitting.record.game.choices[game.choices_made - sitting.record.resumed_at :]
    found = await asyncio.to_thread(goals_reached, game, later, seat)
    return Goals(goals=[GoalTold(id=goal.id, text=goal.text(spoken(language))) for goal in found])


@routes.get("/tables/{table_id}/replay/{choices}/worths", response_model=Worths)
async def weigh_options_then(
    table_id: str, choices: int, seat: str, hall: TheHall, request: Request, language: str = "en"
) -> Worths:
    """What each option of a seat was worth at a moment of a finished game, by what it could know, and what it took."""
    game = await _moment(table_id, choices, seat, hall, request)
    if not hall.thoughts.take(address_of(request.scope)):
        raise Refused("too-fast")
    return await (await hall.sitting(table_id)).worths_then(game, seat, spoken(language))


@routes.post("/tables/{table_id}/replay/{choices}/puzzle", status_code=201)
async def pose_moment(table_id: str, choices: int, wanted: PoseMoment, hall: TheHall, request: Request) -> CreatedTable:
    """A table at which somebody tries what a moment of a finished game poses."""
    game = await _moment(table_id, choices, wanted.seat, hall, request)
    try:
        goal = goal_named(wanted.goal)
    except BadGoal:
        raise Refused("no-puzzle") from None
    if game.over or (game.decision.seat, game.decision.kind) != (wanted.seat, TURN):
        raise Refused("no-puzzle")
    return await hall.pose(game, wanted.seat, f"{NAMELESS} {goal.id}", wanted.name, address_of(request.scope))


async def _moment(table_id: str, choices: int, seat: str, hall: Hall, request: Request) -> Game:
    """A finished game at a moment from which its rules go on, to be played with."""
    if not hall.replays.take(address_of(request.scope)):
        raise Refused("too-fast")
    finished = await _finished(table_id, hall)
    if seat not in finished.scores:
        raise Refused("unknown-seat")
    sitting = await hall.sitting(table_id)
    if not sitting.record.resumed_at <= choices <= finished.choices_made:
        raise Refused("not-found")
    return await asyncio.to_thread((await hall.replay(sitting)).at, choices)


def _puzzles(language: str) -> Puzzles:
    return Puzzles(
        language=language,
        puzzles=[
            PuzzleInfo(
                name=puzzle.name,
                level=puzzle.level,
                seat=ROLES[role_named(puzzle.seat)],
                title=title(puzzle, language),
                goal=goal_named(puzzle.goal).text(language),
            )
            for puzzle in PUZZLES.values()
        ],
    )


@routes.get("/tables/{table_id}/figures/{name:path}")
async def show_figures(table_id: str, name: str, hall: TheHall, request: Request, language: str = "en") -> Figures:
    """What a thing comes to at a table now, by the name of its sheet; only what everybody may know."""
    if not hall.replays.take(address_of(request.scope)):
        raise Refused("too-fast")
    sitting = await hall.sitting(table_id)
    return Figures(figures=figures_of(sitting.record.game, name, spoken(language)))


@routes.get("/words/{language}", response_model=Words)
async def words(language: str, request: Request) -> Response:
    """The page's own words."""
    return _printed(_words, language).to(request)


@routes.get("/sheets/{language}", response_model=Sheets)
async def explain(language: str, request: Request) -> Response:
    """The sheet of everything that has one: the glossary."""
    return _printed(sheets, language).to(request)


@routes.get("/cards/{language}", response_model=Cards)
async def cards(language: str, request: Request) -> Response:
    """Everything that is printed on cards."""
    return _printed(printed_cards, language).to(request)


def _words(language: str) -> Words:
    return Words(language=language, source=browser_source(language), figures=dict(FIGURES))


def _lessons(language: str) -> Lessons:
    return Lessons(
        language=language,
        lessons=[
            LessonInfo(
                name=lesson.name,
                seat=ROLES[role_named(lesson.seat)],
                minutes=lesson.minutes,
                title=telling.title(lesson, language),
                about=telling.about(lesson, language),
            )
            for lesson in LESSONS.values()
        ],
    )


def _printed(what: Callable[[str], BaseModel], language: str) -> Unchanging:
    if language not in OFFERED:
        raise Refused("unknown-language")
    return _made(what, language)


@cache
def _made(what: Callable[[str], BaseModel], language: str) -> Unchanging:
    return Unchanging(what(language).model_dump_json().encode(), "application/json")
