"""The bot that thinks: what it tries, for how long, and when it changes the steady bot's mind."""

import json
import time
from random import Random
from typing import Any

import pytest

from bodypolitic.bots.easy_bot import EasyBot
from bodypolitic.bots.play import answer_of, play_game
from bodypolitic.bots.playouts.outlook import Outlook, read
from bodypolitic.bots.playouts.playing_on import play_on
from bodypolitic.bots.registry import new_bot
from bodypolitic.bots.steady.bot import SteadyBot
from bodypolitic.bots.thinking import search as search_module
from bodypolitic.bots.thinking.bot import SwiftBot, ThinkingBot, breadth_of
from bodypolitic.bots.thinking.learned import WEIGHTS, learned, outlook_from
from bodypolitic.bots.thinking.search import Breadth, Budget, Candidate, Promise, Search, for_points, go_on, to_win
from bodypolitic.bots.thinking.worths import Turn, course, turnings, turns_of, worths
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ACTION, ALL_ROLES, GAME_OVER
from bodypolitic.game.modules import MODULES
from bodypolitic.game.records.options import Option
from bodypolitic.game.setup import Setup
from tests.game.module_games import modules_for
from tests.samples import mostly_long

NO_CLOCK = 1e9  # seconds; playouts alone are counted
ALL = Setup(4, modules=MODULES, automas={"CC": "advanced"})


def search_of(game: Game, seed: int = 1, most: int = 8, ways: int = 1) -> Search:
    return Search(game, game.decision, learned(), Breadth(most, ways), Random(seed))


def tried(option: Option, *chances: float) -> Candidate:
    candidate = Candidate(option)
    candidate.promises = [Promise(chance, 100 - 100 * chance) for chance in chances]
    return candidate


@pytest.fixture
def game() -> Game:
    """A table in the last turn of a round, from which a playout is short."""
    return Game.from_position({"players": 2, "round": 4, "turn": "WC", "turn_number": 5})


def test_the_steady_bots_answer_comes_first(game: Game) -> None:
    assert search_of(game, most=4).candidates[0].option == SteadyBot().choose(game.decision, game)


def test_it_thinks_no_longer_than_its_budget(game: Game) -> None:
    search = search_of(game, most=4)
    search.run(Budget(NO_CLOCK, 24), to_win)
    assert 24 <= sum(len(candidate.promises) for candidate in search.candidates) < 24 + 4


