"""Catalogues refuse what they don't have, instead of printing half a message."""

from pathlib import Path

import pytest

from bodypolitic.words import catalogue as module
from bodypolitic.words.catalogue import BadMessage, Catalogue, UnknownLanguage, catalogue, languages


def test_english_is_there() -> None:
    assert "en" in languages()
    assert catalogue("en") is catalogue("en")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="no language 'tlh'; there are en"):
        Catalogue("tlh")


@pytest.mark.parametrize("message", ["nothing-like-it", "gain-vp.nothing-like-it"])
def test_a_missing_message_is_refused(message: str) -> None:
    name, _, form = message.partition(".")
    assert not catalogue("en").has(name, form)
    with pytest.raises(BadMessage, match=f"there is no message {message}"):
        catalogue("en").text(name, {}, form)


def test_a_missing_value_is_refused() -> None:
    with pytest.raises(BadMessage, match=r"gain-vp: .*amount"):
        catalogue("en").text("gain-vp")


def test_a_missing_word_is_refused() -> None:
    with pytest.raises(BadMessage, match="there is no message resource-gold"):
        catalogue("en").text("sell-to-state", {"resource": "resource-gold", "up_to": 1, "price": 1})


def test_less_than_nothing_has_a_true_minus() -> None:
    told = {amount: catalogue("en").text("picked-money", {"amount": amount}) for amount in (-16, 0, 16)}
    assert told == {-16: "\u221216 V", 0: "+0 V", 16: "+16 V"}


def test_lists_are_joined() -> None:
    words = catalogue("en")
    assert words.joined("all", ["a"]) == "a"
    assert words.joined("all", ["a", "b"]) == "a and b"
    assert words.joined("either", ["a", "b", "c", "d"]) == "a, b, c or d"
    assert words.joined("choices", ["a", "b", "c"], before_last="choices") == "a; or b; or c"


def test_a_file_with_something_else_than_messages_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "xx").mkdir()
    (tmp_path / "xx" / "words.ftl").write_text("food = food\nno message at all\n", encoding="utf-8")
    monkeypatch.setattr(module, "_locales", lambda: tmp_path)
    with pytest.raises(BadMessage, match=r"xx/words\.ftl has something that is no message: no message at all"):
        Catalogue("xx")
