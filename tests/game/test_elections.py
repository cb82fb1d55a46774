"""Elections (p. 12, 13, 28, 32)."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, INFLUENCE, MC, NOBODY, ST, WC, A, B
from bodypolitic.game.table.kept_table import kept
from tests.game.table_talk import option_ids, pass_bill, picks, take

NO_INFLUENCE = {"WC": 0, "MC": 0, "CC": 0, "ST": 0}


def electing(bills: dict[str, str], **changes: object) -> Game:
    """The Elections Phase of round 1 with 4 players."""
    return Game.from_position({"phase": "elections", "bills": bills} | changes)


def electing_two(bills: dict[str, str], **changes: object) -> Game:
    return Game.from_position({"players": 2, "phase": "elections", "bills": bills} | changes)


def only(game: Game, what: str) -> list[dict[str, str | int]]:
    return [happening.values for happening in game.happened if happening.kind == what]


def test_a_bill_on_the_first_policy_is_voted_on_like_any_other() -> None:
    game = electing({"1B": "WC"})
    assert (game.decision.kind, game.table.round) == ("state-stance", 1)


# Refill


def test_without_bills_there_is_no_refill_and_no_election() -> None:
    game = electing({}, events=[])
    assert game.table.round == 2
    assert game.table.bag == [8, 8, 8]
    assert game.table.influence[ST] == 1


def round_of_an_immediate_vote() -> Game:
    """The only bill of the round is voted on at once in its last turn but one; then the next round begins."""
    game = Game.from_position(
        {
            "players": 2,
            "turn": "WC",
            "turn_number": 5,
            "influence": {"WC": 1, "CC": 0},
            "bag": {"WC": 5, "MC": 0, "CC": 0},
        }
    )
    pass_bill(game, "3B")
    game.choose("end-turn")
    take(game, "basic/apply-political-pressure")
    return game


def play_to(game: Game, kind: str) -> Game:
    while game.decision.kind != kind:
        game.choose(game.decision.options[0], game.decision.seat)
    return game


def to_the_next_round(game: Game) -> list[str]:
    """Play on with the first options, and tell what happened by its kinds."""
    told: list[str] = []
    here = game.table.round
    while game.table.round == here:
        game.choose(game.decision.options[0], game.decision.seat)
        told += [happening.kind for happening in game.happened]
    return told


def test_r32_a_bill_that_was_voted_on_at_once_was_proposed_and_the_bag_is_refilled() -> None:
    game = round_of_an_immediate_vote()
    game.choose("end-turn")
    while game.table.round == 1:
        game.choose(game.decision.options[0])
    # WC Population 3: 2. With two players 5 of the Middle Class. CC has 3 in the bag and 2 operational companies: 1.
    assert game.table.bag == [2, 5, 4]


def test_r32_the_state_gains_its_influence_though_all_bills_were_voted_on_at_once() -> None:
    game = Game.from_position(
        {
            "turn": "ST",
            "turn_number": 5,
            "influence": {"WC": 0, "MC": 0, "CC": 0, "ST": 1},
            "legitimacy": {"WC": 4, "MC": 4, "CC": 4},
            "money": {"ST": 300},
            "bag": {"WC": 5, "MC": 0, "CC": 0},
        }
    )
    pass_bill(game, "3B")
    assert game.table.bills == [NOBODY] * 7 and game.table.influence[ST] == 0
    to_the_next_round(game)
    assert game.table.influence[ST] == 2


def test_r32_bills_that_fall_to_the_imf_were_proposed_and_the_bag_is_refilled() -> None:
    game = Game.from_position(
        {"turn": "ST", "turn_number": 5, "main_taken": True, "bills": {"1B": "WC"}, "loans": {"ST": 9}, "events": []}
    )
    before = game.table.bag.copy()
    told = to_the_next_round(game)
    assert "bill-discarded" in told and "vote-result" not in told
    assert game.table.bag == [cubes + 2 for cubes in before]


def test_r32_what_was_proposed_in_another_round_counts_no_more() -> None:
    game = round_of_an_immediate_vote()
    game.choose("end-turn")
    to_the_next_round(game)
    assert not play_to(game, "turn").table.bill_proposed


def test_r32_is_remembered_by_a_save_and_by_a_clone() -> None:
    game = round_of_an_immediate_vote()
    for again in (Game.load(game.save()), game.clone(), Game.resumed(game.setup, kept(game.table), 0)):
        assert again.table.bill_proposed


def test_each_class_adds_half_its_population_or_companies_rounded_up() -> None:
    game = electing({"7A": "WC"})
    # WC Population 3: 2. MC Population 3: 2, operational 2: 1, the more counts. CC operational 3 of 4: 2.
    assert game.table.bag == [10, 10, 10]


def test_the_middle_class_adds_for_its_companies_when_they_are_more() -> None:
    slugs = ["convenience-store", "doctors-office", "convenience-store-2", "game-store", "tutoring-company"]
    game = electing({"7A": "WC"}, companies={"MC": [{"company": slug, "class": "MC"} for slug in slugs]})
    assert game.table.bag[MC] == 8 + 3


def test_automated_companies_count_and_empty_ones_do_not() -> None:
    companies = [{"company": "car-manufacturer"}, {"company": "hotel"}, {"company": "clinic", "class": "WC"}]
    game = electing({"7A": "WC"}, companies={"CC": [*companies, {"company": "electronics-manufacturer"}]})
    assert game.table.bag[CC] == 8 + 2


def test_with_two_players_five_middle_class_cubes_are_added() -> None:
    game = electing_two({"7A": "WC"})
    assert game.table.bag == [10, 13, 9]  # CC has 2 operational companies


@pytest.mark.parametrize(("lowest", "influence"), [(1, 0), (2, 1), (5, 2), (7, 3), (8, 4)])
def test_the_state_gains_influence_by_its_lowest_legitimacy(lowest: int, influence: int) -> None:
    game = electing({"7A": "WC"}, legitimacy={"WC": lowest, "MC": 8, "CC": 9})
    assert game.table.influence[ST] == 1 + influence


# Stances


def test_stances_are_stated_in_order_and_the_proposer_is_in_favor() -> None:
    game = electing({"7A": "MC"})
    seats = []
    while game.decision.kind == "state-stance":
        seats.append(game.decision.seat)
        assert option_ids(game) == ["in-favor", "against"]
        game.choose("against")
    assert seats == ["WC", "CC", "ST"]


def test_a_state_without_influence_takes_no_part() -> None:
    game = electing({"7A": "WC"}, legitimacy={"WC": 1}, influence={"ST": 0}, media_influence=4)
    seats = []
    while game.decision.kind == "state-stance":
        seats.append(game.decision.seat)
        game.choose("against")
    assert seats == ["MC", "CC"]
    assert [decision.seat for decision in game.decisions] == ["WC", "MC", "CC"]


def test_a_state_without_influence_may_still_have_proposed() -> None:
    game = electing(
        {"7A": "ST"},
        legitimacy={"WC": 1},
        influence=NO_INFLUENCE,
        bag={"WC": 9, "MC": 0, "CC": 0},
    )
    picks(game, "in-favor", "against", "against")
    assert {"who": "ST", "amount": 3, "reason": "bill-passed"} in [told.values for told in game.happened]
    assert game.table.policies[6] == A


# Influence


def test_influence_is_chosen_in_secret_by_all_who_have_some() -> None:
    game = electing({"7A": "WC"}, influence={"WC": 2, "MC": 0, "CC": 3, "ST": 1})
    picks(game, "in-favor", "against", "against")
    assert [decision.seat for decision in game.decisions] == ["WC", "CC", "ST"]
    game.choose("spend-influence/CC/3")
    assert game.table.influence[CC] == 3  # not shown before all have answered
    assert [decision.seat for decision in game.decisions] == ["WC", "ST"]
    assert [option.id for option in game.decisions[0].options] == [f"spend-influence/WC/{n}" for n in range(3)]


def test_spent_influence_is_gone_on_both_sides() -> None:
    game = electing_two({"7A": "WC"}, influence={"WC": 4, "CC": 4})
    supply = game.table.supply[INFLUENCE]
    picks(game, "against", "spend-influence/WC/2", "spend-influence/CC/3")
    assert (game.table.influence[WC], game.table.influence[CC]) == (2, 1)
    assert game.table.supply[INFLUENCE] == supply + 5


# Outcome


def vote(bag: dict[str, int], spent: dict[str, int], stances: list[str], **changes: object) -> Game:
    """A vote on the Working Class's bill for 7A. The bag holds 5 cubes, so that the draw is known."""
    roles = ("WC", "CC") if changes.get("players") == 2 else ("WC", "MC", "CC", "ST")
    influence = {role: spent.get(role, 0) + (role == "WC") for role in roles}  # 1 of WC's is for calling the vote
    game = Game.from_position({"turn": "WC", "influence": influence, "bag": bag} | changes)
    game.choose("basic/propose-bill")
    game.choose(game.decision.options[0])
    picks(game, "bill/7A", "call-vote", *stances)
    while game.decision.kind == "spend-influence":
        seat = game.decision.seat
        game.choose(f"spend-influence/{seat}/{spent[seat]}", seat)
    return game


