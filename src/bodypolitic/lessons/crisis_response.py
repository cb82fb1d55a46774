"""Crisis Response: another answer to a crisis than the usual one."""

from typing import Final

from bodypolitic.lessons.lesson import Lesson, Step

CRISIS_RESPONSE: Final = Lesson(
    name="crisis-response",
    seat="WC",
    minutes=3,
    position={
        "players": 2,
        "seed": 1,
        "modules": ["crisis-response"],
        "round": 3,
        "turn": "WC",
        "turn_number": 5,
        "money": {"WC": 95, "CC": 160, "ST": 10},
        "policies": ["2A", "3B"],
        "goods": {"WC": {"food": 6}},
        "hands": {"WC": ["state-scholarship", "migration", "general-strike"]},
    },
    others_prefer=("basic/apply-political-pressure",),
    steps=(
        Step("card", at="desk"),
        Step("treasury", at="money:ST", figures={"money": "forecast/imf/treasury", "wages": "forecast/imf/wages"}),
        Step("pressure", at="action:apply-political-pressure", opens=("basic/apply-political-pressure",)),
        Step("discard", at="hand", opens=("discard/*",)),
        Step("end-turn", at="confirm", opens=("end-turn",)),
        Step("came", at="policies"),
        Step("next", at="desk"),
        Step("farewell", at="prompt"),
    ),
)
