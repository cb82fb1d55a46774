"""What games between bots made use of: action cards, event choices, actions and companies, and how often.

Everything is counted from what a game tells and shows, its happenings and its view; never from inside the rules.
"""

from collections import Counter
from typing import Final, cast

from rich.console import Console
from rich.table import Table

from bodypolitic.bots.bot import Bot
from bodypolitic.game import happenings as h
from bodypolitic.game.action_cards.module import ActionCards
from bodypolitic.game.cards.crisis_and_control import ALL_DECKS
from bodypolitic.game.cards.decks import DECKS
from bodypolitic.game.codes import MC, PHASES, PRODUCTION, ROLES, ROLES_BY_PLAYERS, ST
from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.components.companies import (
    CC_DECK,
    CC_STARTING,
    COMPANIES,
    COOPERATIVE_FARMS,
    MC_DECK,
    MC_STARTING,
    public_rows,
)
from bodypolitic.game.components.event_cards import (
    BUILD_FOR_ANOTHER,
    BUY_FROM_PLAYERS,
    EVENTS,
    MONEY_TO_ALL,
    PROPOSE_FOR_ANOTHER,
    SPEND_MONEY,
    SPEND_RESOURCE,
    Event,
)
from bodypolitic.game.components.historical_events import HISTORICAL_FACES
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.happenings import Happening
from bodypolitic.game.historical_events.module import HistoricalEvents
from bodypolitic.game.options import BASIC_ACTIONS, FREE_ACTIONS, Option
from bodypolitic.game.reasons import BASIC_ACTION_PAGES, FREE_ACTION_PAGES
from bodypolitic.game.setup import Setup

ENOUGH: Final = 10  # a thing used less often counts as not covered
SHOWN: Final = 10  # rows of the table of what was used least

CARDS: Final = "action-cards"  # by face, whose copies are not told apart
EVENT_CHOICES: Final = "event-choices"
BASIC: Final = "basic-actions"
FREE: Final = "free-actions"
COMPANY: Final = "companies"
HISTORY: Final = "historical-events"
NAMES: Final = {
    CARDS: "action card",
    EVENT_CHOICES: "event choice",
    BASIC: "basic action",
    FREE: "free action",
    COMPANY: "company",
    HISTORY: "historical event",
}

# Where an action begins, what has been told before says nothing about the event that it may deal with.
_BEGINNINGS: Final = {h.BASIC_ACTION, h.CARD_PLAYED}
# The happenings that show which choice of an event the State made.
_EVIDENCE: Final = {h.PROVIDED, h.PAID, h.LEGITIMACY_MOVED, h.COMPANY_BUILT}


def choices_of(event: Event) -> list[str]:
    """The choices an event leaves to the State: its classes, its sums, or just whether to deal with it at all."""
    if event.task == SPEND_RESOURCE:
        return [event.slug]
    if event.task == SPEND_MONEY:
        sums = [event.money * times for times in range(1, event.amount + 1)]
    elif event.task == MONEY_TO_ALL:
        sums = [event.amount, event.money]
    else:
        return [f"{event.slug}/{ROLES[who]}" for who in event.classes()]
    return [f"{event.slug}/{amount}" for amount in sums]


def choice_shown(event: Event, told: Happening) -> str | None:
    """The choice of an event that something told in the course of it bears witness to, if it does."""
    task, kind = event.task, told.number
    shown: int | str | None = None
    if task == SPEND_MONEY:
        shown = told.c if kind == h.PAID and told.d == h.EVENT else None
    elif task == MONEY_TO_ALL:
        shown = told.c if kind == h.PROVIDED else None
    elif task == BUY_FROM_PLAYERS:
        shown = ROLES[told.b] if kind == h.PAID and told.a == ST and told.d == h.PURCHASE else None
    elif task == PROPOSE_FOR_ANOTHER:
        shown = ROLES[told.a] if kind == h.LEGITIMACY_MOVED and told.c == h.EVENT else None
    else:
        shown = ROLES[told.a] if kind == (h.COMPANY_BUILT if task == BUILD_FOR_ANOTHER else h.PROVIDED) else None
    return None if shown is None else f"{event.slug}/{shown}"


def _actions(names: tuple[str, ...], pages: tuple[tuple[int, ...], ...], roles: tuple[int, ...]) -> list[str]:
    """Actions by role; nobody receives benefits where nobody plays the State, who provides them."""
    return [
        f"{ROLES[role]}/{name}"
        for role in roles
        for name, page in zip(names, pages, strict=True)
        if page[role] and (name != "receive-benefits" or ST in roles)
    ]


def things(setup: Setup) -> dict[str, list[str]]:
    """All that the players of a game can make use of, by category; what a setup leaves in the box is not among it.

    Automas have no action cards, and act by rules of their own.
    """
    roles = ROLES_BY_PLAYERS[setup.players]
    players = tuple([role for role in roles if ROLES[role] not in setup.automas])
    public = [card for row in public_rows(setup.players) for card in row]
    companies = [*CC_STARTING, *CC_DECK, *public, *COOPERATIVE_FARMS]
    decks = ALL_DECKS if ActionCards.NAME in setup.modules else DECKS
    if MC in roles:
        companies += [*MC_STARTING, *MC_DECK]
    listed = {
        CARDS: [f"{ROLES[role]}/{card.face.slug}" for role in players for card in decks[role]],
        EVENT_CHOICES: [choice for event in EVENTS for choice in choices_of(event)] if ST in roles else [],
        BASIC: _actions(BASIC_ACTIONS, BASIC_ACTION_PAGES, players),
        FREE: _actions(FREE_ACTIONS, FREE_ACTION_PAGES, players),
        COMPANY: [COMPANIES[card].slug for card in sorted(companies)],
    }
    if HistoricalEvents.NAME in setup.modules:
        listed[HISTORY] = [face.slug for face in HISTORICAL_FACES]
    return listed


