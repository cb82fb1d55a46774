"""The page of the documentation that is made from the declarations lists them all."""

import runpy
from pathlib import Path

from bodypolitic.game.components.measures import MEASURES
from bodypolitic.game.game import Game

RELEASE = Path(__file__).resolve().parent.parent / "release"


def test_what_a_game_asks_offers_and_counts_is_listed() -> None:
    page = runpy.run_path(str(RELEASE / "vocabulary.py"))["page"]()
    game = Game.new(players=4, seed=1)
    for _ in range(40):
        decision = game.decision
        assert f"| `{decision.kind}` |" in page
        for option in decision.options:
            assert f"| `{option.kind}/<" in page or f"| `{option.kind}` |" in page, option.kind
        game.choose(decision.options[-1], decision.seat)
        for happening in game.happened:
            assert f"| `{happening.kind}`" in page
    assert all(f"| `{measure}` |" in page for measure in MEASURES)
