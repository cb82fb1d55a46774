"""The log that an operator reads: one line an event, with names for its figures; no hand, token or list of options."""

import json
import logging
import time
import traceback
from typing import Final

from bodypolitic.server.metrics import Metrics
from bodypolitic.server.settings import BadSetting

LOGGER: Final = logging.getLogger("bodypolitic")
LIBRARIES: Final = ("uvicorn.error", "asyncio")
LEVELS: Final = ("debug", "info", "warning", "error")
SECONDS_BETWEEN_ALIKE: Final = 10.0  # what floods the server does not flood the log


class Lines(logging.Formatter):
    """`time=... level=... event=... table=...`, or the same as JSON. An exception is its kind and its place."""

    def __init__(self, as_json: bool = False) -> None:
        super().__init__()
        self._as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        fields: dict[str, object] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage().strip(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            fields["problem"] = problem_of(record.exc_info[1])
        if self._as_json:
            return json.dumps(fields, ensure_ascii=False)
        return " ".join(f"{name}={_quoted(str(value))}" for name, value in fields.items())


def _quoted(value: str) -> str:
    """A value that can't be taken for two, nor for another line."""
    plain = value and value.isprintable() and not any(mark in value for mark in ' "=')
    return value if plain else json.dumps(value, ensure_ascii=False)


def problem_of(problem: BaseException) -> str:
    """The kind of an exception and the place it came from; its own words may tell a hand or a password."""
    frames = traceback.extract_tb(problem.__traceback__)
    place = f" at {frames[-1].filename.rpartition('/')[2]}:{frames[-1].lineno}" if frames else ""
    return f"{type(problem).__name__}{place}"


class Overheard(logging.Filter):
    """What worries a library becomes an event of ours: strangers can bring it about, so it is told now and then.

    Its words may go on with what was sent; the first line is enough to know it by.
    """

    def __init__(self, journal: "Journal") -> None:
        super().__init__()
        self._journal = journal

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether the library writes it itself."""
        if record.levelno < logging.WARNING:
            return True
        why = str(record.msg).strip().partition("\n")[0]
        problem = record.exc_info[1] if record.exc_info else None
        fields = {} if problem is None else {"problem": problem_of(problem)}
        self._journal.tell_now_and_then(record.levelname.lower(), "library", why, **fields)
        return False


class Journal:
    """Writes events, those that come thick and fast only now and then, with their number; refusals are counted too."""

    def __init__(self) -> None:
        self.metrics = Metrics()
        self._last: dict[tuple[str, str], float] = {}
        self._untold: dict[tuple[str, str], int] = {}

    def overhear(self) -> None:
        """Tell what worries the libraries from now on, in their place."""
        for name in LIBRARIES:
            logging.getLogger(name).filters = [Overheard(self)]

    def tell(self, level: str, event: str, **fields: object) -> None:
        """Write an event."""
        LOGGER.log(getattr(logging, level.upper()), event, extra={"fields": fields})

    def refuse(self, level: str, why: str, **fields: object) -> None:
        """Count a refusal, and write it now and then."""
        self.metrics.refused.labels(why).inc()
        self.tell_now_and_then(level, "refused", why, **fields)

    def tell_now_and_then(self, level: str, event: str, why: str, **fields: object) -> None:
        """Write an event unless one like it was written a moment ago; the next line says how many were not."""
        alike = event, why
        now = time.monotonic()
        if now - self._last.get(alike, -SECONDS_BETWEEN_ALIKE) < SECONDS_BETWEEN_ALIKE:
            self._untold[alike] = self._untold.get(alike, 0) + 1
            return
        self._last[alike] = now
        self.tell(level, event, why=why, **fields, untold=self._untold.pop(alike, 0))


def write_to_stderr(level: str, as_json: bool) -> None:
    """Have the server's own events, and what worries its libraries, written as lines."""
    if level not in LEVELS:
        raise BadSetting(f"no log level {level!r}; the levels are {', '.join(LEVELS)}")
    handler = logging.StreamHandler()
    handler.setFormatter(Lines(as_json))
    for name in (LOGGER.name, "uvicorn", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        # At debug uvicorn writes down every message, with hands and tokens.
        logger.setLevel(
            level.upper() if logger is LOGGER else max(logging.WARNING, logging.getLevelName(level.upper()))
        )
