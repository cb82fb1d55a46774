"""The command `bodypolitic`, and `python -m bodypolitic`.

The library needs nothing but Python. What a command needs beyond it comes with an extra, and is asked for by name here.
"""

from importlib import import_module
from typing import Final

# The extra that brings each module which some command imports.
EXTRAS: Final = {
    "fluent": "terminal",
    "rich": "terminal",
    "typer": "terminal",
    "alembic": "table",
    "fastapi": "table",
    "orjson": "table",
    "platformdirs": "table",
    "prometheus_client": "table",
    "psycopg": "table",
    "pydantic": "table",
    "pydantic_core": "table",
    "sqlalchemy": "table",
    "starlette": "table",
    "typing_extensions": "table",
    "uvicorn": "table",
    "websockets": "table",
    "pyarrow": "rl",
    "ray": "cluster",
}


def main() -> None:
    """Run the command that the user typed, or say what it lacks."""
    try:
        import_module("bodypolitic.cli.main").main()
    except ModuleNotFoundError as missing:
        extra = EXTRAS.get((missing.name or "").split(".")[0])
        if extra is None:
            raise
        lacking = f"This needs more than the library. Install it with: pip install 'bodypolitic[{extra}]'"
        raise SystemExit(lacking) from missing


if __name__ == "__main__":
    main()
