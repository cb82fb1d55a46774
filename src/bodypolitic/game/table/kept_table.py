"""Tables and stories in a form that outlives this build, and the digest by which two tables are told apart.

Cards and steps go by their names, so that it does not matter where a build has them in its lists. Roles,
resources, skills and policies are numbers in the order of the rulebook. What a later build adds to the table or to a
module stands there as on a new table; what it has given up is left out.

`RULES` is the version of the rules. Whatever changes what follows from a choice makes a new one; the tests on the
corpus of kept games say when that is so.
"""

import json
from hashlib import blake2s
from typing import Any, Final

from bodypolitic.game.ground.codes import NOBODY
from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.records.kinds import KINDS
from bodypolitic.game.records.options import Option, option_of
from bodypolitic.game.records.record import json_of, record_of
from bodypolitic.game.table.mended import as_by_rules_1, mended, mended_story
from bodypolitic.game.table.module import Module
from bodypolitic.game.table.saved_table import new_module, table_from_json
from bodypolitic.game.table.table import Table

RULES: Final = 2
DIGEST_BYTES: Final = 4
PLANS: Final = ("plan", "spending")  # what an Automa has decided on and not done yet

# The fields of a table that hold cards, with their kinds
CARDS: Final = {
    "agenda": "AgendaId",
    "agenda_deck": "AgendaId",
    "agenda_discard": "AgendaId",
    "closed": "CompanyId",
    "company_decks": "CompanyId",
    "company_discards": "CompanyId",
    "deal_deck": "DealId",
    "deal_discard": "DealId",
    "deals": "DealId",
    "decks": "ActionCardId",
    "discards": "ActionCardId",
    "event_deck": "EventId",
    "event_discard": "EventId",
    "events": "EventId",
    "export": "ExportId",
    "export_deck": "ExportId",
    "export_discard": "ExportId",
    "farms": "CompanyId",
    "hands": "ActionCardId",
    "markets": "CompanyId",
}


def kept(table: Table) -> dict[str, Any]:
    """The whole table, secrets and all, in words that a later build understands as well."""
    data = table.to_json()
    for name, kind in CARDS.items():
        data[name] = _called(data[name], kind)
    data["modules"] = [_kept_module(module) for module in table.modules]
    return data


def _kept_module(module: Module) -> dict[str, object]:
    data = module.to_json()
    for name, kind in module.HOLDS.items():
        data[name] = _called(data[name], kind)
    for name in module.OPTIONS:
        data[name] = [json_of(option_of(code)) for code in getattr(module, name)]
    return data


def _called(value: object, kind: str) -> object:
    """Cards, or lists of them, by their names; None where there is no card."""
    if isinstance(value, list):
        return [_called(card, kind) for card in value]
    assert isinstance(value, int)
    return KINDS[kind].kept(value) if value >= 0 else None


def table_from_kept(data: dict[str, Any]) -> Table:
    """The table that `kept` described, perhaps in an earlier build."""
    data = mended(data)
    new = Table(data["players"], tuple(data["roles"]), tuple(data["automas"]))
    cards = {name: _numbers(data[name], kind) for name, kind in CARDS.items() if name in data}
    modules = [_module_from_kept(module) for module in data["modules"]]
    return table_from_json({**new.to_json(), **data, **cards, "modules": modules})


def _module_from_kept(data: dict[str, Any]) -> dict[str, object]:
    new = new_module(data["module"])
    cards = {name: _numbers(data[name], kind) for name, kind in new.HOLDS.items() if name in data}
    options = {name: [_option(option).code for option in data[name]] for name in new.OPTIONS if name in data}
    return {**new.to_json(), **data, **cards, **options}


def _option(data: object) -> Option:
    option = record_of(data)
    assert isinstance(option, Option)
    return option


def _numbers(value: object, kind: str) -> object:
    """The numbers that this build has for cards."""
    if isinstance(value, list):
        return [_numbers(card, kind) for card in value]
    return NOBODY if value is None else _numbers_of(kind)[str(value)]


_NUMBERS: Final[dict[str, dict[str, int]]] = {}


def _numbers_of(kind: str) -> dict[str, int]:
    """The number of every card of a kind by its name."""
    if kind not in _NUMBERS:
        cards = KINDS[kind]
        _NUMBERS[kind] = {str(cards.kept(number)): number for number in range(len(cards))}
    return _NUMBERS[kind]


def as_text(data: dict[str, object]) -> bytes:
    """A kept table as JSON, the same for tables that are the same."""
    return json.dumps(data, sort_keys=True, separators=(",", ":")).encode()


def digest_of(table: Table) -> str:
    """Eight letters that differ if anything on two tables does that a player could tell, now or later."""
    return digest_of_kept(kept(table))


def has_digest(table: Table, digest: str) -> bool:
    """Whether a digest is that of a table, by these rules or by those that the game was begun by."""
    data = kept(table)
    return digest_of_kept(data) == digest or digest_of_kept(as_by_rules_1(data)) == digest


def digest_of_kept(data: dict[str, Any]) -> str:
    """The digest of a kept table."""
    return digest_of_text(as_text(digested(data)))


def digested(data: dict[str, Any]) -> dict[str, object]:
    """What of a kept table its digest is made from.

    How this build goes about it, the steps below the one that asks and the plans of Automas, is not part of it: the
    same game has the same digest in a build that goes about it another way.
    """
    stack, modules = data.get("stack"), data.get("modules", [])
    asking = stack[-1][0] if stack else ""
    shown = [{name: module[name] for name in module if name not in PLANS} for module in modules]
    return {**data, "stack": asking, "modules": shown}


def digest_of_text(text: bytes) -> str:
    """The digest of a kept table whose digested part is given as text."""
    return blake2s(text, digest_size=DIGEST_BYTES).hexdigest()


def kept_story(happenings: list[Happening]) -> list[object]:
    """What happened, in words that a later build understands as well."""
    return [json_of(told) for told in happenings]


def story_from_kept(data: list[Any]) -> list[Happening]:
    """What `kept_story` described; what this build knows nothing of is left out."""
    return [told for told in map(_told, mended_story(data)) if isinstance(told, Happening)]


def _told(data: object) -> object:
    try:
        return record_of(data)
    except (LookupError, TypeError, ValueError):  # of a kind that has other fields by now
        return None
