"""Declared positions with Automas: priority cards lie as the declared table asks for."""

from bodypolitic.game.automas.automa import automa_of
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, MC, PRIORITY_CARDS, WC, Role

ADVANCED = {"WC": "advanced", "MC": "advanced", "CC": "advanced"}


def rows_of(role: Role, **position: object) -> tuple[list[list[str]], list[str]]:
    """The policy cards of an Automa, row by row from the bottom, and its cards set aside."""
    automa = automa_of(Game.from_position({"automas": ADVANCED, **position}).table, role)
    rows = [[PRIORITY_CARDS[card] for card in row] for row in automa.policy_rows]
    return rows, [PRIORITY_CARDS[card] for card in automa.aside]


def test_policy_cards_are_placed_by_the_declared_policies() -> None:
    policies = ["1A", "2B", "3C", "4A", "5A", "6C", "7B"]
    assert rows_of(WC, policies=policies) == ([["P2"], ["P3"]], ["P1", "P4", "P5", "P6", "P7"])
    assert rows_of(CC, policies=policies) == ([["P2", "P7"], ["P1", "P4", "P5", "P6"]], ["P3"])


def test_policies_with_a_bill_are_set_aside() -> None:
    rows, aside = rows_of(MC, policies=["1C", "2C"], bills={"1B": "CC"})
    assert "P1" in aside
    assert "P2" in rows[0]


def test_the_immigration_card_is_out_of_the_game_in_round_5() -> None:
    rows, aside = rows_of(CC, round=5, policies=["7A"])
    assert "P7" not in [*[card for row in rows for card in row], *aside]


def test_a_declared_demonstration_sets_its_card_aside() -> None:
    automa = automa_of(
        Game.from_position({"automas": ADVANCED, "demonstration": True, "unemployed": JOBLESS}).table, WC
    )
    assert "DEM" in [PRIORITY_CARDS[card] for card in automa.aside]


JOBLESS = {"WC": {"unskilled": 12}, "MC": {}}