def test_a_majority_against_fails_gives_nobody_points_and_returns_the_losers_cubes() -> None:
    game = vote({"WC": 2, "MC": 0, "CC": 3}, {}, ["against", "against"])
    t = game.table
    assert t.policies[6] == B
    assert t.bills[6] == NOBODY
    assert set(game.scores.values()) == {0}
    assert t.bag == [2, 0, 0]
    assert t.cubes == [23, 25, 25]


def test_a_tie_passes_and_returns_the_losers_cubes() -> None:
    game = vote({"WC": 2, "MC": 0, "CC": 3}, {"WC": 1}, ["against", "against"])
    t = game.table
    assert t.policies[6] == A
    assert game.scores == {"WC": 3, "MC": 0, "CC": 0, "ST": 0}
    assert t.bag == [0, 0, 3]
    assert t.cubes == [25, 25, 22]


def test_supporters_gain_a_point_only_for_a_vote_of_their_own() -> None:
    game = vote({"WC": 3, "MC": 2, "CC": 0}, {}, ["in-favor", "in-favor"])
    assert game.scores == {"WC": 3, "MC": 1, "CC": 0, "ST": 0}


def test_influence_counts_as_a_vote_of_ones_own() -> None:
    game = vote({"WC": 5, "MC": 0, "CC": 0}, {"CC": 1, "ST": 1}, ["against", "in-favor", "in-favor"])
    assert game.scores == {"WC": 3, "MC": 0, "CC": 1, "ST": 1}


