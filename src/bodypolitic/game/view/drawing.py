"""The table in a few plain lines, for whoever works with the library at a prompt; it tells no secrets."""

from typing import Final

from bodypolitic.game.ground.codes import (
    ALL_POLICIES,
    ALL_ROLES,
    GOODS_AND_SERVICES,
    MC,
    NOBODY,
    RESOURCES,
    ROLES,
    ST,
    STORABLE,
    Role,
    policy_code,
)
from bodypolitic.game.rules.money import funds
from bodypolitic.game.rules.workers import employed_count, operational_companies
from bodypolitic.game.table.table import Table

COLUMNS: Final = ("", "VP", "money", "loans", "influence", *RESOURCES[:STORABLE], "companies", "workers", "cards")


def drawn(t: Table) -> str:
    """Policies and bills, then a line a role; of companies and workers it says how many of how many are at work."""
    bills = [
        f"{policy_code(policy, t.bill_sections[policy])} by {ROLES[t.bills[policy]]}"
        for policy in ALL_POLICIES
        if t.bills[policy] != NOBODY
    ]
    lines = [
        "policies " + " ".join([policy_code(policy, t.policies[policy]) for policy in ALL_POLICIES]),
        "bills " + (", ".join(bills) if bills else "none"),
        _line(list(COLUMNS)),
    ]
    return "\n".join(lines + [_line(row) for row in rows(t)])


def rows(t: Table) -> list[list[str]]:
    """The figures of each role that there is, by the columns of the drawing."""
    return [_figures(t, role) for role in ALL_ROLES if t.plays(role) or role == ST]


def _line(cells: list[str]) -> str:
    """Cells below each other: as wide as what stands above them, and two apart."""
    found = f"{cells[0]:<2}"
    for cell, column in zip(cells[1:], COLUMNS[1:], strict=True):
        found += "  " + cell.rjust(max(len(column), 5))
    return found


def _figures(t: Table, role: Role) -> list[str]:
    plays = t.plays(role)
    figures = [
        ROLES[role],
        str(t.vp[role]) if plays else "-",
        str(funds(t, role)),
        str(t.loans[role]),
        str(t.influence[role]),
    ]
    for resource in GOODS_AND_SERVICES:
        goods = t.goods[role][resource] if role <= MC else 0
        figures.append(str(goods + t.storage[role][resource]))
    figures.append(f"{operational_companies(t, role)}/{len(t.companies[role])}")
    figures.append(f"{employed_count(t, role)}/{t.workers[role]}" if role <= MC else "-")
    figures.append(str(len(t.hands[role])) if plays and not t.plays_by_automa(role) else "-")
    return figures
