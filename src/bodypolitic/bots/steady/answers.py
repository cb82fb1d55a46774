"""How good each answer to a question of the base game is, in victory points: one function for each kind of option."""

from collections.abc import Callable
from typing import Final

from bodypolitic.bots.steady.actions import action_worth
from bodypolitic.bots.steady.alternative_events import wage_for_phase_worth
from bodypolitic.bots.steady.cards import card_worth, worth_in_hand
from bodypolitic.bots.steady.companies import (
    building_worth,
    company_worth,
    machinery_worth,
    overtime_worth,
    selling_worth,
    shift_worth,
    vacancy_worth,
)
from bodypolitic.bots.steady.effects import effect_worth, effects_worth
from bodypolitic.bots.steady.free_actions import best_price, storage_worth, wage_change_worth, wanted_wage
from bodypolitic.bots.steady.judging import judges, offer_of
from bodypolitic.bots.steady.labor import (
    destination_worth,
    job_worth,
    skill_worth,
    strike_worth,
    taking_worth,
)
from bodypolitic.bots.steady.legitimacy import (
    acting_for_worth,
    best_amount,
    event_worth,
    legitimacy_worth,
    losing_worth,
    spreading_worth,
    token_worth,
)
from bodypolitic.bots.steady.politics import (
    bill_off_worth,
    bill_worth,
    calls_polled_vote,
    calls_vote,
    favors,
    influence_for_vote,
    own_interest,
)
from bodypolitic.bots.steady.shopping import (
    best_purchase,
    food_source_worth,
    offers_on,
    plan_purchase,
    spendable,
)
from bodypolitic.bots.steady.trade import deal_worth, exporting_worth, transaction_worth
from bodypolitic.bots.steady.weights import WEIGHTS
from bodypolitic.game.cards.company_effects import BuildFirstOfTwo
from bodypolitic.game.cards.effects import ChooseBranch, DecideOnEffect
from bodypolitic.game.cards.political_effects import DecideOnPolledVote, TakeInfluenceFrom
from bodypolitic.game.cards.state_effects import (
    BuyAbroadAndProvide,
    BuyServiceAbroad,
    ChooseClassToProvide,
    ChooseWhoLosesFaith,
    ProvideMoneyForToken,
    ProvideMoneyPerHead,
    ProvideRepresentation,
    ProvideServiceForToken,
    ProvideToClass,
)
from bodypolitic.game.cards.trade_effects import (
    ExportOrSellMore,
)
from bodypolitic.game.cards.worker_effects import ChooseEmigrant
from bodypolitic.game.components.actions import BASIC_ACTION_NAMES, FREE_ACTION_NAMES
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.expansions.alternative_events.benefits import (
    ChangeWageForPhase,
)
from bodypolitic.game.expansions.historical_events.effects import ChooseClassForLegitimacy
from bodypolitic.game.ground.codes import CC, HEALTH, MC, ST, UNSKILLED, WC, Role, letter_of, policy_of
from bodypolitic.game.phases.production import BuyFood
from bodypolitic.game.phases.scoring import ChoosePenalty
from bodypolitic.game.records.kinds import UNEMPLOYED
from bodypolitic.game.records.options import (
    Against,
    Amount,
    Branch,
    Buy,
    BuyFrom,
    CallVote,
    ClaimAccident,
    CloseCompany,
    DealToFreeTradeZone,
    DealToStorages,
    DealWithEvent,
    Discard,
    DiscardBill,
    DiscardCompany,
    Done,
    EmployWorker,
    Export,
    Fill,
    FormUnion,
    GiveBonusAt,
    GiveTo,
    GoOn,
    HireAt,
    InFavor,
    KeepExportCard,
    LeaveEvents,
    LoseVp,
    NewWorker,
    NoVote,
    NoWorkers,
    OpenCompany,
    Option,
    Pass,
    PayLoans,
    PickClass,
    PlaceStorage,
    PlayCard,
    PoachFor,
    PutMachinery,
    Recruit,
    RemoveCube,
    ReplaceCube,
    RevealAICard,
    Sell,
    SetPrice,
    SetWage,
    Skip,
    SpendOnVote,
    StaffWith,
    Store,
    StrikeAt,
    SwapAt,
    Take,
    TakeBasicAction,
    TakeFreeAction,
    ToBuild,
    ToEmigrate,
    ToEndTurn,
    ToNationalize,
    ToPlaceEvent,
    ToPrivatize,
    ToPropose,
    ToReplaceEvent,
    ToSection,
    ToStaffCompany,
    TrainAs,
    Upgrade,
    WorkExtraShift,
    WorkOvertimeAt,
)
from bodypolitic.game.rules.basic_actions.build_company import BuildCompany, own_share
from bodypolitic.game.rules.basic_actions.buy_goods_and_services import (
    ChooseAmount,
    ChooseResource,
    ChooseSource,
)
from bodypolitic.game.rules.basic_actions.extra_tax import LoseLegitimacy
from bodypolitic.game.rules.basic_actions.meet_with_mps import MeetWithMPs
from bodypolitic.game.rules.basic_actions.propose_bill import DecideOnVote
from bodypolitic.game.rules.events.building import BuildForAnother
from bodypolitic.game.rules.events.for_a_class import ChooseClassForEvent
from bodypolitic.game.rules.events.sharing import Spread
from bodypolitic.game.rules.events.spending import ChooseAmountForEvent
from bodypolitic.game.rules.politics.elections import SpendInfluence, StateStance
from bodypolitic.game.rules.workers import ChooseNewWorker
from bodypolitic.game.table.steps import Step
from bodypolitic.game.table.table import Table

