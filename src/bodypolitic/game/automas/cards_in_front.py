"""What lies in front of an Automa: its AI cards and its priority rows, and how turns, phases and votes move them."""

from typing import Any, ClassVar, Final

from bodypolitic.game.automas.ai_cards import AICard
from bodypolitic.game.automas.desired_policies import distance
from bodypolitic.game.automas.priority_rows import (
    NOWHERE,
    P1,
    by_priority,
    collapse_row,
    move_up,
    place,
    policy_card,
    row_of,
    take_out,
)
from bodypolitic.game.automas.shapes import AutomaView
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.ground import chance
from bodypolitic.game.ground.codes import (
    ACTION,
    ADVANCED,
    AI_CARDS_EACH,
    ALL_POLICIES,
    ELECTIONS,
    IMMIGRATION,
    MODE_PLAYED,
    NOBODY,
    PREPARATION,
    PRIORITY_CARDS,
    ROLES,
    SIMPLE,
    AutomaLine,
    Phase,
    Policy,
    PriorityCard,
    Role,
    policy_of,
)
from bodypolitic.game.records.findings import NOTHING_COUNTED
from bodypolitic.game.records.happenings import (
    AICardsDrawn,
    AICardsReshuffled,
    BillDiscarded,
    Happening,
    PolicyChanged,
    PriorityPlaced,
    PriorityRaised,
    PriorityRemoved,
    PriorityRows,
    PrioritySetAside,
    PriorityStays,
    RowCollapsed,
)
from bodypolitic.game.records.record import Record
from bodypolitic.game.table.module import Module
from bodypolitic.game.table.table import Table

UNDETERMINED: Final = -1


