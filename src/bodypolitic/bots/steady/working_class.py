"""The Working Class: jobs, unions, services and the vote."""

from bodypolitic.bots.steady.free_actions import benefits_worth, loan_worth
from bodypolitic.bots.steady.labor import assigning_worth, strike_worth
from bodypolitic.bots.steady.politics import best_bill_worth
from bodypolitic.bots.steady.rates import cube_worth, influence_worth, rivalry
from bodypolitic.bots.steady.shopping import buying_worth, use_worth
from bodypolitic.game.components.boards import PRESSURE_CUBES, STRIKES_UP_TO
from bodypolitic.game.ground.codes import EDUCATION, HEALTH, LUXURY, WC
from bodypolitic.game.rules.basic_actions import assign_workers
from bodypolitic.game.rules.basic_actions.strike import strikeable
from bodypolitic.game.rules.workers import unemployed_count
from bodypolitic.game.table.table import Table


def basic_action_worth(t: Table, action: str) -> float:
    """What a basic action of the Working Class is worth."""
    if action == "propose-bill":
        return best_bill_worth(t, WC)
    if action == "assign-workers":
        return assigning_worth(t, WC, assign_workers.BASIC_TERMS)
    if action == "buy-goods-and-services":
        return buying_worth(t, WC)
    if action == "strike":
        worths = sorted([strike_worth(t, t.company(card)) for card in strikeable(t)], reverse=True)
        return sum([worth for worth in worths[:STRIKES_UP_TO] if worth > 0])
    if action == "demonstration":
        return demonstration_worth(t)
    return min(PRESSURE_CUBES, t.cubes[WC]) * cube_worth(t)


def demonstration_worth(t: Table) -> float:
    """An influence, and the VP that others lose, unless somebody finds work for the unemployed in time."""
    lost = unemployed_count(t, WC) + sum(t.unions)
    holds = 0.8 if t.turn >= 3 else 0.5
    return holds * (influence_worth(t) + lost * max(0.5, rivalry(t)))


def free_action_worth(t: Table, action: str) -> float:
    """What a free action of the Working Class is worth."""
    if action == "use-healthcare":
        return use_worth(t, WC, HEALTH)
    if action == "use-education":
        return use_worth(t, WC, EDUCATION)
    if action == "use-luxury":
        return use_worth(t, WC, LUXURY)
    if action == "receive-benefits":
        return benefits_worth(t, WC)
    if action == "pay-off-loan":
        return loan_worth(t, WC)
    return 0.1  # Swap Workers: skills are freed for jobs that need them
