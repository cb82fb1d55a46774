"""Bad input gets an exception of the engine's own, which says what was wrong and what would be right.

The game it was given to stays exactly as it was. All of this holds for the compiled engine too, where a wrong type
must not end in a bare TypeError.
"""

import json
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import BasicActionId
from bodypolitic.game.ground.errors import BadPosition, BadSave, BadSetup, GameError, IllegalChoice
from bodypolitic.game.records.options import Option, TakeBasicAction
from bodypolitic.game.setup import Setup
from tests.game.random_play import choose_at_random, random_game

# What no annotation allows, and callers without a type checker pass all the same
new_game: Callable[..., Game] = Game.new
new_setup: Callable[..., Setup] = Setup
load: Callable[..., Game] = Game.load


def game_in_progress() -> Game:
    return random_game(4, seed=3, choices=40)


def game_with_a_secret_vote() -> Game:
    """A game that waits for several seats at once."""
    chance = Random(1)
    game = Game.new(4, seed=1)
    while len(game.decisions) < 2:
        choose_at_random(game, chance)
    return game


def snapshot(game: Game) -> str:
    """All there is to a game, as text."""
    return json.dumps(
        [
            game.table.to_json(),
            game.save(),
            game.over,
            [str(happening) for happening in game.happened],
            [[decision.seat, decision.kind, [option.id for option in decision.options]] for decision in game.decisions],
        ]
    )


def refuses(game: Game, wrong: Callable[[], object], *words: str) -> None:
    """The call is refused as an illegal choice, in a message with these words, and the game is as it was."""
    before = snapshot(game)
    with pytest.raises(IllegalChoice) as refusal:
        wrong()
    for word in words:
        assert word in str(refusal.value)
    assert snapshot(game) == before


@pytest.mark.parametrize("wrong", ["", "nonsense", "basic/fly-to-the-moon", "spend-influence/WC/1", "BASIC/LOBBY", "é"])
def test_an_unknown_option(wrong: str) -> None:
    game = game_in_progress()
    refuses(game, lambda: game.choose(wrong), repr(wrong), "not offered", game.decision.options[0].id)


@pytest.mark.parametrize("wrong", [None, 0, 3.5, True, ["end-turn"], b"end-turn", object(), {"id": "end-turn"}])
def test_an_option_of_a_wrong_type(wrong: Any) -> None:
    game = game_in_progress()
    refuses(game, lambda: game.choose(wrong), "not offered", game.decision.options[0].id)


def test_an_option_that_was_offered_earlier() -> None:
    game = Game.new(4, seed=3)
    while game.decision.kind != "discard-card":
        game.choose(game.decision.options[0])
    stale = game.decision.options[0]
    game.choose(stale)
    refuses(game, lambda: game.choose(stale), stale.id, "not offered")
    refuses(game, lambda: game.choose(stale.id), stale.id, "not offered")


def test_an_option_made_up_by_hand() -> None:
    game = game_in_progress()
    for option in (TakeBasicAction(BasicActionId(10_000)), TakeBasicAction(BasicActionId(-7)), Option()):
        refuses(game, partial(game.choose, option), "not offered", game.decision.options[0].id)


def test_a_seat_that_is_not_asked() -> None:
    game = game_in_progress()
    asked = game.decision.seat
    option = game.decision.options[0]
    for other in game.scores:
        if other != asked:
            refuses(game, partial(game.choose, option, other), f"{other} is not asked", f"waits for {asked}")


@pytest.mark.parametrize("wrong", ["", "wc", "Working Class", "XX", 0, 3, True, ["WC"], object()])
def test_a_seat_that_does_not_exist(wrong: Any) -> None:
    game = game_in_progress()
    refuses(game, lambda: game.choose(game.decision.options[0], wrong), "is not asked", game.decision.seat)


def test_another_seats_secret_option() -> None:
    game = game_with_a_secret_vote()
    first, second = game.decisions[:2]
    refuses(game, lambda: game.choose(second.options[0], first.seat), "not offered", f"{first.seat} may choose")
    refuses(game, lambda: game.choose(second.options[0].id, first.seat), "not offered", f"{first.seat} may choose")


def test_a_second_secret_answer() -> None:
    game = game_with_a_secret_vote()
    first = game.decisions[0]
    game.choose(first.options[0], first.seat)
    refuses(game, lambda: game.choose(first.options[0], first.seat), f"{first.seat} is not asked")
    refuses(game, lambda: game.choose(first.options[0]), "not offered")


