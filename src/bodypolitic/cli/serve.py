"""`bodypolitic serve`: the table in the browser."""

import webbrowser
from dataclasses import replace
from typing import Annotated

import typer

from bodypolitic.cli.mistakes import UnusableFile

DATABASE = typer.Option(
    help="sqlite:///file or postgresql://...; a file in your data folder unless you say.",
    envvar="BODYPOLITIC_DATABASE",
    show_default=False,
)


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen on; 0.0.0.0 lets others in.", envvar="BODYPOLITIC_HOST")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option(help="The port to listen on; 0 takes a free one.", envvar="BODYPOLITIC_PORT")
    ] = 0,
    database: Annotated[str | None, DATABASE] = None,
    bot_delay: Annotated[float, typer.Option(help="Seconds that a bot waits before it chooses.", min=0)] = 0.5,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="The address or network of a proxy before the server, whose X-Forwarded-For is believed.",
            envvar="BODYPOLITIC_PROXY",
            show_default=False,
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            help="The address of the page as browsers see it, where a proxy does not pass the Host header on.",
            envvar="BODYPOLITIC_ORIGIN",
            show_default=False,
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            help="Change a limit: NAME=NUMBER, as in docs/hosting.md.",
            envvar="BODYPOLITIC_LIMIT",
            show_default=False,
        ),
    ] = None,
    bot_workers: Annotated[
        int | None, typer.Option(help="Processes in which bots think; one less than there are cores.", min=1, max=64)
    ] = None,
    bot_seconds: Annotated[float, typer.Option(help="Seconds that a bot may think about a decision.", min=0.1)] = 10,
    own_bot: Annotated[
        list[str] | None,
        typer.Option(help="A bot of your own: NAME=path/to/file.py:Class or NAME=MODULE:CLASS.", show_default=False),
    ] = None,
    keep_days: Annotated[
        float, typer.Option(help="Days after which an untouched table is deleted; 0 keeps it for ever.", min=0)
    ] = 365,
    keep_bots_hours: Annotated[
        float, typer.Option(help="Hours after which a table without people is deleted; 0 keeps it for ever.", min=0)
    ] = 24,
    log_level: Annotated[
        str, typer.Option(help="debug, info, warning or error.", envvar="BODYPOLITIC_LOG_LEVEL")
    ] = "warning",
    log_json: Annotated[bool, typer.Option("--log-json", help="Log as JSON.", envvar="BODYPOLITIC_LOG_JSON")] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Serve the table to browsers, on this machine or for others."""
    from bodypolitic.server.journal import write_to_stderr
    from bodypolitic.server.run import CannotServe, run
    from bodypolitic.server.settings import (
        BadSetting,
        Settings,
        default_database,
        limits_with,
        origins_from,
        own_bots_from,
        proxies_from,
    )

    def tell(address: str) -> None:
        typer.echo(address)
        if open_browser:
            webbrowser.open(address)

    try:
        write_to_stderr(log_level, log_json)
        settings = Settings(
            database or default_database(),
            bot_delay,
            origins=origins_from(origin or []),
            proxies=proxies_from(proxy or []),
            bot_seconds=bot_seconds,
            own_bots=own_bots_from(own_bot or []),
            keep_days=keep_days,
            keep_bots_hours=keep_bots_hours,
            limits=limits_with(limit or []),
        )
        if bot_workers is not None:
            settings = replace(settings, bot_workers=bot_workers)
        run(settings, host, port, tell)
    except (CannotServe, BadSetting) as problem:
        raise UnusableFile(str(problem)) from problem
