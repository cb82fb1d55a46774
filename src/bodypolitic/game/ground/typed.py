"""What shapes are made of, as pydantic can describe it: typed dictionaries, and texts that are one of a few names.

Before Python 3.12 it can describe only what `typing_extensions` has, if that is there. This module is never compiled.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NotRequired

if TYPE_CHECKING:
    from typing_extensions import TypeAliasType, TypedDict
else:
    try:
        from typing_extensions import TypeAliasType, TypedDict
    except ImportError:
        from typing import TypedDict

        def TypeAliasType(name: str, value: object) -> object:
            """What has a name of its own in a description; without pydantic there is none."""
            return value


__all__ = ["NotRequired", "OneOf", "TypeAliasType", "TypedDict"]


@dataclass(frozen=True)
class OneOf:
    """Says of a text which names it can be, to whoever describes its shape; nothing is checked against them.

    The names are asked for when they are described: some are declared only after the shape.
    """

    names: Callable[[], Iterable[str]]

    def __get_pydantic_json_schema__(self, _core: Any, _handler: Any) -> dict[str, Any]:
        return {"type": "string", "enum": sorted(set(self.names()))}
