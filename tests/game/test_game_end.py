"""Game End (p. 13, 17, 21, 25, 29): loans, final points, and ties."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import MC, ST, WC

NOTHING = {"food": 0, "luxury": 0, "health": 0, "education": 0}


def ended(**changes: object) -> Game:
    """Four players at the end of round 5, with nothing that scores but what is told.

    The State's legitimacy of 1, 1 brings 2 VP, which its own start of -2 takes back.
    """
    told = dict(changes)
    vp = {"WC": 0, "MC": 0, "CC": 0, "ST": -2} | dict(told.pop("vp", {}))  # type: ignore[call-overload]
    storage = {"MC": NOTHING, "CC": NOTHING, "ST": NOTHING} | dict(told.pop("storage", {}))  # type: ignore[call-overload]
    money = {"WC": 0, "MC": 0, "CC": 0, "ST": 0} | dict(told.pop("money", {}))  # type: ignore[call-overload]
    game = Game.from_position(
        {
            "round": 5,
            "phase": "scoring",
            "events": [],
            "political_agenda": 2,
            "policies": ["1C", "2B", "3A", "4B", "5C"],
            "companies": {"MC": []},
            "legitimacy": {"WC": 1, "MC": 1, "CC": 1},
            "media_influence": 0,
            "capital": 0,
            "vp": vp,
            "storage": storage,
            "money": money,
        }
        | told
    )
    assert game.over
    return game


def test_the_table_without_anything_told() -> None:
    # one policy in A, two in B, two in C
    assert ended().scores == {"WC": 1, "MC": 3, "CC": 4, "ST": 0}


# Loans


def test_the_capitalist_class_loses_5_a_loan_and_may_not_pay() -> None:
    game = ended(loans={"CC": 2}, capital=9)
    assert game.scores["CC"] == 4 - 10
    assert game.table.capital == 9


@pytest.mark.parametrize(
    ("role", "money", "loans", "left", "lost"),
    [("WC", 55, 1, 0, 0), ("WC", 54, 1, 4, 1), ("MC", 38, 1, 3, 4), ("MC", 4, 1, 4, 11), ("ST", 60, 2, 0, 10)],
)
def test_the_others_pay_55_in_steps_of_5_and_lose_a_point_for_each_step_unpaid(
    role: str, money: int, loans: int, left: int, lost: int
) -> None:
    without = ended(money={role: left})
    game = ended(money={role: money}, loans={role: loans})
    assert game.table.money[{"WC": WC, "MC": MC, "ST": ST}[role]] == left
    assert game.scores[role] == without.scores[role] - lost


def test_loans_are_settled_before_money_counts() -> None:
    game = ended(money={"WC": 75}, loans={"WC": 1})
    assert game.scores["WC"] == 1 + 2


# Final points


@pytest.mark.parametrize(
    ("policies", "points"),
    [
        (["1A", "2A", "3A", "4A", "5A"], (18, 0, 0)),
        (["1B", "2B", "3B", "4B", "5B"], (0, 15, 0)),
        (["1C", "2C", "3C", "4C", "5C"], (0, 0, 18)),
        (["1A", "2A", "3A", "4A", "5B"], (12, 1, 0)),
        (["1A", "2A", "3A", "4B", "5B"], (8, 3, 0)),
        (["1C", "2B", "3B", "4B", "5B"], (0, 10, 1)),
        (["1C", "2C", "3C", "4B", "5B"], (0, 3, 8)),
        (["1C", "2C", "3C", "4C", "5B"], (0, 1, 12)),
        (["1B", "2B", "3B", "4A", "5A"], (4, 6, 0)),
    ],
)
def test_policies_1_to_5(policies: list[str], points: tuple[int, int, int]) -> None:
    game = Game.from_position(
        {
            "players": 3,
            "round": 5,
            "phase": "scoring",
            "policies": policies,
            "companies": {"MC": []},
            "money": {"WC": 0, "MC": 0, "CC": 0},
            "storage": {"MC": NOTHING, "CC": NOTHING},
        }
    )
    assert (game.scores["WC"], game.scores["MC"], game.scores["CC"]) == points


@pytest.mark.parametrize(("money", "points"), [(9, 0), (10, 1), (149, 14), (150, 15), (400, 15)])
def test_money_of_the_working_class(money: int, points: int) -> None:
    assert ended(money={"WC": money}).scores["WC"] == 1 + points


@pytest.mark.parametrize(("money", "points"), [(14, 0), (15, 1), (300, 20)])
def test_money_of_the_middle_class(money: int, points: int) -> None:
    assert ended(money={"MC": money}).scores["MC"] == 3 + points


@pytest.mark.parametrize(("money", "points"), [(29, 0), (30, 1), (600, 20)])
def test_money_of_the_state(money: int, points: int) -> None:
    assert ended(money={"ST": money}).scores["ST"] == points


@pytest.mark.parametrize(
    ("stock", "points"),
    [
        ({"food": 1, "luxury": 2, "health": 2, "education": 2}, 0),
        ({"food": 2, "luxury": 3, "health": 3, "education": 3}, 4),
        ({"food": 5, "luxury": 5, "health": 6, "education": 0}, 2 + 1 + 2),
    ],
)
@pytest.mark.parametrize(("role", "base"), [("MC", 3), ("CC", 4), ("ST", 0)])
def test_resources_in_the_storages(role: str, base: int, stock: dict[str, int], points: int) -> None:
    assert ended(storage={role: NOTHING | stock}).scores[role] == base + points


def test_the_free_trade_zone_counts_with_the_storage() -> None:
    game = ended(storage={"CC": NOTHING | {"food": 1, "luxury": 2}}, free_trade_zone={"food": 1, "luxury": 4})
    assert game.scores["CC"] == 4 + 1 + 2


def test_goods_and_services_count_for_nobody() -> None:
    game = ended(goods={"WC": {"food": 8, "health": 9}, "MC": {"food": 8, "health": 9}})
    assert (game.scores["WC"], game.scores["MC"]) == (1, 3)


def test_media_influence_counts_and_personal_influence_does_not() -> None:
    assert ended(media_influence=7, influence={"ST": 9}).scores["ST"] == 2


# Who wins


def test_most_points_win() -> None:
    assert ended(vp={"MC": 50}).winners == ["MC"]


def test_a_tie_is_broken_by_wanted_policies() -> None:
    # WC has one policy in A, MC two in B: 10 + 1 = 8 + 3
    game = ended(vp={"WC": 10, "MC": 8})
    assert game.scores["WC"] == game.scores["MC"] == 11
    assert game.winners == ["MC"]


def test_the_state_counts_its_agenda_and_wins_what_is_still_a_tie() -> None:
    # agenda 7 matches 1C and 3A, which scores 2: as many policies as MC has in B
    game = ended(political_agenda=7, vp={"ST": 16, "MC": 17})
    assert game.scores["ST"] == game.scores["MC"] == 20
    assert game.winners == ["ST"]


def test_a_state_with_fewer_matches_does_not_win_the_tie() -> None:
    game = ended(political_agenda=2, vp={"ST": 18, "MC": 17})
    assert game.scores["ST"] == game.scores["MC"] == 20
    assert game.winners == ["MC"]


@pytest.mark.parametrize(("bag", "winners"), [({"MC": 9, "CC": 8}, ["MC"]), ({"MC": 7, "CC": 8}, ["CC"])])
def test_then_most_voting_cubes_win(bag: dict[str, int], winners: list[str]) -> None:
    game = ended(vp={"MC": 17, "CC": 16}, bag=bag)
    assert game.scores["MC"] == game.scores["CC"] == 20
    assert game.winners == winners


def test_then_the_victory_is_shared() -> None:
    game = ended(vp={"MC": 17, "CC": 16}, bag={"MC": 8, "CC": 8})
    assert game.winners == ["MC", "CC"]


def test_nobody_has_won_before_the_end() -> None:
    assert Game.from_position({"vp": {"WC": 50}}).winners == []


def test_the_last_round_is_scored_before_the_end() -> None:
    game = ended(capital=50, wealth=0)
    assert game.scores["CC"] == 4 + 3 + 9
    assert game.table.capital == 50
