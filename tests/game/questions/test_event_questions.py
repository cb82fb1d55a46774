"""The questions on Event cards, F48 to F51 (p. 38)."""

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import BENEFIT_CUBES, CC, EDUCATION, HEALTH, IMMIGRATION, INFLUENCE, MC, ST, WC, C
from tests.game.table_talk import company, option_ids, picks, refusal, take, unemployed


def pandemic(stored: int) -> Game:
    """Three public companies allow 3 health to be bought; the State has room for 12."""
    return Game.from_position(
        {
            "turn": "ST",
            "events": ["pandemic"],
            "money": {"ST": 100},
            "legitimacy": {"WC": 2, "MC": 2, "CC": 2},
            "storage": {"ST": {"health": stored}, "MC": {"health": 4}, "CC": {"health": 4}},
        }
    )


def test_f48_the_state_buys_no_more_than_it_can_store() -> None:
    game = pandemic(stored=11)
    take(game, "basic/event-action")
    assert option_ids(game) == ["to/MC/0", "to/MC/1"]
    game.choose("to/MC/1")
    assert game.table.storage[ST][HEALTH] == 12
    assert game.table.storage[CC][HEALTH] == 4
    assert game.table.legitimacy == [2, 2, 2]


def test_f48_nothing_at_all_with_full_storages() -> None:
    game = pandemic(stored=12)
    assert "basic/event-action" not in option_ids(game)
    assert refusal(game, "basic/event-action") == ("no-room", {})


def test_f48_with_room_it_buys_three_for_legitimacy() -> None:
    game = pandemic(stored=9)
    take(game, "basic/event-action")
    assert option_ids(game) == ["to/MC/0", "to/MC/1", "to/MC/2", "to/MC/3"]
    game.choose("to/MC/3")
    assert game.table.storage[ST][HEALTH] == 12
    assert game.table.money[ST] == 100 - 3 * 8
    assert game.table.legitimacy == [2, 3, 2]


def civil_unrest(influence_of_the_state: int) -> Game:
    """The State has asked WC for a bill; one policy already has one."""
    game = Game.from_position(
        {
            "turn": "ST",
            "events": ["civil-unrest"],
            "policies": ["1C", "2B", "3A", "4B", "5C", "6B", "7B"],
            "bills": {"6C": "CC"},
            "influence": {"WC": 2, "MC": 0, "CC": 0, "ST": influence_of_the_state},
            "bag": {"WC": 1, "MC": 0, "CC": 4},
            "legitimacy": {"WC": 2, "MC": 2, "CC": 2},
        }
    )
    take(game, "basic/event-action")
    assert option_ids(game) == ["class/WC", "class/CC"]
    game.choose("class/WC")
    return game


def test_f49_the_chosen_player_must_name_a_legal_bill() -> None:
    game = civil_unrest(influence_of_the_state=1)
    assert game.decision.seat == "WC"
    named = ["1B", "2A", "2C", "3B", "4A", "4C", "5B", "7A", "7C"]
    assert option_ids(game) == [f"bill/{section}" for section in named]  # and no way to decline


def test_f49_the_state_proposes_it_and_alone_decides_on_an_immediate_vote() -> None:
    game = civil_unrest(influence_of_the_state=1)
    game.choose("bill/7C")
    assert game.view()["bills"] == [{"section": "6C", "by": "CC"}, {"section": "7C", "by": "ST"}]
    assert [decision.seat for decision in game.decisions] == ["ST"]
    assert option_ids(game) == ["no-vote", "call-vote"]
    game.choose("call-vote")
    assert game.table.influence == [2, 0, 0, 0]
    assert game.decision.seat == "WC"
    assert option_ids(game) == ["in-favor", "against"]  # the one who named it votes as it likes
    picks(game, "against", "against", "in-favor", "spend-influence/WC/2")
    assert game.table.policies[IMMIGRATION] == C  # 4 cubes of CC against 1 cube and 2 influence
    assert game.table.vp == [0, 0, 1, 3]
    assert game.table.legitimacy == [4, 2, 2]
    assert game.table.events == []


