"""What the coming production will bring a seat if nothing changes before it; during production, what is still to come.

It is not computed but played, on a clone of the table, by the rules themselves. What stands for decisions to come:

- Food is bought from the cheapest sellers first, as much as each has.
- Whoever keeps an event for its Benefit uses it.
- Whatever else may be left undone is left, and otherwise the first option is taken.

Face-down cards and chance are replaced by others on the clone, so that nothing comes of what nobody can know.
"""

from typing import Any, Final

from bodypolitic.game.components.boards import FREE_TRADE_ZONE, LOAN, LOANS_THAT_BRING_THE_IMF, ROUNDS
from bodypolitic.game.ground import causes, chance
from bodypolitic.game.ground.codes import (
    ACTION,
    ALL_RESOURCES,
    ALL_ROLES,
    CC,
    FISCAL,
    FOOD,
    INFLUENCE,
    MC,
    PRODUCTION,
    RESOURCES,
    ROLES,
    SCORING,
    ST,
    WC,
    Cause,
    Resource,
    Role,
)
from bodypolitic.game.phases.elections_phase import ElectionsPhase
from bodypolitic.game.phases.production import (
    BuyFood,
    BuyFoodFrom,
    CoverNeeds,
    Produce,
    ProductionPhase,
    made_in,
)
from bodypolitic.game.phases.rounds import EndPhase
from bodypolitic.game.records.happenings import Gained, IMFIntervenes, Paid
from bodypolitic.game.records.options import BuyFrom, Done, Option, Skip
from bodypolitic.game.rules.money import funds
from bodypolitic.game.rules.politics.imf import CheckIMF, loans_too_many
from bodypolitic.game.rules.resources import food_at_home, price_of, room
from bodypolitic.game.table.module import answering_for
from bodypolitic.game.table.steps import Ask, SecretAsk, Step, Work
from bodypolitic.game.table.table import PLAIN_FIELDS, Table
from bodypolitic.game.view.shapes import FoodNeeds, Forecast, Output, RoadToImf

# The taxes that each role pays
TAXES: Final = (
    (causes.INCOME_TAX,),
    (causes.INCOME_TAX, causes.EMPLOYMENT_TAX),
    (causes.EMPLOYMENT_TAX, causes.CORPORATE_TAX),
    (),
)
# What production does not ask for, and choices change all the time
NO_MATTER: Final = ("active", "chance", "decks", "discards", "hands", "tally", "turn", "vp")
MATTERS: Final = tuple([name for name in PLAIN_FIELDS if name not in NO_MATTER])
ALL_TAXES: Final = (causes.INCOME_TAX, causes.EMPLOYMENT_TAX, causes.CORPORATE_TAX)


def forecast(t: Table, role: Role) -> Forecast:
    """The coming production for one role, and the State's road to the IMF."""
    return PlayedProduction(t).forecast(role)


def same_production(t: Table, other: Table) -> bool:
    """Whether the production to come is certain to be the same at two tables: they differ in nothing that it asks for.

    Once it goes on, what it has come to lies on the stack; and modules may ask for anything.
    """
    if t.phase > ACTION or t.modules or other.modules or t.money != other.money:
        return False
    ours, theirs = t.all_companies(), other.all_companies()
    return (
        len(ours) == len(theirs)
        and all(ours[n].stands_as(theirs[n]) for n in range(len(ours)))
        and all(getattr(t, name) == getattr(other, name) for name in MATTERS)
    )


