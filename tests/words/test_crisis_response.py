"""The text of every Crisis Response card is made from its declaration."""

import re

import pytest

from bodypolitic.game.expansions.crisis_response.card import CRISIS_CARDS, CrisisCard
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import PolicyNumber, section_named
from bodypolitic.game.records.options import ToPropose
from bodypolitic.game.records.refusals import PolicyIsLocked, Unavailable
from bodypolitic.words.catalogue import OFFERED
from bodypolitic.words.crisis_response import describe_crisis_card
from bodypolitic.words.questions import refusal_text


@pytest.mark.parametrize("language", OFFERED)
@pytest.mark.parametrize("card", CRISIS_CARDS, ids=lambda card: card.slug)
def test_every_card_has_a_text(card: CrisisCard, language: str) -> None:
    text = describe_crisis_card(card, language)
    assert text[0].isupper() and text.endswith(".")
    assert not re.search(r"[{}$]|\s\s|\s[.,;:]|\.\.", text)


def test_no_two_cards_read_alike() -> None:
    assert len({describe_crisis_card(card) for card in CRISIS_CARDS}) == 10


def test_a_locked_policy_is_named_with_the_bill_it_refuses() -> None:
    refused = Unavailable(ToPropose(section_named("6B")), 14, PolicyIsLocked(PolicyNumber(6)))
    game = Game.new(players=2, seed=1)
    assert refusal_text(game.decision, refused) == "6B (Foreign Trade): Policy 6 (Foreign Trade) is locked (p. 14)"
