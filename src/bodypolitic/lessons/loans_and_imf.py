"""Loans, and what the IMF does when the State has too many of them."""

from typing import Final

from bodypolitic.lessons.lesson import Lesson, Step

LOANS_AND_IMF: Final = Lesson(
    name="loans-and-imf",
    seat="WC",
    minutes=5,
    position={
        "players": 2,
        "seed": 9,
        "round": 3,
        "turn": "WC",
        "turn_number": 5,
        "money": {"WC": 95, "CC": 160, "ST": 10},
        "loans": {"WC": 1},
        "policies": ["2A", "3B"],
        "goods": {"WC": {"food": 6}},
        "hands": {"WC": ["state-scholarship", "migration", "general-strike"]},
    },
    others_prefer=("basic/apply-political-pressure",),
    steps=(
        Step("loan", at="loans:WC", figures={"loans": "roles/WC/loans"}),
        Step("interest", at="money:WC"),
        Step("pay", at="action:pay-off-loan", opens=("free/pay-off-loan",)),
        Step("treasury", at="money:ST", figures={"money": "forecast/imf/treasury", "wages": "forecast/imf/wages"}),
        Step("limit", at="imf", figures={"limit": "imf_limit"}),
        Step("pressure", at="action:apply-political-pressure", opens=("basic/apply-political-pressure",)),
        Step("card", at="hand", opens=("discard/*",)),
        Step("end-turn", at="confirm", opens=("end-turn",)),
        Step("came", at="policy:2"),
        Step("taxes", at="policy:3"),
        Step("farewell", at="prompt"),
    ),
)
