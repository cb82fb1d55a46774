"""Action Cards: what the expansion adds to everybody's deck."""

from typing import Final

from bodypolitic.lessons.lesson import Lesson, Step

ACTION_CARDS: Final = Lesson(
    name="action-cards",
    seat="WC",
    minutes=3,
    position={
        "players": 2,
        "seed": 1,
        "modules": ["action-cards"],
        "round": 2,
        "turn_number": 4,
        "money": {"WC": 95, "CC": 160},
        "influence": {"CC": 3},
        "goods": {"WC": {"food": 6}},
        "hands": {"WC": ["reveal-political-scandal", "protect-the-status-quo", "migration", "general-strike"]},
    },
    others_prefer=("basic/apply-political-pressure",),
    steps=(
        Step("deck", at="hand"),
        Step("scandal", at="card:reveal-political-scandal", opens=("play/reveal-political-scandal",)),
        Step("end-turn", at="confirm", opens=("end-turn",), figures={"gained": "happened/gained/WC/influence"}),
        Step("protect", at="card:protect-the-status-quo", opens=("play/protect-the-status-quo",)),
        Step("policy", at="policies", opens=("protect/2B", "protect/*")),
        Step("result", at="policies"),
        Step("farewell", at="prompt"),
    ),
)