def test_the_clock_is_read_for_each_candidate_and_a_sample_cut_short_is_dropped(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each playout takes a second of this clock."""
    now = 0.0
    played_on = search_module.promise_of

    def promise_in_a_second(*given: Any) -> Promise:
        nonlocal now
        now += 1
        return played_on(*given)

    monkeypatch.setattr(time, "thread_time", lambda: now)
    monkeypatch.setattr(search_module, "promise_of", promise_in_a_second)
    search = search_of(game, most=4)
    search.run(Budget(10, 10_000), to_win)
    assert now == 10
    assert [len(candidate.promises) for candidate in search.candidates] == [2, 2, 2, 2]


def test_all_that_is_tried_on_one_sample_meets_the_same_luck(game: Game) -> None:
    search = search_of(game, most=2)
    search.candidates[1].option = search.candidates[0].option
    search.run(Budget(NO_CLOCK, 8), to_win)
    assert search.candidates[0].promises == search.candidates[1].promises
    assert len(set(search.candidates[0].promises)) > 1


def test_the_same_seed_thinks_the_same(game: Game) -> None:
    runs = [search_of(game, seed) for seed in (1, 1, 2)]
    for search in runs:
        search.run(Budget(NO_CLOCK, 16), to_win)
    first, again, other = [[candidate.promises for candidate in search.candidates] for search in runs]
    assert first == again != other


def test_without_time_it_answers_as_swift_does() -> None:
    game = Game.new(2, seed=1)
    differs = 0
    for _ in range(60):
        seat = game.decision.seat
        swift, steady = answer_of(SwiftBot(), game, seat), answer_of(SteadyBot(), game, seat)
        for budget in (Budget(0.0, 1000), Budget(NO_CLOCK, 0)):
            assert answer_of(ThinkingBot(1, budget), game, seat) == swift
        differs += swift != steady
        game.choose(steady)
    assert differs


def test_who_plays_for_points_does_not_begin_with_what_was_learned_to_win() -> None:
    game = Game.new(2, seed=1)
    for _ in range(60):
        seat = game.decision.seat
        steady = answer_of(SteadyBot(), game, seat)
        assert answer_of(ThinkingBot(1, Budget(NO_CLOCK, 0), for_points), game, seat) == steady
        game.choose(steady)


def test_whoever_knows_better_says_what_comes_first(game: Game) -> None:
    known = game.decision.options[0]
    search = Search(game, game.decision, learned(), Breadth(3), Random(1), known)
    first, *others = [candidate.option for candidate in search.candidates]
    assert first == known
    assert known not in others
    assert SteadyBot().choose(game.decision, game) in others


def test_who_is_clearly_behind_drops_out(game: Game) -> None:
    search = search_of(game, most=4)
    options = [candidate.option for candidate in search.candidates]
    search.running = [
        tried(options[0], *[0.5, 0.4] * 4),
        tried(options[1], *[0.6, 0.5] * 4),  # always ahead of the first by as much
        tried(options[2], *[0.9, 0.1] * 4),  # behind on average, but who knows
        tried(options[3], *[0.60005, 0.50005] * 4),  # ahead, by what makes no difference
    ]
    search.drop_out(to_win)
    assert [candidate.option for candidate in search.running] == options[2:]
    assert search.best(to_win).option == options[3]


def test_each_aim_has_its_own_best(game: Game) -> None:
    search = search_of(game, most=2)
    poor, rich = (candidate.option for candidate in search.candidates)
    search.running = [tried(poor, *[0.9, 0.8] * 4), tried(rich, *[0.2, 0.1] * 4)]
    assert search.best(to_win).option == poor
    assert search.best(for_points).option == rich


def test_too_few_samples_say_nothing(game: Game) -> None:
    search = search_of(game, most=2)
    first, other = (candidate.option for candidate in search.candidates)
    search.running = [tried(first, *[0.1] * 7), tried(other, *[0.9] * 7)]
    search.drop_out(to_win)
    assert len(search.running) == 2
    assert search.best(to_win).option == first


def test_thinking_ends_when_one_is_left(game: Game) -> None:
    search = search_of(game, most=2)
    search.candidates[1].option = search.candidates[0].option
    search.run(Budget(NO_CLOCK, 10_000), to_win)
    assert len(search.candidates[0].promises) == 8


def test_an_option_runs_with_each_way_to_go_on(game: Game) -> None:
    """A bill costs a card first; which one is given up makes no way of its own, on which policy it is does."""
    search = search_of(game, most=30, ways=3)
    plain = [candidate.option for candidate in search.candidates if candidate.then is None]
    assert plain == [candidate.option for candidate in search_of(game, most=30).candidates]
    on_bills = [candidate.then for candidate in search.candidates if candidate.option.id == "basic/propose-bill"]
    assert [then and then.kind for then in on_bills] == [None, "bill", "bill"]
    steady = game.clone()
    steady.choose("basic/propose-bill")
    while steady.decision.kind != "propose-bill":
        steady.choose(SteadyBot().choose(steady.decision, steady))
    assert SteadyBot().choose(steady.decision, steady) not in on_bills
    assert "end-turn" not in {candidate.option.id for candidate in search.candidates if candidate.then is not None}


def test_a_way_to_go_on_is_gone_where_it_is_offered_and_otherwise_the_steady_bots(game: Game) -> None:
    by_steady, by_way, by_none = (game.clone() for _ in range(3))
    search = search_of(game, most=30, ways=2)
    for one in (by_steady, by_way, by_none):
        one.choose("basic/propose-bill")
    [then] = [one.then for one in search.candidates if one.then and one.option.id == "basic/propose-bill"]
    go_on(by_way, "WC", then)
    assert by_way.choices[-1] == then.id
    go_on(by_none, "WC", Option())
    while by_steady.decision.seat == "WC" and by_steady.decision.kind != "turn":
        by_steady.choose(SteadyBot().choose(by_steady.decision, by_steady))
    assert by_none.choices == by_steady.choices
    assert then.id not in by_none.choices


def test_an_option_is_worth_what_the_best_way_to_go_on_with_it_is(game: Game) -> None:
    search = search_of(game, most=2)
    first, other = (candidate.option for candidate in search.candidates)
    followed = tried(other, *[0.9, 0.8] * 4)
    search.running = [tried(first, *[0.5, 0.4] * 4), tried(other, *[0.2, 0.1] * 4), followed]
    search.drop_out(to_win)
    assert search.running == [followed]
    assert search.best(to_win).option == other


@pytest.mark.compiled
@pytest.mark.parametrize(
    "setup", mostly_long([Setup(2), Setup(3, modules=modules_for(3)), ALL], 1), ids=["2", "3", "4"]
)
def test_it_plays_whole_games_of_every_kind(setup: Setup) -> None:
    game = Game.new(seed=3, setup=setup)
    bots = {seat: EasyBot(seat) for seat in game.scores}
    play_game(game, {**bots, "WC": ThinkingBot(1, Budget(NO_CLOCK, 8))})
    assert game.over


@pytest.mark.compiled
def test_it_plays_whole_games_with_ways_to_go_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """A round or two of playouts that end at once are enough to meet questions of every kind."""
    monkeypatch.setattr(search_module, "promise_of", lambda game, role, *rest: Promise(0.5, game.table.vp[role]))
    game = Game.new(seed=3, setup=Setup(2, modules=modules_for(2)))
    play_game(game, {seat: ThinkingBot(seat, Budget(NO_CLOCK, 500), for_points) for seat in game.scores})
    assert game.over


def test_the_weights_fit_the_features() -> None:
    data = json.loads(WEIGHTS.read_text(encoding="utf-8"))
    for players in (2, 3, 4):
        game = Game.new(players, seed=1)
        for number in range(1, ROUNDS + 1):
            rows = data["weights"][f"{players}/{number}"]
            assert [bool(row) for row in rows] == [game.table.plays(role) for role in ALL_ROLES]
            assert {len(row) for row in rows if row} == {len(read(game.table))}
        chances = learned().chances(game.table)
        assert sum(chances) == pytest.approx(1)
        assert [chance > 0 for chance in chances] == [game.table.plays(role) for role in ALL_ROLES]
    assert WEIGHTS.stat().st_size < 8_000_000
    assert data["made"]["command"].startswith("python -m bodypolitic.bots.thinking.training")


def test_weights_of_other_features_are_refused() -> None:
    with pytest.raises(ValueError, match="train them again"):
        outlook_from({"features": 0, "weights": {}, "doubt": {}})


def test_at_the_end_the_scores_are_what_they_are() -> None:
    table = Game.new(2, seed=1).table
    table.phase, table.vp = GAME_OVER, [50, 0, 47, 0]
    outlook = Outlook({}, {})
    assert outlook.points(table) == [50, 0, 47, 0]
    assert outlook.chances(table)[0] == pytest.approx(0.731, abs=0.001)


def test_every_option_has_its_worth_and_all_are_tried_on_as_many_samples(game: Game) -> None:
    found = worths(game, "WC", Budget(NO_CLOCK, 40), 1)
    assert {worth.option.id for worth in found} == {option.id for option in game.decision.options}
    assert [worth.chance for worth in found] == sorted((worth.chance for worth in found), reverse=True)
    assert all(0 <= worth.chance <= 1 and 0 <= worth.margin <= 1 for worth in found)
    [playouts] = {worth.playouts for worth in found}
    assert playouts * len(found) >= 40 > (playouts - 1) * len(found)


def test_how_sure_a_worth_is_can_be_told_however_little_time_there_is(game: Game) -> None:
    assert {worth.playouts for worth in worths(game, "WC", Budget(0.0, 0), 1)} == {2}


def test_an_only_option_has_its_worth_too() -> None:
    game = Game.new(setup=Setup(2, automas={"WC": "simple"}), seed=1)
    [worth] = worths(game, "WC", Budget(NO_CLOCK, 2), 1)
    assert [worth.option] == list(game.decision.options)


def test_nobody_needs_more_samples_than_people_can_read(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bodypolitic.bots.thinking.worths.MOST_SAMPLES", 3)
    assert {worth.playouts for worth in worths(game, "WC", Budget(NO_CLOCK, 10_000), 1)} == {3}


@pytest.mark.compiled
def test_the_course_of_a_game_ends_with_its_winner_and_knows_when_all_turns_of_a_round_are_over() -> None:
    game = Game.new(2, seed=2)
    play_on(game, ROUNDS)
    moments = course(game, 1)
    assert moments[0].choices == 0
    assert moments[-1].chances == {seat: float(seat in game.winners) for seat in game.scores}
    assert all(sum(moment.chances.values()) == pytest.approx(1) for moment in moments)
    assert {moment.round for moment in moments if not moment.seat} == set(range(1, ROUNDS + 1))
    turns = turns_of(game, moments)
    assert len(turns) == 2 * 5 * ROUNDS
    assert all(turn.game.decision.seat == turn.seat for turn in turns)
    assert all(turn.game.table.phase == ACTION for turn in turns)


@pytest.mark.compiled
def test_the_turns_of_an_automa_are_turns_too() -> None:
    game = Game.new(setup=Setup(2, automas={"CC": "simple"}), seed=2)
    play_on(game, ROUNDS)
    assert [turn.seat for turn in turns_of(game, course(game, 1))] == ["WC", "CC"] * 5 * ROUNDS


def test_a_turn_that_the_steady_bot_would_have_taken_moves_nothing_and_one_that_forgets_something_does(
    game: Game,
) -> None:
    as_steady = game.clone()
    while as_steady.decision.seat == "WC":
        as_steady.choose(SteadyBot().choose(as_steady.decision, as_steady))
    assert Turn(game, "WC", as_steady.choices).turning(range(4)) is None
    sick = [chosen for chosen in as_steady.choices if chosen != "free/use-healthcare"]
    found = Turn(game, "WC", sick).turning(range(4))
    assert found is not None
    assert (found.seat, found.round, found.first, found.last) == ("WC", 4, 0, 3)
    assert found.change < 0 if found.role == "WC" else found.change > 0


@pytest.mark.compiled
def test_three_turns_of_a_wild_game_moved_it_most_and_none_of_one_between_steady_bots(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for look, games in (("FIRST_LOOK", 2), ("SECOND_LOOK", 8)):
        monkeypatch.setattr(f"bodypolitic.bots.thinking.worths.{look}", games)
    wild = Game.new(2, seed=2)
    play_game(wild, {seat: new_bot("random", seat) for seat in wild.scores})
    found = turnings(wild, course(wild, 1))
    assert len({turning.first for turning in found}) == 3
    moved = [abs(turning.change) for turning in found]
    assert moved == sorted(moved, reverse=True)
    calm = Game.new(2, seed=2)
    play_on(calm, ROUNDS)
    assert turnings(calm, course(calm, 1)) == []


def test_it_tries_no_more_than_its_budget_can_tell_apart_and_looks_closer_with_two_players() -> None:
    assert [breadth_of("turn", 4, playouts).options for playouts in (0, 50, 10_000)] == [2, 3, 12]
    assert breadth_of("turn", 4, 10_000) == Breadth(12)
    assert breadth_of("discard-card", 3, 10_000) == Breadth(6)
    assert breadth_of("turn", 2, 2_000) == Breadth(14, 8, 0.002)
    assert breadth_of("discard-card", 2, 2_000) == Breadth(8, 8, 0.002)
    assert breadth_of("turn", 2, 500) == Breadth(14, 2, 0.002)
    assert breadth_of("turn", 2, 100) == Breadth(6, 1, 0.002)


def test_the_outlook_knows_who_is_an_automa() -> None:
    plain, automas = (
        learned().points(Game.new(seed=1, setup=Setup(2, automas=played)).table) for played in ({}, {"CC": "simple"})
    )
    assert plain != automas
