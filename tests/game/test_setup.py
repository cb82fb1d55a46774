"""Setting the table for 2, 3 and 4 players (p. 8, 10)."""

from random import Random
from typing import Any

import pytest

from bodypolitic.game.components.event_cards import EVENTS
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, EDUCATION, FOOD, HEALTH, INFLUENCE, LUXURY, MC, NOBODY, ST, WC, A, B, C
from bodypolitic.game.ground.errors import BadSetup
from bodypolitic.game.invariants import broken_rules, workers_in_play
from bodypolitic.game.setup import Setup
from tests.game.random_play import play_on
from tests.game.table_talk import company, option_ids, unemployed, workers_in


def started(players: int, seed: int = 1) -> Game:
    """A new game at the first turn; the Middle Class has taken a media worker."""
    game = Game.new(players=players, seed=seed)
    if players > 2:
        game.choose("new-worker/media")
    return game


def built(game: Game, owner: int) -> list[str]:
    return [company.card.slug for company in game.table.companies[owner]]


@pytest.mark.parametrize(
    ("players", "roles"), [(2, ["WC", "CC"]), (3, ["WC", "MC", "CC"]), (4, ["WC", "MC", "CC", "ST"])]
)
def test_roles_by_number_of_players(players: int, roles: list[str]) -> None:
    game = started(players)
    assert list(game.scores) == roles
    assert set(game.scores.values()) == {0}
    assert (game.decision.seat, game.decision.kind) == ("WC", "turn")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_board(players: int) -> None:
    t = started(players).table
    assert t.policies == [C, B, A, B, C, B, B]
    assert t.tax_multiplier == 5
    assert t.round == 1
    assert t.money[ST] == 120
    assert t.bag == [8, 8, 8]
    assert t.cubes == [17, 17, 17]
    assert t.bills == [NOBODY] * 7
    assert (len(t.deals), len(t.deal_deck), len(t.export_deck), len(t.immigration_deck)) == (1, 19, 15, 25)
    assert t.loans == [0] * 4


@pytest.mark.parametrize(("players", "services"), [(2, (5, 5, 3)), (3, (6, 6, 4)), (4, (6, 6, 4))])
def test_public_services(players: int, services: tuple[int, int, int]) -> None:
    t = started(players).table
    assert (t.storage[ST][HEALTH], t.storage[ST][EDUCATION], t.media_influence) == services


@pytest.mark.parametrize("players", [2, 3, 4])
def test_capitalist_class(players: int) -> None:
    game = started(players)
    t = game.table
    assert (t.money[CC], t.capital, t.influence[CC], t.wealth) == (120, 0, 1, 0)
    assert t.storage[CC] == [1, 2, 0, 2]
    assert t.prices[CC] == [12, 8, 8, 8]
    assert t.free_trade_zone == [0, 0]
    assert built(game, CC) == ["supermarket", "shopping-mall", "college", "clinic"]
    assert [c.wage for c in t.companies[CC]] == [2, 2, 2, 2]
    assert (len(t.markets[CC]), len(t.company_decks[CC])) == (4, 20)
    assert (len(t.hands[CC]), len(t.decks[CC])) == (7, 33)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_working_class(players: int) -> None:
    game = started(players)
    t = game.table
    assert (t.money[WC], t.influence[WC], t.workers[WC], t.population(WC), t.prosperity[WC]) == (30, 1, 10, 3, 0)
    assert t.goods[WC] == [0, 0, 0, 0]
    assert t.unions == [0] * 5
    assert (len(t.hands[WC]), len(t.decks[WC])) == (7, 33)
    assert len(t.farms) == 2
    assert sum(unemployed(game, "WC").values()) == (2 if players == 2 else 3)
    assert unemployed(game, "WC")["unskilled"] >= 1


def test_workers_with_two_players() -> None:
    game = started(2)
    assert workers_in(game, "supermarket") == ["agriculture", "unskilled"]
    assert workers_in(game, "shopping-mall") == ["luxury", "unskilled"]
    assert workers_in(game, "public-hospital") == ["healthcare", "unskilled"]
    assert workers_in(game, "public-university") == ["education", "unskilled"]
    assert workers_in(game, "college") == workers_in(game, "clinic") == workers_in(game, "regional-tv-station") == []
    assert all(c.staff in {WC, NOBODY} and not c.anyone_committed for c in game.table.all_companies())
    assert built(game, ST) == ["public-hospital", "public-university", "regional-tv-station"]
    assert (len(game.table.closed), game.table.companies[MC], game.table.workers[MC]) == (6, [], 0)


