"""The catalogues have just the messages that are asked for, and each speaks only of values that it is given."""

import ast
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from bodypolitic.game.components.actions import BASIC_ACTION_NAMES, FREE_ACTION_NAMES
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import LABOR_MARKET, A
from bodypolitic.game.records.kinds import UNEMPLOYED
from bodypolitic.game.records.refusals import Unavailable, needs_section
from bodypolitic.game.rules.basic_actions import lobby
from bodypolitic.server.foresight import FORESEEN
from bodypolitic.words.catalogue import ENGLISH, OFFERED, PLURAL_CATEGORIES, Catalogue, browser_source, catalogue
from bodypolitic.words.names import value_for
from bodypolitic.words.occasions import ASKED_BY_RULE, ASKS_ONLY, TURN
from bodypolitic.words.questions import reason_text, refusal_text
from tests.words import teller
from tests.words.declared import (
    FAMILIES,
    NAMED_KINDS,
    OWN,
    PLACE,
    SOURCES,
    WEB,
    entries_of_file,
    messages_in,
    names_in,
    values_in,
)

LOBBY = lobby.BASIC_ACTION.option


@pytest.mark.parametrize("language", OFFERED)
@pytest.mark.parametrize("family", FAMILIES)
def test_every_kind_has_its_message(family: str, language: str) -> None:
    there = {name for name in messages_in(language) if name.startswith(f"{family}-")}
    assert there == {f"{family}-{name}" for name in FAMILIES[family]}


@pytest.mark.parametrize("language", OFFERED)
@pytest.mark.parametrize("family", FAMILIES)
def test_a_message_speaks_only_of_values_of_its_kind(family: str, language: str) -> None:
    messages = messages_in(language)
    for name, kinds in FAMILIES[family].items():
        for value, function in values_in(messages[f"{family}-{name}"]):
            assert value in kinds, f"{family}-{name} has no value {value}"
            kind = kinds[value]
            words, figures = {"WORD", "COUNT"}, {"", "SIGNED", "COUNT", "MONEY"}
            expected = {"PLACE"} if kind == PLACE else words if kind in NAMED_KINDS else figures
            assert function in expected | {"select"}, f"{family}-{name}: {value} given to {function or 'no function'}"


@pytest.mark.parametrize("language", OFFERED)
@pytest.mark.parametrize("kind", NAMED_KINDS)
def test_every_code_has_a_name(kind: str, language: str) -> None:
    for value in NAMED_KINDS[kind]:
        assert catalogue(language).text(str(value_for(kind, value, language)))


@pytest.mark.parametrize("language", OFFERED)
def test_every_action_has_a_short_name_for_its_button(language: str) -> None:
    written = messages_in(language)
    assert [one for one in (*BASIC_ACTION_NAMES, *FREE_ACTION_NAMES) if f"ui-act-{one}" not in written] == []


