"""The text of every AI card of the Capitalist Class is made from its declaration."""

import re

import pytest

from bodypolitic.game.ground.codes import AI_CARDS_EACH, CC
from bodypolitic.words.automas import describe_ai_card
from bodypolitic.words.catalogue import languages


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", range(1, AI_CARDS_EACH + 1))
def test_every_ai_card_has_a_text(number: int, language: str) -> None:
    text = describe_ai_card(CC, number, language)
    assert text[0].isupper() and text.endswith(".")
    assert not re.search(r"[{}$]|\s\s|\s[.,;:]|\.\.|[.,;:][^\s\d]", text)


@pytest.mark.parametrize(
    ("number", "part"),
    [
        (1, "Bonus with Build Company: build 2 companies instead of 1, if the second would work at once."),
        (2, "Bonus with Build Company: if you sell a company without Machinery instead, get twice its cost."),
        (
            3,
            "The Special Action goes up 1 row for each of your companies that could get Machinery. "
            "If so, it also goes up 1 row for every 2 Production Phases to come. "
            "Special action: before the last round only, pay 20 V and place 1 Machinery token on one of your "
            "companies. Then pay 25 V and place 1 Machinery token on one of your companies, if you can.",
        ),
        (7, "Bonus with Build Company: the State pays half of its cost (rounded down), if it makes food or luxury."),
        (12, "The Special Action goes up 1 row for each of your luxury companies, but only at 6A."),
        (15, "first sell up to 4 food abroad for 15 V each, as one more transaction."),
        (15, "Then pay 15 V and add 3"),
        (22, "Bonus with Sell to the Foreign Market: get 5 V more for each transaction."),
        (22, "if they are just as many as it needs and fit its slots. Needs 2B or 2C."),
        (23, "move half of your Revenue, rounded down, to your Capital, if it is 150 V or more. Influence symbol."),
    ],
)
def test_what_an_ai_card_says(number: int, part: str) -> None:
    assert part in describe_ai_card(CC, number)
