"""`bodypolitic play`, with what a player would type."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from bodypolitic.bots.random_bot import RandomBot
from bodypolitic.bots.simulation import play_bot_game
from bodypolitic.bots.thinking.bot import ThinkingBot
from bodypolitic.bots.thinking.search import Budget
from bodypolitic.bots.tournament import pairing_of
from bodypolitic.cli import play
from bodypolitic.cli.main import app
from bodypolitic.game.cards.card import CARDS
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import WC
from bodypolitic.words.catalogue import catalogue
from bodypolitic.words.describe import describe_card
from tests.samples import mostly_long

pytestmark = pytest.mark.compiled  # whole games

RUNNER = CliRunner()
WC_TWO_PLAYERS = ["play", "--players", "2", "--role", "WC", "--seed", "4"]


def played(arguments: list[str], typed: str) -> str:
    """What the command prints for what is typed; it must leave politely."""
    result = RUNNER.invoke(app, arguments, input=typed)
    assert result.exit_code == 0, result.output
    assert result.stderr == ""
    return result.stdout


def choices_in(path: Path) -> list[str]:
    """The choices of a saved game."""
    choices: list[str] = json.loads(path.read_text(encoding="utf-8"))["choices"]
    return choices


def sitting(game: Game, people: set[str], typed: list[str], monkeypatch: pytest.MonkeyPatch) -> play.Sitting:
    """A sitting whose people type the given lines and then leave."""
    lines = iter(typed)

    def read_line(console: Console, prompt: str) -> str:
        line = next(lines, None)
        if line is None:
            raise play.Leave
        return line

    monkeypatch.setattr(play, "read_line", read_line)
    bots = {seat: RandomBot(seat) for seat in game.scores if seat not in people}
    return play.Sitting(game, people, bots, Console(quiet=True), None)


def test_a_bot_that_thinks_is_seen_to_think() -> None:
    shown = StringIO()
    bots = {"CC": ThinkingBot(1, Budget(seconds=0, playouts=0))}
    game = Game.from_position({"players": 2, "turn": "CC"})
    sitting = play.Sitting(game, {"WC"}, bots, Console(file=shown, force_terminal=True), None)
    assert sitting._answer_of_bot("CC") in game.decision.options
    assert "Capitalist Class is thinking ..." in shown.getvalue()


def first_discard(game: Game) -> str:
    """The id that discards the first card in the hand of the seat whose turn it is."""
    twin = game.clone()
    twin.choose("basic/propose-bill")
    return twin.decision.options[0].id


def test_a_bot_of_ones_own_is_an_opponent(own_bot: str, tmp_path: Path) -> None:
    played([*WC_TWO_PLAYERS, "--bot", own_bot], "".join("1\n" for _ in range(40)))
    assert {*(tmp_path / "asked").read_text().split()} == {"CC"}


def test_without_input_it_leaves_politely() -> None:
    assert "You leave before the game begins." in played(["play"], "")
    assert "You leave the table." in played(WC_TWO_PLAYERS, "")


def test_it_asks_for_a_role_until_it_knows_it() -> None:
    printed = played(["play", "--players", "2"], "MC\nsomething\ncc\n")
    assert printed.count("Which role do you play: WC (Working Class), CC (Capitalist Class)?") == 3
    assert "Capitalist Class decides" in printed


def test_a_decision_shows_what_the_player_needs() -> None:
    printed = played(WC_TWO_PLAYERS, "q\n")
    for words in (
        "Working Class decides",
        "Round 1 · Action Phase · turn 1 of 5: Working Class",
        "Policies: 1C 2B 3A 4B 5C 6B 7B · Bills: -",
        "Treasury 120\u00a0V · Tax Multiplier 5",
        "30\u00a0V · 1 Influence",
        "Population 3",
        "Hand of WC: 7 cards",
        "What will you do?",
        "  1  Propose Bill",
    ):
        assert words in printed
    assert "Hand of CC" not in printed


def test_cards_in_hand_show_their_text() -> None:
    game = Game.new(players=2, seed=4)
    printed = " ".join(played(WC_TWO_PLAYERS, "q\n").split())
    for card in set(game.table.hands[WC]):
        assert catalogue("en").text(CARDS[card].face.title) in printed
        assert " ".join(describe_card(CARDS[card]).split()) in printed


def test_a_card_is_played_for_its_effect(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(players=2, seed=4)
    card = next(option.id for option in game.decision.options if option.kind == "play")
    number = [option.id for option in game.decision.options].index(card) + 1
    table = sitting(game, {"WC"}, [str(number)], monkeypatch)
    table.play()
    assert table.game.choices == [card]
    assert any(line.text.startswith("The Working Class plays ") for line in table.lines)


def test_a_question_mark_tells_why_not() -> None:
    printed = played(WC_TWO_PLAYERS, "?\nq\n")
    assert "Use Healthcare: needs 3 Health, and you have 0 (p. 16)" in printed
    assert "Receive Benefits: only in a game with 4 players (p. 17)" in printed
    assert "Nothing else can be chosen" in played(WC_TWO_PLAYERS, "1\n?\n")


def test_the_table_shows_nobody_elses_hand() -> None:
    printed = played(WC_TWO_PLAYERS, "t\nq\n")
    assert "Welfare State: Education" in printed
    assert "Voting bag: 8 WC, 8 MC, 8 CC" in printed
    assert "Hand of CC" not in printed


def test_a_typing_error_is_answered() -> None:
    printed = played(WC_TWO_PLAYERS, "0\n99\nhello\n²\n\nq\n")
    assert printed.count("Please type a number from 1 to") == 5


def test_a_turn_is_played_and_its_story_told(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    # Propose Bill, the first card, the first bill, no vote; then the turn is ended and the bot plays its own.
    printed = played([*WC_TWO_PLAYERS, "--save", str(path)], "1\n1\n1\n1\n1\n")
    assert "The Working Class takes the Basic Action Propose Bill." in printed
    assert "The Working Class proposes 1B (Fiscal Policy)." in printed
    assert "Turn 1: the Capitalist Class" in printed
    assert "turn 2 of 5: Working Class" in printed
    assert f"You leave the table. The game is kept in {path}.".replace(" ", "") in "".join(printed.split())
    first, _, third, fourth, fifth, *_ = choices_in(path)
    assert [first, third, fourth, fifth] == ["basic/propose-bill", "bill/1B", "no-vote", "end-turn"]


def test_a_choice_can_be_undone(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    printed = played([*WC_TWO_PLAYERS, "--save", str(path)], "1\n1\nu\nu\nu\n")
    assert printed.count("Your last choice is undone.") == 2
    assert printed.count("Nothing can be undone") == 1
    assert choices_in(path) == []


def test_after_undoing_the_game_goes_on_from_there(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played([*WC_TWO_PLAYERS, "--save", str(path)], "1\n1\nu\n2\n")
    choices = choices_in(path)
    assert len(choices) == 2
    assert choices[1].startswith("discard/")


def test_nothing_is_undone_once_others_have_acted() -> None:
    printed = played(WC_TWO_PLAYERS, "1\n1\n1\n1\n1\nu\n")
    assert "Nothing can be undone" in printed
    assert "is undone" not in printed


def test_a_choice_that_draws_from_the_bag_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(players=2, seed=4)
    # Propose Bill, a card, a bill, an immediate vote; the other seat, also at this screen, states its stance.
    table = sitting(game, {"WC", "CC"}, ["", "1", "1", "1", "2", "", "1"], monkeypatch)
    table.play()
    assert table.game.choices[-2:] == ["call-vote", "in-favor"]
    assert table.game.decision.kind == "spend-influence"
    assert not any(table.undo.possible(seat) for seat in table.game.scores)


def test_a_secret_answer_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game.new(players=2, seed=4)
    for option in ("basic/propose-bill", first_discard(game), "bill/1B", "call-vote", "against"):
        game.choose(option)
    assert [decision.seat for decision in game.decisions] == ["CC"]
    table = sitting(game, {"CC"}, ["1"], monkeypatch)
    table.play()
    assert table.game.choices[5] == "spend-influence/CC/0"
    assert not any(table.undo.possible(seat) for seat in table.game.scores)


def test_people_at_one_screen_are_called_one_by_one() -> None:
    printed = played(["play", "--players", "2", "--seed", "4", "--all-seats"], "\n1\n1\n1\n1\n1\n\n")
    first, second = printed.split("Next at the screen: Capitalist Class.")
    assert "Next at the screen: Working Class." in first
    assert "Hand of CC" not in first
    assert "Hand of WC" not in second
    assert "The Working Class proposes 1B (Fiscal Policy)." in second


def test_saving_asks_for_a_file_that_is_not_there_yet(tmp_path: Path) -> None:
    path, taken = tmp_path / "game.json", tmp_path / "taken.json"
    taken.touch()
    printed = played(WC_TWO_PLAYERS, f"1\ns\n{taken}\ns\n\ns\n{tmp_path / 'no' / 'folder'}\ns\n{path}\n1\ns\n")
    assert printed.count("Not saved: ") == 3
    assert taken.read_text(encoding="utf-8") == ""
    assert len(choices_in(path)) == 2


def test_a_kept_game_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played([*WC_TWO_PLAYERS, "--save", str(path)], "1\n1\n")
    printed = played(["play", "--save", str(path)], "1\n")
    assert "A new game" not in printed
    assert "Working Class decides" in printed
    assert len(choices_in(path)) == 3


def test_a_kept_game_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    played([*WC_TWO_PLAYERS, "--save", str(path)], "1\n1\n")
    result = RUNNER.invoke(app, [*WC_TWO_PLAYERS, "--save", str(path)])
    assert result.exit_code == 2
    assert "already holds a game" in result.stderr
    assert len(choices_in(path)) == 2


@pytest.mark.parametrize("players", mostly_long(["2", "3", "4"], 1))
def test_a_whole_game_can_be_played(players: str) -> None:
    printed = played(["play", "--players", players, "--role", "CC", "--seed", "1"], "1\n" * 3000)
    assert "The victory goes to " in printed
    assert "You leave" not in printed


def test_the_kept_game_notes_who_plays(tmp_path: Path) -> None:
    for bot in ("steady", "random"):
        path = tmp_path / f"{bot}.json"
        played([*WC_TWO_PLAYERS, "--bot", bot, "--save", str(path)], "")
        saved = json.loads(path.read_text(encoding="utf-8"))
        assert saved["names"] == {"WC": "a person", "CC": f"a {bot} bot"}


def test_automas_and_modules_can_take_part(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    arguments = [*WC_TWO_PLAYERS, "--modules", "action-cards", "--seat", "CC=automa-advanced", "--save", str(path)]
    played(arguments, "1\n" * 40)
    saved = json.loads(path.read_text(encoding="utf-8"))
    assert saved["modules"] == ["action-cards"]
    assert saved["automas"] == {"CC": "advanced"}
    assert saved["names"] == {"WC": "a person", "CC": "an Automa in advanced mode"}
    assert len(saved["choices"]) >= 40
    played(["play", "--save", str(path)], "1\n" * 10)
    assert len(choices_in(path)) >= len(saved["choices"]) + 10
    joining = RUNNER.invoke(app, ["play", "--save", str(path), "--seat", "WC=automa-simple"])
    assert joining.exit_code == 2
    assert "an Automa can't take a seat in it any more" in joining.stderr


def test_a_finished_game_shows_its_end(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(play_bot_game(pairing_of(2, {}, "random"), seed=1).save()), encoding="utf-8")
    assert "The victory goes to " in played(["play", "--save", str(path), "--all-seats"], "")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", "7"], "7 players can't play"),
        (["--players", "2", "--role", "ST"], "no role 'ST' with 2 players"),
        (["--role", "king"], "no role 'KING'"),
        (["--role", "WC", "--bot", "clever"], "no bot 'clever'"),
        (["--role", "WC", "--seat", "WC=automa-simple"], "an Automa plays WC in this game"),
        (["--role", "WC", "--modules", "weather"], "no module 'weather'"),
    ],
)
def test_mistakes_get_one_line(arguments: list[str], complaint: str) -> None:
    result = RUNNER.invoke(app, ["play", *arguments], input="")
    assert result.exit_code == 2
    [line] = result.stderr.splitlines()
    assert complaint in line
