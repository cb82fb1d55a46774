"""`@record`: the methods that a record's fields stand for, spelled out as Python.

Run as plain Python, a record gets them when its class is made. For the compiler they are written into the source
(`build_engine.py`), since mypyc compiles a method that is there ten times better than one that is made later. So this
module is the one of the engine that is not compiled.
"""

import inspect
import re
from types import GenericAlias, UnionType
from typing import NamedTuple, TypeVar, dataclass_transform

Declared = TypeVar("Declared")


class Field(NamedTuple):
    """A field of a record: its name, its type as it is written, and its default, if it has one, as an expression."""

    name: str
    type: str
    default: str = ""


def fields_line(fields: list[Field]) -> str:
    """What the fields are, for whoever turns records into ids, JSON or words."""
    declared = "".join(f"({field.name!r}, {field.type!r}), " for field in fields)
    return f"FIELDS: ClassVar[tuple[tuple[str, str], ...]] = ({declared})"


def init_line(fields: list[Field], types: bool = True) -> str:
    """The method that takes a value for each field."""
    taken = [
        f"{field.name}{': ' + field.type if types else ''}{' = ' + field.default if field.default else ''}"
        for field in fields
    ]
    kept = "; ".join(f"self.{field.name} = {field.name}" for field in fields)
    return f"def __init__(self, {', '.join(taken)}) -> None: {kept}"


def parts_line(fields: list[Field]) -> str:
    """The method that gives the values of all fields, in order."""
    return f"def parts(self) -> tuple[object, ...]: return ({''.join(f'self.{field.name}, ' for field in fields)})"


@dataclass_transform(eq_default=False)
def record(declared: type[Declared]) -> type[Declared]:
    """Give a class the methods that its fields stand for."""
    inherited: tuple[tuple[str, str], ...] = getattr(declared, "FIELDS", ())
    fields = [Field(name, type_name) for name, type_name in inherited]
    for name, annotation in inspect.get_annotations(declared).items():
        if "ClassVar" not in str(annotation):
            fields.append(Field(name, _as_written(annotation)))
    if fields:
        with_defaults = [
            field._replace(default=f"declared.{field.name}") if hasattr(declared, field.name) else field
            for field in fields
        ]
        made: dict[str, object] = {"declared": declared}
        exec(f"{init_line(with_defaults, types=False)}\n{parts_line(fields)}", made)
        for name in ("__init__", "parts"):
            setattr(declared, name, made[name])
        setattr(declared, "FIELDS", tuple([(field.name, field.type) for field in fields]))  # noqa: B010
    return declared


def _as_written(annotation: object) -> str:
    """A type as the declaration names it."""
    if isinstance(annotation, str):
        return annotation
    if isinstance(annotation, GenericAlias | UnionType):
        return re.sub(r"[\w.]+\.(?=\w)", "", str(annotation))
    return str(getattr(annotation, "__name__", annotation))
