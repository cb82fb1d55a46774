"""The server's words for people, all from the message catalogues."""

from collections.abc import Sequence
from functools import cache

from bodypolitic.game.game import Game
from bodypolitic.words.catalogue import ENGLISH, OFFERED, catalogue
from bodypolitic.words.names import as_sentence
from bodypolitic.words.questions import question


def spoken(language: str | None) -> str:
    """A language that is offered: the first of those asked for (`pl`, `de-AT, pl-PL;q=0.8`), or English."""
    for wanted in (language or "").split(","):
        code = wanted.split(";")[0].split("-")[0].strip().lower()
        if code in OFFERED:
            return code
    return ENGLISH


@cache
def error_text(code: str, language: str) -> str:
    """Why something is refused."""
    return catalogue(language).text(f"server-error-{code}")


def notice(code: str, words: str | None, language: str) -> dict[str, object]:
    """Something that is told to everybody at a table and is not about the game; without words in our own."""
    text = catalogue(language).text(f"server-notice-{code}") if words is None else words
    return {"type": "notice", "code": code, "text": text}


def error_message(code: str, key: str | None, language: str) -> dict[str, object]:
    """A refusal as it is sent over a socket."""
    return {"type": "error", "key": key, "error": code, "message": error_text(code, language)}


def prompt(game: Game, seat: str | None, language: str) -> str:
    """The one line that says what is asked, or whom everyone waits for."""
    words = catalogue(language)
    if game.over:
        return words.text("server-prompt-over")
    for decision in game.decisions:
        if decision.seat == seat:
            return question(game, decision, language)
    who = " ".join(f"party-{decision.seat}" for decision in game.decisions)
    return words.text("server-prompt-waiting", {"who": who})


def announcement(code: str, roles: Sequence[str], language: str) -> str:
    """What a table announces to everybody; `who` is the role that it is about, `by` the one that brought it about."""
    names = dict(zip(("who", "by"), (f"party-{role}" for role in roles), strict=False))
    return as_sentence(catalogue(language).text(f"server-announcement-{code}", names))


@cache
def waiting_text(seat: str, language: str) -> str:
    """That a seat decides."""
    return as_sentence(catalogue(language).text("server-waiting", {"who": f"party-{seat}"}))