ONE_STEP_MORE: Final = 0.01  # breaks ties towards the larger amount


@judges(Against, Done, LeaveEvents, NoVote, Pass, PayLoans, RevealAICard, Skip, ToEndTurn)
def nothing(t: Table, seat: Role, step: Step, option: Option) -> float:
    """Leaving things as they are; or what there is no choice about, or none that makes a difference."""
    return 0.0


# The turn


@judges(PlayCard)
def play_worth(t: Table, seat: Role, step: Step, option: PlayCard) -> float:
    """Playing a card for its effect."""
    return card_worth(t, seat, option.card) + WEIGHTS[seat].playing


@judges(TakeBasicAction)
def basic_worth(t: Table, seat: Role, step: Step, option: TakeBasicAction) -> float:
    """A basic action, but for the card that has to be given up for it."""
    return action_worth(t, seat, BASIC_ACTION_NAMES[option.action])


@judges(TakeFreeAction)
def free_worth(t: Table, seat: Role, step: Step, option: TakeFreeAction) -> float:
    """A free action."""
    return action_worth(t, seat, FREE_ACTION_NAMES[option.action])


@judges(Discard)
def discard_worth(t: Table, seat: Role, step: Step, option: Discard) -> float:
    """The card that is missed least."""
    return -worth_in_hand(t, seat, option.card)


@judges(Branch, to=(ChooseBranch,))
def branch_worth(t: Table, seat: Role, step: ChooseBranch, option: Branch) -> float:
    """One of a card's branches."""
    return effects_worth(t, seat, step.effect.branches[option.number - 1])


@judges(Branch, to=(ExportOrSellMore,))
def further_sale_worth(t: Table, seat: Role, step: Step, option: Branch) -> float:
    """The further sale before the export, since its price is better."""
    return float(option.number)


@judges(GoOn, to=(DecideOnEffect,))
def going_on_worth(t: Table, seat: Role, step: DecideOnEffect, option: GoOn) -> float:
    """An optional part of a card."""
    return effect_worth(t, seat, step.effect)


# Politics


@judges(ToPropose)
def proposing_worth(t: Table, seat: Role, step: Step, option: ToPropose) -> float:
    """A bill."""
    return bill_worth(t, seat, option.section)


@judges(ToSection)
def policy_worth(t: Table, seat: Role, step: Step, option: ToSection) -> float:
    """A policy that moves without a vote."""
    return own_interest(t, seat, policy_of(option.section), letter_of(option.section))


@judges(DiscardBill)
def discarding_bill_worth(t: Table, seat: Role, step: Step, option: DiscardBill) -> float:
    """Another player's bill that goes."""
    return bill_off_worth(t, seat, policy_of(option.section))


@judges(CallVote, to=(DecideOnVote,))
def calling_worth(t: Table, seat: Role, step: DecideOnVote, option: CallVote) -> float:
    """Calling a vote on one's bill."""
    cost = offer_of(t, step, option).influence or 0
    return 1.0 if calls_vote(t, seat, policy_of(step.bill), letter_of(step.bill), cost) else -1.0


