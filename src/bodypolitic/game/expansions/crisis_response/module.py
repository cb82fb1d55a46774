"""The module: the face-up card and how it is followed, the locked policies and the bonds of the State."""

from typing import Any, ClassVar

from bodypolitic.game.cards.effects import begin_all
from bodypolitic.game.expansions.crisis_response.card import (
    BONDS,
    CRISIS_CARDS,
    HALF,
    LOCK_TOKENS,
    PAYMENT,
    PER_PAYMENT,
    CrisisCard,
    CrisisCardId,
)
from bodypolitic.game.expansions.crisis_response.records import (
    BOND,
    BondPaidBack,
    CrisisCardFollowed,
    CrisisCardPassedOver,
    CrisisCardRevealed,
    CrisisCardSetAside,
    PayBackBond,
    PolicyLocked,
    PolicyUnlocked,
)
from bodypolitic.game.expansions.crisis_response.shapes import CrisisResponseView
from bodypolitic.game.ground import causes, chance
from bodypolitic.game.ground.codes import ACTION, CC, CRISIS_DECK, MC, ROLES, SCORING, ST, WC, Phase, Policy, Role
from bodypolitic.game.records.happenings import IMFIntervenes
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import Option
from bodypolitic.game.records.refusals import NO_PAGE, NeedsMoney, PolicyIsLocked, Unavailable
from bodypolitic.game.rules.money import pay
from bodypolitic.game.rules.politics.imf import discard_bills, force_policies, settle_loans
from bodypolitic.game.rules.scores import halve_legitimacy_with, move_legitimacy
from bodypolitic.game.table.module import COSTS_NOTHING, NOT_MINE, Module, module_of
from bodypolitic.game.table.steps import Work
from bodypolitic.game.table.table import Table


class CrisisResponse(Module):
    """What the module keeps on the table.

    `gathered` is what each class has paid on the card being followed, `from_capital` how much of that the Capitalist
    Class took from its Capital; `bonds` is what the State owes each class.
    """

    NAME = "crisis-response"
    USES = (CrisisCardFollowed,)
    HOLDS: ClassVar[dict[str, str]] = dict.fromkeys(("card", "deck", "used"), "CrisisCardId")
    FIELDS = ("bonds", "card", "deck", "free_openings", "from_capital", "gathered", "locks", "used")
    BARRED = PolicyIsLocked

    def __init__(self) -> None:
        self.deck: list[CrisisCardId] = []
        self.card = CrisisCardId(0)
        self.used: list[CrisisCardId] = []
        self.locks: list[Policy] = []
        self.bonds: list[int] = [0] * 3
        self.gathered: list[int] = [0] * 3
        self.from_capital = 0
        self.free_openings = False

    def prepare_decks(self, t: Table) -> None:
        """Shuffle the cards and turn up the first."""
        self.deck = [card.id for card in CRISIS_CARDS]
        chance.shuffle(t.chance, self.deck)
        self._turn_up(t)

    def _turn_up(self, t: Table) -> None:
        self.card = t.draw(self.deck, self.used, CRISIS_DECK)
        t.tell(CrisisCardRevealed(self.card))

    def set_card_aside(self, t: Table) -> None:
        """The card is done with, or passed over; the next one is turned up."""
        self.used.append(self.card)
        t.tell(CrisisCardSetAside(self.card))
        self.gathered = [0] * 3
        self.from_capital = 0
        self._turn_up(t)

    def lock(self, t: Table, policy: Policy) -> None:
        """Put a Lock token round a policy marker."""
        self.locks.append(policy)
        t.tell(PolicyLocked(policy))

    def bars_bill(self, t: Table, policy: Policy) -> bool:
        """No bill may be proposed on a locked policy."""
        return policy in self.locks

    def imf_check_begins(self, t: Table) -> None:
        """All Lock tokens come off."""
        for policy in self.locks:
            t.tell(PolicyUnlocked(policy))
        self.locks = []

    def imf_intervenes(self, t: Table) -> bool:
        """The face-up card is followed in place of the base rule."""
        t.tell(IMFIntervenes())
        t.push(FollowCard())
        return True

    def opening_cost(self, t: Table, cost: int) -> int:
        """A revolution opens public companies at no cost."""
        return 0 if self.free_openings else cost

    def turn_options(self, t: Table, seat: Role, main_taken: bool, free_taken: bool) -> list[Option]:
        """The State may pay bonds back in its turns, without an action and without a loan."""
        if seat != ST:
            return []
        return [PayBackBond(who) for who in (WC, MC, CC) if 0 < self.bonds[who] <= t.money[ST]]

    def turn_refusals(self, t: Table, seat: Role, main_taken: bool, free_taken: bool) -> list[Unavailable]:
        """Bonds that the State has not got the money for."""
        if seat != ST:
            return []
        has = t.money[ST]
        return [
            Unavailable(PayBackBond(who), NO_PAGE, NeedsMoney(self.bonds[who], has))
            for who in (WC, MC, CC)
            if self.bonds[who] > has
        ]

    def offer_in_turn(self, t: Table, option: Option) -> Offer | None:
        """What a class that is paid back gets."""
        if not isinstance(option, PayBackBond):
            return None
        return Offer(money=self.bonds[option.class_], payer=ST, payee=option.class_)

    def cost_in_turn(self, option: Option) -> int:
        """Paying back takes no action."""
        return COSTS_NOTHING if isinstance(option, PayBackBond) else NOT_MINE

    def choose_in_turn(self, t: Table, seat: Role, option: Option) -> None:
        """Pay a class back."""
        if isinstance(option, PayBackBond):
            self._pay_back(t, option.class_)

    def phase_ends(self, t: Table, phase: Phase) -> None:
        """What is still owed is due at the end of the Action Phase, by loan if need be; a round ends free openings."""
        if phase == ACTION:
            for who in (WC, MC, CC):
                self._pay_back(t, who)
        elif phase == SCORING:
            self.free_openings = False

    def _pay_back(self, t: Table, who: Role) -> None:
        if self.bonds[who]:
            pay(t, ST, who, self.bonds[who], BOND)
            self.bonds[who] = 0
            t.tell(BondPaidBack(who))

    def view(self, t: Table, seat: Role) -> CrisisResponseView:
        """Everything but the order of the deck."""
        return {
            "card": CRISIS_CARDS[self.card].slug,
            "cards_left": len(self.deck),
            "used": [CRISIS_CARDS[card].slug for card in self.used],
            "locked_policies": [policy + 1 for policy in self.locks],
            "bonds": {ROLES[who]: self.bonds[who] for who in (WC, MC, CC) if self.bonds[who]},
        }

    def hidden_cards(self) -> list[list[Any]]:
        """The face-down pile."""
        return [self.deck]

    def broken_rules(self, t: Table, broken: list[str]) -> None:
        """Every card once, no more locks than tokens, and bonds as printed, of classes in the game."""
        if sorted([self.card, *self.deck, *self.used]) != list(range(len(CRISIS_CARDS))):
            broken.append("the Crisis Response cards are not the ten of the box")
        if len(self.locks) > LOCK_TOKENS:
            broken.append(f"{len(self.locks)} locked policies, but the box has {LOCK_TOKENS} Lock tokens")
        printed = [paid_back for _, paid_back in BONDS]
        for who in (WC, MC, CC):
            if self.bonds[who] and self.bonds[who] not in printed:
                broken.append(f"no Bond card says {self.bonds[who]} V")
            if self.bonds[who] and not t.plays(who):
                broken.append(f"nobody plays {ROLES[who]}, who could hold a Bond card")


