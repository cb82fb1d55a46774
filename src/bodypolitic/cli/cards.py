"""`bodypolitic cards`: every action card with its text."""

import json
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from bodypolitic.cli.seats import Modules, named_modules
from bodypolitic.cli.wording import say, spoken
from bodypolitic.game.cards.card import Card
from bodypolitic.game.cards.decks import DECKS
from bodypolitic.game.expansions.action_cards.decks import ALL_DECKS
from bodypolitic.game.expansions.action_cards.module import ActionCards
from bodypolitic.game.ground.codes import ROLES
from bodypolitic.game.ground.errors import BadSetup
from bodypolitic.game.setup import Setup
from bodypolitic.words.describe import describe_effects, describe_legitimacy, describe_requirement


def card_as_data(card: Card) -> dict[str, str | int]:
    """All that is known of a card, in words; `id` is its name in option ids and saves."""
    return {
        "role": ROLES[card.face.role],
        "title": say(card.face.title),
        "id": card.face.slug,
        "copies": card.face.copies,
        "requires": describe_requirement(card, spoken()),
        "text": describe_effects(card.effects, card.face.role, spoken()),
        "legitimacy": describe_legitimacy(card, spoken()),
    }


def print_deck(console: Console, role: int, deck: tuple[Card, ...]) -> None:
    """The deck of a role as a table."""
    number = sum(card.face.copies for card in deck)
    table = Table(title=say("cli-deck", role=f"role-{ROLES[role]}", count=number), show_lines=True)
    table.add_column(say("cli-card"), style="bold", min_width=12)
    table.add_column(say("cli-copies"), justify="right")
    table.add_column(say("cli-needs"))
    table.add_column(say("cli-text"), ratio=1)
    table.add_column(say("cli-legitimacy"), max_width=24)
    for card in deck:
        data = card_as_data(card)
        table.add_row(*(str(data[name]) for name in ("title", "copies", "requires", "text", "legitimacy")))
    console.print(table)


def cards(
    role: Annotated[str | None, typer.Option(help=say("cli-help-cards-role"), show_default=False)] = None,
    modules: Modules = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-help-cards-as-json"))] = False,
) -> None:
    """Show every action card with its text, those of the expansion too if its module is named."""
    decks = ALL_DECKS if Setup(4, modules=named_modules(modules)).plays_with(ActionCards.NAME) else DECKS
    if role is not None and role.upper() not in ROLES:
        raise BadSetup(f"no role {role!r}; the roles are {', '.join(ROLES)}")
    shown = [number for number, name in enumerate(ROLES) if role is None or role.upper() == name]
    if as_json:
        typer.echo(json.dumps([card_as_data(card) for number in shown for card in decks[number]]))
        return
    console = Console()
    for number in shown:
        print_deck(console, number, decks[number])
