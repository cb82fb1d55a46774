"""What games between bots made use of: cards, events and their Benefits, actions, companies and Automas' instructions.

Everything is counted from what a game tells and shows, its happenings and its view; never from inside the rules.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, cast

from rich.console import Console
from rich.table import Table

from bodypolitic.cli.wording import listed, say
from bodypolitic.game.automas.automa import Automa
from bodypolitic.game.automas.capitalist_class.automa import CapitalistClassAutoma
from bodypolitic.game.automas.middle_class.automa import MiddleClassAutoma
from bodypolitic.game.automas.priority_rows import SA
from bodypolitic.game.automas.working_class.automa import WorkingClassAutoma
from bodypolitic.game.cards.decks import DECKS
from bodypolitic.game.components.automa_lines import LINES, NO_INSTRUCTION
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
    BASE_EVENTS,
    BUILD_FOR_ANOTHER,
    BUY_FROM_PLAYERS,
    EVENTS,
    MONEY_TO_ALL,
    PROPOSE_FOR_ANOTHER,
    SPEND_MONEY,
    SPEND_RESOURCE,
    Event,
)
from bodypolitic.game.expansions.action_cards.decks import ALL_DECKS
from bodypolitic.game.expansions.action_cards.module import ActionCards
from bodypolitic.game.expansions.alternative_events.cards import ALTERNATIVE_EVENTS, AlternativeEvent
from bodypolitic.game.expansions.alternative_events.module import AlternativeEvents
from bodypolitic.game.expansions.alternative_events.records import EventBenefitUsed, EventGiven
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import AI_CARDS_EACH, CC, MC, PHASES, PRODUCTION, ROLES, ROLES_BY_PLAYERS, ST, WC
from bodypolitic.game.modules import MODULE_MAKERS
from bodypolitic.game.phases.action import BASIC_ACTIONS_OF, FREE_ACTIONS_OF
from bodypolitic.game.records.happenings import (
    AIBonusUsed,
    AICardRevealed,
    AutomaActs,
    AutomaChose,
    BasicActionTaken,
    CardPlayed,
    CompanyBuilt,
    EventHandled,
    FreeActionTaken,
    Happening,
    LegitimacyMoved,
    Narrowed,
    Paid,
    PhaseBegan,
    PriorityRaised,
    Provided,
    StrikeHeld,
)
from bodypolitic.game.records.kinds import KINDS
from bodypolitic.game.records.record import public_name
from bodypolitic.game.rules.action import Action
from bodypolitic.game.setup import Setup
from bodypolitic.words.expansions import printed_cards

ENOUGH: Final = 10  # a thing used less often counts as not covered
SHOWN: Final = 10  # rows of the table of what was used least

CARDS: Final = "action-cards"  # by face, whose copies are not told apart
EVENT_CHOICES: Final = "event-choices"
EVENT_BENEFITS: Final = "event-benefits"
BASIC: Final = "basic-actions"
FREE: Final = "free-actions"
COMPANY: Final = "companies"
AI_BONUS: Final = "ai-card-bonuses"
AI_SPECIAL: Final = "ai-card-special-actions"
LINE: Final = "instruction-lines"
AUTOMA_CLASSES: Final[dict[int, type[Automa]]] = {
    WC: WorkingClassAutoma,
    MC: MiddleClassAutoma,
    CC: CapitalistClassAutoma,
}
# The kind of the cards that a module says are used by something that happens, whose last value names the card
_CARDS_OF_MODULES: Final = {name: make().USES[0].FIELDS[-1][1] for name, make in MODULE_MAKERS.items() if make().USES}


def _category(kind: str) -> str:
    """The category of the cards of a kind."""
    return f"{KINDS[kind].name}s"


# The messages that name one and several of a category
NAMES: Final = {
    CARDS: ("cli-action-card", "cli-action-cards"),
    EVENT_CHOICES: ("cli-event-choice", "cli-event-choices"),
    BASIC: ("cli-basic-action", "cli-basic-actions"),
    FREE: ("cli-free-action", "cli-free-actions"),
    COMPANY: ("cli-one-company", "cli-companies"),
    EVENT_BENEFITS: ("cli-event-benefit", "cli-event-benefits"),
    AI_BONUS: ("cli-ai-bonus", "cli-ai-bonuses"),
    AI_SPECIAL: ("cli-ai-special", "cli-ai-specials"),
    LINE: ("cli-instruction-line", "cli-instruction-lines"),
    **{_category(kind): (f"cli-{KINDS[kind].name}", f"cli-{KINDS[kind].name}s") for kind in _CARDS_OF_MODULES.values()},
}

# Where an action begins, what has been told before says nothing about the event that it may deal with.
_BEGINNINGS: Final = (BasicActionTaken, CardPlayed)


@dataclass(frozen=True)
class Evidence:
    """The happening that shows which choice of an event was made: the value that names it, and those it must have."""

    told: type[Happening]
    choice: str
    given: Mapping[str, str] = field(default_factory=dict)

    def shown_by(self, told: Happening) -> str | None:
        """The choice that this happening bears witness to, if it does."""
        if type(told) is not self.told or any(told.values[name] != value for name, value in self.given.items()):
            return None
        return str(told.values[self.choice])


_BY_TASK: Final = {
    SPEND_MONEY: Evidence(Paid, "amount", {"reason": "event"}),
    MONEY_TO_ALL: Evidence(Provided, "amount"),
    BUY_FROM_PLAYERS: Evidence(Paid, "to", {"who": ROLES[ST], "reason": "purchase"}),
    PROPOSE_FOR_ANOTHER: Evidence(LegitimacyMoved, "class", {"reason": "event"}),
    BUILD_FOR_ANOTHER: Evidence(CompanyBuilt, "who"),
}
_PROVIDED: Final = Evidence(Provided, "class")  # by all other tasks
_GIVEN: Final = Evidence(EventGiven, "who")  # of an event with a Benefit, whatever its task
_EVIDENCE: Final = tuple({one.told for one in (*_BY_TASK.values(), _PROVIDED, _GIVEN)})

# What the happenings tell that a thing was used: its category, and the values that name the thing.
_USES: Final[dict[type[Happening], tuple[str, tuple[str, ...]]]] = {
    CardPlayed: (CARDS, ("who", "card")),
    BasicActionTaken: (BASIC, ("who", "action")),
    FreeActionTaken: (FREE, ("who", "action")),
    CompanyBuilt: (COMPANY, ("company",)),
    AutomaChose: (LINE, ("line",)),
    Narrowed: (LINE, ("line",)),
    PriorityRaised: (LINE, ("line",)),
    EventBenefitUsed: (EVENT_BENEFITS, ("event",)),
    **{
        told: (_category(kind), (public_name(name),))
        for make in MODULE_MAKERS.values()
        for told in make().USES
        for name, kind in told.FIELDS[-1:]
    },
}


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
    evidence = _GIVEN if isinstance(event, AlternativeEvent) else _BY_TASK.get(event.task, _PROVIDED)
    shown = evidence.shown_by(told)
    return None if shown is None else f"{event.slug}/{shown}"


def _actions(actions: Sequence[Sequence[Action]], roles: tuple[int, ...]) -> list[str]:
    """Actions by role; nobody receives benefits where nobody plays the State, who provides them."""
    return [
        f"{ROLES[role]}/{action.name}"
        for role in roles
        for action in actions[role]
        if action.name != "receive-benefits" or ST in roles
    ]


def module_things(setup: Setup) -> dict[str, list[str]]:
    """What modules add: cards to follow in a crisis, agendas to claim, moments of history."""
    roles = ROLES_BY_PLAYERS[setup.players]
    return {
        _category(kind): [card.slug for card, told in printed_cards(kind) if told.role is None or told.role in roles]
        for module, kind in _CARDS_OF_MODULES.items()
        if setup.plays_with(module)
    }


def event_things(setup: Setup) -> dict[str, list[str]]:
    """The choices of the events that are played with and, of Alternative Events, also their Benefits."""
    if not setup.plays_with(AlternativeEvents.NAME):
        return {EVENT_CHOICES: [choice for event in BASE_EVENTS for choice in choices_of(event)]}
    return {
        EVENT_CHOICES: [choice for event in ALTERNATIVE_EVENTS for choice in choices_of(event)],
        EVENT_BENEFITS: [event.slug for event in ALTERNATIVE_EVENTS],
    }


def ai_card(role: int, card: int) -> str:
    """An AI card by its role and its number."""
    return f"{ROLES[role]}-{AUTOMA_CLASSES[role].CARDS[card]}"


def automa_things(setup: Setup) -> dict[str, list[str]]:
    """What Automas go by: the bonuses and special actions of their AI cards, and the lines of instruction cards."""
    if not setup.automas:
        return {}
    roles = [role for role in AUTOMA_CLASSES if ROLES[role] in setup.automas]
    cards = [(role, card) for role in roles for card in range(AI_CARDS_EACH)]
    others = tuple(f"{ROLES[role].lower()}-" for role in AUTOMA_CLASSES if role not in roles)
    return {
        AI_BONUS: [ai_card(role, card) for role, card in cards if AUTOMA_CLASSES[role].CARDS[card].bonus is not None],
        AI_SPECIAL: [ai_card(role, card) for role, card in cards],
        LINE: [name for number, name in enumerate(LINES) if number != NO_INSTRUCTION and not name.startswith(others)],
    }


def things(setup: Setup) -> dict[str, list[str]]:
    """All that the players of a game can make use of, by category; what a setup leaves in the box is not among it.

    Automas have no action cards, and act by rules of their own.
    """
    roles = ROLES_BY_PLAYERS[setup.players]
    players = tuple([role for role in roles if ROLES[role] not in setup.automas])
    public = [card for row in public_rows(setup.players) for card in row]
    companies = [*CC_STARTING, *CC_DECK, *public, *COOPERATIVE_FARMS]
    decks = ALL_DECKS if setup.plays_with(ActionCards.NAME) else DECKS
    if MC in roles:
        companies += [*MC_STARTING, *MC_DECK]
    return {
        CARDS: [f"{ROLES[role]}/{card.face.slug}" for role in players for card in decks[role]],
        **(event_things(setup) if ST in roles else {EVENT_CHOICES: []}),
        BASIC: _actions(BASIC_ACTIONS_OF, players),
        FREE: _actions(FREE_ACTIONS_OF, players),
        COMPANY: [COMPANIES[card].slug for card in sorted(companies)],
        **module_things(setup),
        **automa_things(setup),
    }


# Companies from a deck are used when they are built; the others, which are there from the start or turned face up,
# whenever they work in a Production Phase.
BUILT: Final = {COMPANIES[card].slug for card in (*CC_DECK, *MC_DECK, *COOPERATIVE_FARMS)}


class Coverage:
    """How often each thing that some of the setups bring with them was used in the games counted so far."""

    def __init__(self, *setups: Setup) -> None:
        self.counts: dict[str, dict[str, int]] = {}
        for setup in setups:
            for category, items in things(setup).items():
                self.counts.setdefault(category, {}).update(dict.fromkeys(items, 0))

    def add(self, used: Mapping[tuple[str, str], int]) -> None:
        """Count what the players used in a finished game."""
        for (category, item), times in used.items():
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
            return [say("cli-all-used", total=total, enough=ENOUGH)]
        lines = [say("cli-some-missing", missing=len(missing), total=total, enough=ENOUGH)]
        for category in self.counts:
            found = [say("cli-used-times", thing=item, count=times) for of, item, times in missing if of == category]
            if found:
                lines.append(say("cli-fact", name=say(NAMES[category][1]), text=listed(found)))
        return lines


class Witness:
    """Notes what is used in the one game it sees."""

    def __init__(self) -> None:
        self.used: Counter[tuple[str, str]] = Counter()
        self._evidence: list[Happening] = []
        self._ai_cards: dict[int, str] = {}  # the one each Automa plays by

    def note(self, game: Game) -> None:
        """Count what the last choice brought about; to be called once after each choice, the last one too."""
        for told in game.happened:
            if isinstance(told, _EVIDENCE):
                self._evidence.append(told)
            if isinstance(told, _BEGINNINGS):
                self._evidence.clear()
            if type(told) in _USES:
                category, names = _USES[type(told)]
                self.used[category, "/".join(str(told.values[name]) for name in names)] += 1
            elif isinstance(told, AICardRevealed):
                self._ai_cards[told.who] = ai_card(told.who, told.card % AI_CARDS_EACH)
            elif isinstance(told, AIBonusUsed):
                self.used[AI_BONUS, self._ai_cards[told.who]] += 1
            elif isinstance(told, AutomaActs):
                self.used[AI_SPECIAL, self._ai_cards[told.who]] += told.action == SA
            elif isinstance(told, EventHandled):
                self._note_event(EVENTS[told.event])
            elif isinstance(told, PhaseBegan) and told.phase == PRODUCTION:
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
        stopped = {COMPANIES[told.company].slug for told in game.happened if isinstance(told, StrikeHeld)}
        for companies in cast(dict[str, list[dict[str, object]]], view["companies"]).values():
            for company in companies:
                slug = str(company["company"])
                if company["operational"] and not company["strike"] and slug not in stopped and slug not in BUILT:
                    self.used[COMPANY, slug] += 1


def print_coverage(console: Console, coverage: Coverage) -> None:
    """The report for people."""
    enough = say("cli-often-enough", enough=ENOUGH)
    table = Table(say("cli-used-least"), say("cli-what-it-is"), say("cli-times-used"), enough)
    table.columns[2].justify = "right"
    for category, item, times in coverage.least_used()[:SHOWN]:
        answer = say("cli-yes") if times >= ENOUGH else say("cli-no")
        table.add_row(item, say(NAMES[category][0]), str(times), answer)
    console.print(table)
    for line in coverage.verdict():
        console.print(line, highlight=False, soft_wrap=True)
