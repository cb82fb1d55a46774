"""The steady bot's rules of thumb, by the actions that they judge, with the rates that it reckons by."""

from typing import Final

from bodypolitic.bots.steady.rates import money_worth, rounds_left
from bodypolitic.game.components.actions import BASIC_ACTION_NAMES, FREE_ACTION_NAMES
from bodypolitic.game.ground.codes import Role
from bodypolitic.game.records.options import Option, PlayCard, TakeBasicAction, TakeFreeAction
from bodypolitic.game.table.table import Table
from bodypolitic.words.catalogue import Values, catalogue

# The message of the rule that judges an action, where one puts it in words
THUMBS: Final = {
    "propose-bill": "thumb-politics",
    "assign-workers": "thumb-jobs",
    "buy-goods-and-services": "thumb-shopping",
    "strike": "thumb-struggle",
    "demonstration": "thumb-struggle",
    "apply-political-pressure": "thumb-influence",
    "build-company": "thumb-building",
    "sell-company": "thumb-selling",
    "sell-to-foreign-market": "thumb-trade",
    "make-business-deal": "thumb-trade",
    "lobby": "thumb-influence",
    "extra-shift": "thumb-shift",
    "event-action": "thumb-events",
    "meet-with-mps": "thumb-legitimacy",
    "extra-tax": "thumb-tax",
    "campaign": "thumb-influence",
    "use-healthcare": "thumb-use",
    "use-education": "thumb-use",
    "use-luxury": "thumb-use",
    "swap-workers": "thumb-swap",
    "receive-benefits": "thumb-benefits",
    "pay-off-loan": "thumb-loan",
    "adjust-prices": "thumb-prices",
    "adjust-wages": "thumb-prices",
    "give-bonus": "thumb-prices",
    "buy-storage": "thumb-storage",
}
CARD: Final = "thumb-card"
RECKONED: Final = 10  # V whose worth is told


def rule_of_thumb(t: Table, seat: Role, option: Option, language: str) -> str | None:
    """The rule by which the steady bot judges an action or a card, in words."""
    message = _message(option)
    if message is None:
        return None
    worth = f"{RECKONED * money_worth(t, seat):.1f}"
    values: Values = {"rounds": rounds_left(t), "money": RECKONED, "tenth": worth}
    return catalogue(language).text(message, values)


def _message(option: Option) -> str | None:
    if isinstance(option, PlayCard):
        return CARD
    if isinstance(option, TakeBasicAction):
        return THUMBS.get(BASIC_ACTION_NAMES[option.action])
    return THUMBS.get(FREE_ACTION_NAMES[option.action]) if isinstance(option, TakeFreeAction) else None
