"""Everything has a sheet, and its figures tell nothing that somebody at the table may not know."""

import random
import re

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import NOBODY, ROLES
from bodypolitic.game.modules import MODULES
from bodypolitic.game.phases.action import BASIC_ACTIONS, BASIC_ACTIONS_OF, FREE_ACTIONS, FREE_ACTIONS_OF
from bodypolitic.game.setup import Setup
from bodypolitic.server.primers import ACTIONS
from bodypolitic.server.printed import printed_cards
from bodypolitic.server.sheet_figures import figures_of
from bodypolitic.server.sheets import sheets
from bodypolitic.words.catalogue import OFFERED
from tests.game.test_secrets import twin_of
from tests.server.table_client import Lobby
from tests.server.test_foresight import played
from tests.words.declared import names_in

EVERY_LANGUAGE = pytest.mark.parametrize("language", OFFERED)
ON_THE_BOARD = ("deal:deal-3", "union:media", "worker:clinic:media", "deck:WC")


def figure(game: Game, name: str, label: str) -> str:
    """A figure of a thing by how it begins."""
    return next(one.value for one in figures_of(game, name, "en") if one.label.startswith(label))


@EVERY_LANGUAGE
def test_everything_printed_has_a_sheet(language: str) -> None:
    there, printed = sheets(language).sheets, printed_cards(language)
    names = {f"company:{slug}" for slug in printed.companies}
    names |= {f"card:{role}/{slug}" for role, cards in printed.actions.items() for slug in cards}
    names |= {f"event:{slug}" for slug in printed.events}
    for sheet, kind in (("crisis", "crisis-card"), ("agenda", "hidden-agenda"), ("history", "historical-event")):
        names |= {f"{sheet}:{slug}" for slug in printed.expansions[kind]}
    names |= {f"ai-card:{role}/{number}" for role, cards in printed.ai_cards.items() for number in cards}
    names |= {f"section:{policy}{section}" for policy in "1234567" for section in "ABC"}
    names |= {f"action:{action.name}" for action in (*BASIC_ACTIONS, *FREE_ACTIONS)}
    names |= {f"class:{role}" for role in ROLES}
    assert names <= set(there)


@EVERY_LANGUAGE
def test_every_sheet_says_something_and_where_the_rulebook_does(language: str) -> None:
    for name, sheet in sheets(language).sheets.items():
        assert sheet.title, name
        assert sheet.lines, name
        assert sheet.rulebook, name
        assert (sheet.page is None) == (sheet.book == "crisis-and-control"), name
        assert not re.search(r"\{|\$|sheet-|figure-", " ".join([sheet.title, sheet.about, *sheet.lines])), name


def test_a_translated_title_has_the_english_one_beside_it() -> None:
    assert sheets("pl").sheets["company:clinic"].english == "Clinic"
    assert sheets("pl").sheets["company:supermarket"].english == ""
    assert all(sheet.english == "" for sheet in sheets("en").sheets.values())


@EVERY_LANGUAGE
def test_every_message_about_a_notion_is_on_a_sheet(language: str) -> None:
    there = sheets(language).sheets
    explained = {name for name in names_in(language) if re.fullmatch(r"sheet-[a-z-]+\.rulebook", name)}
    notions = {name.partition(":")[2] for name in there if name.startswith(("notion:", "rule:", "resource:"))}
    assert {re.sub(r"^sheet-(rule-|resource-)?", "", name.removesuffix(".rulebook")) for name in explained} == notions


def test_a_company_tells_what_it_makes_what_that_is_worth_and_what_it_pays() -> None:
    game = Game.new(players=4, seed=1)
    company = next(one for one in game.table.companies[2] if one.staff >= 0)
    name = f"company:{company.card.slug}"
    assert figure(game, name, "Makes now").startswith(str(company.card.output))
    assert figure(game, name, "The Working Class gets").startswith(f"{company.wage_paid}\u00a0V")


def test_a_section_tells_everybodys_money_and_the_points_at_the_end() -> None:
    game = Game.new(players=4, seed=1)
    told = figures_of(game, "section:2A", "en")
    assert [one.role for one in told if one.amount is not None] == ["WC", "MC", "CC", "ST"]
    assert figure(game, "section:2A", "The Working Class at the end, 1 of 5") == "1 VP"


def test_the_section_in_force_brings_nothing_new() -> None:
    game = Game.new(players=4, seed=1)
    assert [one for one in figures_of(game, "section:2B", "en") if one.amount is not None] == []


@pytest.mark.parametrize("seed", range(3))
def test_every_sheet_has_its_figures_without_changing_the_game(seed: int) -> None:
    game = played(seed, 90)
    before = game.save()
    told = {name: figures_of(game, name, "en") for name in (*sheets("en").sheets, *ON_THE_BOARD)}
    assert game.save() == before
    assert all(told[name] for name in ("class:CC", "section:1B", "notion:bag", "notion:imf", "resource:food"))


def test_figures_tell_nothing_of_hands_and_the_order_of_decks() -> None:
    game = Game.new(setup=Setup(4, None, list(MODULES)), seed=2)
    twin = twin_of(game, NOBODY, random.Random(1))
    for name in (*sheets("en").sheets, *ON_THE_BOARD):
        assert figures_of(game, name, "en") == figures_of(twin, name, "en"), name


def test_cards_that_nobody_has_seen_are_told_together_whether_in_hand_or_in_the_deck() -> None:
    game = Game.new(players=4, seed=2)
    told = figures_of(game, "deck:WC", "en")
    assert sum(int(one.value) for one in told) == len(game.table.decks[0]) + len(game.table.hands[0])
    assert [one.label for one in told] == sorted(one.label for one in told)


@pytest.mark.parametrize(
    "name", ["company:nowhere", "section:9Z", "deal:deal-x", "notion:weather", "weather:fine", "x"]
)
def test_what_is_not_there_has_no_figures(name: str) -> None:
    assert figures_of(Game.new(players=2, seed=1), name, "en") == []


def test_sheets_and_figures_are_asked_for_by_name(lobby: Lobby) -> None:
    told = lobby.http.get("/api/sheets/en").json()
    assert told["sheets"]["action:lobby"]["page"] == 19
    table = lobby.create(WC="me")
    figures = lobby.http.get(f"/api/tables/{table['id']}/figures/notion:imf").json()["figures"]
    assert figures[0]["value"] == "0, the IMF comes at 1"


@EVERY_LANGUAGE
def test_every_role_has_a_primer_of_its_own_actions(language: str) -> None:
    there = sheets(language).sheets
    for role, name in enumerate(ROLES):
        assert len(there[f"primer:{name}"].lines) == 4
        own = {action.name for action in (*BASIC_ACTIONS_OF[role], *FREE_ACTIONS_OF[role])}
        assert len(set(ACTIONS[role])) == 5
        assert set(ACTIONS[role]) <= own
