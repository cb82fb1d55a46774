"""The policy cards of an advanced Automa when bills come and go outside turns."""

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import PRODUCTION
from bodypolitic.game.phases.preparation import PreparationPhase
from bodypolitic.game.rules.politics.imf import intervene
from tests.game.automas.at_the_table import happenings, policy_rows, until_next_turn
from tests.game.historical_events.facing import asked_anew, sections
from tests.game.historical_events.test_cards_of_the_start import beginning_with
from tests.game.table_talk import picks


def test_bills_of_the_setup_set_policy_cards_aside_before_the_first_turn() -> None:
    game = beginning_with("french-revolution", 2, WC="advanced")
    assert [values["section"] for values in happenings(game, "bill-proposed")] == ["1B"]
    picks(game, "bill/2C", "no-vote")
    assert game.decision.kind == "automa-turn"
    assert policy_rows(game) == [["P4", "P6"], ["P5"]]


def test_a_vote_in_the_setup_moves_the_policy_card() -> None:
    game = beginning_with("french-revolution", 2, WC="advanced")
    game.table.influence = [0, 0, 9, 0]
    picks(game, "bill/4C", "call-vote", "spend-influence/CC/8", "done")
    assert game.decision.kind == "automa-turn"
    assert policy_rows(game) == [["P2", "P6"], ["P5", "P4"]]


def test_bills_that_stay_for_the_next_round_keep_policy_cards_aside() -> None:
    """After a round without elections the bills are still there in the Preparation Phase."""
    declared = {"bills": {"4A": "CC", "5B": "WC"}, "hands": {"CC": []}}
    game = Game.from_position({"players": 2, "automas": {"WC": "advanced"}, **declared})
    game.table.push(PreparationPhase())
    game = until_next_turn(asked_anew(game))
    assert not happenings(game, "priority-placed")
    assert policy_rows(game) == [["P2", "P6"], ["P1"]]


def test_policy_cards_of_bills_that_the_imf_removes_come_back_by_the_new_policies() -> None:
    """From 1B and 2B the IMF moves the policies to 1C and 2C, 2 sections away from what the Working Class wants."""
    declared = {"policies": ["1B", "2B"], "bills": {"1A": "WC", "2A": "WC"}, "hands": {"CC": []}}
    game = Game.from_position({"players": 2, "automas": {"WC": "advanced"}, **declared})
    t = game.table
    assert policy_rows(game) == [["P4", "P6"], ["P5"]]
    t.phase = PRODUCTION
    intervene(t)
    t.push(PreparationPhase())
    game = until_next_turn(asked_anew(game))
    assert sections(t).startswith("1C 2C")
    assert policy_rows(game) == [["P4", "P6"], ["P5", "P1", "P2"]]
