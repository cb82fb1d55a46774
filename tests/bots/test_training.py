"""How the outlook learns: from whole games, by a regression that foretells the final scores."""

import pytest

from bodypolitic.bots.thinking.learned import JUDGES
from bodypolitic.bots.thinking.training import Dealt, Played, fitted, played
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.ground.codes import CC, WC


@pytest.mark.compiled
def test_who_plays_is_drawn_by_the_seed() -> None:
    judges = JUDGES.read_text(encoding="utf-8")
    steady, again, swift = (played(Dealt(2, 5, by)) for by in ("", "", judges))
    assert steady == again
    assert steady.rows[0] == swift.rows[0]
    assert steady.final != swift.final
    assert len(steady.rows) == ROUNDS


def test_what_tells_the_final_scores_is_found() -> None:
    """The second feature is the Working Class's score, the third that of the Capitalist Class."""
    games = [
        Played([[1.0, float(one), float(60 - one)]], [one, 0, 60 - one, 0], [WC if one > 30 else CC])
        for one in [number * 7 % 60 for number in range(200)]
    ]
    weights, doubt, told = fitted(games, 2, 1)
    assert told["correlation"]["WC"] > 0.99
    assert told["log_loss"] < 0.1
    assert doubt == 2.0
    assert [bool(row) for row in weights] == [True, False, True, False]
