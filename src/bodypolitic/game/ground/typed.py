"""Typed dictionaries: before Python 3.12 pydantic can describe only those of `typing_extensions`, if it is there."""

try:
    from typing import NotRequired

    from typing_extensions import TypedDict
except ImportError:
    from typing import NotRequired, TypedDict

__all__ = ["NotRequired", "TypedDict"]
