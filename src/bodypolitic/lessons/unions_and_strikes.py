"""Trade unions, strikes and demonstrations: what the Working Class can do besides working."""

from typing import Final

from bodypolitic.lessons.lesson import Lesson, Step

UNIONS_AND_STRIKES: Final = Lesson(
    name="unions-and-strikes",
    seat="WC",
    minutes=5,
    position={
        "players": 2,
        "seed": 9,
        "round": 2,
        "turn": "WC",
        "turn_number": 4,
        "money": {"WC": 70, "CC": 150},
        "goods": {"WC": {"food": 6}},
        "companies": {
            "CC": [
                {"company": "supermarket", "class": "WC"},
                {"company": "shopping-mall", "class": "WC"},
                {"company": "clinic", "class": "WC"},
                {"company": "college"},
            ]
        },
        "unemployed": {"WC": {"healthcare": 1, "unskilled": 1}},
        "hands": {"WC": ["state-scholarship", "migration", "general-strike", "cooperative-farm"]},
    },
    others_prefer=("basic/apply-political-pressure", "free/adjust-wages", "wage/clinic/L3"),
    steps=(
        Step("wages", at="company:clinic", figures={"wages": "companies/CC/clinic/wage_paid"}),
        Step("strike", at="action:strike", opens=("basic/strike",)),
        Step("card", at="hand", opens=("discard/*",)),
        Step("clinic", at="company:clinic", opens=("strike/clinic",)),
        Step("another", at="company:supermarket", opens=("strike/supermarket", "strike/*", "done")),
        Step("end-turn", at="confirm", opens=("end-turn",)),
        Step("given-in", at="company:clinic", figures={"wages": "companies/CC/clinic/wage_paid"}),
        Step("union", at="union:healthcare"),
        Step("assign", at="action:assign-workers", opens=("basic/assign-workers",)),
        Step("assign-card", at="hand", opens=("discard/*",)),
        Step("form", at="union:healthcare", opens=("form-union/healthcare",), instead={"*": "form-instead"}),
        Step("done", at="prompt", opens=("done",)),
        Step("end-again", at="confirm", opens=("end-turn",)),
        Step(
            "brought",
            at="union:healthcare",
            figures={"influence": "happened/gained/WC/influence", "points": "happened/vp/WC/trade-union"},
        ),
        Step("demonstration", at="action:demonstration"),
        Step("farewell", at="prompt"),
    ),
)
