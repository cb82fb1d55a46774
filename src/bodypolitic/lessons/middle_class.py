"""As the Middle Class: at home in both worlds, with companies of its own and work in those of others."""

from typing import Final

from bodypolitic.lessons.lesson import Lesson, Step

MIDDLE_CLASS: Final = Lesson(
    name="middle-class",
    seat="MC",
    minutes=10,
    position={
        "players": 3,
        "seed": 5,
        "round": 2,
        "turn": "MC",
        "turn_number": 4,
        "money": {"MC": 60, "WC": 60, "CC": 120},
        "goods": {"WC": {"food": 4}, "MC": {"food": 1}},
        "unemployed": {"WC": {"unskilled": 2}, "MC": {"healthcare": 1, "luxury": 1, "unskilled": 1}},
        "storage": {"MC": {"food": 2, "health": 4}},
        "markets": {"MC": ["electronics-store", "pharmacy", "game-store"]},
        "companies": {
            "CC": [
                {"company": "supermarket", "class": "WC"},
                {"company": "shopping-mall", "class": "MC"},
                {"company": "college", "class": "WC"},
                {"company": "clinic"},
            ]
        },
        "export": 3,
        "hands": {"MC": ["foreign-market-insight", "fake-news", "migration", "employment-subsidy"]},
    },
    others_prefer=("basic/apply-political-pressure",),
    steps=(
        Step("welcome", at="player:MC"),
        Step("two-worlds", at="jobless:MC", figures={"count": "unemployed/MC"}),
        Step("build", at="action:build-company", opens=("basic/build-company",)),
        Step("card", at="hand", opens=("discard/*",)),
        Step("game-store", at="company:game-store", opens=("build-company/game-store",)),
        Step(
            "founder",
            at="unemployed:MC:luxury",
            opens=("take/luxury/unemployed",),
            instead={"take/luxury/shopping-mall": "founder-instead"},
        ),
        Step("wage", at="prompt", opens=("wage/game-store/L2", "wage/game-store/*")),
        Step("employee", at="prompt", opens=("employ/unskilled",), instead={"*": "employee-instead"}),
        Step("end-turn", at="confirm", opens=("end-turn",)),
        Step("elsewhere", at="company:clinic", figures={"wages": "companies/CC/clinic/wage_paid"}),
        Step("assign", at="action:assign-workers", opens=("basic/assign-workers",)),
        Step("assign-card", at="hand", opens=("discard/*",)),
        Step(
            "doctor",
            at="unemployed:MC:healthcare",
            opens=("take/healthcare/unemployed",),
            instead={"take/healthcare/*": "doctor-instead"},
        ),
        Step("helper", at="unemployed:MC:unskilled", opens=("take/unskilled/unemployed",)),
        Step("end-again", at="confirm", opens=("end-turn",)),
        Step(
            "production",
            at="money:MC",
            figures={"got": "happened/got/MC/wages", "paid": "happened/paid/MC/wages"},
        ),
        Step("goods", at="player:MC", figures={"luxury": "happened/gained/MC/luxury"}),
        Step(
            "taxes",
            at="tax-multiplier",
            figures={"income": "happened/paid/MC/income-tax", "employment": "happened/paid/MC/employment-tax"},
        ),
        Step("prosperity", at="track:MC", figures={"points": "happened/vp/MC/prosperity"}),
        Step("market", at="prompt", opens=("done", "discard-company/*")),
        Step("farewell", at="prompt"),
    ),
)
