"""The options by which commands are told who plays and with which modules."""

from typing import Annotated, Final

import typer

from bodypolitic.bots.registry import AUTOMAS, BOTS
from bodypolitic.cli.wording import say

BOTS_THERE_ARE: Final = say("cli-bots", names=", ".join(BOTS))
Seats = Annotated[
    list[str] | None,
    typer.Option(
        "--seat",
        help=say("cli-help-seat", names=", ".join((*BOTS, *AUTOMAS))),
        show_default=False,
    ),
]
Modules = Annotated[
    str | None,
    typer.Option(
        help=say("cli-help-modules"),
        show_default=False,
    ),
]


def named_seats(seats: list[str] | None) -> dict[str, str]:
    """The bots of `WC=steady` and its like, by role."""
    named: dict[str, str] = {}
    for seat in seats or []:
        role, sign, bot = seat.partition("=")
        if not sign or not bot:
            raise typer.BadParameter(say("cli-no-seat", seat=seat))
        named[role.upper()] = bot
    return named


def named_modules(modules: str | None) -> tuple[str, ...]:
    """The modules of a list with commas."""
    return tuple(name.strip() for name in modules.split(",")) if modules else ()
