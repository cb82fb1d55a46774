"""Lessons at a table: the server opens only what the lesson does, says what comes next, and lets whoever wants go."""

from fnmatch import fnmatchcase

from bodypolitic.lessons.first_evening import FIRST_EVENING
from bodypolitic.lessons.syllabus import LESSONS
from tests.server.table_client import Lobby, Message, Player

NAME = FIRST_EVENING.name
PICKS = [step.opens for step in FIRST_EVENING.steps if step.opens]


def take(lobby: Lobby, lesson: str = NAME) -> Message:
    table: Message = lobby.http.post(f"/api/lessons/{lesson}/tables", json={"name": "Ann"}).json()
    return table


def follow(player: Player, picks: list[tuple[str, ...]]) -> None:
    """Pick what a lesson expects."""
    for patterns in picks:
        options = [option["id"] for option in player.until_asked()["decision"]["options"]]
        player.choose(next(one for pattern in patterns for one in options if fnmatchcase(one, pattern)))


def test_all_lessons_are_offered_in_every_language(lobby: Lobby) -> None:
    for language in ("en", "uk", "pl", "it"):
        told = lobby.http.get(f"/api/lessons/{language}").json()["lessons"]
        assert [lesson["name"] for lesson in told] == list(LESSONS)
        assert all(lesson["title"] and lesson["about"] for lesson in told)
    assert lobby.http.get("/api/lessons/xx").status_code == 404
    assert lobby.http.post("/api/lessons/none/tables", json={}).json()["error"] == "unknown-lesson"


def test_only_what_the_lesson_opens_can_be_picked_and_the_rest_is_refused_kindly(lobby: Lobby) -> None:
    table = take(lobby)
    with lobby.sit(table, "WC") as player:
        asked = player.until_asked()
        assert [option["id"] for option in asked["decision"]["options"]] == ["basic/assign-workers"]
        closed = next(one for one in asked["unavailable"] if one["action"] == "basic/propose-bill")
        assert closed["reason"] == "lesson" and closed["why"].startswith("Not now")
        assert player.choose("basic/propose-bill")["error"] == "lesson-first"
        assert player.choose("basic/strike-gold")["error"] == "not-offered"
        assert player.choose("basic/assign-workers")["type"] == "ack"


def test_a_state_says_what_comes_next_in_the_language_of_the_seat_and_only_to_it(lobby: Lobby) -> None:
    table = take(lobby)
    with lobby.sit(table, "WC") as player, Player(lobby.address, table["id"]) as spectator:
        lesson = player.until_asked()["lesson"]
        assert (lesson["name"], lesson["done"], lesson["of"]) == (NAME, 0, len(PICKS))
        assert [one["at"] for one in lesson["says"]] == [step.at for step in FIRST_EVENING.steps[:4]]
        assert spectator.next("state")["lesson"] is None
    token = lobby.token(table, "WC")
    with Player(lobby.address, table["id"], hello={"type": "hello", "token": token, "language": "pl"}) as polish:
        assert polish.until_asked()["lesson"]["says"][0]["text"].startswith("Witaj!")


def test_a_tempting_mistake_has_a_word_of_its_own(lobby: Lobby) -> None:
    with lobby.sit(take(lobby), "WC") as player:
        follow(player, PICKS[:3])
        closed = {one["action"]: one["why"] for one in player.until_asked()["unavailable"]}
        assert "Public Hospital" in closed["take/healthcare/public-hospital"]


def test_what_is_taken_back_is_taught_again(lobby: Lobby) -> None:
    with lobby.sit(take(lobby), "WC") as player:
        follow(player, PICKS[:2])
        assert player.until_asked()["lesson"]["done"] == 2
        player.undo()
        assert player.state["lesson"]["done"] == 1
        assert player.state["decision"]["kind"] == "discard-card"


def test_a_lesson_goes_on_where_it_was_left_and_after_its_end_the_game_does(lobby: Lobby) -> None:
    table = take(lobby)
    with lobby.sit(table, "WC") as player:
        follow(player, PICKS[:8])
    with lobby.sit(table, "WC") as player:
        assert player.until_asked()["lesson"]["done"] == 8
        follow(player, PICKS[8:])
        asked = player.until_asked()
        assert asked["lesson"]["done"] == asked["lesson"]["of"]
        assert len(asked["lesson"]["says"]) == 4
        assert len(asked["decision"]["options"]) > 4, "everything is open again"
        player.choose()
        assert player.until_asked()["lesson"] is None


def test_whoever_leaves_the_lesson_plays_on_without_it(lobby: Lobby) -> None:
    table = take(lobby)
    path = f"/api/tables/{table['id']}/leave-lesson"
    assert lobby.http.post(path, json={"token": "x" * 30}).status_code == 401
    with lobby.sit(table, "WC") as player:
        player.until_asked()
        lobby.http.post(path, json={"token": lobby.token(table, "WC")})
        left = player.until(lambda message: message["type"] == "state" and message["lesson"] is None)
        assert len(left["decision"]["options"]) > 4
        assert player.choose("basic/propose-bill")["type"] == "ack"


def test_a_lesson_can_be_taken_again_from_its_beginning(lobby: Lobby) -> None:
    first, second = take(lobby), take(lobby)
    assert first["id"] != second["id"]
    with lobby.sit(first, "WC") as player:
        follow(player, PICKS[:3])
    with lobby.sit(second, "WC") as player:
        assert player.until_asked()["lesson"]["done"] == 0
