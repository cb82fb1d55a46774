"""The catalogues have just the messages that are asked for, and each speaks only of values that it is given."""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import TypeVar

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, FunctionReference, Message, SelectExpression, VariableReference

import bodypolitic
from bodypolitic.game.cards.company_effects import MAY_BUY_FROM_STATE
from bodypolitic.game.cards.effects import Effect
from bodypolitic.game.components.actions import BASIC_ACTION, BASIC_ACTIONS, FREE_ACTIONS
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.components.hidden_agenda_cards import HIDDEN_AGENDAS
from bodypolitic.game.expansions.action_cards.decks import ALL_DECKS
from bodypolitic.game.expansions.crisis_response.deck import DECK as CRISIS_DECK
from bodypolitic.game.expansions.historical_events.card import HISTORICAL_EVENTS
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import (
    AI_CARDS_EACH,
    LABOR_MARKET,
    POLICIES,
    WC,
    A,
    BasicActionId,
    PolicyNumber,
    Section,
    policy_of,
)
from bodypolitic.game.modules import AUTOMA_MAKERS
from bodypolitic.game.records.happenings import Happening, WageSet
from bodypolitic.game.records.kinds import KINDS, UNEMPLOYED
from bodypolitic.game.records.options import OPTION_KINDS, OpenCompany, TakeBasicAction
from bodypolitic.game.records.record import Record, kebab, public_name
from bodypolitic.game.records.refusals import Lacking, PolicyHasABill, Refusal, Unavailable, needs_section
from bodypolitic.game.rules.politics.elections import Motion
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.steps import Ask, SecretAsk, Step
from bodypolitic.words.automas import describe_ai_card
from bodypolitic.words.catalogue import ENGLISH, Catalogue, browser_source, catalogue, languages
from bodypolitic.words.crisis_response import describe_crisis_card
from bodypolitic.words.describe import describe_card, describe_effects
from bodypolitic.words.events import describe_event
from bodypolitic.words.hidden_agendas import describe_agenda, describe_progress
from bodypolitic.words.historical_events import describe_history
from bodypolitic.words.names import agenda_text, section_text, value_for
from bodypolitic.words.picks import TOLD
from bodypolitic.words.questions import option_text, reason_text, refusal_text
from bodypolitic.words.story import tell

Declared = TypeVar("Declared")

LOBBY = TakeBasicAction(BasicActionId(BASIC_ACTION["lobby"].id))
SOURCES = Path(bodypolitic.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"

# The values of each kind whose words have messages of their own, by the name of its type.
NAMED_KINDS: Mapping[str, range] = {
    name: range(len(kind)) for name, kind in KINDS.items() if len(kind) and kind.message(0)
} | {"PolicyNumber": range(1, len(POLICIES) + 1)}
PLACE = "Place"


def kinds_of(base: type[Declared]) -> list[type[Declared]]:
    """Every kind of something."""
    return [kind for below in base.__subclasses__() for kind in (below, *kinds_of(below))]


def name_of(kind: type[Record]) -> str:
    """The name that records of a kind have in messages."""
    return kind.KIND or kebab(kind.__name__)


def fields_of(kind: type[Record]) -> dict[str, str]:
    """The values of an option, a happening or a refusal by name, each with the name of its type."""
    return {public_name(name): type_name for name, type_name in kind.FIELDS}


def values_of_step(step: type[Step]) -> dict[str, str]:
    """What a question is told of the step that asks it, each with the name of its type."""
    values: dict[str, str] = {}
    for name, type_name in step.FIELDS:
        if type_name in {kind.__name__ for base in (Motion, Effect) for kind in (base, *kinds_of(base))}:
            values[name] = "text"
        elif name in {"policy", "used"}:  # the bill on a policy, and the last of the sources used so far
            values[name] = {"policy": "Section", "used": "Party"}[name]
        elif type_name in KINDS:
            values[name] = type_name
    return values


def asking_steps(base: type[Step]) -> list[type[Step]]:
    """Every kind of step that asks something."""
    found: list[type[Step]] = []
    for step in base.__subclasses__():
        if issubclass(step, Ask | SecretAsk) and not step.__subclasses__():
            found.append(step)
        found += asking_steps(step)
    return found


def entries_in(language: str) -> Iterator[Message]:
    """The messages of a language's files, one after the other."""
    for file in (files("bodypolitic.words") / "locales" / language).iterdir():
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message):
                yield entry