def test_nothing_can_be_chosen_once_the_game_is_over() -> None:
    game = random_game(2, seed=1)
    for wrong in ("end-turn", "", TakeBasicAction(BasicActionId(0))):
        refuses(game, partial(game.choose, wrong), "over")
    refuses(game, lambda: game.choose("end-turn", "WC"), "over")
    refuses(game, lambda: game.decision, "over")


@pytest.mark.parametrize("wrong", ["XX", "wc", "", 0, True, ("WC",), ["WC"], object()])
def test_a_view_of_a_seat_that_does_not_exist(wrong: Any) -> None:
    game = game_in_progress()
    refuses(game, lambda: game.view(wrong), "no seat", "WC, MC, CC, ST")


def test_a_view_of_a_seat_that_nobody_has() -> None:
    for seat in ("MC", "ST"):
        game = Game.new(2, seed=1)
        refuses(game, partial(game.view, seat), f"no seat '{seat}'", "WC, CC")


@pytest.mark.parametrize("wrong", [0, 1, 5, -2, 2**70, "four", "4", None, True, False, 3.0, [3], (2, 3), object()])
def test_a_wrong_number_of_players(wrong: Any) -> None:
    for call in (lambda: new_game(wrong), lambda: new_game(players=wrong, seed=1), lambda: new_setup(wrong)):
        with pytest.raises(BadSetup, match="2, 3 or 4"):
            call()


@pytest.mark.parametrize("wrong", [None, "seven", "7", 1.5, [7], {}, object(), True])
def test_a_wrong_seed(wrong: Any) -> None:
    with pytest.raises(BadSetup, match=r"seed.*whole number"):
        new_game(players=2, seed=wrong)


@pytest.mark.parametrize("wrong", [4, "base", {"players": 2}, [], object()])
def test_a_wrong_setup(wrong: Any) -> None:
    with pytest.raises(BadSetup, match="Setup"):
        new_game(setup=wrong)


@pytest.mark.parametrize(
    ("players", "names", "words"),
    [
        (2, {"MC": "Ada"}, "no role 'MC' with 2 players; the roles are WC, CC"),
        (3, {"ST": "Ada"}, "no role 'ST' with 3 players; the roles are WC, MC, CC"),
        (4, {"King": "Ada"}, "no role 'King' with 4 players; the roles are WC, MC, CC, ST"),
        (4, {1: "Ada"}, "no role 1"),
        (4, {"WC": 7}, "WC"),
        (4, {"WC": None}, "WC"),
        (4, ["Ada", "Ben"], "names"),
        (4, "Ada", "names"),
        (4, 7, "names"),
    ],
)
def test_wrong_names(players: int, names: Any, words: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        new_setup(players, names)
    assert words in str(refusal.value)


@pytest.mark.parametrize(
    "modules", [("crisis",), ["crisis"], ("",), (1,), (None,), "crisis", 7, {"crisis": True}, object()]
)
def test_wrong_modules(modules: Any) -> None:
    with pytest.raises(BadSetup, match="module"):
        new_setup(4, None, modules)


@pytest.mark.parametrize(
    ("modules", "words"),
    [
        (["historical-events=0"], "1, 2 or 3 cards a round"),
        (["historical-events=4"], "1, 2 or 3 cards a round"),
        (["historical-events="], "1, 2 or 3 cards a round"),
        (["historical-events=two"], "1, 2 or 3 cards a round"),
        (["action-cards=2"], "no number of cards a round to choose"),
        (["historical-events", "historical-events=2"], "named twice"),
    ],
)
def test_wrong_numbers_of_cards_a_round(modules: list[str], words: str) -> None:
    with pytest.raises(BadSetup) as refusal:
        new_setup(4, None, modules)
    assert words in str(refusal.value)


def honest_save() -> dict[str, Any]:
    """A save of a game in progress, fresh from its text."""
    save = json.loads(json.dumps(random_game(3, seed=2, choices=30).save()))
    assert isinstance(save, dict)
    return save


@pytest.mark.parametrize("wrong", [None, 3, "save", [], [1, 2], {}, object(), True])
def test_what_is_no_save_at_all(wrong: object) -> None:
    with pytest.raises(BadSave, match="bodypolitic-save"):
        load(wrong)


@pytest.mark.parametrize("key", ["format", "version", "players", "seed", "choices"])
def test_a_save_without_one_of_its_keys(key: str) -> None:
    save = honest_save()
    del save[key]
    with pytest.raises(BadSave, match=key):
        load(save)


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("format", "chess-save", ["format", "bodypolitic-save"]),
        ("format", None, ["format", "bodypolitic-save"]),
        ("version", 0, ["version 0", "1"]),
        ("version", 2, ["version 2", "1"]),
        ("version", "1", ["version '1'", "1"]),
        ("version", None, ["version None", "1"]),
        ("version", True, ["version True", "1"]),
        ("players", "three", ["players"]),
        ("players", None, ["players"]),
        ("players", True, ["players"]),
        ("players", 3.0, ["players"]),
        ("players", 5, ["2, 3 or 4"]),
        ("seed", "seven", ["seed"]),
        ("seed", None, ["seed"]),
        ("seed", 1.5, ["seed"]),
        ("seed", True, ["seed"]),
        ("names", ["Ada"], ["names"]),
        ("names", "Ada", ["names"]),
        ("names", {"ST": "Ada"}, ["'ST'", "WC, MC, CC"]),
        ("names", {"WC": 5}, ["names"]),
        ("modules", "crisis", ["modules"]),
        ("modules", ["crisis"], ["'crisis'"]),
        ("modules", [5], ["module"]),
        ("modules", [["crisis"]], ["module"]),
        ("choices", None, ["choices", "list"]),
        ("choices", "end-turn", ["choices", "list"]),
        ("choices", {"1": "end-turn"}, ["choices", "list"]),
        ("choices", [1, 2], ["choices"]),
        ("choices", ["nonsense"], ["choice 1", "nonsense", "not offered"]),
        ("choices", [None], ["choices"]),
        ("position", {"players": 9}, ["players must be 2, 3 or 4"]),
        ("position", None, ["position"]),
        ("position", [], ["position"]),
    ],
)
def test_a_save_with_a_wrong_value(key: str, value: object, words: list[str]) -> None:
    save = honest_save()
    save[key] = value
    with pytest.raises(GameError) as refusal:
        load(save)
    assert isinstance(refusal.value, BadSave | BadSetup | BadPosition)
    for word in words:
        assert word in str(refusal.value)


