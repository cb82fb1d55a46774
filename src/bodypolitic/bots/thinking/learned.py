"""What was learned from many games, and the file that keeps it."""

import json
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from bodypolitic.bots.playouts import judge, outlook
from bodypolitic.bots.playouts.judge import Judge
from bodypolitic.bots.playouts.outlook import Outlook
from bodypolitic.game.ground.codes import role_named

WEIGHTS: Final = Path(__file__).with_name("weights.json")
JUDGES: Final = Path(__file__).with_name("judges.json")


def digest_of(*files: Path) -> str:
    """What tells files from others with the same names."""
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]


@cache
def learned() -> Outlook:
    """The outlook by the weights that are shipped."""
    return outlook_in(WEIGHTS.read_text(encoding="utf-8"))


def outlook_from(data: dict[str, Any]) -> Outlook:
    """An outlook from weights as they are kept; those that read something else can't be used."""
    if data["features"] != outlook.VERSION:
        raise ValueError(
            f"the weights are for what outlooks {data['features']} read, these are {outlook.VERSION}; train them again"
        )
    return Outlook(data["weights"], data["doubt"])


@cache
def judges() -> dict[int, Judge]:
    """The judges that are shipped, one for each role."""
    return judges_in(JUDGES.read_text(encoding="utf-8"))


@lru_cache(maxsize=2)  # of two generations that play against each other
def judges_in(text: str) -> dict[int, Judge]:
    """Judges as they are kept in a file; none in an empty one."""
    return judges_from(json.loads(text)) if text else {}


@lru_cache(maxsize=1)
def outlook_in(text: str) -> Outlook:
    """An outlook as it is kept in a file."""
    return outlook_from(json.loads(text))


def judges_from(data: dict[str, Any]) -> dict[int, Judge]:
    """Judges from weights as they are kept, by role; those that read something else can't be used."""
    if data["reads"] != judge.VERSION:
        raise ValueError(
            f"the weights are for what judges {data['reads']} read, these are {judge.VERSION}; train them again"
        )
    return {role_named(role): Judge(weights) for role, weights in data["roles"].items()}