def test_a_unanimous_vote_passes_and_discards_all_five_cubes() -> None:
    game = vote({"WC": 1, "MC": 2, "CC": 2}, {}, ["in-favor", "in-favor"])
    assert game.table.policies[6] == A
    assert game.table.bag == [0, 0, 0]
    assert game.table.cubes == [25, 25, 25]
    assert game.scores == {"WC": 3, "MC": 1, "CC": 1, "ST": 0}


def test_five_cubes_are_drawn() -> None:
    game = electing_two({"7A": "WC"}, influence={"WC": 1, "CC": 0})
    before = sum(game.table.bag)
    game.choose("against")
    assert sum(game.table.bag) == before - 5
    drawn = only(game, "cubes-drawn")[0]
    assert int(drawn["WC"]) + int(drawn["MC"]) + int(drawn["CC"]) == 5


# Two players


def test_middle_class_cubes_are_set_aside_and_all_five_pass_the_bill() -> None:
    game = vote({"WC": 0, "MC": 5, "CC": 0}, {}, ["against"], players=2)
    assert game.table.policies[6] == A
    assert game.scores == {"WC": 3, "CC": 0}
    assert game.table.bag == [0, 0, 0]
    assert game.table.cubes[MC] == 25


def test_middle_class_cubes_are_on_no_side() -> None:
    game = vote({"WC": 0, "MC": 4, "CC": 1}, {}, ["against"], players=2)
    assert game.table.policies[6] == B
    assert game.table.bag == [0, 0, 0]
    assert game.table.cubes == [25, 25, 25]


# The empty bag


def test_an_empty_bag_is_refilled_twice_without_influence_for_the_state() -> None:
    game = vote({"WC": 0, "MC": 0, "CC": 0}, {}, ["against", "against"])
    added = only(game, "cubes-added")
    assert [values["amount"] for values in added] == [2, 2, 2, 2, 2, 2]
    assert game.table.influence[ST] == 0
    left = sum(game.table.bag) + sum(int(value) for value in only(game, "cubes-drawn")[0].values())
    assert 12 <= left <= 17


def test_cubes_left_in_the_bag_are_drawn_before_it_is_refilled() -> None:
    game = vote({"WC": 0, "MC": 0, "CC": 3}, {}, ["against", "against"])
    drawn = only(game, "cubes-drawn")[0]
    assert int(drawn["CC"]) >= 3
    assert sum(int(value) for value in drawn.values()) == 5


# Several bills


def test_bills_are_voted_on_in_the_order_of_the_policies() -> None:
    game = electing_two({"7A": "CC", "3B": "WC", "5B": "WC"}, influence={"WC": 0, "CC": 0})
    voted = [values["section"] for values in only(game, "vote-began")]
    while game.decision.kind == "state-stance":
        game.choose("against")
        voted += [values["section"] for values in only(game, "vote-began")]
        if game.decision.kind == "adjust-prices":
            game.choose("done")
            voted += [values["section"] for values in only(game, "vote-began")]
    assert voted == ["3B", "5B", "7A"]


def test_consequences_come_before_the_next_vote() -> None:
    game = electing_two(
        {"5B": "WC", "7A": "WC"}, influence={"WC": 0, "CC": 0}, bag={"WC": 25, "MC": 0, "CC": 0}, seed=3
    )
    game.choose("in-favor")
    assert (game.decision.seat, game.decision.kind) == ("CC", "adjust-prices")
    assert game.table.policies[4] == B
    game.choose("done")
    assert game.decision.kind == "state-stance"


def test_the_state_gains_influence_once_however_many_bills_there_are() -> None:
    game = electing({"3B": "WC", "7A": "WC"}, legitimacy={"WC": 4, "MC": 4, "CC": 4})
    assert game.table.influence[ST] == 3
