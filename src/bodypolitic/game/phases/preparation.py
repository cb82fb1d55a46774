"""Preparation Phase (p. 11, 14, 18, 22, 26), in the order of the General Player Aid."""

from bodypolitic.game.components.boards import (
    BUSINESS_DEALS_DRAWN,
    CARDS_DRAWN_EACH_ROUND,
    EVENT_SPACES,
    EXTRA_WORKERS,
    LOAN,
    LOAN_INTEREST,
    MARKET_SIZE,
    PROSPERITY_DROP,
)
from bodypolitic.game.components.market_cards import IMMIGRATION_CARDS
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    ACTION_DECKS,
    AGENDA_DECK,
    ALL_ROLES,
    CC,
    COMPANY_DECKS,
    DEAL_DECK,
    EVENT_CARDS,
    EXPORT_DECK,
    FOREIGN_TRADE,
    IMMIGRATION,
    MC,
    PREPARATION,
    ST,
    SUPPLY,
    UNSKILLED,
    WC,
    Role,
)
from bodypolitic.game.ground.spelling import record
from bodypolitic.game.records.happenings import (
    AgendaDiscarded,
    AgendaRevealed,
    CardsDrawn,
    CompanyDiscarded,
    CompanyRevealed,
    DealRevealed,
    DealsDiscarded,
    EventRevealed,
    ExportDiscarded,
    ExportRevealed,
    PhaseBegan,
)
from bodypolitic.game.records.options import DiscardCompany, Done
from bodypolitic.game.rules.events.event_deck import hold_back_late_events
from bodypolitic.game.rules.money import pay, pay_off_loan
from bodypolitic.game.rules.scores import drop_prosperity
from bodypolitic.game.rules.workers import ChooseNewWorker, add_worker, skills_in_supply
from bodypolitic.game.table.steps import Ask, Work
from bodypolitic.game.table.table import Table


class PreparationPhase(Work):
    """Everything up to the markets happens by itself; then the owners look over their markets, and workers arrive."""

    def run(self, t: Table) -> None:
        t.phase = PREPARATION
        t.tell(PhaseBegan(PREPARATION))
        pay_interest(t)
        drop_prosperities(t)
        if t.plays(ST):
            reveal_events(t)
            t.agenda_discard.append(t.agenda)
            t.tell(AgendaDiscarded(t.agenda))
            reveal_agenda(t)
        for role in t.roles:
            draw_action_cards(t, role, CARDS_DRAWN_EACH_ROUND)
        t.push(NewWorkers())
        t.push(NewDealsAndExport())
        for owner in (CC, MC):
            if t.plays(owner):
                t.push(LookOverMarket(owner))
        for module in t.modules:
            module.phase_begins(t, PREPARATION)


def pay_interest(t: Table) -> None:
    """5 V a loan, with another loan if need be. A State without a player then pays off what it can (p. 33, H3)."""
    for role in ALL_ROLES:
        pay(t, role, SUPPLY, LOAN_INTEREST * t.loans[role], causes.INTEREST, from_capital=True)
    if not t.plays(ST):
        while t.loans[ST] and t.money[ST] > LOAN:
            pay_off_loan(t, ST, LOAN)


def drop_prosperities(t: Table) -> None:
    """Working Class 1 space, Middle Class 2."""
    for who in (WC, MC):
        if t.plays(who):
            drop_prosperity(t, who, PROSPERITY_DROP[who])


def reveal_events(t: Table) -> None:
    """Two new events."""
    hold_back_late_events(t, EVENT_SPACES)
    while len(t.events) < EVENT_SPACES:
        event = t.draw(t.event_deck, t.event_discard, EVENT_CARDS)
        t.events.append(event)
        t.tell(EventRevealed(event))


def reveal_agenda(t: Table) -> None:
    """A new Political Agenda."""
    t.agenda = t.draw(t.agenda_deck, t.agenda_discard, AGENDA_DECK)
    t.tell(AgendaRevealed(t.agenda))


