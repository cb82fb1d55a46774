"""The Middle Class: companies of its own, the services they make, exports and jobs elsewhere."""

from bodypolitic.bots.steady.companies import best_building_worth, company_worth, selling_worth, shift_worth
from bodypolitic.bots.steady.free_actions import benefits_worth, loan_worth, prices_worth, wages_worth
from bodypolitic.bots.steady.labor import assigning_worth
from bodypolitic.bots.steady.politics import best_bill_worth
from bodypolitic.bots.steady.rates import cube_worth
from bodypolitic.bots.steady.shopping import buying_worth, use_worth
from bodypolitic.bots.steady.trade import exporting_worth
from bodypolitic.game.components.boards import PRESSURE_CUBES
from bodypolitic.game.ground.codes import EDUCATION, HEALTH, LUXURY, MC
from bodypolitic.game.rules.basic_actions import assign_workers
from bodypolitic.game.rules.basic_actions.extra_shift import companies_for_shift
from bodypolitic.game.table.table import Table


def basic_action_worth(t: Table, action: str) -> float:
    """What a basic action of the Middle Class is worth."""
    if action == "propose-bill":
        return best_bill_worth(t, MC)
    if action == "assign-workers":
        return assigning_worth(t, MC, assign_workers.BASIC_TERMS)
    if action == "buy-goods-and-services":
        return buying_worth(t, MC)
    if action == "build-company":
        return best_building_worth(t, MC)
    if action == "sell-company":
        idle = [
            company for company in t.companies[MC] if company_worth(t, company) <= 0 and not company.anyone_committed
        ]
        return max([selling_worth(t, company) for company in idle], default=-1.0)
    if action == "sell-to-foreign-market":
        return exporting_worth(t, MC)
    if action == "extra-shift":
        return max([shift_worth(t, t.company(card)) for card in companies_for_shift(t)], default=-1.0)
    return min(PRESSURE_CUBES, t.cubes[MC]) * cube_worth(t)


def free_action_worth(t: Table, action: str) -> float:
    """What a free action of the Middle Class is worth."""
    if action == "use-healthcare":
        return use_worth(t, MC, HEALTH)
    if action == "use-education":
        return use_worth(t, MC, EDUCATION)
    if action == "use-luxury":
        return use_worth(t, MC, LUXURY)
    if action == "receive-benefits":
        return benefits_worth(t, MC)
    if action == "pay-off-loan":
        return loan_worth(t, MC)
    if action == "adjust-prices":
        return prices_worth(t, MC)
    if action == "adjust-wages":
        return wages_worth(t, MC)
    return 0.05  # Swap Workers: skills are freed for companies that need them
