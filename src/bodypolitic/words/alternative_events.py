"""The text of a Benefit of an Alternative Event, made from nothing but its declaration."""

from typing import Final

from bodypolitic.game.components.event_cards import Benefit
from bodypolitic.game.expansions.alternative_events.benefits import AT_THEIR_MOMENT
from bodypolitic.game.ground.codes import INDUSTRIES, PHASES, RESOURCES
from bodypolitic.words.catalogue import ENGLISH, Values, catalogue

# The messages of Benefits, by their codes.
BENEFITS: Final = (
    "kept-get-resources",
    "kept-get-money",
    "kept-get-money-from-state",
    "kept-get-influence",
    "kept-add-voting-cubes",
    "kept-sell-to-state",
    "kept-get-money-and-staff",
    "kept-raise-output",
    "kept-change-wage",
    "kept-extra-wages",
    "kept-get-from-state",
    "kept-pay-less-tax",
    "kept-state-backs-bill",
    "kept-state-shares-cost",
)


def describe_benefit(benefit: Benefit, language: str = ENGLISH) -> str:
    """When a Benefit comes and what it does for the holder of the card, without a full stop."""
    words = catalogue(language)
    values: Values = {"amount": benefit.amount, "money": benefit.money, "vp": abs(benefit.state_vp)}
    if benefit.resources:
        amounts: list[Values] = [
            {"amount": benefit.amount, "resource": f"resource-{RESOURCES[resource]}"} for resource in benefit.resources
        ]
        values["goods"] = words.joined("all", [words.text("amount-of", amount) for amount in amounts])
        values["resource"] = f"resource-{RESOURCES[benefit.resources[0]]}"
        values["industry"] = f"industry-{INDUSTRIES[benefit.resources[0]]}"
    effect = words.text(BENEFITS[benefit.kind], values)
    if benefit.kind in AT_THEIR_MOMENT:
        return effect
    return words.text("kept-at-beginning", {"phase": f"phase-{PHASES[benefit.phase]}", "effect": effect})