def messages_in(language: str) -> dict[str, Message]:
    """The messages of a language by name."""
    return {entry.id.name: entry for entry in entries_in(language)}


def names_in(language: str) -> set[str]:
    """The messages of a language and their attributes, as `id` and `id.attribute`."""
    messages = messages_in(language)
    forms = {f"{name}.{form.id.name}" for name, message in messages.items() for form in message.attributes}
    return {*messages, *forms}


def values_in(node: object, function: str = "") -> Iterator[tuple[str, str]]:
    """The values that a part of a message speaks of, each with the function that it is given to.

    One that only selects a variant is given to `select`.
    """
    if isinstance(node, VariableReference):
        yield node.id.name, function
    elif isinstance(node, FunctionReference):
        yield from values_in(node.arguments, node.id.name)
    elif isinstance(node, SelectExpression):
        yield from values_in(node.selector, "select")
        yield from values_in(node.variants)
    elif isinstance(node, BaseNode):
        yield from values_in(list(vars(node).values()), function)
    elif isinstance(node, list):
        for part in node:
            yield from values_in(part, function)


# What each family of messages may speak of: the names of the values and their kinds.
FAMILIES: Mapping[str, Mapping[str, Mapping[str, str]]] = {
    "story": {name_of(kind): fields_of(kind) for kind in Happening.__subclasses__()},
    "option": {name_of(kind): fields_of(kind) for kind in OPTION_KINDS}
    | {"with-detail": {"option": "text", "detail": "text"}},
    "picked": {name_of(kind): fields_of(kind) for kind in TOLD}
    | {
        "wage-set": {**fields_of(WageSet), "money": "int"},
        "bought": {"amount": "int", "resource": "Resource", "source": "Party", "money": "int"},
        "money": {"amount": "int"},
        "loans": {"amount": "int"},
        "points": {"amount": "int"},
        "goods": {"amount": "int", "resource": "Resource"},
        "wages": {"amount": "int"},
    },
    "question": {name_of(step): values_of_step(step) for step in asking_steps(Step)},
    "refusal": {name_of(kind): fields_of(kind) for kind in kinds_of(Refusal) if kind is not Lacking},
}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("family", FAMILIES)
def test_every_kind_has_its_message(family: str, language: str) -> None:
    there = {name for name in messages_in(language) if name.startswith(f"{family}-")}
    assert there == {f"{family}-{name}" for name in FAMILIES[family]}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("family", FAMILIES)
def test_a_message_speaks_only_of_values_of_its_kind(family: str, language: str) -> None:
    messages = messages_in(language)
    for name, kinds in FAMILIES[family].items():
        for value, function in values_in(messages[f"{family}-{name}"]):
            assert value in kinds, f"{family}-{name} has no value {value}"
            kind = kinds[value]
            expected = {"WORD"} if kind in NAMED_KINDS else {"PLACE"} if kind == PLACE else {"", "SIGNED"}
            assert function in expected | {"select"}, f"{family}-{name}: {value} given to {function or 'no function'}"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", NAMED_KINDS)
def test_every_code_has_a_name(kind: str, language: str) -> None:
    for value in NAMED_KINDS[kind]:
        assert catalogue(language).text(str(value_for(kind, value, language)))


@pytest.mark.parametrize("language", languages())
def test_every_action_has_a_short_name_for_its_button(language: str) -> None:
    written = {entry.id.name for entry in entries_in(language)}
    assert [one.name for one in (*BASIC_ACTIONS, *FREE_ACTIONS) if f"ui-act-{one.name}" not in written] == []


