"""Positions: every key does what it says, and an impossible table is refused with all that is wrong with it."""

import contextlib
import re
import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bodypolitic.game.components.boards import SKILLED_WORKERS
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import MC, PHASES, ROLES_BY_PLAYERS, WC
from bodypolitic.game.ground.errors import BadPosition
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.position import COMPANY_KEYS, KEYS
from tests.game.random_play import choose_at_random

DOCUMENT = Path(__file__).parents[2] / "docs" / "positions.md"
Data = dict[str, Any]


def seen(data: Data, seat: str | None = None) -> Any:
    """The view of a position; loose, since a test looks at one corner of it."""
    return Game.from_position(data).view(seat)


def problems_of(data: Any) -> list[str]:
    with pytest.raises(BadPosition) as refusal:
        Game.from_position(data)
    assert refusal.value.problems
    for problem in refusal.value.problems:
        assert problem in str(refusal.value)
    return refusal.value.problems


def play_to_the_end(game: Game, seed: int = 0) -> None:
    chance = Random(seed)
    assert broken_rules(game.table) == []
    while not game.over:
        choose_at_random(game, chance)
        assert broken_rules(game.table) == []
    assert game.winners


# Keys


def test_nothing_declared_is_the_first_turn_of_a_game_of_four() -> None:
    game = Game.from_position({})
    assert (game.decision.seat, game.decision.kind) == ("WC", "turn")
    view: Any = game.view("WC")
    assert (view["players"], view["round"], view["phase"], view["turn"]) == (4, 1, "action", 1)
    assert "".join(view["policies"].values()) == "CBABCBB"
    assert len(view["hand"]) == 7
    assert {name: role["money"] for name, role in view["roles"].items()} == {"WC": 30, "MC": 40, "CC": 120, "ST": 120}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_players(players: int) -> None:
    assert list(Game.from_position({"players": players}).scores) == [
        ("WC", "MC", "CC", "ST")[role] for role in ROLES_BY_PLAYERS[players]
    ]


def test_seed() -> None:
    assert Game.from_position({"seed": 1}).table == Game.from_position({"seed": 1}).table
    assert Game.from_position({"seed": 1}).table != Game.from_position({"seed": 2}).table


def test_round_turn_and_what_was_taken() -> None:
    game = Game.from_position({"round": 4, "turn": "CC", "turn_number": 3, "main_taken": True})
    view: Any = game.view("CC")
    assert (view["round"], view["turn"], view["active"]) == (4, 3, "CC")
    assert "end-turn" in view["options"]
    assert not any(option.startswith("basic/") for option in view["options"])
    assert any(option.startswith("free/") for option in view["options"])
    view = Game.from_position({"turn": "MC", "free_taken": True}).view("MC")
    assert not any(option.startswith("free/") for option in view["options"])


@pytest.mark.parametrize("phase", PHASES[:5])
def test_phase(phase: str) -> None:
    """The first decision of each phase, or of a later one where nothing is left to decide."""
    game = Game.from_position({"round": 2, "phase": phase})
    if phase in {"preparation", "action", "production"}:
        assert game.view()["phase"] == phase


def test_policies_and_what_follows_from_them() -> None:
    view = seen({"policies": ["1A", "2A", "3B", "5A"]})
    assert "".join(view["policies"].values()) == "AABBABB"
    assert view["tax_multiplier"] == 2 + 1 * (1 + 2)
    assert len(view["companies"]["ST"]) == 9
    assert {company["wage"] for company in view["companies"]["CC"]} == {"L3"}


def test_wages_paid_under() -> None:
    assert Game.from_position({}).table.labor_market_when_paid == 1
    assert Game.from_position({"policies": ["2C"]}).table.labor_market_when_paid == 2
    assert Game.from_position({"wages_paid_under": "2A"}).table.labor_market_when_paid == 0


def test_bills_and_bag() -> None:
    view = seen({"bills": {"1B": "WC", "3B": "CC"}, "bag": {"WC": 0, "CC": 25}})
    assert view["bills"] == [{"section": "1B", "by": "WC"}, {"section": "3B", "by": "CC"}]
    assert view["voting_bag"] == {"WC": 0, "MC": 8, "CC": 25}
    assert view["voting_cubes"] == {"WC": 25, "MC": 17, "CC": 0}


