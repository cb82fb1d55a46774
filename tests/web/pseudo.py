"""A language for tests: English with every letter marked and every word longer, so that faults show.

Run as a module it is the command `bodypolitic` with that language besides English, under a code that browsers know.
"""

import re
import sys
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor

from bodypolitic.words import catalogue

CODE: Final = "eo"  # its real words are nobody's business here
LONGER: Final = 1.4
PLAIN: Final = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
MARKED: Final = "áƀçðéƒĝĥíĵķłɱñóþǫŕšťúṽŵẋýžÁɃÇÐÉƑĜĤÍĴĶŁṀÑÓÞǪŔŠŤÚṼŴẊÝŽ"
MARKS: Final = str.maketrans(PLAIN, MARKED)
ENGLISH: Final = Path(str(catalogue._locales())) / "en"


def lengthened(word: str) -> str:
    """A word with every letter marked, and the last one repeated until it is long enough."""
    marked = word.translate(MARKS)
    return marked + marked[-1:] * (round(len(word) * LONGER) - len(word))


class _Marker(Visitor):
    """Marks all text of a message."""

    def visit_TextElement(self, node: TextElement) -> None:
        """Text, word by word; signs and figures stay."""
        node.value = re.sub(r"[A-Za-z]{2,}", lambda word: lengthened(word[0]), node.value)


def write_pseudo_language(folder: Path) -> None:
    """Write English and the marked language into a folder of languages."""
    (folder / "en").symlink_to(ENGLISH)
    (folder / CODE).mkdir()
    for file in ENGLISH.iterdir():
        body = FluentParser().parse(file.read_text(encoding="utf-8"))
        _Marker().visit(body)
        (folder / CODE / file.name).write_text(FluentSerializer().serialize(body), encoding="utf-8")


def main() -> None:
    """The command `bodypolitic`, which offers the marked language too."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        write_pseudo_language(folder)
        catalogue._locales = lambda: folder
        catalogue.OFFERED = ("en", CODE)  # type: ignore[misc, assignment]
        sys.argv[0] = "bodypolitic"
        import_module("bodypolitic.cli.main").main()  # only now, since modules take the list when they are read


if __name__ == "__main__":
    main()
