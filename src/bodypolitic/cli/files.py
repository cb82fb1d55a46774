"""Reading and writing the files of saved games and positions."""

import json
import os
import tomllib
from pathlib import Path
from typing import Any

from bodypolitic.cli.mistakes import UnusableFile
from bodypolitic.game.game import Game


def read_json(path: Path) -> Any:
    """The data in a JSON file."""
    text = _read(path)
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as problem:
        raise UnusableFile(f"{path} is no saved game: not JSON ({problem})") from problem


def read_toml(path: Path) -> dict[str, object]:
    """The data in a TOML file."""
    text = _read(path)
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as problem:
        raise UnusableFile(f"{path} is no position: not TOML ({problem})") from problem


def _read(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise UnusableFile(f"can't read {path}: {problem.strerror}") from problem
    except UnicodeDecodeError as problem:
        raise UnusableFile(f"can't read {path}: it is no text in UTF-8") from problem


def write_save(path: Path, game: Game) -> None:
    """Save a game; a file that is already there stays whole until the new one is."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        draft.write_text(json.dumps(game.save(), indent=1) + "\n", encoding="utf-8")
        draft.replace(path)
    except OSError as problem:
        draft.unlink(missing_ok=True)
        raise UnusableFile(f"can't save to {path}: {problem.strerror}") from problem
