"""Preparation Phase (p. 11, 14, 18, 22, 26, 33), step by step in the order of the General Player Aid."""

import pytest

from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, MC, ST, WC
from tests.game.table_talk import option_ids, picks, unemployed


def preparing(**changes: object) -> Game:
    """The beginning of round 2; the first question is to the Middle Class about its market."""
    return Game.from_position({"round": 2, "phase": "preparation", "policies": ["7A"], "events": []} | changes)


def preparing_two(**changes: object) -> Game:
    """The beginning of round 2 with 2 players; the first question is to the Capitalist Class about its market."""
    return Game.from_position({"players": 2, "round": 2, "phase": "preparation", "policies": ["7A"]} | changes)


def kinds(game: Game) -> list[str]:
    return [happening.kind for happening in game.happened]


def skip_markets(game: Game) -> None:
    while game.decision.kind == "look-over-market":
        game.choose("done")


def test_the_first_round_has_no_preparation() -> None:
    game = Game.new(players=2, seed=3)
    assert game.decision.kind == "turn"
    assert "phase-began" in kinds(game)
    assert [h.values["phase"] for h in game.happened if h.kind == "phase-began"] == ["action"]


def test_steps_come_in_order() -> None:
    game = preparing(loans={"WC": 1}, prosperity={"WC": 3, "MC": 3}, hands={"WC": [], "MC": [], "CC": [], "ST": []})
    wanted = ["paid", "prosperity-moved", "event-revealed", "agenda-revealed", "cards-drawn"]
    first = [kinds(game).index(kind) for kind in wanted]
    assert first == sorted(first)
    assert game.decision.kind == "look-over-market"
    assert "deal-revealed" not in kinds(game)

    game.choose("done", "MC")
    game.choose("done", "CC")
    assert (
        kinds(game).index("deal-revealed") < kinds(game).index("export-revealed") < kinds(game).index("worker-joined")
    )


# Interest


def test_every_loan_costs_5_interest() -> None:
    game = preparing(
        loans={"WC": 1, "MC": 2, "CC": 1, "ST": 1}, money={"WC": 30, "MC": 40, "CC": 20, "ST": 100}, capital=30
    )
    t = game.table
    assert (t.money[WC], t.money[MC], t.money[ST]) == (25, 30, 95)
    assert (t.money[CC], t.capital) == (20, 25)  # from Capital
    assert t.loans == [1, 2, 1, 1]


def test_the_capitalist_class_pays_the_rest_of_its_interest_from_revenue() -> None:
    t = preparing(loans={"CC": 2}, money={"CC": 20}, capital=3).table
    assert (t.money[CC], t.capital) == (13, 0)


def test_who_cannot_pay_interest_takes_another_loan() -> None:
    t = preparing(loans={"WC": 1}, money={"WC": 4}).table
    assert t.loans[WC] == 2
    assert t.money[WC] == 4 + 50 - 5


@pytest.mark.parametrize(
    ("loans", "treasury", "left", "loans_left"),
    [
        (1, 56, 1, 0),  # 51 after the interest
        (1, 55, 50, 1),  # 50 is not more than 50
        (2, 111, 1, 0),  # 101, then 51
        (2, 110, 50, 1),
        (1, 3, 48, 2),  # another loan for the interest
    ],
)
def test_a_state_without_a_player_pays_a_loan_off_when_it_has_more_than_50(
    loans: int, treasury: int, left: int, loans_left: int
) -> None:
    t = preparing_two(loans={"ST": loans}, money={"ST": treasury}).table
    assert (t.money[ST], t.loans[ST]) == (left, loans_left)


def test_a_state_player_keeps_its_loan() -> None:
    t = preparing(loans={"ST": 1}, money={"ST": 200}).table
    assert (t.money[ST], t.loans[ST]) == (195, 1)


# Prosperity


@pytest.mark.parametrize(
    ("before", "after"), [((0, 0), (0, 0)), ((1, 1), (0, 0)), ((5, 5), (4, 3)), ((10, 10), (9, 8))]
)
def test_prosperity_drops_by_1_and_2_without_loss_of_points(before: tuple[int, int], after: tuple[int, int]) -> None:
    game = preparing(prosperity={"WC": before[0], "MC": before[1]}, vp={"WC": 20, "MC": 20})
    assert tuple(game.table.prosperity) == after
    assert (game.scores["WC"], game.scores["MC"]) == (20, 20)


# Events, agenda and action cards


def test_two_events_and_a_new_agenda_are_revealed() -> None:
    game = preparing(next_events=["drought", "pandemic"], political_agenda=4)
    assert [h.values["event"] for h in game.happened if h.kind == "event-revealed"] == ["drought", "pandemic"]
    assert len(game.table.events) == 2
    assert game.table.agenda != 3
    assert game.table.agenda_discard == [3]


def test_everyone_draws_5_action_cards() -> None:
    game = Game.from_position(
        {
            "players": 2,
            "round": 2,
            "phase": "preparation",
            "hands": {"WC": ["general-strike", "migration"], "CC": []},
        }
    )
    assert (len(game.table.hands[WC]), len(game.table.decks[WC])) == (7, 33)
    assert (len(game.table.hands[CC]), len(game.table.decks[CC])) == (5, 35)


# Markets


def test_an_owner_may_discard_any_of_its_market_and_fills_it_up() -> None:
    market = ["radio-station", "hotel", "university", "stadium"]
    game = preparing_two(markets={"CC": market})
    assert option_ids(game) == [*[f"discard-company/{slug}" for slug in market], "done"]
    picks(game, "discard-company/hotel", "discard-company/stadium", "done")

    left = [COMPANIES[card].slug for card in game.table.markets[CC]]
    assert left[:2] == ["radio-station", "university"]
    assert len(left) == 4
    assert {"hotel", "stadium"}.isdisjoint(left)
    assert [COMPANIES[card].slug for card in game.table.company_discards[CC]] == ["hotel", "stadium"]


