"""Kinds: what a value is that records are made of, what there is of each kind, and how each is called.

A field of a record names its kind by its type. Everything that turns a value into an id, JSON or words asks here.
"""

from collections.abc import Sequence
from typing import Final

from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.components.actions import BASIC_ACTION_NAMES, FREE_ACTION_NAMES
from bodypolitic.game.components.automa_lines import LINES
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.components.market_cards import BUSINESS_DEALS, EXPORT_CARDS, POLITICAL_AGENDAS
from bodypolitic.game.components.measures import MEASURES
from bodypolitic.game.components.printed import Printed
from bodypolitic.game.ground.causes import CAUSES
from bodypolitic.game.ground.codes import (
    AI_CARDS_EACH,
    AREAS,
    AUTOMA_ROLES,
    BENEFITS,
    COST_SHARES,
    DECKS,
    INDUSTRIES,
    PARTIES,
    PHASES,
    POLICIES,
    PRIORITY_CARDS,
    RESOURCES,
    ROLES,
    SECTIONS,
    SKILLS,
    STANCES,
    VOTE_CALLS,
    WAGE_LEVELS,
    Place,
    Stance,
)
from bodypolitic.game.ground.spelling import record

UNEMPLOYED: Final = Place(-1)  # the place of workers without a company


@record
class Kind:
    """A kind of value, a plain number as long as nothing else is said."""

    name: str

    def __len__(self) -> int:
        """How many there are; 0 where any number will do."""
        return 0

    def slug(self, value: int) -> str:
        """How a value is called in ids."""
        return str(value)

    def told(self, value: int) -> str | int:
        """How a value is told to programs: a number as it is, anything else by its slug."""
        return value

    def kept(self, value: int) -> str | int:
        """How a value is kept for later builds: as it is told, or so that it can't be taken for another."""
        return self.told(value)

    def value(self, name: str) -> int:
        """The value that is kept under a name."""
        for value in range(len(self)):
            if self.kept(value) == name:
                return value
        raise KeyError(f"no {self.name} is called {name!r}")

    def message(self, value: int) -> str:
        """The message that names a value; empty where words are made of several messages."""
        return ""


@record
class Named(Kind):
    """A kind of which each has a slug, and most have a message of that name behind a prefix."""

    slugs: Sequence[str]
    prefix: str = ""

    def __len__(self) -> int:
        return len(self.slugs)

    def slug(self, value: int) -> str:
        if value < 0:
            raise IndexError(f"no {self.name} has the number {value}")
        return self.slugs[value]

    def told(self, value: int) -> str | int:
        return self.slug(value)

    def message(self, value: int) -> str:
        return f"{self.prefix}{self.slugs[value]}" if self.prefix else ""


@record
class Cards(Kind):
    """A kind of printed thing with a title."""

    cards: Sequence[Printed]

    def __len__(self) -> int:
        return len(self.cards)

    def slug(self, value: int) -> str:
        if value < 0:
            raise IndexError(f"no {self.name} has the number {value}")
        return self.cards[value].slug

    def told(self, value: int) -> str | int:
        return self.slug(value)

    def message(self, value: int) -> str:
        return self.cards[value].title


class ActionCards(Cards):
    """Action cards, of which several roles may have one of the same title."""

    def kept(self, value: int) -> str | int:
        return f"{ROLES[ACTION_CARDS[value].role]}/{self.slug(value)}"


class Places(Cards):
    """Where workers are: a company, or nowhere."""

    def slug(self, value: int) -> str:
        return "unemployed" if value == UNEMPLOYED else super().slug(value)

    def value(self, name: str) -> int:
        return UNEMPLOYED if name == "unemployed" else super().value(name)

    def message(self, value: int) -> str:
        return "place-unemployed" if value == UNEMPLOYED else super().message(value)


class Benefits(Named):
    """What can lie in a State Benefits area: resources, which have messages as such, and more."""

    def message(self, value: int) -> str:
        return f"{'resource' if value < len(RESOURCES) else 'benefit'}-{self.slugs[value]}"


class PolicyNumbers(Kind):
    """A policy by the number printed on the board, as refusals tell it."""

    def message(self, value: int) -> str:
        return f"policy-{value}"


class Letters(Named):
    """Sections by the letters of their policies; programs and saves are told the numbers."""

    def told(self, value: int) -> str | int:
        return value


class Stances(Kind):
    """Where seats stand in a vote; programs and saves are told the numbers."""

    def slug(self, value: int) -> str:
        return STANCES[Stance(value)]


def _numbered(name: str, cards: Sequence[object]) -> Named:
    return Named(name, [f"{name}-{number}" for number in range(1, len(cards) + 1)])


CODES: Final = [f"{policy}{section}" for policy in POLICIES for section in SECTIONS]

# By the name of the type that fields of the kind have; expansions add those of their cards
KINDS: Final[dict[str, Kind]] = {
    "int": Kind("number"),
    "Role": Named("party", ROLES, "party-"),
    "Party": Named("party", PARTIES, "party-"),
    "Resource": Named("resource", RESOURCES, "resource-"),
    "Skill": Named("skill", SKILLS, "worker-"),
    "Industry": Named("industry", INDUSTRIES, "industry-"),
    "Policy": Named("policy", POLICIES, "policy-"),
    "PolicyNumber": PolicyNumbers("policy-number"),
    "Section": Named("policy-section", CODES),
    "Letter": Letters("section", SECTIONS, "section-"),
    "SectionCode": Named("policy-section", CODES),
    "WageLevel": Named("level", WAGE_LEVELS),
    "Phase": Named("phase", PHASES, "phase-"),
    "BenefitItem": Benefits("benefit", BENEFITS),
    "Cause": Named("reason", CAUSES, "reason-"),
    "BasicActionId": Named("basic-action", BASIC_ACTION_NAMES, "action-"),
    "FreeActionId": Named("free-action", FREE_ACTION_NAMES, "action-"),
    "CompanyId": Cards("company", COMPANIES),
    "Place": Places("place", COMPANIES),
    "ActionCardId": ActionCards("action-card", ACTION_CARDS),
    "EventId": Cards("event", EVENTS),
    "DealId": _numbered("deal", BUSINESS_DEALS),
    "ExportId": _numbered("export", EXPORT_CARDS),
    "AgendaId": _numbered("agenda", POLITICAL_AGENDAS),
    "Area": Named("area", AREAS, "area-"),
    "Deck": Named("deck", DECKS, "deck-"),
    "VoteCall": Named("vote-call", VOTE_CALLS),
    "Stance": Stances("stance"),
    "CostShare": Named("cost-share", COST_SHARES),
    "Measure": Named("measure", MEASURES, "measure-"),
    "AutomaLine": Named("line", LINES, "line-"),
    "PriorityCard": Named("priority-card", PRIORITY_CARDS, "priority-card-"),
    "AICardId": Named(
        "ai-card", [f"{ROLES[role]}-{number + 1}" for role in AUTOMA_ROLES for number in range(AI_CARDS_EACH)]
    ),
}
