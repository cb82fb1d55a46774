"""`bodypolitic serve`: the table in the browser."""

import webbrowser
from typing import Annotated

import typer

from bodypolitic.cli.mistakes import UnusableFile


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port to listen on; 0 takes a free one.")] = 0,
    database: Annotated[
        str | None,
        typer.Option(
            help="sqlite:///file or postgresql://...; a file in your data folder unless you say.", show_default=False
        ),
    ] = None,
    bot_delay: Annotated[float, typer.Option(help="Seconds that a bot waits before it chooses.", min=0)] = 0.5,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve the table to browsers, on this machine or for others."""
    from bodypolitic.server.run import CannotServe, run
    from bodypolitic.server.settings import Settings, default_database

    def tell(address: str) -> None:
        typer.echo(address)
        if open_browser:
            webbrowser.open(address)

    try:
        run(Settings(database or default_database(), bot_delay), host, port, tell)
    except CannotServe as problem:
        raise UnusableFile(str(problem)) from problem
