"""What the Historical Events are worth: to set one off, and what each of their effects brings a role."""

from typing import Final

from bodypolitic.bots.steady.companies import UNIT_PRICE, company_worth
from bodypolitic.bots.steady.legitimacy import legitimacy_worth, losing_worth, two_points_lost
from bodypolitic.bots.steady.politics import own_interest, passing_worth
from bodypolitic.bots.steady.rates import cube_worth, influence_worth, money_worth, rounds_left
from bodypolitic.bots.steady.shopping import use_worth
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.expansions.historical_events import effects as now
from bodypolitic.game.expansions.historical_events import lasting
from bodypolitic.game.expansions.historical_events.card import HistoricalEvent
from bodypolitic.game.expansions.historical_events.treaty import HoldTreatyVote, Treaty
from bodypolitic.game.ground.codes import CC, INFLUENCE, LUXURY, MC, SECTIONS, ST, WC, Role
from bodypolitic.game.rules.workers import unemployed_count
from bodypolitic.game.table.table import Table

WORKER: Final = 0.4  # what a worker more is worth, who also eats
FREE_VOTE: Final = 0.5
NO_VOTES: Final = -0.5
OPENINGS: Final = 0.3
STRIKE: Final = 1.5


def policies_worth(t: Table, seat: Role, event: HistoricalEvent) -> float:
    """What the policies that a card moves by itself are worth to a role."""
    worth = 0.0
    for code in event.sets.split():
        worth += own_interest(t, seat, int(code[0]) - 1, SECTIONS.index(code[1]))
    for code in event.moves.split():
        policy, end = int(code[0]) - 1, SECTIONS.index(code[1])
        if t.policies[policy] != end:
            worth += own_interest(t, seat, policy, t.policies[policy] + (1 if end > t.policies[policy] else -1))
    return worth


def historical_effect_worth(t: Table, seat: Role, effect: Effect) -> float | None:
    """What an effect is worth to a role that carries it out, or that it speaks of."""
    if isinstance(effect, lasting.Lasting):
        return _lasting_worth(t, seat, effect)
    rate = money_worth(t, seat)
    if isinstance(effect, now.StateGains):
        return effect.amount * rate if seat == ST else 0.0
    if isinstance(effect, now.StateLoses):
        return -effect.amount * rate if seat == ST else 0.0
    if isinstance(effect, now.PayState):
        return -effect.amount.of(t, seat) * rate
    if isinstance(effect, now.LoseInfluence):
        return -min(effect.amount, t.influence[seat]) * influence_worth(t)
    if isinstance(effect, now.TakeCubesOut):
        return -effect.amount * cube_worth(t)
    if isinstance(effect, now.GetGoods):
        return effect.amount * UNIT_PRICE[effect.resource] * rate
    if isinstance(effect, now.ChangeLegitimacy):
        if effect.amount < 0:
            return -sum([losing_worth(t, who) for who in effect.roles])
        return sum([legitimacy_worth(t, who) for who in effect.roles])
    if isinstance(effect, now.ChangeLegitimacyWithTwo):
        points = sorted([legitimacy_worth(t, who) for who in (WC, MC, CC)])
        return points[1] + points[2] if effect.amount > 0 else -two_points_lost(t)
    return _worker_and_company_worth(t, seat, effect)


def _worker_and_company_worth(t: Table, seat: Role, effect: Effect) -> float | None:
    if isinstance(effect, now.AddWorkers):
        return effect.amount * WORKER
    if isinstance(effect, now.AddImmigrant | now.TrainWorker):
        return 2 * WORKER
    if isinstance(effect, now.RemoveWorkers):
        return -min(effect.amount, unemployed_count(t, seat) + effect.amount * effect.employed_too) * WORKER
    if isinstance(effect, now.RemoveAllUnemployed):
        return -unemployed_count(t, seat) * WORKER
    if isinstance(effect, now.Strike):
        return STRIKE
    if isinstance(effect, now.LoseCompany):
        return -min([company_worth(t, company) for company in t.companies[seat] if company.operational], default=0.0)
    if isinstance(effect, now.CompanyForState):
        given = [t.company(option.company) for option in effect.exchanges(t)]
        lost = min([company_worth(t, company) for company in given], default=0.0)
        return effect.price * money_worth(t, seat) - lost
    if isinstance(effect, now.BuyPublicCompany):
        gains = [
            company_worth(t, company) - now.half_cost(company) * money_worth(t, CC)
            for company in now.affordable_public_companies(t)
        ]
        return max(gains, default=-1.0)
    if isinstance(effect, HoldTreatyVote):
        return 0.5 * passing_worth(t, seat, Treaty(effect.sections, effect.lines))
    return None


def _lasting_worth(t: Table, seat: Role, effect: lasting.Lasting) -> float:
    rate = money_worth(t, seat)
    if isinstance(effect, lasting.OutputChange):
        concerned = [company for company in t.companies[seat] if company.operational and effect.concerns(company)]
        units = [influence_worth(t) if c.card.industry == INFLUENCE else UNIT_PRICE[c.card.industry] for c in concerned]
        return effect.amount * sum(units) * (1.0 if effect.industries == (INFLUENCE,) else rate)
    if isinstance(effect, lasting.FreeVotes):
        return FREE_VOTE
    if isinstance(effect, lasting.NoElections):
        return NO_VOTES
    if isinstance(effect, lasting.FreeOpenings | lasting.OpeningsAtHalfCost):
        return OPENINGS if seat == ST else 0.0
    if isinstance(effect, lasting.MoneyForBuilding | lasting.MoneyForExporting):
        return effect.amount * rate
    if isinstance(effect, lasting.LegitimacyForBuilding | lasting.LegitimacyForExporting):
        return legitimacy_worth(t, CC)
    if isinstance(effect, lasting.PointsForUsing):
        return effect.amount * (1.0 if use_worth(t, seat, LUXURY) > 0 else 0.0) * min(1, rounds_left(t))
    if isinstance(effect, lasting.ForeignMarketClosed):
        return -1.0 if seat in (MC, CC) else 0.0
    return 0.0
