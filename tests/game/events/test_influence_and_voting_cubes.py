"""Events that provide influence or voting cubes."""

import pytest

from bodypolitic.game.ground.codes import CC, INFLUENCE, MC, ST, WC
from tests.game.events.facing import assert_done, assert_impossible, facing
from tests.game.table_talk import option_ids, picks


def test_political_scandal() -> None:
    game = facing("political-scandal")
    assert game.table.money[ST] == 95
    assert option_ids(game) == [f"to/WC/{amount}" for amount in range(4)]
    game.choose("to/WC/1")
    assert option_ids(game) == [f"to/MC/{amount}" for amount in range(3)]
    picks(game, "to/MC/0", "to/CC/2")
    t = game.table
    assert [t.benefits[who][INFLUENCE] for who in (WC, MC, CC)] == [1, 0, 2]
    assert t.media_influence == 1
    assert t.influence[ST] == 1
    assert t.legitimacy == [3, 2, 4]
    assert_done(game, "political-scandal")


def test_political_scandal_provides_at_least_one() -> None:
    game = facing("political-scandal")
    picks(game, "to/WC/0", "to/MC/0")
    assert option_ids(game) == ["to/CC/1", "to/CC/2", "to/CC/3"]


def test_political_scandal_impossible() -> None:
    assert_impossible("political-scandal", money={"ST": 24})
    assert_impossible("political-scandal", media_influence=0, influence={"ST": 5})


@pytest.mark.parametrize(("who", "name"), [(WC, "WC"), (CC, "CC")])
def test_strike_at_the_port(who: int, name: str) -> None:
    game = facing("strike-at-the-port")
    assert option_ids(game) == ["class/WC", "class/CC"]
    game.choose(f"class/{name}")
    t = game.table
    assert t.benefits[who][INFLUENCE] == 2
    assert (t.media_influence, t.influence[ST]) == (2, 1)
    assert t.legitimacy_tokens[who] == 1
    assert t.legitimacy[who] == 3
    assert_done(game, "strike-at-the-port")


def test_strike_at_the_port_impossible() -> None:
    assert_impossible("strike-at-the-port", media_influence=1, influence={"ST": 5})


@pytest.mark.parametrize(("wc", "legitimacy"), [(4, [4, 2, 2]), (3, [3, 2, 2]), (2, [3, 2, 3]), (0, [2, 2, 4])])
def test_political_polarization(wc: int, legitimacy: list[int]) -> None:
    game = facing("political-polarization")
    assert option_ids(game) == [f"to/WC/{amount}" for amount in range(5)]
    game.choose(f"to/WC/{wc}")  # the rest goes to CC, exactly 4 in all
    t = game.table
    assert t.money[ST] == 90
    assert [laid_out[6] for laid_out in t.benefits] == [wc, 0, 4 - wc]
    assert (t.cubes[WC], t.cubes[CC]) == (17 - wc, 13 + wc)
    assert t.legitimacy == legitimacy
    assert_done(game, "political-polarization")


def test_political_polarization_with_few_cubes_left() -> None:
    game = facing("political-polarization", bag={"WC": 24, "CC": 22})
    assert (game.table.benefits[WC][6], game.table.benefits[CC][6]) == (1, 3)  # all there are


def test_political_polarization_impossible() -> None:
    assert_impossible("political-polarization", money={"ST": 29})
    assert_impossible("political-polarization", bag={"WC": 24, "CC": 23, "MC": 8})


@pytest.mark.parametrize(("who", "name"), [(WC, "WC"), (MC, "MC"), (CC, "CC")])
def test_unfair_representation(who: int, name: str) -> None:
    game = facing("unfair-representation")
    assert option_ids(game) == ["class/WC", "class/MC", "class/CC"]
    game.choose(f"class/{name}")
    t = game.table
    assert (t.benefits[who][INFLUENCE], t.benefits[who][6]) == (1, 2)
    assert (t.influence[ST], t.media_influence, t.cubes[who]) == (0, 4, 15)
    assert t.legitimacy[who] == 3
    assert_done(game, "unfair-representation")


def test_unfair_representation_only_for_a_class_with_two_cubes_left() -> None:
    game = facing("unfair-representation", bag={"WC": 24})
    assert option_ids(game) == ["class/MC", "class/CC"]


def test_unfair_representation_impossible_without_personal_influence() -> None:
    assert_impossible("unfair-representation", influence={"ST": 0}, media_influence=4)
