"""How good each answer to a question is: one function for each kind of option, all in victory points.

A function takes the table, the seat that is asked, the step that asks and the option. Where the kind of question makes
no difference to the bot, options are alike and the first is taken.
"""

from collections.abc import Callable
from typing import Any, Final

from bodypolitic.bots.steady.actions import action_worth
from bodypolitic.bots.steady.agendas import agenda_worth
from bodypolitic.bots.steady.benefits import keeping_worth, using_worth, wage_for_phase_worth
from bodypolitic.bots.steady.cards import card_worth, history_worth, worth_in_hand
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
    way_worth,
)
from bodypolitic.bots.steady.politics import (
    bill_off_worth,
    bill_worth,
    calls_polled_vote,
    calls_vote,
    favors,
    influence_for_vote,
    own_interest,
    protecting_worth,
)
from bodypolitic.bots.steady.rates import money_worth
from bodypolitic.bots.steady.shopping import (
    best_purchase,
    food_source_worth,
    offers_on,
    plan_purchase,
)
from bodypolitic.bots.steady.trade import deal_worth, exporting_worth, transaction_worth
from bodypolitic.game.cards.effects import ChooseBranch, ChooseOne, DecideOnEffect
from bodypolitic.game.cards.political_effects import DecideOnPolledVote, TakeInfluenceFrom
from bodypolitic.game.cards.state_effects import (
    BuyAbroadAndProvide,
    BuyServiceAbroad,
    ChooseClassToProvide,
    ChooseWhoLosesFaith,
    ProvideRepresentation,
)
from bodypolitic.game.cards.worker_effects import ChooseEmigrant
from bodypolitic.game.components.actions import BASIC_ACTIONS, FREE_ACTIONS
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.components.hidden_agenda_cards import HIDDEN_AGENDAS
from bodypolitic.game.expansions.alternative_events.benefits import ChangeWageForPhase
from bodypolitic.game.expansions.alternative_events.kept_events import TURNED_IN_VP, benefit_of
from bodypolitic.game.expansions.historical_events.card import BASIC_ACTION, HISTORICAL_EVENTS
from bodypolitic.game.expansions.historical_events.effects import ChooseClassForLegitimacy
from bodypolitic.game.ground.codes import CC, HEALTH, MC, ST, UNSKILLED, WC, Role, letter_of, policy_of
from bodypolitic.game.phases.production import BuyFood
from bodypolitic.game.phases.scoring import ChoosePenalty
from bodypolitic.game.records.kinds import UNEMPLOYED
from bodypolitic.game.records.offers import NO_OFFER, Offer
from bodypolitic.game.records.options import (
    Amount,
    Branch,
    Buy,
    BuyFrom,
    CallVote,
    ClaimAccident,
    CloseCompany,
    CloseDown,
    DealToFreeTradeZone,
    DealToStorages,
    DealWithEvent,
    Discard,
    DiscardBill,
    DiscardCompany,
    EmployWorker,
    Export,
    Fill,
    FormUnion,
    GiveBonusAt,
    GiveTo,
    GoOn,
    HireAt,
    InFavor,
    KeepAgenda,
    KeepExportCard,
    Lend,
    LoseVp,
    NewWorker,
    NoWorkers,
    OpenCompany,
    Option,
    PayBackBond,
    PickClass,
    PlaceStorage,
    PlayCard,
    PoachFor,
    Protect,
    PutMachinery,
    Recruit,
    RemoveCube,
    ReplaceCube,
    SaveCompany,
    Sell,
    SetPrice,
    SetWage,
    SpendInfluences,
    SpendMoney,
    SpendOnVote,
    SpendResource,
    SpendServices,
    StaffWith,
    Store,
    StrikeAt,
    SwapAt,
    Take,
    TakeBasicAction,
    TakeFreeAction,
    ToBuild,
    ToClaimAgenda,
    ToEmigrate,
    ToKeepEvent,
    ToNationalize,
    ToPlaceEvent,
    ToPrivatize,
    ToPropose,
    ToReplaceEvent,
    ToSection,
    ToSetOff,
    ToStaffCompany,
    TrainAs,
    TurnInEvent,
    Upgrade,
    UseBenefit,
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
from bodypolitic.game.rules.events.spending import BuyForEventFrom
from bodypolitic.game.rules.events.tasks import ChooseAmountForEvent, ChooseClassForEvent, Spread
from bodypolitic.game.rules.politics.elections import SpendInfluence, StateStance
from bodypolitic.game.rules.workers import ChooseNewWorker
from bodypolitic.game.table.steps import Ask, Step
from bodypolitic.game.table.table import Table

Answer = Callable[[Table, Role, Step, Any], float]
ONE_STEP_MORE: Final = 0.01  # breaks ties towards the larger amount
BEFORE_ANYTHING_ELSE: Final = 100.0
IDLE_MONEY: Final = 0.02  # what 1 V that is out of reach for a round would have brought

ANSWERS: Final[dict[type[Option], Answer]] = {}


def offer_of(t: Table, step: Step, option: Option) -> Offer:
    """What an option comes to by the step that offers it."""
    return (step.offer(t, option) if isinstance(step, Ask) else None) or NO_OFFER


def judges(*kinds: type[Option]) -> Callable[[Answer], Answer]:
    """Say which kinds of options a function judges."""

    def declared(answer: Answer) -> Answer:
        for kind in kinds:
            ANSWERS[kind] = answer
        return answer

    return declared


# The turn


@judges(PlayCard)
def play_worth(t: Table, seat: Role, step: Step, option: PlayCard) -> float:
    """Playing a card for its effect."""
    return card_worth(t, seat, option.card)


@judges(TakeBasicAction)
def basic_worth(t: Table, seat: Role, step: Step, option: TakeBasicAction) -> float:
    """A basic action, less the card that has to be given up for it."""
    lost = min([worth_in_hand(t, seat, card) for card in t.hands[seat]], default=0.0)
    return action_worth(t, seat, BASIC_ACTIONS[option.action].name) - 0.3 * lost


@judges(TakeFreeAction)
def free_worth(t: Table, seat: Role, step: Step, option: TakeFreeAction) -> float:
    """A free action."""
    return action_worth(t, seat, FREE_ACTIONS[option.action].name)


@judges(ToSetOff)
def setting_off_worth(t: Table, seat: Role, step: Step, option: ToSetOff) -> float:
    """A Historical Event; as a basic action it costs a card too."""
    lost = 0.0
    if HISTORICAL_EVENTS[option.event].trigger == BASIC_ACTION:
        lost = min([worth_in_hand(t, seat, card) for card in t.hands[seat]], default=0.0)
    return history_worth(t, seat, option.event) - 0.3 * lost


@judges(Discard)
def discard_worth(t: Table, seat: Role, step: Step, option: Discard) -> float:
    """The card that is missed least."""
    return -worth_in_hand(t, seat, option.card)


@judges(Branch)
def branch_worth(t: Table, seat: Role, step: Step, option: Branch) -> float:
    """One of a card's branches; of an export and a further sale the further sale first, whose price is better."""
    if isinstance(step, ChooseBranch):
        effect = step.effect
        assert isinstance(effect, ChooseOne)
        return effects_worth(t, seat, effect.branches[option.number - 1])
    return float(option.number)


@judges(GoOn)
def going_on_worth(t: Table, seat: Role, step: Step, option: GoOn) -> float:
    """An optional part of a card."""
    return effect_worth(t, seat, step.effect) if isinstance(step, DecideOnEffect) else 0.0


def nothing(t: Table, seat: Role, step: Step, option: Option) -> float:
    """Leaving things as they are."""
    return 0.0


# Politics


@judges(ToPropose)
def proposing_worth(t: Table, seat: Role, step: Step, option: ToPropose) -> float:
    """A bill."""
    return bill_worth(t, seat, option.section)


@judges(ToSection)
def policy_worth(t: Table, seat: Role, step: Step, option: ToSection) -> float:
    """A policy that moves without a vote."""
    return own_interest(t, seat, policy_of(option.section), letter_of(option.section))


@judges(Protect)
def protect_worth(t: Table, seat: Role, step: Step, option: Protect) -> float:
    """A policy that shall stay as it is."""
    return protecting_worth(t, seat, policy_of(option.section))


@judges(DiscardBill)
def discarding_bill_worth(t: Table, seat: Role, step: Step, option: DiscardBill) -> float:
    """Another player's bill that goes."""
    return bill_off_worth(t, seat, policy_of(option.section))


@judges(CallVote)
def calling_worth(t: Table, seat: Role, step: Step, option: CallVote) -> float:
    """Calling a vote on one's bill."""
    if isinstance(step, DecideOnPolledVote):
        return 1.0 if calls_polled_vote(t, seat, policy_of(step.bill), letter_of(step.bill)) else -1.0
    if isinstance(step, DecideOnVote):
        cost = offer_of(t, step, option).influence or 0
        return 1.0 if calls_vote(t, seat, policy_of(step.bill), letter_of(step.bill), cost) else -1.0
    return 0.0


@judges(InFavor)
def favor_worth(t: Table, seat: Role, step: Step, option: InFavor) -> float:
    """Standing in favor of a bill, or of a treaty."""
    return 1.0 if isinstance(step, StateStance) and favors(t, seat, step.motion) else -1.0


@judges(SpendOnVote)
def spending_worth(t: Table, seat: Role, step: Step, option: SpendOnVote) -> float:
    """Influence for a vote: the nearer to the right amount the better."""
    return -abs(option.amount - influence_for_vote(t, seat, step)) if isinstance(step, SpendInfluence) else 0.0


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
    who = step.who if isinstance(step, ChooseNewWorker) else seat
    return skill_worth(t, who, option.skill)


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
def emigration_worth(t: Table, seat: Role, step: Step, option: ToEmigrate) -> float:
    """A worker who leaves the country: those who find no job; if it brings no money, rather unskilled ones."""
    if not isinstance(step, ChooseEmigrant):
        return -max(0.0, skill_worth(t, seat, option.skill)) - (0.1 if option.skill != UNSKILLED else 0.0)
    return 0.5 - max(0.0, 0.2 * skill_worth(t, seat, option.skill)) + (0.2 if option.skill != UNSKILLED else 0.0)


@judges(Recruit, PoachFor)
def recruiting_worth(t: Table, seat: Role, step: Step, option: Recruit | PoachFor) -> float:
    """An empty company to fill with recruits or with people from a public company."""
    return vacancy_worth(t, CC, t.company(option.company))


# Companies


@judges(ToBuild)
def build_worth(t: Table, seat: Role, step: Step, option: ToBuild) -> float:
    """A company to build; the State that pays for one looks at its price and at the thanks it gets."""
    if seat == ST:
        return token_worth(t, COMPANIES[option.company].owner) - 0.05 * COMPANIES[option.company].cost
    cost = (
        own_share(t, seat, option.company, step.terms)
        if isinstance(step, BuildCompany)
        else COMPANIES[option.company].cost
    )
    return building_worth(t, seat, option.company, cost)


@judges(Sell)
def sell_worth(t: Table, seat: Role, step: Step, option: Sell) -> float:
    """A company to sell."""
    return selling_worth(t, t.company(option.company))


@judges(SetWage)
def wage_worth(t: Table, seat: Role, step: Step, option: SetWage) -> float:
    """A wage level: the one wanted, if it is a change for the better."""
    if isinstance(step, ChangeWageForPhase):
        return wage_for_phase_worth(t, seat, option)
    company = t.company(option.company)
    if option.level == company.wage:
        return 0.5 if wanted_wage(t, company) == option.level else 0.0
    return wage_change_worth(t, company, option.level)


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


@judges(CloseDown)
def closing_down_worth(t: Table, seat: Role, step: Step, option: CloseDown) -> float:
    """A company to lose: what is missed least."""
    return -company_worth(t, t.company(option.company))


@judges(SaveCompany)
def saving_worth(t: Table, seat: Role, step: Step, option: SaveCompany) -> float:
    """Another player's company that the State pays for."""
    company = t.company(option.company)
    price = offer_of(t, step, option).money or 0
    return legitimacy_worth(t, company.owner) - price * money_worth(t, ST)


@judges(GiveBonusAt)
def bonus_worth(t: Table, seat: Role, step: Step, option: GiveBonusAt) -> float:
    """A company whose workers shall stay."""
    return company_worth(t, t.company(option.company))


@judges(DiscardCompany)
def market_discard_worth(t: Table, seat: Role, step: Step, option: DiscardCompany) -> float:
    """A company that leaves the market: one not worth building."""
    return -building_worth(t, seat, option.company, COMPANIES[option.company].cost)


# Trade


@judges(Buy)
def buy_worth(t: Table, seat: Role, step: Step, option: Buy) -> float:
    """A resource to buy."""
    return best_purchase(t, seat, step.terms, option.resource).worth if isinstance(step, ChooseResource) else 0.0


@judges(BuyFrom)
def source_worth(t: Table, seat: Role, step: Step, option: BuyFrom) -> float:
    """A source to buy from: the cheapest, as long as buying more is worth it."""
    if isinstance(step, ChooseSource):
        limit = step.terms.source_limit - len(step.used)
        offers = offers_on(t, seat, step.resource, step.terms, step.used)[:limit]
        if option.source not in [source for _, _, source in offers]:
            return -2.0
        if plan_purchase(t, seat, step.resource, offers).worth <= 0:
            return -1.0
        return 1.0 if option.source == offers[0][2] else 0.5
    if isinstance(step, BuyFood):
        return food_source_worth(t, seat, option.source)
    if isinstance(step, TakeInfluenceFrom):
        return min(step.amount, t.influence[option.source]) + 0.001 * t.vp[option.source]
    return -float(offer_of(t, step, option).each or 0)


@judges(Amount)
def amount_worth(t: Table, seat: Role, step: Step, option: Amount) -> float:
    """An amount: what was planned in a purchase, what pays best in an event, else as much as possible."""
    if isinstance(step, ChooseAmount):
        limit = step.terms.source_limit - len(step.used) + 1
        offers = offers_on(t, seat, step.resource, step.terms, step.used[:-1])
        ours = [offer for offer in offers if offer[2] == step.used[-1]]
        others = [offer for offer in offers if offer[2] != step.used[-1]]
        planned = plan_purchase(t, seat, step.resource, (ours + others)[:limit]).units
        return -abs(option.amount - planned) if planned else -float(option.amount)
    if isinstance(step, BuyServiceAbroad):
        wanted = max(t.population(WC), t.population(MC)) - t.storage[ST][HEALTH]
        return -abs(option.amount - wanted)
    if isinstance(step, ChooseAmountForEvent):
        return best_amount(t, EVENTS[step.event], option.amount) + ONE_STEP_MORE * option.amount
    if isinstance(step, BuyForEventFrom):
        return -float(option.amount)
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


@judges(PickClass)
def class_worth(t: Table, seat: Role, step: Step, option: PickClass) -> float:
    """A class to act for, or to lose a point with."""
    if isinstance(step, ChooseClassForEvent):
        return acting_for_worth(t, EVENTS[step.event], option.class_)
    if isinstance(step, ChooseClassForLegitimacy):
        return legitimacy_worth(t, option.class_) if step.amount > 0 else -losing_worth(t, option.class_)
    if isinstance(step, LoseLegitimacy | ChoosePenalty | ChooseWhoLosesFaith):
        return -losing_worth(t, option.class_)
    if isinstance(step, ChooseClassToProvide) and isinstance(step.effect, BuyAbroadAndProvide):
        return t.population(option.class_) * legitimacy_worth(t, option.class_)
    if isinstance(step, ChooseClassToProvide) and not isinstance(step.effect, ProvideRepresentation):
        return token_worth(t, option.class_)
    if isinstance(step, MeetWithMPs | ChooseClassToProvide):
        return legitimacy_worth(t, option.class_) - 0.001 * t.vp[option.class_]
    return 0.0


@judges(GiveTo)
def spread_worth(t: Table, seat: Role, step: Step, option: GiveTo) -> float:
    """How much of an event goes to a class."""
    return spreading_worth(t, EVENTS[step.event], option.class_, option.amount) if isinstance(step, Spread) else 0.0


@judges(LoseVp)
def demonstration_loss_worth(t: Table, seat: Role, step: Step, option: LoseVp) -> float:
    """VP that others lose to a demonstration: most of them the player who is ahead."""
    ahead = max([role for role in t.roles if role != seat], key=lambda role: t.vp[role])
    return float(option.amount if option.class_ == ahead else -option.amount)


# Crisis Response


@judges(Lend)
def lending_worth(t: Table, seat: Role, step: Step, option: Lend) -> float:
    """A loan to the State: its interest, less what the money could have done until it comes back."""
    interest = (offer_of(t, step, option).paid_back or 0) - option.amount
    return interest * money_worth(t, seat) - IDLE_MONEY * option.amount


@judges(PayBackBond)
def paying_back_worth(t: Table, seat: Role, step: Step, option: PayBackBond) -> float:
    """Paying back early: the money is better kept until it is due."""
    return -1.0


# Hidden Agendas


@judges(KeepAgenda)
def keeping_agenda_worth(t: Table, seat: Role, step: Step, option: KeepAgenda) -> float:
    """An agenda to keep."""
    return agenda_worth(HIDDEN_AGENDAS[option.agenda])


@judges(ToClaimAgenda)
def claiming_worth(t: Table, seat: Role, step: Step, option: ToClaimAgenda) -> float:
    """Victory points for nothing: before anything else."""
    return BEFORE_ANYTHING_ELSE


# Alternative Events


@judges(SpendResource, SpendMoney, SpendServices, SpendInfluences)
def spending_way_worth(
    t: Table, seat: Role, step: Step, option: SpendResource | SpendMoney | SpendServices | SpendInfluences
) -> float:
    """A way to pay for an event."""
    return way_worth(t, option)


@judges(ToKeepEvent)
def keep_worth(t: Table, seat: Role, step: Step, option: ToKeepEvent) -> float:
    """A card for its Benefit."""
    return keeping_worth(t, seat, benefit_of(option.event))


@judges(TurnInEvent)
def turning_in_worth(t: Table, seat: Role, step: Step, option: TurnInEvent) -> float:
    """A card for its VP."""
    return float(TURNED_IN_VP)


@judges(UseBenefit)
def benefit_worth(t: Table, seat: Role, step: Step, option: UseBenefit) -> float:
    """A Benefit that is due."""
    return using_worth(t, seat, step, benefit_of(option.event))


def answer_worth(t: Table, seat: Role, step: Step, option: Option) -> float:
    """How good an option is; those that change nothing (done, skip, no vote, the end of the turn) count as 0."""
    return ANSWERS.get(type(option), nothing)(t, seat, step, option)
