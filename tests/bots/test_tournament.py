"""Tournaments: pairings, fixtures, results and confidence intervals."""

import pytest

from bodypolitic.bots.play import answer_of
from bodypolitic.bots.registry import BOTS, new_bot
from bodypolitic.bots.tournament import (
    Fixture,
    Pairing,
    Result,
    Standings,
    each_role_in_turn,
    fixtures_of,
    pairing_of,
    play_fixture,
    results_of,
    wilson_interval,
)
from bodypolitic.game.game import Game
from bodypolitic.game.ground.errors import GameError


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),
        (1, 10, 0.0179, 0.4042),
        (380, 400, 0.9241, 0.9674),
        (0, 400, 0.0, 0.0095),
        (400, 400, 0.9905, 1.0),
    ],
)
def test_wilson_intervals_as_in_the_tables(wins: int, games: int, low: float, high: float) -> None:
    assert wilson_interval(wins, games) == pytest.approx((low, high), abs=0.0002)


def test_no_games_tell_nothing() -> None:
    assert wilson_interval(0, 0) == (0.0, 1.0)


def test_more_games_narrow_the_interval() -> None:
    widths = [high - low for low, high in (wilson_interval(games * 8 // 10, games) for games in (10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)


def test_each_role_meets_the_field_in_turn() -> None:
    pairings = each_role_in_turn(3, "steady", "random")
    assert [dict(pairing.seats) for pairing in pairings] == [
        {"WC": "steady", "MC": "random", "CC": "random"},
        {"WC": "random", "MC": "steady", "CC": "random"},
        {"WC": "random", "MC": "random", "CC": "steady"},
    ]


def test_every_pairing_meets_the_same_deals_in_turn() -> None:
    fixtures = fixtures_of(each_role_in_turn(2, "steady", "random"), games=3, seed=1)
    assert [fixture.pairing for fixture in fixtures] == [0, 1, 0, 1, 0, 1]
    seeds = [fixture.seed for fixture in fixtures]
    assert seeds[::2] == seeds[1::2]
    assert len(set(seeds)) == 3


@pytest.mark.parametrize(
    ("players", "named", "others", "complaint"),
    [
        (2, {"ST": "steady"}, "random", "no role 'ST'"),
        (2, {"WC": "clever"}, "random", "no bot 'clever'"),
        (2, {}, "clever", "no bot 'clever'"),
        (5, {}, "random", "5 players can't play"),
    ],
)
def test_what_there_is_not_is_refused(players: int, named: dict[str, str], others: str, complaint: str) -> None:
    with pytest.raises(GameError, match=complaint):
        pairing_of(players, named, others)


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_can_be_had_by_its_name(name: str) -> None:
    game = Game.new(players=2, seed=1)
    while len(game.decision.options) > 1:
        game.choose(game.decision.options[0])
    assert answer_of(new_bot(name, 1), game, game.decision.seat) == game.decision.options[0]


def test_a_fixture_is_played_the_same_way_each_time() -> None:
    fixture = Fixture(0, (("WC", "steady"), ("CC", "random")), 17)
    assert play_fixture(fixture) == play_fixture(fixture)


@pytest.mark.compiled
def test_several_processes_give_the_results_of_one() -> None:
    fixtures = fixtures_of([pairing_of(2, {}, "random")], games=9, seed=2)
    assert list(results_of(fixtures, jobs=2)) == list(results_of(fixtures))


def test_standings_count_wins_and_points() -> None:
    standings = Standings([Pairing((("WC", "steady"), ("CC", "random")))])
    standings.add(Result(0, {"WC": 40, "CC": 20}, ("WC",)))
    standings.add(Result(0, {"WC": 30, "CC": 30}, ("WC", "CC")))
    first, second = standings.by_pairing[0]
    assert (standings.finished, first.wins, second.wins) == (2, 2, 1)
    assert first.to_json() == {
        "role": "WC",
        "bot": "steady",
        "games": 2,
        "wins": 2,
        "win_rate": 1.0,
        "interval": [0.3424, 1.0],
        "mean_vp": 35.0,
    }
    assert Standings([Pairing((("WC", "steady"),))]).by_pairing[0][0].to_json()["interval"] == [0.0, 1.0]


def test_an_automa_challenges_in_every_role_but_the_states() -> None:
    pairings = each_role_in_turn(4, "automa-simple", "random")
    assert [[role for role, bot in pairing.seats if bot == "automa-simple"] for pairing in pairings] == [
        ["WC"],
        ["MC"],
        ["CC"],
    ]