# Companies from a deck are used when they are built; the others, which are there from the start or turned face up,
# whenever they work in a Production Phase.
BUILT: Final = {COMPANIES[card].slug for card in (*CC_DECK, *MC_DECK, *COOPERATIVE_FARMS)}


class Coverage:
    """How often each thing was used in the games counted so far."""

    def __init__(self, setup: Setup) -> None:
        self.counts: dict[str, dict[str, int]] = {
            category: dict.fromkeys(items, 0) for category, items in things(setup).items()
        }

    def add(self, witness: "Witness") -> None:
        """Count what the players used in a finished game."""
        for (category, item), times in witness.used.items():
            if item in self.counts[category]:
                self.counts[category][item] += times

    def least_used(self) -> list[tuple[str, str, int]]:
        """Everything as category, item and count, the least used first."""
        every = [(category, item, times) for category, items in self.counts.items() for item, times in items.items()]
        return sorted(every, key=lambda row: row[2])

    def missing(self) -> list[tuple[str, str, int]]:
        """What was not used often enough."""
        return [row for row in self.least_used() if row[2] < ENOUGH]

    def verdict(self) -> list[str]:
        """Whether everything was used often enough, in a line; if not, what was not, in a line for each category."""
        total, missing = sum(map(len, self.counts.values())), self.missing()
        if not missing:
            return [f"Every one of {total} things was used at least {ENOUGH} times."]
        lines = [f"{len(missing)} of {total} things were used fewer than {ENOUGH} times:"]
        for category in self.counts:
            found = [f"{item} {times}" for of, item, times in missing if of == category]
            if found:
                lines.append(f"{category.replace('-', ' ')}: {', '.join(found)}")
        return lines


class Witness:
    """A bot that passes on what another bot chooses, and notes what is used in the one game it sees."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.used: Counter[tuple[str, str]] = Counter()
        self._evidence: list[Happening] = []

    def choose(self, decision: Decision, game: Game) -> Option:
        """As the bot does, once what the last choice brought about is noted."""
        self.note(game)
        return self.bot.choose(decision, game)

    def note(self, game: Game) -> None:
        """Count what the last choice brought about; to be called once after each choice, the last one too."""
        for told in game.happened:
            kind = told.number
            if kind in _EVIDENCE:
                self._evidence.append(told)
            if kind in _BEGINNINGS:
                self._evidence.clear()
            if kind == h.CARD_PLAYED:
                self.used[CARDS, f"{ROLES[told.a]}/{ACTION_CARDS[told.b].slug}"] += 1
            elif kind == h.BASIC_ACTION:
                self.used[BASIC, f"{ROLES[told.a]}/{BASIC_ACTIONS[told.b]}"] += 1
            elif kind == h.FREE_ACTION:
                self.used[FREE, f"{ROLES[told.a]}/{FREE_ACTIONS[told.b]}"] += 1
            elif kind == h.COMPANY_BUILT:
                self.used[COMPANY, COMPANIES[told.b].slug] += 1
            elif kind in {h.HISTORY_BEGINS, h.HISTORY_HAPPENS}:
                self.used[HISTORY, HISTORICAL_FACES[told.a].slug] += 1
            elif kind == h.HISTORY_SET_OFF:
                self.used[HISTORY, HISTORICAL_FACES[told.b].slug] += 1
            elif kind == h.EVENT_HANDLED:
                self._note_event(EVENTS[told.a])
            elif kind == h.PHASE_BEGAN and told.a == PRODUCTION:
                self._note_production(game)

    def _note_event(self, event: Event) -> None:
        """Count each choice once, even where a card lets the State carry an event out twice."""
        shown = {choice_shown(event, told) for told in self._evidence}
        self._evidence.clear()
        if event.task == SPEND_RESOURCE:
            shown.add(event.slug)
        for choice in choices_of(event):
            self.used[EVENT_CHOICES, choice] += choice in shown

    def _note_production(self, game: Game) -> None:
        """Count the companies with workers; a strike that has just stopped one is still told of.

        Should the game not have stopped for a decision before the next phase, its table shows too much: no count.
        """
        view = game.view()
        if view["phase"] != PHASES[PRODUCTION]:
            return
        stopped = {COMPANIES[told.a].slug for told in game.happened if told.number == h.STRIKE_HELD}
        for companies in cast(dict[str, list[dict[str, object]]], view["companies"]).values():
            for company in companies:
                slug = str(company["company"])
                if company["operational"] and not company["strike"] and slug not in stopped and slug not in BUILT:
                    self.used[COMPANY, slug] += 1


def print_coverage(console: Console, coverage: Coverage) -> None:
    """The report for people."""
    table = Table("Used least", "What it is", "times", f"{ENOUGH} times?")
    table.columns[2].justify = "right"
    for category, item, times in coverage.least_used()[:SHOWN]:
        table.add_row(item, NAMES[category], str(times), "yes" if times >= ENOUGH else "no")
    console.print(table)
    for line in coverage.verdict():
        console.print(line, highlight=False, soft_wrap=True)