@pytest.mark.parametrize("players", [3, 4])
def test_workers_with_three_or_four_players(players: int) -> None:
    game = started(players)
    assert workers_in(game, "supermarket") == ["agriculture", "unskilled"]
    assert workers_in(game, "college") == ["education", "unskilled"]
    assert workers_in(game, "university-hospital") == ["healthcare", "unskilled", "unskilled"]
    assert workers_in(game, "technical-university") == ["education", "unskilled", "unskilled"]
    assert workers_in(game, "shopping-mall") == ["luxury", "unskilled"]
    assert workers_in(game, "convenience-store") == ["agriculture"]
    assert workers_in(game, "doctors-office") == ["healthcare"]
    staff = {slug: company(game, slug).staff for slug in ("supermarket", "college", "university-hospital")}
    assert set(staff.values()) == {WC}
    assert company(game, "technical-university").staff == company(game, "shopping-mall").staff == MC
    assert not any(c.anyone_committed for c in game.table.all_companies())
    assert built(game, ST) == ["university-hospital", "technical-university", "national-public-broadcasting"]
    assert [c.wage for c in game.table.companies[ST]] == [2, 2, 2]


@pytest.mark.parametrize("players", [3, 4])
def test_middle_class(players: int) -> None:
    game = started(players)
    t = game.table
    assert (t.money[MC], t.influence[MC], t.workers[MC], t.population(MC), t.prosperity[MC]) == (40, 1, 10, 3, 0)
    assert t.storage[MC] == [1, 0, 1, 0]
    assert t.prices[MC] == [12, 8, 8, 8]
    assert built(game, MC) == ["convenience-store", "doctors-office"]
    assert [c.wage for c in t.companies[MC]] == [2, 2]
    assert (len(t.markets[MC]), len(t.company_decks[MC])) == (3, 12)
    assert (len(t.hands[MC]), len(t.decks[MC])) == (7, 33)
    assert sum(unemployed(game, "MC").values()) == 3
    assert unemployed(game, "MC")["media"] >= 1


def test_the_middle_class_chooses_its_skilled_worker_first_and_sees_its_market() -> None:
    game = Game.new(players=4, seed=1)
    assert game.decision.seat == "MC"
    assert option_ids(game) == [
        "new-worker/agriculture",
        "new-worker/luxury",
        "new-worker/healthcare",
        "new-worker/education",
        "new-worker/media",
    ]
    assert len(game.table.markets[MC]) == 3


def test_the_state_plays_only_with_four() -> None:
    t = started(4).table
    assert t.legitimacy == [2, 2, 2]
    assert t.legitimacy_tokens == [0, 0, 0]
    assert t.influence[ST] == 1
    assert (len(t.events), len(t.event_deck), len(t.agenda_deck)) == (2, 23, 9)
    assert (len(t.hands[ST]), len(t.decks[ST])) == (7, 33)
    three = started(3).table
    assert (three.influence[ST], three.events, three.hands[ST], three.decks[ST]) == (0, [], [], [])


def test_cards_used_for_immigration_go_to_the_bottom_of_the_deck() -> None:
    game = Game.new(players=2, seed=1)
    bottom = game.table.immigration_deck[0]
    skilled = [skill for skill in unemployed(game, "WC") if skill != "unskilled"]
    assert bottom < 5 if skilled else bottom >= 5  # the first five faces show a skilled Working Class worker
    assert len(game.table.immigration_deck) == 25


@pytest.mark.parametrize(
    ("players", "supply"), [(2, [61, 62, 59, 57, 30]), (3, [60, 62, 57, 56, 28]), (4, [60, 62, 57, 56, 27])]
)
def test_what_is_left_in_the_supply(players: int, supply: list[int]) -> None:
    t = started(players).table
    assert [t.supply[resource] for resource in (FOOD, LUXURY, HEALTH, EDUCATION, INFLUENCE)] == supply


@pytest.mark.parametrize(
    ("counted", "unskilled"), [(None, [18, 12]), ({"WC": 7}, [13, 12]), ({"WC": 4, "MC": 7}, [28, 7])]
)
def test_whoever_counts_the_workers_of_a_box_says_so_in_the_setup(
    counted: dict[str, int] | None, unskilled: list[int]
) -> None:
    """Ruling R29: the total is printed, how many there are of each colour is not."""
    setup = Setup(4, skilled_workers=counted)
    game = Game.new(seed=1, setup=setup)
    for who, name in ((WC, "WC"), (MC, "MC")):
        supply = game.table.worker_supply[who]
        in_all = [left + used for left, used in zip(supply, workers_in_play(game.table, who), strict=True)]
        assert in_all == [*[setup.skilled_workers[name]] * 5, unskilled[who]]
    play_on(game, Random(1), 200)
    assert broken_rules(game.table) == []
    again = Game.load(game.save())
    assert again.table == game.table and again.setup.skilled_workers == setup.skilled_workers


@pytest.mark.parametrize("wrong", [{"CC": 6}, {"WC": 3}, {"MC": 8}, {"WC": True}, {"WC": "6"}, {1: 6}, 6, [6, 6], "WC"])
def test_a_count_that_no_box_can_have(wrong: Any) -> None:
    with pytest.raises(BadSetup, match="skilled_workers"):
        Setup(4, skilled_workers=wrong)


def test_an_event_for_later_rounds_is_never_there_at_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    for event in EVENTS[:20]:
        monkeypatch.setattr(event, "late", True)
    for seed in range(20):
        events = Game.new(players=4, seed=seed).table.events
        assert len(events) == 2
        assert not any(EVENTS[event].late for event in events)
