"""Records: options, happenings, refusals, steps, effects and terms are declared once, by their fields.

    @record
    class Paid(Happening):
        who: Party
        to: Party
        amount: int
        reason: Cause

What kind of value a field holds is its type, and `kinds.py` says what there is of each. The constructor, equality,
JSON, ids and words follow from that.
"""

from typing import ClassVar, Final

from bodypolitic.game.records.kinds import KINDS


class Record:
    """Something with named fields that never change."""

    KIND: ClassVar[str] = ""  # its name in ids and messages, where that is not the name of the class
    FIELDS: ClassVar[tuple[tuple[str, str], ...]] = ()  # the names and the types of the fields
    NO_LIMIT: ClassVar[dict[str, int]] = {}  # figures of fields so high, or so low, that they are no limit
    RAISES: ClassVar[tuple[str, ...]] = ()  # fields that change something by so much, upwards
    LOWERS: ClassVar[tuple[str, ...]] = ()  # and downwards
    ONE_OF: ClassVar[tuple[str, ...]] = ()  # fields that list parties of which one is meant
    HAS_ITS_TURN: ClassVar[bool] = False  # whether it stands on the stack of a table, and never inside a record

    def parts(self) -> tuple[object, ...]:
        """The values of all fields, in order."""
        return ()

    @property
    def kind(self) -> str:
        """The name of the kind of record, such as `assign-workers`."""
        return self.KIND or kebab(type(self).__name__)

    @property
    def values(self) -> dict[str, str | int]:
        """The values by name, in words that a program can read: `{"company": "supermarket", "level": "L3"}`.

        A record inside is told by its kind, and its own values beside the others.
        """
        found: dict[str, str | int] = {}
        for (name, type_name), value in zip(self.FIELDS, self.parts(), strict=True):
            found[public_name(name)] = _told(type_name, value)
            if isinstance(value, Record):
                found.update(value.values)
        return found

    @property
    def in_short(self) -> str:
        """The record in one word, where it is one of several in a list."""
        return self.kind

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and type(self) is type(other) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        shown = [f"{name}={value!r}" for (name, _), value in zip(self.FIELDS, self.parts(), strict=True)]
        return f"{type(self).__name__}({', '.join(shown)})"


def _told(type_name: str, value: object) -> str | int:
    """A value for a program to read: of several the words with spaces between them, of lists the lists with commas."""
    if isinstance(value, tuple):
        nested = any(isinstance(part, tuple) for part in value)
        return (", " if nested else " ").join([str(_told(type_name, part)) for part in value])
    if isinstance(value, Record):
        return value.in_short
    assert isinstance(value, int)
    return KINDS[kind_of(type_name)].told(value)


def kind_of(type_name: str) -> str:
    """The type of what is in a field: of `tuple[Policy, ...]` it is `Policy`."""
    return type_name.replace("tuple[", "").replace(", ...]", "")


def public_name(field: str) -> str:
    """How a field is called outside: `from_` is `from`, which Python reserves, and `instead_of` is `instead-of`."""
    return field.rstrip("_").replace("_", "-")


def kebab(name: str) -> str:
    """The name of a class in the words of ids: `AssignWorkers` is `assign-workers`."""
    words = ""
    previous = ""
    for letter in name:
        if letter.isupper() and previous.islower():
            words += "-"
        words += letter.lower()
        previous = letter
    return words


def json_of(value: object) -> object:
    """A record as its name and its parts by the names of their fields, in words that outlive a build."""
    if isinstance(value, Record):
        name = type(value).__name__
        parts = zip(value.FIELDS, value.parts(), strict=True)
        named = {field: _part_as_json(type_name, part) for (field, type_name), part in parts}
        return [name, named] if named else [name]
    if isinstance(value, tuple):
        return [json_of(part) for part in value]
    return value


def _part_as_json(type_name: str, part: object) -> object:
    kind = KINDS.get(type_name)
    if kind is not None and isinstance(part, int) and not isinstance(part, bool):
        nobody = part == -1 and type_name != "Place" and len(kind) > 0
        return None if nobody else kind.kept(part)
    return json_of(part)


def record_of(data: object, family: type[Record] = Record) -> object:
    """What `json_of` described: a record of a family, or parts of one, in which no step can be.

    A field that the record did not have then has its default, and one that it has no more is left out. Earlier versions
    gave the parts one after the other, without names.
    """
    if not isinstance(data, list):
        return data
    declared = _declared(family).get(data[0]) if data and isinstance(data[0], str) else None
    if declared is None:
        return tuple([record_of(part) for part in data])
    given = data[1] if len(data) == 2 and isinstance(data[1], dict) else _named(declared, data[1:])
    known = {field: _part_of(type_name, given[field]) for field, type_name in declared.FIELDS if field in given}
    return declared(**known)


def _named(declared: type[Record], parts: list[object]) -> dict[str, object]:
    """Parts that were given in the order of their fields."""
    if len(parts) > len(declared.FIELDS):
        raise ValueError(f"{declared.__name__} has fewer fields than {len(parts)}")
    return {field: part for (field, _), part in zip(declared.FIELDS, parts, strict=False)}


def _part_of(type_name: str, part: object) -> object:
    kind = KINDS.get(type_name)
    if kind is None:
        return record_of(part)
    return kind.value(part) if isinstance(part, str) else -1 if part is None else part


_DECLARED: Final[dict[type[Record], dict[str, type[Record]]]] = {}


def _declared(family: type[Record]) -> dict[str, type[Record]]:
    """The classes of a family by their names. A step may be called as the effect that leads to it: it is none here."""
    if family not in _DECLARED:
        found: dict[str, type[Record]] = {}
        waiting = [family]
        while waiting:
            for declared in waiting.pop().__subclasses__():
                if family is not Record or not declared.HAS_ITS_TURN:
                    found[declared.__name__] = declared
                    waiting.append(declared)
        _DECLARED[family] = found
    return _DECLARED[family]


def kinds_of(family: type[Record]) -> list[str]:
    """The names of all kinds of a family; a class that others are derived from is none itself."""
    found = _declared(family).values()
    return [declared.KIND or kebab(declared.__name__) for declared in found if not declared.__subclasses__()]
