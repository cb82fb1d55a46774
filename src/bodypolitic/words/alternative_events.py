"""The text of a Benefit of an Alternative Event, made from nothing but its declaration."""

from collections.abc import Collection

from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.expansions.alternative_events.benefits import AT_THEIR_MOMENT
from bodypolitic.game.expansions.alternative_events.cards import BENEFIT_NAMES, Benefit
from bodypolitic.game.expansions.alternative_events.kept_events import benefit_of
from bodypolitic.game.expansions.alternative_events.module import AlternativeEvents
from bodypolitic.game.expansions.alternative_events.records import ToKeepEvent, UseBenefit
from bodypolitic.game.ground.codes import CLASSES, INDUSTRIES, PHASES, RESOURCES, ROLES, Role
from bodypolitic.game.table.table import Table
from bodypolitic.words.catalogue import ENGLISH, Values, catalogue
from bodypolitic.words.details import Asked, details
from bodypolitic.words.expansions import Lying, lies_there


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
    effect = words.text(f"kept-{BENEFIT_NAMES[benefit.kind]}", values)
    if benefit.kind in AT_THEIR_MOMENT:
        return effect
    return words.text("kept-at-beginning", {"phase": f"phase-{PHASES[benefit.phase]}", "effect": effect})


@details(ToKeepEvent, UseBenefit)
def _text_of_benefit(asked: Asked, option: ToKeepEvent | UseBenefit) -> str:
    return describe_benefit(benefit_of(option.event), asked.language)


@lies_there(AlternativeEvents)
def _kept(t: Table, module: AlternativeEvents, seats: Collection[Role], language: str) -> list[Lying]:
    """The cards in front of each class, with what they do for it."""
    words = catalogue(language)
    lying: list[Lying] = []
    for who in CLASSES:
        if module.kept[who]:
            lying.append(Lying(words.text("cli-events-kept", {"role": ROLES[who]}), str(len(module.kept[who]))))
        for event in module.kept[who]:
            benefit = describe_benefit(benefit_of(event), language)
            lying.append(Lying(words.text(EVENTS[event].title), benefit, card=True))
    return lying
