"""What an Automa says of itself: what a line of its cards has found, and how a narrowing list goes on.

A line has a message `line-` with its name. Its `counted` tells what was found, with names and figures; its `figure`
tells what a candidate of a narrowing list has of what the line compares.
"""

from collections.abc import Callable
from typing import Any, Final

from bodypolitic.game.ground.codes import AICardId, AutomaLine, PriorityCard
from bodypolitic.game.records.findings import DrawnByLot
from bodypolitic.game.records.happenings import (
    AutomaChose,
    AutomaUnable,
    Happening,
    Narrowed,
    PolicyPassedOver,
    PriorityRaised,
    PriorityRows,
    PriorityStays,
    SpecialActionPerformed,
)
from bodypolitic.game.records.kinds import KINDS
from bodypolitic.game.records.options import Buy, Option
from bodypolitic.game.records.record import Record
from bodypolitic.game.records.refusals import Refusal
from bodypolitic.words.automas import special_of
from bodypolitic.words.catalogue import Values, catalogue
from bodypolitic.words.names import value_for, values_of

FOUND: Final = "counted"
FIGURE: Final = "figure"
OTHERS: Final = "its"  # the form of a refusal that speaks of another player


def found_text(line: AutomaLine, found: Record, language: str) -> str:
    """A line with what it has found: the names and figures of its finding, or the refusal that it met with."""
    words = catalogue(language)
    if isinstance(found, Refusal):
        message = f"refusal-{found.code}"
        return words.text(message, values_of(found, language), OTHERS if words.has(message, OTHERS) else "")
    message = KINDS["AutomaLine"].message(line)
    if isinstance(found, DrawnByLot):
        values = {
            "options": _joined([candidate_text(one, language) for one in found.options], language),
            "chosen": candidate_text(found.chosen, language),
        }
        return words.text(message, values, FOUND) if found.options else words.text(message)
    if found.FIELDS and words.has(message, FOUND):
        return words.text(message, values_of(found, language), FOUND)
    return words.text(message)


def candidate_text(candidate: tuple[Option, ...], language: str) -> str:
    """One of those that a narrowing list chooses from."""
    words = catalogue(language)
    if isinstance(candidate[0], Buy):
        goods = words.text(f"option-{candidate[0].kind}", values_of(candidate[0], language))
        return words.text("candidate-purchase", {"goods": goods, "sources": _sources_text(candidate, language)})
    parts = [words.text(f"option-{option.kind}", values_of(option, language)) for option in candidate]
    return words.joined("candidate-parts", parts, before_last="candidate-parts")


def _sources_text(purchase: tuple[Option, ...], language: str) -> str:
    """How many are bought where: after the resource a purchase names each source with its amount."""
    words = catalogue(language)
    parts = [
        words.text("candidate-source", values_of(source, language) | values_of(amount, language))
        for source, amount in zip(purchase[1::2], purchase[2::2], strict=True)
    ]
    return words.joined("candidate-parts", parts, before_last="candidate-parts")


def _joined(parts: list[str], language: str) -> str:
    return catalogue(language).joined("all", parts) if parts else ""


def _of_raised(told: PriorityRaised | PriorityStays, language: str) -> Values:
    return {
        "who": value_for("Party", told.who, language),
        "card": value_for("PriorityCard", told.card, language),
        "rows": told.rows,
        "why": found_text(told.line, told.found, language),
    }


def _of_unable(told: AutomaUnable, language: str) -> Values:
    return {
        "who": value_for("Party", told.who, language),
        "action": value_for("PriorityCard", told.action, language),
        "why": found_text(told.line, told.found, language),
    }


def _of_chosen(told: AutomaChose, language: str) -> Values:
    return {"who": value_for("Party", told.who, language), "why": found_text(told.line, told.found, language)}


def _of_passed_over(told: PolicyPassedOver, language: str) -> Values:
    return {
        "who": value_for("Party", told.who, language),
        "card": value_for("PriorityCard", told.card, language),
        "why": found_text(AutomaLine(0), told.why, language),
    }


def _of_narrowed(told: Narrowed, language: str) -> Values:
    out = [_with_figure(told, one, told.figures[place], language) for place, one in enumerate(told.out)]
    stay = [_with_figure(told, one, told.best, language) for one in told.stay]
    return {
        "who": value_for("Party", told.who, language),
        "line": value_for("AutomaLine", told.line, language),
        "left": told.left,
        "fell": told.fell,
        "stay": _joined(stay, language) or "unnamed",
        "out": _joined(out, language) or "unnamed",
    }


def _with_figure(told: Narrowed, candidate: tuple[Option, ...], figure: int, language: str) -> str:
    words = catalogue(language)
    message, name = KINDS["AutomaLine"].message(told.line), candidate_text(candidate, language)
    if not words.has(message, FIGURE):
        return name
    return words.text("with-figure", {"name": name, "figure": words.text(message, {"figure": figure}, FIGURE)})


def _of_rows(told: PriorityRows, language: str) -> Values:
    return {
        "who": value_for("Party", told.who, language),
        "actions": _rows_text(told.actions, language),
        "policies": _rows_text(told.policies, language) or "none",
        "aside": _row_text(told.aside, language) or "none",
    }


def _rows_text(rows: tuple[tuple[PriorityCard, ...], ...], language: str) -> str:
    """Rows from the top down; an empty one is not named."""
    parts = [_row_text(row, language) for row in rows[::-1] if row]
    return catalogue(language).joined("one-by-one", parts, before_last="one-by-one") if parts else ""


def _row_text(row: tuple[PriorityCard, ...], language: str) -> str:
    words = catalogue(language)
    names = [words.text(str(value_for("PriorityCard", card, language))) for card in row]
    return words.joined("before-last", names) if names else ""


def _of_special(told: SpecialActionPerformed, language: str) -> Values:
    return {"who": value_for("Party", told.who, language), "special": special_of(AICardId(told.card), language)}


# What the messages of happenings are given whose values are more than names and numbers
VALUES: Final[dict[type[Happening], Callable[[Any, str], Values]]] = {
    AutomaChose: _of_chosen,
    AutomaUnable: _of_unable,
    Narrowed: _of_narrowed,
    PolicyPassedOver: _of_passed_over,
    PriorityRaised: _of_raised,
    PriorityRows: _of_rows,
    PriorityStays: _of_raised,
    SpecialActionPerformed: _of_special,
}
