"""Decisions in words: what is asked, what each option means, and why something can't be picked.

Each kind of decision has a message `question-` with its name, each kind of option one under `option-`, and each reason
why something can't be picked one under `refusal-`. What a player wants to know of an option besides, such as its price,
follows it in a message under `detail-`.
"""

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.components.action_cards import ACTION_CARDS
from bodypolitic.game.components.companies import COMPANIES, NO_SLOT
from bodypolitic.game.expansions.alternative_events.kept_events import benefit_of
from bodypolitic.game.expansions.alternative_events.records import ToKeepEvent, UseBenefit
from bodypolitic.game.expansions.crisis_response.records import Lend
from bodypolitic.game.expansions.hidden_agendas.cards import HIDDEN_AGENDAS
from bodypolitic.game.expansions.hidden_agendas.records import KeepAgenda, ToClaimAgenda
from bodypolitic.game.expansions.historical_events.card import HISTORICAL_EVENTS
from bodypolitic.game.expansions.historical_events.records import CloseDown, ToSetOff
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import (
    INFLUENCE,
    NOBODY,
    RESOURCES,
    ROLES,
    SECTIONS,
    SKILLS,
    BenefitItem,
    Role,
    policy_of,
)
from bodypolitic.game.records.kinds import KINDS
from bodypolitic.game.records.offers import NO_OFFER, Offer
from bodypolitic.game.records.options import (
    Amount,
    Branch,
    BuyFrom,
    CallVote,
    DealToStorages,
    DiscardBill,
    DiscardCompany,
    Fill,
    GiveTo,
    OpenCompany,
    Option,
    PlayCard,
    SetWage,
    TakeBasicAction,
    TakeFreeAction,
    ToBuild,
    ToPropose,
    ToSection,
)
from bodypolitic.game.records.refusals import Unavailable
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table
from bodypolitic.game.table.votes import Motion
from bodypolitic.words.alternative_events import describe_benefit
from bodypolitic.words.catalogue import ENGLISH, Catalogue, Values, catalogue
from bodypolitic.words.describe import describe_effects, may_clause
from bodypolitic.words.hidden_agendas import describe_agenda
from bodypolitic.words.names import as_sentence, section_text, value_for, values_of

SAID_BY_OFFER: Final = (Amount, Branch, GiveTo)  # options that say little without what they come to
SAID_KEPT: Final = 1 << 13  # options whose words are kept: much the same is offered again and again


def question(game: Game, decision: Decision, language: str = ENGLISH) -> str:
    """What a decision asks."""
    return as_sentence(catalogue(language).text(f"question-{decision.kind}", _step_values(game.table, language)))


def _step_values(t: Table, language: str) -> Values:
    """What a question is told of the step that asks: its fields, and what else the step says that it speaks of."""
    step = t.stack[-1]
    values: Values = {}
    for (name, kind), value in zip(step.FIELDS, step.parts(), strict=True):
        if isinstance(value, Motion):
            sections = [section_text(section, language) for section in value.sections(t)]
            values[name] = catalogue(language).joined("all", sections)
        elif isinstance(value, Effect):
            seat = step.seat if isinstance(step, Ask) else t.active
            values[name] = describe_effects((value,), seat, language)
            values["clause"] = may_clause(value, seat, language)
        elif kind in KINDS and isinstance(value, int):
            values[name] = value_for(kind, value, language)
    for (name, kind), spoken_of in zip(step.SPEAKS_OF, step.spoken_of(t), strict=True):
        values[name] = value_for(kind, spoken_of, language)
    if step.without_limit:
        values["left"] = "any"
    return values


def option_text(game: Game, decision: Decision, option: Option, language: str = ENGLISH) -> str:
    """An option with what a player wants to know of it, such as its price."""
    words, offer = catalogue(language), decision.offer(option)
    by_table = DETAILS_BY_TABLE.get(option.kind)
    if by_table is None:
        return _said(words, option, offer, decision.role)
    return _with_detail(words, _meaning(_Asked(words, offer), option), by_table(words, game.table, option))


@lru_cache(SAID_KEPT)
def _said(words: Catalogue, option: Option, offer: Offer | None, seat: Role) -> str:
    """An option of which the table has nothing to tell but its offer."""
    asked = _Asked(words, offer, seat)
    detail = DETAILS.get(option.kind)
    return _with_detail(words, _meaning(asked, option), detail(asked, option) if detail else "")


def refusal_text(decision: Decision, unavailable: Unavailable, language: str = ENGLISH) -> str:
    """What can't be picked, why, and the page of the rulebook."""
    what = refused_text(decision, unavailable, language)
    return refusal_line(what, reason_text(unavailable, language), language)