def test_f49_without_influence_of_the_state_there_is_no_immediate_vote() -> None:
    game = civil_unrest(influence_of_the_state=0)
    game.choose("bill/7C")
    assert game.decision.kind == "turn"
    assert game.view()["bills"] == [{"section": "6C", "by": "CC"}, {"section": "7C", "by": "ST"}]
    assert game.table.influence[WC] == 2


def infant_industry(mc_unemployed: dict[str, int]) -> Game:
    game = Game.from_position(
        {
            "turn": "ST",
            "events": ["infant-industry-requires-help"],
            "money": {"ST": 100, "MC": 5, "CC": 5},
            "markets": {"MC": ["private-school", "jewelry-store"], "CC": ["hotel", "vegetable-farm", "radio-station"]},
            "unemployed": {"WC": {"education": 1, "unskilled": 3}, "MC": mc_unemployed},
            "legitimacy": {"WC": 2, "MC": 2, "CC": 2},
        }
    )
    take(game, "basic/event-action")
    assert game.decision.seat == "ST"
    return game


def test_f50_the_owner_decides_on_the_workers_of_a_cc_company() -> None:
    game = infant_industry({})
    assert option_ids(game) == ["build-company/hotel", "build-company/vegetable-farm"]  # 15 V or more
    picks(game, "build-company/hotel")
    assert game.table.money == [30, 5, 5, 85]
    assert game.decision.seat == "CC"
    game.choose("wage/hotel/L2")
    assert game.decision.seat == "CC"
    assert option_ids(game) == ["staff/WC", "no-workers"]
    game.choose("staff/WC")
    assert company(game, "hotel").staff == WC
    assert company(game, "hotel").owner == CC
    assert unemployed(game, "WC") == {"education": 1}
    assert game.table.legitimacy == [2, 2, 3]
    assert game.table.legitimacy_tokens == [0, 0, 1]


def test_f50_an_mc_company_needs_its_mc_workers_unemployed() -> None:
    game = infant_industry({"media": 1})  # the education worker has a job in the Technical University
    assert company(game, "technical-university").staff == MC
    assert "build-company/private-school" not in option_ids(game)
    game = infant_industry({"education": 1})
    assert "build-company/private-school" in option_ids(game)
    assert "build-company/jewelry-store" not in option_ids(game)


def test_f50_its_mc_worker_goes_in_and_mc_decides_about_the_employee() -> None:
    game = infant_industry({"education": 1, "media": 1})
    game.choose("build-company/private-school")
    assert unemployed(game, "MC") == {"media": 1}
    school = company(game, "private-school")
    assert (school.staff, school.workers, school.committed) == (MC, [EDUCATION], True)
    assert game.decision.seat == "MC"
    game.choose("wage/private-school/L2")
    assert game.decision.seat == "MC"
    assert option_ids(game) == ["employ/education", "no-workers"]
    game.choose("no-workers")
    assert unemployed(game, "WC") == {"education": 1, "unskilled": 3}
    assert game.table.money == [30, 5, 5, 80]
    assert game.table.legitimacy == [2, 3, 2]
    assert game.table.legitimacy_tokens == [0, 1, 0]


def unfair_representation(personal: int) -> Game:
    return Game.from_position(
        {
            "turn": "ST",
            "events": ["unfair-representation"],
            "influence": {"ST": personal},
            "media_influence": 4,
            "legitimacy": {"WC": 2, "MC": 2, "CC": 2},
        }
    )


def test_f51_media_influence_does_not_stand_in_for_personal_influence() -> None:
    game = unfair_representation(personal=0)
    assert "basic/event-action" not in option_ids(game)
    assert refusal(game, "basic/event-action") == ("needs-personal-influence", {"needed": 1, "has": 0})


def test_f51_personal_influence_is_what_is_provided() -> None:
    game = unfair_representation(personal=1)
    take(game, "basic/event-action")
    game.choose("class/MC")
    table = game.table
    assert table.influence[ST] == 0
    assert table.media_influence == 4
    assert table.benefits[MC][INFLUENCE] == 1
    assert table.benefits[MC][BENEFIT_CUBES] == 2
    assert table.legitimacy == [2, 3, 2]
