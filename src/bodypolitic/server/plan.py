"""The plan of an action: what was picked since it began, as long as all of it can be taken back and changed.

The rules ask for the card to discard before anything else, and a player knows it best when everything else is planned.
So a plan tells the choices that it is made of and the cards that could be discarded instead: to change the card is to
take the choices back and make them again after another card. What showed something new is no plan any more.
"""

from typing import Final, Literal

from typing_extensions import TypedDict

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import EDUCATION, FOOD, HEALTH, INFLUENCE, LUXURY, RESOURCES, role_named
from bodypolitic.game.records.options import Discard, Option
from bodypolitic.game.records.shapes import ActionCard
from bodypolitic.game.rules.money import funds
from bodypolitic.game.rules.producing import output_now
from bodypolitic.server.foresight import BringsTold, Standing, Standings
from bodypolitic.server.record import Record
from bodypolitic.words.questions import option_text

TURN: Final = "turn"  # the kind of decision that an action begins with
FigureName = Literal[
    "money",
    "loans",
    "vp",
    "influence",
    "left",
    "makes-food",
    "makes-luxury",
    "makes-health",
    "makes-education",
    "makes-influence",
]


class PlannedFigure(TypedDict):
    """A figure of one's own that changes by a plan; `left` is what remains after the coming production."""

    figure: FigureName
    before: int
    after: int


class OtherCard(TypedDict):
    """A card that could be discarded instead."""

    id: str
    card: ActionCard
    text: str


class DiscardedCard(TypedDict):
    """Which of a plan's choices discards a card, and which it could be instead."""

    at: int
    others: list[OtherCard]


class Plan(TypedDict):
    """What was chosen since an action began, all of which can still be taken back and changed."""

    complete: bool
    choices: list[str]
    card: DiscardedCard | None
    figures: list[PlannedFigure]
    brings: BringsTold


def plan_of(record: Record, seat: str, standings: Standings, language: str) -> Plan | None:
    """What a seat has planned since its latest action began; None where nothing is planned or it can't be changed."""
    games = record.can_be_taken_back(seat, TURN)
    decision = record.decision_of(seat)
    if not games or decision is None:
        return None
    choices = record.game.last_choices(len(games))
    role = role_named(seat)
    before, now = standings.at(games[0].table, role), standings.at(record.game.table, role)
    return {
        "complete": decision.kind == TURN,
        "choices": [option.id for option in choices],
        "card": _discarded(games, choices, language),
        "figures": _figures(before, now),
        "brings": before.changes(now, choices).as_data(language),
    }


def _discarded(games: list[Game], choices: list[Option], language: str) -> DiscardedCard | None:
    for at, (game, option) in enumerate(zip(games, choices, strict=True)):
        if isinstance(option, Discard):
            return {"at": at, "others": _other_cards(game, option, language)}
    return None


def _other_cards(game: Game, card: Discard, language: str) -> list[OtherCard]:
    """The cards that could be discarded in place of one."""
    decision = game.decision
    return [
        {"id": option.id, "card": str(option.values["card"]), "text": option_text(game, decision, option, language)}
        for option in decision.options
        if option != card
    ]


def _figures(before: Standing, now: Standing) -> list[PlannedFigure]:
    """How a role's figures stand before and after, those that change."""
    was, is_now = _standing(before), _standing(now)
    return [{"figure": name, "before": was[name], "after": is_now[name]} for name in was if was[name] != is_now[name]]


def _standing(standing: Standing) -> dict[FigureName, int]:
    t, role = standing.table, standing.role
    made = [0] * len(RESOURCES)
    for company in t.companies[role]:
        made[company.card.industry] += output_now(t, company) if company.operational else 0
    return {
        "money": funds(t, role),
        "loans": t.loans[role],
        "vp": t.vp[role],
        "influence": t.influence[role],
        "left": standing.prospect.coming["money_after"],
        "makes-food": made[FOOD],
        "makes-luxury": made[LUXURY],
        "makes-health": made[HEALTH],
        "makes-education": made[EDUCATION],
        "makes-influence": made[INFLUENCE],
    }
