"""The story of a game: happenings turned into English sentences under headings by round, phase and turn."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from rich.console import Console
from rich.text import Text

from bodypolitic.cli.words import sentence, values_in_words
from bodypolitic.game.happenings import HAPPENING_KINDS, Happening

# One template for each kind of happening, filled with the values that the kind declares.
STORY: Final[dict[str, str]] = {
    "round-began": "Round {round}",
    "phase-began": "{phase}",
    "turn-began": "Turn {turn}: {who}",
    "basic-action": "{who} takes the basic action {action}.",
    "free-action": "{who} takes the free action {action}.",
    "passed": "{who} has no action to take and passes.",
    "card-discarded": "{who} discards {card}.",
    "card-played": "{who} plays {card}.",
    "cards-drawn": "{who} draws {amount} {amount:card|cards}.",
    "paid": "{who} pays {to} {amount} V ({reason}).",
    "loan-taken": "{who} takes a loan of 50 V.",
    "loan-discarded": "{who} gives a Loan card back.",
    "debt-waived": "No loan is left for {who}: a debt of {amount} V is waived.",
    "vp": "{who}: {amount:+} VP ({reason}).",
    "gained": "{who} gains {amount} {resource} ({reason}).",
    "spent": "{who} gives up {amount} {resource} ({reason}).",
    "prosperity-moved": "The Prosperity marker of {who} moves to space {space}.",
    "revenue-to-capital": "The Capitalist Class moves {amount} V from Revenue to Capital.",
    "worker-left": "{skill} of {who} leaves the country.",
    "worker-joined": "{skill} joins {who}.",
    "worker-moved": "{skill} of {who} goes from {from} to {to}.",
    "worker-trained": "{from} of {who} ({at}) becomes {to}.",
    "workers-committed": "The workers of {class} at the {company} are committed.",
    "union-formed": "A trade union forms in the {industry} industry.",
    "union-fell": "The trade union of the {industry} industry falls apart.",
    "strike-called": "Workers at the {company} go on strike.",
    "strike-ended": "The strike at the {company} is over.",
    "strike-held": "The strike at the {company} stops its work.",
    "demonstration-called": "The Working Class calls for a demonstration.",
    "demonstration-ended": "The demonstration is called off.",
    "demonstration-held": "The demonstration takes place and costs the others up to {amount} VP.",
    "company-revealed": "The {company} comes to the market of {who}.",
    "company-discarded": "{who} discards the {company} from its market.",
    "company-built": "{who} builds the {company}.",
    "company-sold": "{who} sells the {company}.",
    "company-privatized": "The {company} passes from the State to the Capitalist Class.",
    "company-nationalized": "The {company} passes from the Capitalist Class to the State; the {instead-of} goes.",
    "machinery-placed": "The {company} gets Machinery.",
    "company-opened": "The {company} opens in the public sector.",
    "company-closed": "The {company} closes in the public sector.",
    "wage-set": "Wages at the {company} are now {level}.",
    "price-set": "{who} now asks {price} V for {resource}.",
    "storage-placed": "{who} gets a storage for {resource}.",
    "bill-proposed": "{who} proposes {section}.",
    "vote-called": "{who} calls for a vote on {section} at once.",
    "vote-began": "The vote on {section} begins.",
    "stance": "{who} is {in-favor:in favor|against}.",
    "cubes-drawn": "The bag gives {WC} Working Class, {MC} Middle Class and {CC} Capitalist Class cubes.",
    "influence-spent": "{who} reveals {amount} influence.",
    "vote-result": "{section} {passed:passes|fails} with {in-favor} in favor and {against} against.",
    "policy-changed": "The policy is now {section}.",
    "tax-multiplier": "The tax multiplier is now {amount}.",
    "cubes-added": "{who} adds {amount} voting {amount:cube|cubes} to the bag ({reason}).",
    "cubes-removed": "{amount} voting {amount:cube|cubes} of {who} {amount:is|are} taken out of the bag.",
    "bill-discarded": "The bill of {who} for {section} is discarded.",
    "imf-intervenes": "The IMF intervenes.",
    "legitimacy-moved": "Legitimacy of the State with {class}: {amount:+} ({reason}).",
    "event-revealed": "A new event: {event}.",
    "event-replaced": "The State discards {event} for {by}.",
    "event-handled": "The State has dealt with {event}.",
    "event-ignored": "The State has ignored {event}.",
    "agenda-revealed": "A new political agenda: {agenda}.",
    "deal-revealed": "A business deal is on offer: {deal}.",
    "export-revealed": "The foreign market pays: {export}.",
    "provided": "The State sets {amount} {item} aside for {class}.",
    "benefits-discarded": "What the State had set aside for {class} before is discarded.",
    "benefits-received": "{class} takes what the State had set aside for it.",
    "game-ended": "The game is over.",
}

SENTENCE: Final = 3
HEADINGS: Final = {"round-began": 0, "phase-began": 1, "turn-began": 2}
STYLES: Final = ("bold reverse", "bold", "bold dim", "")
INDENTS: Final = ("", "", "  ", "    ")


class Line(NamedTuple):
    """A line of the story. Levels 0 to 2 are headings of a round, a phase and a turn; 3 is a sentence."""

    level: int
    text: str


def line_of(happening: Happening) -> Line:
    """A happening as a line of the story."""
    kind = HAPPENING_KINDS[happening.number]
    values = values_in_words(kind.fields, (happening.a, happening.b, happening.c, happening.d))
    return Line(HEADINGS.get(kind.name, SENTENCE), sentence(STORY[kind.name], values))


def story_of(happenings: Iterable[Happening]) -> list[Line]:
    """Happenings as lines of the story, in order."""
    return [line_of(happening) for happening in happenings]


def print_story(console: Console, lines: Iterable[Line]) -> None:
    """Print lines of the story, with an empty line before the heading of a round or a phase."""
    for line in lines:
        if line.level < 2:
            console.print()
        console.print(Text(INDENTS[line.level] + line.text, style=STYLES[line.level]), soft_wrap=True)
