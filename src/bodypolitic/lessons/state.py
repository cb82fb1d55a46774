"""As the State: events, legitimacy, the treasury, and the road to the IMF."""

from typing import Final

from bodypolitic.lessons.lesson import Lesson, Step

STATE: Final = Lesson(
    name="state",
    seat="ST",
    minutes=10,
    position={
        "players": 4,
        "seed": 5,
        "round": 2,
        "turn": "ST",
        "turn_number": 4,
        "goods": {"WC": {"food": 4}, "MC": {"food": 4}},
        "money": {"ST": 45, "WC": 60, "MC": 60, "CC": 90},
        "legitimacy": {"WC": 2, "MC": 4, "CC": 3},
        "events": ["declining-birth-rate", "fear-of-deflation"],
        "hands": {"ST": ["shift-focus", "a-matter-of-high-priority", "medical-tourism", "foreign-investment-program"]},
    },
    others_prefer=("basic/apply-political-pressure",),
    steps=(
        Step("welcome", at="player:ST"),
        Step(
            "legitimacy",
            at="legitimacy:WC",
            figures={
                "workers": "roles/ST/legitimacy/WC",
                "middle": "roles/ST/legitimacy/MC",
                "capitalists": "roles/ST/legitimacy/CC",
            },
        ),
        Step("events", at="desk"),
        Step("act", at="action:event-action", opens=("basic/event-action",)),
        Step("card", at="hand", opens=("discard/*",)),
        Step(
            "event",
            at="event:declining-birth-rate",
            opens=("event/declining-birth-rate",),
            instead={"event/*": "event-instead"},
        ),
        Step("for-whom", at="legitimacy:WC", opens=("class/WC",), instead={"class/*": "for-whom-instead"}),
        Step("from", at="for-sale:ST:health", opens=("from/ST",), instead={"from/*": "from-instead"}),
        Step("amount", at="prompt", opens=("amount/2",), instead={"amount/*": "amount-instead"}),
        Step("end-turn", at="confirm", opens=("end-turn",)),
        Step("treasury", at="money:ST", figures={"money": "roles/ST/money", "wages": "forecast/wages_out"}),
        Step("imf", at="imf", figures={"limit": "imf_limit"}),
        Step("tax", at="action:extra-tax", opens=("basic/extra-tax",)),
        Step("tax-card", at="hand", opens=("discard/*",)),
        Step("end-again", at="confirm", opens=("end-turn",), figures={"taxes": "happened/got/ST/extra-tax"}),
        Step(
            "production",
            at="money:ST",
            figures={
                "wages": "happened/paid/ST/wages",
                "income": "happened/got/ST/income-tax",
                "employment": "happened/got/ST/employment-tax",
                "corporate": "happened/got/ST/corporate-tax",
            },
        ),
        Step("ignored", at="legitimacy:CC", opens=("class/CC", "class/*")),
        Step("ignored-again", at="prompt", opens=("class/MC", "class/*")),
        Step("scoring", at="vp:ST", figures={"points": "happened/vp/ST/legitimacy"}),
        Step("farewell", at="prompt"),
    ),
)
