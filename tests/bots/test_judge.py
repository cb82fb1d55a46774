"""The judges: what they look at, what an option changes by the end of a turn, and when they differ from steady bots."""

import json
from random import Random
from typing import Any

import pytest

from bodypolitic.bots.easy_bot import EasyBot
from bodypolitic.bots.play import answer_of, play_game, seed_of_game
from bodypolitic.bots.playouts.features import features
from bodypolitic.bots.playouts.judge import Judge, candidates_of, changes, open_figures
from bodypolitic.bots.playouts.moments import figures
from bodypolitic.bots.steady.bot import SteadyBot, steady_choice
from bodypolitic.bots.thinking.bot import SwiftBot
from bodypolitic.bots.thinking.learned import JUDGES, judges, judges_from
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ROLES, WC, role_named
from bodypolitic.game.modules import MODULES
from bodypolitic.game.setup import Setup
from tests.game.module_games import modules_for
from tests.game.random_play import choose_at_random
from tests.samples import mostly_long

PRESSURE = "basic/apply-political-pressure"
SEATS = [(players, seat) for players, roles in ((2, "WC CC"), (4, "WC MC CC ST")) for seat in roles.split()]


@pytest.fixture
def game() -> Game:
    """A turn of the Working Class that has several options."""
    return Game.from_position({"players": 2, "round": 4, "turn": "WC", "turn_number": 5})


def judge_of(rows: dict[str, list[float]], lead_needed: float = 0.0) -> Judge:
    """A judge that goes by the rows of options alone: what each is worth, by its lag and for being the first."""
    table = Game.new(2, seed=1).table
    blind = [0.0] * (len(figures(table, WC, table.stack[-1])) + 1)
    unmoved = [[0.0, 0.0, 1.0] for _ in open_figures(table, WC)]
    parts: dict[str, Any] = {"first": [blind], "second": [[0.0, 1.0]], "changes": unmoved}
    return Judge({**parts, "rows": {name: [0.0, *row] for name, row in rows.items()}, "lead_needed": lead_needed})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_candidate_is_the_steady_bots_choice(players: int) -> None:
    game = Game.new(seed=players, setup=Setup(players, modules=modules_for(players)))
    chance = Random(players)
    for _ in range(150):
        decision = game.decision
        candidates = candidates_of(game, decision)
        steady = steady_choice(game.table, role_named(decision.seat), decision.options)
        assert candidates.options[0] == steady
        assert candidates.behind[0] == 0
        assert len({option.id for option in candidates.options}) == len(candidates.options)
        choose_at_random(game, chance)
        if game.over:
            break


def test_what_an_option_changes_is_read_off_the_table_when_the_turn_would_end(game: Game) -> None:
    decision = game.decision
    pressure = next(option for option in decision.options if option.id == PRESSURE)
    (changed,) = changes(game, decision, [pressure])
    before = open_figures(game.table, WC)
    game.table.bag[WC] += 1
    (bag,) = [place for place, figure in enumerate(open_figures(game.table, WC)) if figure != before[place]]
    assert changed[bag] == 3


def test_ending_the_turn_changes_nothing(game: Game) -> None:
    game.choose(PRESSURE)
    while game.decision.kind != "turn":
        game.choose(game.decision.options[0])
    end = next(option for option in game.decision.options if option.id == "end-turn")
    assert changes(game, game.decision, [end]) == [{}]


def test_looking_leaves_the_game_as_it_is(game: Game) -> None:
    before = game.table.to_json()
    changes(game, game.decision, list(game.decision.options))
    assert game.table.to_json() == before


def test_bills_are_told_by_whose_they_are_and_which_way_they_lead() -> None:
    table = Game.from_position({"players": 2, "policies": ["1C", "2B"], "bills": {"1B": "WC", "2C": "CC"}}).table
    bills = open_figures(table, WC)[len(features(table)) :]
    assert bills[:8] == [1, 0, 0, 1, 0, 1, 1, 0]
    assert not any(bills[8:])


