"""What environments show of a game: rows of numbers as arrays, and the spaces that they are from."""

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from bodypolitic.envs.observation import MOST_OPTIONS, NAMES, OPTION_NAMES, decision_of, observation, option_row
from bodypolitic.game.game import Game

Observation = dict[str, NDArray[np.float32] | NDArray[np.int8]]


def observation_space() -> spaces.Dict:
    """What a seat sees: the table, its options, and how many of them there are."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-np.inf, np.inf, (len(NAMES),), np.float32),
            "options": spaces.Box(-np.inf, np.inf, (MOST_OPTIONS, len(OPTION_NAMES)), np.float32),
            "action_mask": spaces.Box(0, 1, (MOST_OPTIONS,), np.int8),
        }
    )


def action_space() -> spaces.Discrete[np.int64]:
    """The place of an option in the list of those that are offered."""
    return spaces.Discrete(MOST_OPTIONS)


def seen(game: Game, seat: str) -> Observation:
    """What a seat sees of a game. Its options are there only while it is asked."""
    options = np.zeros((MOST_OPTIONS, len(OPTION_NAMES)), np.float32)
    mask = np.zeros(MOST_OPTIONS, np.int8)
    decision = decision_of(game, seat)
    if decision is not None:
        number = len(decision.options)
        options[:number] = [option_row(decision, option) for option in decision.options]
        mask[:number] = 1
    return {"observation": np.array(observation(game, seat), np.float32), "options": options, "action_mask": mask}
