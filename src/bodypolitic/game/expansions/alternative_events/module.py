"""Alternative Events (Crisis & Control, 4 players only): the points where the module attaches to the base rules.

The State gives the card of an event to the class that it acts for. That class keeps it for its Benefit, for the rest of
the game, or turns it in at once for a VP.
"""

from typing import Final

from bodypolitic.game.components.companies import COMPANIES, NO_COMPANY
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.expansions.alternative_events.benefits import (
    PressState,
    UseBenefits,
    due_at_beginning,
    raises_output,
    use,
)
from bodypolitic.game.expansions.alternative_events.cards import (
    ALTERNATIVE_EVENT_DECK,
    EXTRA_WAGES,
    GET_FROM_STATE,
    PAY_LESS_TAX,
    RAISE_OUTPUT,
    STATE_BACKS_BILL,
    STATE_SHARES_COST,
)
from bodypolitic.game.expansions.alternative_events.kept_events import NONE, KeptEvents, benefit_of
from bodypolitic.game.expansions.alternative_events.records import EVENT_BENEFIT, EventBenefitSpent, WageStays
from bodypolitic.game.expansions.alternative_events.shapes import AlternativeEventsView
from bodypolitic.game.expansions.alternative_events.spending import SPENDING
from bodypolitic.game.ground import chance
from bodypolitic.game.ground.codes import (
    CC,
    LABOR_MARKET,
    MC,
    NO_POLICY,
    PRODUCTION,
    ROLES,
    ST,
    SUPPLY,
    WC,
    EventId,
    Phase,
    Policy,
    Role,
    policy_of,
)
from bodypolitic.game.records.happenings import Happening, PolicyChanged, WageSet
from bodypolitic.game.rules.events.for_a_class import FOR_A_CLASS
from bodypolitic.game.rules.events.tasks import TASKS
from bodypolitic.game.rules.money import funds, pay
from bodypolitic.game.rules.scores import gain_vp
from bodypolitic.game.rules.staffing import lowest_wage, set_wage
from bodypolitic.game.table.module import NEEDS_STEP, TAXES_STEP, WAGES_STEP
from bodypolitic.game.table.table import Company, Table
from bodypolitic.game.table.votes import FREE_TO_VOTE

FOR_A_CLASS.update(SPENDING)
TASKS.update(SPENDING)

# The Benefits that come in a step of the Production Phase
KIND_OF_STEP: Final = {WAGES_STEP: EXTRA_WAGES, NEEDS_STEP: GET_FROM_STATE, TAXES_STEP: PAY_LESS_TAX}
PLAYER_ORDER: Final[tuple[Role, ...]] = (WC, MC, CC)
REVERSE_ORDER: Final[tuple[Role, ...]] = (CC, MC, WC)


