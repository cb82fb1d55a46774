"""What an option would bring at once, told before it is chosen.

It is played on a copy of the game. Nothing is told of an option that would show somebody a hidden card or draw from
chance: whatever is told follows from what the seat can see. Where several seats answer in secret, only what is open
counts, and no answer is looked at.
"""

from typing import Final, NamedTuple

from typing_extensions import TypedDict

from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import Role, role_named
from bodypolitic.game.records.options import Amount, Option
from bodypolitic.game.rules.politics.elections import SpendInfluence
from bodypolitic.game.table.table import Table
from bodypolitic.game.view.view import hidden_cards
from bodypolitic.server.consequences import Prospect, Warning, lost_votes

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


class BringsTold(TypedDict):
    """What an option or a plan brings its seat at once, the companies that stop or start working by it, and what
    follows that one would rather know before, in words."""

    money: int
    vp: int
    influence: int
    stops: list[str]
    starts: list[str]
    warnings: list[str]


class Brings(NamedTuple):
    """What an option or several bring a seat: figures that change, companies that stop or start, and warnings."""

    money: int = 0
    vp: int = 0
    influence: int = 0
    stops: tuple[str, ...] = ()
    starts: tuple[str, ...] = ()
    warnings: tuple[Warning, ...] = ()

    def as_data(self, language: str) -> BringsTold:
        """What is sent to a client."""
        return {
            "money": self.money,
            "vp": self.vp,
            "influence": self.influence,
            "stops": list(self.stops),
            "starts": list(self.starts),
            "warnings": [warning.text(language) for warning in self.warnings],
        }


NOTHING: Final = Brings()


def foresee(game: Game, decision: Decision) -> dict[str, Brings]:
    """What each option brings its seat, where there is something to say."""
    if isinstance(game.table.stack[-1], SpendInfluence):
        lost = lost_votes(game.table, decision.seat)
        return {option: Brings(warnings=(warning,)) for option, warning in lost.items()}
    if len(game.decisions) != 1:
        return {}
    now = Standing(game.table, role_named(decision.seat))
    foreseen = {
        option.id: now.brings(_after(game, decision, option), [option])
        for option in decision.options
        if option.kind in FORESEEN
    }
    return {option: brings for option, brings in foreseen.items() if brings != NOTHING}


def _after(game: Game, decision: Decision, option: Option) -> Table:
    later = game.clone()
    later.choose(option, decision.seat)
    return later.table


class Standing:
    """How a seat stands at a table."""

    def __init__(self, t: Table, role: Role) -> None:
        self._table = t
        self._role = role
        self._hidden = hidden_cards(t)
        self._prospect = Prospect(t, role)
        self._working = _working(t)

    def brings(self, later: Table, chosen: list[Option]) -> Brings:
        """What changes until later by what was chosen; nothing if something would be shown by it."""
        return self.changes(later, chosen) if hidden_cards(later) == self._hidden else NOTHING

    def changes(self, later: Table, chosen: list[Option]) -> Brings:
        """What has changed later by what was chosen, which has shown nothing."""
        t, role = self._table, self._role
        working = _working(later)
        return Brings(
            later.money[role] - t.money[role],
            later.vp[role] - t.vp[role],
            later.influence[role] - t.influence[role],
            tuple(sorted(self._working - working)),
            tuple(sorted(working - self._working)),
            tuple(Prospect(later, role).worse_than(self._prospect, any(isinstance(one, Amount) for one in chosen))),
        )


def _working(t: Table) -> set[str]:
    return {company.card.slug for company in t.all_companies() if company.operational}
