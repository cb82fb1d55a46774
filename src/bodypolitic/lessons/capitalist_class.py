"""As the Capitalist Class: build, hire, sell, and what becomes of the money."""

from typing import Final

from bodypolitic.lessons.lesson import Lesson, Step

CAPITALIST_CLASS: Final = Lesson(
    name="capitalist-class",
    seat="CC",
    minutes=10,
    position={
        "players": 2,
        "seed": 5,
        "round": 2,
        "turn": "CC",
        "turn_number": 4,
        "money": {"CC": 90, "WC": 60},
        "goods": {"WC": {"food": 3}},
        "unemployed": {"WC": {"luxury": 1, "unskilled": 3}},
        "storage": {"CC": {"luxury": 7, "education": 2}},
        "markets": {"CC": ["hotel", "stadium", "automated-dairy-farm", "institute-of-technology"]},
        "export": 3,
        "hands": {"CC": ["technological-progress", "business-expansion", "global-branding", "fake-news"]},
    },
    others_prefer=("basic/apply-political-pressure",),
    steps=(
        Step("welcome", at="player:CC"),
        Step("revenue", at="money:CC", figures={"revenue": "roles/CC/money"}),
        Step("build", at="action:build-company", opens=("basic/build-company",)),
        Step("card", at="hand", opens=("discard/*",)),
        Step("stadium", at="company:stadium", opens=("build-company/stadium",)),
        Step("wage", at="prompt", opens=("wage/stadium/L2", "wage/stadium/*")),
        Step("hire", at="jobless:WC", opens=("staff/WC",), instead={"no-workers": "hire-instead"}),
        Step("prices", at="action:adjust-prices", opens=("free/adjust-prices",)),
        Step("price", at="for-sale:CC:luxury", opens=("price/luxury/10", "price/luxury/*")),
        Step("prices-done", at="prompt", opens=("done",)),
        Step("end-turn", at="confirm", opens=("end-turn",)),
        Step("abroad", at="abroad", figures={"luxury": "roles/CC/storage/luxury"}),
        Step("export", at="action:sell-to-foreign-market", opens=("basic/sell-to-foreign-market",)),
        Step("export-card", at="hand", opens=("discard/*",)),
        Step("lot", at="abroad", opens=("export/luxury/5", "export/*")),
        Step("more", at="abroad", opens=("export/*", "done")),
        Step("end-again", at="confirm", opens=("end-turn",)),
        Step("production", at="money:CC", figures={"wages": "happened/paid/CC/wages"}),
        Step(
            "taxes",
            at="tax-multiplier",
            figures={
                "employment": "happened/paid/CC/employment-tax",
                "corporate": "happened/paid/CC/corporate-tax",
            },
        ),
        Step(
            "wealth",
            at="capital",
            figures={"wealth": "happened/vp/CC/wealth", "growth": "happened/vp/CC/wealth-growth"},
        ),
        Step("market", at="prompt", opens=("done", "discard-company/*")),
        Step("farewell", at="prompt"),
    ),
)
