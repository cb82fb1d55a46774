"""What somebody would rather know before choosing: what overflows, who goes hungry, which debts and losses are coming.

All of it follows from what everybody can see, by the rules themselves: from the coming production as it is forecast
before and after a choice, and from the cubes and the influence of a vote.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

from bodypolitic.game.game import Decision
from bodypolitic.game.ground.codes import (
    ACTION,
    AGAINST,
    ALL_ROLES,
    EDUCATION,
    HEALTH,
    IN_FAVOR,
    LUXURY,
    MC,
    RESOURCES,
    ST,
    WC,
    Role,
)
from bodypolitic.game.records.options import SpendOnVote
from bodypolitic.game.rules.politics.elections import least_to_spend
from bodypolitic.game.table.table import Table
from bodypolitic.game.table.votes import Vote
from bodypolitic.game.view.forecast import PlayedProduction, same_production
from bodypolitic.game.view.shapes import Forecast
from bodypolitic.words.catalogue import catalogue
from bodypolitic.words.names import as_sentence

USED_AT_ONCE: Final = (LUXURY, HEALTH, EDUCATION)  # a whole Population's worth, or none


class Warning(NamedTuple):
    """A message and its values."""

    message: str
    values: dict[str, str | int]

    def text(self, language: str) -> str:
        """The warning in words."""
        return as_sentence(catalogue(language).text(self.message, self.values))


@dataclass(eq=False)
class Coming:
    """The production to come at a table that does not change any more: played once, when somebody asks."""

    table: Table

    @cached_property
    def _played(self) -> PlayedProduction:
        return PlayedProduction(self.table)

    def forecast(self, role: Role) -> Forecast:
        """What it brings one role."""
        return self._played.forecast(role)

    def after(self, t: Table) -> "Coming":
        """The production to come at another table: the same one, if nothing has changed that it asks for."""
        return self if same_production(self.table, t) else Coming(t)


class Prospect:
    """What a seat has to reckon with as a table stands."""

    def __init__(self, t: Table, role: Role, coming: Coming) -> None:
        self._role = role
        self._table = t
        self._production = coming

    @cached_property
    def coming(self) -> Forecast:
        """The production to come."""
        return self._production.forecast(self._role)

    def worse_than(self, before: "Prospect", bought: bool) -> list[Warning]:
        """What was not to be feared before, or not as much; `bought` says whether an amount was chosen since."""
        found = self._short_of_use(before) if bought else []
        if self._table.phase <= ACTION and before._table.phase <= ACTION:
            found += self._overflowing(before.coming) + self._indebted(before.coming)
        return found

    def _short_of_use(self, before: "Prospect") -> list[Warning]:
        """Goods that were bought and are still too few to be used (p. 16, 24)."""
        role, t = self._role, self._table
        if role not in (WC, MC):
            return []
        need = t.population(role)
        have = {resource: t.goods[role][resource] for resource in USED_AT_ONCE}
        return [
            Warning(
                "warning-short-of-use",
                {"short": need - have[resource], "resource": f"resource-{RESOURCES[resource]}", "population": need},
            )
            for resource in USED_AT_ONCE
            if before._table.goods[role][resource] < have[resource] < need
        ]

    def _overflowing(self, before: Forecast) -> list[Warning]:
        lost_before = {made["resource"]: made["lost"] for made in before["production"]}
        return [
            Warning(
                "warning-overflow",
                {"lost": made["lost"], "resource": f"resource-{made['resource']}", "room": made["room"]},
            )
            for made in self.coming["production"]
            if made["lost"] > lost_before.get(made["resource"], 0)
        ]

    def _indebted(self, before: Forecast) -> list[Warning]:
        coming = self.coming
        found: list[Warning] = []
        if coming["money_after"] < min(0, before["money_after"]):
            food = coming["food"]
            if food["cost"]:
                found.append(Warning("warning-fed-on-credit", {"amount": food["to_buy"], "cost": food["cost"]}))
            else:
                found.append(Warning("warning-money", {"short": -coming["money_after"]}))
        if self._role == ST and coming["imf"]["comes"] and not before["imf"]["comes"]:
            found.append(Warning("warning-imf", {}))
        return found


def lost_votes(t: Table, vote: Vote, decision: Decision) -> dict[str, Warning]:
    """The amounts of influence with which a seat can't win a vote any more, whatever the others spend; ties pass."""
    mine = vote.stances[decision.role]
    theirs_is = AGAINST if mine == IN_FAVOR else IN_FAVOR
    friends = [role for role in ALL_ROLES if vote.stances[role] == mine and role != decision.role]
    others = [role for role in ALL_ROLES if vote.stances[role] == theirs_is]
    at_best = vote.cubes(t, mine) + sum(t.influence[role] for role in friends)
    theirs = vote.cubes(t, theirs_is) + sum(least_to_spend(t, role, vote.motion) for role in others)
    message = "warning-cannot-pass" if mine == IN_FAVOR else "warning-cannot-stop"
    return {
        option.id: Warning(message, {"most": at_best + option.amount, "least": theirs})
        for option in decision.options
        if isinstance(option, SpendOnVote) and at_best + option.amount + (mine == IN_FAVOR) <= theirs
    }