class AlternativeEvents(KeptEvents):
    """Events whose cards go to the classes."""

    def prepare_decks(self, t: Table) -> None:
        t.event_deck = list(ALTERNATIVE_EVENT_DECK)
        chance.shuffle(t.chance, t.event_deck)

    def event_cards(self) -> tuple[EventId, ...]:
        return ALTERNATIVE_EVENT_DECK

    def events_held(self) -> list[EventId]:
        return self.kept[WC] + self.kept[MC] + self.kept[CC]

    def phase_begins(self, t: Table, phase: Phase) -> None:
        """Benefits of the beginning of a phase, in player order, which the Production Phase reverses."""
        for who in PLAYER_ORDER if phase == PRODUCTION else REVERSE_ORDER:  # who is pushed last goes first
            due = due_at_beginning(t, who, phase)
            if due:
                t.push(UseBenefits(who, due))

    def production_step_begins(self, t: Table, step: int) -> None:
        for who in PLAYER_ORDER:
            event = self.held_of_kind(who, KIND_OF_STEP[step])
            if event != NONE:
                t.push(UseBenefits(who, (event,)))

    def phase_ends(self, t: Table, phase: Phase) -> None:
        self.in_use.clear()
        self.backed_policy = NO_POLICY
        self._restore_wage(t)

    def _restore_wage(self, t: Table) -> None:
        """The wage goes back to where it was before the phase."""
        card = self.wage_company
        self.wage_company = NO_COMPANY
        for company in t.companies[MC] + t.companies[CC]:
            if company.card.id == card:
                set_wage(t, company, max(self.wage_before, lowest_wage(t)))

    def hears(self, t: Table, told: Happening) -> None:
        """A wage that something else has set anew meanwhile stays."""
        if (isinstance(told, WageSet) and told.company == self.wage_company) or (
            isinstance(told, PolicyChanged) and policy_of(told.section) == LABOR_MARKET
        ):
            self._keep_wage(t)

    def _keep_wage(self, t: Table) -> None:
        if self.wage_company != NO_COMPANY:
            card = self.wage_company
            self.wage_company = NO_COMPANY
            t.tell(WageStays(card))

    def wages_are_forced(self, t: Table) -> None:
        """A wage that is L1 already stays there, too."""
        self._keep_wage(t)

    def allows_wage(self, company: Company) -> bool:
        return company.card.id == self.wage_company

    def extra_output(self, t: Table, company: Company) -> int:
        event = self._in_use_by(company.owner, RAISE_OUTPUT)
        if event == NONE or not raises_output(company, benefit_of(event)):
            return 0
        return benefit_of(event).amount

    def tax_relief(self, t: Table, who: Role) -> int:
        event = self._in_use_by(who, PAY_LESS_TAX)
        return 0 if event == NONE else benefit_of(event).money

    def _in_use_by(self, who: Role, kind: int) -> EventId:
        event = self.held_of_kind(who, kind)
        return event if event in self.in_use else NONE

    def building_aid(self, t: Table, builder: Role) -> int:
        event = self.held_of_kind(builder, STATE_SHARES_COST)
        return 0 if event == NONE else benefit_of(event).money

    def building_begins(self, t: Table, builder: Role, cost: int, reserve: int) -> None:
        """The holder is asked, unless it needs the State's part."""
        event = self.held_of_kind(builder, STATE_SHARES_COST)
        if event == NONE or cost == 0:
            return
        if funds(t, builder) < cost + reserve:
            use(t, builder, event)
        else:
            t.push(UseBenefits(builder, (event,)))

    def pays_for_building(self, t: Table, builder: Role, cost: int) -> int:
        """The State's part, never more than the cost, by loan if it must."""
        event = self._in_use_by(builder, STATE_SHARES_COST)
        if event == NONE:
            return 0
        self.in_use.remove(event)
        t.tell(EventBenefitSpent(builder, event))
        share = min(cost, benefit_of(event).money)
        pay(t, ST, SUPPLY, share, EVENT_BENEFIT)
        gain_vp(t, ST, benefit_of(event).state_vp, EVENT_BENEFIT)
        return share

    def vote_begins(self, t: Table, policy: Policy) -> None:
        for who in PLAYER_ORDER:
            event = self.held_of_kind(who, STATE_BACKS_BILL)
            if event != NONE:
                t.push(PressState(who, event, policy))

    def pledge_of(self, seat: Role, policy: Policy) -> int:
        return self.backed_with if seat == ST and policy == self.backed_policy else FREE_TO_VOTE

    def view(self, t: Table, seat: Role) -> AlternativeEventsView:
        """Everything lies openly."""
        return {
            "kept": {"WC": self._kept_by(WC), "MC": self._kept_by(MC), "CC": self._kept_by(CC)},
            "in_use": [EVENTS[event].slug for event in self.in_use],
            "backed_policy": None if self.backed_policy == NO_POLICY else self.backed_policy + 1,
            "wage_for_this_phase": None if self.wage_company == NO_COMPANY else COMPANIES[self.wage_company].slug,
        }

    def _kept_by(self, who: Role) -> list[str]:
        return [EVENTS[event].slug for event in self.kept[who]]

    def broken_rules(self, t: Table, broken: list[str]) -> None:
        for who in PLAYER_ORDER:
            for event in self.kept[who]:
                if who not in EVENTS[event].classes():
                    broken.append(f"{EVENTS[event].slug} can't be with {ROLES[who]}")
        held = self.events_held()
        for event in self.in_use:
            if event not in held:
                broken.append(f"{EVENTS[event].slug} is in use, but nobody keeps it")
        if self.wage_company != NO_COMPANY and t.phase != PRODUCTION:
            broken.append(f"{COMPANIES[self.wage_company].slug} still pays the wage of a past Production Phase")
