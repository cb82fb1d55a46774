"""The Politics Table: what happens the moment a policy changes (p. 30-32)."""

from bodypolitic.game.components.boards import tax_multiplier_of
from bodypolitic.game.ground.codes import (
    CC,
    EDUCATION,
    EDUCATION_POLICY,
    FISCAL,
    FOOD,
    FOREIGN_TRADE,
    HEALTH,
    HEALTH_AND_BENEFITS,
    LABOR_MARKET,
    LUXURY,
    MC,
    NOBODY,
    ST,
    A,
    Letter,
    Policy,
    Resource,
    section_of,
)
from bodypolitic.game.records.happenings import BillDiscarded, PolicyChanged, TaxMultiplierSet
from bodypolitic.game.rules.free_actions.adjust_prices import let_seller_adjust
from bodypolitic.game.rules.free_actions.adjust_wages import AdjustWages, changeable_wages
from bodypolitic.game.rules.politics.public_companies import ResizePublicSector
from bodypolitic.game.rules.staffing import lowest_wage, set_wage
from bodypolitic.game.table.table import Table


def change_policy(t: Table, policy: Policy, section: Letter) -> None:
    """Move a policy marker and put everything that follows from it on the stack, to be done before all else."""
    move_policy_marker(t, policy, section)
    if policy == FISCAL:
        t.push(ResizePublicSector())
    elif policy == LABOR_MARKET:
        adjust_wages_to_labor_market(t)
    elif policy == HEALTH_AND_BENEFITS:
        let_prices_follow(t, (HEALTH,))
    elif policy == EDUCATION_POLICY:
        let_prices_follow(t, (EDUCATION,))
    elif policy == FOREIGN_TRADE:
        let_prices_follow(t, (FOOD, LUXURY))


def move_policy_marker(t: Table, policy: Policy, section: Letter) -> None:
    """Move the marker and, with it, the Tax Multiplier; import tariffs and welfare tiles follow by themselves."""
    t.policies[policy] = section
    t.tell(PolicyChanged(section_of(policy, section)))
    multiplier = tax_multiplier_of(t.policies)
    if multiplier != t.tax_multiplier:
        t.tax_multiplier = multiplier
        t.tell(TaxMultiplierSet(multiplier))


def adjust_wages_to_labor_market(t: Table) -> None:
    """Wages below the new minimum rise to it, and owners may change others; nobody is committed by it (p. 30, F13).

    Public companies without a State player always stand at the minimum.
    """
    lowest = lowest_wage(t)
    for company in t.all_companies():
        if company.wage and (company.wage < lowest or (company.owner == ST and not t.plays(ST))):
            set_wage(t, company, lowest)
    for owner in (ST, CC, MC):
        if t.plays(owner):
            open_companies = changeable_wages(t, owner)
            if open_companies:
                t.push(AdjustWages(owner, open_companies, may_stop=True, commits=False))


def discard_bill(t: Table, policy: Policy) -> None:
    """Take a bill off the Politics Table; its marker goes back to its proposer."""
    t.tell(BillDiscarded(t.bills[policy], section_of(policy, t.bill_sections[policy])))
    t.bills[policy] = NOBODY
    t.bill_sections[policy] = A


def let_prices_follow(t: Table, resources: tuple[Resource, ...]) -> None:
    """The Middle and the Capitalist Class may at once change what they ask for these resources (p. 31, 32)."""
    for seller in (CC, MC):
        if t.plays(seller):
            let_seller_adjust(t, seller, resources)
