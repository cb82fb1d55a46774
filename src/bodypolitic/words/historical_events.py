"""The text of a Historical Event, made from nothing but its declaration."""

from collections.abc import Collection
from itertools import groupby

from bodypolitic.game.components.measures import COMPANIES_IN, MEASURES, OPERATIONAL, POLICIES_IN_SECTION
from bodypolitic.game.expansions.historical_events.card import (
    HISTORICAL_EVENTS,
    IN_SETUP,
    TRIGGERS,
    HistoricalEvent,
    Line,
)
from bodypolitic.game.expansions.historical_events.module import HistoricalEvents
from bodypolitic.game.expansions.historical_events.records import CloseDown, SaveCompany
from bodypolitic.game.expansions.historical_events.requirements import ANY_FIGURE, Requirement
from bodypolitic.game.expansions.historical_events.treaty import HoldTreatyVote
from bodypolitic.game.ground.codes import INDUSTRIES, NOBODY, ROLES_BY_PLAYERS, SECTIONS, WC, Role
from bodypolitic.game.table.table import Table
from bodypolitic.words.catalogue import ENGLISH, Catalogue, Values, catalogue
from bodypolitic.words.describe import describe_effects
from bodypolitic.words.details import details, price, printed_on_company
from bodypolitic.words.expansions import CardInWords, Lying, lies_there, prints
from bodypolitic.words.names import all_of, as_sentence, one_of, sentence


def describe_history(event: HistoricalEvent, players: int = 4, language: str = ENGLISH) -> str:
    """All that a card says: when it happens, what it needs with so many players, and what it does."""
    sentences = [
        describe_trigger(event, language),
        describe_needs(event, players, language),
        describe_policies(event, language),
    ]
    sentences += describe_lines(event.lines, language)
    return " ".join(told for told in sentences if told)


def describe_trigger(event: HistoricalEvent, language: str = ENGLISH) -> str:
    """When a card happens, or who may set it off."""
    values: Values = {"roles": one_of(event.roles), "cost": event.cost}
    return sentence(catalogue(language).text(f"history-{TRIGGERS[event.trigger]}", values))


def describe_needs(event: HistoricalEvent, players: int = 4, language: str = ENGLISH) -> str:
    """What must hold for a card to happen, with so many players; empty if nothing."""
    words = catalogue(language)
    needs = [_need(requirement, players, words) for requirement in event.requires]
    alternatives = [_need(requirement, players, words) for requirement in event.any_of]
    if alternatives:
        needs.append(words.joined("either", alternatives))
    told = [need for need in needs if need]
    return sentence(words.text("needs", {"sections": words.joined("all", told)})) if told else ""


def _need(requirement: Requirement, players: int, words: Catalogue) -> str:
    if requirement.sections:
        codes = [_code(code, words) for code in requirement.sections.split()]
        return words.joined("either", codes)
    least = requirement.least
    figures = least if least is not None else requirement.most
    assert figures is not None
    figure = figures[players - 2]
    if figure == ANY_FIGURE:
        return ""
    values: Values = {"bound": "least" if least is not None else "most", "number": figure}
    if requirement.measure == POLICIES_IN_SECTION:
        values["section"] = f"section-{SECTIONS[requirement.of[0]]}"
    elif requirement.measure in {OPERATIONAL, COMPANIES_IN}:
        values["industries"] = " ".join(f"industry-{INDUSTRIES[industry]}" for industry in requirement.of)
    elif requirement.who != NOBODY:
        values["role"] = one_of((requirement.who,))
    return words.text(f"need-{MEASURES[requirement.measure]}", values)


def describe_policies(event: HistoricalEvent, language: str = ENGLISH) -> str:
    """The policies that a card moves by itself; empty if it moves none."""
    words = catalogue(language)
    if event.sets and event.trigger == IN_SETUP:
        sections = words.joined("all", [_code(code, words) for code in event.sets.split()])
        return sentence(words.text("history-policies-begin", {"sections": sections}))
    if event.sets:
        moves = [_policy("history-policy-set", code, words) for code in event.sets.split()]
        return sentence(words.text("history-policies-set", {"moves": words.joined("all", moves)}))
    if event.moves:
        moves = [_policy("history-policy-move", code, words) for code in event.moves.split()]
        return sentence(words.text("history-policies-move", {"moves": words.joined("all", moves)}))
    return ""


def _policy(message: str, code: str, words: Catalogue) -> str:
    values: Values = {"policy": f"policy-{code[0]}", "section": f"section-{code[1]}", "code": _code(code, words)}
    return words.text(message, values)


def describe_lines(lines: tuple[Line, ...], language: str = ENGLISH) -> list[str]:
    """The lines of a card, those that follow each other with the same roles as one."""
    return [_line(roles, list(same), language) for roles, same in groupby(lines, lambda line: line.roles)]


def _line(roles: tuple[int, ...], lines: list[Line], language: str) -> str:
    words = catalogue(language)
    effects = " ".join(_effects(line, language) for line in lines)
    return as_sentence(words.text("history-line", {"roles": all_of(roles), "effects": effects})) if roles else effects


def _effects(line: Line, language: str) -> str:
    effects = describe_effects(line.effects, line.roles[0] if line.roles else WC, language)
    for effect in line.effects:
        if isinstance(effect, HoldTreatyVote):
            lines = " ".join(describe_lines(effect.lines, language))
            passed = catalogue(language).text("history-if-passed", {"lines": lines})
            effects = f"{effects} {as_sentence(passed)}"
    return effects


def _code(code: str, words: Catalogue) -> str:
    return words.text("policy-section", {"policy": int(code[0]), "section": f"section-{code[1]}"})


details(CloseDown)(printed_on_company)
details(SaveCompany)(price)


@prints("HistoricalEventId", sheet="history")
def _printed(event: HistoricalEvent, language: str) -> CardInWords:
    policies = describe_policies(event, language)
    return CardInWords(
        catalogue(language).text("sheet-history", {"year": event.year}),
        [*([policies] if policies else []), *describe_lines(event.lines, language)],
        date=event.year,
        trigger=describe_trigger(event, language),
        needs={players: describe_needs(event, players, language) for players in ROLES_BY_PLAYERS},
    )


@lies_there(HistoricalEvents)
def _face_up(t: Table, module: HistoricalEvents, seats: Collection[Role], language: str) -> list[Lying]:
    """The cards that lie face up, with what they do and whether they are in force."""
    words = catalogue(language)
    revealed = [HISTORICAL_EVENTS[card] for card in module.revealed]
    lying = [Lying(words.text("cli-history"), str(len(revealed)))] if revealed else []
    for event in revealed:
        in_force = event.id in module.in_force
        title = words.text("cli-history-in-force", {"event": event.title}) if in_force else words.text(event.title)
        lying.append(Lying(title, describe_history(event, t.players, language), card=True))
    return lying
