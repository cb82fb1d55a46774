"""The texts of AI cards are made from their declarations; what they say is kept in `texts/`."""

import re

import pytest

from bodypolitic.game.ground.codes import AI_CARDS_EACH, WC, Role
from bodypolitic.game.modules import AUTOMA_MAKERS
from bodypolitic.words.automas import describe_ai_card
from bodypolitic.words.catalogue import OFFERED


@pytest.mark.parametrize("language", OFFERED)
@pytest.mark.parametrize("number", range(1, AI_CARDS_EACH + 1))
@pytest.mark.parametrize("role", AUTOMA_MAKERS)
def test_every_ai_card_has_a_text(role: Role, number: int, language: str) -> None:
    text = describe_ai_card(role, number, language)
    assert text[0].isupper() and text.endswith(".")
    assert not re.search(r"[{}$]|\s\s|\s[.,;:]|\.\.|[.,;:][^\s\d]", text)


def test_only_half_of_the_cards_have_the_influence_symbol() -> None:
    texts = [describe_ai_card(WC, number) for number in range(1, AI_CARDS_EACH + 1)]
    assert sum("Influence symbol" in text for text in texts) == 15
