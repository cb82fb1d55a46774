"""Decisions in words: what is asked, what each option means, and why an action can't be taken.

Each kind of decision has a message `question-` with its name, each kind of option one under `option-`, and each reason
why an action can't be taken one under `refusal-`. What a player wants to know of an option besides, such as its price,
follows it in a message under `detail-`.
"""

from collections.abc import Callable
from typing import Any, Final

from bodypolitic.game.cards.company_effects import SellForTwice
from bodypolitic.game.cards.effects import ChooseBranch, ChooseOne, Effect
from bodypolitic.game.cards.state_effects import BuyAbroadAndProvide, BuyServiceAbroad, ChooseMediaInfluence
from bodypolitic.game.cards.trade_effects import (
    ExportAndSellMore,
    ExportOrSellMore,
    GetServiceAmount,
    SellAmountAbroad,
    SellAmountToState,
    SellMoreAbroad,
    SellServiceAmount,
    SellToState,
)
from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.crisis_cards import BONDS
from bodypolitic.game.components.event_cards import (
    BUY_FROM_PLAYERS,
    EVENTS,
    MONEY_TO_ALL,
    SPEND_RESOURCE,
    SPLIT_MEDIA_INFLUENCE,
)
from bodypolitic.game.components.hidden_agenda_cards import HIDDEN_AGENDAS
from bodypolitic.game.components.historical_events import HISTORICAL_FACES
from bodypolitic.game.components.market_cards import EXPORT_CARDS
from bodypolitic.game.expansions.alternative_events.benefits import SellByBenefit
from bodypolitic.game.expansions.alternative_events.kept_events import benefit_of
from bodypolitic.game.expansions.crisis_response.crisis_response import crisis_response_of
from bodypolitic.game.expansions.historical_events.effects import ChoosePublicCompanyToBuy, half_cost, price_of_saving
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import (
    FISCAL,
    FOOD,
    FOREIGN_MARKET,
    INFLUENCE,
    NOBODY,
    RESOURCES,
    ROLES,
    SECTIONS,
    SKILLS,
    ST,
    SUPPLY,
    B,
)
from bodypolitic.game.phases.production import BuyFood, BuyFoodFrom
from bodypolitic.game.records.kinds import KINDS
from bodypolitic.game.records.options import (
    Amount,
    Branch,
    BuyFrom,
    CallVote,
    CloseCompany,
    CloseDown,
    DealToStorages,
    DiscardBill,
    DiscardCompany,
    Export,
    Fill,
    GiveTo,
    KeepAgenda,
    Lend,
    OpenCompany,
    Option,
    PayBackBond,
    SaveCompany,
    Sell,
    SetWage,
    ToBuild,
    ToClaimAgenda,
    ToKeepEvent,
    ToNationalize,
    ToPrivatize,
    ToPropose,
    ToSection,
    UseBenefit,
    WorkOvertimeAt,
)
from bodypolitic.game.records.refusals import Unavailable
from bodypolitic.game.rules.basic_actions.assign_workers import ANY_NUMBER, AssignWorkers
from bodypolitic.game.rules.basic_actions.build_company import BuildCompany, cost_on
from bodypolitic.game.rules.basic_actions.buy_goods_and_services import ChooseAmount, ChooseSource
from bodypolitic.game.rules.basic_actions.buy_goods_and_services import cost_on as purchase_cost
from bodypolitic.game.rules.basic_actions.campaign import Campaign
from bodypolitic.game.rules.basic_actions.make_business_deal import tariff
from bodypolitic.game.rules.basic_actions.propose_bill import DecideOnVote, vote_cost
from bodypolitic.game.rules.events.providing import ProvideFrom, ProvideResource
from bodypolitic.game.rules.events.spending import BuyForEvent, BuyForEventFrom
from bodypolitic.game.rules.events.tasks import ChooseAmountForEvent, SplitItems, Spread, units_to_provide
from bodypolitic.game.rules.politics.elections import Motion
from bodypolitic.game.rules.resources import price_of
from bodypolitic.game.table.steps import Ask, Step
from bodypolitic.game.table.table import Table
from bodypolitic.words.alternative_events import describe_benefit
from bodypolitic.words.catalogue import ENGLISH, Catalogue, Values, catalogue
from bodypolitic.words.describe import describe_effects
from bodypolitic.words.hidden_agendas import describe_agenda
from bodypolitic.words.names import as_sentence, section_text, value_for, values_of

