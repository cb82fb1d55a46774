"""Tables and stories in a form that outlives this build, and the digest by which two tables are told apart.

`RULES` is the version of the rules. Whatever changes what follows from a choice makes a new one; the tests on the
corpus of kept games say when that is so.
"""

import json
from hashlib import blake2s
from typing import Final

from bodypolitic.game.records.happenings import Happening
from bodypolitic.game.records.record import json_of, record_of
from bodypolitic.game.table.saved_table import table_from_json
from bodypolitic.game.table.table import Table

RULES: Final = 1
DIGEST_BYTES: Final = 4


def kept(table: Table) -> dict[str, object]:
    """The whole table, secrets and all, in words that a later build understands as well."""
    return table.to_json()


def table_from_kept(data: dict[str, object]) -> Table:
    """The table that `kept` described, perhaps in an earlier build."""
    return table_from_json(data)


def kept_text(table: Table) -> bytes:
    """The whole table as JSON, the same for tables that are the same."""
    return json.dumps(kept(table), sort_keys=True, separators=(",", ":")).encode()


def digest_of(table: Table) -> str:
    """Eight letters that differ if anything on two tables does."""
    return digest_of_text(kept_text(table))


def digest_of_text(text: bytes) -> str:
    """The digest of a table as `kept_text` gives it."""
    return blake2s(text, digest_size=DIGEST_BYTES).hexdigest()


def kept_story(happenings: list[Happening]) -> list[object]:
    """What happened, in words that a later build understands as well."""
    return [json_of(told) for told in happenings]


def story_from_kept(data: list[object]) -> list[Happening]:
    """What `kept_story` described; what this build knows nothing of is left out."""
    return [told for told in map(record_of, data) if isinstance(told, Happening)]
