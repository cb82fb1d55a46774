"""Results in a file, a line for each as it comes, so that a run can be stopped at any time and goes on where it was."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from bodypolitic import __version__
from bodypolitic.bots.spread import spread
from bodypolitic.game.ground.errors import GameError
from bodypolitic.game.table.kept_table import RULES

Piece = TypeVar("Piece")
Done = TypeVar("Done", bound=tuple[Any, ...])


class AnotherRun(GameError):
    """A file that holds the results of something else."""


class KeptResults:
    """The results of a run in a file whose first line says what is run, by which rules and which version of this."""

    def __init__(self, file: Path, run: Mapping[str, object]) -> None:
        self._file = file
        self._first = json.dumps({**run, "rules": RULES, "version": __version__})
        self._lines = file.read_text(encoding="utf-8").split("\n")[:-1] if file.exists() else []  # all that are whole
        if self._lines and self._lines[0] != self._first:
            raise AnotherRun(
                f"{file} has the games of another run, of other rules or of other bots; "
                "name another file or take this one away"
            )

    @property
    def results(self) -> list[Any]:
        """What is kept, as plain data."""
        return [json.loads(line) for line in self._lines[1:]]

    def forget_after(self, results: int) -> None:
        """Forget all but so many results; the others are made again."""
        del self._lines[1 + results :]

    @contextmanager
    def adding(self) -> Iterator[Callable[[tuple[Any, ...]], None]]:
        """Add results after those that are kept; each is in the file as soon as it is added."""
        whole = "".join(f"{line}\n" for line in self._lines)
        self._file.parent.mkdir(parents=True, exist_ok=True)
        with self._file.open("a", encoding="utf-8") as file:
            file.truncate(len(whole.encode()))

            def add(line: str) -> None:
                file.write(f"{line}\n")
                file.flush()
                self._lines.append(line)

            if not self._lines:
                add(self._first)
            yield lambda result: add(json.dumps(result))


def go_on(
    kept: KeptResults | None,
    work: Callable[[Piece], Done],
    pieces: Sequence[Piece],
    made: Callable[..., Done],
    jobs: int | None = None,
    cluster: str | None = None,
) -> Iterator[Done]:
    """What the work makes of each piece, in their order: what is kept, then the rest, which is kept as it comes."""
    if kept is None:
        yield from spread(work, pieces, jobs, cluster)
        return
    before = [made(*result) for result in kept.results[: len(pieces)]]
    yield from before
    if len(before) == len(pieces):
        return
    with kept.adding() as add:
        for done in spread(work, pieces[len(before) :], jobs, cluster):
            add(done)
            yield done
