"""The game as a PettingZoo environment: every seat is an agent, and agents act one at a time.

>>> from bodypolitic.envs import bodypolitic_v0
>>> env = bodypolitic_v0.env(players=2)
>>> env.reset(seed=7)
>>> env.agent_selection
'WC'
"""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from bodypolitic.envs.observation import decision_of
from bodypolitic.envs.prizes import FOR_WINNING, Rewards, skip_single
from bodypolitic.envs.seen import Observation, action_space, observation_space, seen
from bodypolitic.game.game import Game
from bodypolitic.game.setup import Setup

SEED_BITS: Final = 63


def env(**settings: Any) -> Any:
    """The environment as most want it: an illegal action ends the game with a loss, and mistakes are told."""
    made = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=-1)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(made))


class raw_env(AECEnv):  # type: ignore[misc]  # it has no types; PettingZoo names it so
    """One game after another. Automas in `automas` (`{"CC": "simple"}`) play by themselves and are no agents."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "bodypolitic_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        players: int = 4,
        modules: tuple[str, ...] = (),
        automas: Mapping[str, str] | None = None,
        reward: str = FOR_WINNING,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.render_mode = render_mode
        self._setup = Setup(players, {}, modules, dict(automas or {}))
        self._reward = reward
        self._chance = np.random.default_rng()
        first = Game.new(setup=self._setup)
        Rewards(reward, first)  # refuses a reward that there is not
        self.possible_agents = [seat for seat in first.scores if seat not in self._setup.automas]
        self._observation_space = observation_space()
        self._action_space = action_space()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent sees; the same for all, since roles stand in their places."""
        return self._observation_space

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The place of an option in the list."""
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; without a seed, the next one that follows from the last seed given."""
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self.game = Game.new(seed=int(self._chance.integers(1 << SEED_BITS)), setup=self._setup)
        skip_single(self.game)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._rewards = Rewards(self._reward, self.game)
        self._tell()

    def observe(self, agent: str) -> Observation:
        """What an agent may know now."""
        return seen(self.game, agent)

    def step(self, action: int | None) -> None:
        """Take the option in a place of the list, for the agent that is asked."""
        seat = self.agent_selection
        if self.terminations[seat] or self.truncations[seat]:
            self._was_dead_step(action)
            return
        decision = decision_of(self.game, seat)
        assert decision is not None and action is not None
        self._cumulative_rewards[seat] = 0.0
        self.game.choose(decision.options[int(action)], seat)
        skip_single(self.game)
        earned = self._rewards.earned(self.game)
        self.rewards = {agent: earned[agent] for agent in self.agents}
        self._accumulate_rewards()
        if self.game.over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._tell()

    def render(self) -> str | None:
        """The table in words."""
        return str(self.game) if self.render_mode == "ansi" else None

    def _tell(self) -> None:
        """Who is asked next, and what everybody may hear: what is asked, the scores, and the ids of the options."""
        self.agent_selection = self.agents[0] if self.game.over else self.game.decision.seat
        self.infos = {agent: {"vp": self.game.scores[agent], "options": self._ids(agent)} for agent in self.agents}

    def _ids(self, agent: str) -> list[str]:
        decision = decision_of(self.game, agent)
        return [] if decision is None else [option.id for option in decision.options]
