"""What an option would bring at once, told before it is chosen.

It is played on a copy of the game. Nothing is told of an option that would show somebody a hidden card or draw from
chance, nor where several seats answer in secret: whatever is told follows from what the seat can see.
"""

from typing import Final

from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import ROLES
from bodypolitic.game.records.options import Option
from bodypolitic.game.table.table import Table
from bodypolitic.game.view.view import hidden_cards

FORESEEN: Final = frozenset(
    {
        "amount",
        "build-company",
        "deal-to-free-trade-zone",
        "deal-to-storages",
        "employ",
        "export",
        "extra-shift",
        "fill",
        "free",
        "hire",
        "overtime",
        "play",
        "sell-company",
        "staff",
        "staff-company",
        "swap",
        "take",
        "wage",
    }
)


def foresee(game: Game, decision: Decision) -> dict[str, dict[str, object]]:
    """What each option brings its seat in money, points and influence, and which companies stop or start working."""
    if len(game.decisions) != 1:
        return {}
    now = Standing(game.table, ROLES.index(decision.seat))
    found: dict[str, dict[str, object]] = {}
    for option in decision.options:
        if option.kind in FORESEEN:
            brings = now.brings(_after(game, decision, option))
            if brings:
                found[option.id] = brings
    return found


def _after(game: Game, decision: Decision, option: Option) -> Table:
    later = game.clone()
    later.choose(option, decision.seat)
    return later.table


class Standing:
    """How a seat stands at a table."""

    def __init__(self, t: Table, role: int) -> None:
        self._role = role
        self._hidden = hidden_cards(t)
        self._figures = _figures(t, role)
        self._working = _working(t)

    def brings(self, later: Table) -> dict[str, object]:
        """How the seat stands later; nothing if that can't be told."""
        if hidden_cards(later) != self._hidden:
            return {}
        figures = _figures(later, self._role)
        told: dict[str, object] = {name: figures[name] - self._figures[name] for name in figures}
        working = _working(later)
        told["stops"] = sorted(self._working - working)
        told["starts"] = sorted(working - self._working)
        return told if any(told.values()) else {}


def _figures(t: Table, role: int) -> dict[str, int]:
    return {"money": t.money[role], "vp": t.vp[role], "influence": t.influence[role]}


def _working(t: Table) -> set[str]:
    return {company.card.slug for company in t.all_companies() if company.operational}
