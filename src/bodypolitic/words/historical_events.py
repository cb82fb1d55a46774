"""The text of a Historical Event, made from nothing but its declaration."""

from bodypolitic.game.components.measures import COMPANIES_IN, MEASURES, OPERATIONAL, POLICIES_IN_SECTION
from bodypolitic.game.expansions.historical_events.card import IN_SETUP, TRIGGERS, HistoricalEvent, Line
from bodypolitic.game.expansions.historical_events.requirements import ANY_FIGURE, Requirement
from bodypolitic.game.expansions.historical_events.treaty import HoldTreatyVote
from bodypolitic.game.ground.codes import INDUSTRIES, NOBODY, PARTIES, SECTIONS, WC
from bodypolitic.words.catalogue import ENGLISH, Catalogue, Values, catalogue
from bodypolitic.words.describe import describe_effects
from bodypolitic.words.names import as_sentence, sentence


def describe_history(event: HistoricalEvent, players: int = 4, language: str = ENGLISH) -> str:
    """All that a card says: when it happens, what it needs with so many players, and what it does."""
    sentences = [
        describe_trigger(event, language),
        describe_needs(event, players, language),
        describe_policies(event, language),
    ]
    sentences += [describe_line(line, language) for line in event.lines]
    return " ".join(told for told in sentences if told)


def describe_trigger(event: HistoricalEvent, language: str = ENGLISH) -> str:
    """When a card happens, or who may set it off."""
    values: Values = {"roles": _parties(event.roles), "cost": event.cost}
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
        values["role"] = _parties((requirement.who,))
    return words.text(f"need-{MEASURES[requirement.measure]}", values)


def describe_policies(event: HistoricalEvent, language: str = ENGLISH) -> str:
    """The policies that a card moves by itself; empty if it moves none."""
    words = catalogue(language)
    if event.sets and event.trigger == IN_SETUP:
        sections = words.joined("all", [_code(code, words) for code in event.sets.split()])
        return sentence(words.text("history-policies-begin", {"sections": sections}))
    if event.sets:
        return sentence(
            words.joined("all", [_policy("history-policy-set", code, words) for code in event.sets.split()])
        )
    if event.moves:
        moves = [_policy("history-policy-move", code, words) for code in event.moves.split()]
        return sentence(words.text("history-policies-move", {"moves": words.joined("all", moves)}))
    return ""


def _policy(message: str, code: str, words: Catalogue) -> str:
    values: Values = {"policy": f"policy-{code[0]}", "section": f"section-{code[1]}", "code": _code(code, words)}
    return words.text(message, values)


def describe_line(line: Line, language: str = ENGLISH) -> str:
    """A line of a card, with the roles it speaks of."""
    words = catalogue(language)
    effects = describe_effects(line.effects, line.roles[0] if line.roles else WC, language)
    for effect in line.effects:
        if isinstance(effect, HoldTreatyVote):
            lines = " ".join([describe_line(inner, language) for inner in effect.lines])
            effects = f"{effects} {as_sentence(words.text('history-if-passed', {'lines': lines}))}"
    if not line.roles:
        return effects
    return as_sentence(words.text("history-line", {"roles": _parties(line.roles), "effects": effects}))


def _code(code: str, words: Catalogue) -> str:
    return words.text("policy-section", {"policy": int(code[0]), "section": f"section-{code[1]}"})


def _parties(roles: tuple[int, ...]) -> str:
    return " ".join(f"party-{PARTIES[role]}" for role in roles)