class PlayedProduction:
    """Production on a clone of a table, with what was seen just before the steps that don't tell it all themselves."""

    __slots__ = ("before", "have", "loans", "made", "needed", "space", "table", "to_pay", "treasury")

    def __init__(self, t: Table) -> None:
        self.before = t
        self.table = t.clone()
        self.table.stack = steps_to_come(t)
        if t.phase > PRODUCTION:
            self.table.round += 1
        hide_what_nobody_knows(self.table)
        self.made: list[list[int]] = [[0] * len(RESOURCES) for _ in ROLES]
        self.space: list[list[int]] = [[0] * len(RESOURCES) for _ in ROLES]
        self.needed = [0] * len(ROLES)
        self.have = [0] * len(ROLES)
        self.treasury = t.money[ST]  # when the IMF looks at it
        self.loans = t.loans[ST]
        self.to_pay = 0
        for step in self.table.stack:
            if isinstance(step, BuyFood | BuyFoodFrom):
                self.needed[step.seat] = step.needed
        self._play()

    def _play(self) -> None:
        t = self.table
        while t.stack:
            step = t.stack.pop()
            self._look_before(step)
            play_step(t, step)

    def _look_before(self, step: Step) -> None:
        t = self.table
        if isinstance(step, Produce):
            for company in t.all_companies():
                self.made[company.owner][company.card.industry] += made_in(t, company)
            for role in ALL_ROLES:
                self.space[role] = [space_for(t, role, resource) for resource in ALL_RESOURCES]
        elif isinstance(step, CoverNeeds):
            self.needed[step.who] = t.population(step.who)
            self.have[step.who] = food_at_home(t, step.who)
        elif isinstance(step, CheckIMF):
            self.treasury = t.money[ST]
            self.loans = t.loans[ST]
            self.to_pay = loans_too_many(t)

    def forecast(self, role: Role) -> Forecast:
        """What this production brings one role, and the State's road to the IMF."""
        before = funds(self.before, role)
        after = self.money_after(role, self.before)
        wages_in, wages_out = self.received(role, (causes.WAGES,)), self.paid(role, (causes.WAGES,))
        taxes, tax_income = self.paid(role, TAXES[role]), self.received(role, ALL_TAXES)
        food = self.food(role)
        return {
            "seat": ROLES[role],
            "money_before": before,
            "wages_in": wages_in,
            "wages_out": wages_out,
            "taxes": [{"reason": causes.CAUSES[tax], "amount": self.paid(role, (tax,))} for tax in TAXES[role]],
            "tax_income": tax_income,
            "food": food,
            "other": after - before - wages_in + wages_out + taxes - tax_income + food["cost"],
            "production": self.production(role),
            "money_after": after,
            "imf": self.road_to_imf(),
        }

    @property
    def imf_comes(self) -> bool:
        """Whether the IMF intervenes."""
        return any(isinstance(told, IMFIntervenes) for told in self.table.happened)

    def money_after(self, role: Role, t: Table) -> int:
        """What a role has then without what it borrows after a table: below zero where it has to borrow."""
        return funds(self.table, role) - LOAN * max(0, self.table.loans[role] - t.loans[role])

    def paid(self, role: Role, reasons: tuple[Cause, ...]) -> int:
        """What a role pays for one of these reasons."""
        return sum(
            [
                told.amount
                for told in self.table.happened
                if isinstance(told, Paid) and told.who == role and told.reason in reasons
            ]
        )

    def received(self, role: Role, reasons: tuple[Cause, ...]) -> int:
        """What a role is paid for one of these reasons."""
        return sum(
            [
                told.amount
                for told in self.table.happened
                if isinstance(told, Paid) and told.to == role and told.reason in reasons
            ]
        )

    def food(self, role: Role) -> FoodNeeds:
        """The food a class needs, has by then, and must buy, with its cost."""
        needed, have = self.needed[role], self.have[role]
        cost = self.paid(role, (causes.PURCHASE, causes.TARIFF)) if role in (WC, MC) else 0
        return {"needed": needed, "have": have, "to_buy": max(0, needed - have), "cost": cost}

    def production(self, role: Role) -> list[Output]:
        """What is made of each resource, how much room there is for it, and how much is lost."""
        found: list[Output] = []
        for resource in ALL_RESOURCES:
            amount = self.made[role][resource]
            if amount:
                kept = self._kept(role, resource)
                kept_apart = role == WC or (resource == INFLUENCE and role != ST)  # goods and own influence
                space = amount if kept_apart else max(kept, self.space[role][resource])
                lost = amount - kept
                found.append({"resource": RESOURCES[resource], "amount": amount, "room": space, "lost": lost})
        return found

    def _kept(self, role: Role, resource: Resource) -> int:
        return sum(
            [
                told.amount
                for told in self.table.happened
                if isinstance(told, Gained)
                and told.who == role
                and told.resource == resource
                and told.reason == causes.PRODUCTION
            ]
        )

    def road_to_imf(self) -> RoadToImf:
        """Whether the State will have too many loans at the Check IMF step, which comes after needs, before taxes."""
        t = self.before
        return {
            "loans": t.loans[ST],
            "limit": LOANS_THAT_BRING_THE_IMF[t.policies[FISCAL]],
            "treasury": t.money[ST],
            "wages": self.paid(ST, (causes.WAGES,)),
            "income": self.received(ST, (causes.TARIFF,)),
            "treasury_after": self.treasury,
            "new_loans": self.loans - t.loans[ST],
            "to_pay": self.to_pay,
            "comes": self.imf_comes,
        }