def test_money_loans_influence_and_vp() -> None:
    view = seen(
        {
            "money": {"WC": 1, "ST": 0},
            "capital": 77,
            "loans": {"CC": 2, "ST": 1},
            "influence": {"MC": 5, "ST": 3},
            "media_influence": 2,
            "vp": {"WC": -4, "CC": 60},
        }
    )
    roles = view["roles"]
    assert {name: role["money"] for name, role in roles.items()} == {"WC": 1, "MC": 40, "CC": 120, "ST": 0}
    assert {name: role["loans"] for name, role in roles.items()} == {"WC": 0, "MC": 0, "CC": 2, "ST": 1}
    assert {name: role["influence"] for name, role in roles.items()} == {"WC": 1, "MC": 5, "CC": 1, "ST": 3}
    assert {name: role["vp"] for name, role in roles.items()} == {"WC": -4, "MC": 0, "CC": 60, "ST": 0}
    assert (roles["CC"]["capital"], roles["ST"]["media_influence"]) == (77, 2)
    assert view["supply"]["influence"] == 35 - 1 - 5 - 1 - 3 - 2


def test_goods_storages_prices_and_benefits() -> None:
    view = seen(
        {
            "goods": {"WC": {"food": 3}, "MC": {"education": 2}},
            "storage": {"CC": {"food": 16, "luxury": 0}, "ST": {"health": 1}},
            "storage_tiles": {"CC": ["food"]},
            "free_trade_zone": {"food": 8, "luxury": 12},
            "prices": {"MC": {"food": 9}, "CC": {"luxury": 10}},
            "state_benefits": {"WC": {"money": 10, "voting-cubes": 2, "food": 1}},
        }
    )
    roles = view["roles"]
    assert roles["WC"]["goods"]["food"] == 3
    assert roles["MC"]["goods"]["education"] == 2
    assert roles["CC"]["storage"] == {"food": 16, "luxury": 0, "health": 0, "education": 2}
    assert roles["CC"]["storage_tiles"] == ["food"]
    assert roles["CC"]["storage_limit"]["food"] == 16
    assert roles["CC"]["free_trade_zone"] == {"food": 8, "luxury": 12}
    assert roles["ST"]["storage"]["health"] == 1
    assert roles["MC"]["prices"]["food"] == 9
    assert roles["CC"]["prices"] == {"food": 12, "luxury": 10, "health": 8, "education": 8}
    benefits = view["state_benefits"]["WC"]
    assert (benefits["money"], benefits["voting-cubes"], benefits["food"]) == (10, 2, 1)
    assert view["voting_cubes"]["WC"] == 25 - 8 - 2
    assert view["supply"]["food"] == 62 - 3 - 1 - 16 - 8 - 1


def test_tracks() -> None:
    view = seen(
        {"prosperity": {"WC": 4, "MC": 6}, "wealth": 7, "legitimacy": {"CC": 9}, "legitimacy_tokens": {"MC": 2}}
    )
    roles = view["roles"]
    assert (roles["WC"]["prosperity"], roles["MC"]["prosperity_space"], roles["MC"]["prosperity"]) == (4, 6, 5)
    assert roles["CC"]["wealth"] == 7
    assert roles["ST"]["legitimacy"] == {"WC": 2, "MC": 2, "CC": 9}
    assert roles["ST"]["legitimacy_tokens"] == {"WC": 0, "MC": 2, "CC": 0}


UNION_OF_FOUR: Data = {
    "companies": {
        "CC": [
            {"company": "college", "class": "WC", "committed": True},
            {"company": "clinic", "class": "WC", "strike": True, "machinery": True},
            {"company": "college-2", "class": "WC", "workers": ["education", "media"], "wage": "L3"},
            {"company": "automated-grain-farm"},
        ],
        "MC": [
            {"company": "convenience-store", "class": "MC", "employee": "luxury", "employee_committed": True},
            {"company": "pharmacy", "class": "MC", "workers": ["healthcare", "education"]},
        ],
        "WC": [{"company": "cooperative-farm", "class": "WC"}],
    },
    "trade_unions": ["education"],
    "unemployed": {"WC": {"unskilled": 4, "media": 1}},
    "demonstration": True,
}


