"""A learner: it takes a seat against random bots, learns by MaskablePPO of sb3-contrib, and draws how it went.

pip install 'bodypolitic[rl]'
python examples/learner.py curve.svg --seat WC --minutes 12

An action is the place of an option in a list, and a place by itself means nothing. So the network reads the row of each
option beside the table and gives it a score; the higher the score, the likelier the option is chosen.
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from gymnasium.wrappers import TransformReward
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableMultiInputActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.env_util import make_vec_env
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from torch import Tensor, nn

from bodypolitic.bots.tournament import wilson_interval
from bodypolitic.envs.observation import MOST_OPTIONS, NAMES, OPTION_NAMES, VALUE_KINDS, VERBS
from bodypolitic.envs.prizes import FOR_LEAD
from bodypolitic.envs.seat import Seat
from bodypolitic.study.charts import Series, lines

TABLES = 8  # games that are played beside each other
ROUND = 4096  # choices between two lessons
VP_A_POINT = 20.0  # a reward of 1 is a lead of 20 VP
RATE = 1e-3  # how much a lesson changes at first; it goes down to 0 as time runs out
WIDE = 128  # numbers between two layers
MOST_VALUES = 128  # values of a kind that are told apart
ENOUGH = 1_000_000_000  # choices that nobody has the time for
VERB = OPTION_NAMES.index("verb")
KINDS = [place for place, name in enumerate(OPTION_NAMES) if name.startswith("kind-")]
VALUES = [place for place, name in enumerate(OPTION_NAMES) if name.startswith("value-")]


# The network


def magnitude(numbers: Tensor) -> Tensor:
    """Logarithms that keep the sign: 300 of money must not drown out 1 of influence."""
    return numbers.sign() * numbers.abs().log1p()


class Judge(BaseFeaturesExtractor):  # type: ignore[misc]
    """What a seat sees, as a score for each option, and last of all what its table is worth."""

    def __init__(self, observation_space: Any) -> None:
        super().__init__(observation_space, MOST_OPTIONS + 1)
        self.verb = nn.Embedding(len(VERBS) + 1, WIDE)
        self.value = nn.Embedding((len(VALUE_KINDS) + 1) * MOST_VALUES, WIDE)
        self.row = nn.Linear(len(OPTION_NAMES), WIDE)
        self.table = nn.Sequential(nn.Linear(len(NAMES), WIDE), nn.ReLU(), nn.Linear(WIDE, WIDE))
        self.score = nn.Sequential(nn.ReLU(), nn.Linear(WIDE, WIDE), nn.ReLU(), nn.Linear(WIDE, 1))
        self.worth = nn.Sequential(
            nn.Linear(len(NAMES), WIDE), nn.ReLU(), nn.Linear(WIDE, WIDE), nn.ReLU(), nn.Linear(WIDE, 1)
        )

    def forward(self, seen: dict[str, Tensor]) -> Tensor:
        numbers = magnitude(seen["observation"])
        offered = seen["action_mask"] > 0
        rows = seen["options"][offered]  # only what is offered, of all tables one below the other
        values = rows[:, KINDS] * MOST_VALUES + rows[:, VALUES].clamp(0, MOST_VALUES - 1)
        options = self.row(magnitude(rows)) + self.verb(rows[:, VERB].long()) + self.value(values.long()).sum(dim=1)
        beside = self.table(numbers)[offered.nonzero()[:, 0]]  # the table of each row
        scores = torch.zeros(offered.shape)
        scores[offered] = self.score(options + beside).squeeze(dim=1)
        return torch.cat([scores, self.worth(numbers)], dim=1)


class Part(nn.Module):  # type: ignore[misc]
    """Some of the judge's numbers, as they are."""

    def __init__(self, part: slice) -> None:
        super().__init__()
        self.part = part

    def forward(self, numbers: Tensor) -> Tensor:
        return numbers[:, self.part]


class JudgedOptions(MaskableMultiInputActorCriticPolicy):  # type: ignore[misc]
    """A policy that chooses by the judge's scores and expects what the judge says."""

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = Part(slice(MOST_OPTIONS))
        self.value_net = Part(slice(MOST_OPTIONS, None))


# Playing and learning


class Result(NamedTuple):
    """How a game ended, and after how many choices of the learner's."""

    choices: int
    won: bool
    lead: int


def tables(seat: str, others: str, number: int, seed: int) -> Any:
    """Games beside each other, in which one seat is the learner's; each has the next one dealt when it is over."""
    return make_vec_env(
        Seat,
        number,
        seed,
        env_kwargs={"seat": seat, "players": 2, "others": others, "reward": FOR_LEAD},
        wrapper_class=TransformReward,
        wrapper_kwargs={"func": lambda vp: vp / VP_A_POINT},
    )


