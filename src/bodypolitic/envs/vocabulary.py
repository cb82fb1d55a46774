"""Every option there can be as one whole number, always the same: for whoever needs a fixed list of actions.

Kinds of options stand in the order of the alphabet, and within a kind the values of its fields count up like the
digits of a number. Amounts have a limit, since the rules name none; nothing in a game comes near it.
"""

from bisect import bisect_right
from math import prod
from typing import Final

from bodypolitic.game.records.kinds import KINDS, UNEMPLOYED
from bodypolitic.game.records.options import Option, option_kinds

VERSION: Final = 1  # raised whenever a number begins to mean another option
MOST: Final = 128  # amounts in an option with one of them stay below this
MOST_OF_TWO: Final = 32  # and in an option with two


class _Digits:
    """The numbers of one kind of option: from `first` on, as many as its fields have values together."""

    def __init__(self, declared: type[Option], first: int) -> None:
        types = [type_name for _, type_name in declared.FIELDS]
        most = MOST if types.count("int") < 2 else MOST_OF_TWO
        self.declared = declared
        self.first = first
        self.lowest = [UNEMPLOYED if type_name == "Place" else 0 for type_name in types]
        self.sizes = [
            len(KINDS[type_name]) - lowest if len(KINDS[type_name]) else most
            for type_name, lowest in zip(types, self.lowest, strict=True)
        ]
        self.end = first + prod(self.sizes)

    def number(self, option: Option) -> int:
        """The number of an option of this kind."""
        number = 0
        for part, lowest, size in zip(option.parts(), self.lowest, self.sizes, strict=True):
            assert isinstance(part, int)
            if not lowest <= part < lowest + size:
                raise ValueError(f"{option!r} is beyond the vocabulary, version {VERSION}")
            number = number * size + part - lowest
        return self.first + number

    def option(self, number: int) -> Option:
        """The option of a number."""
        left = number - self.first
        parts: list[int] = []
        for lowest, size in zip(reversed(self.lowest), reversed(self.sizes), strict=True):
            left, part = divmod(left, size)
            parts.insert(0, part + lowest)
        return self.declared(*parts)


def _laid_out() -> list[_Digits]:
    found: list[_Digits] = []
    for declared in option_kinds():
        found.append(_Digits(declared, found[-1].end if found else 0))
    return found


_LAID_OUT: Final = _laid_out()
_BY_KIND: Final = {digits.declared: digits for digits in _LAID_OUT}
_FIRSTS: Final = [digits.first for digits in _LAID_OUT]
SIZE: Final = _LAID_OUT[-1].end


def number_of(option: Option) -> int:
    """The number of an option."""
    return _BY_KIND[type(option)].number(option)


def option_numbered(number: int) -> Option:
    """The option behind a number."""
    if not 0 <= number < SIZE:
        raise ValueError(f"no option has the number {number}; there are {SIZE}")
    return _LAID_OUT[bisect_right(_FIRSTS, number) - 1].option(number)
