"""The texts of AI cards are made from their declarations."""

import pytest

from bodypolitic.game.ground.codes import AI_CARDS_EACH, WC
from bodypolitic.words.automas import ai_card, describe_ai_card, describe_bonus, describe_special


def test_everything_that_an_ai_card_says() -> None:
    assert describe_ai_card(WC, 1) == (
        "In order: Assign Workers, Buy Goods & Services, Propose Bill, Strike. "
        "Policies: Fiscal Policy, Labor Market. "
        "Bonus with Assign Workers: assign up to 4 unemployed workers and get 4 V for each from the owner of its "
        "company. Needs 2B or 2C. "
        "Special action: draw voting cubes from the bag until 3 of them are opponents'. Remove those, add as many of "
        "your own instead and return the others. "
        "Influence symbol."
    )


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (2, "first build a Cooperative Farm and assign 3 unemployed workers to it."),
        (3, "buy from the Public Services only, and before that get 5 V from the State for each of your unemployed"),
        (5, "first add 2 of your voting cubes to the bag."),
        (6, "call an Immediate Vote without spending influence, if you would call one."),
        (7, "first add a skilled worker of yours, of any industry, to the unemployed. Needs 7B or 7C."),
        (9, "first let a public company that makes education with your workers produce at once"),
        (10, "health from the State at half price (rounded up). Legitimacy: +1 with the Working Class."),
        (11, "You may call an Immediate Vote on it only if that section is adjacent."),
        (13, "first get 1 V from the State for each of your employed workers. Needs 2B or 2C."),
        (15, "luxury from another player at half price (rounded up); the State pays the rest. Needs 1A or 1B."),
        (24, "Bonus with Propose Bill: propose 2 bills instead of 1."),
    ],
)
def test_what_a_bonus_says(number: int, text: str) -> None:
    assert text in describe_bonus(ai_card(WC, number), WC)


@pytest.mark.parametrize(
    ("number", "text"),
    [
        (
            2,
            "For each that you can't buy, add 2 of your voting cubes to the bag. Legitimacy: +1 with the Working",
        ),
        (3, "Special action: draw 6 voting cubes from the bag, remove all opponents' cubes among them and return"),
        (5, "Special action: get 15 V from the player in whose companies most of your workers work."),
        (6, "Special action: pay the Capitalist Class 20 V and gain 5 VP."),
    ],
)
def test_what_a_special_action_says(number: int, text: str) -> None:
    assert text in describe_special(ai_card(WC, number), WC)


def test_only_half_of_the_cards_have_the_influence_symbol() -> None:
    texts = [describe_ai_card(WC, number) for number in range(1, AI_CARDS_EACH + 1)]
    assert sum("Influence symbol" in text for text in texts) == 15
