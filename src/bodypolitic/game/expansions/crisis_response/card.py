"""A Crisis Response card: its parts in the order in which they are carried out."""

from typing import Final, NewType

from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.components.printed import Printed
from bodypolitic.game.ground.codes import Policy, Role, letter_of, policy_of, section_named
from bodypolitic.game.records.kinds import KINDS, Cards
from bodypolitic.game.rules.politics.imf import STAYS
from bodypolitic.game.table.table import Table

CrisisCardId = NewType("CrisisCardId", int)

LOCK_TOKENS: Final = 2
# What a class may lend under the New Government Bond Program, and what it gets back: the two sides of a Bond card
BONDS: Final[tuple[tuple[int, ...], ...]] = ((30, 40), (50, 70))

# When a card is passed over for the next one
NEVER: Final = 0
IN_LAST_ROUND: Final = 1
WITH_FEW_UNIONS: Final = 2
UNIONS_NEEDED: Final = 2

# What the State loses with a class besides a plain number of points
NOTHING_LOST: Final = 0
HALF: Final = -1
PER_PAYMENT: Final = -2  # a point for every so much that the class has paid
PAYMENT: Final = 10


class For:
    """A line of a card: the role beside which it stands, and what it does."""

    __slots__ = ("effects", "role")

    def __init__(self, role: Role, *effects: Effect) -> None:
        self.role = role
        self.effects = effects


class CrisisCard(Printed):
    """What the State and the classes have to go through. `id` is its place in `CRISIS_CARDS`.

    `bills` lists the policies whose bills fall, `policies` the sections in force afterwards and `locked` the policies
    that get a Lock token, as printed. `loses` is what the State loses with WC, MC and CC.
    """

    __slots__ = ("bills", "effects", "id", "locked", "loses", "opens_for_free", "passed_over", "sections", "settles")

    def __init__(
        self,
        slug: str,
        *effects: For,
        policies: str = "",
        bills: str = "",
        locked: str = "",
        loses: tuple[int, ...] = (NOTHING_LOST, NOTHING_LOST, NOTHING_LOST),
        passed_over: int = NEVER,
        opens_for_free: bool = False,
        settles: bool = True,
    ) -> None:
        self.id = CrisisCardId(len(CRISIS_CARDS))
        super().__init__("crisis", slug)
        self.passed_over = passed_over
        self.bills = tuple([Policy(int(number) - 1) for number in bills])
        sections = [STAYS] * 7
        for code in policies.split():
            section = section_named(code)
            sections[policy_of(section)] = letter_of(section)
        self.sections = tuple(sections)
        self.locked = tuple([Policy(int(number) - 1) for number in locked])
        self.opens_for_free = opens_for_free
        self.effects = effects
        self.settles = settles
        self.loses = loses
        CRISIS_CARDS.append(self)

    def is_passed_over(self, t: Table) -> bool:
        """Whether another card is followed in place of this one."""
        if self.passed_over == IN_LAST_ROUND:
            return t.round == ROUNDS
        return self.passed_over == WITH_FEW_UNIONS and sum(t.unions) < UNIONS_NEEDED


CRISIS_CARDS: Final[list[CrisisCard]] = []
KINDS["CrisisCardId"] = Cards("crisis-card", CRISIS_CARDS)