@judges(CallVote, to=(DecideOnPolledVote,))
def calling_polled_vote_worth(t: Table, seat: Role, step: DecideOnPolledVote, option: CallVote) -> float:
    """Calling a vote on one's bill once one has seen the cubes."""
    return 1.0 if calls_polled_vote(t, seat, policy_of(step.bill), letter_of(step.bill)) else -1.0


@judges(InFavor, to=(StateStance,))
def favor_worth(t: Table, seat: Role, step: StateStance, option: InFavor) -> float:
    """Standing in favor of a bill, or of a treaty."""
    return 1.0 if favors(t, seat, step.motion) else -1.0


@judges(SpendOnVote, to=(SpendInfluence,))
def spending_worth(t: Table, seat: Role, step: SpendInfluence, option: SpendOnVote) -> float:
    """Influence for a vote: the nearer to the right amount the better."""
    return -abs(option.amount - influence_for_vote(t, seat, step))


@judges(RemoveCube, ReplaceCube)
def cube_out_worth(t: Table, seat: Role, step: Step, option: RemoveCube | ReplaceCube) -> float:
    """A cube taken out of the bag: not one's own, rather that of the leader."""
    return -1.0 if option.class_ == seat else 1.0 + 0.01 * t.vp[option.class_]


@judges(OpenCompany)
def opening_worth(t: Table, seat: Role, step: Step, option: OpenCompany) -> float:
    """A public company to open: what there are workers for."""
    card = COMPANIES[option.company]
    ready = sum(t.unemployed[who][card.slots[0]] for who in (WC, MC)) if card.slots else 1
    return ready + card.output * 0.1


@judges(CloseCompany)
def closing_worth(t: Table, seat: Role, step: Step, option: CloseCompany) -> float:
    """A public company to close: an empty one first."""
    company = t.company(option.company)
    return (0.0 if company.operational else 5.0) + company.card.cost * 0.01


# Workers


@judges(Fill, FormUnion)
def going_to_worth(t: Table, seat: Role, step: Step, option: Fill | FormUnion) -> float:
    """A place for workers."""
    return destination_worth(t, seat, option)


@judges(Take)
def take_worth(t: Table, seat: Role, step: Step, option: Take) -> float:
    """The worker who is taken."""
    return taking_worth(t, seat, option.skill, option.from_)


@judges(StaffWith)
def staffing_worth(t: Table, seat: Role, step: Step, option: StaffWith) -> float:
    """The class that fills a company: one's own, else the one with more people out of work."""
    return 10.0 if option.class_ == seat else 0.1 * sum(t.unemployed[option.class_]) + 0.1


@judges(ToStaffCompany)
def staffing_company_worth(t: Table, seat: Role, step: Step, option: ToStaffCompany) -> float:
    """A company and the class that fills it."""
    company = t.company(option.company)
    if seat in (WC, MC):
        return job_worth(t, seat, company)
    out_of_work = sum(t.unemployed[option.class_])
    return vacancy_worth(t, seat, company) + 0.01 * out_of_work


@judges(NoWorkers)
def no_workers_worth(t: Table, seat: Role, step: Step, option: NoWorkers) -> float:
    """Leaving a company empty."""
    return -0.5


@judges(EmployWorker)
def employing_worth(t: Table, seat: Role, step: Step, option: EmployWorker) -> float:
    """The worker for an unskilled slot: one whose skill is common."""
    return 1.0 if option.skill == UNSKILLED else 0.1 * sum(t.unemployed[who][option.skill] for who in (WC, MC))


@judges(NewWorker, TrainAs)
def new_worker_worth(t: Table, seat: Role, step: Step, option: NewWorker | TrainAs) -> float:
    """The skill of a new or a trained worker."""
    return skill_worth(t, seat, option.skill)


@judges(NewWorker, to=(ChooseNewWorker,))
def newcomer_worth(t: Table, seat: Role, step: ChooseNewWorker, option: NewWorker) -> float:
    """The skill of a new worker, who may be another class's."""
    return skill_worth(t, step.who, option.skill)


@judges(Upgrade)
def upgrade_worth(t: Table, seat: Role, step: Step, option: Upgrade) -> float:
    """The worker who is trained: an unskilled one out of work first, who can use the skill at once."""
    return (1.0 if option.skill == UNSKILLED else 0.0) + (0.5 if option.at == UNEMPLOYED else 0.0)


@judges(SwapAt)
def swap_worth(t: Table, seat: Role, step: Step, option: SwapAt) -> float:
    """A swap: it frees a skill and puts an unskilled worker in its place."""
    return skill_worth(t, seat, option.out) + 0.5 if option.in_ == UNSKILLED else -1.0


