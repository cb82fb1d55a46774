"""Alternative Events: help that stays with the class that got it."""

from typing import Final

from bodypolitic.lessons.lesson import Lesson, Step

ALTERNATIVE_EVENTS: Final = Lesson(
    name="alternative-events",
    seat="ST",
    minutes=3,
    position={
        "players": 4,
        "seed": 1,
        "modules": ["alternative-events"],
        "round": 2,
        "turn": "ST",
        "turn_number": 5,
        "money": {"ST": 100},
        "events": ["high-illiteracy-rate"],
        "goods": {"WC": {"food": 4}, "MC": {"food": 4}},
        "hands": {"ST": ["shift-focus", "a-matter-of-high-priority", "medical-tourism"]},
    },
    steps=(
        Step("event", at="desk"),
        Step("act", at="action:event-action", opens=("basic/event-action",)),
        Step("card", at="hand", opens=("discard/*",)),
        Step("for-whom", at="legitimacy:WC", opens=("class/WC", "class/*")),
        Step("pay", at="prompt", opens=("spend/*", "spend-money/*")),
        Step("end-turn", at="confirm", opens=("end-turn",)),
        Step("kept", at="desk"),
        Step("farewell", at="prompt"),
    ),
)
