"""How good each answer to a question is: one function for each kind of option, all in victory points.

A function takes the table, the seat that is asked, the step that asks and the option. Where the kind of question makes
no difference to the bot, options are alike and the first is taken.
"""

from collections.abc import Callable
from typing import Final

from bodypolitic.bots.steady import capitalist_class, middle_class, state, working_class
from bodypolitic.bots.steady.agendas import agenda_worth
from bodypolitic.bots.steady.benefits import keeping_worth, using_worth, wage_for_phase_worth
from bodypolitic.bots.steady.cards import card_worth, effect_worth, effects_worth, history_worth, worth_in_hand
from bodypolitic.bots.steady.companies import (
    building_worth,
    company_worth,
    machinery_worth,
    overtime_worth,
    selling_worth,
    shift_worth,
    vacancy_worth,
)
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
from bodypolitic.game import options as o
from bodypolitic.game.alternative_events.benefits import ChangeWageForPhase
from bodypolitic.game.alternative_events.kept_events import TURNED_IN_VP, benefit_of
from bodypolitic.game.basic_actions.build_company import BuildCompany, own_share
from bodypolitic.game.basic_actions.buy_goods_and_services import (
    PURCHASE_TERMS,
    ChooseAmount,
    ChooseResource,
    ChooseSource,
)
from bodypolitic.game.basic_actions.extra_tax import LoseLegitimacy
from bodypolitic.game.basic_actions.meet_with_mps import MeetWithMPs
from bodypolitic.game.basic_actions.propose_bill import DecideOnVote, vote_cost
from bodypolitic.game.cards.effects import EFFECTS, ChooseBranch, ChooseOne, DecideOnEffect
from bodypolitic.game.cards.political_effects import DecideOnPolledVote, TakeInfluenceFrom
from bodypolitic.game.cards.state_effects import (
    BuyAbroadAndProvide,
    BuyServiceAbroad,
    ChooseClassToProvide,
    ChooseWhoLosesFaith,
    ProvideRepresentation,
)
from bodypolitic.game.cards.worker_effects import ChooseEmigrant
from bodypolitic.game.codes import CC, HEALTH, MC, ST, UNSKILLED, WC
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.crisis_cards import BONDS
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.components.hidden_agenda_cards import HIDDEN_AGENDAS
from bodypolitic.game.components.market_cards import EXPORT_CARDS
from bodypolitic.game.events.providing import ProvideResource
from bodypolitic.game.events.spending import BuyForEvent, BuyForEventFrom
from bodypolitic.game.events.tasks import ChooseAmountForEvent, ChooseClassForEvent, Spread
from bodypolitic.game.historical_events.card import BASIC_ACTION, HISTORICAL_EVENTS
from bodypolitic.game.historical_events.effects import ChooseClassForLegitimacy, price_of_saving
from bodypolitic.game.options import BASIC_ACTIONS, FREE_ACTIONS, Option
from bodypolitic.game.phases.production import BuyFood
from bodypolitic.game.phases.scoring import ChoosePenalty
from bodypolitic.game.politics.elections import SpendInfluence, StateStance
from bodypolitic.game.resources import price_of
from bodypolitic.game.table import Step, Table
from bodypolitic.game.workers import ChooseNewWorker

Answer = Callable[[Table, int, Step, Option], float]
ActionWorth = Callable[[Table, str], float]
BASIC_ACTION_WORTH: Final[tuple[ActionWorth, ...]] = (
    working_class.basic_action_worth,
    middle_class.basic_action_worth,
    capitalist_class.basic_action_worth,
    state.basic_action_worth,
)
FREE_ACTION_WORTH: Final[tuple[ActionWorth, ...]] = (
    working_class.free_action_worth,
    middle_class.free_action_worth,
    capitalist_class.free_action_worth,
    state.free_action_worth,
)
ONE_STEP_MORE: Final = 0.01  # breaks ties towards the larger amount
BEFORE_ANYTHING_ELSE: Final = 100.0
IDLE_MONEY: Final = 0.02  # what 1 V that is out of reach for a round would have brought


# The turn


def play_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """Playing a card for its effect."""
    return card_worth(t, seat, option.a)


def basic_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A basic action, less the card that has to be given up for it."""
    lost = min([worth_in_hand(t, seat, card) for card in t.hands[seat]], default=0.0)
    return BASIC_ACTION_WORTH[seat](t, BASIC_ACTIONS[option.a]) - 0.3 * lost


def free_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A free action."""
    return FREE_ACTION_WORTH[seat](t, FREE_ACTIONS[option.a])


