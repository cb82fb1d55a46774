"""Effects that move money, victory points, prosperity and influence."""

from bodypolitic.game import happenings as h
from bodypolitic.game import reasons
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.cards.quantities import Quantity, count
from bodypolitic.game.codes import CC, FOREIGN_TRADE, ST, SUPPLY
from bodypolitic.game.money import funds, pay, receive
from bodypolitic.game.reasons import Reason
from bodypolitic.game.resources import gain_influence, spend_influence
from bodypolitic.game.scores import gain_prosperity, gain_vp
from bodypolitic.game.table import Table


class Pay(Effect):
    """A cost, to the supply or to a role. Of an action card it is paid freely, so never with a loan (p. 33)."""

    FIELDS = ("amount", "to", "from_capital")

    def __init__(
        self, amount: Quantity, to: int = SUPPLY, *, from_capital: bool = False, reason: int = h.ACTION_CARD
    ) -> None:
        super().__init__()
        self.amount = amount
        self.to = to
        self.from_capital = from_capital
        self.reason = reason

    def why_not(self, t: Table, seat: int) -> Reason | None:
        if self.to not in (SUPPLY, ST) and not t.plays(self.to):
            return Reason(reasons.NO_TARGET)
        missing = self.amount.of(t, seat) - funds(t, seat)
        return Reason(reasons.NEEDS_MONEY, missing) if missing > 0 else None

    def begin(self, t: Table, seat: int) -> None:
        reason = t.card_reason(seat, self.reason)
        pay(t, seat, self.to, self.amount.of(t, seat), reason, from_capital=self.from_capital)


class GainMoney(Effect):
    """Money from the supply."""

    FIELDS = ("amount",)

    def __init__(self, amount: Quantity, *, reason: int = h.ACTION_CARD) -> None:
        super().__init__()
        self.amount = amount
        self.reason = reason

    def begin(self, t: Table, seat: int) -> None:
        receive(t, seat, SUPPLY, self.amount.of(t, seat), t.card_reason(seat, self.reason))


class GainMoneyByForeignTrade(Effect):
    """Money from the supply, by the section of policy 6."""

    FIELDS = ("at_a", "at_b", "at_c")

    def __init__(self, at_a: int, at_b: int, at_c: int) -> None:
        super().__init__()
        self.at_a = at_a
        self.at_b = at_b
        self.at_c = at_c

    def begin(self, t: Table, seat: int) -> None:
        amount = (self.at_a, self.at_b, self.at_c)[t.policies[FOREIGN_TRADE]]
        receive(t, seat, SUPPLY, amount, h.ACTION_CARD)


class GainMoneyMoreInDebt(Effect):
    """Money from the supply, more for who has a loan."""

    FIELDS = ("amount", "in_debt")

    def __init__(self, amount: int, in_debt: int) -> None:
        super().__init__()
        self.amount = amount
        self.in_debt = in_debt

    def begin(self, t: Table, seat: int) -> None:
        receive(t, seat, SUPPLY, self.in_debt if t.loans[seat] else self.amount, h.ACTION_CARD)


class RolesGainMoney(Effect):
    """Money from the supply to each of several roles."""

    FIELDS = ("amount", "roles")

    def __init__(self, amount: int, roles: tuple[int, ...]) -> None:
        super().__init__()
        self.amount = amount
        self.roles = roles

    def begin(self, t: Table, seat: int) -> None:
        for role in self.roles:
            receive(t, role, SUPPLY, self.amount, h.ACTION_CARD)


class GetFromState(Effect):
    """Money from the State Treasury, by loan if it must.

    What is paid for counts for the card's legitimacy or, with `money_counts`, the money itself. Cards for `something`
    may not be used for nothing.
    """

    FIELDS = ("amount", "money_counts")

    def __init__(
        self, amount: Quantity, *, money_counts: bool = False, something: bool = False, reason: int = h.ACTION_CARD
    ) -> None:
        super().__init__()
        self.amount = amount
        self.money_counts = money_counts
        self.something = something
        self.reason = reason

    def why_not(self, t: Table, seat: int) -> Reason | None:
        return Reason(reasons.NO_TARGET) if self.something and self.amount.of(t, seat) == 0 else None

    def begin(self, t: Table, seat: int) -> None:
        before = t.money[seat]
        pay(t, ST, seat, self.amount.of(t, seat), t.card_reason(seat, self.reason))
        t.tally += t.money[seat] - before if self.money_counts else count(t, seat, self.amount.what)


class GiveMoney(Effect):
    """The State gives money to each of several classes; it must have it."""

    FIELDS = ("amount", "roles")

    def __init__(self, amount: int, roles: tuple[int, ...]) -> None:
        super().__init__()
        self.amount = amount
        self.roles = roles

    def why_not(self, t: Table, seat: int) -> Reason | None:
        missing = self.amount * len(self.roles) - t.money[seat]
        return Reason(reasons.NEEDS_MONEY, missing) if missing > 0 else None

    def begin(self, t: Table, seat: int) -> None:
        for role in self.roles:
            pay(t, seat, role, self.amount, h.ACTION_CARD)


class MoveHalfOfRevenueToCapital(Effect):
    """Half of the Revenue, if it is as much as the card asks for, rounded down, becomes Capital untaxed."""

    FIELDS = ("at_least",)

    def __init__(self, at_least: int = 2) -> None:
        super().__init__()
        self.at_least = at_least

    def why_not(self, t: Table, seat: int) -> Reason | None:
        missing = self.at_least - t.money[CC]
        return Reason(reasons.NEEDS_REVENUE, missing) if missing > 0 else None

    def begin(self, t: Table, seat: int) -> None:
        moved = t.money[CC] // 2
        t.money[CC] -= moved
        t.capital += moved
        t.tell(h.REVENUE_TO_CAPITAL, moved)


class GainVP(Effect):
    """Victory points."""

    FIELDS = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def begin(self, t: Table, seat: int) -> None:
        gain_vp(t, seat, self.amount, t.card_reason(seat))


class GainProsperity(Effect):
    """1 Prosperity, with its VP."""

    def begin(self, t: Table, seat: int) -> None:
        gain_prosperity(t, seat)


class GainInfluence(Effect):
    """Influence from the supply; the State's is personal."""

    FIELDS = ("amount",)

    def __init__(self, amount: Quantity, *, reason: int = h.ACTION_CARD) -> None:
        super().__init__()
        self.amount = amount
        self.reason = reason

    def begin(self, t: Table, seat: int) -> None:
        gain_influence(t, seat, self.amount.of(t, seat), t.card_reason(seat, self.reason))


class SpendInfluence(Effect):
    """Influence of one's own as a cost; the State's must be personal."""

    FIELDS = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__()
        self.amount = amount

    def why_not(self, t: Table, seat: int) -> Reason | None:
        missing = self.amount - t.influence[seat]
        return Reason(reasons.NEEDS_PERSONAL_INFLUENCE, missing) if missing > 0 else None

    def begin(self, t: Table, seat: int) -> None:
        spend_influence(t, seat, self.amount, h.ACTION_CARD)
