"""Adjust Wages: an Automa pays the minimum, but for companies where it gave in to a strike."""

from typing import Final

from bodypolitic.game import happenings as h
from bodypolitic.game.codes import L3
from bodypolitic.game.free_actions.adjust_wages import AdjustWages, changeable_wages
from bodypolitic.game.options import DONE, FREE_ACTIONS, WAGE, Option
from bodypolitic.game.staffing import lowest_wage
from bodypolitic.game.table import Table

ADJUST_WAGES: Final = FREE_ACTIONS.index("adjust-wages")


def lower_wages(t: Table, role: int) -> None:
    """The free action, if some wage can come down to the minimum."""
    cards = changeable_wages(t, role)
    adjusting = AdjustWages(role, cards, may_stop=True, commits=True)
    if any(_lowers(t, option) for option in adjusting.options(t)):
        t.tell(h.FREE_ACTION, role, ADJUST_WAGES)
        t.push(adjusting)


def next_wage(t: Table, options: list[Option]) -> Option:
    """The next wage that can come down to the minimum, or the end of the adjustment."""
    for option in options:
        if _lowers(t, option):
            return option
    return next(option for option in options if option.verb == DONE)


def _lowers(t: Table, option: Option) -> bool:
    """Whether an option brings a wage down to the minimum."""
    return option.verb == WAGE and option.b == lowest_wage(t) < t.company(option.a).wage


def raise_wages(t: Table, role: int, cards: list[int]) -> list[int]:
    """The free action that raises the wages of some companies to L3; the codes of what is to be chosen in it."""
    if not cards:
        return []
    t.tell(h.FREE_ACTION, role, ADJUST_WAGES)
    t.push(AdjustWages(role, tuple(cards), may_stop=False, commits=True))
    return [Option(WAGE, card, L3).code for card in cards]