def result(seat: str, info: dict[str, Any], choices: int) -> Result:
    """What is told at the end of a game."""
    scores: dict[str, int] = info["scores"]
    best = max(points for role, points in scores.items() if role != seat)
    return Result(choices, seat in info["winners"], scores[seat] - best)


class Lessons(BaseCallback):  # type: ignore[misc]
    """Ends the lessons in time, and keeps how the games went."""

    def __init__(self, seat: str, seconds: float) -> None:
        super().__init__()
        self.results: list[Result] = []
        self._seat = seat
        self._seconds = seconds
        self._began = time.monotonic()

    def rate(self, _: float) -> float:
        """How much the next lesson changes."""
        return RATE * max(0.0, 1 - self._taken() / self._seconds)

    def _taken(self) -> float:
        return time.monotonic() - self._began

    def _on_training_start(self) -> None:
        self._began = time.monotonic()

    def _on_step(self) -> bool:
        for over, info in zip(self.locals["dones"], self.locals["infos"], strict=True):
            if over:
                self.results.append(result(self._seat, info, self.num_timesteps))
        return self._taken() < self._seconds

    def _on_rollout_end(self) -> None:
        print(f"{self._taken():4.0f} s {self.num_timesteps:8,} choices, {told(self.results[-200:])}", flush=True)


def played(model: Any, seat: str, others: str, games: int, seed: int) -> list[Result]:
    """Games in which the learner always takes what it thinks best, all beside each other."""
    env = tables(seat, others, games, seed)
    seen = env.reset()
    results: dict[int, Result] = {}
    choices = 0
    while len(results) < games:
        actions, _ = model.predict(seen, action_masks=seen["action_mask"], deterministic=True)
        seen, _, overs, infos = env.step(actions)
        choices += 1
        for place in np.flatnonzero(overs):
            results.setdefault(int(place), result(seat, infos[place], choices))  # the first game of each table
    return list(results.values())


# Telling


def told(results: Sequence[Result]) -> str:
    """Wins with their interval, and the lead."""
    games = len(results)
    won = sum(one.won for one in results)
    low, high = wilson_interval(won, games)
    lead = sum(one.lead for one in results) / max(games, 1)
    return f"{won} of {games} games won ({low:.1%} to {high:.1%}), {lead:+.1f} VP ahead"


def curve(title: str, results: Sequence[Result], points: int = 60) -> str:
    """The share of games won as learning goes on, each point of as many games, by thousands of choices."""
    games = max(len(results) // points, 1)
    groups = [results[first : first + games] for first in range(0, len(results) - games + 1, games)]
    line = [(group[-1].choices / 1000, sum(one.won for one in group) / games) for group in groups]
    marks = [(x, f"{x:.0f}k") for x, _ in line[:: max(len(line) // 6, 1)]]
    return lines(
        title, [Series("games won", line)], 0, 1, [(share / 4, f"{share / 4:.0%}") for share in range(5)], marks
    )


def main(
    path: str,
    seat: str = "WC",
    others: str = "random",
    minutes: float = 12,
    games: int = 400,
    choices: int = ENOUGH,
) -> None:
    torch.set_num_threads(1)  # these layers are so small that threads would mostly wait for each other
    lessons = Lessons(seat, minutes * 60)
    model = MaskablePPO(
        JudgedOptions,
        tables(seat, others, TABLES, seed=1),
        learning_rate=lessons.rate,
        n_steps=ROUND // TABLES,
        batch_size=512,
        n_epochs=4,
        ent_coef=0.01,
        policy_kwargs={"features_extractor_class": Judge, "net_arch": [], "ortho_init": False},
        seed=1,
        device="cpu",
    )
    model.learn(choices, callback=lessons)
    print(f"As {seat} against {others} bots: {told(played(model, seat, others, games, seed=1_000_000))}.")
    title = f"{seat} against {others} bots: games won while learning, by choices made"
    Path(path).write_text(curve(title, lessons.results), encoding="utf-8")


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description="Let a seat learn, and draw how it went.")
    asked.add_argument("path", nargs="?", default="curve.svg", help="where the curve is drawn")
    asked.add_argument("--seat", default="WC", help="WC or CC")
    asked.add_argument("--others", default="random", help="the bot that has the other seat")
    asked.add_argument("--minutes", type=float, default=12, help="how long it learns")
    asked.add_argument("--games", type=int, default=400, help="games played when it has learned")
    main(**vars(asked.parse_args()))
