"""The Capitalist Class: build, hire, sell, and turn Revenue into Capital."""

from bodypolitic.bots.steady.companies import best_building_worth, company_worth, selling_worth
from bodypolitic.bots.steady.free_actions import benefits_worth, loan_worth, prices_worth, storage_worth, wages_worth
from bodypolitic.bots.steady.politics import best_bill_worth
from bodypolitic.bots.steady.rates import cube_worth, influence_worth, money_worth
from bodypolitic.bots.steady.trade import best_deal_worth, exporting_worth
from bodypolitic.game.components.boards import LOBBY_COST, LOBBY_INFLUENCE, PRESSURE_CUBES
from bodypolitic.game.ground.codes import CC, STORABLE
from bodypolitic.game.table.table import Table


def basic_action_worth(t: Table, action: str) -> float:
    """What a basic action of the Capitalist Class is worth."""
    if action == "propose-bill":
        return best_bill_worth(t, CC)
    if action == "build-company":
        return best_building_worth(t, CC)
    if action == "sell-company":
        idle = [
            company for company in t.companies[CC] if company_worth(t, company) <= 0 and not company.anyone_committed
        ]
        return max([selling_worth(t, company) for company in idle], default=-1.0)
    if action == "sell-to-foreign-market":
        return exporting_worth(t, CC)
    if action == "make-business-deal":
        return best_deal_worth(t)
    if action == "lobby":
        return LOBBY_INFLUENCE * influence_worth(t) - LOBBY_COST * money_worth(t, CC)
    return min(PRESSURE_CUBES, t.cubes[CC]) * cube_worth(t)


def free_action_worth(t: Table, action: str) -> float:
    """What a free action of the Capitalist Class is worth; a bonus only keeps workers who stay anyway."""
    if action == "receive-benefits":
        return benefits_worth(t, CC)
    if action == "pay-off-loan":
        return loan_worth(t, CC)
    if action == "adjust-prices":
        return prices_worth(t, CC)
    if action == "adjust-wages":
        return wages_worth(t, CC)
    if action == "buy-storage":
        return max([storage_worth(t, CC, resource) for resource in range(STORABLE)])
    return -1.0
