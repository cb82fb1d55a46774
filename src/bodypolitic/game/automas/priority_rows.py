"""Priority rows (advanced mode): the cards that say how much an Automa wants each action and each policy.

Rows run from the bottom up; in a row the card nearest the marker comes first, and it has the highest priority there.
Below the highest card there may be empty rows, until they collapse; above it there are none.
"""

from typing import Final

from bodypolitic.game.ground.codes import Policy, PriorityCard

# Priority cards
AW: Final = PriorityCard(0)
BGS: Final = PriorityCard(1)
PB: Final = PriorityCard(2)
STR: Final = PriorityCard(3)
DEM: Final = PriorityCard(4)
SA: Final = PriorityCard(5)
BC: Final = PriorityCard(6)
SFM: Final = PriorityCard(7)
LOB: Final = PriorityCard(8)
SC: Final = PriorityCard(9)
P1: Final = PriorityCard(10)

NOWHERE: Final = -1
NO_CARD: Final = PriorityCard(-1)


def row_of(rows: list[list[PriorityCard]], card: PriorityCard) -> int:
    """The row that a card is in, from 0 at the bottom, or NOWHERE."""
    for number, row in enumerate(rows):
        if card in row:
            return number
    return NOWHERE


def take_out(rows: list[list[PriorityCard]], card: PriorityCard) -> None:
    """Take a card out of its row; those left in it move up to the marker."""
    for row in rows:
        if card in row:
            row.remove(card)
    while rows and not rows[-1]:
        rows.pop()


def place(rows: list[list[PriorityCard]], card: PriorityCard, number: int) -> None:
    """Put a card at the far end of a row, wherever it was before."""
    take_out(rows, card)
    while len(rows) <= number:
        rows.append([])
    rows[number].append(card)


def move_up(rows: list[list[PriorityCard]], card: PriorityCard, up: int) -> None:
    """Move a card some rows up, to the far end of the row it reaches."""
    if up:
        place(rows, card, row_of(rows, card) + up)


def move_down(rows: list[list[PriorityCard]], card: PriorityCard, down: int) -> None:
    """Move a card some rows down, but not below the bottom row, to the far end of the row it reaches."""
    place(rows, card, max(0, row_of(rows, card) - down))


def collapse_row(rows: list[list[PriorityCard]], number: int) -> bool:
    """Let the rows above a row come down if it is empty, and say whether they did."""
    if number >= len(rows) or rows[number]:
        return False
    rows.pop(number)
    return True


def by_priority(rows: list[list[PriorityCard]]) -> list[PriorityCard]:
    """All cards in the rows, the highest priority first."""
    return [card for row in rows[::-1] for card in row]


def policy_card(policy: Policy) -> PriorityCard:
    """The priority card of a policy."""
    return PriorityCard(P1 + policy)


def policy_on(card: PriorityCard) -> Policy:
    """The policy that a priority card is for."""
    return Policy(card - P1)