def constants_in(path: Path) -> set[str]:
    """The strings in a module, and the beginnings of those that are put together, such as `error-*`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            found.add(f"{node.values[0].value!s}*")
    return found


def test_every_message_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()
    lookup, text = FluentBundle._lookup, Catalogue.text

    def noting_lookup(bundle: FluentBundle, entry_id: str, term: bool = False) -> object:
        used.add(entry_id)
        return lookup(bundle, entry_id, term)

    def noting_text(words: Catalogue, message: str, values: dict[str, str | int] | None = None, form: str = "") -> str:
        if form:
            used.add(f"{message}.{form}")
        return text(words, message, values, form)

    monkeypatch.setattr(FluentBundle, "_lookup", noting_lookup)
    monkeypatch.setattr(Catalogue, "text", noting_text)
    catalogue.cache_clear()
    assert teller.faults(ENGLISH) == []
    named = set().union(*(constants_in(path) for path in SOURCES.rglob("*.py")))
    families = tuple(f"{family}-" for family in FAMILIES)  # checked above
    begun = tuple(
        name[:-1] for path in (SOURCES / "server").rglob("*.py") for name in constants_in(path) if "-*" in name
    )
    values = {f"{name}.value" for name in named if name.startswith("figure-")}  # a figure's label asks for its value
    unused = names_in(ENGLISH) - used - named - values
    unused = {name for name in unused if not name.startswith((*families, "ui-", *begun))}
    unused -= {name for name in unused if name.rpartition(".")[2] in PLURAL_CATEGORIES}  # a word has all of them
    unused -= {name for name in unused if re.fullmatch(r"line-.*\.(counted|figure)", name)}  # see test_following
    assert unused == set()


@pytest.mark.parametrize("language", OFFERED)
def test_every_detail_of_an_option_has_its_message(language: str) -> None:
    constants = {name for path in (SOURCES / "words").glob("*.py") for name in constants_in(path)}
    named = {name for name in constants if re.fullmatch(r"detail-[a-z-]+", name)}
    assert named == {name for name in messages_in(language) if name.startswith("detail-")}


def keys_in_web() -> tuple[set[str], tuple[str, ...]]:
    """The messages that the browser's sources name, and the beginnings of those that they put together."""
    keys: set[str] = set()
    begun: set[str] = set()
    for path in WEB.rglob("*"):
        if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".test.ts"):
            for key, more in re.findall(r"""['"`](ui-[A-Za-z0-9-]*)(\$\{)?""", path.read_text(encoding="utf-8")):
                (begun if more else keys).add(key)
    return keys, tuple(sorted(begun))


@pytest.mark.parametrize("language", OFFERED)
def test_the_browser_has_its_words_and_no_others(language: str) -> None:
    if not WEB.exists():
        return  # an installed package comes without the browser's sources
    there = {name for name in messages_in(language) if name.startswith("ui-")}
    keys, begun = keys_in_web()
    assert keys - there == set(), "the browser asks for words that are not there"
    assert [start for start in begun if not any(name.startswith(start) for name in there)] == []
    unused = {name for name in there - keys if not name.startswith(begun)}
    assert unused == set(), "words that the browser has no use for"


@pytest.mark.parametrize("language", OFFERED)
def test_the_browser_names_roles_and_goods_by_their_own_messages(language: str) -> None:
    """So that a language can give them the form that a sentence needs."""
    named = {"role", "resource", "policy", "phase", "module", "item"}
    for name, message in messages_in(language).items():
        for value, function in values_in(message) if name.startswith("ui-") else ():
            assert function in {"WORD", "COUNT"} or value not in named, (
                f"{name}: {value} given to {function or 'no function'}"
            )


@pytest.mark.parametrize("language", OFFERED)
def test_what_the_browser_gets_is_complete(language: str) -> None:
    source = browser_source(language)
    body = FluentParser().parse(source).body
    there = {entry.id.name for entry in body if isinstance(entry, Message)}
    assert {"ui-lobby-title", "role-WC", "either", "counted", "money", "title-company-supermarket"} <= there
    own = {entry.id.name for entry in entries_of_file(language, OWN)}
    assert set(re.findall(r"\{ ([a-z][\w-]*) \}", source)) <= there | own


def test_a_refusal_names_the_action_and_the_page() -> None:
    game = Game.new(players=2, seed=1)
    refusal = Unavailable(LOBBY, 19, needs_section(LABOR_MARKET, "2B 2C")[A])
    expected = "needs 2B or 2C; Labor Market is at 2A (p. 19)"
    assert reason_text(refusal) == expected
    assert refusal_text(game.decision, refusal) == f"Lobby: {expected}"


def test_what_goes_by_kinds_of_options_and_questions_names_none_that_there_is_not() -> None:
    asked = {kind for kinds in ASKS_ONLY.values() for kind in kinds} | {TURN, *ASKED_BY_RULE}
    assert asked - FAMILIES["question"].keys() == set()
    assert FORESEEN - FAMILIES["option"].keys() == set()


def test_an_unknown_kind_of_value_has_no_words() -> None:
    with pytest.raises(KeyError):
        value_for("weather", 0, ENGLISH)


def test_workers_without_a_company_have_a_place() -> None:
    assert value_for(PLACE, UNEMPLOYED, ENGLISH) == "place-unemployed"
