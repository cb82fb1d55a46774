"""Everybody at a table reads it in their own language, and a faulty message in one of them stops nobody."""

from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from bodypolitic.server.wording import error_text
from bodypolitic.words.catalogue import catalogue
from tests.server.table_client import Lobby, Message, Player

PATCHED = (
    "bodypolitic.words.catalogue.OFFERED",
    "bodypolitic.server.wording.OFFERED",
    "bodypolitic.server.api.OFFERED",
)
POLISH = """
language-name = polski
question-turn = Co robisz?
story-turn-began = Tura { $turn }: { WORD($who, form: "forgotten") }
option-end-turn = Zakończ { $nothing }
party-WC = Klasa Robotnicza
server-error-unknown-table = Nie ma takiego stołu.
"""


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Polish is offered, although most of it is missing, and some of what is there is faulty."""
    (tmp_path / "en").symlink_to(Path(str(files("bodypolitic.words") / "locales" / "en")))
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "names.ftl").write_text(POLISH, encoding="utf-8")
    monkeypatch.setattr("bodypolitic.words.catalogue._locales", lambda: tmp_path)
    for name in PATCHED:
        monkeypatch.setattr(name, ("en", "pl"))
    for kept in (catalogue, error_text):
        kept.cache_clear()
    yield
    for kept in (catalogue, error_text):
        kept.cache_clear()


def reader(lobby: Lobby, table: Message, role: str, language: str) -> Player:
    hello = {"type": "hello", "token": lobby.token(table, role), "language": language}
    player = Player(lobby.address, table["id"], hello=hello)
    player.next("state")
    return player


@pytest.mark.usefixtures("polish")
def test_each_seat_reads_its_own_language_and_a_faulty_message_stops_nobody(lobby: Lobby) -> None:
    table = lobby.create(2, WC="me", CC="me")
    with reader(lobby, table, "WC", "pl-PL") as polish, reader(lobby, table, "CC", "en") as english:
        assert polish.state["prompt"] == "Co robisz?"
        assert english.state["prompt"] == "Waiting for the Working Class."
        told = [line for chapter in polish.state["log"] for line in chapter["lines"]]
        assert "Tura 1: Klasa Robotnicza" in told, "a form that is missing is replaced by the word itself"
        assert "Round 1" in told, "what is not translated is said in English"


@pytest.mark.usefixtures("polish")
def test_refusals_follow_the_languages_that_a_browser_asks_for(lobby: Lobby) -> None:
    asked = {"accept-language": "tlh, pl-PL;q=0.8, en;q=0.5"}
    answer = lobby.http.get("/api/tables/none", headers=asked)
    assert answer.json()["message"] == "Nie ma takiego stołu."


@pytest.mark.usefixtures("polish")
def test_languages_are_offered_by_their_own_names(lobby: Lobby) -> None:
    assert lobby.http.get("/api/options").json()["languages"] == [
        {"code": "en", "name": "English"},
        {"code": "pl", "name": "polski"},
    ]
