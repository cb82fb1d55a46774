"""Sentences that are hard in other languages come out right, here and in the page (`web/tests/words.test.ts`) alike."""

import json
from pathlib import Path

import pytest

from bodypolitic.words import catalogue as module
from bodypolitic.words.catalogue import Catalogue

KEPT = Path(__file__).parent / "sentences"


@pytest.mark.parametrize("language", ["pl", "uk", "it"])
def test_hard_sentences_come_out_right(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / language).mkdir()
    (tmp_path / language / "words.ftl").symlink_to(KEPT / f"{language}.ftl")
    monkeypatch.setattr(module, "_locales", lambda: tmp_path)
    words = Catalogue(language)
    for one in json.loads((KEPT / f"{language}.json").read_text(encoding="utf-8")):
        assert words.text(one["message"], one["values"]) == one["text"]
