"""Measures what studies are made of, on the engine that is imported here; prints one JSON object.

python -m benchmarks.kit [games] [drawing] [environments] [openspiel] [thinking]

Whole games between steady bots as the commands play them; games drawn anew for a seat, and playouts of steady bots to
the end of a round; steps of the environments with random actions beside those of games of like size that PettingZoo and
OpenSpiel bring with them; and how long bots that have learned think about a decision.
"""

import argparse
import json
import os
import time
from collections.abc import Callable, Iterable
from importlib import import_module
from statistics import quantiles
from typing import Any

import numpy as np

from bodypolitic.bots.play import answer_of
from bodypolitic.bots.playouts.playing_on import play_on
from bodypolitic.bots.registry import STEADY, new_bot
from bodypolitic.bots.simulation import play_bot_game
from bodypolitic.bots.tournament import pairing_of
from bodypolitic.envs import bodypolitic_v0
from bodypolitic.envs.observation import observation
from bodypolitic.game.game import Game

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # what other games are drawn with says hello where figures belong
SECONDS = 2.0  # for each figure
THINKING_SECONDS = 60.0  # for each bot
THINKERS = ("swift", "sharp", "master")
# Written in C++, both of them.
OF_OPENSPIEL = ("gin_rummy", "backgammon")


def rate(work: Callable[[int], int]) -> float:
    """How many pieces of work are done in a second of this process, one call after another."""
    work(0)
    done, number, began = 0, 1, time.process_time()
    while not done or time.process_time() - began < SECONDS:
        done += work(number)
        number += 1
    return round(done / (time.process_time() - began), 1)


def steady_game(players: int) -> Callable[[int], int]:
    """A whole game."""
    pairing = pairing_of(players, {}, STEADY)

    def play(seed: int) -> int:
        play_bot_game(pairing, seed)
        return 1

    return play


def steps(env: Any) -> Callable[[int], int]:
    """A game of a PettingZoo environment by random actions, counted in steps."""

    def play(seed: int) -> int:
        env.reset(seed=seed)
        chance = np.random.default_rng(seed)
        taken = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            env.step(None if ended or cut else chance.choice(np.flatnonzero(seen["action_mask"])))
            taken += 1
        return taken

    return play


def actions(name: str) -> Callable[[int], int]:
    """A game of OpenSpiel by random actions, each after a look at what the player sees, counted in actions."""
    game = import_module("pyspiel").load_game(name)
    observation_of = import_module("open_spiel.python.observation").make_observation(game)

    def play(seed: int) -> int:
        chance = np.random.default_rng(seed)
        state = game.new_initial_state()
        taken = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(chance.choice(outcomes, p=odds)))
                continue
            observation_of.set_from(state, state.current_player())
            state.apply_action(int(chance.choice(state.legal_actions())))
            taken += 1
        return taken

    return play


def games() -> dict[str, float]:
    """Whole games between steady bots."""
    return {f"steady_games_{players}p_per_second": rate(steady_game(players)) for players in (2, 3, 4)}


def drawing() -> dict[str, float]:
    """Games drawn anew, playouts and rows of numbers, from a table of 4 players in the third round."""
    middle = Game.new(players=4, seed=1)
    play_on(middle, 2)
    seat = middle.decision.seat

    def draw(seed: int) -> int:
        middle.determinize(seat, seed)
        return 1

    def play_out(seed: int) -> int:
        play_on(middle.determinize(seat, seed), middle.table.round)
        return 1

    def look(seed: int) -> int:
        observation(middle, seat)
        return 1

    return {
        "determinizations_4p_per_second": rate(draw),
        "playouts_of_a_round_4p_per_second": rate(play_out),
        "observations_4p_per_second": rate(look),
    }


def environments() -> dict[str, float]:
    """Steps of PettingZoo's environments, ours and others."""
    classic = {name: import_module(f"pettingzoo.classic.{name}").env() for name in ("chess_v6", "go_v5")}
    return {
        **{
            f"environment_steps_{players}p_per_second": rate(steps(bodypolitic_v0.env(players=players)))
            for players in (2, 4)
        },
        **{f"steps_of_pettingzoo_{name[:-3]}_per_second": rate(steps(env)) for name, env in classic.items()},
    }


def openspiel() -> dict[str, float]:
    """Actions of OpenSpiel's games, ours and others."""
    ours = import_module("bodypolitic.envs.spiel").TYPE.short_name
    return {
        **{
            f"openspiel_actions_{players}p_per_second": rate(actions(f"{ours}(players={players})"))
            for players in (2, 4)
        },
        **{f"openspiel_actions_of_{name}_per_second": rate(actions(name)) for name in OF_OPENSPIEL},
    }


def thinking() -> dict[str, float]:
    """Milliseconds of one core that a decision with more than one option takes, in all seats of games of 4 players."""
    found = {}
    for name in THINKERS:
        taken = sorted(_decision_times(name))
        cuts = quantiles(taken, n=100, method="inclusive")
        for figure, seconds in (("p50", cuts[49]), ("p99", cuts[98]), ("max", taken[-1])):
            found[f"{name}_decision_{figure}_ms"] = round(1000 * seconds, 2)
        found[f"{name}_decisions"] = len(taken)
    return found


def _decision_times(name: str) -> Iterable[float]:
    began, seed, few = time.process_time(), 0, 2
    while few > 0 or time.process_time() - began < THINKING_SECONDS:
        game, seed = Game.new(4, seed=seed), seed + 1
        bot = new_bot(name, seed)
        while not game.over and (few > 0 or time.process_time() - began < THINKING_SECONDS):
            decision = game.decision
            asked = time.process_time()
            option = answer_of(bot, game, decision.seat)
            if len(decision.options) > 1:
                few -= 1
                yield time.process_time() - asked
            game.choose(option, decision.seat)


PARTS: dict[str, Callable[[], dict[str, float]]] = {
    part.__name__: part for part in (games, drawing, environments, openspiel, thinking)
}


def figures(parts: Iterable[str] = PARTS) -> dict[str, float]:
    """All rates by name, or those of some parts."""
    return {name: figure for part in parts for name, figure in PARTS[part]().items()}


if __name__ == "__main__":
    asked = argparse.ArgumentParser(prog="python -m benchmarks.kit", description=__doc__)
    asked.add_argument("parts", nargs="*", default=list(PARTS), metavar="PART", help=", ".join(PARTS))
    print(json.dumps(figures(asked.parse_args().parts), indent=1))
