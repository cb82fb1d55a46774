"""What each of the 25 events costs if it still lies on the board in the Scoring Phase (p. 29)."""

import pytest

from bodypolitic.game.components.event_cards import BASE_EVENTS
from bodypolitic.game.game import Game
from tests.game.table_talk import option_ids, picks

ANY_TWO = [
    "political-scandal",
    "neighbors-at-war",
    "need-for-sustainability-initiative",
    "fear-of-deflation",
    "need-for-stimulus-package",
    "developing-countries-in-need",
    "unfair-representation",
]
LOSSES = {
    "pandemic": ("MC", "CC"),
    "strike-at-the-port": ("WC", "CC"),
    "low-education-index": ("WC", "MC"),
    "declining-birth-rate": ("WC", "MC"),
    "demand-for-thirteen-month-pay": ("WC", "MC"),
    "companies-demand-better-internet": ("MC", "CC"),
    "drought": ("WC", "CC"),
    "local-industries-in-turmoil": ("MC", "CC"),
    "technological-illiteracy": ("WC", "CC"),
    "demand-for-higher-welfare-standards": ("WC", "MC"),
    "infant-industry-requires-help": ("MC", "CC"),
    "outdated-public-sector-infrastructure": ("MC", "CC"),
    "earthquake": ("WC", "MC"),
    "demand-for-pension-reform": ("WC", "MC"),
    "political-polarization": ("WC", "CC"),
    "civil-unrest": ("WC", "CC"),
    "low-university-ratings": ("MC", "CC"),
    "global-supply-chain-crisis": ("WC", "MC"),
}


def scoring(event: str) -> Game:
    """Legitimacy 9, 7 and 5; after a loss of 1 each is halved, rounded up."""
    return Game.from_position({"phase": "scoring", "events": [event], "legitimacy": {"WC": 9, "MC": 7, "CC": 5}})


def losses(game: Game) -> list[str | int]:
    moved = [happening.values for happening in game.happened if happening.kind == "legitimacy-moved"]
    assert all(values["amount"] == -1 for values in moved if values["reason"] == "event-penalty")
    return [values["class"] for values in moved if values["reason"] == "event-penalty"]


def test_every_event_is_told_here() -> None:
    assert sorted([*ANY_TWO, *LOSSES]) == sorted(event.slug for event in BASE_EVENTS)


@pytest.mark.parametrize(("event", "classes"), LOSSES.items())
def test_two_named_classes_lose_one_each(event: str, classes: tuple[str, str]) -> None:
    game = scoring(event)
    assert losses(game) == list(classes)
    after = {"WC": 9, "MC": 7, "CC": 5}
    for name in classes:
        after[name] -= 1
    assert game.table.legitimacy == [(value + 1) // 2 for value in after.values()]


@pytest.mark.parametrize("event", ANY_TWO)
def test_any_two_are_the_choice_of_the_state(event: str) -> None:
    game = scoring(event)
    assert (game.decision.seat, option_ids(game)) == ("ST", ["class/WC", "class/MC", "class/CC"])
    game.choose("class/CC")
    assert option_ids(game) == ["class/WC", "class/MC"]
    picks(game, "class/MC")
    assert losses(game) == ["CC", "MC"]
    assert game.table.legitimacy == [5, 3, 2]
