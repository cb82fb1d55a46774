"""How to follow an Automa: its card, its rows, and what it does."""

from typing import Final

from bodypolitic.lessons.lesson import Lesson, Step

READING_AN_AUTOMA: Final = Lesson(
    name="reading-an-automa",
    seat="WC",
    minutes=5,
    position={
        "players": 2,
        "seed": 9,
        "turn": "WC",
        "turn_number": 3,
        "automas": {"CC": "simple"},
        "money": {"WC": 60},
        "hands": {"WC": ["state-scholarship", "migration", "general-strike", "cooperative-farm", "workers-movement"]},
    },
    steps=(
        Step("nobody", at="player:CC"),
        Step("pressure", at="action:apply-political-pressure", opens=("basic/apply-political-pressure",)),
        Step("card", at="hand", opens=("discard/*",)),
        Step("end-turn", at="confirm", opens=("end-turn",)),
        Step("its-turn", at="automa:CC"),
        Step("rows", at="automa:CC"),
        Step("bill", at="policy:2"),
        Step("again", at="action:apply-political-pressure", opens=("basic/apply-political-pressure",)),
        Step("again-card", at="hand", opens=("discard/*",)),
        Step("again-end", at="confirm", opens=("end-turn",)),
        Step("watch", at="automa:CC"),
        Step("farewell", at="prompt"),
    ),
)
