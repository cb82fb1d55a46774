"""What tables of earlier rules have on them and these rules don't, put as these rules have it."""

from typing import Any

from bodypolitic.game.ground.codes import ROLES

JSON = dict[str, Any]


def mended(data: JSON) -> JSON:
    """A kept table of any earlier rules, as these rules would have kept it."""
    return _without_claim_steps(data)


def _without_claim_steps(data: JSON) -> JSON:
    """By the rules 1 a holder was asked to claim its Hidden Agenda; now it is noted that it may."""
    asked = [step for step in data["stack"] if step[0] == "ClaimAgenda"]
    if not asked:
        return data
    modules = [dict(module) for module in data["modules"]]
    for module in modules:
        if module["module"] == "hidden-agendas":
            seats = [step[1] for step in asked]
            module["noted"] = [int(role in seats) for role in ROLES]
    return {**data, "stack": [step for step in data["stack"] if step not in asked], "modules": modules}