def test_companies_workers_and_unions() -> None:
    view = seen(UNION_OF_FOUR)
    college, clinic, college_2, farm = view["companies"]["CC"]
    assert (college["class"], college["committed"], college["workers"]) == ("WC", True, ["education", "unskilled"])
    assert (clinic["strike"], clinic["machinery"], clinic["wage"]) == (True, True, "L2")
    assert (college_2["workers"], college_2["wage"]) == (["education", "media"], "L3")
    assert (farm["operational"], farm["class"], farm["wage"]) == (True, None, None)
    store, pharmacy = view["companies"]["MC"]
    assert (store["employee"], store["employee_committed"], store["committed"]) == ("luxury", True, False)
    assert (pharmacy["workers"], pharmacy["wage"]) == (["healthcare", "education"], None)
    assert view["companies"]["WC"][0]["company"] == "cooperative-farm"
    assert view["roles"]["WC"]["trade_unions"] == ["education"]
    assert view["unemployed"]["WC"]["unskilled"] == 4
    assert sum(view["unemployed"]["WC"].values()) == 5
    assert view["demonstration"] is True
    public = 3  # WC workers in the University Hospital, as a normal setup has it
    assert view["roles"]["WC"]["workers"] == 6 + 1 + 3 + 1 + 5 + public


def test_hands_and_markets() -> None:
    hand = ["extra-shift", "migration", "migration", "need-for-change", "fake-news", "general-strike", "signing-bonus"]
    view = seen({"hands": {"WC": hand}, "markets": {"CC": ["hotel", "stadium"], "MC": []}}, "WC")
    assert sorted(view["hand"]) == sorted(hand)
    assert view["decks"]["action"]["WC"] == 33
    assert view["roles"]["CC"]["market"] == ["hotel", "stadium"]
    assert view["roles"]["MC"]["market"] == []


def test_market_cards() -> None:
    view = seen({"export": 16, "business_deals": [3, 7], "events": ["drought", "pandemic"], "political_agenda": 10})
    assert view["export"]["card"] == 16
    assert [deal["deal"] for deal in view["business_deals"]] == [3, 7]
    assert view["events"] == ["drought", "pandemic"]
    assert Game.from_position({"political_agenda": 10}).table.agenda == 9


def test_next_cards() -> None:
    game = Game.from_position(
        {
            "round": 2,
            "phase": "preparation",
            "events": [],
            "next_events": ["earthquake", "drought"],
            "next_immigration": [{"WC": "unskilled", "MC": "media"}],
            "unemployed": {"WC": {}},
            "policies": ["7B"],
        }
    )
    view: Any = game.view()
    assert view["events"] == ["earthquake", "drought"]
    while game.view()["phase"] == "preparation":
        game.choose("done")
        view = game.view()
        if sum(view["unemployed"]["WC"].values()):
            break
    assert view["unemployed"]["WC"]["unskilled"] == 3


# Playing on