TITLES: Final = {card.slug: card.title for card in ACTION_CARDS} | {card.slug: card.title for card in HISTORICAL_FACES}


def question(game: Game, decision: Decision, language: str = ENGLISH) -> str:
    """What a decision asks."""
    return as_sentence(catalogue(language).text(f"question-{decision.kind}", _step_values(game.table, language)))


def _step_values(t: Table, language: str) -> Values:
    """What a question is told of the step that asks: its fields, each as its kind is put into words.

    A `policy` stands for the bill on it, a motion for all of its sections, and of the parties `used` as sources the
    last is meant.
    """
    step = t.stack[-1]
    values: Values = {}
    for (name, kind), value in zip(step.FIELDS, step.parts(), strict=True):
        if isinstance(value, Motion):
            sections = [section_text(section, language) for section in value.sections(t)]
            values[name] = catalogue(language).joined("all", sections)
        elif isinstance(value, Effect):
            seat = step.seat if isinstance(step, Ask) else t.active
            values[name] = describe_effects((value,), seat, language)
        elif name == "policy" and isinstance(value, int):
            values[name] = section_text(value * 3 + t.bill_sections[value], language)
        elif name == "used" and isinstance(value, tuple):
            values[name] = value_for("Party", value[-1] if value else SUPPLY, language)
        elif kind in KINDS and isinstance(value, int):
            values[name] = value_for(kind, value, language)
    if isinstance(step, AssignWorkers) and step.terms.up_to == ANY_NUMBER:
        values["left"] = "any"
    return values


def option_text(game: Game, decision: Decision, option: Option, language: str = ENGLISH) -> str:
    """An option with what a player wants to know of it, such as its price."""
    words = catalogue(language)
    asked = _Asked(words, language, game.table, ROLES.index(decision.seat))
    meaning = as_sentence(_amount_of_what(asked, option) or _shared_out(asked, option) or _meaning(asked, option))
    detail = DETAILS.get(option.kind)
    told = detail(asked, option) if detail else ""
    return words.text("option-with-detail", {"option": meaning, "detail": told}) if told else meaning


def refusal_text(unavailable: Unavailable, language: str = ENGLISH) -> str:
    """An action, why it can't be taken, and the page of the rulebook."""
    values: Values = {
        "action": action_text(unavailable.action, language),
        "reason": reason_text(unavailable, language),
        "page": unavailable.page,
    }
    return catalogue(language).text("refusal", values)


def action_text(action: str, language: str = ENGLISH) -> str:
    """The name of an action, of a card to play or to set off, or of a bill, by its option id such as `basic/strike`."""
    kind, name = action.split("/")
    if kind == "bill":
        return section_text((int(name[0]) - 1) * 3 + SECTIONS.index(name[1]), language)
    return TITLES[name] if kind in {"play", "set-off"} else catalogue(language).text(f"action-{name}")


def reason_text(unavailable: Unavailable, language: str = ENGLISH) -> str:
    """Why an action can't be taken, without its name."""
    reason = unavailable.reason
    return catalogue(language).text(f"refusal-{reason.code}", values_of(reason, language))


