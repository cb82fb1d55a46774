"""What the action cards are worth when they are played for their effect, judged from the effects they declare."""

from typing import Final

from bodypolitic.bots.steady.companies import (
    UNIT_PRICE,
    best_building_worth,
    best_machinery_worth,
    building_worth,
    overtime_worth,
    selling_worth,
    shift_worth,
    vacancy_worth,
)
from bodypolitic.bots.steady.historical_events import historical_effect_worth, policies_worth
from bodypolitic.bots.steady.labor import assigning_worth, strike_worth
from bodypolitic.bots.steady.legitimacy import (
    event_worth,
    legitimacy_worth,
    penalty_of,
    token_worth,
    two_points_lost,
)
from bodypolitic.bots.steady.politics import best_bill_worth, bill_off_worth, protecting_worth
from bodypolitic.bots.steady.rates import (
    cube_worth,
    influence_worth,
    last_round,
    money_worth,
    rivalry,
    rounds_left,
)
from bodypolitic.bots.steady.shopping import buying_worth, spendable, use_worth
from bodypolitic.bots.steady.trade import best_deal_worth, exporting_worth, keeping_worth
from bodypolitic.game.cards import company_effects as companies
from bodypolitic.game.cards import money_effects as money
from bodypolitic.game.cards import political_effects as politics
from bodypolitic.game.cards import state_effects as state
from bodypolitic.game.cards import trade_effects as trade
from bodypolitic.game.cards import worker_effects as workers
from bodypolitic.game.cards.card import CARDS
from bodypolitic.game.cards.effects import ChooseOne, Effect, IfAble, May
from bodypolitic.game.components.boards import PUBLIC_SERVICE_PRICE, UNITS_PER_VP, corporate_tax_of
from bodypolitic.game.components.companies import COMPANIES, COOPERATIVE_FARMS
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.expansions.action_cards.effects import ProtectPolicy
from bodypolitic.game.expansions.historical_events.card import HISTORICAL_EVENTS
from bodypolitic.game.ground.codes import CC, FOOD, FOREIGN_TRADE, LUXURY, MC, NOBODY, ST, TAXATION, WC, CompanyId, Role
from bodypolitic.game.rules.basic_actions.assign_workers import ANY_UNEMPLOYED
from bodypolitic.game.rules.basic_actions.sell_to_foreign_market import exportable
from bodypolitic.game.rules.resources import price_of
from bodypolitic.game.rules.workers import can_fill_from_unemployed, unemployed_count
from bodypolitic.game.table.table import EMPTY, Table

RIVALS_SHARE: Final = 0.3  # how much of what an opponent gains counts as a loss
KEPT_CARD: Final = 0.6  # what a card that can't be played now is worth in the hand


def card_worth(t: Table, seat: Role, card: CompanyId) -> float:
    """What playing a card now is worth, its legitimacy among it."""
    played = CARDS[card]
    worth = effects_worth(t, seat, played.effects)
    if t.plays(ST):
        for change in played.legitimacy:
            times = 1 if change.per == 0 else 2
            point = token_worth(t, change.who) if change.token else legitimacy_worth(t, change.who) * times
            worth += point if seat == ST else -RIVALS_SHARE * rivalry(t) * point
    return worth


def history_worth(t: Table, seat: Role, card: CompanyId) -> float:
    """What setting off a Historical Event is worth: what it brings, less a part of what it brings the others."""
    event = HISTORICAL_EVENTS[card]
    worth = policies_worth(t, seat, event) - event.cost * influence_worth(t)
    for line in event.lines:
        for role in t.roles:
            if not line.roles or role in line.roles:
                possible = tuple([effect for effect in line.effects if effect.why_not(t, role) is None])
                share = 1.0 if role == seat else -RIVALS_SHARE * rivalry(t)
                worth += share * effects_worth(t, role, possible)
    return worth


def worth_in_hand(t: Table, seat: Role, card: CompanyId) -> float:
    """What a card is worth that one may still play later."""
    if CARDS[card].why_not(t, seat) is not None:
        return KEPT_CARD
    return max(0.0, card_worth(t, seat, card))


