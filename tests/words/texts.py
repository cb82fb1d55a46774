"""Everything that cards say, kept as files to be read: `make texts` writes them anew after a change that is meant."""

from pathlib import Path
from typing import Final

from bodypolitic.words.catalogue import OFFERED
from tests.words import teller

KEPT: Final = Path(__file__).parent / "texts"


def texts_of(language: str) -> dict[str, str]:
    """The texts of a language by family: a line for each card, with its id."""
    families: dict[str, list[str]] = {}
    with teller.strictly():
        for name, tell in teller.cards(language).items():
            family, _, card = name.partition(" ")
            families.setdefault(family, []).append(f"{card}: {tell()}")
    return {family: "\n".join([*lines, ""]) for family, lines in families.items()}


def main() -> None:
    """Write the texts of all languages that are offered."""
    for language in OFFERED:
        folder = KEPT / language
        folder.mkdir(parents=True, exist_ok=True)
        for family, text in texts_of(language).items():
            (folder / f"{family}.txt").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
