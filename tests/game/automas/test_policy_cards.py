"""The policy cards of an advanced Automa when bills come and go outside turns."""

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import FOREIGN_TRADE, PRIORITY_CARDS, PRODUCTION, A, PriorityCard
from bodypolitic.game.phases.preparation import PreparationPhase
from bodypolitic.game.rules.politics.imf import intervene
from bodypolitic.game.rules.politics.policies import change_policy
from tests.game.automas.at_the_table import (
    automa,
    happenings,
    lift,
    policy_rows,
    put_on_top,
    take_turn,
    until_next_turn,
)
from tests.game.historical_events.facing import asked_anew, sections
from tests.game.historical_events.test_cards_of_the_start import beginning_with
from tests.game.table_talk import picks, take


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


def advanced_capitalists(rows: list[list[str]], **declared: object) -> Game:
    """The Working Class is to act, then the advanced Automa of the Capitalist Class, whose policy cards lie so."""
    position = {"players": 2, "automas": {"CC": "advanced"}, "turn": "WC", "influence": {"WC": 0, "CC": 0}}
    game = Game.from_position(position | declared)
    automa(game).policy_rows = [[PriorityCard(PRIORITY_CARDS.index(card)) for card in row] for row in rows]
    return game


def test_aa2_the_row_of_a_card_that_a_bill_sets_aside_stays_empty_until_the_checks_are_over() -> None:
    """From 2A the card goes 2 rows up, behind that of taxation, not above it; the bill was on the row between."""
    game = advanced_capitalists([["P4", "P7", "P2"], ["P6"], ["P3"]], policies=["2A", "3A", "4B", "6C"])
    lift(automa(game), "PB")
    put_on_top(game, 5)
    take(game, "basic/propose-bill")
    picks(game, "bill/6B", "end-turn")
    assert policy_rows(game) == [["P4", "P7", "P2"], [], ["P3"]]
    take_turn(game)
    assert [values["section"] for values in happenings(game, "bill-proposed")] == ["3B"]
    # P4 has gone up into the empty row, P2 behind P3, which is set aside with its bill.
    assert policy_rows(game) == [["P7"], ["P4"], ["P2"]]


def test_aa2_after_the_checks_rows_collapse() -> None:
    """AI card 5 moves the cards of policies 2 and 4, which are as desired; so nothing but the collapse is left."""
    game = advanced_capitalists([["P7"], ["P6"], ["P3"]], policies=["2C", "3A", "4C", "6C"])
    lift(automa(game), "LOB")
    put_on_top(game, 5)
    take(game, "basic/propose-bill")
    picks(game, "bill/6B", "end-turn")
    assert policy_rows(game) == [["P7"], [], ["P3"]]
    take_turn(game)
    assert policy_rows(game) == [["P7"], ["P3"]]


def test_aa2_the_row_that_a_vote_takes_a_card_from_stays_empty() -> None:
    game = advanced_capitalists([["P4"], ["P6"], ["P3"]], policies=["3A", "4B", "6B"])
    change_policy(game.table, FOREIGN_TRADE, A)
    assert policy_rows(game) == [["P4"], [], ["P3"]]


def test_aa2_a_policy_card_that_comes_back_goes_to_the_second_row_though_the_first_is_empty() -> None:
    game = advanced_capitalists([], policies=["1A", "2C", "3C", "4C", "5C", "6A", "7C"])
    automa(game).aside = [PriorityCard(PRIORITY_CARDS.index(f"P{number}")) for number in range(1, 8)]
    automa(game).return_policy_cards(game.table)
    assert policy_rows(game) == [[], ["P1"]]
