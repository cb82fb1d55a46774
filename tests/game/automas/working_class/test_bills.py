"""Which bills the Automa proposes: by its AI card or its priority cards, in the last round, and for the State."""

import pytest

from bodypolitic.game.automas.priority_rows import AW, BGS, DEM, PB, SA, STR
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import IMMIGRATION, ST
from tests.game.automas.at_the_table import acts, automa, policy_rows, put_on_top, set_aside, take_turn
from tests.game.automas.working_class.at_the_table import AS_DESIRED, wca
from tests.game.events.facing import facing

ON_TOP = [[SA, STR, DEM, AW, BGS], [], [], [], [], [], [], [], [PB]]


def proposed(game: Game) -> list[str]:
    """The sections of the bills proposed since the last choice."""
    return [str(event.values["section"]) for event in game.happened if event.kind == "bill-proposed"]


def test_simple_mode_takes_the_first_policy_of_the_ai_card() -> None:
    assert proposed(take_turn(wca("simple", 23, policies=["3B"], influence={"WC": 0}))) == ["5B"]


def test_simple_mode_takes_the_second_policy_if_the_first_has_a_bill() -> None:
    game = wca("simple", 23, policies=["3B"], bills={"5B": "CC"}, influence={"WC": 0})
    assert proposed(take_turn(game)) == ["3A"]


def test_simple_mode_takes_the_second_policy_if_the_first_is_as_desired() -> None:
    game = wca("simple", 23, policies=["3B", "5A"], influence={"WC": 0})
    assert proposed(take_turn(game)) == ["3A"]


def test_no_bill_without_a_marker() -> None:
    game = wca("simple", 5, bills={"1B": "WC", "4A": "WC", "6C": "WC"})
    assert "PB" not in acts(take_turn(game))


def test_advanced_mode_takes_the_policy_of_highest_priority() -> None:
    game = wca("advanced", 5, influence={"WC": 0})
    assert policy_rows(game) == [["P2", "P4", "P6"], ["P1", "P5"]]
    automa(game).action_rows = [list(row) for row in ON_TOP]
    take_turn(game)
    # Check Policies moves P2 up 2 rows, beyond P1 and P5
    assert proposed(game) == ["2A"]
    assert set_aside(game) == ["P3", "P7", "P2"]


@pytest.mark.parametrize(("seed", "passed"), [(1, 1), (13, 0)])
def test_the_policy_card_after_an_immediate_vote(seed: int, passed: int) -> None:
    """Lost, it stays where the check has moved it; won, and the policy as desired, it is set aside."""
    game = wca("advanced", 5, influence={"WC": 2, "CC": 0}, bag={"WC": 9, "MC": 0, "CC": 9}, seed=seed)
    automa(game).action_rows = [list(row) for row in ON_TOP]
    take_turn(game)
    game.choose("against")
    assert [event.values["passed"] for event in game.happened if event.kind == "vote-result"] == [passed]
    assert set_aside(game) == (["P3", "P7", "P2"] if passed else ["P3", "P7"])
    assert policy_rows(game) == [["P4", "P6"], ["P1", "P5"], *([] if passed else [["P2"]])]


def test_in_round_5_immigration_is_left_out() -> None:
    game = take_turn(wca("simple", 14, round=5, policies=["2A", "7C"], companies={"CC": [], "ST": []}))
    assert "PB" not in acts(game)


@pytest.mark.parametrize(("held", "bills"), [(3, ["6C"]), (0, ["3A"])])
def test_in_round_5_foreign_trade_needs_an_immediate_vote(held: int, bills: list[str]) -> None:
    influence = {"WC": held, "CC": 0}
    game = wca("simple", 12, round=5, policies=["3B"], influence=influence, bag={"WC": 9, "MC": 0, "CC": 5})
    assert proposed(take_turn(game)) == bills


@pytest.mark.parametrize("mode", ["simple", "advanced"])
def test_in_round_5_cubes_of_the_bonus_count_for_the_vote_on_foreign_trade(mode: str) -> None:
    """With 4 cubes against 5 no vote would be called; the AI card adds 2 before the bill."""
    bag = {"WC": 4, "MC": 0, "CC": 5}
    policies = [*AS_DESIRED[:5], "6B"]
    game = wca(mode, 12, round=5, policies=policies, influence={"WC": 3, "CC": 0}, bag=bag)
    if mode == "advanced":
        automa(game).action_rows = [list(row) for row in ON_TOP]
    assert proposed(take_turn(game)) == ["6C"]


def test_two_bills_with_one_marker_left_are_two_if_the_first_is_voted_on_at_once() -> None:
    bills = {"1B": "WC", "2A": "WC"}
    game = wca("simple", 24, bills=bills, influence={"WC": 3, "CC": 0}, bag={"WC": 9, "MC": 0, "CC": 5})
    assert proposed(take_turn(game)) == ["5B"]
    game.choose("against")
    game.choose("done")  # the price of education stays
    assert proposed(game) == ["4A"]


def test_two_bills_with_one_marker_left_are_one_bill() -> None:
    game = take_turn(wca("simple", 24, bills={"1B": "WC", "2A": "WC"}, influence={"WC": 0}))
    assert proposed(game) == ["5B"]


def test_the_second_of_two_bills_is_never_on_the_same_policy() -> None:
    game = take_turn(wca("simple", 24, bills={"4A": "CC"}, influence={"WC": 0}))
    assert proposed(game) == ["5B"]


# Civil Unrest: the Automa names a bill for the State


def test_a_simple_automa_names_the_first_possible_policy_of_the_next_ai_cards() -> None:
    game = facing("civil-unrest", automas={"WC": "simple"}, policies=["5A"])
    put_on_top(game, 13)
    put_on_top(game, 23)  # its policies are 5 and 3, both as desired
    pile = list(automa(game).pile)
    game.choose("class/WC")
    assert proposed(game) == ["2A"]
    assert game.table.bills[1] == ST
    assert automa(game).pile == pile[-2:] + pile[:-2]


def test_a_simple_automa_goes_on_with_the_discarded_ai_cards_when_the_pile_is_empty() -> None:
    """Only Immigration is not as desired, and no card left in the pile names it."""
    game = facing("civil-unrest", automas={"WC": "simple"}, policies=[*AS_DESIRED[:6], "7C"])
    player = automa(game)
    player.pile = [card for card in range(30) if IMMIGRATION not in player.CARDS[card].policies][:5]
    player.discard = [card for card in range(30) if card not in player.pile]
    game.choose("class/WC")
    assert proposed(game) == ["7B"]
    assert sorted(player.pile + player.discard) == list(range(30))


def test_an_advanced_automa_names_the_policy_of_highest_priority() -> None:
    game = facing("civil-unrest", automas={"WC": "advanced"})
    game.choose("class/WC")
    assert proposed(game) == ["1B"]


def test_bill_markers_of_its_own_are_not_needed_to_name_a_bill_for_the_state() -> None:
    game = facing("civil-unrest", automas={"WC": "advanced"}, bills={"1B": "WC", "4A": "WC", "6C": "WC"})
    game.choose("class/WC")
    assert proposed(game) == ["5B"]