class _Asked:
    """A seat that is asked something at a table, in its language."""

    def __init__(self, words: Catalogue, language: str, table: Table, seat: int) -> None:
        self.words = words
        self.language = language
        self.table = table
        self.step = table.stack[-1]
        self.seat = seat

    def money(self, amount: int, message: str = "detail-money") -> str:
        """A message about an amount of money."""
        return self.words.text(message, {"money": amount})

    def amount(self, amount: int, resource: int) -> str:
        """So much of a resource."""
        return self.words.text("detail-amount", {"amount": amount, "resource": f"resource-{RESOURCES[resource]}"})

    def listed(self, facts: list[str]) -> str:
        """Facts one after the other."""
        return self.words.joined("one-by-one", facts, before_last="one-by-one")


def _meaning(asked: _Asked, option: Option) -> str:
    return asked.words.text(f"option-{option.kind}", values_of(option, asked.language))


def _amount_of_what(asked: _Asked, option: Option) -> str:
    """An amount with what it is an amount of, where the step knows it."""
    if not isinstance(option, Amount):
        return ""
    if isinstance(asked.step, ChooseAmountForEvent) and EVENTS[asked.step.event].task != SPEND_RESOURCE:
        for_each = EVENTS[asked.step.event].task == MONEY_TO_ALL
        return asked.money(option.amount, "detail-money-for-each" if for_each else "detail-money")
    if isinstance(asked.step, SplitItems):
        event = EVENTS[asked.step.event]
        rest = units_to_provide(asked.table, event, asked.step.who) - option.amount
        shares = [asked.amount(option.amount, event.resources[0]), asked.amount(rest, event.resources[1])]
        return asked.words.joined("all", shares)
    resource = _counted_resource(asked.step)
    return "" if resource is None else asked.amount(option.amount, resource)


def _shared_out(asked: _Asked, option: Option) -> str:
    """What a class gets of an event that is shared out, or what the State buys from it."""
    if not isinstance(option, GiveTo) or not isinstance(asked.step, Spread):
        return ""
    event = EVENTS[asked.step.event]
    values: Values = {"amount": option.amount, "who": f"party-{ROLES[option.class_]}"}
    if event.task == BUY_FROM_PLAYERS:
        resource = f"resource-{RESOURCES[event.resources[0]]}"
        return asked.words.text("detail-bought-from", {**values, "resource": resource})
    kind = "detail-media-influence-for" if event.task == SPLIT_MEDIA_INFLUENCE else "detail-voting-cubes-for"
    return asked.words.text(kind, values)


def _price_of_share(asked: _Asked, option: GiveTo) -> str:
    step = asked.step
    if not isinstance(step, Spread) or EVENTS[step.event].task != BUY_FROM_PLAYERS:
        return ""
    return asked.money(option.amount * price_of(asked.table, option.class_, EVENTS[step.event].resources[0], ST))


def _counted_resource(step: Step) -> int | None:
    """What a step asks an amount of."""
    if isinstance(step, Campaign | ChooseMediaInfluence):
        return INFLUENCE
    if isinstance(step, GetServiceAmount | SellServiceAmount):
        return step.resource
    if isinstance(step, SellAmountToState | SellAmountAbroad | BuyServiceAbroad):
        effect = step.effect
        assert isinstance(effect, SellToState | SellMoreAbroad | BuyAbroadAndProvide)
        return effect.resource
    if isinstance(step, SellByBenefit):
        return benefit_of(step.event).resources[0]
    if isinstance(step, ChooseAmountForEvent):
        return EVENTS[step.event].resources[0]
    return _traded_resource(step)


