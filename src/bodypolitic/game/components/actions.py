"""The names of the basic and the free actions, as on the player aids; `rules/` declares each under its name.

The place of a name is its number in games that are kept: new ones come last.
"""

from typing import Final

BASIC_ACTION_NAMES: Final = (
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
FREE_ACTION_NAMES: Final = (
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
