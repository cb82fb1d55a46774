"""What an option would bring at once, told before it is chosen.

It is played on a copy of the game. Nothing is told of an option that would show somebody a hidden card or draw from
chance: whatever is told follows from what the seat can see. Where several seats answer in secret, only what is open
counts, and no answer is looked at.
"""

from functools import cached_property
from typing import Final, NamedTuple

from typing_extensions import TypedDict

from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import Role
from bodypolitic.game.records.options import Amount, Option
from bodypolitic.game.records.shapes import CompanyName
from bodypolitic.game.table.table import Table
from bodypolitic.game.view.view import hidden_cards
from bodypolitic.server.consequences import Coming, Prospect, Warning, lost_votes

STANDINGS_KEPT: Final = 5  # those of four seats now, and that of one before its plan
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
    stops: list[CompanyName]
    starts: list[CompanyName]
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


def foresee(game: Game, decision: Decision, now: "Standing | None" = None) -> dict[str, Brings]:
    """What each option brings its seat, where there is something to say; `now` is how it stands, if that is known."""
    vote = game.table.stack[-1].voting
    if vote is not None and vote.waiting:
        lost = lost_votes(game.table, vote, decision)
        return {option: Brings(warnings=(warning,)) for option, warning in lost.items()}
    if len(game.decisions) != 1:
        return {}
    now = now or Standing(game.table, decision.role)
    foreseen = {
        option.id: now.brings(now.at(_after(game, decision, option)), [option])
        for option in decision.options
        if option.kind in FORESEEN
    }
    return {option: brings for option, brings in foreseen.items() if brings != NOTHING}


def _after(game: Game, decision: Decision, option: Option) -> Table:
    later = game.clone()
    later.choose(option, decision.seat)
    return later.table


class Standing:
    """How a seat stands at a table that does not change any more; each part is found when somebody asks, once."""

    def __init__(self, t: Table, role: Role, coming: Coming | None = None) -> None:
        self.table = t
        self.role = role
        self.coming = coming or Coming(t)
        self.prospect = Prospect(t, role, self.coming)

    @cached_property
    def _hidden(self) -> object:
        return hidden_cards(self.table)

    @cached_property
    def _working(self) -> set[str]:
        return {company.card.slug for company in self.table.all_companies() if company.operational}

    def at(self, later: Table) -> "Standing":
        """How the seat stands at a later table."""
        return Standing(later, self.role, self.coming.after(later))

    def brings(self, later: "Standing", chosen: list[Option]) -> Brings:
        """What changes until later by what was chosen; nothing if something would be shown by it."""
        return self.changes(later, chosen) if later._hidden == self._hidden else NOTHING

    def changes(self, later: "Standing", chosen: list[Option]) -> Brings:
        """What has changed later by what was chosen, which has shown nothing."""
        before, after, role = self.table, later.table, self.role
        if later.coming is self.coming:  # money, influence, goods and companies are as they were
            return Brings(vp=after.vp[role] - before.vp[role])
        bought = any(isinstance(one, Amount) for one in chosen)
        return Brings(
            after.money[role] - before.money[role],
            after.vp[role] - before.vp[role],
            after.influence[role] - before.influence[role],
            tuple(sorted(self._working - later._working)),
            tuple(sorted(later._working - self._working)),
            tuple(later.prospect.worse_than(self.prospect, bought)),
        )


class Standings:
    """How seats stand at the tables of one game that are looked at again: the present one, and that before a plan."""

    def __init__(self) -> None:
        self._known: list[Standing] = []

    def at(self, t: Table, role: Role) -> Standing:
        """How a role stands at a table; what was asked for longest ago is forgotten."""
        found = next((one for one in self._known if one.table is t and one.role == role), None)
        if found is None:
            coming = next((one.coming for one in reversed(self._known) if one.table is t), None)
            if coming is None and self._known:
                coming = self._known[-1].coming.after(t)
            found = Standing(t, role, coming)
        others = [one for one in self._known if one is not found]
        self._known = [*others[1 - STANDINGS_KEPT :], found]
        return found
