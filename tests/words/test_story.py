"""Happenings and decisions as they read, in whole games too."""

import pytest

from bodypolitic.bots.random_bot import RandomBot
from bodypolitic.game.components.action_cards import ACTION_CARD_BY_SLUG
from bodypolitic.game.components.companies import COMPANY_BY_SLUG
from bodypolitic.game.game import Game
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    AGAINST,
    BENEFIT_MONEY,
    CC,
    FOOD,
    IN_FAVOR,
    ST,
    UNSKILLED,
    WC,
    DealId,
    Phase,
    Section,
)
from bodypolitic.game.records.happenings import (
    CardPlayed,
    CubesAdded,
    CubesRemoved,
    CubesReturned,
    DealRevealed,
    Happening,
    LegitimacyMoved,
    Paid,
    PhaseBegan,
    PriceSet,
    Provided,
    RoundBegan,
    StanceTaken,
    TurnBegan,
    VoteResult,
    VPGained,
    WorkerLeft,
    WorkerMoved,
)
from bodypolitic.game.records.kinds import UNEMPLOYED
from bodypolitic.words.questions import option_text, question, refusal_text
from bodypolitic.words.story import line_of_log, tell


@pytest.mark.parametrize(
    ("happening", "text"),
    [
        (RoundBegan(2), "Round 2"),
        (PhaseBegan(Phase(3)), "Elections Phase"),
        (TurnBegan(CC, 4), "Turn 4: the Capitalist Class"),
        (
            Paid(CC, WC, 20, causes.WAGES),
            "The Capitalist Class pays the Working Class 20\u00a0V (Wages).",
        ),
        (VPGained(ST, -3, causes.LOANS), "The State: \u22123 VP (Loans)."),
        (StanceTaken(WC, AGAINST), "The Working Class is against."),
        (StanceTaken(WC, IN_FAVOR), "The Working Class is in favor."),
        (
            VoteResult(Section(6), 4, 3, 1),
            "3A (Taxation) passes with 4 in favor and 3 against.",
        ),
        (
            WorkerMoved(WC, UNSKILLED, UNEMPLOYED, COMPANY_BY_SLUG["doctors-office"]),
            "An unskilled Worker of the Working Class goes from the unemployed to the Doctor's Office.",
        ),
        (
            CubesAdded(WC, 1, causes.REFILL),
            "The Working Class adds 1 voting cube to the bag (refill).",
        ),
        (Provided(WC, BENEFIT_MONEY, 15), "The State sets 15\u00a0V aside for the Working Class."),
        (PriceSet(CC, FOOD, 15), "The Capitalist Class now asks 15\u00a0V for Food."),
        (
            CardPlayed(WC, ACTION_CARD_BY_SLUG[WC]["fake-news"]),
            "The Working Class plays Fake News.",
        ),
        (
            CardPlayed(WC, ACTION_CARD_BY_SLUG[WC]["proletarians-of-the-world-unite"]),
            "The Working Class plays Proletarians of the World, Unite!",
        ),
        (
            CubesRemoved(CC, 1),
            "1 voting cube of the Capitalist Class is taken out of the bag.",
        ),
        (
            CubesRemoved(CC, 2),
            "2 voting cubes of the Capitalist Class are taken out of the bag.",
        ),
        (
            LegitimacyMoved(WC, 1, causes.MEETING),
            "Legitimacy of the State with the Working Class: +1 (meeting with MPs).",
        ),
        (
            WorkerLeft(WC, UNSKILLED),
            "An unskilled Worker of the Working Class leaves the country.",
        ),
        (DealRevealed(DealId(6)), "A Business Deal is on offer: 4 Food and 8 Luxury for 60\u00a0V."),
    ],
)
def test_happenings_read_well(happening: Happening, text: str) -> None:
    assert tell(happening) == text


def test_bookkeeping_has_words_but_no_line_in_a_log() -> None:
    returned = CubesReturned(WC, 2)
    assert tell(returned) == "2 voting cubes of the Working Class go back into the bag."
    assert line_of_log(returned) == ""
    assert line_of_log(RoundBegan(2)) == "Round 2"


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
                assert f"(p. {refusal.page})" in refusal_text(decision, refusal)
            game.choose(bot.choose(decision, game), decision.seat)
            assert all(tell(happening) for happening in game.happened)
