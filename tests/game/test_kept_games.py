"""Whole games are kept with their final scores, one of every module and mix of Automas, and replayed choice by choice.

A change of rules that nobody meant is noticed by them, whoever chose. They are kept without the digests that a save
has, so that only the rules decide. After a change that was meant, `make kept-games` plays them anew.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ROLES, ROLES_BY_PLAYERS
from bodypolitic.game.modules import AUTOMA_MAKERS
from bodypolitic.game.setup import Setup
from tests.game.module_games import modules_for
from tests.game.random_play import play_on

KEPT = Path(__file__).parent / "kept_games"


def automas_of(players: int, *modes: str) -> dict[str, str]:
    """An Automa for every class that has one, in the modes given in turn."""
    classes = [ROLES[role] for role in ROLES_BY_PLAYERS[players] if role in AUTOMA_MAKERS]
    return {name: modes[number % len(modes)] for number, name in enumerate(classes)}


def kept_setups() -> Iterator[tuple[str, Setup]]:
    """What is kept, by name."""
    for players in (2, 3, 4):
        every = modules_for(players)
        yield f"{players}", Setup(players)
        for module in every:
            yield f"{players}-{module}", Setup(players, modules=(module,))
        yield f"{players}-everything", Setup(players, modules=every)
        for name, modes in {"simple": ("simple",), "advanced": ("advanced",), "mixed": ("advanced", "simple")}.items():
            yield f"{players}-automas-{name}", Setup(players, automas=automas_of(players, *modes))
        alone = dict(list(automas_of(players, "advanced").items())[:1])
        yield f"{players}-everything-and-an-automa", Setup(players, modules=every, automas=alone)


SETUPS = dict(kept_setups())


def path_of(name: str) -> Path:
    return KEPT / f"{name}.json"


def keep() -> None:
    """Play all games anew, by the rules as they are now."""
    for path in KEPT.glob("*.json"):
        path.unlink()
    for number, (name, setup) in enumerate(SETUPS.items()):
        game = play_on(Game.new(setup=setup, seed=number), Random(number))
        save = {name: value for name, value in game.save().items() if name not in {"rules", "digests"}}
        data = {"scores": game.scores, "winners": game.winners, "save": save}
        path_of(name).write_text(json.dumps(data, indent=0) + "\n", encoding="utf-8")


def test_all_are_kept_and_no_others() -> None:
    assert {path.stem for path in KEPT.glob("*.json")} == set(SETUPS)


@pytest.mark.parametrize("name", SETUPS)
def test_a_kept_game_replays_to_the_same_scores(name: str) -> None:
    kept = json.loads(path_of(name).read_text(encoding="utf-8"))
    game = Game.load(kept["save"])
    assert game.over
    assert game.scores == kept["scores"], "if the rules changed on purpose: make kept-games"
    assert game.winners == kept["winners"]


if __name__ == "__main__":
    keep()