@judges(StrikeAt)
def striking_worth(t: Table, seat: Role, step: Step, option: StrikeAt) -> float:
    """A company to strike."""
    return strike_worth(t, t.company(option.company))


@judges(HireAt)
def hiring_worth(t: Table, seat: Role, step: Step, option: HireAt) -> float:
    """An employee for a Middle Class company."""
    return t.company(option.company).card.adds + (0.1 if option.skill == UNSKILLED else 0.0)


@judges(ToEmigrate)
def leaving_worth(t: Table, seat: Role, step: Step, option: ToEmigrate) -> float:
    """A worker who leaves the country for nothing: one who finds no job, rather an unskilled one."""
    return -max(0.0, skill_worth(t, seat, option.skill)) - (0.1 if option.skill != UNSKILLED else 0.0)


@judges(ToEmigrate, to=(ChooseEmigrant,))
def emigration_worth(t: Table, seat: Role, step: Step, option: ToEmigrate) -> float:
    """A worker who leaves the country for money: one who finds no job, rather a skilled one."""
    return 0.5 - max(0.0, 0.2 * skill_worth(t, seat, option.skill)) + (0.2 if option.skill != UNSKILLED else 0.0)


@judges(Recruit, PoachFor)
def recruiting_worth(t: Table, seat: Role, step: Step, option: Recruit | PoachFor) -> float:
    """An empty company to fill with recruits or with people from a public company."""
    return vacancy_worth(t, CC, t.company(option.company))


# Companies


@judges(ToBuild, to=(BuildCompany,))
def build_worth(t: Table, seat: Role, step: BuildCompany, option: ToBuild) -> float:
    """A company to build."""
    return building_worth(t, seat, option.company, own_share(t, seat, option.company, step.terms))


@judges(ToBuild, to=(BuildFirstOfTwo,))
def first_build_worth(t: Table, seat: Role, step: Step, option: ToBuild) -> float:
    """The first of two companies to build."""
    return building_worth(t, seat, option.company, COMPANIES[option.company].cost)


@judges(ToBuild, to=(BuildForAnother,))
def gift_worth(t: Table, seat: Role, step: Step, option: ToBuild) -> float:
    """A company that the State pays for: the thanks that it gets, less the price."""
    return token_worth(t, COMPANIES[option.company].owner) - 0.05 * COMPANIES[option.company].cost


@judges(Sell)
def sell_worth(t: Table, seat: Role, step: Step, option: Sell) -> float:
    """A company to sell."""
    return selling_worth(t, t.company(option.company))


@judges(SetWage)
def wage_worth(t: Table, seat: Role, step: Step, option: SetWage) -> float:
    """A wage level: the one wanted, if it is a change for the better."""
    company = t.company(option.company)
    if option.level == company.wage:
        return 0.5 if wanted_wage(t, company) == option.level else 0.0
    return wage_change_worth(t, company, option.level)


@judges(SetWage, to=(ChangeWageForPhase,))
def passing_wage_worth(t: Table, seat: Role, step: Step, option: SetWage) -> float:
    """A wage level for one phase only."""
    return wage_for_phase_worth(t, seat, option)


@judges(WorkExtraShift)
def shifting_worth(t: Table, seat: Role, step: Step, option: WorkExtraShift) -> float:
    """A company for an Extra Shift."""
    return shift_worth(t, t.company(option.company))


@judges(WorkOvertimeAt)
def overtime_of(t: Table, seat: Role, step: Step, option: WorkOvertimeAt) -> float:
    """A company for overtime: one's own by its profit, another's by the wage it pays one's workers."""
    company = t.company(option.company)
    if company.owner == seat:
        return overtime_worth(t, company)
    return float(company.wage_paid) if company.staff == seat else 0.0


@judges(PutMachinery)
def machinery_place_worth(t: Table, seat: Role, step: Step, option: PutMachinery) -> float:
    """A company that gets Machinery."""
    return machinery_worth(t, t.company(option.company))


@judges(ToPrivatize)
def privatizing_worth(t: Table, seat: Role, step: Step, option: ToPrivatize) -> float:
    """A public company to part with: the dearest."""
    return float(t.company(option.company).card.cost)


