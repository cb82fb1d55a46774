"""What each effect of the action cards is worth."""

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
from bodypolitic.bots.steady.effects import judges_effect, no_worth
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
from bodypolitic.bots.steady.weights import WEIGHTS
from bodypolitic.game.cards import company_effects as companies
from bodypolitic.game.cards import money_effects as money
from bodypolitic.game.cards import political_effects as politics
from bodypolitic.game.cards import state_effects as state
from bodypolitic.game.cards import trade_effects as trade
from bodypolitic.game.cards import worker_effects as workers
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.components.boards import PUBLIC_SERVICE_PRICE, UNITS_PER_VP, corporate_tax_of
from bodypolitic.game.components.companies import COMPANIES, COOPERATIVE_FARMS, NO_SLOT
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.expansions.action_cards.effects import ProtectPolicy
from bodypolitic.game.expansions.crisis_response import effects as crisis
from bodypolitic.game.ground.codes import (
    ALL_POLICIES,
    CC,
    FOOD,
    FOREIGN_TRADE,
    LUXURY,
    MC,
    NOBODY,
    ST,
    TAXATION,
    WC,
    Role,
)
from bodypolitic.game.rules.basic_actions.assign_workers import ANY_UNEMPLOYED
from bodypolitic.game.rules.basic_actions.sell_to_foreign_market import exportable
from bodypolitic.game.rules.resources import price_of
from bodypolitic.game.rules.workers import can_fill_from_unemployed, unemployed_count
from bodypolitic.game.table.table import EMPTY, Company, Table

judges_effect(
    companies.ExtraShift,
    companies.PublicCompanyProduces,
    politics.RemoveOpponentsCubes,
    trade.BuyInfluenceOrAddCubes,
    trade.SellMoreAbroad,
    workers.CollectFromMainEmployer,
    workers.EmigrateForOnePrice,
    crisis.ClassesPayForLoans,
    crisis.GetHealthFromState,
    crisis.IssueBonds,
    crisis.PlaceStrikeTokens,
    crisis.RemoveUnemployed,
)(no_worth)

# Money, victory points and influence


@judges_effect(money.Pay)
def _pay(t: Table, seat: Role, effect: money.Pay) -> float:
    amount = effect.amount.of(t, seat)
    return -amount * money_worth(t, seat) if amount <= spendable(t, seat) else -10.0


@judges_effect(money.GainMoney, money.GetFromState)
def _gain_money(t: Table, seat: Role, effect: money.GainMoney | money.GetFromState) -> float:
    return effect.amount.of(t, seat) * money_worth(t, seat)


@judges_effect(money.GainMoneyByForeignTrade)
def _gain_money_by_foreign_trade(t: Table, seat: Role, effect: money.GainMoneyByForeignTrade) -> float:
    return (effect.at_a, effect.at_b, effect.at_c)[t.policies[FOREIGN_TRADE]] * money_worth(t, seat)


@judges_effect(money.GainMoneyMoreInDebt)
def _gain_money_more_in_debt(t: Table, seat: Role, effect: money.GainMoneyMoreInDebt) -> float:
    return (effect.in_debt if t.loans[seat] else effect.amount) * money_worth(t, seat)


@judges_effect(money.RolesGainMoney)
def _roles_gain_money(t: Table, seat: Role, effect: money.RolesGainMoney) -> float:
    return effect.amount * money_worth(t, seat) - WEIGHTS[seat].rivals_share * rivalry(t) * 2


@judges_effect(money.GiveMoney)
def _give_money(t: Table, seat: Role, effect: money.GiveMoney) -> float:
    return -effect.amount * len(effect.roles) * money_worth(t, seat)


