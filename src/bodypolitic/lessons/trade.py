"""Trade: business deals, tariffs, the Free Trade Zone, and selling abroad."""

from typing import Final

from bodypolitic.lessons.lesson import Lesson, Step

TRADE: Final = Lesson(
    name="trade",
    seat="CC",
    minutes=5,
    position={
        "players": 2,
        "seed": 9,
        "round": 3,
        "turn": "CC",
        "turn_number": 4,
        "money": {"WC": 70, "CC": 200},
        "goods": {"WC": {"food": 6}},
        "storage": {"CC": {"food": 2, "luxury": 2}},
        "business_deals": [2],
        "export": 3,
        "hands": {"CC": ["technological-progress", "business-expansion", "global-branding", "fake-news"]},
    },
    others_prefer=("basic/apply-political-pressure",),
    steps=(
        Step("abroad", at="abroad"),
        Step("law", at="policy:6"),
        Step("deal", at="action:make-business-deal", opens=("basic/make-business-deal",)),
        Step("card", at="hand", opens=("discard/*",)),
        Step(
            "zone",
            at="abroad",
            opens=("deal-to-free-trade-zone/*",),
            instead={"deal-to-storages/*": "zone-instead"},
        ),
        Step("end-turn", at="confirm", opens=("end-turn",), figures={"paid": "happened/paid/CC/business-deal"}),
        Step("prices", at="abroad", figures={"food": "roles/CC/free_trade_zone/food"}),
        Step("sell", at="action:sell-to-foreign-market", opens=("basic/sell-to-foreign-market",)),
        Step("sell-card", at="hand", opens=("discard/*",)),
        Step("lot", at="abroad", opens=("export/food/8", "export/food/*")),
        Step("more", at="abroad", opens=("done", "export/*")),
        Step("profit", at="money:CC", figures={"money": "roles/CC/money"}),
        Step("farewell", at="prompt"),
    ),
)
