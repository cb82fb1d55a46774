"""What was learned from many games, and the file that keeps it."""

import json
from functools import cache
from pathlib import Path
from typing import Any, Final

from bodypolitic.bots.playouts.features import VERSION
from bodypolitic.bots.playouts.outlook import Outlook

WEIGHTS: Final = Path(__file__).with_name("weights.json")


@cache
def learned() -> Outlook:
    """The outlook by the weights that are shipped."""
    return outlook_from(json.loads(WEIGHTS.read_text(encoding="utf-8")))


def outlook_from(data: dict[str, Any]) -> Outlook:
    """An outlook from weights as they are kept; those of other features can't be used."""
    if data["features"] != VERSION:
        raise ValueError(f"the weights are for features {data['features']}, these are {VERSION}; train them again")
    return Outlook(data["weights"], data["doubt"])
