"""Decisions in words: what is asked, what each option means, and why something can't be picked.

Each kind of decision has a message `question-` with its name, each kind of option one under `option-`, and each reason
why something can't be picked one under `refusal-`. What a player wants to know of an option besides, such as its price,
follows it (`details.py`).
"""

from functools import lru_cache
from typing import Final

from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.expansions.historical_events.records import ToSetOff
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import (
    INFLUENCE,
    ROLES,
    BenefitItem,
    Role,
)
from bodypolitic.game.records.kinds import KINDS
from bodypolitic.game.records.offers import Offer
from bodypolitic.game.records.options import (
    Amount,
    Branch,
    GiveTo,
    Option,
    PlayCard,
    TakeBasicAction,
    TakeFreeAction,
)
from bodypolitic.game.records.refusals import Unavailable
from bodypolitic.game.table.steps import Ask
from bodypolitic.game.table.table import Table
from bodypolitic.game.table.votes import Motion
from bodypolitic.words.catalogue import ENGLISH, Catalogue, Values, catalogue
from bodypolitic.words.describe import describe_effects, may_clause
from bodypolitic.words.details import DETAILS, DETAILS_BY_TABLE, Asked, text_of_branch
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
    by_table = DETAILS_BY_TABLE.get(type(option))
    if by_table is None:
        return _said(words, option, offer, decision.role)
    return _with_detail(words, _meaning(Asked(words, offer), option), by_table(words, game.table, option))


@lru_cache(SAID_KEPT)
def _said(words: Catalogue, option: Option, offer: Offer | None, seat: Role) -> str:
    """An option of which the table has nothing to tell but its offer."""
    asked = Asked(words, offer, seat)
    detail = DETAILS.get(type(option))
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
    asked = Asked(words, offer, seat)
    detail = text_of_branch(asked, option).removesuffix(".") if isinstance(option, Branch) else ""
    return _with_detail(words, _meaning(asked, option), detail)


def action_text(option: Option, language: str = ENGLISH) -> str:
    """The name of an action, or of a card that is played or set off."""
    (name,) = values_of(option, language).values()
    return catalogue(language).text(str(name))


def reason_text(unavailable: Unavailable, language: str = ENGLISH) -> str:
    """Why something can't be picked, and the page of the rulebook, without its name."""
    reason, words = unavailable.reason, catalogue(language)
    why = words.text(f"refusal-{reason.code}", values_of(reason, language))
    return words.text("refused-because", {"why": why, "page": unavailable.page})


def _with_detail(words: Catalogue, meaning: str, detail: str) -> str:
    """What an option means, and what there is to say of it besides."""
    meaning = as_sentence(meaning)
    return words.text("option-with-detail", {"option": meaning, "detail": detail}) if detail else meaning


def _meaning(asked: Asked, option: Option) -> str:
    """The words of an option: those of its offer where it is nothing but an amount, or else its own."""
    if isinstance(option, Amount):
        return _amount(asked, option)
    if isinstance(option, GiveTo):
        return _share(asked, option)
    return asked.words.text(f"option-{option.kind}", values_of(option, asked.language))


def _amount(asked: Asked, option: Amount) -> str:
    """An amount with what it is an amount of: goods, or money."""
    if not asked.offer.goods:
        return asked.money(option.amount, "detail-money" if asked.offer.each is None else "detail-money-for-each")
    amounts = [
        asked.words.text("detail-amount", {"amount": amount, "resource": KINDS["BenefitItem"].message(item)})
        for item, amount in asked.offer.goods
    ]
    return asked.words.joined("all", amounts)


def _share(asked: Asked, option: GiveTo) -> str:
    """What a class gets of an event that is shared out, or what the State buys from it."""
    item, amount = asked.offer.goods[0]
    values: Values = {"amount": amount, "who": f"party-{ROLES[option.class_]}"}
    if asked.offer.money is not None:
        resource = KINDS["BenefitItem"].message(item)
        return asked.words.text("detail-bought-from", {**values, "resource": resource})
    kind = "detail-media-influence-for" if item == BenefitItem(INFLUENCE) else "detail-voting-cubes-for"
    return asked.words.text(kind, values)
