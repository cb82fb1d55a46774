"""What messages have to be there, and what each is given, as the engine's own declarations say."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeVar

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    FunctionReference,
    Message,
    MessageReference,
    SelectExpression,
    VariableReference,
)

import bodypolitic
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.ground.codes import POLICIES, ROLES
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
    WageSet,
)
from bodypolitic.game.records.kinds import KINDS, UNEMPLOYED
from bodypolitic.game.records.options import option_kinds
from bodypolitic.game.records.record import Record, kebab, public_name
from bodypolitic.game.records.refusals import Lacking, Refusal
from bodypolitic.game.table.steps import Ask, SecretAsk, Step
from bodypolitic.game.table.votes import Motion
from bodypolitic.lessons.lesson import Lesson
from bodypolitic.lessons.syllabus import LESSONS
from bodypolitic.puzzles.collection import PUZZLES
from bodypolitic.puzzles.goal import GOALS
from bodypolitic.server.primers import ACTIONS, MISTAKES
from bodypolitic.words.picks import TOLD

Declared = TypeVar("Declared")

SOURCES: Final = Path(bodypolitic.__file__).parent
WEB: Final = Path(__file__).parents[2] / "web" / "src"
OWN: Final = "own.ftl"  # the words and parts of sentences that only one language has

# The values of each kind whose words have messages of their own, by the name of its type.
NAMED_KINDS: Final[Mapping[str, range]] = {
    name: range(len(kind)) for name, kind in KINDS.items() if len(kind) and kind.message(0)
} | {"PolicyNumber": range(1, len(POLICIES) + 1), "Place": range(UNEMPLOYED, len(KINDS["Place"]))}
PLACE: Final = "Place"


def kinds_of(base: type[Declared]) -> list[type[Declared]]:
    """Every kind of something."""
    return [kind for below in base.__subclasses__() for kind in (below, *kinds_of(below))]


def name_of(kind: type[Record]) -> str:
    """The name that records of a kind have in messages."""
    return kind.KIND or kebab(kind.__name__)


def fields_of(kind: type[Record]) -> dict[str, str]:
    """The values of an option, a happening or a refusal by name, each with the name of its type."""
    return {public_name(name): type_name for name, type_name in kind.FIELDS}


def values_of_step(step: type[Step]) -> dict[str, str]:
    """What a question is told of the step that asks it, each with the name of its type."""
    values: dict[str, str] = {}
    effects = {"Effect", *(kind.__name__ for kind in kinds_of(Effect))}
    motions = {"Motion", *(kind.__name__ for kind in kinds_of(Motion))}
    for name, type_name in step.FIELDS:
        if type_name in effects:
            values[name] = values["clause"] = "text"
        elif type_name in motions:
            values[name] = "text"
        elif type_name in KINDS:
            values[name] = type_name
    return values | dict(step.SPEAKS_OF)


def asking_steps(base: type[Step]) -> list[type[Step]]:
    """Every kind of step that asks something."""
    found: list[type[Step]] = []
    for step in base.__subclasses__():
        if issubclass(step, Ask | SecretAsk) and not step.__subclasses__():
            found.append(step)
        found += asking_steps(step)
    return found


@cache
def entries_of_file(language: str, file: str) -> list[Message]:
    """The messages of one file of a language."""
    path = files("bodypolitic.words") / "locales" / language / file
    if not path.is_file():
        return []
    body = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [entry for entry in body if isinstance(entry, Message)]


def files_of(language: str) -> list[str]:
    """The files of a language."""
    return sorted(file.name for file in (files("bodypolitic.words") / "locales" / language).iterdir())


def entries_in(language: str) -> Iterator[Message]:
    """The messages of a language's files, one after the other."""
    for file in files_of(language):
        yield from entries_of_file(language, file)


@cache
def messages_in(language: str) -> dict[str, Message]:
    """The messages of a language by name."""
    return {entry.id.name: entry for entry in entries_in(language)}


@cache
def shared_messages_in(language: str) -> dict[str, Message]:
    """The messages that every language has: all but its own words and parts of sentences."""
    own = {entry.id.name for entry in entries_of_file(language, OWN)}
    return {name: message for name, message in messages_in(language).items() if name not in own}


def names_in(language: str) -> set[str]:
    """The messages of a language and their attributes, as `id` and `id.attribute`."""
    messages = messages_in(language)
    forms = {f"{name}.{form.id.name}" for name, message in messages.items() for form in message.attributes}
    return {*messages, *forms}


