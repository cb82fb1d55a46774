"""Puzzles at a table: posed, tried, judged, kept over a restart, and made from a moment of a finished game."""

from typing import Any

import pytest

from bodypolitic.bots.play import play_game
from bodypolitic.bots.steady.bot import SteadyBot
from bodypolitic.game.game import Game
from bodypolitic.puzzles.collection import PUZZLES
from bodypolitic.puzzles.goal import goal_named
from bodypolitic.puzzles.puzzle import SOLVED, Attempt, played
from bodypolitic.server.puzzling import goals_reached
from tests.server.table_client import Lobby


def pose(lobby: Lobby, name: str) -> dict[str, Any]:
    answer = lobby.http.post(f"/api/puzzles/{name}/tables", json={"name": "Rosa"})
    assert answer.status_code == 201
    table: dict[str, Any] = answer.json()
    return table


def test_the_list_has_every_puzzle_in_every_language(lobby: Lobby) -> None:
    for language in ("en", "pl", "uk", "it"):
        told = lobby.http.get(f"/api/puzzles/{language}").json()["puzzles"]
        assert [puzzle["name"] for puzzle in told] == list(PUZZLES)
    assert lobby.http.post("/api/puzzles/none/tables", json={}).status_code == 404


def test_a_puzzle_is_solved_at_its_table(lobby: Lobby) -> None:
    table = pose(lobby, "lobbyists")
    with lobby.sit(table, "CC") as player:
        state = player.until_asked()
        assert state["puzzle"]["goal"] == "Have at least 4 Influence at the end of your turn."
        assert state["puzzle"]["status"] == "open" and len(state["puzzle"]["hints"]) == 3
        player.choose("basic/lobby")
        player.choose("discard/interest-groups")
        assert player.state["puzzle"]["status"] == "solved"


def test_a_missed_goal_is_told_and_the_others_wait(lobby: Lobby) -> None:
    table = pose(lobby, "lobbyists")
    with lobby.sit(table, "CC") as player:
        player.until_asked()
        for choice in PUZZLES["lobbyists"].wrong:
            player.choose(choice)
        assert player.state["puzzle"]["status"] == "failed"
        assert [one["seat"] for one in player.state["waiting"]] != ["CC"]
        number = player.state["number"]
    with lobby.sit(table, "CC") as player:
        assert player.state["number"] == number, "bots don't go on where a puzzle is over"


@pytest.fixture(scope="module")
def finished() -> Game:
    game = Game.new(2, seed=4)
    play_game(game, {seat: SteadyBot() for seat in game.scores})
    return game


def first_turn(game: Game, seat: str) -> int:
    """The first moment at which a turn of a seat begins in which something is reached."""
    for choices in range(game.choices_made):
        at = game.after(choices)
        if at.decision.seat == seat and at.decision.kind == "turn" and goals_reached(at, game.choices[choices:], seat):
            return choices
    raise AssertionError


def test_what_was_reached_in_a_turn_can_be_reached(finished: Game) -> None:
    choices = first_turn(finished, "CC")
    goals = goals_reached(finished.after(choices), finished.choices[choices:], "CC")
    assert goals
    for goal in goals:
        attempt = Attempt(finished.after(choices), "CC", goal)
        assert played(attempt, tuple(finished.choices[choices : choices + 12])) == SOLVED
        assert goal_named(goal.id) == goal


def test_a_puzzle_is_made_from_a_moment_of_a_finished_game(lobby: Lobby, finished: Game) -> None:
    table = lobby.http.post("/api/saves", json={"save": finished.save()}).json()["id"]
    choices = first_turn(finished, "CC")
    path = f"/api/tables/{table}/replay/{choices}"
    goals = lobby.http.get(f"{path}/goals", params={"seat": "CC"}).json()["goals"]
    posed = lobby.http.post(f"{path}/puzzle", json={"seat": "CC", "goal": goals[0]["id"]})
    assert posed.status_code == 201
    with lobby.sit(posed.json(), "CC") as player:
        told = player.until_asked()["puzzle"]
        assert (told["name"], told["goal"], told["status"]) == (None, goals[0]["text"], "open")
    for wish in ({"seat": "CC", "goal": "luck/1"}, {"seat": "WC", "goal": "points/1"}):
        assert lobby.http.post(f"{path}/puzzle", json=wish).json()["error"] == "no-puzzle"


def test_no_puzzle_is_made_of_a_game_that_goes_on(lobby: Lobby) -> None:
    table = lobby.create(2, WC="me", CC="bot")
    answer = lobby.http.post(f"/api/tables/{table['id']}/replay/0/puzzle", json={"seat": "WC", "goal": "points/1"})
    assert answer.json()["error"] == "game-not-over"
