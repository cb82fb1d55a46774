"""A table as a row of numbers, from which the final scores are foretold."""

from typing import Final

from bodypolitic.game.ground.codes import CC, MC, ST, UNSKILLED, WC, Role
from bodypolitic.game.phases.game_end import wanted_policies
from bodypolitic.game.table.table import EMPTY, Table

INDUSTRIES: Final = 5  # what companies make: the four that are stored, and influence


def features(t: Table) -> list[float]:
    """What lies openly on a table; a role that nobody plays has zeros."""
    row: list[float] = [1.0, float(t.tax_multiplier), float(t.capital), float(t.wealth), float(t.media_influence)]
    _add_politics(t, row)
    for role in (WC, MC, CC, ST):
        _add_role(t, role, row)
    for people in (WC, MC):
        _add_people(t, people, row)
    for owner in (MC, CC, ST):
        _add_companies(t, owner, row)
    row.extend([float(union) for union in t.unions])
    row.extend([float(stored) for stored in t.free_trade_zone])
    return row


def _add_politics(t: Table, row: list[float]) -> None:
    """The section of each policy, the cubes, the State's standing."""
    for section in t.policies:
        row.append(1.0 if section == 1 else 0.0)
        row.append(1.0 if section == 2 else 0.0)
    for who in (WC, MC, CC):
        wanted = wanted_policies(t, who)
        row.append(float(wanted * wanted))
        row.append(float(t.bag[who]))
        row.append(float(t.cubes[who]))
        row.append(float(t.legitimacy[who]))
        row.append(float(t.legitimacy_tokens[who]))
    row.append(float(min(t.legitimacy)))


def _add_role(t: Table, role: Role, row: list[float]) -> None:
    row.append(float(t.vp[role]))
    row.append(float(t.money[role]))
    row.append(float(t.loans[role]))
    row.append(float(t.influence[role]))
    row.append(float(len(t.hands[role])))
    for resource in range(4):
        row.append(float(t.storage[role][resource]))
        row.append(float(t.prices[role][resource]))


def _add_people(t: Table, who: Role, row: list[float]) -> None:
    """Prosperity, population, goods, and who is out of work."""
    row.append(float(t.prosperity[who]))
    row.append(float(t.workers[who]))
    row.append(float(t.population(who)))
    unskilled = t.unemployed[who][UNSKILLED]
    row.append(float(unskilled))
    row.append(float(sum(t.unemployed[who]) - unskilled))
    row.extend([float(goods) for goods in t.goods[who]])


def _add_companies(t: Table, owner: Role, row: list[float]) -> None:
    """How many there are, and what those with workers make and pay."""
    output = [0.0] * INDUSTRIES
    wages, working, machinery, of_middle_class = 0, 0, 0, 0
    for company in t.companies[owner]:
        if company.operational:
            working += 1
            output[company.card.industry] += company.card.output + (
                company.card.adds if company.employee != EMPTY else 0
            )
            wages += company.wage_paid
            of_middle_class += company.staff == MC
        machinery += company.machinery
    row.extend([float(len(t.companies[owner])), float(working), float(wages), float(machinery), float(of_middle_class)])
    row.extend(output)
