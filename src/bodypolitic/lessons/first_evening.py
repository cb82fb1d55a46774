"""The first evening: the Working Class against one opponent, from a job to the end of a round."""

from typing import Final

from bodypolitic.lessons.lesson import Lesson, Step

FIRST_EVENING: Final = Lesson(
    name="first-evening",
    seat="WC",
    minutes=15,
    position={
        "players": 2,
        "seed": 3,
        "turn_number": 3,
        "money": {"WC": 40, "CC": 150},
        "influence": {"WC": 2, "CC": 1},
        "bag": {"WC": 10, "CC": 6},
        "storage": {"CC": {"luxury": 3}},
        "unemployed": {"WC": {"healthcare": 1, "unskilled": 1}},
        "hands": {
            "WC": [
                "supplemental-income-program",
                "general-strike",
                "state-scholarship",
                "cooperative-farm",
                "migration",
            ],
        },
    },
    others_prefer=("basic/sell-to-foreign-market", "basic/build-company", "basic/lobby", "against"),
    steps=(
        Step("welcome", at="player:WC"),
        Step("points", at="vp:WC"),
        Step("people", at="jobless:WC", figures={"count": "unemployed/WC"}),
        Step("assign", at="action:assign-workers", opens=("basic/assign-workers",)),
        Step("card", at="hand", opens=("discard/*",)),
        Step("clinic", at="company:clinic", opens=("fill/clinic",), figures={"wages": "companies/CC/clinic/wage_paid"}),
        Step(
            "doctor",
            at="unemployed:WC:healthcare",
            opens=("take/healthcare/unemployed",),
            instead={"take/healthcare/*": "doctor-instead"},
        ),
        Step("helper", at="unemployed:WC:unskilled", opens=("take/unskilled/unemployed",)),
        Step("end-turn", at="confirm", opens=("end-turn",)),
        Step("capitalist", at="player:CC"),
        Step("health", at="for-sale:ST:health", figures={"price": "public_prices/health"}),
        Step("buy", at="action:buy-goods-and-services", opens=("basic/buy-goods-and-services",)),
        Step("buy-card", at="hand", opens=("discard/*",)),
        Step("buy-health", at="for-sale:ST:health", opens=("buy/health",)),
        Step(
            "amount",
            at="prompt",
            opens=("amount/3",),
            figures={"population": "roles/WC/population"},
        ),
        Step(
            "use",
            at="action:use-healthcare",
            opens=("free/use-healthcare",),
            instead={"end-turn": "use-instead"},
        ),
        Step(
            "prosperity",
            at="track:WC",
            figures={
                "prosperity": "happened/vp/WC/prosperity",
                "healthcare": "happened/vp/WC/healthcare",
            },
        ),
        Step("end-again", at="confirm", opens=("end-turn",), figures={"points": "happened/vp/WC"}),
        Step("policies", at="policy:2"),
        Step("propose", at="action:propose-bill", opens=("basic/propose-bill",)),
        Step("propose-card", at="hand", opens=("discard/*",)),
        Step("bill", at="section:2A", opens=("bill/2A",)),
        Step("no-vote", at="prompt", opens=("no-vote",)),
        Step("last-turn", at="confirm", opens=("end-turn",)),
        Step("production", at="money:WC", figures={"wages": "happened/got/WC/wages"}),
        Step("food", at="player:CC", opens=("from/CC", "from/*"), figures={"population": "roles/WC/population"}),
        Step("food-amount", at="prompt", opens=("amount/3", "amount/*")),
        Step("taxes", at="money:WC", figures={"taxes": "happened/paid/WC/income-tax"}),
        Step("election", at="vote", figures={"own": "drawn_cubes/WC", "others": "drawn_cubes/CC"}),
        Step(
            "spend",
            at="prompt",
            opens=("spend-influence/WC/1", "spend-influence/WC/*"),
            figures={"influence": "roles/WC/influence"},
        ),
        Step("result", at="policy:2", figures={"points": "happened/vp/WC/bill-passed"}),
        Step("scoring", at="vp:CC", figures={"points": "roles/WC/vp"}),
        Step("new-round", at="track:WC"),
        Step("farewell", at="prompt"),
    ),
)
