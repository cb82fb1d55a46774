"""Elections: the bag, the stance, and Influence."""

from typing import Final

from bodypolitic.lessons.lesson import Lesson, Step

DRAWN: Final = {"own": "drawn_cubes/WC", "middle": "drawn_cubes/MC", "capitalists": "drawn_cubes/CC"}

ELECTIONS: Final = Lesson(
    name="elections",
    seat="WC",
    minutes=5,
    position={
        "players": 3,
        "seed": 9,
        "round": 2,
        "turn": "WC",
        "turn_number": 5,
        "money": {"WC": 70, "MC": 90, "CC": 150},
        "goods": {"WC": {"food": 4}, "MC": {"food": 4}},
        "storage": {"MC": {"food": 4}},
        "influence": {"WC": 2, "MC": 1, "CC": 1},
        "bag": {"WC": 6, "MC": 9, "CC": 9},
        "bills": {"4A": "WC", "2C": "CC"},
        "hands": {"WC": ["state-scholarship", "migration", "general-strike"]},
    },
    others_prefer=("basic/apply-political-pressure",),
    steps=(
        Step("bag", at="bag:WC", figures={"own": "voting_bag/WC", "all": "voting_bag"}),
        Step("bills", at="policy:4"),
        Step("pressure", at="action:apply-political-pressure", opens=("basic/apply-political-pressure",)),
        Step("card", at="hand", opens=("discard/*",)),
        Step("end-turn", at="confirm", opens=("end-turn",)),
        Step("stance", at="vote", opens=("against",), instead={"in-favor": "stance-instead"}),
        Step("drawn", at="vote", figures=DRAWN),
        Step(
            "spend",
            at="prompt",
            opens=("spend-influence/WC/1", "spend-influence/WC/0"),
            figures={"influence": "roles/WC/influence"},
            instead={"spend-influence/*": "spend-instead"},
        ),
        Step("first-result", at="policy:2", figures={"points": "happened/vp/CC/bill-passed"}),
        Step("second-drawn", at="vote", figures=DRAWN),
        Step("second-spend", at="prompt", opens=("spend-influence/WC/*",)),
        Step("second-result", at="policy:4", figures={"points": "happened/vp/WC/bill-passed"}),
        Step("at-once", at="goods:WC:influence"),
        Step("farewell", at="prompt"),
    ),
)
