"""The plan of an action: what was picked since it began, as long as all of it can be taken back and changed.

The rules ask for the card to discard before anything else, and a player knows it best when everything else is planned.
So a plan tells the choices that it is made of and the cards that could be discarded instead: to change the card is to
take the choices back and make them again after another card. What showed something new is no plan any more.
"""

from typing import Final

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import RESOURCES, Role, role_named
from bodypolitic.game.records.options import Discard
from bodypolitic.game.rules.money import funds
from bodypolitic.game.rules.producing import output_now
from bodypolitic.game.table.table import Table
from bodypolitic.game.view.forecast import forecast
from bodypolitic.server.foresight import Standing
from bodypolitic.server.record import Record
from bodypolitic.words.questions import option_text

TURN: Final = "turn"  # the kind of decision that an action begins with


def plan_of(record: Record, seat: str, language: str) -> dict[str, object] | None:
    """What a seat has planned since its latest action began; None where nothing is planned or it can't be changed."""
    games = record.can_be_taken_back(seat, TURN)
    decision = record.decision_of(seat)
    if not games or decision is None:
        return None
    choices = record.game.last_choices(len(games))
    before, now = games[0].table, record.game.table
    role = role_named(seat)
    return {
        "complete": decision.kind == TURN,
        "choices": [option.id for option in choices],
        "card": next(
            (
                {"at": at, "others": _other_cards(game, option, language)}
                for at, (game, option) in enumerate(zip(games, choices, strict=True))
                if isinstance(option, Discard)
            ),
            None,
        ),
        "figures": _figures(before, now, role),
        "brings": Standing(before, role).changes(now, choices).as_data(language),
    }


def _other_cards(game: Game, card: Discard, language: str) -> list[dict[str, object]]:
    """The cards that could be discarded in place of one."""
    decision = game.decision
    return [
        {"id": option.id, "card": option.values["card"], "text": option_text(game, decision, option, language)}
        for option in decision.options
        if option != card
    ]


def _figures(before: Table, now: Table, role: Role) -> list[dict[str, object]]:
    """How a role's figures stand before and after, those that change."""
    was, is_now = _standing(before, role), _standing(now, role)
    return [{"figure": name, "before": was[name], "after": is_now[name]} for name in was if was[name] != is_now[name]]


def _standing(t: Table, role: Role) -> dict[str, int]:
    coming = forecast(t, role)
    left = coming["money_after"]
    assert isinstance(left, int)
    made = [0] * len(RESOURCES)
    for company in t.companies[role]:
        made[company.card.industry] += output_now(t, company) if company.operational else 0
    return {
        "money": funds(t, role),
        "loans": t.loans[role],
        "vp": t.vp[role],
        "influence": t.influence[role],
        "left": left,
        **{f"makes-{resource}": made[number] for number, resource in enumerate(RESOURCES)},
    }