def _present_section(asked: _Asked, option: ToPropose | ToSection) -> str:
    section = SECTIONS[asked.table.policies[option.section // 3]]
    return asked.words.text("detail-present-section", {"section": f"section-{section}"})


def _proposer_of_bill(asked: _Asked, option: DiscardBill) -> str:
    proposer = asked.table.bills[option.section // 3]
    return asked.words.text("detail-proposer", {"who": f"party-{ROLES[proposer]}"})


def _price_of_vote(asked: _Asked, option: CallVote) -> str:
    cost = vote_cost(asked.table, asked.step.vote) if isinstance(asked.step, DecideOnVote) else 0
    return asked.words.text("detail-vote", {"influence": cost}) if cost else asked.words.text("detail-free-vote")


def _text_of_branch(asked: _Asked, option: Branch) -> str:
    step = asked.step
    if isinstance(step, ExportOrSellMore):
        effect = step.effect
        assert isinstance(effect, ExportAndSellMore)
        if option.number == 1:
            return asked.words.text("action-sell-to-foreign-market")
        return describe_effects((effect.more,), asked.seat, asked.language)
    assert isinstance(step, ChooseBranch)
    choice = step.effect
    assert isinstance(choice, ChooseOne)
    return describe_effects(choice.branches[option.number - 1], asked.seat, asked.language)


def _facts_of_company(asked: _Asked, company: int) -> list[str]:
    card = COMPANIES[company]
    output: Values = {"amount": card.output, "resource": f"resource-{RESOURCES[card.industry]}"}
    facts = [asked.money(card.cost), asked.words.text("detail-output", output)]
    if card.slots:
        jobs = [asked.words.text(f"worker-{SKILLS[slot]}", form="job") for slot in card.slots]
        facts.append(asked.words.text("detail-jobs", {"jobs": asked.words.joined("before-last", jobs)}))
    if card.employee != NOBODY:
        job = asked.words.text(f"worker-{SKILLS[card.employee]}", form="job")
        facts.append(asked.words.text("detail-employee", {"job": job, "amount": card.adds}))
    if card.wages:
        low, middle, high = card.wages
        facts.append(asked.words.text("detail-wages", {"low": low, "middle": middle, "high": high}))
    return facts


def _printed_on_company(asked: _Asked, option: OpenCompany | Fill | DiscardCompany | CloseDown) -> str:
    return asked.listed(_facts_of_company(asked, option.company))


def _company_to_build(asked: _Asked, option: ToBuild) -> str:
    facts = _facts_of_company(asked, option.company)
    if (
        isinstance(asked.step, BuildCompany)
        and cost_on(option.company, asked.step.terms) != COMPANIES[option.company].cost
    ):
        facts.insert(0, asked.money(cost_on(option.company, asked.step.terms), "detail-own-cost"))
    return asked.listed(facts)


def _proceeds_of_sale(asked: _Asked, option: Sell) -> str:
    return asked.money(COMPANIES[option.company].cost * (2 if isinstance(asked.step, SellForTwice) else 1))


def _compensation(asked: _Asked, option: ToNationalize) -> str:
    return asked.money(
        COMPANIES[option.company].cost if asked.table.policies[FISCAL] == B else 0, "detail-compensation"
    )


def _price_of_saving(asked: _Asked, option: SaveCompany) -> str:
    return asked.money(price_of_saving(asked.table, option.company))


def _wages_due(asked: _Asked, option: WorkOvertimeAt) -> str:
    return asked.money(asked.table.company(option.company).wage_paid, "detail-wages-due")


def _cost_of_company(asked: _Asked, option: CloseCompany | ToPrivatize) -> str:
    if isinstance(asked.step, ChoosePublicCompanyToBuy):
        return asked.money(half_cost(asked.table.company(option.company)))
    return asked.money(COMPANIES[option.company].cost)


def _wage_at_level(asked: _Asked, option: SetWage) -> str:
    return asked.money(COMPANIES[option.company].wages[option.level - 1], "detail-wage-in-all")


def _traded_resource(step: Step) -> int | None:
    """What a step that asks for a source or an amount is about, if it has a price."""
    if isinstance(step, ChooseSource | ChooseAmount | ProvideResource | ProvideFrom):
        return step.resource
    if isinstance(step, BuyForEvent | BuyForEventFrom):
        return EVENTS[step.event].resources[0]
    return FOOD if isinstance(step, BuyFood | BuyFoodFrom) else None


def _price_at_source(asked: _Asked, option: BuyFrom) -> str:
    step = asked.step
    resource = _traded_resource(step)
    if resource is None or option.source == asked.seat:
        return ""
    if isinstance(step, ChooseSource):
        terms = step.terms
        price = price_of(asked.table, option.source, resource, ST if terms.no_tariff else asked.seat)
        return asked.money(price, "detail-half-price-each" if terms.half_price else "detail-price-each")
    return asked.money(price_of(asked.table, option.source, resource, asked.seat), "detail-price-each")


def _price_of_amount(asked: _Asked, option: Amount) -> str:
    t, seat, step = asked.table, asked.seat, asked.step
    if isinstance(step, ChooseAmount):
        source = step.used[-1]
        if source == seat:
            return ""
        return asked.money(purchase_cost(t, seat, source, step.resource, option.amount, step.terms))
    if isinstance(step, SellAmountToState | SellAmountAbroad | BuyServiceAbroad):
        effect = step.effect
        assert isinstance(effect, SellToState | SellMoreAbroad | BuyAbroadAndProvide)
        return asked.money(option.amount * effect.price)
    if isinstance(step, SellByBenefit):
        return asked.money(option.amount * benefit_of(step.event).money)
    if isinstance(step, SellServiceAmount):
        return asked.money(option.amount * price_of(t, ST, step.resource, FOREIGN_MARKET))
    resource = _traded_resource(step)
    if resource is None or not isinstance(step, ProvideFrom | BuyFoodFrom | BuyForEventFrom) or step.source == seat:
        return ""
    return asked.money(option.amount * price_of(t, step.source, resource, seat))


def _export_price(asked: _Asked, option: Export) -> str:
    transactions = EXPORT_CARDS[asked.table.export][option.resource]
    return asked.money(next(money for amount, money in transactions if amount == option.amount))


def _tariff_on_deal(asked: _Asked, option: DealToStorages) -> str:
    return asked.money(tariff(asked.table, option.deal), "detail-tariff")


def _paid_back(asked: _Asked, option: Lend) -> str:
    return asked.money(next(back for price, back in BONDS if price == option.amount), "detail-paid-back")


def _owed(asked: _Asked, option: PayBackBond) -> str:
    return asked.money(crisis_response_of(asked.table).bonds[option.class_])


def _reward_of_agenda(asked: _Asked, option: ToClaimAgenda) -> str:
    return asked.words.text("detail-reward", {"vp": HIDDEN_AGENDAS[option.agenda].vp})


def _text_of_agenda(asked: _Asked, option: KeepAgenda) -> str:
    return describe_agenda(HIDDEN_AGENDAS[option.agenda], asked.language)


def _text_of_benefit(asked: _Asked, option: ToKeepEvent | UseBenefit) -> str:
    return describe_benefit(benefit_of(option.event), asked.language)


Detail = Callable[[_Asked, Any], str]
DETAILS: Final[dict[str, Detail]] = {
    "option": _text_of_branch,
    "bill": _present_section,
    "policy": _present_section,
    "discard-bill": _proposer_of_bill,
    "call-vote": _price_of_vote,
    "open-company": _printed_on_company,
    "close-company": _cost_of_company,
    "fill": _printed_on_company,
    "build-company": _company_to_build,
    "sell-company": _proceeds_of_sale,
    "overtime": _wages_due,
    "privatize": _cost_of_company,
    "nationalize": _compensation,
    "wage": _wage_at_level,
    "discard-company": _printed_on_company,
    "close-down": _printed_on_company,
    "save-company": _price_of_saving,
    "from": _price_at_source,
    "amount": _price_of_amount,
    "to": _price_of_share,
    "export": _export_price,
    "deal-to-storages": _tariff_on_deal,
    "lend": _paid_back,
    "pay-back-bond": _owed,
    "keep-agenda": _text_of_agenda,
    "claim-agenda": _reward_of_agenda,
    "keep-event": _text_of_benefit,
    "benefit": _text_of_benefit,
}
