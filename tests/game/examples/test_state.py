"""The State's worked examples, E37 to E44 (p. 26-29). E36 needs an action card."""

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, EDUCATION, HEALTH, MC, ST, WC
from tests.game.table_talk import option_ids, picks, take

POPULATION_7 = {"unskilled": 12, "media": 2}  # with the 7 workers of a normal setup 21 in all
POPULATION_6 = {"unskilled": 9, "media": 2}  # with the 7 workers of a normal setup 18 in all


def test_e37_cheap_health_brings_the_state_1_vp_a_sale() -> None:
    game = Game.from_position(
        {
            "turn": "MC",
            "policies": ["4B"],
            "unemployed": {"MC": POPULATION_6},
            "money": {"MC": 40, "ST": 100},
            "storage": {"ST": {"health": 8}},
            "vp": {"ST": 5},
        }
    )
    table = game.table
    take(game, "basic/buy-goods-and-services")
    picks(game, "buy/health", "from/ST")
    assert "amount/7" not in option_ids(game)
    picks(game, "amount/6", "done")
    assert table.money[MC] == 10
    assert table.money[ST] == 130
    assert table.goods[MC][HEALTH] == 6
    assert table.storage[ST][HEALTH] == 2
    assert table.vp[ST] == 6
    assert table.legitimacy == [2, 2, 2]


def test_e38_free_education_brings_the_state_legitimacy() -> None:
    game = Game.from_position(
        {
            "turn": "WC",
            "policies": ["5A"],
            "unemployed": {"WC": POPULATION_7},
            "money": {"WC": 30},
            "storage": {"ST": {"education": 8}},
            "legitimacy": {"WC": 2},
        }
    )
    table = game.table
    take(game, "basic/buy-goods-and-services")
    picks(game, "buy/education", "from/ST")
    assert option_ids(game)[-1] == "amount/7"
    picks(game, "amount/7", "done")
    assert table.money[WC] == 30
    assert table.goods[WC][EDUCATION] == 7
    assert table.storage[ST][EDUCATION] == 1
    assert table.legitimacy == [4, 2, 2]
    assert table.vp[ST] == 0


def test_e39_receiving_benefits_brings_the_state_1_vp() -> None:
    game = Game.from_position({"turn": "WC", "state_benefits": {"WC": {"health": 3}}, "vp": {"ST": 4}})
    take(game, "free/receive-benefits")
    assert game.table.goods[WC][HEALTH] == 3
    assert game.table.vp == [0, 0, 0, 5]
    assert not any(any(laid_out) for laid_out in game.table.benefits)
    assert "free/receive-benefits" not in option_ids(game)


def declining_birth_rate() -> Game:
    """The State's turn; half of Population 7 are 4 health, half of Population 6 are 3."""
    return Game.from_position(
        {
            "turn": "ST",
            "events": ["declining-birth-rate"],
            "unemployed": {"WC": POPULATION_7, "MC": POPULATION_6},
            "money": {"ST": 100, "CC": 50},
            "storage": {"ST": {"health": 3}, "MC": {"health": 2}, "CC": {"health": 2}},
            "prices": {"CC": {"health": 8}},
            "legitimacy": {"WC": 3, "MC": 3, "CC": 3},
        }
    )


def test_e40_the_state_buys_the_health_it_lacks_for_an_event() -> None:
    game = declining_birth_rate()
    table = game.table
    take(game, "basic/event-action")
    picks(game, "class/WC", "from/ST")
    assert option_ids(game) == ["amount/1", "amount/2", "amount/3"]
    game.choose("amount/3")
    assert option_ids(game) == ["from/MC", "from/CC"]
    game.choose("from/CC")
    assert table.benefits[WC][HEALTH] == 4
    assert table.storage[ST][HEALTH] == 0
    assert table.storage[CC][HEALTH] == 1
    assert table.money[ST] == 92
    assert table.money[CC] == 58
    assert table.legitimacy == [4, 3, 3]
    assert table.events == []


def test_e41_the_same_event_for_the_middle_class() -> None:
    game = declining_birth_rate()
    table = game.table
    take(game, "basic/event-action")
    assert option_ids(game) == ["class/WC", "class/MC"]
    game.choose("class/MC")
    assert option_ids(game) == ["from/ST", "from/CC"]  # never from the class that receives
    picks(game, "from/ST", "amount/3")
    assert table.benefits[MC][HEALTH] == 3
    assert table.benefits[WC][HEALTH] == 0
    assert table.storage[MC][HEALTH] == 2
    assert table.money[ST] == 100
    assert table.legitimacy == [3, 4, 3]


def scoring(**more: object) -> Game:
    """A table in the Scoring Phase of the first round, played on to the next decision, in round 2."""
    return Game.from_position({"phase": "scoring", "political_agenda": 2, **more})


def test_e42_an_ignored_event_costs_legitimacy_before_the_two_lowest_score() -> None:
    game = scoring(legitimacy={"WC": 6, "MC": 5, "CC": 6}, events=["pandemic"])
    assert game.table.vp[ST] == 9
    discards = game.view()["discards"]
    assert isinstance(discards, dict)
    assert discards["events"] == ["pandemic"]
    events = game.view()["events"]
    assert isinstance(events, list)
    assert len(events) == 2
    assert "pandemic" not in events


def test_e42_without_an_ignored_event_nothing_is_lost() -> None:
    game = scoring(legitimacy={"WC": 6, "MC": 5, "CC": 6}, events=[])
    assert game.table.vp[ST] == 11


def test_e43_legitimacy_is_halved_and_tokens_add_to_it() -> None:
    game = scoring(legitimacy={"WC": 6, "MC": 4, "CC": 5}, legitimacy_tokens={"WC": 1, "MC": 1}, events=[])
    assert game.table.legitimacy == [4, 3, 3]
    assert game.table.legitimacy_tokens == [1, 1, 0]
    assert game.table.vp[ST] == 9


def test_e44_three_policies_match_the_political_agenda() -> None:
    game = scoring(
        policies=["1C", "2C", "3A", "4B", "5B", "6B", "7B"],
        political_agenda=8,  # it asks for 1C 2B 3A 4B 5C
        legitimacy={"WC": 1, "MC": 1, "CC": 1},
        events=[],
    )
    assert game.table.vp[ST] == 2 + 3
    discards = game.view()["discards"]
    assert isinstance(discards, dict)
    assert discards["agendas"] == [8]


def test_e44_all_five_policies_of_the_agenda_can_match() -> None:
    game = scoring(
        policies=["1C", "2B", "3A", "4B", "5C"],
        political_agenda=8,
        legitimacy={"WC": 1, "MC": 1, "CC": 1},
        events=[],
    )
    assert game.table.vp[ST] == 2 + 5
