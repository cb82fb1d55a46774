"""The text of every AI card of the Middle Class is made from its declaration."""

import re

import pytest

from bodypolitic.game.ground.codes import AI_CARDS_EACH, MC
from bodypolitic.words.automas import describe_ai_card
from bodypolitic.words.catalogue import languages


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", range(1, AI_CARDS_EACH + 1))
def test_every_ai_card_has_a_text(number: int, language: str) -> None:
    text = describe_ai_card(MC, number, language)
    assert text[0].isupper() and text.endswith(".")
    assert not re.search(r"[{}$]|\s\s|\s[.,;:]|\.\.|[.,;:][^\s\d]", text)


@pytest.mark.parametrize(
    ("number", "part"),
    [
        (1, "up to your Population from each, health from the State at half price (rounded up). Legitimacy: +1"),
        (1, "Special action: work an Extra Shift in one of your companies. Influence symbol."),
        (2, "Sell to the Foreign Market, Assign Workers. Bonus with Buy Goods & Services"),  # a card without policies
        (6, "without tariffs. Needs 6A or 6B."),
        (7, "first get 2 V from the State for each of your workers in Capitalist Class and public companies."),
        (11, "pay 4 V less for a company that is not a media company, and get a storage for what it makes."),
        (14, "build a company with one skilled worker of your choice from the supply. Needs 7B or 7C."),
        (20, "get 5 V more for each transaction."),
        (28, "The Special Action goes up 1 row for each of your unemployed workers, if there are 4 or more."),
    ],
)
def test_what_an_ai_card_says(number: int, part: str) -> None:
    assert part in describe_ai_card(MC, number)
