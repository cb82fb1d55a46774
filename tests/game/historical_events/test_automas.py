"""Automas and Historical Events: they set off what they can, and answer what the cards ask."""

import pytest

from bodypolitic.game.automas.automa import automa_of
from bodypolitic.game.automas.priority_rows import SA
from bodypolitic.game.expansions.historical_events.triggers import triggers_as_basic_action
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, MC
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.setup import Setup
from tests.game.historical_events.facing import asked_anew, card_named, facing, in_force, sections
from tests.game.module_games import modules_for
from tests.game.table_talk import unemployed

CC_AUTOMA = {"CC": "simple"}
NO_INFLUENCE = {"WC": 0, "MC": 0, "CC": 0, "ST": 0}


def play_its_turn(game: Game, seat: str) -> Game:
    """An Automa's turn, with whatever comes first for the players who are asked in it."""
    assert game.decision.seat == seat
    game.choose(game.decision.options[0])
    while game.decision.kind != "turn":
        game.choose(game.decision.options[0])
    return game


def test_a_free_action_is_set_off_at_the_end_of_its_turn() -> None:
    game = facing("marshall-plan", turn="CC", automas=CC_AUTOMA)
    assert in_force(game) == []
    play_its_turn(game, "CC")
    assert in_force(game) == ["marshall-plan"]


def test_what_is_for_others_is_left_to_them() -> None:
    assert in_force(play_its_turn(facing("india-gains-independence", turn="CC", automas=CC_AUTOMA), "CC")) == []


OFFSHORE = 23  # an AI card with the special action on top, with at least 150 V of Revenue
LAST_RESORT = 1  # an AI card whose symbols are those of other actions


def debt_crisis(card: int, revenue: int = 100, mode: str = "simple") -> Game:
    """An Automa that performs its special action while it could set off a basic action."""
    game = facing(
        "latin-american-debt-crisis",
        turn="CC",
        automas={"CC": mode},
        money={"ST": 50, "CC": revenue},
        loans={"ST": 1},
        influence={"CC": 1},
    )
    t = game.table
    assert triggers_as_basic_action(t, CC) == [card_named("latin-american-debt-crisis")]
    automa = automa_of(t, CC)
    automa.card = card - 1
    assert (SA in automa.ai_card.checks) == (card == OFFSHORE)
    t.stack.pop()
    automa.perform(t, SA)
    return asked_anew(game)


def test_a_basic_action_comes_in_place_of_the_special_action() -> None:
    game = debt_crisis(LAST_RESORT)
    assert in_force(game) == ["latin-american-debt-crisis"]
    assert game.table.influence[CC] == 0


@pytest.mark.parametrize("mode", ["simple", "advanced"])
def test_the_special_action_of_its_own_symbol_is_performed(mode: str) -> None:
    game = debt_crisis(OFFSHORE, 150, mode)
    assert in_force(game) == []
    assert game.table.money[CC] == 75


@pytest.mark.parametrize("mode", ["simple", "advanced"])
def test_a_symbol_whose_condition_does_not_hold_is_not_why_the_special_action_is_chosen(mode: str) -> None:
    assert in_force(debt_crisis(OFFSHORE, 149, mode)) == ["latin-american-debt-crisis"]


def test_a_basic_action_waits_until_the_special_action_is_the_last_resort() -> None:
    """Simple mode: the symbol on top is passed over, and the next action that is possible is performed."""
    game = facing(
        "latin-american-debt-crisis",
        turn="CC",
        automas=CC_AUTOMA,
        money={"ST": 50, "CC": 100},
        loans={"ST": 1},
        influence={"CC": 1},
    )
    automa = automa_of(game.table, CC)
    automa.pile.remove(OFFSHORE - 1)
    automa.pile.append(OFFSHORE - 1)
    play_its_turn(game, "CC")
    assert in_force(game) == []
    assert game.table.bills.count(CC) == 1


def test_it_leaves_prices_that_are_fixed() -> None:
    game = facing("oil-crisis", turn="CC", automas=CC_AUTOMA, policies=["4B"], prices={"CC": {"health": 5}})
    play_its_turn(game, "CC")
    assert game.table.prices[CC][:3] == [15, 10, 8]


@pytest.mark.parametrize(("policies", "in_favor"), [(["6A", "7B"], 0), (["6C", "7A"], 1)])
def test_it_weighs_both_policies_of_the_treaty(policies: list[str], in_favor: int) -> None:
    """The Capitalist Class wants 6A and 7C: from 6A and 7B the treaty takes away more than it brings."""
    game = facing("maastricht-treaty", automas=CC_AUTOMA, policies=policies, influence=NO_INFLUENCE)
    for choice in ("set-off/maastricht-treaty", "in-favor", "in-favor"):
        game.choose(choice)
    stances = [happening.values for happening in game.happened if happening.kind == "stance"]
    assert {"who": "CC", "in-favor": in_favor} in stances


def test_it_spends_influence_on_the_treaty_as_in_any_vote() -> None:
    """All cubes in the bag are its own, so it wins; the others could not, and it spends nothing."""
    game = facing(
        "maastricht-treaty",
        players=2,
        automas=CC_AUTOMA,
        influence={"WC": 1, "CC": 5},
        policies=["6A"],
        bag={"WC": 0, "MC": 0},
    )
    for choice in ("set-off/maastricht-treaty", "in-favor", "spend-influence/WC/1"):
        game.choose(choice)
    assert game.table.influence[CC] == 5
    assert sections(game.table) == "1C 2B 3A 4B 5C 6A 7B"


def test_it_moves_policies_towards_what_it_wants() -> None:
    game = facing(
        "chinese-communist-revolution",
        turn="ST",
        automas={"WC": "advanced"},
        companies={"CC": [{"company": name, "class": "WC"} for name in ("college", "university", "clinic")]},
        trade_unions=["education", "healthcare"],
    )
    game.choose("set-off/chinese-communist-revolution")
    game.choose(game.decision.options[0])
    while game.decision.kind != "move-any-policy":
        game.choose(game.decision.options[0])
    assert sections(game.table) == "1B 2B 3A 4B 5B 6B 7B"  # the two of highest priority


def test_unskilled_workers_leave_first() -> None:
    people = {"MC": {"media": 2, "unskilled": 1}, "WC": {}}
    game = facing("russo-japanese-war", automas={"MC": "simple"}, unemployed=people)
    assert unemployed(game, "MC") == {"media": 2}
    assert game.table.workers[MC] == 9


@pytest.mark.parametrize(
    ("players", "automas"),
    [
        (2, {"CC": "advanced"}),
        (2, {"WC": "simple"}),
        (3, {"MC": "advanced", "CC": "simple"}),
        (4, {"WC": "advanced", "MC": "simple", "CC": "advanced"}),
    ],
)
@pytest.mark.compiled
def test_whole_games_with_all_modules(players: int, automas: dict[str, str]) -> None:
    for seed in range(2):
        game = Game.new(seed=seed, setup=Setup(players, modules=modules_for(players), automas=automas))
        while not game.over:
            options = game.decision.options
            game.choose(options[game.choices_made * 7 % len(options)], game.decision.seat)
            assert broken_rules(game.table) == []
        assert game.winners
        assert Game.load(game.save()).table == game.table
