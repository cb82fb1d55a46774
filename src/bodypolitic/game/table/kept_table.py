"""Tables and stories in a form that outlives this build, and the digest by which two tables are told apart.

`RULES` is the version of the rules. Whatever changes what follows from a choice makes a new one; the tests on the
corpus of kept games say when that is so.
"""

import json
from hashlib import blake2s
from typing import Any, Final

from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.records.record import json_of, record_of
from bodypolitic.game.table.saved_table import table_from_json
from bodypolitic.game.table.table import Table

RULES: Final = 1
DIGEST_BYTES: Final = 4
PLANS: Final = ("plan", "spending")  # what an Automa has decided on and not done yet


def kept(table: Table) -> dict[str, Any]:
    """The whole table, secrets and all, in words that a later build understands as well."""
    return table.to_json()


def table_from_kept(data: dict[str, object]) -> Table:
    """The table that `kept` described, perhaps in an earlier build."""
    return table_from_json(data)


def as_text(data: dict[str, object]) -> bytes:
    """A kept table as JSON, the same for tables that are the same."""
    return json.dumps(data, sort_keys=True, separators=(",", ":")).encode()


def digest_of(table: Table) -> str:
    """Eight letters that differ if anything on two tables does that a player could tell, now or later."""
    return digest_of_kept(kept(table))


def digest_of_kept(data: dict[str, Any]) -> str:
    """The digest of a kept table.

    How this build goes about it, the steps below the one that asks and the plans of Automas, is not part of it: the
    same game has the same digest in a build that goes about it another way.
    """
    stack, modules = data.get("stack"), data.get("modules", [])
    asking = stack[-1][0] if stack else ""
    shown = [{name: module[name] for name in module if name not in PLANS} for module in modules]
    text = as_text({**data, "stack": asking, "modules": shown})
    return blake2s(text, digest_size=DIGEST_BYTES).hexdigest()


def kept_story(happenings: list[Happening]) -> list[object]:
    """What happened, in words that a later build understands as well."""
    return [json_of(told) for told in happenings]


def story_from_kept(data: list[object]) -> list[Happening]:
    """What `kept_story` described; what this build knows nothing of is left out."""
    return [told for told in map(record_of, data) if isinstance(told, Happening)]