def play_step(t: Table, step: Step) -> None:
    """Do a step's work, or answer what it asks."""
    if isinstance(step, Work):
        step.run(t)
    elif isinstance(step, Ask):
        step.choose(t, answer(t, step, step.options(t)))
    else:
        assert isinstance(step, SecretAsk)
        seat = step.waiting()[0]
        step.choose_for(t, seat, least(step.options_for(t, seat)))


def steps_to_come(t: Table) -> list[Step]:
    """What is left of this round's production, or all of the next one with what modules do right before it."""
    if t.phase == PRODUCTION:
        return steps_above(t, (EndPhase, ElectionsPhase))
    if t.phase > PRODUCTION and t.round == ROUNDS:
        return []
    steps: list[Step] = [ProductionPhase()]
    if not t.modules:
        return steps
    if t.phase == ACTION and not any(isinstance(step, EndPhase) and step.phase == ACTION for step in t.stack):
        return steps + steps_above(t, (ProductionPhase,))
    steps.append(EndPhase(ACTION))
    if t.phase > PRODUCTION:
        steps.append(EndPhase(SCORING))
    return steps


def steps_above(t: Table, kinds: tuple[type[Step], ...]) -> list[Step]:
    """The steps that come before the next one of some kinds."""
    first = len(t.stack)
    while first and not isinstance(t.stack[first - 1], kinds):
        first -= 1
    return t.stack[first:]


def hide_what_nobody_knows(t: Table) -> None:
    """Put chance and the order of everything face-down in place of what they really are."""
    t.chance = chance.seeded(0)
    piles: list[list[Any]] = [*t.decks, *t.company_decks]
    piles += [t.deal_deck, t.export_deck, t.immigration_deck, t.event_deck, t.agenda_deck]
    for module in t.modules:
        piles += module.hidden_cards()
    for pile in piles:
        pile.sort()


def answer(t: Table, step: Ask[Any], options: list[Option]) -> Option:
    """What stands for a decision to come; an Automa decides by its own rules."""
    module = answering_for(t, step.seat)
    if module is not None:
        return module.answer(t, step, options)
    if isinstance(step, BuyFood):
        return cheapest(t, step.seat, options)
    if isinstance(step, BuyFoodFrom):
        return options[-1]
    return least(options)


def cheapest(t: Table, buyer: Role, options: list[Option]) -> Option:
    """The seller whose food costs least, and of equals the one offered first."""
    best, lowest = options[0], -1
    for option in options:
        assert isinstance(option, BuyFrom)
        price = price_of(t, option.source, FOOD, buyer)
        if lowest < 0 or price < lowest:
            best, lowest = option, price
    return best


def least(options: list[Option]) -> Option:
    """What nobody forgoes, or else nothing if that is possible, or else the first option."""
    for option in options:
        if option.NEVER_FORGONE:
            return option
    for option in options:
        if isinstance(option, Skip | Done):
            return option
    return options[0]


def space_for(t: Table, role: Role, resource: Resource) -> int:
    """How much more a role can keep of a resource, the Free Trade Zone of the Capitalist Class included."""
    if role == WC or (resource == INFLUENCE and role != ST):
        return 0
    space = room(t, role, resource)
    if role == CC and resource < len(FREE_TRADE_ZONE):
        space += FREE_TRADE_ZONE[resource] - t.free_trade_zone[resource]
    return space