def test_a_market_with_gaps_is_filled_up_without_discarding() -> None:
    game = preparing(markets={"CC": ["hotel"], "MC": []})
    assert game.decision.seat == "CC"  # the Middle Class has nothing to discard
    assert len(game.table.markets[MC]) == 3
    game.choose("done")
    assert len(game.table.markets[CC]) == 4


def test_the_whole_market_may_go() -> None:
    game = preparing_two(markets={"CC": ["radio-station", "hotel"]})
    picks(game, "discard-company/hotel", "discard-company/radio-station")
    assert len(game.table.markets[CC]) == 4


# Business Deals and Export card


@pytest.mark.parametrize(("section", "deals"), [("6A", 0), ("6B", 1), ("6C", 2)])
def test_old_deals_are_discarded_and_policy_6_says_how_many_come(section: str, deals: int) -> None:
    game = preparing_two(policies=["7A", section], business_deals=[1, 2])
    before = len(game.table.deal_deck)
    skip_markets(game)
    assert len(game.table.deals) == deals
    assert len(game.table.deal_deck) == before - deals
    assert sorted(game.table.deal_discard) == [0, 1]


def test_a_new_export_card_comes() -> None:
    game = preparing_two(export=6)
    skip_markets(game)
    assert game.table.export != 5
    assert game.table.export_discard == [5]


# Workers


@pytest.mark.parametrize(("section", "immigrants"), [("7A", 0), ("7B", 1), ("7C", 2)])
def test_two_workers_and_immigrants_by_policy_7(section: str, immigrants: int) -> None:
    game = preparing(policies=[section], unemployed={"WC": {}, "MC": {}})
    before = (game.table.workers[WC], game.table.workers[MC])
    skip_markets(game)
    assert game.decision.kind == "choose-new-worker"
    game.choose("new-worker/luxury")
    assert game.decision.kind == "turn"
    assert game.table.workers[WC] == before[0] + 2 + immigrants
    assert game.table.workers[MC] == before[1] + 2 + immigrants
    assert unemployed(game, "WC")["unskilled"] >= 2
    assert unemployed(game, "MC")["unskilled"] >= 1
    assert unemployed(game, "MC")["luxury"] >= 1


def test_each_class_draws_its_own_immigration_cards_which_go_to_the_bottom() -> None:
    game = preparing(
        policies=["7B"],
        unemployed={"WC": {}, "MC": {}},
        next_immigration=[{"WC": "media", "MC": "unskilled"}, {"WC": "unskilled", "MC": "healthcare"}],
    )
    skip_markets(game)
    game.choose("new-worker/luxury")
    assert unemployed(game, "WC") == {"unskilled": 2, "media": 1}
    assert unemployed(game, "MC") == {"unskilled": 1, "luxury": 1, "healthcare": 1}
    assert sorted(game.table.immigration_deck[:2]) == [4, 7]


def test_population_follows_the_workers() -> None:
    game = preparing_two(unemployed={"WC": {"unskilled": 2}})
    assert (game.table.workers[WC], game.table.population(WC)) == (10, 3)
    skip_markets(game)
    assert (game.table.workers[WC], game.table.population(WC)) == (12, 4)


# Workers that run out (p. 34)


def test_an_unskilled_worker_comes_where_the_skilled_ones_have_run_out() -> None:
    game = preparing_two(
        policies=["7B"],
        unemployed={"WC": {"media": 6}},
        next_immigration=[{"WC": "media", "MC": "unskilled"}],
    )
    skip_markets(game)
    assert unemployed(game, "WC") == {"media": 6, "unskilled": 3}


def test_a_skilled_worker_of_choice_comes_where_the_unskilled_ones_have_run_out() -> None:
    game = preparing_two(unemployed={"WC": {"unskilled": 13, "media": 6}})  # with 4 in companies and 1 left
    skip_markets(game)
    assert game.decision.seat == "WC"
    assert option_ids(game) == [f"new-worker/{skill}" for skill in ("agriculture", "luxury", "healthcare", "education")]
    game.choose("new-worker/education")
    assert unemployed(game, "WC") == {"unskilled": 14, "media": 6, "education": 1}


def test_nobody_comes_where_all_workers_are_on_the_board() -> None:
    everyone = {"agriculture": 5, "luxury": 5, "healthcare": 5, "education": 5, "media": 6, "unskilled": 14}
    game = preparing_two(unemployed={"WC": everyone})
    skip_markets(game)
    assert game.decision.kind == "turn"
    assert game.table.workers[WC] == 48


def test_the_middle_class_gets_an_unskilled_worker_where_no_skilled_one_is_left() -> None:
    skilled = {"agriculture": 5, "luxury": 5, "healthcare": 5, "education": 5, "media": 6}
    game = preparing(unemployed={"WC": {}, "MC": skilled})
    skip_markets(game)
    assert game.decision.kind == "turn"
    assert unemployed(game, "MC") == skilled | {"unskilled": 2}


def test_the_last_worker_of_the_middle_class_comes_once() -> None:
    nearly_all = {"agriculture": 5, "luxury": 5, "healthcare": 5, "education": 5, "media": 5, "unskilled": 9}
    game = preparing(unemployed={"WC": {}, "MC": nearly_all})
    skip_markets(game)
    assert game.decision.kind == "turn"
    assert unemployed(game, "MC") == nearly_all | {"media": 6}