def refusal_line(what: str, why: str, language: str = ENGLISH) -> str:
    """What can't be picked and why, of which the words are there already."""
    return catalogue(language).text("refusal", {"what": what, "why": why})


def refused_text(decision: Decision, unavailable: Unavailable, language: str = ENGLISH) -> str:
    """What can't be picked: an action or a card by its name, anything else as if it were offered."""
    option = unavailable.option
    offer = decision.offer(option) if isinstance(option, SAID_BY_OFFER) else None
    return _refused(catalogue(language), option, offer, decision.role)


@lru_cache(SAID_KEPT)
def _refused(words: Catalogue, option: Option, offer: Offer | None, seat: Role) -> str:
    if isinstance(option, TakeBasicAction | TakeFreeAction | PlayCard | ToSetOff):
        return action_text(option, words.language)
    asked = _Asked(words, offer, seat)
    detail = _text_of_branch(asked, option).removesuffix(".") if isinstance(option, Branch) else ""
    return _with_detail(words, _meaning(asked, option), detail)


def action_text(option: Option, language: str = ENGLISH) -> str:
    """The name of an action, or of a card that is played or set off."""
    if isinstance(option, PlayCard):
        return catalogue(language).text(ACTION_CARDS[option.card].title)
    if isinstance(option, ToSetOff):
        return catalogue(language).text(HISTORICAL_EVENTS[option.event].title)
    return catalogue(language).text(str(values_of(option, language)["action"]))


def reason_text(unavailable: Unavailable, language: str = ENGLISH) -> str:
    """Why something can't be picked, and the page of the rulebook, without its name."""
    reason, words = unavailable.reason, catalogue(language)
    why = words.text(f"refusal-{reason.code}", values_of(reason, language))
    return words.text("refused-because", {"why": why, "page": unavailable.page})


class _Asked:
    """A seat that is asked something, with what an option comes to, in its language."""

    def __init__(self, words: Catalogue, offer: Offer | None, seat: Role = NOBODY) -> None:
        self.words = words
        self.language = words.language
        self.seat = seat
        self.offer = offer or NO_OFFER

    def money(self, amount: int | None, message: str = "detail-money") -> str:
        """A message about an amount of money, if there is one."""
        return "" if amount is None else self.words.text(message, {"money": amount})

    def listed(self, facts: list[str]) -> str:
        """Facts one after the other."""
        return self.words.joined("one-by-one", facts, before_last="one-by-one")


def _with_detail(words: Catalogue, meaning: str, detail: str) -> str:
    """What an option means, and what there is to say of it besides."""
    meaning = as_sentence(meaning)
    return words.text("option-with-detail", {"option": meaning, "detail": detail}) if detail else meaning


def _meaning(asked: _Asked, option: Option) -> str:
    """The words of an option: those of its offer where it is nothing but an amount, or else its own."""
    if isinstance(option, Amount):
        return _amount(asked, option)
    if isinstance(option, GiveTo):
        return _share(asked, option)
    return asked.words.text(f"option-{option.kind}", values_of(option, asked.language))


def _amount(asked: _Asked, option: Amount) -> str:
    """An amount with what it is an amount of: goods, or money."""
    if not asked.offer.goods:
        return asked.money(option.amount, "detail-money" if asked.offer.each is None else "detail-money-for-each")
    amounts = [
        asked.words.text("detail-amount", {"amount": amount, "resource": KINDS["BenefitItem"].message(item)})
        for item, amount in asked.offer.goods
    ]
    return asked.words.joined("all", amounts)


def _share(asked: _Asked, option: GiveTo) -> str:
    """What a class gets of an event that is shared out, or what the State buys from it."""
    item, amount = asked.offer.goods[0]
    values: Values = {"amount": amount, "who": f"party-{ROLES[option.class_]}"}
    if asked.offer.money is not None:
        resource = KINDS["BenefitItem"].message(item)
        return asked.words.text("detail-bought-from", {**values, "resource": resource})
    kind = "detail-media-influence-for" if item == BenefitItem(INFLUENCE) else "detail-voting-cubes-for"
    return asked.words.text(kind, values)


def _price(asked: _Asked, option: Option) -> str:
    return asked.money(asked.offer.money)


def _price_of_amount(asked: _Asked, option: Amount) -> str:
    return asked.money(asked.offer.money) if asked.offer.goods else ""


def _price_each(asked: _Asked, option: BuyFrom) -> str:
    return asked.money(asked.offer.each, "detail-half-price-each" if asked.offer.half else "detail-price-each")


def _compensation(asked: _Asked, option: Option) -> str:
    return asked.money(asked.offer.money, "detail-compensation")