@pytest.mark.parametrize("language", languages())
def test_no_message_is_there_twice(language: str) -> None:
    counts = Counter(entry.id.name for entry in entries_in(language))
    assert [name for name, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("language", languages())
def test_languages_have_the_same_messages(language: str) -> None:
    assert set(messages_in(language)) == set(messages_in(ENGLISH))


def speak_of_everything(language: str) -> None:
    """Ask for every message that the engine's declarations lead to."""
    words = catalogue(language)
    for card in (card for deck in ALL_DECKS for card in deck):
        describe_card(card, language)
    for role in AUTOMA_MAKERS:
        for number in range(1, AI_CARDS_EACH + 1):
            describe_ai_card(role, number, language)
    for event in EVENTS:
        describe_event(event, language)
    for history in HISTORICAL_EVENTS:
        for players in (2, 3, 4):
            describe_history(history, players, language)
    for crisis_card in CRISIS_DECK:
        describe_crisis_card(crisis_card, language)
    for agenda in HIDDEN_AGENDAS:
        describe_agenda(agenda, language)
        describe_progress(Game.new(setup=Setup(4, None, ["hidden-agendas"])).table, agenda, language)
    for effect in MAY_BUY_FROM_STATE:  # what follows overtime in a company of some industry
        describe_effects((effect,), WC, language)
    for kind, values in NAMED_KINDS.items():
        for value in values:
            words.text(str(value_for(kind, value, language)))
    for told in Happening.__subclasses__():
        tell(told(*[0 for _ in told.FIELDS]), language)
    for section in range(3 * 7):
        section_text(Section(section), language)
        number = PolicyNumber(policy_of(Section(section)) + 1)
        reason_text(Unavailable(LOBBY, 19, PolicyHasABill(number)), language)
    agenda_text(0, language)
    game = Game.new(players=2, seed=1)
    for company in COMPANIES:
        option_text(game, game.decision, OpenCompany(company.id), language)
    words.text("story-worker-moved", {"who": "party-WC", "skill": "worker-media", "from": "unemployed", "to": "x"})


def constants_in(path: Path) -> set[str]:
    """The strings in a module, and the beginnings of those that are put together, such as `error-*`."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            found.add(f"{node.values[0].value!s}*")
    return found


@pytest.mark.parametrize("language", languages())
def test_every_message_is_used(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
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
    speak_of_everything(language)
    named = set().union(*(constants_in(path) for path in SOURCES.rglob("*.py")))
    families = tuple(f"{family}-" for family in FAMILIES)  # checked above
    begun = tuple(
        name[:-1] for path in (SOURCES / "server").rglob("*.py") for name in constants_in(path) if "-*" in name
    )
    values = {f"{name}.value" for name in named if name.startswith("figure-")}  # a figure's label asks for its value
    unused = names_in(language) - used - named - values
    unused = {name for name in unused if not name.startswith((*families, "ui-", *begun))}
    assert unused == set()


@pytest.mark.parametrize("language", languages())
def test_every_detail_of_an_option_has_its_message(language: str) -> None:
    named = {name for name in constants_in(SOURCES / "words" / "questions.py") if re.fullmatch(r"detail-[a-z-]+", name)}
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


@pytest.mark.parametrize("language", languages())
def test_the_browser_has_its_words_and_no_others(language: str) -> None:
    if not WEB.exists():
        return  # an installed package comes without the browser's sources
    there = {name for name in messages_in(language) if name.startswith("ui-")}
    keys, begun = keys_in_web()
    assert keys - there == set(), "the browser asks for words that are not there"
    assert [start for start in begun if not any(name.startswith(start) for name in there)] == []
    unused = {name for name in there - keys if not name.startswith(begun)}
    assert unused == set(), "words that the browser has no use for"


@pytest.mark.parametrize("language", languages())
def test_the_browser_names_roles_and_goods_by_their_own_messages(language: str) -> None:
    """So that a language can give them the form that a sentence needs."""
    named = {"role", "resource", "policy", "phase", "module", "item"}
    for name, message in messages_in(language).items():
        for value, function in values_in(message) if name.startswith("ui-") else ():
            assert function == "WORD" or value not in named, f"{name}: {value} given to {function or 'no function'}"


@pytest.mark.parametrize("language", languages())
def test_what_the_browser_gets_is_complete(language: str) -> None:
    source = browser_source(language)
    body = FluentParser().parse(source).body
    there = {entry.id.name for entry in body if isinstance(entry, Message)}
    assert {"ui-lobby-title", "role-WC", "either"} <= there
    assert set(re.findall(r"\{ ([a-z][\w-]*) \}", source)) <= there
    assert set(re.findall(r"\{ ([A-Z]+)\(", source)) <= {"WORD"}


def test_a_refusal_names_the_action_and_the_page() -> None:
    game = Game.new(players=2, seed=1)
    refusal = Unavailable(LOBBY, 19, needs_section(LABOR_MARKET, "2B 2C")[A])
    expected = "needs 2B or 2C; Labor Market is at 2A (p. 19)"
    assert reason_text(refusal) == expected
    assert refusal_text(game, game.decision, refusal) == f"Lobby: {expected}"


def test_an_unknown_kind_of_value_has_no_words() -> None:
    with pytest.raises(KeyError):
        value_for("weather", 0, ENGLISH)


def test_workers_without_a_company_have_a_place() -> None:
    assert value_for(PLACE, UNEMPLOYED, ENGLISH) == "unemployed"
