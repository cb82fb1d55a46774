"""Scoring Phase (p. 13, 17, 21, 25, 29)."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC
from tests.game.table_talk import option_ids, picks


def scored(**changes: object) -> Game:
    """Round 1 has just been scored with 4 players; no event is left, and the agenda (2) matches nothing."""
    return Game.from_position(
        {
            "phase": "scoring",
            "events": [],
            "political_agenda": 2,
            "policies": ["1C", "2B", "3A", "4B", "5C"],
            "money": {"CC": 0},
            "capital": 0,
        }
        | changes
    )


# Working Class


def test_each_union_is_worth_2() -> None:
    crews = [{"company": slug, "class": "WC"} for slug in ("supermarket", "fast-food-chain", "clinic", "clinic-2")]
    game = scored(companies={"CC": crews}, trade_unions=["agriculture", "healthcare"])
    assert game.scores["WC"] == 4


# Middle Class

SHOPS = [
    {"company": "convenience-store", "class": "MC", "employee": "unskilled"},
    {"company": "pharmacy", "class": "MC"},
    {"company": "doctors-office", "class": "MC"},  # without employee not fully operational
    {"company": "game-store"},
]


@pytest.mark.parametrize(("prosperity", "points"), [(0, 1), (1, 2), (2, 0), (3, 0)])
def test_more_fully_operational_companies_than_prosperity_bring_one(prosperity: int, points: int) -> None:
    game = scored(companies={"MC": SHOPS}, prosperity={"MC": prosperity})
    assert game.scores["MC"] == points


def test_the_value_of_the_space_counts_not_its_number() -> None:
    slugs = ["pharmacy", "jewelry-store", "training-center", "pr-agency", "fast-food-restaurant"]
    shops = [{"company": slug, "class": "MC"} for slug in slugs]
    shop = {"company": "convenience-store", "class": "MC", "employee": "unskilled"}
    game = scored(companies={"MC": [*shops, shop]}, prosperity={"MC": 6})  # space 6 shows 5, there are 6 companies
    assert game.scores["MC"] == 6  # space 7 shows 6


# Capitalist Class


@pytest.mark.parametrize(
    ("revenue", "capital", "marker", "points", "marker_after"),
    [
        (9, 0, 0, 0, 0),
        (10, 0, 0, 1 + 3, 1),
        (30, 27, 0, 3 + 9, 3),
        (0, 34, 3, 2, 3),
        (66, 100, 3, 7 + 12, 7),
        (500, 0, 15, 15, 15),
        (0, 499, 13, 14 + 3, 14),
    ],
)
def test_wealth(revenue: int, capital: int, marker: int, points: int, marker_after: int) -> None:
    game = scored(money={"CC": revenue}, capital=capital, wealth=marker)
    assert game.scores["CC"] == points
    assert game.table.wealth == marker_after
    assert (game.table.money[CC], game.table.capital) == (0, revenue + capital)


# The State


def test_the_two_lowest_legitimacies_are_scored_then_all_are_halved_and_tokens_added() -> None:
    game = scored(legitimacy={"WC": 6, "MC": 5, "CC": 9}, legitimacy_tokens={"WC": 1, "MC": 0, "CC": 2})
    assert game.scores["ST"] == 11
    assert game.table.legitimacy == [3 + 1, 3, 5 + 2]


def test_legitimacy_ends_at_10() -> None:
    game = scored(legitimacy={"WC": 10, "MC": 10, "CC": 10}, legitimacy_tokens={"WC": 6, "MC": 0, "CC": 0})
    assert game.table.legitimacy == [10, 5, 5]


@pytest.mark.parametrize(("agenda", "points"), [(2, 0), (8, 5), (1, 3), (7, 2)])
def test_each_policy_that_matches_the_agenda_is_worth_1(agenda: int, points: int) -> None:
    game = scored(political_agenda=agenda, legitimacy={"WC": 1, "MC": 1, "CC": 1})
    assert game.scores["ST"] == 2 + points


def test_an_ignored_event_costs_before_legitimacy_is_scored() -> None:
    game = scored(legitimacy={"WC": 6, "MC": 5, "CC": 6}, events=["pandemic"])
    assert game.scores["ST"] == 4 + 5
    assert game.table.legitimacy == [3, 2, 3]
    assert len(game.table.event_discard) == 1


def test_for_any_two_the_state_chooses_among_those_with_something_to_lose() -> None:
    game = scored(legitimacy={"WC": 6, "MC": 1, "CC": 5}, events=["fear-of-deflation"])
    assert game.scores["ST"] == 1 + 4  # MC has nothing to lose, so there is no choice
    free = scored(legitimacy={"WC": 6, "MC": 4, "CC": 5}, events=["fear-of-deflation"])
    assert (free.decision.seat, option_ids(free)) == ("ST", ["class/WC", "class/MC", "class/CC"])
    picks(free, "class/WC", "class/CC")
    assert free.scores["ST"] == 4 + 4


def test_nothing_falls_below_1() -> None:
    game = scored(legitimacy={"WC": 1, "MC": 1, "CC": 1}, events=["drought", "pandemic"])
    assert game.scores["ST"] == 2
    assert game.table.legitimacy == [1, 1, 1]


def test_two_events_cost_twice() -> None:
    game = scored(legitimacy={"WC": 6, "MC": 6, "CC": 6}, events=["drought", "pandemic"])
    assert game.scores["ST"] == 4 + 5  # WC 5, MC 5, CC 4


def test_without_a_state_player_nobody_scores_for_it() -> None:
    game = Game.from_position({"players": 3, "phase": "scoring", "money": {"CC": 0}, "companies": {"MC": []}})
    assert set(game.scores.values()) == {0}