@pytest.mark.parametrize("round_number", [2, 5])
@pytest.mark.parametrize("phase", PHASES[:5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_phase_plays_on_to_the_end(players: int, phase: str, round_number: int) -> None:
    bills = {"1B": "WC", "3B": "CC"}
    play_to_the_end(Game.from_position({"players": players, "phase": phase, "round": round_number, "bills": bills}))


@pytest.mark.parametrize("number", [1, 3, 5])
@pytest.mark.parametrize("seat", ["WC", "MC", "CC", "ST"])
def test_every_turn_plays_on_to_the_end(seat: str, number: int) -> None:
    play_to_the_end(Game.from_position({"turn": seat, "turn_number": number, "round": 4}))
    play_to_the_end(Game.from_position({"turn": seat, "turn_number": number, "round": 4, "main_taken": True}))


def test_a_full_position_plays_on_to_the_end() -> None:
    for seed in range(5):
        play_to_the_end(Game.from_position(UNION_OF_FOUR), seed)


# Nonsense

NONSENSE: list[tuple[object, str]] = [
    (None, "the position must be a table of keys"),
    ([], "the position must be a table of keys"),
    ("players = 4", "the position must be a table of keys"),
    ({1: 2}, "the position must be a table of keys"),
    ({"moneys": {}}, "unknown key 'moneys'; the keys are players"),
    ({"players": 5}, "players must be 2, 3 or 4, not 5"),
    ({"players": "two"}, "players must be 2, 3 or 4, not 'two'"),
    ({"players": True}, "players must be 2, 3 or 4, not True"),
    ({"seed": 1.5}, "seed must be a whole number, not 1.5"),
    ({"round": 0}, "round must be 1 to 5, not 0"),
    ({"round": 6}, "round must be 1 to 5, not 6"),
    ({"round": 1, "phase": "preparation"}, "preparation"),
    ({"phase": "game-over"}, "phase: 'game-over' is none of preparation, action"),
    ({"phase": 2}, "phase: 2 is none of preparation, action"),
    ({"turn": "XX"}, "turn: 'XX' is none of WC, MC, CC, ST"),
    ({"players": 2, "turn": "MC"}, "turn: nobody plays MC in a game of 2"),
    ({"turn_number": 6}, "turn_number must be 1 to 5, not 6"),
    ({"main_taken": 1}, "main_taken must be true or false, not 1"),
    ({"free_taken": "no"}, "free_taken must be true or false, not 'no'"),
    ({"policies": "1A"}, "policies must be a list, not '1A'"),
    ({"policies": ["8A"]}, "policies: '8A' is no policy section"),
    ({"policies": ["1A", "1B"]}, "policies"),
    ({"wages_paid_under": "3A"}, "wages_paid_under must be 2A, 2B or 2C"),
    ({"wages_paid_under": 2}, "wages_paid_under: 2 is no policy section"),
    ({"bills": {"1D": "WC"}}, "bills: '1D' is no policy section"),
    ({"bills": {"1B": "King"}}, "bills.1B: 'King' is none of WC, MC, CC, ST"),
    ({"bills": ["1B"]}, "bills must be a table of keys"),
    ({"policies": ["3B"], "bills": {"3A": "WC", "3C": "CC"}}, "policy 3 can have one bill only"),
    ({"bag": {"ST": 1}}, "bag: 'ST' is none of WC, MC, CC"),
    ({"bag": {"WC": "all"}}, "bag.WC must be a whole number, not 'all'"),
    ({"money": {"XX": 1}}, "money: 'XX' is none of WC, MC, CC, ST"),
    ({"money": {"WC": "rich"}}, "money.WC must be a whole number, not 'rich'"),
    ({"money": 5}, "money must be a table of keys"),
    ({"players": 2, "money": {"MC": 5}}, "money has nothing for MC in a game of 2"),
    ({"capital": "much"}, "capital must be a whole number"),
    ({"goods": {"CC": {"food": 1}}}, "goods has nothing for CC"),
    ({"goods": {"WC": {"cake": 1}}}, "goods.WC: 'cake' is none of food, luxury"),
    ({"storage": {"WC": {"food": 1}}}, "storage has nothing for WC"),
    ({"storage": {"CC": {"influence": 1}}}, "storage.CC: 'influence' is none of"),
    ({"storage_tiles": {"CC": "food"}}, "storage_tiles.CC must be a list"),
    ({"storage_tiles": {"CC": ["cake"]}}, "storage_tiles.CC: 'cake' is none of"),
    ({"free_trade_zone": {"health": 1}}, "free_trade_zone: 'health' is none of food, luxury"),
    ({"state_benefits": {"WC": {"cake": 1}}}, "state_benefits.WC: 'cake' is none of"),
    ({"players": 2, "state_benefits": {"WC": {"food": 1}}}, "state_benefits"),
    ({"players": 3, "legitimacy": {"WC": 5}}, "legitimacy"),
    ({"players": 3, "legitimacy_tokens": {"WC": 1}}, "legitimacy_tokens"),
    ({"unemployed": {"WC": {"lazy": 1}}}, "unemployed.WC: 'lazy' is none of"),
    ({"companies": {"CC": {"company": "clinic"}}}, "companies.CC must be a list"),
    ({"companies": {"CC": [{"company": "casino"}]}}, "companies.CC: no company 'casino'"),
    ({"companies": {"CC": [{}]}}, "companies.CC: no company None"),
    ({"companies": {"CC": [{"company": "clinic", "owner": "CC"}]}}, "companies.CC: unknown key 'owner'; the keys are"),
    ({"companies": {"CC": [{"company": "clinic", "wage": "L4"}]}}, "companies.CC clinic wage: 'L4' is none of"),
    ({"companies": {"CC": [{"company": "clinic", "class": "CC"}]}}, "companies.CC clinic class: 'CC' is none of"),
    ({"companies": {"CC": [{"company": "clinic", "workers": ["healthcare"] * 2}]}}, "workers needs 2 skills, and a c"),
    ({"companies": {"CC": [{"company": "clinic", "class": "WC", "workers": ["media"]}]}}, "workers needs 2 skills"),
    ({"companies": {"CC": [{"company": "clinic", "strike": "yes"}]}}, "clinic strike must be true or false"),
    ({"trade_unions": ["mining"]}, "trade_unions: 'mining' is none of"),
    ({"demonstration": 1}, "demonstration must be true or false"),
    ({"hands": {"WC": ["ace-of-spades"]}}, "hands.WC: no card 'ace-of-spades'"),
    ({"hands": {"WC": ["specialization"] * 3}}, "hands.WC: a card is used more often than the box has it"),
    ({"players": 2, "hands": {"ST": ["shift-focus"]}}, "hands has nothing for ST in a game of 2"),
    ({"markets": {"CC": ["casino"]}}, "markets.CC: no card 'casino'"),
    ({"markets": {"CC": ["hotel", "hotel"]}}, "markets.CC"),
    ({"markets": {"MC": ["hotel"]}}, "markets.MC"),
    ({"markets": {"CC": ["hotel", "stadium", "hospital", "academy", "university"]}}, "market"),
    ({"export": 17}, "export"),
    ({"export": "first"}, "export must be a whole number"),
    ({"business_deals": [99]}, "business_deals"),
    ({"business_deals": [1, 2, 3]}, "business_deals: 3 cards, but there is room for 2"),
    ({"events": ["rain"]}, "events: no card 'rain'"),
    ({"events": ["drought", "pandemic", "earthquake"]}, "event"),
    ({"events": ["drought"], "next_events": ["drought"]}, "event"),
    ({"players": 3, "events": ["drought"]}, "events: only a game of 4 has these cards"),
    ({"political_agenda": 0}, "political_agenda"),
    ({"players": 2, "political_agenda": 1}, "political_agenda: only a game of 4 has these cards"),
    ({"next_immigration": [{"WC": "media", "MC": "media"}]}, "next_immigration: no Immigration card shows"),
    ({"next_immigration": [{"WC": "unskilled"}]}, "next_immigration"),
    ({"next_immigration": ["media"]}, "next_immigration must be a table of keys"),
]


@pytest.mark.parametrize(("data", "words"), NONSENSE, ids=[str(data)[:60] for data, _ in NONSENSE])
def test_nonsense_is_refused(data: object, words: str) -> None:
    problems = problems_of(data)
    assert any(words in problem for problem in problems), problems


def cc_companies(*companies: Data) -> Data:
    return {"companies": {"CC": list(companies)}}


IMPOSSIBLE: list[tuple[Data, str]] = [
    ({"money": {"WC": -1}}, "money can't be negative"),
    ({"capital": -1}, "Capital can't be negative"),
    ({"goods": {"WC": {"food": -1}}}, "Goods & Services can't be negative"),
    ({"unemployed": {"WC": {"unskilled": 40}}}, "workers"),
    ({"unemployed": {"MC": {"media": 7}}}, "workers"),
    ({"loans": {"CC": 6, "ST": 5}}, "11 loans, but the box has 10"),
    ({"bag": {"WC": 26}}, "voting cubes"),
    ({"influence": {"WC": 40}}, "supply of resources"),
    ({"goods": {"WC": {"health": 70}}}, "supply of resources"),
    ({"storage": {"CC": {"food": 9}}}, "CC stores 9 food, but has room for 8"),
    ({"storage": {"ST": {"food": 7}}}, "ST stores 7 food, but has room for 6"),
    ({"free_trade_zone": {"food": 9}}, "the Free Trade Zone holds 9 food, but has room for 8"),
    ({"prices": {"CC": {"food": 11}}}, "CC can't ask 11 V for food, only 9, 12, 15"),
    ({"bills": {"1C": "WC"}}, "a bill for 1C would change nothing"),
    ({"players": 2, "bills": {"1B": "MC"}}, "has no player who proposed it"),
    ({"bills": {"1B": "WC", "2A": "WC", "3B": "WC", "4A": "WC"}}, "WC has 4 bills, but only 3 markers"),
    ({"prosperity": {"WC": 11}}, "the Prosperity track of WC ends at space 10"),
    ({"wealth": 16}, "the Wealth table has 15 columns"),
    ({"legitimacy": {"WC": 11}}, "legitimacy with WC must be 1 to 10, not 11"),
    ({"legitimacy_tokens": {"WC": 7}}, "7 legitimacy tokens of WC"),
    ({"trade_unions": ["media"]}, "the media union needs 4 WC workers in its industry, there are 0"),
    (cc_companies({"company": "supermarket", "wage": "L1"}), "supermarket pays L1, but 2B asks for L2 or more"),
    ({"policies": ["2A"], **cc_companies({"company": "supermarket", "wage": "L2"})}, "2A asks for L3 or more"),
    (cc_companies({"company": "automated-grain-farm", "wage": "L2"}), "automated-grain-farm pays no wage"),
    (cc_companies({"company": "automated-grain-farm", "class": "WC"}), "automated-grain-farm"),
    (
        cc_companies({"company": "clinic", "class": "WC", "workers": ["media", "media"]}),
        "clinic needs a worker skilled",
    ),
    (cc_companies({"company": "clinic", "class": "WC", "employee": "unskilled"}), "clinic has no slot for an employee"),
    (cc_companies({"company": "clinic", "committed": True}), "nobody works in clinic who could be committed"),
    (cc_companies({"company": "clinic", "strike": True}), "nobody of WC works in clinic who could strike"),
    (
        cc_companies({"company": "clinic", "class": "MC", "strike": True}),
        "nobody of WC works in clinic who could strike",
    ),
    (cc_companies({"company": "hotel", "machinery": True}), "hotel has no place for Machinery"),
    (cc_companies({"company": "clinic"}, {"company": "clinic"}), "compan"),
    (cc_companies({"company": "convenience-store"}), "compan"),
    ({"companies": {"MC": [{"company": "clinic"}]}}, "compan"),
    ({"companies": {"ST": [{"company": "clinic"}]}}, "compan"),
    ({"companies": {"WC": [{"company": "supermarket-2"}]}}, "compan"),
    ({"companies": {"MC": [{"company": "convenience-store", "class": "WC"}]}}, "convenience-store can't be run by WC"),
    ({"companies": {"MC": [{"company": "convenience-store", "employee": "media"}]}}, "without workers of its owner"),
    (
        {"companies": {"MC": [{"company": "organic-farm", "class": "MC", "employee": "media"}]}},
        "organic-farm needs an employee skilled in agriculture",
    ),
    (
        {"hands": {"WC": ["migration"] * 2 + ["need-for-change"] * 3 + ["extra-shift"] * 2 + ["fake-news"]}},
        "hands.WC: 8 cards; at this point there are 7",
    ),
]


@pytest.mark.parametrize(("data", "words"), IMPOSSIBLE, ids=[str(data)[:60] for data, _ in IMPOSSIBLE])
def test_an_impossible_table_is_refused(data: Data, words: str) -> None:
    problems = problems_of(data)
    assert any(words in problem for problem in problems), problems


def test_all_that_can_not_be_read_is_named_at_once() -> None:
    problems = problems_of(
        {
            "moneys": 1,
            "round": 9,
            "policies": ["9Z"],
            "money": {"WC": "rich"},
            "export": 99,
            "hands": {"WC": ["ace-of-spades"]},
            "companies": {"CC": [{"company": "casino"}, {"company": "clinic", "wage": "L9"}]},
            "turn": "XX",
        }
    )
    for words in ("moneys", "round", "9Z", "money.WC", "export", "ace-of-spades", "casino", "L9", "turn"):
        assert any(words in problem for problem in problems), words


def test_all_broken_rules_are_named_at_once() -> None:
    problems = problems_of(
        {
            "money": {"WC": -1},
            "bills": {"1C": "WC"},
            "wealth": 16,
            "prices": {"CC": {"food": 11}},
            "companies": {"CC": [{"company": "clinic", "wage": "L1", "strike": True}]},
            "trade_unions": ["media"],
        }
    )
    for words in ("negative", "1C would change nothing", "Wealth", "11 V", "clinic pays L1", "strike", "media union"):
        assert any(words in problem for problem in problems), words


def test_a_declared_wage_is_never_changed_in_silence() -> None:
    """Without a State player public companies pay the minimum; a declaration that says otherwise is refused."""
    data = {"players": 3, "companies": {"ST": [{"company": "university-hospital", "wage": "L3"}]}}
    assert any("without a State player it pays the minimum" in problem for problem in problems_of(data))


def test_the_declaration_is_left_as_it_was() -> None:
    data = {"policies": ["1B"], "hands": {"WC": ["migration"] * 2}, "turn_number": 5}
    before = repr(data)
    with contextlib.suppress(BadPosition):
        Game.from_position(data)
    assert repr(data) == before


# The document


def examples() -> list[str]:
    return re.findall(r"^```toml\n(.*?)^```", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("key", [*KEYS, *COMPANY_KEYS])
def test_every_key_is_documented_with_an_example(key: str) -> None:
    rows = re.findall(rf"^\| `{key}` \|(.*)\|$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) == 1, f"docs/positions.md has {len(rows)} rows for {key}"
    assert f"{key} = " in rows[0] or "see below" in rows[0]


def documented_keys() -> list[tuple[str, str]]:
    """Each key of the document's tables with its example."""
    text = DOCUMENT.read_text(encoding="utf-8")
    return re.findall(r"^\| `(\w+)` \|.*\| `(\w+ = .*)` \|$", text, re.MULTILINE)


@pytest.mark.parametrize(("key", "example"), documented_keys(), ids=[key for key, _ in documented_keys()])
def test_every_documented_key_is_one(key: str, example: str) -> None:
    data = tomllib.loads(example)
    assert key in KEYS or key in COMPANY_KEYS
    assert list(data) == [key]
    if key in KEYS and key not in {"trade_unions", "hands"}:  # these need a fitting table around them
        Game.from_position(data)


@pytest.mark.parametrize("number", [0, 1])
def test_the_documents_examples_load_and_play_on(number: int) -> None:
    game = Game.from_position(tomllib.loads(examples()[number]))
    play_to_the_end(game)


def test_the_document_has_two_whole_examples() -> None:
    assert len(examples()) == 2


def test_a_player_with_an_empty_hand_passes() -> None:
    game = Game.from_position({"hands": {"WC": []}, "turn": "WC"})
    assert "pass" in [option.id for option in game.decision.options]
    assert not any(option.id.startswith("basic/") for option in game.decision.options)
    game.choose("pass")
    assert "end-turn" in [option.id for option in game.decision.options]


def test_hands_that_are_not_told_fit_the_turn() -> None:
    view = Game.from_position({"turn": "CC", "turn_number": 3}).view()
    roles = view["roles"]
    in_hand = [roles["WC"], roles["MC"], roles["CC"], roles["ST"]]
    assert [shown["cards_in_hand"] for shown in in_hand] == [4, 4, 5, 5]


def test_a_box_with_other_numbers_of_skilled_workers_is_declared() -> None:
    plain, other = Game.from_position({}), Game.from_position({"skilled_workers": {"MC": 4}})
    assert plain.table.worker_supply[WC] == other.table.worker_supply[WC]
    told = [
        have - less for have, less in zip(plain.table.worker_supply[MC], other.table.worker_supply[MC], strict=True)
    ]
    assert set(told[:-1]) == {SKILLED_WORKERS[MC] - 4}


def test_a_box_has_four_to_seven_workers_of_each_skill() -> None:
    with pytest.raises(BadPosition, match="4 to 7 of each skill"):
        Game.from_position({"skilled_workers": {"MC": 8}})
