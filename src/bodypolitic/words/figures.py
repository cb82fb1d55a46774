"""The figures of the rules that messages speak of, so that no text repeats one: `{ FIGURE("lobby-cost") }`.

Each has the name of its constant in `game/components/boards.py`. Those that are one of several there, and those of
other places, are listed.
"""

from collections.abc import Mapping
from typing import Final

from bodypolitic.game.automas.buying import CHEAP_ITEM
from bodypolitic.game.automas.capitalist_class.automa import REVENUE_PER_ROW
from bodypolitic.game.automas.capitalist_class.companies import WORTH_SELLING
from bodypolitic.game.automas.middle_class.exporting import LITTLE_MONEY
from bodypolitic.game.components import boards
from bodypolitic.game.components.companies import COMPANIES, COMPANY_BY_SLUG
from bodypolitic.game.expansions.crisis_response.card import BONDS
from bodypolitic.game.ground.codes import FOOD, LUXURY, B, C


def _figures() -> dict[str, int]:
    return {
        name.lower().replace("_", "-"): value
        for name, value in vars(boards).items()
        if name.isupper() and isinstance(value, int)
    }


FIGURES: Final[Mapping[str, int]] = {
    **_figures(),
    "import-price-food": boards.IMPORT_PRICE[FOOD],
    "import-price-luxury": boards.IMPORT_PRICE[LUXURY],
    "public-service-price-B": boards.PUBLIC_SERVICE_PRICE[B],
    "public-service-price-C": boards.PUBLIC_SERVICE_PRICE[C],
    "small-bond": BONDS[0][0],
    "small-bond-back": BONDS[0][1],
    "large-bond": BONDS[1][0],
    "large-bond-back": BONDS[1][1],
    "cheap-item": CHEAP_ITEM,
    "revenue-per-row": REVENUE_PER_ROW,
    "worth-selling": WORTH_SELLING,
    "little-money": LITTLE_MONEY,
    "farm-workers": COMPANIES[COMPANY_BY_SLUG["cooperative-farm"]].size,
}
