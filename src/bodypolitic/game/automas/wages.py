"""Adjust Wages: an Automa pays the minimum, but for companies where it gave in to a strike."""

from bodypolitic.game.automas.answering import answers, first_of
from bodypolitic.game.ground.codes import CC, L3, MC, CompanyId, Role
from bodypolitic.game.records.happenings import FreeActionTaken
from bodypolitic.game.records.options import Done, Option, SetWage
from bodypolitic.game.rules.free_actions import adjust_wages
from bodypolitic.game.rules.free_actions.adjust_wages import AdjustWages, changeable_wages
from bodypolitic.game.rules.staffing import lowest_wage
from bodypolitic.game.table.table import Table


def lower_wages(t: Table, role: Role) -> None:
    """The free action, if some wage can come down to the minimum."""
    cards = changeable_wages(t, role)
    adjusting = AdjustWages(role, cards, may_stop=True, commits=True)
    if any(_lowers(t, option) for option in adjusting.options(t)):
        t.tell(FreeActionTaken(role, adjust_wages.FREE_ACTION.id))
        t.push(adjusting)


@answers(AdjustWages, by=(MC, CC))
def next_wage(t: Table, role: Role, step: AdjustWages, options: list[Done | SetWage]) -> Option:
    """The next wage that can come down to the minimum, or the end of the adjustment."""
    for option in options:
        if _lowers(t, option):
            return option
    return first_of(options, Done)


def _lowers(t: Table, option: Option) -> bool:
    """Whether an option brings a wage down to the minimum."""
    return isinstance(option, SetWage) and option.level == lowest_wage(t) < t.company(option.company).wage


def raise_wages(t: Table, role: Role, cards: list[CompanyId]) -> list[int]:
    """The free action that raises the wages of some companies to L3; the codes of what is to be chosen in it."""
    if not cards:
        return []
    t.tell(FreeActionTaken(role, adjust_wages.FREE_ACTION.id))
    t.push(AdjustWages(role, tuple(cards), may_stop=False, commits=True))
    return [SetWage(card, L3).code for card in cards]
