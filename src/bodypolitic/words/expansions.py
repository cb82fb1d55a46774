"""What expansions say of their cards and of what they have on the table: each declares it in a file of its name."""

from collections.abc import Callable, Collection, Iterator, Mapping
from typing import Any, Final, NamedTuple

from bodypolitic.game.components.printed import Printed
from bodypolitic.game.ground.codes import Role
from bodypolitic.game.records.kinds import KINDS, Cards
from bodypolitic.game.table.module import Module
from bodypolitic.game.table.table import Table
from bodypolitic.words.catalogue import ENGLISH


class CardInWords(NamedTuple):
    """A card: what it is, its text, whose it is if it is one's own, and of an event its date, what sets it off and what
    it takes, by the number of players."""

    about: str
    lines: list[str]
    role: Role | None = None
    date: str = ""
    trigger: str = ""
    needs: Mapping[int, str] = {}


Printer = Callable[[Any, str], CardInWords]  # the card and the language
PRINTERS: Final[dict[str, Printer]] = {}  # by the type of the cards' numbers
SHEETS: Final[dict[str, str]] = {}  # likewise, what the sheets of the cards begin with


def prints(kind: str, sheet: str) -> Callable[[Printer], Printer]:
    """Say of which kind of cards a function gives the words, and what the names of their sheets begin with."""

    def declared(printer: Printer) -> Printer:
        PRINTERS[kind] = printer
        SHEETS[kind] = sheet
        return printer

    return declared


def printed_cards(kind: str, language: str = ENGLISH) -> Iterator[tuple[Printed, CardInWords]]:
    """Every card of a kind with its words."""
    cards = KINDS[kind]
    assert isinstance(cards, Cards)
    return ((card, PRINTERS[kind](card, language)) for card in cards.cards)


class Lying(NamedTuple):
    """Something that lies on the table: a fact with its name, or a card with its text."""

    name: str
    text: str
    card: bool = False


Listing = Callable[[Table, Any, Collection[Role], str], list[Lying]]  # the module, who looks, and the language
LISTINGS: Final[dict[type[Module], Listing]] = {}


def lies_there(module: type[Module]) -> Callable[[Listing], Listing]:
    """Say that a function lists what lies on the table by a module, as far as some seats may know it."""

    def declared(listing: Listing) -> Listing:
        LISTINGS[module] = listing
        return listing

    return declared


def on_the_table(t: Table, seats: Collection[Role], language: str = ENGLISH) -> list[Lying]:
    """All that modules have on the table."""
    return [
        lying
        for module in t.modules
        if type(module) in LISTINGS
        for lying in LISTINGS[type(module)](t, module, seats, language)
    ]
