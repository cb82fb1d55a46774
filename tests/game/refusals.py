"""Why an action is refused, with the rulebook page, in a form that a test can compare."""

from bodypolitic.game.game import Game


def needs_section(sections: list[str], now: str) -> tuple[str, dict[str, str | int]]:
    """The reason and its figures where a policy must stand in one of two sections, or in the only one named."""
    values: dict[str, str | int] = {"policy": int(now[0]), "section": sections[0], "now": now}
    return ("needs-either-section", {**values, "other": sections[1]}) if sections[1:] else ("needs-section", values)


def refused(game: Game, action: str) -> tuple[str, dict[str, str | int], int]:
    """The reason, its figures and the page for an action that the seat that is asked can't take now."""
    for refusal in game.decision.unavailable:
        if refusal.action == action:
            assert all(option.id != action for option in game.decision.options), f"{action} is refused and offered"
            return refusal.reason.code, refusal.reason.values, refusal.page
    raise AssertionError(f"{action} is not refused")
