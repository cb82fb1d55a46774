"""Hidden Agendas: a goal that nobody else knows."""

from typing import Final

from bodypolitic.lessons.lesson import Lesson, Step

AGENDA: Final = "modules/hidden-agendas/agenda"

HIDDEN_AGENDAS: Final = Lesson(
    name="hidden-agendas",
    seat="WC",
    minutes=3,
    position={
        "players": 2,
        "seed": 0,
        "modules": ["hidden-agendas"],
        "round": 2,
        "turn_number": 5,
        "money": {"WC": 80},
        "influence": {"WC": 4},
        "goods": {"WC": {"food": 4}},
        "hands": {"WC": ["specialization", "healthcare-benefits", "migration"]},
    },
    steps=(
        Step("agenda", at="desk", figures={"vp": f"{AGENDA}/vp"}),
        Step(
            "goal",
            at="goods:WC:influence",
            figures={"needed": f"{AGENDA}/progress/influence/needed", "have": f"{AGENDA}/progress/influence/have"},
        ),
        Step("buy", at="action:buy-goods-and-services", opens=("basic/buy-goods-and-services",)),
        Step("card", at="hand", opens=("discard/*",)),
        Step("influence", at="for-sale:ST:influence", opens=("buy/influence",)),
        Step("amount", at="prompt", opens=("amount/2", "amount/3"), instead={"amount/*": "amount-instead"}),
        Step("reveal", at="desk", opens=("claim-agenda/*",), instead={"end-turn": "reveal-instead"}),
        Step("result", at="vp:WC", figures={"points": "happened/vp/WC"}),
        Step("farewell", at="prompt"),
    ),
)