class FollowCard(Work):
    """Carry out the face-up card, or the first after it that is not passed over."""

    def run(self, t: Table) -> None:
        module = module_of(t, CrisisResponse)
        card = CRISIS_CARDS[module.card]
        while card.is_passed_over(t):
            t.tell(CrisisCardPassedOver(card.id))
            module.set_card_aside(t)
            card = CRISIS_CARDS[module.card]
        t.tell(CrisisCardFollowed(card.id))
        discard_bills(t, card.bills)
        if card.settles:
            t.push(SettleCrisis())
        for line in card.effects[::-1]:
            if t.plays(line.role) or line.role == ST:
                begin_all(t, line.role, line.effects)
        if card.locked:
            t.push(LockPolicies())
        module.free_openings = card.opens_for_free
        if card.bills:
            force_policies(t, card.sections)


class LockPolicies(Work):
    """Lock tokens round the policies that the face-up card names."""

    def run(self, t: Table) -> None:
        module = module_of(t, CrisisResponse)
        for policy in CRISIS_CARDS[module.card].locked:
            module.lock(t, policy)


class SettleCrisis(Work):
    """The State pays off its loans and loses legitimacy; then the card is set aside."""

    def run(self, t: Table) -> None:
        module = module_of(t, CrisisResponse)
        settle_loans(t)
        lose_legitimacy(t, CRISIS_CARDS[module.card])
        module.set_card_aside(t)


def lose_legitimacy(t: Table, card: CrisisCard) -> None:
    """What the card costs the State with each class: points, half of them, or a point for each payment."""
    for who in (WC, MC, CC):
        lost = card.loses[who]
        if lost == HALF:
            halve_legitimacy_with(t, who)
        elif lost == PER_PAYMENT:
            move_legitimacy(t, who, -(module_of(t, CrisisResponse).gathered[who] // PAYMENT), causes.IMF)
        else:
            move_legitimacy(t, who, -lost, causes.IMF)
