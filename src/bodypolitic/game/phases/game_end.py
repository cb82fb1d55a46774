"""Game End (p. 13, 17, 21, 25, 29): loans, final points, and who has won."""

from bodypolitic.game.components.boards import (
    CC_LOAN_PENALTY,
    LOAN_PAID_LATE,
    LOAN_STEP,
    MC_MONEY_PER_VP,
    MEDIA_INFLUENCE_PER_VP,
    SCORED_POLICIES,
    ST_MONEY_PER_VP,
    UNITS_PER_VP,
    WANTED_POLICIES_VP,
    WANTED_SECTION,
    WC_MONEY_PER_VP,
    WC_MONEY_VP_CAP,
)
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import CC, GAME_OVER, GOODS, GOODS_AND_SERVICES, MC, ST, SUPPLY, WC, Role
from bodypolitic.game.records.happenings import GameEnded
from bodypolitic.game.rules.money import discard_loans, pay
from bodypolitic.game.rules.scores import agenda_matches, gain_vp
from bodypolitic.game.table.steps import Work
from bodypolitic.game.table.table import Table


class GameEnd(Work):
    """After round 5: whatever modules do now, then the last count."""

    def run(self, t: Table) -> None:
        t.push(CountFinalPoints())
        for module in t.modules:
            module.game_ends(t)


class CountFinalPoints(Work):
    """Loans first, then the final points."""

    def run(self, t: Table) -> None:
        for role in t.roles:
            check_loans(t, role)
        for role in t.roles:
            score_game_end(t, role)
        t.phase = GAME_OVER
        t.tell(GameEnded())


def check_loans(t: Table, role: Role) -> None:
    """The Capitalist Class loses 5 VP a loan; others pay 55 V each in steps of 5 and lose 1 VP for each step unpaid."""
    if role == CC:
        gain_vp(t, CC, -CC_LOAN_PENALTY * t.loans[CC], causes.LOANS)
        return
    owed = LOAN_PAID_LATE * t.loans[role]
    paid = min(owed, t.money[role] - t.money[role] % LOAN_STEP)
    pay(t, role, SUPPLY, paid, causes.PAYING_OFF_LOAN)
    gain_vp(t, role, -((owed - paid) // LOAN_STEP), causes.LOANS)
    discard_loans(t, role)


def score_game_end(t: Table, role: Role) -> None:
    """Policies, resources and money, as far as they count for a role."""
    if role != ST:
        gain_vp(t, role, WANTED_POLICIES_VP[role][wanted_policies(t, role)], causes.FINAL_POLICIES)
    if role != WC:
        gain_vp(t, role, resources_vp(t, role), causes.FINAL_RESOURCES)
    if role == WC:
        gain_vp(t, WC, min(WC_MONEY_VP_CAP, t.money[WC] // WC_MONEY_PER_VP), causes.FINAL_MONEY)
    elif role == MC:
        gain_vp(t, MC, t.money[MC] // MC_MONEY_PER_VP, causes.FINAL_MONEY)
    elif role == ST:
        gain_vp(t, ST, t.money[ST] // ST_MONEY_PER_VP, causes.FINAL_MONEY)


def wanted_policies(t: Table, role: Role) -> int:
    """How many of policies 1 to 5 stand where a role wants them; the State goes by its Political Agenda."""
    if role == ST:
        return agenda_matches(t)
    wanted = WANTED_SECTION[role]
    count = 0
    for policy in range(SCORED_POLICIES):
        if t.policies[policy] == wanted:
            count += 1
    return count


def resources_vp(t: Table, role: Role) -> int:
    """1 VP for every 2 food, 3 luxury, 3 health and 3 education in the storages; each kind by itself."""
    points = 0
    for resource in GOODS_AND_SERVICES:
        amount = t.storage[role][resource]
        if role == CC and resource in GOODS:
            amount += t.free_trade_zone[resource]
        points += amount // UNITS_PER_VP[resource]
    if role == ST:
        points += t.media_influence // MEDIA_INFLUENCE_PER_VP
    return points


def winners(t: Table) -> list[Role]:
    """The roles that win: most VP, then most wanted policies, then the State, then most cubes in the bag (p. 13)."""
    best = max(t.vp[role] for role in t.roles)
    tied = [role for role in t.roles if t.vp[role] == best]
    most = max(wanted_policies(t, role) for role in tied)
    tied = [role for role in tied if wanted_policies(t, role) == most]
    if ST in tied:
        return [ST]
    cubes = max(t.bag[role] for role in tied)
    return [role for role in tied if t.bag[role] == cubes]
