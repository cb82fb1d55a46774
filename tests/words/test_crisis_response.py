"""The text of every Crisis Response card is made from its declaration."""

import re

import pytest

from bodypolitic.game.expansions.crisis_response.card import CrisisCard
from bodypolitic.game.expansions.crisis_response.deck import DECK
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import PolicyNumber, section_named
from bodypolitic.game.records.options import ToPropose
from bodypolitic.game.records.refusals import PolicyIsLocked, Unavailable
from bodypolitic.words.catalogue import languages
from bodypolitic.words.crisis_response import describe_crisis_card
from bodypolitic.words.questions import refusal_text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("card", DECK, ids=lambda card: card.face.slug)
def test_every_card_has_a_text(card: CrisisCard, language: str) -> None:
    text = describe_crisis_card(card, language)
    assert text[0].isupper() and text.endswith(".")
    assert not re.search(r"[{}$]|\s\s|\s[.,;:]|\.\.", text)


def test_no_two_cards_read_alike() -> None:
    assert len({describe_crisis_card(card) for card in DECK}) == 10


@pytest.mark.parametrize(
    ("title", "text"),
    [
        (
            "Moderate IMF Intervention",
            "All bills fall, and each makes up for it with 1 influence for its proposer. "
            "In force from now on: 1C 2C 3B 4B 5B 6C 7B. "
            "Policy 6 is locked: no bills on it before the IMF is checked in the next round. "
            "Working Class: Give up 2 of your unemployed workers, or all if you have fewer. "
            "The State pays 55 V for each of its loans, or gives whatever it has, and is free of all of them. "
            "The State loses legitimacy: 2 with the Working Class, 2 with the Middle Class "
            "and 2 with the Capitalist Class.",
        ),
        (
            "New Government Bond Program",
            "Does not apply in round 5: turn up another card. "
            "State: Each class may lend you 30 V or 50 V, in reverse player order. "
            "If you can pay off your loans then, you do, that is all, and by the end of the next Action Phase you pay "
            "back 40 V or 70 V to each lender; otherwise the money goes back and another card is turned up.",
        ),
        (
            "Failed IMF Intervention: Revolution",
            "Does not apply with fewer than 2 trade unions: turn up another card. "
            "All bills fall, and each makes up for it with 1 influence for its proposer. "
            "In force from now on: 1A 2C 3A 4A 5A 6A 7A. Public companies that open in this round cost "
            "the State nothing. "
            "Working Class: Pay the State 10 V. "
            "Capitalist Class: Pay the State 35 V and gain 1 influence for each 2 companies you own. "
            "Middle Class: Pay the State 20 V and gain 1 influence for each 2 companies you own. "
            "The State pays 55 V for each of its loans, or gives whatever it has, and is free of all of them. "
            "The State loses legitimacy: 2 with the Middle Class and 3 with the Capitalist Class.",
        ),
    ],
)
def test_cards_read_well(title: str, text: str) -> None:
    [card] = [card for card in DECK if card.face.title == title]
    assert describe_crisis_card(card) == text


def test_a_locked_policy_is_named_with_the_bill_it_refuses() -> None:
    refused = Unavailable(ToPropose(section_named("6B")), 14, PolicyIsLocked(PolicyNumber(6)))
    game = Game.new(players=2, seed=1)
    assert (
        refusal_text(game, game.decision, refused) == "6B (Foreign Trade): policy 6 (Foreign Trade) is locked (p. 14)"
    )
