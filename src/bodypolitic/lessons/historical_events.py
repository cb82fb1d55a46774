"""Historical Events: moments of history, and whoever sets them off."""

from typing import Final

from bodypolitic.lessons.lesson import Lesson, Step

HISTORICAL_EVENTS: Final = Lesson(
    name="historical-events",
    seat="WC",
    minutes=3,
    position={
        "players": 2,
        "seed": 1,
        "modules": ["historical-events"],
        "round": 2,
        "phase": "preparation",
        "money": {"WC": 95, "CC": 160},
        "goods": {"WC": {"food": 6}},
    },
    steps=(
        Step("card", at="desk"),
        Step("who", at="desk"),
        Step("set-off", at="desk", opens=("set-off/*",)),
        Step("result", at="bag:WC", figures={"own": "voting_bag/WC"}),
        Step("farewell", at="prompt"),
    ),
)