@judges_effect(money.MoveHalfOfRevenueToCapital)
def _save_tax(t: Table, seat: Role, effect: Effect) -> float:
    revenue, taxation = t.money[CC], t.policies[TAXATION]
    saved = corporate_tax_of(revenue, taxation) - corporate_tax_of(revenue // 2, taxation)
    return saved * money_worth(t, seat)


@judges_effect(money.GainVP)
def _gain_vp(t: Table, seat: Role, effect: money.GainVP) -> float:
    return float(effect.amount)


@judges_effect(money.GainProsperity)
def _gain_prosperity(t: Table, seat: Role, effect: Effect) -> float:
    return use_worth(t, seat, LUXURY)


@judges_effect(money.GainInfluence)
def _gain_influence(t: Table, seat: Role, effect: money.GainInfluence) -> float:
    return effect.amount.of(t, seat) * influence_worth(t, seat)


@judges_effect(money.SpendInfluence)
def _spend_influence(t: Table, seat: Role, effect: money.SpendInfluence) -> float:
    return -effect.amount * influence_worth(t, seat)


# Politics


@judges_effect(politics.ProposeBill)
def _propose_bill(t: Table, seat: Role, effect: politics.ProposeBill) -> float:
    return best_bill_worth(t, seat, effect.policies, effect.any_section)


@judges_effect(politics.ProposeTwoBills)
def _propose_two_bills(t: Table, seat: Role, effect: Effect) -> float:
    return 1.8 * best_bill_worth(t, seat)


@judges_effect(politics.ProposeAndPoll)
def _propose_and_poll(t: Table, seat: Role, effect: Effect) -> float:
    return 1.2 * best_bill_worth(t, seat)


@judges_effect(politics.AddCubes)
def _add_cubes(t: Table, seat: Role, effect: politics.AddCubes) -> float:
    return min(effect.amount.of(t, seat), t.cubes[seat]) * cube_worth(t, seat)


@judges_effect(politics.RemoveCubes)
def _remove_cubes(t: Table, seat: Role, effect: politics.RemoveCubes) -> float:
    return effect.up_to * cube_worth(t, seat) * 0.5


@judges_effect(politics.ReplaceOpponentsCubes)
def _replace_cubes(t: Table, seat: Role, effect: politics.ReplaceOpponentsCubes) -> float:
    return effect.amount * cube_worth(t, seat) * 1.5


@judges_effect(politics.MovePolicyWithoutBill)
def _move_policy(t: Table, seat: Role, effect: Effect) -> float:
    return 0.5 * best_bill_worth(t, seat)


@judges_effect(ProtectPolicy)
def _protect_policy(t: Table, seat: Role, effect: Effect) -> float:
    return max([protecting_worth(t, seat, policy) for policy in ALL_POLICIES])


@judges_effect(politics.ReplaceBill)
def _replace_bill(t: Table, seat: Role, effect: Effect) -> float:
    removed = [bill_off_worth(t, seat, policy) for policy in ALL_POLICIES if t.bills[policy] not in (NOBODY, seat)]
    return max(removed, default=0.0) + 0.5 * max(0.0, best_bill_worth(t, seat))


@judges_effect(politics.TakeInfluence)
def _take_influence(t: Table, seat: Role, effect: politics.TakeInfluence) -> float:
    most = max([t.influence[role] for role in t.roles if role != seat])
    return min(effect.amount, most) * influence_worth(t, seat) * (1.0 + rivalry(t))


# Companies


@judges_effect(companies.BuildCompany)
def _build_company(t: Table, seat: Role, effect: companies.BuildCompany) -> float:
    return best_building_worth(t, seat, effect.terms)


@judges_effect(companies.BuildTwoCompanies)
def _build_two_companies(t: Table, seat: Role, effect: Effect) -> float:
    costs = [(building_worth(t, CC, card, COMPANIES[card].cost), COMPANIES[card].cost) for card in t.markets[CC]]
    best = sorted(costs, reverse=True)[:2]
    return sum([worth for worth, _ in best]) if sum([cost for _, cost in best]) <= spendable(t, CC) else -1.0


@judges_effect(companies.FreeStorageThenBuild)
def _store_and_build(t: Table, seat: Role, effect: Effect) -> float:
    return 0.5 + max(0.0, best_building_worth(t, seat))


@judges_effect(companies.ExtraShiftWithEmployee)
def _extra_shift(t: Table, seat: Role, effect: Effect) -> float:
    return max([shift_worth(t, company) for company in t.companies[MC] if company.employee != EMPTY], default=0.0)


@judges_effect(companies.Overtime)
def _overtime(t: Table, seat: Role, effect: companies.Overtime) -> float:
    if effect.of_state:
        wages = [company.wage_paid for company in t.companies[ST] if company.staff == seat]
        return max(wages, default=0) * money_worth(t, seat) + (1.0 if wages else 0.0)
    return max([overtime_worth(t, c) for c in t.companies[seat] if companies.can_work_overtime(c)], default=-1.0)


@judges_effect(companies.PlaceMachinery)
def _place_machinery(t: Table, seat: Role, effect: companies.PlaceMachinery) -> float:
    return best_machinery_worth(t, effect.tokens)


@judges_effect(companies.SellCompanyForTwice)
def _sell_for_twice(t: Table, seat: Role, effect: Effect) -> float:
    sellable = [
        company
        for company in t.companies[seat]
        if not (company.machinery or company.card.automated or company.anyone_committed)
    ]
    return max([selling_worth(t, company, times=2) for company in sellable], default=-1.0)


@judges_effect(companies.PoachPublicWorkers)
def _poach(t: Table, seat: Role, effect: Effect) -> float:
    return 2.0


@judges_effect(companies.Privatize)
def _privatize(t: Table, seat: Role, effect: Effect) -> float:
    return 20 * money_worth(t, seat)


@judges_effect(companies.Nationalize)
def _nationalize(t: Table, seat: Role, effect: Effect) -> float:
    return 0.5


# Workers


@judges_effect(workers.NewSkilledWorker)
def _new_worker(t: Table, seat: Role, effect: workers.NewSkilledWorker) -> float:
    return 1.2 if effect.who == seat else 0.4


@judges_effect(workers.AssignWorkers)
def _assign(t: Table, seat: Role, effect: workers.AssignWorkers) -> float:
    return assigning_worth(t, seat, effect.terms)


@judges_effect(workers.AssignAnyNumber)
def _assign_any_number(t: Table, seat: Role, effect: Effect) -> float:
    return assigning_worth(t, seat, ANY_UNEMPLOYED)


@judges_effect(workers.HireEmployees)
def _hire(t: Table, seat: Role, effect: workers.HireEmployees) -> float:
    vacancies = [c for c in t.companies[MC] if c.staff != NOBODY and c.employee == EMPTY and c.card.employee != NO_SLOT]
    hired = min(effect.up_to, len(vacancies), unemployed_count(t, WC))
    return hired * (0.6 * rounds_left(t) + effect.state_pays * money_worth(t, seat))


@judges_effect(workers.StaffEmptyCompany)
def _staff_from_unemployed(t: Table, seat: Role, effect: Effect) -> float:
    classes = [who for who in (WC, MC) if t.plays(who)]
    empty = _empty_companies(t, seat)
    fillable = [company for company in empty if any(can_fill_from_unemployed(t, company, who) for who in classes)]
    return max([vacancy_worth(t, seat, company) for company in fillable], default=0.0)


@judges_effect(workers.RecruitAbroad)
def _recruit_abroad(t: Table, seat: Role, effect: workers.RecruitAbroad) -> float:
    vacancies = [vacancy_worth(t, seat, company) for company in _empty_companies(t, seat)]
    return max(vacancies, default=0.0) - effect.price * money_worth(t, seat)


def _empty_companies(t: Table, seat: Role) -> list[Company]:
    return [company for company in t.companies[seat] if not company.operational]


@judges_effect(workers.BuildCooperativeFarm)
def _build_farm(t: Table, seat: Role, effect: Effect) -> float:
    return COMPANIES[COOPERATIVE_FARMS[0]].output * UNIT_PRICE[FOOD] * money_worth(t, WC) * rounds_left(t)


@judges_effect(workers.Emigrate)
def _emigrate(t: Table, seat: Role, effect: workers.Emigrate) -> float:
    return 2.0 * effect.unskilled_price * money_worth(t, seat) + 0.5


@judges_effect(workers.ClaimDamages)
def _claim_damages(t: Table, seat: Role, effect: workers.ClaimDamages) -> float:
    return 2 * effect.price * money_worth(t, seat)


@judges_effect(workers.StrikeWithUnions)
def _strike(t: Table, seat: Role, effect: Effect) -> float:
    worths = [strike_worth(t, company) for company in t.companies[CC] if company.staff == WC]
    return sum(sorted([worth for worth in worths if worth > 0], reverse=True)[:3])


# Trade


@judges_effect(trade.BuyGoodsAndServices)
def _buy(t: Table, seat: Role, effect: trade.BuyGoodsAndServices) -> float:
    return buying_worth(t, seat, effect.terms)


@judges_effect(trade.BuyMediaInfluence)
def _buy_influence(t: Table, seat: Role, effect: trade.BuyMediaInfluence) -> float:
    return effect.amount * influence_worth(t, seat) * 1.2 - effect.price * money_worth(t, seat)


@judges_effect(trade.GetServiceFromState)
def _get_service(t: Table, seat: Role, effect: trade.GetServiceFromState) -> float:
    amount = min((t.population(seat) + 1) // 2, t.storage[ST][effect.resource])
    return amount * UNIT_PRICE[effect.resource] * money_worth(t, seat)


@judges_effect(trade.SellToState)
def _sell_to_state(t: Table, seat: Role, effect: trade.SellToState) -> float:
    gain = effect.price * money_worth(t, seat) - keeping_worth(t, seat, effect.resource)
    return effect.most(t, seat) * gain


@judges_effect(trade.SellToForeignMarket)
def _export(t: Table, seat: Role, effect: trade.SellToForeignMarket) -> float:
    return exporting_worth(t, seat, effect.terms)


@judges_effect(trade.ExportAndSellMore)
def _export_and_sell_more(t: Table, seat: Role, effect: trade.ExportAndSellMore) -> float:
    more = effect.more
    amount = min(more.up_to, exportable(t, seat, more.resource))
    gain = more.price * money_worth(t, seat) - keeping_worth(t, seat, more.resource)
    return exporting_worth(t, seat) + amount * gain


@judges_effect(trade.SellServicesAbroad)
def _sell_services(t: Table, seat: Role, effect: trade.SellServicesAbroad) -> float:
    price = price_of(t, ST, effect.resource, WC)
    amount = min(effect.up_to, t.storage[ST][effect.resource])
    at_full_price = 1.0 if price == PUBLIC_SERVICE_PRICE[1] else 0.0
    return amount * (price * money_worth(t, seat) - 1.0 / UNITS_PER_VP[effect.resource]) + at_full_price


@judges_effect(trade.InspectExportCards)
def _inspect_export_cards(t: Table, seat: Role, effect: Effect) -> float:
    return 0.5


@judges_effect(trade.MakeBusinessDeal)
def _make_business_deal(t: Table, seat: Role, effect: Effect) -> float:
    return best_deal_worth(t)


# Events and legitimacy


@judges_effect(state.EventAction)
def _event_action(t: Table, seat: Role, effect: Effect) -> float:
    return max([event_worth(t, EVENTS[event]) for event in t.events], default=0.0)


@judges_effect(state.EventActionTwice)
def _event_action_twice(t: Table, seat: Role, effect: Effect) -> float:
    twice = [2 * event_worth(t, EVENTS[event]) - penalty_of(t, EVENTS[event]) for event in t.events]
    return max(twice, default=0.0)


@judges_effect(state.ReplaceEvent)
def _replace_event(t: Table, seat: Role, effect: Effect) -> float:
    return 0.3 if last_round(t) or not t.events else 0.8


@judges_effect(state.PlaceEvent)
def _place_event(t: Table, seat: Role, effect: Effect) -> float:
    return 1.5 if len(t.events) < 2 else 0.0


@judges_effect(state.ProvideRepresentation)
def _provide_representation(t: Table, seat: Role, effect: state.ProvideRepresentation) -> float:
    gain = max([legitimacy_worth(t, who) for who in effect.classes])
    return effect.legitimacy * gain - influence_worth(t, seat)


@judges_effect(state.ProvideServiceForToken)
def _provide_service(t: Table, seat: Role, effect: state.ProvideServiceForToken) -> float:
    return max([token_worth(t, who) for who in effect.classes]) - 1.0


@judges_effect(state.BuyAbroadAndProvide)
def _buy_abroad_and_provide(t: Table, seat: Role, effect: state.BuyAbroadAndProvide) -> float:
    points = [t.population(who) // effect.per_legitimacy * legitimacy_worth(t, who) for who in effect.classes]
    return max(points) - 1.0


@judges_effect(state.ProvideMoneyForToken)
def _provide_money(t: Table, seat: Role, effect: state.ProvideMoneyForToken) -> float:
    return max([token_worth(t, who) for who in effect.classes]) - effect.amount * money_worth(t, seat)


@judges_effect(state.ProvideMoneyPerHead)
def _provide_money_per_head(t: Table, seat: Role, effect: state.ProvideMoneyPerHead) -> float:
    return max([_money_per_head_worth(t, effect, who) for who in effect.classes])


def _money_per_head_worth(t: Table, effect: state.ProvideMoneyPerHead, who: Role) -> float:
    amount = effect.amount.of(t, who)
    points = amount // effect.per_legitimacy if effect.per_legitimacy else 0
    return points * legitimacy_worth(t, who) - amount * money_worth(t, ST)


@judges_effect(state.TwoClassesLoseFaith)
def _lose_faith(t: Table, seat: Role, effect: state.TwoClassesLoseFaith) -> float:
    return -two_points_lost(t) + (2 * influence_worth(t, seat) if effect.take_influence else 0.0)


@judges_effect(state.EveryonePaysState)
def _everyone_pays(t: Table, seat: Role, effect: state.EveryonePaysState) -> float:
    return 3 * effect.amount * money_worth(t, seat)


@judges_effect(state.TakeMediaInfluence)
def _take_media_influence(t: Table, seat: Role, effect: state.TakeMediaInfluence) -> float:
    return effect.up_to * 0.4