def draw_action_cards(t: Table, role: Role, number: int) -> None:
    """Draw into the hand, which is kept in order so that it tells nothing of when a card came."""
    if t.plays_by_automa(role):
        return
    drawn = 0
    for _ in range(number):
        if t.decks[role] or t.discards[role]:
            t.hands[role].append(t.draw(t.decks[role], t.discards[role], ACTION_DECKS[role]))
            drawn += 1
    t.hands[role].sort()
    t.tell(CardsDrawn(role, drawn))


class LookOverMarket(Ask[DiscardCompany | Done]):
    """An owner discards any companies of its market; new ones then fill it up."""

    def options(self, t: Table) -> list[DiscardCompany | Done]:
        options: list[DiscardCompany | Done] = [DiscardCompany(card) for card in t.markets[self.seat]]
        options.append(Done())
        return options

    def choose(self, t: Table, option: DiscardCompany | Done) -> None:
        if isinstance(option, DiscardCompany):
            t.markets[self.seat].remove(option.company)
            t.company_discards[self.seat].append(option.company)
            t.tell(CompanyDiscarded(self.seat, option.company))
            t.push(LookOverMarket(self.seat))
        else:
            fill_market(t, self.seat)


def fill_market(t: Table, owner: Role) -> None:
    """Reveal companies until the market is full."""
    while len(t.markets[owner]) < MARKET_SIZE[owner] and (t.company_decks[owner] or t.company_discards[owner]):
        card = t.draw(t.company_decks[owner], t.company_discards[owner], COMPANY_DECKS[owner])
        t.markets[owner].append(card)
        t.tell(CompanyRevealed(owner, card))


class NewDealsAndExport(Work):
    """All old Business Deals go; policy 6 says how many come. A new Export card (p. 18)."""

    def run(self, t: Table) -> None:
        discard_deals(t)
        for _ in range(BUSINESS_DEALS_DRAWN[t.policies[FOREIGN_TRADE]]):
            reveal_deal(t)
        t.export_discard.append(t.export)
        t.tell(ExportDiscarded(t.export))
        reveal_export(t)


def discard_deals(t: Table) -> None:
    """All Business Deals go."""
    if t.deals:
        t.tell(DealsDiscarded(len(t.deals)))
        t.deal_discard.extend(t.deals)
        t.deals.clear()


def reveal_deal(t: Table) -> None:
    """One more Business Deal on the board."""
    deal = t.draw(t.deal_deck, t.deal_discard, DEAL_DECK)
    t.deals.append(deal)
    t.tell(DealRevealed(deal))


def reveal_export(t: Table) -> None:
    """A new Export card."""
    t.export = t.draw(t.export_deck, t.export_discard, EXPORT_DECK)
    t.tell(ExportRevealed(t.export))


class NewWorkers(Work):
    """Two workers for each class, and immigrants by policy 7 (p. 14, 22)."""

    def run(self, t: Table) -> None:
        immigrants = EXTRA_WORKERS[t.policies[IMMIGRATION]]
        if t.plays(MC):
            t.push(Immigrants(MC, immigrants))
            t.push(SkilledWorkerArrives())
            t.push(WorkersArrive(MC, 1))
        t.push(Immigrants(WC, immigrants))
        t.push(WorkersArrive(WC, 2))


@record
class WorkersArrive(Work):
    """Unskilled workers of a class, one after the other."""

    who: Role
    left: int

    def run(self, t: Table) -> None:
        if self.left > 1:
            t.push(WorkersArrive(self.who, self.left - 1))
        add_worker(t, self.who, UNSKILLED)


class SkilledWorkerArrives(Work):
    """The Middle Class's skilled worker of its choice; an unskilled one if no skilled one is left (p. 34)."""

    def run(self, t: Table) -> None:
        if skills_in_supply(t, MC):
            t.push(ChooseNewWorker(MC, MC))
        else:
            add_worker(t, MC, UNSKILLED)


@record
class Immigrants(Work):
    """A class draws its own Immigration cards, which go to the bottom of the deck when all are drawn."""

    who: Role
    left: int

    def run(self, t: Table) -> None:
        if self.left == 0:
            return
        card = t.immigration_deck.pop()
        t.immigration_deck.insert(0, card)
        if self.left > 1:
            t.push(Immigrants(self.who, self.left - 1))
        add_worker(t, self.who, IMMIGRATION_CARDS[card][self.who])