def test_a_save_with_an_impossible_choice_names_its_number() -> None:
    for number in (1, 10, 30):
        save = honest_save()
        save["choices"][number - 1] = "pay-loans/99"
        with pytest.raises(BadSave, match=f"choice {number} can't be made: 'pay-loans/99' is not offered"):
            load(save)


def test_a_save_with_a_choice_too_few_or_too_many_in_the_middle() -> None:
    """Taking a choice out, or doubling one, is noticed at the first choice that does not follow."""
    save = honest_save()
    turn = next(number for number, choice in enumerate(save["choices"]) if choice.startswith("discard/"))
    shortened = {**save, "choices": save["choices"][:turn] + save["choices"][turn + 1 :]}
    doubled = {**save, "choices": save["choices"][: turn + 1] + save["choices"][turn:]}
    for damaged in (shortened, doubled):
        with pytest.raises(BadSave, match=r"choice .* can't be made"):
            load(damaged)


def test_a_save_that_goes_on_after_the_end() -> None:
    save = json.loads(json.dumps(random_game(2, seed=1).save()))
    save["choices"].append("end-turn")
    with pytest.raises(BadSave, match="the game is over"):
        load(save)


def test_a_truncated_save_is_the_game_up_to_there() -> None:
    save = honest_save()
    save["choices"] = save["choices"][:7]
    assert load(save).choices_made == 7


@pytest.mark.parametrize("wrong", ["ten", 1.5, [1], object(), -1, True])
def test_a_wrong_place_to_stop_a_replay(wrong: Any) -> None:
    with pytest.raises(GameError, match=r"until.*whole number"):
        load(honest_save(), wrong)


@pytest.mark.parametrize("wrong", [None, "end-turn", 7, [1], [None], object()])
def test_a_replay_of_what_is_no_list_of_choices(wrong: Any) -> None:
    game = game_in_progress()
    before = snapshot(game)
    with pytest.raises(BadSave, match="list of option ids"):
        game.replay(wrong)
    assert snapshot(game) == before


def test_a_replay_that_fails_leaves_the_game_as_it_was() -> None:
    game = game_in_progress()
    option = game.decision.options[0].id
    before = snapshot(game)
    with pytest.raises(BadSave, match="choice 2 can't be made"):
        game.replay([option, "nonsense"])
    assert snapshot(game) == before


def test_all_refusals_have_one_base() -> None:
    for refusal in (IllegalChoice, BadSetup, BadSave, BadPosition):
        assert issubclass(refusal, GameError)