def test_a_seat_sees_the_same_on_all_games_that_it_cannot_tell_apart() -> None:
    game = Game.new(seed=5, setup=Setup(4, modules=MODULES))
    chance = Random(5)
    for _ in range(120):
        seat = game.decision.seat
        role = role_named(seat)
        rows = []
        for seed in (1, 2):
            twin = game.determinize(seat, seed)
            rows.append(figures(twin.table, role, twin.table.stack[-1]))
        assert rows[0] == rows[1]
        choose_at_random(game, chance)


def test_another_choice_needs_a_lead_over_the_steady_bots(game: Game) -> None:
    steady = SteadyBot().choose(game.decision, game)
    assert steady.id != PRESSURE
    praised = {f"Turn {PRESSURE}": [3.0, 0.0, 0.0]}
    assert judge_of(praised, lead_needed=2.0).choice(game, game.decision).id == PRESSURE
    assert judge_of(praised, lead_needed=4.0).choice(game, game.decision) == steady


def test_what_is_known_of_a_kind_counts_for_all_of_it(game: Game) -> None:
    candidates = candidates_of(game, game.decision)
    of_kind = judge_of({"Turn basic": [1.0, 0.5, 10.0], f"Turn {candidates.options[1].id}": [0.25, 0.0, 0.0]})
    worths = of_kind.worths(game, game.decision, candidates)
    for number, option in enumerate(candidates.options):
        wanted = 0.25 if number == 1 else 0.0
        if option.kind == "basic":
            wanted += 1.0 + 0.5 * candidates.behind[number] + (10.0 if number == 0 else 0.0)
        assert worths[number] == pytest.approx(wanted)


def test_the_judges_that_are_shipped_fit_what_they_read() -> None:
    data = json.loads(JUDGES.read_text(encoding="utf-8"))
    assert set(data["roles"]) == set(ROLES)
    table = Game.new(4, seed=1).table
    for weights in data["roles"].values():
        assert {len(row) for row in weights["first"]} == {len(figures(table, WC, table.stack[-1])) + 1}
        assert {len(row) for row in weights["second"]} == {len(weights["first"]) + 1}
        assert len(weights["changes"]) == len(open_figures(table, WC))
        assert {len(row) for row in weights["changes"]} == {len(weights["second"]) + 2}
        assert {len(row) for row in weights["rows"].values()} == {len(weights["second"]) + 3}
    assert JUDGES.stat().st_size < 8_000_000
    assert data["made"]["command"].startswith("python -m bodypolitic.bots.thinking.expert_iteration")


def test_judges_that_read_something_else_are_refused() -> None:
    with pytest.raises(ValueError, match="train them again"):
        judges_from({"reads": 0, "roles": {}})


@pytest.mark.parametrize(("players", "seat"), SEATS)
def test_the_same_table_gives_the_same_choice(players: int, seat: str) -> None:
    game = Game.from_position({"players": players, "round": 3, "turn": seat})
    chosen = answer_of(SwiftBot(), game, seat)
    assert chosen in game.decision.options
    assert answer_of(SwiftBot(), game, seat) == chosen


@pytest.mark.compiled
@pytest.mark.parametrize(
    "setup",
    mostly_long([Setup(2), Setup(3, modules=modules_for(3)), Setup(4, modules=MODULES)], 1),
    ids=["2", "3", "4"],
)
def test_swift_plays_whole_games_of_every_kind(setup: Setup) -> None:
    game = Game.new(seed=3, setup=setup)
    play_game(game, {seat: SwiftBot() if number % 2 == 0 else EasyBot(seat) for number, seat in enumerate(game.scores)})
    assert game.over


@pytest.mark.compiled
@pytest.mark.parametrize("seat", ["WC", "CC"])
def test_swift_beats_steady_bots_in_both_seats_of_two(seat: str) -> None:
    won = 0
    for number in range(16):
        game = Game.new(2, seed=seed_of_game(16, number))
        bots = {role: SwiftBot() if role == seat else SteadyBot() for role in game.scores}
        play_game(game, bots)
        won += seat in game.winners
    assert won > 10
    assert len(judges()) == len(ROLES)
