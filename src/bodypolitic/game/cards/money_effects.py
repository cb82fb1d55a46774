"""Effects that move money, victory points, prosperity and influence."""

from typing import ClassVar

from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.cards.measures import count
from bodypolitic.game.cards.quantities import Quantity
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import CC, FOREIGN_TRADE, ST, SUPPLY, Cause, Party, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import RevenueToCapital
from bodypolitic.game.records.refusals import (
    ClassIsNotPlayed,
    NeedsMoney,
    NeedsPersonalInfluence,
    NeedsRevenue,
    Refusal,
    RequirementNotMet,
)
from bodypolitic.game.rules.money import funds, pay, receive
from bodypolitic.game.rules.resources import gain_influence, spend_influence
from bodypolitic.game.rules.scores import gain_prosperity, gain_vp
from bodypolitic.game.table.table import Table


@record
class Pay(Effect):
    """A cost, to the supply or to a role. Of an action card it is paid freely, so never with a loan (p. 33)."""

    amount: Quantity
    to: Party = SUPPLY
    from_capital: bool = False
    reason: Cause = causes.ACTION_CARD

    LEADS_IN = True

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        if self.to not in (SUPPLY, ST) and self.to not in t.roles:
            return ClassIsNotPlayed(self.to)
        amount, has = self.amount.of(t, seat), funds(t, seat)
        return NeedsMoney(amount, has) if has < amount else None

    def begin(self, t: Table, seat: Role) -> None:
        reason = t.card_reason(seat, self.reason)
        pay(t, seat, self.to, self.amount.of(t, seat), reason, from_capital=self.from_capital)


@record
class GainMoney(Effect):
    """Money from the supply."""

    amount: Quantity
    reason: Cause = causes.ACTION_CARD

    def begin(self, t: Table, seat: Role) -> None:
        receive(t, seat, SUPPLY, self.amount.of(t, seat), t.card_reason(seat, self.reason))


@record
class GainMoneyByForeignTrade(Effect):
    """Money from the supply, by the section of policy 6."""

    at_a: int
    at_b: int
    at_c: int

    def begin(self, t: Table, seat: Role) -> None:
        amount = (self.at_a, self.at_b, self.at_c)[t.policies[FOREIGN_TRADE]]
        receive(t, seat, SUPPLY, amount, causes.ACTION_CARD)


@record
class GainMoneyMoreInDebt(Effect):
    """Money from the supply, more for who has a loan."""

    amount: int
    in_debt: int

    def begin(self, t: Table, seat: Role) -> None:
        receive(t, seat, SUPPLY, self.in_debt if t.loans[seat] else self.amount, causes.ACTION_CARD)


@record
class RolesGainMoney(Effect):
    """Money from the supply to each of several roles."""

    amount: int
    roles: tuple[Role, ...]

    def begin(self, t: Table, seat: Role) -> None:
        for role in self.roles:
            receive(t, role, SUPPLY, self.amount, causes.ACTION_CARD)


@record
class GetFromState(Effect):
    """Money from the State Treasury, by loan if it must.

    What is paid for counts for the card's legitimacy or, with `money_counts`, the money itself. Cards for `something`
    may not be used for nothing.
    """

    amount: Quantity
    money_counts: bool = False
    something: bool = False
    reason: Cause = causes.ACTION_CARD

    @property
    def tallies(self) -> bool:
        return True

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        nothing = self.something and self.amount.of(t, seat) == 0
        return RequirementNotMet(1, 0, self.amount.what) if nothing else None

    def begin(self, t: Table, seat: Role) -> None:
        before = t.money[seat]
        pay(t, ST, seat, self.amount.of(t, seat), t.card_reason(seat, self.reason))
        t.tally += t.money[seat] - before if self.money_counts else count(t, seat, self.amount.what)


@record
class GiveMoney(Effect):
    """The State gives money to each of several classes; it must have it."""

    amount: int
    roles: tuple[Role, ...]

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        amount, has = self.amount * len(self.roles), t.money[seat]
        return NeedsMoney(amount, has) if has < amount else None

    def begin(self, t: Table, seat: Role) -> None:
        for role in self.roles:
            pay(t, seat, role, self.amount, causes.ACTION_CARD)


@record
class MoveHalfOfRevenueToCapital(Effect):
    """Half of the Revenue, if it is as much as the card asks for, rounded down, becomes Capital untaxed."""

    at_least: int = 2

    NO_LIMIT: ClassVar[dict[str, int]] = {"at_least": 2}  # the least that has a half

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        has = t.money[CC]
        return NeedsRevenue(self.at_least, has) if has < self.at_least else None

    def begin(self, t: Table, seat: Role) -> None:
        moved = t.money[CC] // 2
        t.money[CC] -= moved
        t.capital += moved
        t.tell(RevenueToCapital(moved))


@record
class GainVP(Effect):
    """Victory points."""

    amount: int

    def begin(self, t: Table, seat: Role) -> None:
        gain_vp(t, seat, self.amount, t.card_reason(seat))


class GainProsperity(Effect):
    """1 Prosperity, with its VP."""

    def begin(self, t: Table, seat: Role) -> None:
        gain_prosperity(t, seat)


@record
class GainInfluence(Effect):
    """Influence from the supply; the State's is personal."""

    amount: Quantity
    reason: Cause = causes.ACTION_CARD

    def begin(self, t: Table, seat: Role) -> None:
        gain_influence(t, seat, self.amount.of(t, seat), t.card_reason(seat, self.reason))


@record
class SpendInfluence(Effect):
    """Influence of one's own as a cost; the State's must be personal."""

    amount: int

    LEADS_IN = True

    def why_not(self, t: Table, seat: Role) -> Refusal | None:
        has = t.influence[seat]
        return NeedsPersonalInfluence(self.amount, has) if has < self.amount else None

    def begin(self, t: Table, seat: Role) -> None:
        spend_influence(t, seat, self.amount, causes.ACTION_CARD)
