"""The REST side: the lobby, seats, finished games, and the words and cards that a page needs."""

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request

from bodypolitic.bots.registry import BOTS
from bodypolitic.game.codes import AUTOMA_MODES, ROLES, ROLES_BY_PLAYERS, SIMPLE
from bodypolitic.game.game import Game
from bodypolitic.game.modules import AUTOMA_MAKERS, CARDS_A_ROUND, FEWEST_PLAYERS, MODULES
from bodypolitic.server.frame import seat_data, story
from bodypolitic.server.hall import Hall
from bodypolitic.server.messages import (
    Cards,
    Choices,
    ClaimSeat,
    CreatedTable,
    ErrorText,
    HandOver,
    HeldSeat,
    ModuleChoice,
    NewTable,
    SeatInfo,
    TableInfo,
    Words,
)
from bodypolitic.server.printed import printed_cards
from bodypolitic.server.refusals import Refused
from bodypolitic.server.shapes import ReplayFrame
from bodypolitic.server.sitting import Sitting
from bodypolitic.server.store import Seat, StoredTable
from bodypolitic.server.tokens import hash_of, new_token
from bodypolitic.server.wording import spoken
from bodypolitic.words.catalogue import browser_source, languages

routes = APIRouter(prefix="/api", responses={"4XX": {"model": ErrorText}})


def hall_of(request: Request) -> Hall:
    """The hall of the server that got a request."""
    hall: Hall = request.app.state.hall
    return hall


TheHall = Annotated[Hall, Depends(hall_of)]


def seat_info(seat: Seat, sitting: Sitting | None) -> SeatInfo:
    """What everybody may know of a seat."""
    return SeatInfo.model_validate(seat_data(seat, sitting is not None and sitting.present(seat.role)))


def table_info(stored: StoredTable, sitting: Sitting | None) -> TableInfo:
    """What the lobby shows of a table."""
    return TableInfo.model_validate(
        {
            "id": stored.id,
            "players": stored.players,
            "round": stored.round,
            "phase": stored.phase,
            "over": stored.over,
            "updated": stored.updated,
            "modules": list(stored.modules),
            "seats": {role: seat_info(stored.seats[role], sitting) for role in ROLES if role in stored.seats},
        }
    )


@routes.get("/options")
async def options() -> Choices:
    """What a new table can be made of."""
    roles = {str(players): [ROLES[role] for role in played] for players, played in ROLES_BY_PLAYERS.items()}
    return Choices(
        bots=list(BOTS),
        automas=list(AUTOMA_MODES[SIMPLE:]),
        automa_roles=[ROLES[role] for role in AUTOMA_MAKERS],
        modules=[
            ModuleChoice(
                name=name, players=FEWEST_PLAYERS.get(name, 2), cards_a_round=list(CARDS_A_ROUND.get(name, ()))
            )
            for name in MODULES
        ],
        languages=languages(),
        roles=roles,
    )


@routes.post("/tables", status_code=201)
async def create_table(wanted: NewTable, hall: TheHall) -> CreatedTable:
    """Set up a table."""
    return await hall.create(wanted)


@routes.get("/tables")
async def list_tables(hall: TheHall) -> list[TableInfo]:
    """The tables that were played at last."""
    tables = await asyncio.to_thread(hall.store.tables, hall.settings.limits.tables_listed)
    return [table_info(stored, hall.in_memory(stored.id)) for stored in tables]


@routes.get("/tables/{table_id}")
async def show_table(table_id: str, hall: TheHall) -> TableInfo:
    """One table."""
    return table_info(await _stored(table_id, hall), hall.in_memory(table_id))


async def _stored(table_id: str, hall: Hall) -> StoredTable:
    stored = await asyncio.to_thread(hall.store.table, table_id)
    if stored is None:
        raise Refused("unknown-table")
    return stored


@routes.post("/tables/{table_id}/seats/{role}")
async def claim_seat(table_id: str, role: str, claim: ClaimSeat, hall: TheHall) -> HeldSeat:
    """Take a friend's seat that is still open."""
    stored = await _stored(table_id, hall)
    if role not in stored.seats:
        raise Refused("unknown-seat")
    token = new_token()
    if not await asyncio.to_thread(hall.store.claim, table_id, role, claim.name, hash_of(token)):
        raise Refused("seat-taken")
    await (await hall.sitting(table_id)).refresh()
    return HeldSeat(token=token)


@routes.post("/tables/{table_id}/seats/{role}/hand-over")
async def hand_over_seat(table_id: str, role: str, wish: HandOver, hall: TheHall) -> TableInfo:
    """Let a bot play a seat, or take it back.

    The holder may do both at any time; another player of the table may give a seat to a bot whose player is away.
    """
    sitting = await hall.sitting(table_id)
    if role not in sitting.seats:
        raise Refused("unknown-seat")
    holder = sitting.seat_of(wish.token)
    if holder.role != role:
        if wish.to == "person" or sitting.seats[role].kind in {"bot", "automa"}:
            raise Refused("bad-token")
        if sitting.present(role):
            raise Refused("seat-is-present")
    await sitting.hand_over(role, wish.to == "bot")
    return table_info(await _stored(table_id, hall), sitting)


@routes.get("/tables/{table_id}/save")
async def save_game(table_id: str, hall: TheHall) -> dict[str, Any]:
    """The save of a finished game; before that its seed would tell every secret."""
    return (await _finished(table_id, hall)).save()


async def _finished(table_id: str, hall: Hall) -> Game:
    game = (await hall.sitting(table_id)).record.game
    if not game.over:
        raise Refused("game-not-over")
    return game


@routes.get("/tables/{table_id}/replay/{choices}", response_model=ReplayFrame)
async def replay_game(table_id: str, choices: int, hall: TheHall, language: str = "en") -> dict[str, Any]:
    """A finished game after its first choices, as a spectator saw it."""
    game = await _finished(table_id, hall)
    if not 0 <= choices <= game.choices_made:
        raise Refused("not-found")
    sitting = await hall.sitting(table_id)
    replay = await hall.replay(sitting)
    return {
        "choices": choices,
        "view": await asyncio.to_thread(lambda: replay.at(choices).view()),
        "over": choices == game.choices_made,
        "log": story(sitting.record.chapters[: choices + 1], choices, spoken(language)),
    }


@routes.get("/words/{language}")
async def words(language: str) -> Words:
    """The page's own words."""
    if language not in languages():
        raise Refused("unknown-language")
    return Words(language=language, source=browser_source(language))


@routes.get("/cards/{language}")
async def cards(language: str) -> Cards:
    """Everything that is printed on cards."""
    if language not in languages():
        raise Refused("unknown-language")
    return printed_cards(language)
