"""Catalogues refuse what they don't have, instead of printing half a message."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Junk, Message, Term

from bodypolitic.words import catalogue as module
from bodypolitic.words.catalogue import BadMessage, Catalogue, UnknownLanguage, catalogue, languages
from tests.samples import mostly_long
from tests.words import teller


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
    assert told == {-16: "\u221216\u00a0V", 0: "0\u00a0V", 16: "+16\u00a0V"}


def test_lists_are_joined() -> None:
    words = catalogue("en")
    assert words.joined("all", ["a"]) == "a"
    assert words.joined("all", ["a", "b"]) == "a and b"
    assert words.joined("either", ["a", "b", "c", "d"]) == "a, b, c or d"
    assert words.joined("choices", ["a", "b", "c"], before_last="choices") == "a; or b; or c"


def test_a_file_with_something_else_than_messages_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "de").mkdir()
    (tmp_path / "de" / "words.ftl").write_text("Food = Food\nno message at all\n", encoding="utf-8")
    monkeypatch.setattr(module, "_locales", lambda: tmp_path)
    with pytest.raises(BadMessage, match=r"de/words\.ftl has something that is no message: no message at all"):
        Catalogue("de")


@pytest.mark.parametrize("language", mostly_long(languages(), 1))
def test_every_entry_is_read_as_in_its_whole_file(language: str) -> None:
    whole = {}
    for file in sorted((Path(str(module._locales())) / language).iterdir()):
        resource = FluentResource(file.read_text(encoding="utf-8"))
        assert not [entry for entry in resource.body if isinstance(entry, Junk)]
        for entry in resource.body:
            if isinstance(entry, Message | Term):
                name = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
                assert name not in whole, f"{name} is there twice"
                whole[name] = entry
    sources = module.entries(language)
    assert list(sources) == list(whole)
    for name, source in sources.items():
        [alone] = [entry for entry in FluentResource(source).body if isinstance(entry, Message | Term)]
        assert alone.equals(whole[name], ignored_fields=["span", "comment"])


@pytest.fixture
def polish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Catalogue]:
    """A Polish catalogue that is far from complete, as a table meets it: what can't be said is said otherwise."""
    messages = """
role-WC = Klasa Robotnicza
    .dat = Klasie Robotniczej
resource-influence = Wpływ
    .one = Wpływ
    .few = Wpływy
    .many = Wpływów
counted = { $number } { $thing }
story-passed = Pasuje: { WORD($who, form: "gen") }.
gains = zyskuje { COUNT($amount, $resource) }
broken = { $nothing } { NOTHING() }
gain-vp = zdobądź { $nothing } PZ
"""
    (tmp_path / "en").symlink_to(Path(str(module._locales())) / "en")
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "words.ftl").write_text(messages, encoding="utf-8")
    monkeypatch.setattr(module, "_locales", lambda: tmp_path)
    with teller.leniently():
        yield Catalogue("pl")


def test_a_form_that_is_not_there_is_replaced_by_the_word_itself_and_logged_once(
    polish: Catalogue, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(2):
        assert polish.text("story-passed", {"who": "role-WC"}) == "Pasuje: Klasa Robotnicza."
    assert [record.getMessage() for record in caplog.records] == ["words in pl: there is no message role-WC.gen"]


def test_a_message_that_is_not_there_or_broken_is_said_in_english(polish: Catalogue) -> None:
    assert polish.text("role-MC", form="dat") == "Middle Class"
    assert polish.text("gain-vp", {"amount": 3}) == "gain 3 VP"


def test_what_no_language_can_say_shows_its_id(polish: Catalogue) -> None:
    assert polish.text("broken") == "broken"


@pytest.mark.parametrize(
    ("amount", "text"), [(0, "Wpływów"), (1, "Wpływ"), (2, "Wpływy"), (5, "Wpływów"), (22, "Wpływy")]
)
def test_a_counted_word_takes_the_form_of_its_number(polish: Catalogue, amount: int, text: str) -> None:
    assert polish.text("gains", {"amount": amount, "resource": "resource-influence"}) == f"zyskuje {amount} {text}"


@pytest.mark.parametrize(
    ("language", "titles"),
    [
        ("en", ["Academy", "Bid Rigging", "Clinic"]),
        ("pl", ["Bar", "Biuro", "Ćwiczenia", "Dom", "Lot", "Łąka", "Państwo", "Sąd", "Śmiech", "Zysk", "Żniwa"]),
        ("uk", ["Гроші", "Експорт", "Єдність", "Заклик", "Іспит", "Їжа", "Йод", "Клініка", "Я"]),
        ("it", ["Città", "Città Aperta", "Dazio", "È Tempo", "Elezioni"]),
    ],
)
def test_titles_are_sorted_by_the_alphabet_of_the_language(language: str, titles: list[str]) -> None:
    mixed = titles[1::2] + titles[::2]
    assert sorted(mixed, key=catalogue(language).in_order) == titles


@pytest.mark.parametrize(
    ("language", "page"),
    [("en", "p. 16"), ("uk", "\u0441.\u00a016"), ("pl", "str.\u00a016"), ("it", "p.\u00a016 del regolamento inglese")],
)
def test_a_page_is_that_of_the_language_s_rulebook_or_said_to_be_english(language: str, page: str) -> None:
    for message in ("refused-because", "ui-sheet-page"):
        assert page in catalogue(language).text(message, {"why": "", "name": "", "page": 16})
