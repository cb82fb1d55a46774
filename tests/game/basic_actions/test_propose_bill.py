"""Propose Bill (p. 14, 18, 22, 27)."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import NOBODY, ST, WC, B
from tests.game.refusals import refused
from tests.game.table_talk import option_ids, picks, take


def test_sections_next_to_the_ones_in_force_are_offered() -> None:
    game = Game.from_position({"policies": ["1C", "2B", "3A", "4B", "5C", "6A", "7C"]})
    take(game, "basic/propose-bill")
    assert option_ids(game) == [
        "bill/1B",
        "bill/2A",
        "bill/2C",
        "bill/3B",
        "bill/4A",
        "bill/4C",
        "bill/5B",
        "bill/6B",
        "bill/7B",
    ]


def test_a_policy_with_a_bill_takes_no_second_one() -> None:
    game = Game.from_position({"bills": {"2C": "CC", "3B": "WC"}})
    take(game, "basic/propose-bill")
    assert not {"bill/2A", "bill/2C", "bill/3B"} & set(option_ids(game))


def test_a_bill_waits_for_the_elections_and_uses_a_marker() -> None:
    game = Game.from_position({})
    take(game, "basic/propose-bill")
    picks(game, "bill/5B", "no-vote")
    t = game.table
    assert (t.bills[4], t.bill_sections[4]) == (WC, B)
    assert t.policies[4] == 2
    assert t.influence[WC] == 1
    assert option_ids(game)[0] == "end-turn"


def test_without_influence_there_is_no_immediate_vote() -> None:
    game = Game.from_position({"influence": {"WC": 0}})
    take(game, "basic/propose-bill")
    game.choose("bill/5B")
    assert game.decision.kind == "turn"
    assert game.table.bills[4] == WC


def test_an_immediate_vote_costs_1_influence_and_gives_the_marker_back() -> None:
    game = Game.from_position({"players": 2, "influence": {"WC": 1, "CC": 0}, "bag": {"WC": 9, "MC": 0, "CC": 0}})
    supply = game.table.supply[4]
    take(game, "basic/propose-bill")
    picks(game, "bill/5B", "call-vote", "against")
    t = game.table
    assert t.influence[WC] == 0
    assert t.supply[4] == supply + 1
    assert t.policies[4] == B
    assert t.bills[4] == NOBODY
    assert game.scores == {"WC": 3, "CC": 0}


def test_a_lost_immediate_vote_changes_nothing_and_gives_the_marker_back() -> None:
    game = Game.from_position({"players": 2, "influence": {"WC": 1, "CC": 0}, "bag": {"WC": 0, "MC": 0, "CC": 9}})
    take(game, "basic/propose-bill")
    picks(game, "bill/5B", "call-vote", "against")
    t = game.table
    assert t.policies[4] == 2
    assert t.bills[4] == NOBODY
    assert game.scores == {"WC": 0, "CC": 0}


def test_the_state_calls_its_vote_with_personal_influence_only() -> None:
    game = Game.from_position({"turn": "ST", "influence": {"ST": 0}, "media_influence": 4})
    take(game, "basic/propose-bill")
    game.choose("bill/1B")
    assert game.decision.kind == "turn"
    assert game.table.bills[0] == ST


@pytest.mark.parametrize(("seat", "page"), [("WC", 14), ("MC", 22), ("CC", 18), ("ST", 27)])
def test_three_bills_are_the_most_of_a_player(seat: str, page: int) -> None:
    game = Game.from_position({"turn": seat, "bills": {"1B": seat, "2C": seat, "3B": seat}})
    assert refused(game, "basic/propose-bill") == ("no-bill-marker", {}, page)


def test_with_a_bill_on_every_policy_nothing_can_be_proposed() -> None:
    bills = {"1B": "CC", "2C": "CC", "3B": "CC", "4A": "MC", "5B": "MC", "6A": "MC", "7A": "ST"}
    game = Game.from_position({"bills": bills})
    assert refused(game, "basic/propose-bill") == ("every-policy-has-a-bill", {}, 14)
