"""The page that lists what a game can ask, offer, tell and refuse, made from the declarations of the engine."""

import inspect
import pkgutil
import re
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer

import bodypolitic.game
import bodypolitic.words
from bodypolitic.game.cards.decks import DECKS
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.components.measures import MEASURES
from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.records.kinds import KINDS, Kind
from bodypolitic.game.records.options import Option
from bodypolitic.game.records.record import Record, kebab, public_name
from bodypolitic.game.records.refusals import Refusal
from bodypolitic.game.table.steps import Ask, SecretAsk
from bodypolitic.words.catalogue import ENGLISH

INTRODUCTION = """# The vocabulary

Everything that a game can ask, offer, tell and refuse, made from the declarations of the rules. Names stay as they are
between versions, as [promised](versions.md). Where a thing has words for people, they are here, with values in
braces.
"""
VALUE = re.compile(r"\{ (?:[A-Z]+\()?\$([\w-]+)[^}]*\}")
MANY = 12  # values of a kind that are not listed one by one


def page() -> str:
    """All of it, in the order of the declarations."""
    for module in pkgutil.walk_packages(bodypolitic.game.__path__, "bodypolitic.game."):
        import_module(module.name)
    words = messages()
    asks = sorted([*below(Ask), *below(SecretAsk)], key=lambda one: kebab(one.__name__))
    return "\n".join(
        [
            INTRODUCTION,
            *section(
                "Decisions",
                "What `decision.kind` can be.",
                ("Kind", "Question", "Meaning"),
                rows(asks, "question", words),
            ),
            *section(
                "Options",
                "What `option.kind` can be. An id is the kind and the values, with strokes between them.",
                ("Id", "Words", "Meaning"),
                rows(below(Option), "option", words, as_id=True),
            ),
            *section(
                "Happenings",
                "What `happening.kind` and its `values` can be.",
                ("Kind and values", "Words", "Meaning"),
                rows(below(Happening), "story", words, with_values=True),
            ),
            *section(
                "Refusals",
                "Why something can't be done: `reason.code` and its `values`.",
                ("Code and values", "Words", "Meaning"),
                rows(below(Refusal), "refusal", words, with_values=True),
            ),
            *section(
                "Effects", "What cards are made of, and which ones use it.", ("Effect", "Meaning", "Cards"), effects()
            ),
            *section("Measures", "What cards, Hidden Agendas and Historical Events count.", ("Measure",), measures()),
            *section("Kinds of values", "What a value can be.", ("Kind", "Values"), kinds()),
        ]
    )


def below(base: type[Record]) -> list[type[Record]]:
    """The records of a kind: all classes below one that none is below, in the order of their declaration."""
    found: list[type[Record]] = []
    for declared in base.__subclasses__():
        found += below(declared) or [declared]
    return list(dict.fromkeys(found))


def section(title: str, meaning: str, columns: Sequence[str], found: Sequence[Sequence[str]]) -> Iterator[str]:
    """A table with a heading; columns that are empty throughout are left out."""
    kept = [place for place in range(len(columns)) if any(row[place] for row in found)]
    yield f"## {title}\n\n{meaning}\n"
    yield "| " + " | ".join(columns[place] for place in kept) + " |"
    yield "| " + " | ".join("---" for _ in kept) + " |"
    for row in found:
        yield "| " + " | ".join(row[place].replace("|", "\\|") for place in kept) + " |"
    yield ""


def rows(
    records: Sequence[type[Record]],
    family: str,
    words: dict[str, str],
    *,
    as_id: bool = False,
    with_values: bool = False,
) -> list[tuple[str, str, str]]:
    """A record in each row: its name with its values, its words, and what it means."""
    found = []
    for declared in records:
        kind = declared.KIND or kebab(declared.__name__)
        values = [(public_name(name), kind_name(type_name)) for name, type_name in declared.FIELDS]
        shown = f"`{kind}`"
        if as_id:
            shown = f"`{'/'.join([kind, *(f'<{name}>' for name, _ in values)])}`"
        elif with_values and values:
            shown += ": " + ", ".join(name if name == of else f"{name} ({of})" for name, of in values)
        found.append((shown, words.get(f"{family}-{kind}", ""), meaning_of(declared)))
    return found


def meaning_of(declared: type[Record]) -> str:
    """The first sentence of a class's own docstring."""
    return inspect.cleandoc(declared.__dict__.get("__doc__") or "").split("\n\n")[0].replace("\n", " ")


def kind_name(type_name: str) -> str:
    """What a field's type is called."""
    return KINDS[type_name].name if type_name in KINDS else type_name


def effects() -> list[tuple[str, str, str]]:
    """Each effect with its fields and the cards that have it."""
    used: dict[str, list[str]] = {}
    for deck in DECKS:
        for card in deck:
            for name in dict.fromkeys(names_in(card.effects)):
                used.setdefault(name, []).append(card.face.title)
    found = []
    for declared in sorted(below(Effect), key=lambda one: one.__name__):
        fields = ", ".join(f"{name}: {kind_name(type_name)}" for name, type_name in declared.FIELDS)
        cards = list(dict.fromkeys(used.get(declared.__name__, [])))
        found.append((f"`{declared.__name__}({fields})`", meaning_of(declared), ", ".join(cards)))
    return found


def names_in(part: object) -> Iterator[str]:
    """The names of all records that something is made of."""
    if isinstance(part, Record):
        yield type(part).__name__
        for inner in part.parts():
            yield from names_in(inner)
    elif isinstance(part, tuple):
        for inner in part:
            yield from names_in(inner)


def measures() -> list[tuple[str]]:
    """Whatever cards, Hidden Agendas and Historical Events can count."""
    return [(f"`{name}`",) for name in sorted(MEASURES)]


def kinds() -> list[tuple[str, str]]:
    """Each kind with its values, or with how many there are."""
    by_name: dict[str, Kind] = {}
    for kind in KINDS.values():
        by_name.setdefault(kind.name, kind)
    found = []
    for name, kind in by_name.items():
        slugs = [f"`{kind.slug(value)}`" for value in range(len(kind))]
        told = (
            ", ".join(slugs) if len(slugs) <= MANY else f"{', '.join(slugs[:3])} ... {slugs[-1]}, {len(slugs)} in all"
        )
        found.append((name, told or "a whole number"))
    return found


def messages() -> dict[str, str]:
    """The English words of each message, as far as they are one sentence without cases."""
    found: dict[str, str] = {}
    serializer = FluentSerializer()
    for file in sorted((Path(bodypolitic.words.__file__).parent / "locales" / ENGLISH).glob("*.ftl")):
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value is not None and not has_cases(entry.value):
                text = serializer.serialize_entry(entry).split("=", 1)[1]
                found[entry.id.name] = VALUE.sub(r"{\1}", " ".join(text.split("\n    .")[0].split()))
    return found


def has_cases(pattern: ast.Pattern) -> bool:
    """Whether a message chooses among several."""
    return any(
        isinstance(part, ast.Placeable) and isinstance(part.expression, ast.SelectExpression)
        for part in pattern.elements
    )
