"""Events that buy from the Middle and the Capitalist Class, up to the number of public companies."""

import pytest

from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, EDUCATION, HEALTH, LUXURY, MC, ST, Resource
from tests.game.events.facing import assert_done, assert_impossible, facing
from tests.game.table_talk import option_ids, picks

NOTHING = {"food": 0, "luxury": 0, "health": 0, "education": 0}
NAMES = {LUXURY: "luxury", HEALTH: "health", EDUCATION: "education"}


def buying(event: str, resource: Resource, mc: int, cc: int, **changes: object) -> Game:
    name = NAMES[resource]
    stock = {"MC": NOTHING | {name: mc}, "CC": NOTHING | {name: cc}, "ST": NOTHING}
    return facing(event, storage=stock, money={"MC": 0, "CC": 0, "ST": 120}, **changes)


def buy_all_from_one(event: str, resource: Resource) -> None:
    for seller, other, name in ((MC, CC, "MC"), (CC, MC, "CC")):
        game = buying(event, resource, 5, 5)
        assert option_ids(game) == [f"to/MC/{amount}" for amount in range(4)]  # 3 public companies
        game.choose("to/MC/3" if name == "MC" else "to/MC/0")
        if name == "CC":
            assert option_ids(game) == ["to/CC/1", "to/CC/2", "to/CC/3"]  # at least one in all
            game.choose("to/CC/3")
        t = game.table
        assert (t.storage[seller][resource], t.storage[other][resource]) == (2, 5)
        assert t.storage[ST][resource] == 3
        assert (t.money[seller], t.money[other], t.money[ST]) == (24, 0, 96)
        assert t.legitimacy == [2, 3, 2] if seller == MC else [2, 2, 3]
        assert_done(game, event)


def test_pandemic() -> None:
    buy_all_from_one("pandemic", HEALTH)


def test_low_university_ratings() -> None:
    buy_all_from_one("low-university-ratings", EDUCATION)


def test_outdated_public_sector_infrastructure() -> None:
    buy_all_from_one("outdated-public-sector-infrastructure", LUXURY)


EVENTS = [
    ("pandemic", HEALTH),
    ("low-university-ratings", EDUCATION),
    ("outdated-public-sector-infrastructure", LUXURY),
]


@pytest.mark.parametrize(("event", "resource"), EVENTS)
def test_each_seller_is_counted_apart(event: str, resource: Resource) -> None:
    game = buying(event, resource, 5, 5)
    picks(game, "to/MC/2", "to/CC/1")
    assert game.table.legitimacy == [2, 2, 2]
    assert game.table.storage[ST][resource] == 3


@pytest.mark.parametrize(("event", "resource"), EVENTS)
def test_more_public_companies_allow_more(event: str, resource: Resource) -> None:
    game = buying(event, resource, 8, 8, policies=["1B"])
    picks(game, "to/MC/3", "to/CC/3")
    assert game.table.legitimacy == [2, 3, 3]


@pytest.mark.parametrize(("event", "resource"), EVENTS)
def test_money_limits_the_purchase(event: str, resource: Resource) -> None:
    name = NAMES[resource]
    stock = {"MC": NOTHING | {name: 5}, "CC": NOTHING, "ST": NOTHING}
    game = facing(event, storage=stock, money={"ST": 17})
    assert option_ids(game) == ["to/MC/1", "to/MC/2"]
    assert_impossible(event, storage=stock, money={"ST": 7})


@pytest.mark.parametrize(("event", "resource"), EVENTS)
def test_room_limits_the_purchase(event: str, resource: Resource) -> None:
    name = NAMES[resource]
    full = 6 if resource == LUXURY else 12
    stock = {"MC": NOTHING | {name: 5}, "CC": NOTHING | {name: 5}, "ST": NOTHING | {name: full}}
    assert_impossible(event, storage=stock)


@pytest.mark.parametrize(("event", "resource"), EVENTS)
def test_nothing_for_sale(event: str, resource: Resource) -> None:
    own = {"ST": NOTHING | {NAMES[resource]: 2}}
    assert_impossible(event, storage={"MC": NOTHING, "CC": NOTHING} | own, free_trade_zone={"luxury": 5})
