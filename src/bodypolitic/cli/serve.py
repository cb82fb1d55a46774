"""`bodypolitic serve`: the table in the browser."""

import webbrowser
from dataclasses import replace
from typing import Annotated

import typer

from bodypolitic.cli.mistakes import UnusableFile
from bodypolitic.cli.wording import say

DATABASE = typer.Option(
    help=say("cli-help-database"),
    envvar="BODYPOLITIC_DATABASE",
    show_default=False,
)


def serve(
    host: Annotated[str, typer.Option(help=say("cli-help-serve-host"), envvar="BODYPOLITIC_HOST")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help=say("cli-help-serve-port"), envvar="BODYPOLITIC_PORT")] = 0,
    database: Annotated[str | None, DATABASE] = None,
    bot_delay: Annotated[float, typer.Option(help=say("cli-help-serve-bot-delay"), min=0)] = 0.5,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help=say("cli-help-serve-proxy"),
            envvar="BODYPOLITIC_PROXY",
            show_default=False,
        ),
    ] = None,
    origin: Annotated[
        list[str] | None,
        typer.Option(
            help=say("cli-help-serve-origin"),
            envvar="BODYPOLITIC_ORIGIN",
            show_default=False,
        ),
    ] = None,
    metrics_for: Annotated[
        list[str] | None,
        typer.Option(
            help=say("cli-help-serve-metrics-for"),
            envvar="BODYPOLITIC_METRICS_FOR",
            show_default=False,
        ),
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option(
            help=say("cli-help-serve-limit"),
            envvar="BODYPOLITIC_LIMIT",
            show_default=False,
        ),
    ] = None,
    bot_workers: Annotated[int | None, typer.Option(help=say("cli-help-serve-bot-workers"), min=1, max=64)] = None,
    bot_seconds: Annotated[float, typer.Option(help=say("cli-help-serve-bot-seconds"), min=0.1)] = 10,
    own_bot: Annotated[
        list[str] | None,
        typer.Option(help=say("cli-help-serve-own-bot"), show_default=False),
    ] = None,
    keep_days: Annotated[float, typer.Option(help=say("cli-help-serve-keep-days"), min=0)] = 365,
    keep_bots_hours: Annotated[float, typer.Option(help=say("cli-help-serve-keep-bots-hours"), min=0)] = 24,
    log_level: Annotated[
        str, typer.Option(help=say("cli-help-serve-log-level"), envvar="BODYPOLITIC_LOG_LEVEL")
    ] = "warning",
    log_json: Annotated[
        bool, typer.Option("--log-json", help=say("cli-help-serve-log-json"), envvar="BODYPOLITIC_LOG_JSON")
    ] = False,
    open_browser: Annotated[bool, typer.Option("--open", help=say("cli-help-serve-open-browser"))] = False,
) -> None:
    """Serve the table to browsers, on this machine or for others."""
    from bodypolitic.server.journal import write_to_stderr
    from bodypolitic.server.run import CannotServe, run
    from bodypolitic.server.settings import (
        BadSetting,
        Settings,
        default_database,
        limits_with,
        networks_from,
        origins_from,
        own_bots_from,
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
            proxies=networks_from(proxy or []),
            metrics_for=networks_from(metrics_for or []),
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
