"""What the basic and the free actions are worth to the roles that have them."""

from collections.abc import Callable
from typing import Final

from bodypolitic.bots.steady.companies import best_building_worth, company_worth, selling_worth, shift_worth
from bodypolitic.bots.steady.free_actions import benefits_worth, loan_worth, prices_worth, storage_worth, wages_worth
from bodypolitic.bots.steady.labor import assigning_worth, strike_worth
from bodypolitic.bots.steady.legitimacy import event_worth, legitimacy_worth, losing_worth
from bodypolitic.bots.steady.politics import best_bill_worth
from bodypolitic.bots.steady.rates import cube_worth, influence_worth, money_worth, rivalry
from bodypolitic.bots.steady.shopping import buying_worth, use_worth
from bodypolitic.bots.steady.trade import best_deal_worth, exporting_worth
from bodypolitic.bots.steady.weights import WEIGHTS
from bodypolitic.game.components.boards import (
    CAMPAIGN_UP_TO,
    EXTRA_TAX,
    LOBBY_COST,
    LOBBY_INFLUENCE,
    MEDIA_INFLUENCE_PER_VP,
    MEET_MPS_INFLUENCE,
    PRESSURE_CUBES,
    STRIKES_UP_TO,
)
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.ground.codes import CLASSES, EDUCATION, GOODS_AND_SERVICES, HEALTH, LUXURY, WC, Role
from bodypolitic.game.rules.basic_actions import assign_workers
from bodypolitic.game.rules.basic_actions.extra_shift import companies_for_shift
from bodypolitic.game.rules.basic_actions.strike import strikeable
from bodypolitic.game.rules.workers import unemployed_count
from bodypolitic.game.table.table import Table

Judgement = Callable[[Table, Role], float]

JUDGEMENTS: Final[dict[str, Judgement]] = {}


def judges_action(name: str) -> Callable[[Judgement], Judgement]:
    """Say which action a function judges, by its name on the player aids."""

    def declared(judgement: Judgement) -> Judgement:
        JUDGEMENTS[name] = judgement
        return judgement

    return declared


def action_worth(t: Table, seat: Role, name: str) -> float:
    """What an action is worth to a role that has it."""
    return JUDGEMENTS[name](t, seat)


# Basic actions


@judges_action("propose-bill")
def _propose_bill(t: Table, seat: Role) -> float:
    return best_bill_worth(t, seat) + WEIGHTS[seat].proposing


@judges_action("assign-workers")
def _assign_workers(t: Table, seat: Role) -> float:
    return assigning_worth(t, seat, assign_workers.BASIC_TERMS) + WEIGHTS[seat].assigning


@judges_action("buy-goods-and-services")
def _buy_goods_and_services(t: Table, seat: Role) -> float:
    return buying_worth(t, seat) + WEIGHTS[seat].buying


@judges_action("strike")
def _strike(t: Table, seat: Role) -> float:
    worths = sorted([strike_worth(t, t.company(card)) for card in strikeable(t)], reverse=True)
    return sum([worth for worth in worths[:STRIKES_UP_TO] if worth > 0]) + WEIGHTS[seat].striking


@judges_action("demonstration")
def _demonstration(t: Table, seat: Role) -> float:
    """An influence, and the VP that others lose, unless somebody finds work for the unemployed in time."""
    lost = unemployed_count(t, WC) + sum(t.unions)
    holds = 0.8 if t.turn >= 3 else 0.5
    return holds * (influence_worth(t, seat) + lost * max(0.5, rivalry(t))) + WEIGHTS[seat].demonstrating


@judges_action("apply-political-pressure")
def _apply_political_pressure(t: Table, seat: Role) -> float:
    return min(PRESSURE_CUBES, t.cubes[seat]) * cube_worth(t, seat) + WEIGHTS[seat].pressing * rivalry(t)


@judges_action("build-company")
def _build_company(t: Table, seat: Role) -> float:
    return best_building_worth(t, seat) + WEIGHTS[seat].building


@judges_action("sell-company")
def _sell_company(t: Table, seat: Role) -> float:
    idle = [company for company in t.companies[seat] if company_worth(t, company) <= 0 and not company.anyone_committed]
    return max([selling_worth(t, company) for company in idle], default=-1.0) + WEIGHTS[seat].selling


@judges_action("sell-to-foreign-market")
def _sell_to_foreign_market(t: Table, seat: Role) -> float:
    return exporting_worth(t, seat) + WEIGHTS[seat].exporting


@judges_action("make-business-deal")
def _make_business_deal(t: Table, seat: Role) -> float:
    return best_deal_worth(t) + WEIGHTS[seat].dealing


@judges_action("lobby")
def _lobby(t: Table, seat: Role) -> float:
    return LOBBY_INFLUENCE * influence_worth(t, seat) - LOBBY_COST * money_worth(t, seat) + WEIGHTS[seat].lobbying


@judges_action("extra-shift")
def _extra_shift(t: Table, seat: Role) -> float:
    return max([shift_worth(t, t.company(card)) for card in companies_for_shift(t)], default=-1.0)


@judges_action("event-action")
def _event_action(t: Table, seat: Role) -> float:
    return max([event_worth(t, EVENTS[event]) for event in t.events], default=-1.0)


@judges_action("meet-with-mps")
def _meet_with_mps(t: Table, seat: Role) -> float:
    gain = max([legitimacy_worth(t, who) for who in CLASSES])
    return gain - 0.5 * MEET_MPS_INFLUENCE * influence_worth(t, seat)


@judges_action("extra-tax")
def _extra_tax(t: Table, seat: Role) -> float:
    losses = sorted([losing_worth(t, who) for who in CLASSES], reverse=True)
    return 3 * EXTRA_TAX * money_worth(t, seat) - losses[0] - losses[1]


@judges_action("campaign")
def _campaign(t: Table, seat: Role) -> float:
    return min(CAMPAIGN_UP_TO, t.media_influence) * (influence_worth(t, seat) - 1.0 / MEDIA_INFLUENCE_PER_VP)


# Free actions


@judges_action("use-healthcare")
def _use_healthcare(t: Table, seat: Role) -> float:
    return use_worth(t, seat, HEALTH)


@judges_action("use-education")
def _use_education(t: Table, seat: Role) -> float:
    return use_worth(t, seat, EDUCATION)


@judges_action("use-luxury")
def _use_luxury(t: Table, seat: Role) -> float:
    return use_worth(t, seat, LUXURY)


@judges_action("swap-workers")
def _swap_workers(t: Table, seat: Role) -> float:
    """Skills are freed for jobs and companies that need them."""
    return 0.1 if seat == WC else 0.05


@judges_action("receive-benefits")
def _receive_benefits(t: Table, seat: Role) -> float:
    return benefits_worth(t, seat)


@judges_action("pay-off-loan")
def _pay_off_loan(t: Table, seat: Role) -> float:
    return loan_worth(t, seat)


@judges_action("adjust-prices")
def _adjust_prices(t: Table, seat: Role) -> float:
    return prices_worth(t, seat)


@judges_action("adjust-wages")
def _adjust_wages(t: Table, seat: Role) -> float:
    return wages_worth(t, seat)


@judges_action("give-bonus")
def _give_bonus(t: Table, seat: Role) -> float:
    """A bonus only keeps workers who stay anyway."""
    return -1.0


@judges_action("buy-storage")
def _buy_storage(t: Table, seat: Role) -> float:
    return max([storage_worth(t, seat, resource) for resource in GOODS_AND_SERVICES])
