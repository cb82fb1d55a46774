"""The game as a Gymnasium environment: one seat learns, bots or Automas have the others.

>>> import gymnasium
>>> import bodypolitic.envs.seat
>>> env = gymnasium.make("bodypolitic/Seat-v0", seat="WC", players=2, others="random")
"""

from collections.abc import Mapping
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from bodypolitic.bots.bot import Bot
from bodypolitic.bots.play import answer_of
from bodypolitic.bots.registry import STEADY, new_bot, seats_of, setup_of
from bodypolitic.envs.observation import MOST_OPTIONS, decision_of
from bodypolitic.envs.prizes import FOR_WINNING, Rewards, skip_single
from bodypolitic.envs.seen import Observation, action_space, observation_space, seen
from bodypolitic.game.game import Game
from bodypolitic.game.ground.errors import BadSetup

SEED_BITS: Final = 63
ILLEGAL: Final = -1.0  # the reward of an action that is not offered, which ends the game


class Seat(gymnasium.Env[Any, np.int64]):
    """One seat against bots by name: one kind for all others, or some of them by role in `named`."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012  # as its base class declares it

    def __init__(
        self,
        seat: str = "WC",
        players: int = 4,
        others: str = STEADY,
        named: Mapping[str, str] | None = None,
        modules: tuple[str, ...] = (),
        reward: str = FOR_WINNING,
        render_mode: str | None = None,
    ) -> None:
        self.seat = seat
        self.render_mode = render_mode
        self._seats = {**seats_of(players, dict(named or {}), others)}
        if seat not in self._seats or (named and seat in named):
            raise BadSetup(f"the seat must be one of {', '.join(self._seats)} and not given to a bot, not {seat!r}")
        bots = {role: name for role, name in self._seats.items() if role != seat}
        self._setup = setup_of({role: bots.get(role, "") for role in self._seats}, modules)
        self._bots_by_name = bots
        self._reward = reward
        self.observation_space = observation_space()
        self.action_space = action_space()
        Rewards(reward, Game.new(setup=self._setup))  # refuses a reward that there is not

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and play on to the seat's first question."""
        super().reset(seed=seed)
        dealt = int(self.np_random.integers(1 << SEED_BITS))
        self.game = Game.new(seed=dealt, setup=self._setup)
        self._bots: dict[str, Bot] = {
            role: new_bot(name, f"{dealt}/{role}") for role, name in self._bots_by_name.items()
        }
        self._rewards = Rewards(self._reward, self.game)
        self._play_on()
        return seen(self.game, self.seat), self._told()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the option in a place of the list, and play on to the seat's next question or to the end."""
        decision = decision_of(self.game, self.seat)
        if decision is None or int(action) >= len(decision.options):
            return seen(self.game, self.seat), ILLEGAL, True, False, {**self._told(), "illegal": True}
        self.game.choose(decision.options[int(action)], self.seat)
        self._play_on()
        earned = self._rewards.earned(self.game)[self.seat]
        return seen(self.game, self.seat), earned, self.game.over, False, self._told()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are offered, as sb3-contrib asks for it."""
        decision = decision_of(self.game, self.seat)
        return np.arange(MOST_OPTIONS) < (0 if decision is None else len(decision.options))

    def render(self) -> str | None:
        """The table in words."""
        return str(self.game) if self.render_mode == "ansi" else None

    def _play_on(self) -> None:
        skip_single(self.game)
        while not self.game.over and self.game.decision.seat != self.seat:
            other = self.game.decision.seat
            self.game.choose(answer_of(self._bots[other], self.game, other), other)
            skip_single(self.game)

    def _told(self) -> dict[str, Any]:
        decision = decision_of(self.game, self.seat)
        ids = [] if decision is None else [option.id for option in decision.options]
        return {"scores": self.game.scores, "winners": self.game.winners, "options": ids}


gymnasium.register("bodypolitic/Seat-v0", entry_point="bodypolitic.envs.seat:Seat")
