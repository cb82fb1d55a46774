"""Scoring Phase (p. 13, 17, 21, 25, 29), in the order of the General Player Aid."""

from typing import Final

from bodypolitic.game.components.boards import (
    LEGITIMACY_MIN,
    PROSPERITY,
    UNION_VP,
    WEALTH_STEP_VP,
    wealth_column_of,
)
from bodypolitic.game.components.event_cards import ANY_TWO, EVENTS
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import CC, MC, SCORING, ST, WC, Role
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import EventIgnored, PhaseBegan, RevenueToCapital, WealthMoved
from bodypolitic.game.records.options import PickClass
from bodypolitic.game.records.refusals import ChosenAlready, NoLegitimacyToLose, Refusal
from bodypolitic.game.rules.scores import agenda_matches, gain_prosperity, gain_vp, halve_legitimacy, move_legitimacy
from bodypolitic.game.table.steps import Ask, Work
from bodypolitic.game.table.table import EMPTY, Company, Table

SCORING_STATE_PAGE: Final = 29


class ScoringPhase(Work):
    """Working, Middle and Capitalist Class score; then the State, after the penalties for ignored events."""

    def run(self, t: Table) -> None:
        t.phase = SCORING
        t.tell(PhaseBegan(SCORING))
        t.push(ScoreClasses())
        for module in t.modules:
            module.phase_begins(t, SCORING)


class ScoreClasses(Work):
    """Trade unions, fully operational companies and wealth; the State scores when all others have."""

    def run(self, t: Table) -> None:
        gain_vp(t, WC, UNION_VP * sum(t.unions), causes.TRADE_UNION)
        if t.plays(MC):
            score_fully_operational_companies(t)
        score_wealth(t)
        if t.plays(ST):
            t.push(ScoreState())
            t.push(PayForIgnoredEvents())


def fully_operational(company: Company) -> bool:
    """A Middle Class company with 2 workers in it (p. 25)."""
    return company.operational and (company.card.size == 2 or company.employee != EMPTY)


def score_fully_operational_companies(t: Table) -> None:
    """With more fully operational companies than its Prosperity, the Middle Class gains 1 Prosperity."""
    companies = sum(1 for company in t.companies[MC] if fully_operational(company))
    if PROSPERITY[MC][t.prosperity[MC]] < companies:
        gain_prosperity(t, MC)


def score_wealth(t: Table) -> None:
    """Revenue becomes Capital; VP of its column, and 3 more for each column the marker moves on (p. 21)."""
    t.capital += t.money[CC]
    t.tell(RevenueToCapital(t.money[CC]))
    t.money[CC] = 0
    column = wealth_column_of(t.capital)
    gain_vp(t, CC, column, causes.WEALTH)
    if column > t.wealth:
        gain_vp(t, CC, WEALTH_STEP_VP * (column - t.wealth), causes.WEALTH_GROWTH)
        t.wealth = column
        t.tell(WealthMoved(column))


class PayForIgnoredEvents(Work):
    """Each event still on the board costs legitimacy and is discarded."""

    def run(self, t: Table) -> None:
        if not t.events:
            return
        event = t.events.pop(0)
        t.event_discard.append(event)
        t.tell(EventIgnored(event))
        t.push(PayForIgnoredEvents())
        penalty = EVENTS[event].penalty
        if penalty == ANY_TWO:
            t.push(ChoosePenalty(ST, ()))
        else:
            for who in penalty:
                move_legitimacy(t, who, -1, causes.EVENT_PENALTY)


@record
class ChoosePenalty(Ask[PickClass]):
    """Which two classes an ignored event costs; those with legitimacy to lose come first."""

    chosen: tuple[Role, ...]

    def options(self, t: Table) -> list[PickClass]:
        others = [who for who in (WC, MC, CC) if who not in self.chosen]
        candidates = [who for who in others if t.legitimacy[who] > LEGITIMACY_MIN] or others
        if len(candidates) == 2 - len(self.chosen):
            candidates = candidates[:1]
        return [PickClass(who) for who in candidates]

    def page(self) -> int:
        return SCORING_STATE_PAGE

    def expected(self, t: Table) -> list[PickClass]:
        return [PickClass(who) for who in (WC, MC, CC)]

    def why_not(self, t: Table, option: PickClass) -> Refusal:
        return ChosenAlready() if option.class_ in self.chosen else NoLegitimacyToLose(t.legitimacy[option.class_])

    def choose(self, t: Table, option: PickClass) -> None:
        chosen = (*self.chosen, option.class_)
        if len(chosen) < 2:
            t.push(ChoosePenalty(self.seat, chosen))
            return
        for who in chosen:
            move_legitimacy(t, who, -1, causes.EVENT_PENALTY)


class ScoreState(Work):
    """The two lowest legitimacies in VP, then halving, tokens and the Political Agenda (p. 29)."""

    def run(self, t: Table) -> None:
        gain_vp(t, ST, sum(sorted(t.legitimacy)[:2]), causes.LEGITIMACY)
        halve_legitimacy(t)
        for who in (WC, MC, CC):
            move_legitimacy(t, who, t.legitimacy_tokens[who], causes.TOKEN)
        gain_vp(t, ST, agenda_matches(t), causes.AGENDA)
