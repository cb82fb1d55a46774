"""`bodypolitic admin`: what somebody who runs a server does with its tables."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from bodypolitic.cli.mistakes import UnusableFile, mistakes_in_words
from bodypolitic.cli.serve import DATABASE
from bodypolitic.cli.wording import say

if TYPE_CHECKING:
    from bodypolitic.server.administration import Administration
    from bodypolitic.server.store import StoredTable

admin = typer.Typer(help=say("cli-help-admin"), no_args_is_help=True)
Database = Annotated[str | None, DATABASE]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help=say("cli-help-table"))]
JustDoIt = Annotated[bool, typer.Option("--yes", help=say("cli-help-yes"))]


@contextmanager
def _told_in_a_sentence() -> Iterator[None]:
    """What can't be done."""
    from bodypolitic.server.administration import CannotDo
    from bodypolitic.server.run import CannotServe

    with mistakes_in_words():
        try:
            yield
        except (CannotDo, CannotServe, OSError, json.JSONDecodeError, UnicodeDecodeError) as problem:
            raise UnusableFile(str(problem)) from problem


@contextmanager
def _administration(database: str | None, new: bool = False) -> "Iterator[Administration]":
    """The database of a server, or a new one if that may be."""
    from bodypolitic.server.administration import Administration
    from bodypolitic.server.run import check_database
    from bodypolitic.server.settings import default_database

    url = database or default_database()
    with _told_in_a_sentence():
        check_database(url, new)
        administration = Administration(url, new)
        yield administration
        administration.close()


@admin.command("list", help=say("cli-help-admin-list"))
def list_tables(
    database: Database = None,
    most: Annotated[int, typer.Option(help=say("cli-help-admin-list-most"), min=1)] = 100,
) -> None:
    """List tables, those played at last first."""
    with _administration(database) as administration:
        for table in administration.tables(most):
            typer.echo(_line(table))


def _line(table: "StoredTable") -> str:
    state = "closed" if table.closed else "over" if table.over else f"round {table.round}, {table.phase}"
    people = ", ".join(f"{role} {seat.name or seat.kind}" for role, seat in table.seats.items())
    return f"{table.id}  {time.strftime('%Y-%m-%d %H:%M', time.gmtime(table.updated))}  {state}  {people}"


@admin.command(help=say("cli-help-admin-show"))
def show(table: TableId, database: Database = None) -> None:
    """Show one table; no hand and no link."""
    with _administration(database) as administration:
        found = administration.table(table)
        typer.echo(_line(found))
        typer.echo(f"{administration.moves(table)} moves; modules: {', '.join(found.modules) or 'none'}")
        for role, seat in found.seats.items():
            kind = f"{seat.kind} {seat.bot}" if seat.kind in {"bot", "automa"} else seat.kind
            typer.echo(f"{role}: {seat.name or '-'} ({kind}{'' if seat.taken else ', open'})")


@admin.command("export", help=say("cli-help-admin-export"))
def export_table(
    table: TableId,
    file: Annotated[Path, typer.Argument(help=say("cli-help-admin-export-file"))],
    database: Database = None,
) -> None:
    """Write all of a table to a file; whoever has it knows every secret of the game."""
    with _administration(database) as administration:
        data = json.dumps(administration.export(table))
        with file.open("x", encoding="utf-8") as target:
            target.write(data)
        typer.echo(str(file))


@admin.command("import", help=say("cli-help-admin-import"))
def import_table(
    file: Annotated[Path, typer.Argument(help=say("cli-help-admin-import-file"))], database: Database = None
) -> None:
    """Put an exported table into the database; its links hold there as well."""
    from bodypolitic.server.administration import check_export

    with _told_in_a_sentence():
        exported = json.loads(file.read_text(encoding="utf-8"))
        check_export(exported)
    with _administration(database, new=True) as administration:
        typer.echo(administration.import_table(exported))


@admin.command(help=say("cli-help-admin-close"))
def close(table: TableId, database: Database = None) -> None:
    """Let nobody play at a table any more; what was played is kept."""
    with _administration(database) as administration:
        administration.close_table(table)


@admin.command(help=say("cli-help-admin-delete"))
def delete(table: TableId, database: Database = None, yes: JustDoIt = False) -> None:
    """Delete a table."""
    with _administration(database) as administration:
        administration.table(table)
        if yes or typer.confirm(f"Delete table {table} for good?"):
            administration.delete_table(table)


@admin.command(help=say("cli-help-admin-purge"))
def purge(
    days: Annotated[float, typer.Argument(help=say("cli-help-admin-purge-days"), min=0)],
    database: Database = None,
    yes: JustDoIt = False,
) -> None:
    """Delete all tables that nobody has touched for so many days."""
    with _administration(database) as administration:
        found = administration.untouched(days)
        if found and not yes and not typer.confirm(f"Delete {len(found)} tables for good?"):
            found = []
        for table in found:
            administration.delete_table(table)
        typer.echo(f"{len(found)} tables")


@admin.command(help=say("cli-help-admin-link"))
def link(
    table: TableId,
    role: Annotated[str, typer.Argument(help=say("cli-help-admin-link-role"))],
    site: Annotated[str, typer.Option(help=say("cli-help-admin-link-site"))] = "http://127.0.0.1:8000/",
    database: Database = None,
) -> None:
    """Make a new link to a seat whose player has lost the old one, which is void then."""
    with _administration(database) as administration:
        typer.echo(f"{site.rstrip('/')}/{administration.new_link(table, role)}")


@admin.command(help=say("cli-help-admin-message"))
def message(
    words: Annotated[str, typer.Argument(help=say("cli-help-admin-message-words"))], database: Database = None
) -> None:
    """Say something to everybody at every table."""
    with _administration(database) as administration:
        administration.tell_everybody(words)


@admin.command(help=say("cli-help-admin-backup"))
def backup(
    file: Annotated[Path, typer.Argument(help=say("cli-help-admin-backup-file"))], database: Database = None
) -> None:
    """Copy an SQLite database as it is at one moment, also while a server writes to it."""
    with _administration(database) as administration:
        administration.back_up(file)
        typer.echo(str(file))


@admin.command(help=say("cli-help-admin-restore"))
def restore(
    file: Annotated[Path, typer.Argument(help=say("cli-help-admin-restore-file"))],
    database: Database = None,
    yes: JustDoIt = False,
) -> None:
    """Make an SQLite database what a backup says; whatever came after it is lost."""
    from bodypolitic.server.administration import check_backup

    with _told_in_a_sentence():
        check_backup(file)
    if yes or typer.confirm("Everything since the backup will be lost. Go on?"):
        with _administration(database, new=True) as administration:
            administration.restore(file)
