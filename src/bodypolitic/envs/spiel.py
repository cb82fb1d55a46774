"""The game for OpenSpiel, as `python_bodypolitic`: chance deals once, then seats decide one at a time.

>>> import pyspiel
>>> import bodypolitic.envs.spiel
>>> game = pyspiel.load_game("python_bodypolitic(players=2)")

All of a game's chance follows from its seed, so the one chance node at the start draws a seed out of `seeds`. Actions
are the numbers of the fixed vocabulary. Search has to think of other deals that fit what a seat knows: a `Resampler`
is for `ISMCTSBot.set_resampler`.
"""

import json
from dataclasses import dataclass
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel

from bodypolitic.envs.observation import NAMES, decision_of, observation
from bodypolitic.envs.prizes import prizes, skip_single
from bodypolitic.envs.vocabulary import SIZE, number_of, option_numbered
from bodypolitic.game.game import Game

DECISIONS_AT_MOST: Final = 4000
SEEDS: Final = 1000
TYPE: Final = pyspiel.GameType(
    short_name="python_bodypolitic",
    long_name="Body Politic",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 4, "seeds": SEEDS},
)


class Heard(NamedTuple):
    """What a choice brought about; who made it and what it was, where there was more than one."""

    told: tuple[str, ...]
    seat: str = ""
    choice: str = ""


@dataclass(slots=True)
class Course:
    """A game on its way and what was heard of it since the beginning."""

    game: Game
    heard: tuple[Heard, ...] = ()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Course":
        return Course(self.game.clone(), self.heard)

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (self.game.save(digests=False), self.heard)

    @property
    def seats(self) -> list[str]:
        """The seats in player order."""
        return list(self.game.scores)

    def begin(self) -> None:
        """Hear how the game begins, up to the first question."""
        self._hear()
        skip_single(self.game, self._hear)

    def choose(self, action: int) -> None:
        """Take an option for whoever is asked."""
        seat = self.game.decision.seat
        option = option_numbered(action)
        self.game.choose(option, seat)
        self._hear(seat, option.id)
        skip_single(self.game, self._hear)

    def _hear(self, seat: str = "", choice: str = "") -> None:
        told = tuple(f"{happening.kind} {happening.values}" for happening in self.game.happened)
        self.heard = (*self.heard, Heard(told, seat, choice))

    def remembered(self, seat: str) -> list[str]:
        """All that a seat has heard and done since the beginning."""
        lines: list[str] = []
        for told, who, choice in self.heard:
            lines += [*([choice] if who == seat else []), *told]
        return lines


def _loaded(save: dict[str, Any], heard: tuple[Heard, ...]) -> Course:
    return Course(Game.load(save), heard)


class BodyPoliticGame(pyspiel.Game):  # type: ignore[misc]  # it has no types
    """The game with its settings."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.players = int((params or {}).get("players", 4))
        self.seeds = int((params or {}).get("seeds", SEEDS))
        info = pyspiel.GameInfo(
            num_distinct_actions=SIZE,
            max_chance_outcomes=self.seeds,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=DECISIONS_AT_MOST,
        )
        super().__init__(TYPE, info, params or {})

    def new_initial_state(self) -> "BodyPoliticState":
        """Before anything is dealt."""
        return BodyPoliticState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What seats see, as tensors and strings."""
        return Observer(iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class BodyPoliticState(pyspiel.State):  # type: ignore[misc]  # it has no types
    """A game at a decision, or before it is dealt."""

    def __init__(self, game: BodyPoliticGame) -> None:
        super().__init__(game)
        self._players = game.players
        self._seeds = game.seeds
        self.course: Course | None = None

    def current_player(self) -> int:
        """Whose turn it is."""
        if self.course is None:
            return int(pyspiel.PlayerId.CHANCE)
        if self.course.game.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.course.seats.index(self.course.game.decision.seat)

    def _legal_actions(self, player: int) -> list[int]:
        assert self.course is not None
        decision = decision_of(self.course.game, self.course.seats[player])
        return [] if decision is None else sorted(number_of(option) for option in decision.options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The seeds, each as likely as the others."""
        return [(seed, 1 / self._seeds) for seed in range(self._seeds)]

    def _apply_action(self, action: int) -> None:
        if self.course is None:
            self.course = Course(Game.new(players=self._players, seed=action))
            self.course.begin()
        else:
            self.course.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else option_numbered(action).id

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.course is not None and self.course.game.over

    def returns(self) -> list[float]:
        """1 shared by the winners and -1 by the others, once the game is over."""
        if self.course is None or not self.course.game.over:
            return [0.0] * self._players
        return list(prizes(self.course.game).values())

    def __str__(self) -> str:
        return "not dealt" if self.course is None else repr(self.course.game)


class Observer:
    """What a seat may know: the row of numbers, and its view as text, behind all it remembers if recall is perfect."""

    def __init__(self, wanted: Any) -> None:
        self._recalls = wanted.perfect_recall
        self.tensor = np.zeros(len(NAMES), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: BodyPoliticState, player: int) -> None:
        """See a state as a player does."""
        self.tensor.fill(0)
        if state.course is not None:
            self.tensor[:] = observation(state.course.game, state.course.seats[player])

    def string_from(self, state: BodyPoliticState, player: int) -> str:
        """A state in text, as a player sees it."""
        if state.course is None:
            return "not dealt"
        seat = state.course.seats[player]
        view = json.dumps(state.course.game.view(seat))
        return "\n".join([*state.course.remembered(seat), view]) if self._recalls else view


class Resampler:
    """Other states that a player can't tell from the one it is in, by a seed."""

    def __init__(self, seed: int = 0) -> None:
        self._chance = Random(seed)

    def __call__(self, state: BodyPoliticState, player: int) -> BodyPoliticState:
        """Another state with all that the player can't know drawn anew."""
        other: BodyPoliticState = state.clone()
        assert other.course is not None
        seat = other.course.seats[player]
        other.course.game = other.course.game.determinize(seat, self._chance.getrandbits(48))
        return other


pyspiel.register_game(TYPE, BodyPoliticGame)
