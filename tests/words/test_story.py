"""Happenings and decisions as they read, in whole games too."""

import pytest

from bodypolitic.bots.random_bot import RandomBot
from bodypolitic.game import happenings as h
from bodypolitic.game.codes import BENEFIT_MONEY, CC, FOOD, ST, UNSKILLED, WC
from bodypolitic.game.components.action_cards import ACTION_CARD_BY_SLUG
from bodypolitic.game.components.companies import COMPANY_BY_SLUG
from bodypolitic.game.game import Game
from bodypolitic.game.happenings import Happening
from bodypolitic.game.options import UNEMPLOYED
from bodypolitic.words.questions import option_text, question, refusal_text
from bodypolitic.words.story import tell


@pytest.mark.parametrize(
    ("happening", "text"),
    [
        (Happening(h.ROUND_BEGAN, 2, 0, 0, 0), "Round 2"),
        (Happening(h.PHASE_BEGAN, 3, 0, 0, 0), "Elections Phase"),
        (Happening(h.TURN_BEGAN, CC, 4, 0, 0), "Turn 4: the Capitalist Class"),
        (
            Happening(h.PAID, CC, WC, 20, h.WAGES),
            "The Capitalist Class pays the Working Class 20 V (wages).",
        ),
        (Happening(h.VP, ST, -3, h.LOANS, 0), "The State: -3 VP (loans)."),
        (Happening(h.STANCE, WC, 0, 0, 0), "The Working Class is against."),
        (Happening(h.STANCE, WC, 1, 0, 0), "The Working Class is in favor."),
        (
            Happening(h.VOTE_RESULT, 6, 4, 3, 1),
            "3A (Taxation) passes with 4 in favor and 3 against.",
        ),
        (
            Happening(h.WORKER_MOVED, WC, UNSKILLED, UNEMPLOYED, COMPANY_BY_SLUG["doctors-office"]),
            "An unskilled worker of the Working Class goes from the unemployed to the Doctor's Office.",
        ),
        (
            Happening(h.CUBES_ADDED, WC, 1, h.REFILL, 0),
            "The Working Class adds 1 voting cube to the bag (refill).",
        ),
        (Happening(h.PROVIDED, WC, BENEFIT_MONEY, 15, 0), "The State sets 15 V aside for the Working Class."),
        (Happening(h.PRICE_SET, CC, FOOD, 15, 0), "The Capitalist Class now asks 15 V for food."),
        (
            Happening(h.CARD_PLAYED, WC, ACTION_CARD_BY_SLUG[WC]["fake-news"], 0, 0),
            "The Working Class plays Fake News.",
        ),
        (
            Happening(h.CUBES_REMOVED, CC, 1, 0, 0),
            "1 voting cube of the Capitalist Class is taken out of the bag.",
        ),
        (
            Happening(h.CUBES_REMOVED, CC, 2, 0, 0),
            "2 voting cubes of the Capitalist Class are taken out of the bag.",
        ),
        (
            Happening(h.LEGITIMACY_MOVED, WC, 1, h.MEETING, 0),
            "Legitimacy of the State with the Working Class: +1 (meeting with MPs).",
        ),
        (
            Happening(h.WORKER_LEFT, WC, UNSKILLED, 0, 0),
            "An unskilled worker of the Working Class leaves the country.",
        ),
        (Happening(h.DEAL_REVEALED, 6, 0, 0, 0), "A business deal is on offer: 4 food and 8 luxury for 60 V."),
    ],
)
def test_happenings_read_well(happening: Happening, text: str) -> None:
    assert tell(happening) == text


@pytest.mark.compiled
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_can_be_told(players: int) -> None:
    for seed in range(5):
        game = Game.new(players=players, seed=seed)
        bot = RandomBot(seed)
        while not game.over:
            decision = game.decision
            assert question(game, decision).endswith(("?", "."))
            offered = [option_text(game, decision, option) for option in decision.options]
            assert len(set(offered)) >= len({option.kind for option in decision.options})
            for refusal in decision.unavailable:
                assert f"(p. {refusal.page})" in refusal_text(refusal)
            game.choose(bot.choose(decision, game), decision.seat)
            assert all(tell(happening) for happening in game.happened)
