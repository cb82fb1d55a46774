"""The basic and the free actions by name, as on the player aids."""

from typing import Final

BASIC_ACTIONS: Final = (
    "propose-bill",
    "assign-workers",
    "buy-goods-and-services",
    "strike",
    "demonstration",
    "apply-political-pressure",
    "build-company",
    "sell-company",
    "sell-to-foreign-market",
    "make-business-deal",
    "lobby",
    "extra-shift",
    "event-action",
    "meet-with-mps",
    "extra-tax",
    "campaign",
)
FREE_ACTIONS: Final = (
    "use-healthcare",
    "use-education",
    "use-luxury",
    "swap-workers",
    "receive-benefits",
    "pay-off-loan",
    "adjust-prices",
    "adjust-wages",
    "give-bonus",
    "buy-storage",
)