def values_in(node: object, function: str = "") -> Iterator[tuple[str, str]]:
    """The values that a part of a message speaks of, each with the function that it is given to.

    One that only selects a variant is given to `select`.
    """
    if isinstance(node, VariableReference):
        yield node.id.name, function
    elif isinstance(node, FunctionReference):
        yield from values_in(node.arguments, node.id.name)
    elif isinstance(node, SelectExpression):
        yield from values_in(node.selector, "select")
        yield from values_in(node.variants)
    elif isinstance(node, BaseNode):
        yield from values_in(list(vars(node).values()), function)
    elif isinstance(node, list):
        for part in node:
            yield from values_in(part, function)


def nodes_in(node: object) -> Iterator[BaseNode]:
    """A part of a message and all parts inside it."""
    if isinstance(node, BaseNode):
        yield node
        for part in vars(node).values():
            yield from nodes_in(part)
    elif isinstance(node, list):
        for part in node:
            yield from nodes_in(part)


def spoken_in(message: Message, messages: Mapping[str, Message], above: tuple[str, ...] = ()) -> set[str]:
    """The values that a message speaks of, itself or through the parts of sentences that it is made of."""
    spoken = {name for name, _ in values_in(message)}
    above = (*above, message.id.name)
    for node in nodes_in(message):
        if isinstance(node, MessageReference) and node.id.name in messages and node.id.name not in above:
            spoken |= spoken_in(messages[node.id.name], messages, above)
    return spoken


# What the stories of Automas are told besides, as finished text.
TEXTS_OF: Final[Mapping[type[Happening], Mapping[str, str]]] = {
    AutomaChose: {"why": "text"},
    AutomaUnable: {"why": "text"},
    Narrowed: {"stay": "text", "out": "text"},
    PolicyPassedOver: {"why": "text"},
    PriorityRaised: {"why": "text"},
    PriorityRows: {"actions": "text", "policies": "text", "aside": "text"},
    PriorityStays: {"why": "text"},
    SpecialActionPerformed: {"special": "text"},
}


def messages_of(lesson: Lesson) -> dict[str, dict[str, str]]:
    """The messages of a lesson and the figures that each is given."""
    told = {step.says: dict.fromkeys(step.figures, "int") for step in lesson.steps}
    others = ["title", "about", *(word for step in lesson.steps for word in step.instead.values())]
    return {f"{lesson.name}-{says}": kinds for says, kinds in (told | {other: {} for other in others}).items()}


# What primers say: their heads, and for each role how it scores, its actions, the others and mistakes.
PRIMER: Final[Mapping[str, Mapping[str, str]]] = {
    "title": {"role": "Role"},
    "score": {"text": "text"},
    "actions": {},
    "action": {"number": "int", "action": "BasicActionId", "why": "text"},
    "others": {"text": "text"},
    "mistakes": {},
    "mistake": {"mistake": "text"},
    **{
        f"{role}-{part}": {}
        for role in ROLES
        for part in (
            "score",
            *(f"action-{n}" for n in range(1, len(ACTIONS[0]) + 1)),
            "others",
            *(f"mistake-{n}" for n in MISTAKES),
        )
    },
}

# What each family of messages may speak of: the names of the values and their kinds.
FAMILIES: Final[Mapping[str, Mapping[str, Mapping[str, str]]]] = {
    "lesson": {name: kinds for lesson in LESSONS.values() for name, kinds in messages_of(lesson).items()}
    | {"own-choice": {}, "not-now": {}},
    "primer": PRIMER,
    "puzzle": {message: {} for name in PUZZLES for message in (name, f"{name}-hint")},
    "aim": {kind.message.removeprefix("aim-"): {"wanted": kind.value} for kind in GOALS.values()},
    "story": {name_of(kind): {**fields_of(kind), **TEXTS_OF.get(kind, {})} for kind in Happening.__subclasses__()},
    "option": {name_of(kind): fields_of(kind) for kind in option_kinds()}
    | {"with-detail": {"option": "text", "detail": "text"}},
    "picked": {name_of(kind): fields_of(kind) for kind in TOLD}
    | {
        "wage-set": {**fields_of(WageSet), "money": "int"},
        "bought": {"amount": "int", "resource": "Resource", "partner": "Party", "money": "int"},
        "sold": {"amount": "int", "resource": "Resource", "partner": "Party", "money": "int"},
        "money": {"amount": "int"},
        "loans": {"amount": "int"},
        "points": {"amount": "int"},
        "goods": {"amount": "int", "resource": "Resource"},
        "wages": {"amount": "int"},
    },
    "question": {name_of(step): values_of_step(step) for step in asking_steps(Step)},
    "refusal": {name_of(kind): fields_of(kind) for kind in kinds_of(Refusal) if kind is not Lacking},
}
