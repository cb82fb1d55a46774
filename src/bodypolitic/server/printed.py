"""What is printed on all cards, in words and figures, as the page needs it."""

from functools import cache
from itertools import product

from bodypolitic.game.automas.ai_cards import AICard
from bodypolitic.game.cards.card import Card
from bodypolitic.game.components.boards import (
    BUSINESS_DEALS_DRAWN,
    COMPANY_SPACES,
    INFLUENCE_BY_LEGITIMACY,
    LEGITIMACY_MAX,
    LEGITIMACY_MIN,
    PROSPERITY,
    ROUNDS,
    TURNS_PER_ROUND,
    VOTES_DRAWN,
    WEALTH,
    WEALTH_STEP_VP,
    WORKERS,
    population_of,
    tax_multiplier_of,
)
from bodypolitic.game.components.companies import COMPANIES, NO_SLOT, CompanyCard
from bodypolitic.game.components.event_cards import EVENTS, Event
from bodypolitic.game.components.printed import Printed
from bodypolitic.game.expansions.action_cards.decks import ALL_DECKS
from bodypolitic.game.expansions.alternative_events.cards import AlternativeEvent
from bodypolitic.game.ground.codes import (
    ALL_LETTERS,
    ALL_ROLES,
    INDUSTRIES,
    PRIORITY_CARDS,
    RESOURCES,
    ROLES,
    ROLES_BY_PLAYERS,
    SKILLS,
    A,
    Role,
)
from bodypolitic.game.modules import AUTOMA_MAKERS
from bodypolitic.game.phases.action import BASIC_ACTIONS_OF, FREE_ACTIONS_OF
from bodypolitic.game.records.kinds import KINDS
from bodypolitic.server.messages import (
    AICardText,
    Cards,
    CardText,
    CompanyFigures,
    EventText,
    ExpansionCard,
    PlayerAid,
    Tracks,
)
from bodypolitic.words.alternative_events import describe_benefit
from bodypolitic.words.automas import describe_bonus, describe_conditions, describe_special
from bodypolitic.words.catalogue import catalogue
from bodypolitic.words.describe import describe_effects, describe_legitimacy, describe_requirement
from bodypolitic.words.events import describe_penalty, describe_task
from bodypolitic.words.expansions import PRINTERS, CardInWords
from bodypolitic.words.expansions import printed_cards as printed
from bodypolitic.words.names import sentence


@cache
def printed_cards(language: str) -> Cards:
    """Every card there is."""
    return Cards(
        actions={
            ROLES[role]: {card.face.slug: _action_card(card, role, language) for card in deck}
            for role, deck in enumerate(ALL_DECKS)
        },
        companies={card.slug: _company(card, language) for card in COMPANIES},
        events={event.slug: _event(event, language) for event in EVENTS},
        expansions={
            KINDS[kind].name: {
                card.slug: _expansion_card(card, told, language) for card, told in printed(kind, language)
            }
            for kind in PRINTERS
        },
        ai_cards={
            ROLES[role]: {str(card.number): _ai_card(card, role, language) for card in make().CARDS}
            for role, make in AUTOMA_MAKERS.items()
        },
        player_aids={
            ROLES[role]: PlayerAid(
                basic=[action.name for action in BASIC_ACTIONS_OF[role]],
                free=[action.name for action in FREE_ACTIONS_OF[role]],
            )
            for role in ALL_ROLES
        },
        tracks=_tracks(),
        roles={str(players): [ROLES[role] for role in roles] for players, roles in ROLES_BY_PLAYERS.items()},
    )


def _tracks() -> Tracks:
    three_policies = product(ALL_LETTERS, repeat=3)
    return Tracks(
        prosperity={ROLES[role]: list(spaces) for role, spaces in enumerate(PROSPERITY)},
        wealth=list(WEALTH),
        wealth_step_vp=WEALTH_STEP_VP,
        tax_multipliers=sorted({tax_multiplier_of([A, A, *three, A, A]) for three in three_policies}),
        legitimacy={space: INFLUENCE_BY_LEGITIMACY[space] for space in range(LEGITIMACY_MIN, LEGITIMACY_MAX + 1)},
        companies={ROLES[role]: COMPANY_SPACES[role] or _cards_of(role) for role in ALL_ROLES},
        business_deals=max(BUSINESS_DEALS_DRAWN),
        drawn_cubes=VOTES_DRAWN,
        population={population_of(workers): workers for workers in reversed(range(max(WORKERS) + 1))},
        rounds=ROUNDS,
        turns=TURNS_PER_ROUND,
    )


def _cards_of(role: Role) -> int:
    """How many companies there are for a role: the Working Class has no spaces for them, and a few cards."""
    return sum(card.owner == role for card in COMPANIES)


def _action_card(card: Card, role: int, language: str) -> CardText:
    return CardText(
        title=catalogue(language).text(card.face.title),
        copies=card.face.copies,
        requires=describe_requirement(card, language),
        text=describe_effects(card.effects, role, language),
        legitimacy=describe_legitimacy(card, language),
    )


def _company(card: CompanyCard, language: str) -> CompanyFigures:
    return CompanyFigures(
        title=catalogue(language).text(card.title),
        owner=ROLES[card.owner],
        industry=INDUSTRIES[card.industry],
        makes=RESOURCES[card.industry],
        cost=card.cost,
        output=card.output,
        slots=[SKILLS[skill] for skill in card.slots],
        wages=list(card.wages),
        machinery=card.machinery,
        employee=SKILLS[card.employee] if card.employee != NO_SLOT else None,
        adds=card.adds,
    )


def _event(event: Event, language: str) -> EventText:
    benefit = sentence(describe_benefit(event.benefit, language)) if isinstance(event, AlternativeEvent) else ""
    return EventText(
        title=catalogue(language).text(event.title),
        text=describe_task(event, language),
        penalty=describe_penalty(event, language),
        benefit=benefit,
    )


def _expansion_card(card: Printed, told: CardInWords, language: str) -> ExpansionCard:
    return ExpansionCard(
        title=catalogue(language).text(card.title),
        role=None if told.role is None else ROLES[told.role],
        date=told.date,
        trigger=told.trigger,
        needs=dict(told.needs),
        lines=told.lines,
    )


def _ai_card(card: AICard, role: Role, language: str) -> AICardText:
    return AICardText(
        checks=[PRIORITY_CARDS[check] for check in card.checks],
        policies=[policy + 1 for policy in card.policies],
        conditions=describe_conditions(card, language),
        bonus="" if card.bonus is None else describe_bonus(card, role, language),
        special=describe_special(card, role, language),
        influence=card.influence,
    )
