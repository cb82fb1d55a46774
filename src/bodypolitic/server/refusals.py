"""What the server says no to: a code for programs; the words for people are in the catalogues."""

from typing import Annotated, Final

from bodypolitic.game.ground.typed import OneOf, TypeAliasType

# Each code with the HTTP status that goes with it.
STATUS: Final = {
    "bad-request": 422,
    "bad-message": 400,
    "bad-token": 401,
    "game-not-over": 403,
    "not-found": 404,
    "wrong-method": 405,
    "another-site": 403,
    "unknown-name": 421,
    "unknown-table": 404,
    "unknown-seat": 404,
    "unknown-language": 404,
    "seat-taken": 409,
    "stale": 409,
    "not-your-turn": 409,
    "not-offered": 409,
    "lesson-first": 409,
    "unknown-lesson": 404,
    "nothing-to-undo": 409,
    "game-over": 409,
    "table-closed": 409,
    "unreadable-table": 410,
    "played-by-bot": 409,
    "seat-is-present": 409,
    "not-away-long": 409,
    "seed-with-others": 422,
    "not-invited": 403,
    "no-suggestions": 403,
    "no-coach": 403,
    "spectators-dont": 403,
    "too-large": 413,
    "too-slow": 408,
    "too-many-windows": 409,
    "unknown-bot": 422,
    "bad-setup": 422,
    "bad-save": 422,
    "unknown-puzzle": 404,
    "no-puzzle": 422,
    "earlier-rules": 409,
    "too-fast": 429,
    "too-many": 429,
    "no-answer": 503,
    "storage-failed": 503,
    "failed": 500,
}
ErrorCode = TypeAliasType("ErrorCode", Annotated[str, OneOf(lambda: STATUS)])


class Refused(Exception):
    """Something that a client asked for and does not get; nothing has changed."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
