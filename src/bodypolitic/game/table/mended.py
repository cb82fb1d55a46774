"""Tables of earlier rules put as these rules have them, and the other way around, so that the two can be compared."""

from typing import Any

from bodypolitic.game.ground.codes import NOBODY, ROLES

JSON = dict[str, Any]


def mended(data: JSON) -> JSON:
    """A kept table of any earlier rules, as these rules would have kept it."""
    return _with_bills_proposed(_without_claim_steps(data))


def _without_claim_steps(data: JSON) -> JSON:
    """By the rules 1 a holder was asked to claim its Hidden Agenda; now it is noted that it may."""
    asked = [step for step in data["stack"] if step[0] == "ClaimAgenda"]
    if not asked:
        return data
    modules = [dict(module) for module in data["modules"]]
    for module in modules:
        if module["module"] == "hidden-agendas":
            seats = [step[1]["seat"] if isinstance(step[1], dict) else step[1] for step in asked]
            module["noted"] = [int(role in seats) for role in ROLES]
    return {**data, "stack": [step for step in data["stack"] if step not in asked], "modules": modules}


def _with_bills_proposed(data: JSON) -> JSON:
    """By the rules 1 it was not remembered whether a bill had been proposed; those that are there were."""
    if "bill_proposed" in data:
        return data
    return {**data, "bill_proposed": any(proposer != NOBODY for proposer in data["bills"])}


def as_by_rules_1(data: JSON) -> JSON:
    """A kept table as the rules 1 would have kept it, as long as a game goes the same way by both."""
    earlier = {name: value for name, value in data.items() if name != "bill_proposed"}
    earlier["modules"] = [_module_by_rules_1(module) for module in data["modules"]]
    return earlier


def _module_by_rules_1(module: JSON) -> JSON:
    """It was remembered which holders had been asked to claim; with the first of them a game goes another way."""
    if "noted" not in module:
        return module
    return {**{name: value for name, value in module.items() if name != "noted"}, "asked": [0] * len(ROLES)}


def mended_story(story: list[Any]) -> list[Any]:
    """A kept story of any earlier rules, as these rules tell it."""
    return [_mended_happening(told) for told in story]


def _mended_happening(told: Any) -> Any:
    """By the rules 1 an Automa's bonus was told before it was used or lost."""
    return told[:3] if told[0] == "AutomaActs" else told