def _wages_due(asked: _Asked, option: Option) -> str:
    return asked.money(asked.offer.money, "detail-wages-due")


def _wage_at_level(asked: _Asked, option: SetWage) -> str:
    return asked.money(asked.offer.wages, "detail-wage-in-all")


def _tariff_on_deal(asked: _Asked, option: DealToStorages) -> str:
    return asked.money(asked.offer.tariff, "detail-tariff")


def _paid_back(asked: _Asked, option: Lend) -> str:
    return asked.money(asked.offer.paid_back, "detail-paid-back")


def _price_of_vote(asked: _Asked, option: CallVote) -> str:
    cost = asked.offer.influence
    return asked.words.text("detail-vote", {"influence": cost}) if cost else asked.words.text("detail-free-vote")


def _text_of_branch(asked: _Asked, option: Branch) -> str:
    if asked.offer.action is not None:
        return asked.words.text(KINDS["BasicActionId"].message(asked.offer.action))
    effects = tuple([effect for effect in asked.offer.does if isinstance(effect, Effect)])
    return describe_effects(effects, asked.seat, asked.language)


def _present_section(words: Catalogue, t: Table, option: ToPropose | ToSection) -> str:
    section = SECTIONS[t.policies[policy_of(option.section)]]
    return words.text("detail-present-section", {"section": f"section-{section}"})


def _proposer_of_bill(words: Catalogue, t: Table, option: DiscardBill) -> str:
    proposer = t.bills[policy_of(option.section)]
    return words.text("detail-proposer", {"who": f"party-{ROLES[proposer]}"})


def _facts_of_company(asked: _Asked, company: int) -> list[str]:
    card = COMPANIES[company]
    output: Values = {"amount": card.output, "resource": f"resource-{RESOURCES[card.industry]}"}
    facts = [asked.money(card.cost), asked.words.text("detail-output", output)]
    if card.slots:
        slots = [asked.words.text(f"worker-{SKILLS[slot]}", form="skill") for slot in card.slots]
        facts.append(asked.words.text("detail-slots", {"slots": asked.words.joined("before-last", slots)}))
    if card.employee != NO_SLOT:
        employee: Values = {"worker": f"worker-{SKILLS[card.employee]}", "amount": card.adds}
        facts.append(asked.words.text("detail-employee", employee))
    if card.wages:
        low, middle, high = card.wages
        facts.append(asked.words.text("detail-wages", {"low": low, "middle": middle, "high": high}))
    return facts


def _printed_on_company(asked: _Asked, option: OpenCompany | Fill | DiscardCompany | CloseDown) -> str:
    return asked.listed(_facts_of_company(asked, option.company))


def _company_to_build(asked: _Asked, option: ToBuild) -> str:
    facts = _facts_of_company(asked, option.company)
    if asked.offer.money != COMPANIES[option.company].cost:
        facts.insert(0, asked.money(asked.offer.money, "detail-own-cost"))
    return asked.listed(facts)


def _reward_of_agenda(asked: _Asked, option: ToClaimAgenda) -> str:
    return asked.words.text("detail-reward", {"vp": HIDDEN_AGENDAS[option.agenda].vp})


def _text_of_agenda(asked: _Asked, option: KeepAgenda) -> str:
    return describe_agenda(HIDDEN_AGENDAS[option.agenda], asked.language)


def _text_of_benefit(asked: _Asked, option: ToKeepEvent | UseBenefit) -> str:
    return describe_benefit(benefit_of(option.event), asked.language)


Detail = Callable[[_Asked, Any], str]
DETAILS: Final[dict[str, Detail]] = {
    "option": _text_of_branch,
    "call-vote": _price_of_vote,
    "open-company": _printed_on_company,
    "close-company": _price,
    "fill": _printed_on_company,
    "build-company": _company_to_build,
    "sell-company": _price,
    "overtime": _wages_due,
    "privatize": _price,
    "nationalize": _compensation,
    "wage": _wage_at_level,
    "discard-company": _printed_on_company,
    "close-down": _printed_on_company,
    "save-company": _price,
    "from": _price_each,
    "amount": _price_of_amount,
    "to": _price,
    "export": _price,
    "deal-to-storages": _tariff_on_deal,
    "lend": _paid_back,
    "pay-back-bond": _price,
    "keep-agenda": _text_of_agenda,
    "claim-agenda": _reward_of_agenda,
    "keep-event": _text_of_benefit,
    "benefit": _text_of_benefit,
}

# What has to be looked up on the table
DetailByTable = Callable[[Catalogue, Table, Any], str]
DETAILS_BY_TABLE: Final[dict[str, DetailByTable]] = {
    "bill": _present_section,
    "policy": _present_section,
    "discard-bill": _proposer_of_bill,
}