class CardsInFront(Module):
    """The pile of AI cards and the priority rows. `card` is the AI card that is played by, as a place in `CARDS`.

    A row that a card leaves empty stays so until the checks of the next AI card are over.

    `aside` holds the priority cards that are set aside, actions and policies; those of policies come back in a
    Preparation Phase.
    """

    ROLE: ClassVar[Role] = NOBODY
    CARDS: ClassVar[tuple[AICard, ...]] = ()
    OPENING_ACTIONS: ClassVar[
        tuple[tuple[PriorityCard, ...], ...]
    ] = ()  # rows from the bottom up, nearest the marker first
    HOLDS: ClassVar[dict[str, str]] = dict.fromkeys(("action_rows", "policy_rows", "aside"), "PriorityCard")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "mode",
        "pile",
        "discard",
        "card",
        "action_rows",
        "policy_rows",
        "aside",
    )

    def __init__(self) -> None:
        self.mode = SIMPLE
        self.pile: list[int] = []  # the top card last
        self.discard: list[int] = []
        self.card = UNDETERMINED
        self.action_rows: list[list[PriorityCard]] = []
        self.policy_rows: list[list[PriorityCard]] = []
        self.aside: list[PriorityCard] = []

    @property
    def role(self) -> Role:
        """The class it plays."""
        return self.ROLE

    @property
    def ai_card(self) -> AICard:
        """The AI card it plays by."""
        return self.CARDS[self.card]

    # Setup and the pile

    def set_up(self, t: Table) -> None:
        self.mode = MODE_PLAYED[t.automas[self.role]]
        self.pile = list(range(AI_CARDS_EACH))
        chance.shuffle(t.chance, self.pile)
        if self.mode == ADVANCED:
            self.action_rows = [list(row) for row in self.OPENING_ACTIONS]
            self.aside = [policy_card(policy) for policy in ALL_POLICIES]
            self.return_policy_cards(t)

    def draw_ai_card(self, t: Table) -> int:
        """Take the top card of the pile."""
        if not self.pile:
            self._put_discards_beneath(t)
        return self.pile.pop()

    def _put_discards_beneath(self, t: Table) -> None:
        if self.discard:
            t.tell(AICardsReshuffled(self.role))
        beneath = sorted(self.discard)
        chance.shuffle(t.chance, beneath)
        self.pile = beneath + self.pile
        self.discard = []

    def draw_symbols(self, t: Table, number: int) -> int:
        """Draw AI cards, count the Influence symbols on them and put them beneath the pile."""
        drawn = [self.draw_ai_card(t) for _ in range(number)]
        self.pile = drawn[::-1] + self.pile
        symbols = sum([1 for card in drawn if self.CARDS[card].influence])
        t.tell(AICardsDrawn(self.role, number, symbols))
        return symbols

    # Priority rows

    def tell_rows(self, t: Table) -> None:
        """Show how the priority cards lie now, for whoever follows the turn."""
        actions = tuple([tuple(row) for row in self.action_rows])
        policies = tuple([tuple(row) for row in self.policy_rows])
        t.tell(PriorityRows(self.role, actions, policies, tuple(self.aside)))

    def raise_card(
        self, t: Table, card: PriorityCard, rows: int, line: AutomaLine, found: Record = NOTHING_COUNTED
    ) -> None:
        """Move a priority card up for a reason, if that is worth any row; a card that is set aside stays there."""
        own_rows = self.policy_rows if card >= P1 else self.action_rows
        if rows <= 0 or row_of(own_rows, card) == NOWHERE:
            t.tell(PriorityStays(self.role, card, max(0, rows), line, found))
            return
        move_up(own_rows, card, rows)
        t.tell(PriorityRaised(self.role, card, rows, line, found))

    def set_aside(self, t: Table, card: PriorityCard) -> None:
        """Take a priority card out of its row."""
        if card in self.aside or self.mode != ADVANCED:
            return
        rows = self.policy_rows if card >= P1 else self.action_rows
        if row_of(rows, card) == NOWHERE:
            return
        take_out(rows, card)
        self.aside.append(card)
        t.tell(PrioritySetAside(self.role, card))

    def collapse_rows(self, t: Table, rows: list[list[PriorityCard]]) -> None:
        """Let the rows above each empty row come down."""
        for number in range(len(rows) - 1, -1, -1):
            self.collapse_row(t, rows, number)

    def collapse_row(self, t: Table, rows: list[list[PriorityCard]], number: int) -> None:
        """Let the rows above a row come down, if it is empty."""
        if collapse_row(rows, number):
            t.tell(RowCollapsed(self.role, int(rows is self.policy_rows), number + 1))

    def return_action_card(self, t: Table, card: PriorityCard) -> None:
        """A priority card that was set aside comes back to the end of the bottom row."""
        if card in self.aside:
            self.aside.remove(card)
            place(self.action_rows, card, 0)
            t.tell(PriorityPlaced(self.role, card, 1))

    def place_policy_card(self, t: Table, policy: Policy) -> None:
        """Where a policy's card goes by how far the policy is from the desired section: aside, or a row's end."""
        card = policy_card(policy)
        if self.mode != ADVANCED or (card not in self.aside and row_of(self.policy_rows, card) == NOWHERE):
            return
        away = distance(self.role, policy, t.policies[policy])
        if away == 0:
            self.set_aside(t, card)
            return
        if card in self.aside:
            self.aside.remove(card)
        place(self.policy_rows, card, away - 1)
        t.tell(PriorityPlaced(self.role, card, away))

    def return_policy_cards(self, t: Table) -> None:
        """The policy cards that are set aside come back, in numbered order, unless the policy is as desired.

        One whose bill is still there, for want of elections, stays aside.
        """
        for policy in ALL_POLICIES:
            if policy_card(policy) in self.aside and t.bills[policy] == NOBODY:
                away = distance(self.role, policy, t.policies[policy])
                if away:
                    self.aside.remove(policy_card(policy))
                    place(self.policy_rows, policy_card(policy), away - 1)
                    t.tell(PriorityPlaced(self.role, policy_card(policy), away))

    # Points where the base rules let modules in

    def turn_begins(self, t: Table, seat: Role) -> None:
        """Bills may have been proposed before the first turn."""
        self._set_bills_aside(t)

    def turn_ends(self, t: Table, seat: Role) -> None:
        """Bills may have been proposed in the turn."""
        self._set_bills_aside(t)

    def _set_bills_aside(self, t: Table) -> None:
        """Policies that have a bill by now are set aside; on those voted on at once there is none left."""
        for policy in ALL_POLICIES:
            if t.bills[policy] != NOBODY:
                self.set_aside(t, policy_card(policy))

    def position_declared(self, t: Table) -> None:
        """The policy cards lie as a Preparation Phase would leave them, and aside where there is a bill."""
        if self.mode != ADVANCED:
            return
        self.policy_rows = []
        self.aside = [policy_card(policy) for policy in ALL_POLICIES]
        if t.round == ROUNDS:
            self._remove_immigration_card(t)
        self.return_policy_cards(t)

    def phase_begins(self, t: Table, phase: Phase) -> None:
        if phase == ELECTIONS and t.round == ROUNDS:
            self._put_discards_beneath(t)
        if phase == PREPARATION and self.mode == ADVANCED:
            if t.round == ROUNDS:
                self._remove_immigration_card(t)
            self.return_policy_cards(t)

    def _remove_immigration_card(self, t: Table) -> None:
        card = policy_card(IMMIGRATION)
        take_out(self.policy_rows, card)
        if card in self.aside:
            self.aside.remove(card)
        t.tell(PriorityRemoved(self.role, card))

    def hears(self, t: Table, told: Happening) -> None:
        """A vote that passed, or a bill that an effect removed, may move a policy card.

        After the Action Phase nothing does: the next Preparation Phase finds the policies where they are by then.
        """
        if t.phase not in (PREPARATION, ACTION):
            return
        if (isinstance(told, PolicyChanged) and t.bills[policy_of(told.section)] == NOBODY) or isinstance(
            told, BillDiscarded
        ):
            self.place_policy_card(t, policy_of(told.section))

    def view(self, t: Table, seat: Role) -> AutomaView:
        return {
            "role": ROLES[self.role],
            "mode": "simple" if self.mode == SIMPLE else "advanced",
            "card": self.ai_card.number if self.card != UNDETERMINED else None,
            "pile": len(self.pile),
            "discard": sorted([self.CARDS[card].number for card in self.discard]),
            "action_rows": [[PRIORITY_CARDS[card] for card in row] for row in self.action_rows],
            "policy_rows": [[PRIORITY_CARDS[card] for card in row] for row in self.policy_rows],
            "aside": [PRIORITY_CARDS[card] for card in self.aside],
        }

    def hidden_cards(self) -> list[list[Any]]:
        return [self.pile]

    def broken_rules(self, t: Table, broken: list[str]) -> None:
        if sorted(self.pile + self.discard) != list(range(AI_CARDS_EACH)):
            broken.append(f"the AI cards of {ROLES[self.role]} are not its {AI_CARDS_EACH}")
        placed = by_priority(self.action_rows) + by_priority(self.policy_rows) + self.aside
        if len(placed) != len(frozenset(placed)):
            broken.append(f"a priority card of {ROLES[self.role]} lies in two places")
        if self.mode == SIMPLE and placed:
            broken.append(f"the simple Automa of {ROLES[self.role]} has priority cards")
