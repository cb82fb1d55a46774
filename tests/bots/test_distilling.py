"""How the judges learn: from decisions that were looked at closely, by a network that finds what counts."""

import pickle
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from bodypolitic.bots.playouts.judge import Judge, candidates_of
from bodypolitic.bots.playouts.moments import figures
from bodypolitic.bots.thinking import distilling
from bodypolitic.bots.thinking.distilling import FIGURES, Dealt, Looked, looked_at, played, taught
from bodypolitic.bots.thinking.learned import JUDGES, WEIGHTS, learned
from bodypolitic.bots.thinking.network import Network, centered, gained, lessons_of, names_of
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import WC
from bodypolitic.game.phases.action import Turn

SEEN = 4
OUTLOOK = WEIGHTS.read_text(encoding="utf-8")
TELLING = 2  # the figure whose change makes the difference below


def decision(chance: Random, gain: float = 8.0) -> dict[str, Any]:
    """A decision of three options, one of which changes the figure that tells."""
    better = chance.randrange(3)
    changes: list[dict[str, float]] = [{"0": chance.random()} for _ in range(3)]
    changes[better][str(TELLING)] = 1.0
    chances = [[0.5 + (gain / 100 if place == better else 0.0) for place in range(3)] for _ in range(2)]
    return {
        "role": "WC",
        "step": "Turn",
        "seen": [chance.random() for _ in range(SEEN)],
        "options": ["basic/strike", "basic/demonstration", "end-turn"],
        "behind": [0.0, -1.0, -2.0],
        "changes": changes,
        "chances": chances,
    }


def test_a_decision_is_looked_at_from_its_seat_and_each_option_played_on() -> None:
    game = Game.from_position({"players": 2, "round": 4, "turn": "WC", "turn_number": 5})
    found = looked_at(game, game.decision, learned(), Random(1))
    assert found == looked_at(game, game.decision, learned(), Random(1))
    assert found["options"] == [option.id for option in candidates_of(game, game.decision).options]
    assert len(found["chances"]) == distilling.SAMPLES
    assert all(len(sample) == len(found["options"]) for sample in found["chances"])
    assert all(0 <= chance <= 1 for sample in found["chances"] for chance in sample)


@pytest.mark.compiled
def test_the_same_seed_looks_at_the_same_decisions() -> None:
    first, again = (played(Dealt(2, 7, OUTLOOK)) for _ in range(2))
    assert first == again
    assert {one["role"] for one in first.decisions} <= {"WC", "CC"}
    assert len(first.decisions) > 10


@pytest.mark.compiled
def test_a_game_brings_along_what_was_learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever plays it, on whatever machine, needs no file for it."""
    monkeypatch.chdir(tmp_path)
    judges = JUDGES.read_text(encoding="utf-8")
    monkeypatch.setattr(distilling, "LOOKED_AT_ELSE", 0.0)
    monkeypatch.setattr(distilling, "LOOKED_AT", {"turn": 0.05})
    monkeypatch.setattr(distilling, "JUDGED_SEATS", 1.0)
    judged = pickle.loads(pickle.dumps(Dealt(2, 7, OUTLOOK, judges)))
    assert played(judged) != played(Dealt(2, 7, OUTLOOK))


def test_the_network_finds_what_makes_the_difference() -> None:
    chance = Random(3)
    games = [Looked([decision(chance) for _ in range(20)]) for _ in range(120)]
    _, told = taught(WC, games, 1)
    assert told["decisions"] == 108 * 20
    assert told["gain"] > 4  # 8 in two of three decisions is all that there is


def test_where_nothing_makes_a_difference_the_steady_bots_choice_stays() -> None:
    chance = Random(4)
    games = [Looked([decision(chance, gain=0.0) for _ in range(20)]) for _ in range(20)]
    _, told = taught(WC, games, 1)
    assert told["gain"] == 0


def test_the_slopes_are_those_of_the_error() -> None:
    chance = Random(5)
    names = ["", *sorted({*names_of("Turn", "basic/strike"), *names_of("Turn", "end-turn")})]
    lessons = lessons_of([decision(chance) for _ in range(6)], names, 3)
    network = Network(lessons, len(names), 1)
    network.weights = {name: weight.astype(np.float64) for name, weight in network.weights.items()}
    every: Any = np.ones((6, network.weights["first"].shape[1]))
    slopes = network.slopes(lessons, every)

    def error() -> float:
        missed = centered(network.worths(lessons), lessons.there) - centered(lessons.chances, lessons.there)
        return float((missed**2).sum() / len(missed))

    places: list[tuple[str, Any]] = [
        ("first", (1, 2)),
        ("second", (3, 1)),
        ("rows", (1, 4)),
        ("changes", (2, 3)),
        ("by_change", 2),
    ]
    for name, place in places:
        weight = network.weights[name]
        kept = weight[place]
        weight[place] = kept + 1e-4
        above = error()
        weight[place] = kept - 1e-4
        below = error()
        weight[place] = kept
        assert slopes[name][place] == pytest.approx((above - below) / 2e-4, abs=1e-3), name


def test_the_judge_reads_the_network_as_the_network_does() -> None:
    game = Game.from_position({"players": 2, "round": 4, "turn": "WC", "turn_number": 5})
    found = looked_at(game, game.decision, learned(), Random(1))
    names = sorted({name for option in found["options"] for name in names_of("Turn", option)})
    lessons = lessons_of([found] * 4, ["", *names], FIGURES)
    network = Network(lessons, len(names) + 1, 2)
    network.learn(lessons, 2)
    judge = Judge(network.as_data(["", *names], 0.0))
    step = game.table.stack[-1]
    assert isinstance(step, Turn)
    assert len(found["seen"]) == len(figures(game.table, WC, step))
    told = judge.worths(game, game.decision, candidates_of(game, game.decision))
    thought = network.worths(lessons)[0][: len(told)]
    assert [worth - told[0] for worth in told] == pytest.approx([w - thought[0] for w in thought], abs=0.05)


def test_gains_are_counted_against_the_steady_bots_choice() -> None:
    lessons = lessons_of([decision(Random(6)), decision(Random(7))], [""], 3)
    worths = centered(lessons.chances, lessons.there)
    best = [max(row[:3]) - row[0] for row in lessons.chances]
    assert gained(worths, lessons, 0.0)[0] == pytest.approx(sum(best) / 2, abs=1e-4)
    assert gained(worths, lessons, 100.0)[0] == 0