def effects_worth(t: Table, seat: Role, effects: tuple[Effect, ...]) -> float:
    """What several effects one after the other are worth."""
    return sum([effect_worth(t, seat, effect) for effect in effects])


def effect_worth(t: Table, seat: Role, effect: Effect) -> float:
    """What an effect is worth."""
    if isinstance(effect, May | IfAble):
        worth = effect_worth(t, seat, effect.effect) if effect.effect.why_not(t, seat) is None else 0.0
        return max(0.0, worth) if isinstance(effect, May) else worth
    if isinstance(effect, ChooseOne):
        return max(
            [
                effects_worth(t, seat, branch)
                for branch in effect.branches
                if all(part.why_not(t, seat) is None for part in branch)
            ],
            default=-1.0,
        )
    for judge in (
        _money_worth,
        _political_worth,
        _company_worth,
        _worker_worth,
        _trade_worth,
        _state_worth,
        historical_effect_worth,
    ):
        judged = judge(t, seat, effect)
        if judged is not None:
            return judged
    return 0.0


def _money_worth(t: Table, seat: Role, effect: Effect) -> float | None:
    rate = money_worth(t, seat)
    if isinstance(effect, money.Pay):
        amount = effect.amount.of(t, seat)
        return -amount * rate if amount <= spendable(t, seat) else -10.0
    if isinstance(effect, money.GainMoney | money.GetFromState):
        return effect.amount.of(t, seat) * rate
    if isinstance(effect, money.GainMoneyByForeignTrade):
        return (effect.at_a, effect.at_b, effect.at_c)[t.policies[FOREIGN_TRADE]] * rate
    if isinstance(effect, money.GainMoneyMoreInDebt):
        return (effect.in_debt if t.loans[seat] else effect.amount) * rate
    if isinstance(effect, money.RolesGainMoney):
        return effect.amount * rate - RIVALS_SHARE * rivalry(t) * 2
    if isinstance(effect, money.GiveMoney):
        return -effect.amount * len(effect.roles) * rate
    if isinstance(effect, money.MoveHalfOfRevenueToCapital):
        revenue, taxation = t.money[CC], t.policies[TAXATION]
        return (corporate_tax_of(revenue, taxation) - corporate_tax_of(revenue // 2, taxation)) * rate
    if isinstance(effect, money.GainVP):
        return float(effect.amount)
    if isinstance(effect, money.GainProsperity):
        return use_worth(t, seat, LUXURY)
    if isinstance(effect, money.GainInfluence):
        return effect.amount.of(t, seat) * influence_worth(t)
    if isinstance(effect, money.SpendInfluence):
        return -effect.amount * influence_worth(t)
    return None


def _political_worth(t: Table, seat: Role, effect: Effect) -> float | None:
    if isinstance(effect, politics.ProposeBill):
        return best_bill_worth(t, seat, effect.policies, effect.any_section)
    if isinstance(effect, politics.ProposeTwoBills):
        return 1.8 * best_bill_worth(t, seat)
    if isinstance(effect, politics.ProposeAndPoll):
        return 1.2 * best_bill_worth(t, seat)
    if isinstance(effect, politics.AddCubes):
        return min(effect.amount.of(t, seat), t.cubes[seat]) * cube_worth(t)
    if isinstance(effect, politics.RemoveCubes):
        return effect.up_to * cube_worth(t) * 0.5
    if isinstance(effect, politics.ReplaceOpponentsCubes):
        return effect.amount * cube_worth(t) * 1.5
    if isinstance(effect, politics.MovePolicyWithoutBill):
        return 0.5 * best_bill_worth(t, seat)
    if isinstance(effect, ProtectPolicy):
        return max([protecting_worth(t, seat, policy) for policy in range(7)])
    if isinstance(effect, politics.ReplaceBill):
        removed = [bill_off_worth(t, seat, policy) for policy, by in enumerate(t.bills) if by not in (NOBODY, seat)]
        return max(removed, default=0.0) + 0.5 * max(0.0, best_bill_worth(t, seat))
    if isinstance(effect, politics.TakeInfluence):
        most = max([t.influence[role] for role in t.roles if role != seat])
        return min(effect.amount, most) * influence_worth(t) * (1.0 + rivalry(t))
    return None


def _company_worth(t: Table, seat: Role, effect: Effect) -> float | None:
    if isinstance(effect, companies.BuildCompany):
        return best_building_worth(t, seat, effect.terms)
    if isinstance(effect, companies.BuildTwoCompanies):
        costs = [(building_worth(t, CC, card, COMPANIES[card].cost), COMPANIES[card].cost) for card in t.markets[CC]]
        best = sorted(costs, reverse=True)[:2]
        return sum([worth for worth, _ in best]) if sum([cost for _, cost in best]) <= spendable(t, CC) else -1.0
    if isinstance(effect, companies.FreeStorageThenBuild):
        return 0.5 + max(0.0, best_building_worth(t, seat))
    if isinstance(effect, companies.ExtraShiftWithEmployee):
        shifts = [shift_worth(t, company) for company in t.companies[MC] if company.employee != EMPTY]
        return max(shifts, default=0.0)
    if isinstance(effect, companies.Overtime):
        if effect.of_state:
            wages = [company.wage_paid for company in t.companies[ST] if company.staff == seat]
            return max(wages, default=0) * money_worth(t, seat) + (1.0 if wages else 0.0)
        return max([overtime_worth(t, c) for c in t.companies[seat] if companies.can_work_overtime(c)], default=-1.0)
    if isinstance(effect, companies.PlaceMachinery):
        return best_machinery_worth(t, effect.tokens)
    if isinstance(effect, companies.SellCompanyForTwice):
        sellable = [
            company
            for company in t.companies[seat]
            if not (company.machinery or company.card.automated or company.anyone_committed)
        ]
        return max([selling_worth(t, company, times=2) for company in sellable], default=-1.0)
    if isinstance(effect, companies.PoachPublicWorkers):
        return 2.0
    if isinstance(effect, companies.Privatize):
        return 20 * money_worth(t, seat)
    if isinstance(effect, companies.Nationalize):
        return 0.5
    return None


def _worker_worth(t: Table, seat: Role, effect: Effect) -> float | None:
    if isinstance(effect, workers.NewSkilledWorker):
        return 1.2 if effect.who == seat else 0.4
    if isinstance(effect, workers.AssignWorkers):
        return assigning_worth(t, seat, effect.terms)
    if isinstance(effect, workers.AssignAnyNumber):
        return assigning_worth(t, seat, ANY_UNEMPLOYED)
    if isinstance(effect, workers.HireEmployees):
        vacancies = [
            c for c in t.companies[MC] if c.staff != NOBODY and c.employee == EMPTY and c.card.employee != NOBODY
        ]
        hired = min(effect.up_to, len(vacancies), unemployed_count(t, WC))
        return hired * (0.6 * rounds_left(t) + effect.state_pays * money_worth(t, seat))
    if isinstance(effect, workers.StaffEmptyCompany | workers.RecruitAbroad):
        recruited = isinstance(effect, workers.RecruitAbroad)
        vacancies = [
            company
            for company in t.companies[seat]
            if not company.operational
            and (recruited or any(can_fill_from_unemployed(t, company, who) for who in (WC, MC) if t.plays(who)))
        ]
        cost = effect.price * money_worth(t, seat) if isinstance(effect, workers.RecruitAbroad) else 0.0
        return max([vacancy_worth(t, seat, company) for company in vacancies], default=0.0) - cost
    if isinstance(effect, workers.BuildCooperativeFarm):
        return COMPANIES[COOPERATIVE_FARMS[0]].output * UNIT_PRICE[FOOD] * money_worth(t, WC) * rounds_left(t)
    if isinstance(effect, workers.Emigrate):
        return 2.0 * effect.unskilled_price * money_worth(t, seat) + 0.5
    if isinstance(effect, workers.ClaimDamages):
        return 2 * effect.price * money_worth(t, seat)
    if isinstance(effect, workers.StrikeWithUnions):
        worths = [strike_worth(t, company) for company in t.companies[CC] if company.staff == WC]
        return sum(sorted([worth for worth in worths if worth > 0], reverse=True)[:3])
    return None


def _trade_worth(t: Table, seat: Role, effect: Effect) -> float | None:
    rate = money_worth(t, seat)
    if isinstance(effect, trade.BuyGoodsAndServices):
        return buying_worth(t, seat, effect.terms)
    if isinstance(effect, trade.BuyMediaInfluence):
        return effect.amount * influence_worth(t) * 1.2 - effect.price * rate
    if isinstance(effect, trade.GetServiceFromState):
        amount = min((t.population(seat) + 1) // 2, t.storage[ST * 4 + effect.resource])
        return amount * UNIT_PRICE[effect.resource] * rate
    if isinstance(effect, trade.SellToState):
        return effect.most(t, seat) * (effect.price * rate - keeping_worth(t, seat, effect.resource))
    if isinstance(effect, trade.SellToForeignMarket):
        return exporting_worth(t, seat, effect.terms)
    if isinstance(effect, trade.ExportAndSellMore):
        more = effect.more
        amount = min(more.up_to, exportable(t, seat, more.resource))
        return exporting_worth(t, seat) + amount * (more.price * rate - keeping_worth(t, seat, more.resource))
    if isinstance(effect, trade.SellServicesAbroad):
        price = price_of(t, ST, effect.resource, WC)
        amount = min(effect.up_to, t.storage[ST * 4 + effect.resource])
        return amount * (price * rate - 1.0 / UNITS_PER_VP[effect.resource]) + (
            1.0 if price == PUBLIC_SERVICE_PRICE[1] else 0.0
        )
    if isinstance(effect, trade.InspectExportCards):
        return 0.5
    if isinstance(effect, trade.MakeBusinessDeal):
        return best_deal_worth(t)
    return None


def _state_worth(t: Table, seat: Role, effect: Effect) -> float | None:
    rate = money_worth(t, seat)
    events = [event_worth(t, EVENTS[event]) for event in t.events]
    if isinstance(effect, state.EventAction):
        return max(events, default=0.0)
    if isinstance(effect, state.EventActionTwice):
        twice = [2 * event_worth(t, EVENTS[event]) - penalty_of(t, EVENTS[event]) for event in t.events]
        return max(twice, default=0.0)
    if isinstance(effect, state.ReplaceEvent):
        return 0.3 if last_round(t) or not t.events else 0.8
    if isinstance(effect, state.PlaceEvent):
        return 1.5 if len(t.events) < 2 else 0.0
    if isinstance(effect, state.ProvideRepresentation):
        gain = max([legitimacy_worth(t, who) for who in effect.classes])
        return effect.legitimacy * gain - influence_worth(t)
    if isinstance(effect, state.ProvideServiceForToken):
        return max([token_worth(t, who) for who in effect.classes]) - 1.0
    if isinstance(effect, state.BuyAbroadAndProvide):
        points = [t.population(who) // effect.per_legitimacy * legitimacy_worth(t, who) for who in effect.classes]
        return max(points) - 1.0
    if isinstance(effect, state.ProvideMoneyForToken):
        return max([token_worth(t, who) for who in effect.classes]) - effect.amount * rate
    if isinstance(effect, state.ProvideMoneyPerHead):
        return max([_money_per_head_worth(t, effect, who) for who in effect.classes])
    if isinstance(effect, state.TwoClassesLoseFaith):
        return -two_points_lost(t) + (2 * influence_worth(t) if effect.take_influence else 0.0)
    if isinstance(effect, state.EveryonePaysState):
        return 3 * effect.amount * rate
    if isinstance(effect, state.TakeMediaInfluence):
        return effect.up_to * 0.4
    return None


def _money_per_head_worth(t: Table, effect: state.ProvideMoneyPerHead, who: Role) -> float:
    amount = effect.amount.of(t, who)
    points = amount // effect.per_legitimacy if effect.per_legitimacy else 0
    return points * legitimacy_worth(t, who) - amount * money_worth(t, ST)