def setting_off_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A Historical Event; as a basic action it costs a card too."""
    lost = 0.0
    if HISTORICAL_EVENTS[option.a].trigger == BASIC_ACTION:
        lost = min([worth_in_hand(t, seat, card) for card in t.hands[seat]], default=0.0)
    return history_worth(t, seat, option.a) - 0.3 * lost


def discard_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """The card that is missed least."""
    return -worth_in_hand(t, seat, option.a)


def branch_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """One of a card's branches; of an export and a further sale the further sale first, whose price is better."""
    if isinstance(step, ChooseBranch):
        effect = EFFECTS[step.effect]
        assert isinstance(effect, ChooseOne)
        return effects_worth(t, seat, effect.branches[option.a - 1])
    return float(option.a)


def going_on_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """An optional part of a card."""
    return effect_worth(t, seat, EFFECTS[step.effect]) if isinstance(step, DecideOnEffect) else 0.0


def nothing(t: Table, seat: int, step: Step, option: Option) -> float:
    """Leaving things as they are."""
    return 0.0


# Politics


def proposing_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A bill."""
    return bill_worth(t, seat, option.a)


def policy_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A policy that moves without a vote."""
    return own_interest(t, seat, option.a // 3, option.a % 3)


def protect_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A policy that shall stay as it is."""
    return protecting_worth(t, seat, option.a // 3)


def discarding_bill_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """Another player's bill that goes."""
    return bill_off_worth(t, seat, option.a // 3)


def calling_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """Calling a vote on one's bill."""
    if isinstance(step, DecideOnPolledVote):
        return 1.0 if calls_polled_vote(t, seat, step.bill // 3, step.bill % 3) else -1.0
    if isinstance(step, DecideOnVote):
        cost = vote_cost(t, step.vote)
        return 1.0 if calls_vote(t, seat, step.bill // 3, step.bill % 3, cost) else -1.0
    return 0.0


def favor_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """Standing in favor of a bill, or of a treaty."""
    return 1.0 if isinstance(step, StateStance) and favors(t, seat, step.motion) else -1.0


def spending_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """Influence for a vote: the nearer to the right amount the better."""
    return -abs(option.b - influence_for_vote(t, seat, step)) if isinstance(step, SpendInfluence) else 0.0


def cube_out_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A cube taken out of the bag: not one's own, rather that of the leader."""
    return -1.0 if option.a == seat else 1.0 + 0.01 * t.vp[option.a]


def opening_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A public company to open: what there are workers for."""
    card = COMPANIES[option.a]
    ready = sum(t.unemployed[who * 6 + card.slots[0]] for who in (WC, MC)) if card.slots else 1
    return ready + card.output * 0.1


def closing_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A public company to close: an empty one first."""
    company = t.company(option.a)
    return (0.0 if company.operational else 5.0) + company.card.cost * 0.01


# Workers


def going_to_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A place for workers."""
    return destination_worth(t, seat, option)


def take_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """The worker who is taken."""
    return taking_worth(t, seat, option.a, option.b)


def staffing_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """The class that fills a company: one's own, else the one with more people out of work."""
    return 10.0 if option.a == seat else 0.1 * sum(t.unemployed[option.a * 6 : option.a * 6 + 6]) + 0.1


def staffing_company_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A company and the class that fills it."""
    company = t.company(option.a)
    if seat in (WC, MC):
        return job_worth(t, seat, company)
    out_of_work = sum(t.unemployed[option.b * 6 : option.b * 6 + 6])
    return vacancy_worth(t, seat, company) + 0.01 * out_of_work


def no_workers_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """Leaving a company empty."""
    return -0.5


def employing_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """The worker for an unskilled slot: one whose skill is common."""
    return 1.0 if option.a == UNSKILLED else 0.1 * sum(t.unemployed[who * 6 + option.a] for who in (WC, MC))


def new_worker_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """The skill of a new or a trained worker."""
    who = step.who if isinstance(step, ChooseNewWorker) else seat
    return skill_worth(t, who, option.a)


def upgrade_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """The worker who is trained: an unskilled one out of work first, who can use the skill at once."""
    return (1.0 if option.a == UNSKILLED else 0.0) + (0.5 if option.b == o.UNEMPLOYED else 0.0)


def swap_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A swap: it frees a skill and puts an unskilled worker in its place."""
    return skill_worth(t, seat, option.b) + 0.5 if option.c == UNSKILLED else -1.0


def striking_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A company to strike."""
    return strike_worth(t, t.company(option.a))


def hiring_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """An employee for a Middle Class company."""
    return t.company(option.a).card.adds + (0.1 if option.b == UNSKILLED else 0.0)


def emigration_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A worker who leaves the country: those who find no job; if it brings no money, rather unskilled ones."""
    if not isinstance(step, ChooseEmigrant):
        return -max(0.0, skill_worth(t, seat, option.a)) - (0.1 if option.a != UNSKILLED else 0.0)
    return 0.5 - max(0.0, 0.2 * skill_worth(t, seat, option.a)) + (0.2 if option.a != UNSKILLED else 0.0)


def recruiting_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """An empty company to fill with recruits or with people from a public company."""
    return vacancy_worth(t, CC, t.company(option.a))


# Companies


def build_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A company to build; the State that pays for one looks at its price and at the thanks it gets."""
    if seat == ST:
        return token_worth(t, COMPANIES[option.a].owner) - 0.05 * COMPANIES[option.a].cost
    cost = own_share(t, seat, option.a, step.terms) if isinstance(step, BuildCompany) else COMPANIES[option.a].cost
    return building_worth(t, seat, option.a, cost)


def sell_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A company to sell."""
    return selling_worth(t, t.company(option.a))


def wage_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A wage level: the one wanted, if it is a change for the better."""
    if isinstance(step, ChangeWageForPhase):
        return wage_for_phase_worth(t, seat, option)
    company = t.company(option.a)
    if option.b == company.wage:
        return 0.5 if wanted_wage(t, company) == option.b else 0.0
    return wage_change_worth(t, company, option.b)


def shifting_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A company for an Extra Shift."""
    return shift_worth(t, t.company(option.a))


def overtime_of(t: Table, seat: int, step: Step, option: Option) -> float:
    """A company for overtime: one's own by its profit, another's by the wage it pays one's workers."""
    company = t.company(option.a)
    if company.owner == seat:
        return overtime_worth(t, company)
    return float(company.wage_paid) if company.staff == seat else 0.0


def machinery_place_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A company that gets Machinery."""
    return machinery_worth(t, t.company(option.a))


def privatizing_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A public company to part with: the dearest."""
    return float(t.company(option.a).card.cost)


def nationalizing_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A company to take over: what makes most; of one's own to give away what is missed least."""
    if seat == CC:
        return -company_worth(t, t.company(option.a))
    return float(COMPANIES[option.a].output - COMPANIES[option.b].output)


def closing_down_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A company to lose: what is missed least."""
    return -company_worth(t, t.company(option.a))


def saving_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """Another player's company that the State pays for."""
    company = t.company(option.a)
    return legitimacy_worth(t, company.owner) - price_of_saving(t, option.a) * money_worth(t, ST)


def bonus_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A company whose workers shall stay."""
    return company_worth(t, t.company(option.a))


def market_discard_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A company that leaves the market: one not worth building."""
    return -building_worth(t, seat, option.a, COMPANIES[option.a].cost)


# Trade


def buy_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A resource to buy."""
    return best_purchase(t, seat, step.terms, option.a).worth if isinstance(step, ChooseResource) else 0.0


def source_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A source to buy from: the cheapest, as long as buying more is worth it."""
    if isinstance(step, ChooseSource):
        limit = PURCHASE_TERMS[step.terms].source_limit - len(step.used)
        offers = offers_on(t, seat, step.resource, step.terms, step.used)[:limit]
        if option.a not in [source for _, _, source in offers]:
            return -2.0
        if plan_purchase(t, seat, step.resource, offers).worth <= 0:
            return -1.0
        return 1.0 if option.a == offers[0][2] else 0.5
    if isinstance(step, BuyFood):
        return food_source_worth(t, seat, option.a)
    if isinstance(step, TakeInfluenceFrom):
        return min(step.amount, t.influence[option.a]) + 0.001 * t.vp[option.a]
    if isinstance(step, BuyForEvent):
        return -float(price_of(t, option.a, EVENTS[step.event].resources[0], ST))
    if isinstance(step, ProvideResource):
        return 0.0 if option.a == ST else -float(price_of(t, option.a, step.resource, ST))
    return 0.0


def amount_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """An amount: what was planned in a purchase, what pays best in an event, else as much as possible."""
    if isinstance(step, ChooseAmount):
        limit = PURCHASE_TERMS[step.terms].source_limit - len(step.used) + 1
        offers = offers_on(t, seat, step.resource, step.terms, step.used[:-1])
        ours = [offer for offer in offers if offer[2] == step.used[-1]]
        others = [offer for offer in offers if offer[2] != step.used[-1]]
        planned = plan_purchase(t, seat, step.resource, (ours + others)[:limit]).units
        return -abs(option.a - planned) if planned else -float(option.a)
    if isinstance(step, BuyServiceAbroad):
        wanted = max(t.population(WC), t.population(MC)) - t.storage[ST * 4 + HEALTH]
        return -abs(option.a - wanted)
    if isinstance(step, ChooseAmountForEvent):
        return best_amount(t, EVENTS[step.event], option.a) + ONE_STEP_MORE * option.a
    if isinstance(step, BuyForEventFrom):
        return -float(option.a)
    return ONE_STEP_MORE * option.a


def export_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A transaction with the Foreign Market: the best price a unit first."""
    price = next(money for units, money in EXPORT_CARDS[t.export][option.a] if units == option.b)
    worth = transaction_worth(t, seat, option.a, option.b, price)
    return worth if worth <= 0 else 1.0 + price / option.b


def dealing_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A Business Deal."""
    return deal_worth(t, option)


def store_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """Goods into the regular storage, where neighbours can buy them too."""
    return ONE_STEP_MORE * option.b


def price_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A price: the right one."""
    return 1.0 if option.b == best_price(t, seat, option.a) else -1.0


def export_card_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """An Export card for the rest of the round."""
    return exporting_worth(t, seat, export=option.a)


def tile_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A resource that gets a Storage tile."""
    return storage_worth(t, seat, option.a)


def accident_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """Who pays for an accident: whoever has most such companies."""
    industry = [company for company in t.companies[option.b] if company.card.industry == option.a]
    return float(sum(1 for company in industry if company.staff == WC or (option.b == MC and company.employee >= 0)))


# The State


def dealing_with_event_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """An event to deal with or to place."""
    return event_worth(t, EVENTS[option.a])


def replacing_event_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """Another event in the place of one on the board."""
    return event_worth(t, EVENTS[option.b]) - max(0.0, event_worth(t, EVENTS[option.a]))


def class_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A class to act for, or to lose a point with."""
    if isinstance(step, ChooseClassForEvent):
        return acting_for_worth(t, EVENTS[step.event], option.a)
    if isinstance(step, ChooseClassForLegitimacy):
        return legitimacy_worth(t, option.a) if step.amount > 0 else -losing_worth(t, option.a)
    if isinstance(step, LoseLegitimacy | ChoosePenalty | ChooseWhoLosesFaith):
        return -losing_worth(t, option.a)
    if isinstance(step, ChooseClassToProvide) and isinstance(EFFECTS[step.effect], BuyAbroadAndProvide):
        return t.population(option.a) * legitimacy_worth(t, option.a)
    if isinstance(step, ChooseClassToProvide) and not isinstance(EFFECTS[step.effect], ProvideRepresentation):
        return token_worth(t, option.a)
    if isinstance(step, MeetWithMPs | ChooseClassToProvide):
        return legitimacy_worth(t, option.a) - 0.001 * t.vp[option.a]
    return 0.0


def spread_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """How much of an event goes to a class."""
    return spreading_worth(t, EVENTS[step.event], option.a, option.b) if isinstance(step, Spread) else 0.0


def demonstration_loss_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """VP that others lose to a demonstration: most of them the player who is ahead."""
    ahead = max([role for role in t.roles if role != seat], key=lambda role: t.vp[role])
    return float(option.b if option.a == ahead else -option.b)


# Crisis Response


def lending_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A loan to the State: its interest, less what the money could have done until it comes back."""
    interest = next(back for price, back in BONDS if price == option.a) - option.a
    return interest * money_worth(t, seat) - IDLE_MONEY * option.a


def paying_back_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """Paying back early: the money is better kept until it is due."""
    return -1.0


# Hidden Agendas


def keeping_agenda_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """An agenda to keep."""
    return agenda_worth(HIDDEN_AGENDAS[option.a])


def claiming_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """Victory points for nothing: before anything else."""
    return BEFORE_ANYTHING_ELSE


# Alternative Events


def spending_way_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A way to pay for an event."""
    return way_worth(t, option)


def keep_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A card for its Benefit."""
    return keeping_worth(t, seat, benefit_of(option.a))


def turning_in_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A card for its VP."""
    return float(TURNED_IN_VP)


def benefit_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """A Benefit that is due."""
    return using_worth(t, seat, step, benefit_of(option.a))


ANSWERS: Final[dict[int, Answer]] = {
    o.PLAY: play_worth,
    o.BASIC: basic_worth,
    o.FREE: free_worth,
    o.SET_OFF: setting_off_worth,
    o.DISCARD: discard_worth,
    o.BRANCH: branch_worth,
    o.GO_ON: going_on_worth,
    o.BILL: proposing_worth,
    o.POLICY: policy_worth,
    o.PROTECT: protect_worth,
    o.DISCARD_BILL: discarding_bill_worth,
    o.CALL_VOTE: calling_worth,
    o.IN_FAVOR: favor_worth,
    o.SPEND_INFLUENCE: spending_worth,
    o.REMOVE_CUBE: cube_out_worth,
    o.REPLACE_CUBE: cube_out_worth,
    o.OPEN_COMPANY: opening_worth,
    o.CLOSE_COMPANY: closing_worth,
    o.FILL: going_to_worth,
    o.FORM_UNION: going_to_worth,
    o.TAKE: take_worth,
    o.STAFF: staffing_worth,
    o.STAFF_COMPANY: staffing_company_worth,
    o.NO_WORKERS: no_workers_worth,
    o.EMPLOY: employing_worth,
    o.NEW_WORKER: new_worker_worth,
    o.TRAIN: new_worker_worth,
    o.UPGRADE: upgrade_worth,
    o.SWAP: swap_worth,
    o.STRIKE: striking_worth,
    o.HIRE: hiring_worth,
    o.EMIGRATE: emigration_worth,
    o.RECRUIT: recruiting_worth,
    o.POACH: recruiting_worth,
    o.BUILD: build_worth,
    o.SELL: sell_worth,
    o.WAGE: wage_worth,
    o.SHIFT: shifting_worth,
    o.OVERTIME: overtime_of,
    o.MACHINERY: machinery_place_worth,
    o.PRIVATIZE: privatizing_worth,
    o.NATIONALIZE: nationalizing_worth,
    o.CLOSE_DOWN: closing_down_worth,
    o.SAVE_COMPANY: saving_worth,
    o.GIVE_BONUS: bonus_worth,
    o.DISCARD_COMPANY: market_discard_worth,
    o.BUY: buy_worth,
    o.FROM: source_worth,
    o.AMOUNT: amount_worth,
    o.EXPORT: export_worth,
    o.DEAL_TO_STORAGES: dealing_worth,
    o.DEAL_TO_FREE_TRADE_ZONE: dealing_worth,
    o.STORE: store_worth,
    o.PRICE: price_worth,
    o.EXPORT_CARD: export_card_worth,
    o.STORAGE: tile_worth,
    o.ACCIDENT: accident_worth,
    o.EVENT: dealing_with_event_worth,
    o.PLACE_EVENT: dealing_with_event_worth,
    o.REPLACE_EVENT: replacing_event_worth,
    o.CHOOSE_CLASS: class_worth,
    o.SPREAD: spread_worth,
    o.LOSE_VP: demonstration_loss_worth,
    o.LEND: lending_worth,
    o.PAY_BACK_BOND: paying_back_worth,
    o.KEEP_AGENDA: keeping_agenda_worth,
    o.CLAIM_AGENDA: claiming_worth,
    o.SPEND: spending_way_worth,
    o.SPEND_MONEY: spending_way_worth,
    o.SPEND_SERVICES: spending_way_worth,
    o.SPEND_INFLUENCES: spending_way_worth,
    o.KEEP_EVENT: keep_worth,
    o.TURN_IN_EVENT: turning_in_worth,
    o.BENEFIT: benefit_worth,
}


def answer_worth(t: Table, seat: int, step: Step, option: Option) -> float:
    """How good an option is; those that change nothing (done, skip, no vote, the end of the turn) count as 0."""
    return ANSWERS.get(option.verb, nothing)(t, seat, step, option)
