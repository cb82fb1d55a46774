"""The coach: each remark holds where it should, tells the table's own figures, and nothing that a seat can't know."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest

from bodypolitic.bots.play import answer_of
from bodypolitic.bots.steady.bot import SteadyBot
from bodypolitic.coach.coach import MUCH, given_away, remarks_on
from bodypolitic.coach.remark import REMARKS
from bodypolitic.coach.thumbs import CARD, THUMBS
from bodypolitic.game.components.actions import BASIC_ACTION_NAMES, FREE_ACTION_NAMES
from bodypolitic.game.components.boards import WEALTH_STEP_VP
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import role_named
from bodypolitic.game.records.options import Option
from bodypolitic.game.setup import Setup
from bodypolitic.words.catalogue import OFFERED
from tests.game.module_games import modules_for
from tests.game.random_play import choose_at_random
from tests.game.test_secrets import twin_of

EVERY = 5  # choices between two looks

# Each remark with a table at which it holds, and figures that it must tell
HOLDS: Mapping[str, tuple[str, dict[str, Any], dict[str, int]]] = {
    "coach-money-short": ("WC", {"players": 2, "money": {"WC": 0}, "companies": {"CC": [], "ST": []}}, {"loan": 50}),
    "coach-food": ("WC", {"players": 2, "goods": {"WC": {"food": 1}}}, {"have": 1}),
    "coach-loan": ("WC", {"players": 2, "money": {"WC": 200}, "loans": {"WC": 2}}, {"loans": 2, "interest": 5}),
    "coach-imf": ("ST", {"players": 4, "turn": "ST", "policies": ["1C"], "loans": {"ST": 2}}, {"loans": 2, "limit": 1}),
    "coach-treasury": (
        "ST",
        {
            "players": 4,
            "turn": "ST",
            "money": {"ST": 1},
            "policies": ["1B"],
            "companies": {"ST": [{"company": "university-hospital", "class": "WC"}]},
        },
        {"treasury": 1, "new": 1},
    ),
    "coach-wealth": ("CC", {"players": 2, "turn": "CC"}, {"points": WEALTH_STEP_VP}),
    "coach-bills-against": (
        "WC",
        {"players": 2, "bills": {"2C": "CC", "4C": "CC"}, "bag": {"WC": 0, "CC": 12}, "influence": {"WC": 0, "CC": 9}},
        {"count": 2, "cubes": 0, "influence": 0},
    ),
    "coach-bill-for": ("WC", {"players": 2, "influence": {"WC": 9}}, {"influence": 9}),
    "coach-jobs": (
        "WC",
        {
            "players": 2,
            "unemployed": {"WC": {"healthcare": 1, "unskilled": 2}},
            "companies": {"CC": [{"company": "clinic"}]},
        },
        {"workers": 2},
    ),
    "coach-own-jobs": (
        "MC",
        {
            "players": 3,
            "turn": "MC",
            "unemployed": {"MC": {"agriculture": 1, "unskilled": 1}},
            "companies": {"MC": [{"company": "convenience-store"}]},
        },
        {"workers": 1},
    ),
    "coach-for-sale": (
        "CC",
        {
            "players": 2,
            "turn": "CC",
            "policies": ["2C"],
            "unemployed": {"WC": {"healthcare": 1, "unskilled": 3}},
            "markets": {"CC": ["clinic-2"]},
            "companies": {"CC": []},
        },
        {"unemployed": 4},
    ),
    "coach-union": (
        "WC",
        {
            "players": 2,
            "unemployed": {"WC": {"healthcare": 1}},
            "companies": {
                "CC": [{"company": "clinic", "class": "WC"}],
                "ST": [{"company": "public-hospital", "class": "WC"}],
            },
        },
        {"points": 2},
    ),
    "coach-strike": (
        "CC",
        {
            "players": 2,
            "turn": "CC",
            "companies": {"CC": [{"company": "clinic", "class": "WC", "wage": "L2", "strike": True}]},
        },
        {},
    ),
    "coach-demonstration": (
        "CC",
        {"players": 2, "turn": "CC", "demonstration": True, "unemployed": {"WC": {"unskilled": 9}}},
        {"unemployed": 9},
    ),
    "coach-use": ("WC", {"players": 2, "goods": {"WC": {"luxury": 3}}}, {"points": 1}),
    "coach-short-of-use": ("WC", {"players": 2, "goods": {"WC": {"education": 2}}}, {"short": 1, "population": 3}),
    "coach-overflow": (
        "CC",
        {
            "players": 2,
            "turn": "CC",
            "storage": {"CC": {"health": 12}},
            "companies": {"CC": [{"company": "clinic", "class": "WC"}]},
        },
        {"room": 0},
    ),
    "coach-export": ("CC", {"players": 2, "turn": "CC", "storage": {"CC": {"luxury": 12}}}, {}),
    "coach-idle": ("CC", {"players": 2, "turn": "CC", "companies": {"CC": [{"company": "clinic"}]}}, {}),
    "coach-benefits": ("WC", {"players": 4, "state_benefits": {"WC": {"money": 40}}}, {}),
    "coach-event": ("ST", {"players": 4, "turn": "ST", "turn_number": 5, "money": {"ST": 200}}, {"turns": 1}),
    "coach-legitimacy": ("ST", {"players": 4, "turn": "ST", "legitimacy": {"WC": 1, "MC": 2, "CC": 9}}, {"points": 3}),
    "coach-well-off": ("WC", {"players": 2, "money": {"WC": 300}}, {"money": 300}),
}


@pytest.mark.parametrize("message", HOLDS)
def test_a_remark_is_made_where_it_holds(message: str) -> None:
    seat, position, figures = HOLDS[message]
    found = {one.message: one for one in remarks_on(Game.from_position(position), seat)}
    assert message in found, sorted(found)
    told = found[message].figures
    assert {name: told[name] for name in figures} == figures
    for language in OFFERED:
        assert found[message].text(language)


def test_in_a_vote_it_tells_how_the_vote_stands() -> None:
    position = {"players": 2, "phase": "elections", "bills": {"1B": "WC"}, "influence": {"WC": 3, "CC": 2}}
    game = Game.from_position(position)
    game.choose("against")
    [told] = remarks_on(game, "WC")
    drawn = game.table.drawn
    assert told.message == "coach-vote"
    assert told.figures["influence"] == 2
    assert sum(int(str(told.figures[side])) for side in ("for", "against")) == sum(drawn)


def test_every_remark_is_tried() -> None:
    assert {declared.message for declared in REMARKS} == {*HOLDS, "coach-vote"}


def test_who_is_not_asked_hears_nothing() -> None:
    assert remarks_on(Game.new(2, seed=1), "CC") == []


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_tables_that_look_the_same_to_a_seat_bring_the_same_remarks(players: int) -> None:
    chance = Random(players)
    game = Game.new(seed=8, setup=Setup(players, modules=modules_for(players)))
    while not game.over:
        if game.choices_made % EVERY == 0 or len(game.decisions) > 1:
            for decision in game.decisions:
                twin = twin_of(game, role_named(decision.seat), chance)
                assert remarks_on(game, decision.seat) == remarks_on(twin, decision.seat)
        choose_at_random(game, chance)


def after(before: Game, option: str) -> list[Option]:
    """A choice that the Working Class makes."""
    later = before.clone()
    later.choose(option)
    return later.last_choices(1)


def test_a_choice_that_gives_much_away_is_told_with_what_was_better() -> None:
    before = Game.from_position({"players": 2, "money": {"WC": 300}})
    best = answer_of(SteadyBot(), before, "WC")
    given = given_away([before], after(before, "basic/apply-political-pressure"), "WC")
    assert given is not None
    assert given.better == best
    assert given.lost >= MUCH
    assert given_away([before], after(before, best.id), "WC") is None


def test_a_free_action_gives_nothing_away() -> None:
    before = Game.from_position({"players": 2, "money": {"WC": 300}, "goods": {"WC": {"luxury": 3}}})
    assert given_away([before], after(before, "free/use-luxury"), "WC") is None


def test_rules_of_thumb_are_of_actions() -> None:
    assert set(THUMBS) <= {*BASIC_ACTION_NAMES, *FREE_ACTION_NAMES}
    assert CARD not in THUMBS.values()