@judges(ToNationalize)
def nationalizing_worth(t: Table, seat: Role, step: Step, option: ToNationalize) -> float:
    """A company to take over: what makes most; of one's own to give away what is missed least."""
    if seat == CC:
        return -company_worth(t, t.company(option.company))
    return float(COMPANIES[option.company].output - COMPANIES[option.instead_of].output)


@judges(GiveBonusAt)
def bonus_worth(t: Table, seat: Role, step: Step, option: GiveBonusAt) -> float:
    """A company whose workers shall stay."""
    return company_worth(t, t.company(option.company))


@judges(DiscardCompany)
def market_discard_worth(t: Table, seat: Role, step: Step, option: DiscardCompany) -> float:
    """A company that leaves the market: one not worth building."""
    return -building_worth(t, seat, option.company, COMPANIES[option.company].cost)


# Trade


@judges(Buy, to=(ChooseResource,))
def buy_worth(t: Table, seat: Role, step: ChooseResource, option: Buy) -> float:
    """A resource to buy."""
    return best_purchase(t, seat, step.terms, option.resource, spendable(t, seat)).worth


@judges(BuyFrom, to=(ChooseSource,))
def source_worth(t: Table, seat: Role, step: ChooseSource, option: BuyFrom) -> float:
    """A source to buy from: the cheapest, as long as buying more is worth it."""
    limit = step.terms.source_limit - len(step.used)
    offers = offers_on(t, seat, step.resource, step.terms, step.used)[:limit]
    if option.source not in [source for _, _, source in offers]:
        return -2.0
    if plan_purchase(t, seat, step.resource, offers, spendable(t, seat)).worth <= 0:
        return -1.0
    return 1.0 if option.source == offers[0][2] else 0.5


@judges(BuyFrom, to=(BuyFood,))
def food_worth(t: Table, seat: Role, step: Step, option: BuyFrom) -> float:
    """Who sells the food that a class needs."""
    return food_source_worth(t, seat, option.source)


@judges(BuyFrom, to=(TakeInfluenceFrom,))
def influence_source_worth(t: Table, seat: Role, step: TakeInfluenceFrom, option: BuyFrom) -> float:
    """Whose influence is taken: who has enough of it, rather the leader."""
    return min(step.amount, t.influence[option.source]) + 0.001 * t.vp[option.source]


@judges(Amount, to=(ChooseAmount,))
def amount_worth(t: Table, seat: Role, step: ChooseAmount, option: Amount) -> float:
    """How much of a purchase comes from a source: what was planned."""
    limit = step.terms.source_limit - len(step.used) + 1
    offers = offers_on(t, seat, step.resource, step.terms, step.used[:-1])
    ours = [offer for offer in offers if offer[2] == step.used[-1]]
    others = [offer for offer in offers if offer[2] != step.used[-1]]
    planned = plan_purchase(t, seat, step.resource, (ours + others)[:limit], spendable(t, seat)).units
    return -abs(option.amount - planned) if planned else -float(option.amount)


@judges(Amount, to=(BuyServiceAbroad,))
def healthcare_worth(t: Table, seat: Role, step: Step, option: Amount) -> float:
    """How much the State buys abroad: what the larger class needs."""
    wanted = max(t.population(WC), t.population(MC)) - t.storage[ST][HEALTH]
    return -abs(option.amount - wanted)


@judges(Amount, to=(ChooseAmountForEvent,))
def event_amount_worth(t: Table, seat: Role, step: ChooseAmountForEvent, option: Amount) -> float:
    """How much goes into an event: what pays best."""
    return best_amount(t, EVENTS[step.event], option.amount) + ONE_STEP_MORE * option.amount


@judges(Amount)
def most_worth(t: Table, seat: Role, step: Step, option: Amount) -> float:
    """As much as possible, unless something else is said of a step."""
    return ONE_STEP_MORE * option.amount


@judges(Export)
def export_worth(t: Table, seat: Role, step: Step, option: Export) -> float:
    """A transaction with the Foreign Market: the best price a unit first."""
    price = offer_of(t, step, option).money or 0
    worth = transaction_worth(t, seat, option.resource, option.amount, price)
    return worth if worth <= 0 else 1.0 + price / option.amount


@judges(DealToStorages, DealToFreeTradeZone)
def dealing_worth(t: Table, seat: Role, step: Step, option: DealToStorages | DealToFreeTradeZone) -> float:
    """A Business Deal."""
    return deal_worth(t, option)


@judges(Store)
def store_worth(t: Table, seat: Role, step: Step, option: Store) -> float:
    """Goods into the regular storage, where neighbours can buy them too."""
    return ONE_STEP_MORE * option.amount


