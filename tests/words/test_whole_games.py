"""Games with every module are told from beginning to end in each language: questions, options, reasons, the story."""

from random import Random

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.modules import MODULES
from bodypolitic.game.setup import Setup
from bodypolitic.words.catalogue import OFFERED
from bodypolitic.words.questions import option_text, question, refusal_text
from bodypolitic.words.story import tell
from tests.game.random_play import choose_at_random


@pytest.mark.compiled
@pytest.mark.long
@pytest.mark.parametrize("language", OFFERED)
@pytest.mark.parametrize("automas", [(), ("WC", "MC", "CC")], ids=["people", "automas"])
def test_a_whole_game_is_told(automas: tuple[str, ...], language: str) -> None:
    chance = Random(7)
    game = Game.new(seed=7, setup=Setup(4, modules=MODULES, automas=dict.fromkeys(automas, "advanced")))
    while not game.over:
        for decision in game.decisions:
            assert question(game, decision, language)
            assert all(option_text(game, decision, option, language) for option in decision.options)
            assert all(refusal_text(decision, one, language) for one in decision.unavailable)
        choose_at_random(game, chance)
        assert all(tell(happening, language) for happening in game.happened)