@judges(SetPrice)
def price_worth(t: Table, seat: Role, step: Step, option: SetPrice) -> float:
    """A price: the right one."""
    return 1.0 if option.price == best_price(t, seat, option.resource) else -1.0


@judges(KeepExportCard)
def export_card_worth(t: Table, seat: Role, step: Step, option: KeepExportCard) -> float:
    """An Export card for the rest of the round."""
    return exporting_worth(t, seat, export=option.export)


@judges(PlaceStorage)
def tile_worth(t: Table, seat: Role, step: Step, option: PlaceStorage) -> float:
    """A resource that gets a Storage tile."""
    return storage_worth(t, seat, option.resource)


@judges(ClaimAccident)
def accident_worth(t: Table, seat: Role, step: Step, option: ClaimAccident) -> float:
    """Who pays for an accident: whoever has most such companies."""
    industry = [company for company in t.companies[option.payer] if company.card.industry == option.industry]
    return float(
        sum(1 for company in industry if company.staff == WC or (option.payer == MC and company.employee >= 0))
    )


# The State


@judges(DealWithEvent, ToPlaceEvent)
def dealing_with_event_worth(t: Table, seat: Role, step: Step, option: DealWithEvent | ToPlaceEvent) -> float:
    """An event to deal with or to place."""
    return event_worth(t, EVENTS[option.event])


@judges(ToReplaceEvent)
def replacing_event_worth(t: Table, seat: Role, step: Step, option: ToReplaceEvent) -> float:
    """Another event in the place of one on the board."""
    return event_worth(t, EVENTS[option.by]) - max(0.0, event_worth(t, EVENTS[option.event]))


@judges(PickClass, to=(ChooseClassForEvent,))
def acting_worth(t: Table, seat: Role, step: ChooseClassForEvent, option: PickClass) -> float:
    """A class to act for in an event."""
    return acting_for_worth(t, EVENTS[step.event], option.class_)


@judges(PickClass, to=(ChooseClassForLegitimacy,))
def moved_legitimacy_worth(t: Table, seat: Role, step: ChooseClassForLegitimacy, option: PickClass) -> float:
    """A class with which legitimacy rises or falls."""
    return legitimacy_worth(t, option.class_) if step.amount > 0 else -losing_worth(t, option.class_)


@judges(PickClass, to=(ChoosePenalty, ChooseWhoLosesFaith, LoseLegitimacy))
def lost_legitimacy_worth(t: Table, seat: Role, step: Step, option: PickClass) -> float:
    """A class to lose a point with."""
    return -losing_worth(t, option.class_)


def rather_not_the_leader(t: Table, who: Role) -> float:
    """A point with a class."""
    return legitimacy_worth(t, who) - 0.001 * t.vp[who]


def by_population(t: Table, who: Role) -> float:
    """A point with a class for so many of its people."""
    return t.population(who) * legitimacy_worth(t, who)


@judges(PickClass, to=(MeetWithMPs,))
def meeting_worth(t: Table, seat: Role, step: Step, option: PickClass) -> float:
    """A class to gain a point with."""
    return rather_not_the_leader(t, option.class_)


PROVIDED_FOR: Final[dict[type[ProvideToClass], Callable[[Table, Role], float]]] = {
    ProvideRepresentation: rather_not_the_leader,
    BuyAbroadAndProvide: by_population,
    ProvideServiceForToken: token_worth,
    ProvideMoneyForToken: token_worth,
    ProvideMoneyPerHead: token_worth,
}


@judges(PickClass, to=(ChooseClassToProvide,))
def providing_for_worth(t: Table, seat: Role, step: ChooseClassToProvide, option: PickClass) -> float:
    """A class to provide for."""
    return PROVIDED_FOR[type(step.effect)](t, option.class_)


@judges(GiveTo, to=(Spread,))
def spread_worth(t: Table, seat: Role, step: Spread, option: GiveTo) -> float:
    """How much of an event goes to a class."""
    return spreading_worth(t, EVENTS[step.event], option.class_, option.amount)


@judges(LoseVp)
def demonstration_loss_worth(t: Table, seat: Role, step: Step, option: LoseVp) -> float:
    """VP that others lose to a demonstration: most of them the player who is ahead."""
    ahead = max([role for role in t.roles if role != seat], key=lambda role: t.vp[role])
    return float(option.amount if option.class_ == ahead else -option.amount)
