"""How the steady bot deals with Alternative Events."""

import pytest

from bodypolitic.bots.play import play_game
from bodypolitic.bots.random_bot import RandomBot
from bodypolitic.bots.steady.bot import SteadyBot
from bodypolitic.bots.steady.companies import best_building_worth
from bodypolitic.bots.steady.rates import money_worth
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC
from bodypolitic.game.setup import Setup
from tests.game.alternative_events.receiving import MODULES, chosen, facing, keeping

STEADY = SteadyBot()


def answer(game: Game) -> str:
    """What the bot would choose."""
    return STEADY.choose(game.decision, game).id


def test_it_keeps_cards_as_long_as_they_are_worth_more_than_1_vp() -> None:
    assert answer(chosen("rising-economic-inequality", "WC", round=1)) == "keep-event/rising-economic-inequality"
    late = chosen("high-illiteracy-rate", "WC", "spend-money/30", round=5)  # no Preparation Phase is left
    assert answer(late) == "turn-in-event/high-illiteracy-rate"


def test_it_uses_its_benefits() -> None:
    assert answer(keeping({"WC": ["fear-of-recession"]}, phase="production")) == "benefit/fear-of-recession"


@pytest.mark.parametrize(("bill", "answered"), [("4A", "benefit/public-pressure"), ("4C", "skip")])
def test_it_presses_the_state_for_bills_that_it_wants(bill: str, answered: str) -> None:
    game = keeping({"WC": ["public-pressure"]}, phase="elections", bills={bill: "MC"})
    assert answer(game) == answered


@pytest.mark.parametrize(("who", "wage"), [("WC", "wage/college/L3"), ("CC", "wage/college/L1")])
def test_it_changes_the_wage_that_matters_most(who: str, wage: str) -> None:
    game = keeping({who: ["demand-for-state-intervention"]}, phase="production")
    game.choose("benefit/demand-for-state-intervention")
    assert answer(game) == wage


@pytest.mark.parametrize(("who", "level"), [("WC", "L3"), ("CC", "L1")])
def test_it_leaves_wages_alone_that_could_only_change_for_the_worse(who: str, level: str) -> None:
    companies = {"CC": [{"company": "college", "class": "WC", "wage": level}], "MC": []}
    game = keeping({who: ["demand-for-state-intervention"]}, phase="production", companies=companies, policies=["2C"])
    assert game.decision.kind == "use-benefits"
    assert answer(game) == "skip"


def test_it_reckons_with_the_states_part_of_a_new_company() -> None:
    market: dict[str, object] = {"markets": {"CC": ["hotel"]}, "turn": "CC"}
    alone, helped = (keeping({"CC": [card]}, **market) for card in ("gerrymandering", "demand-for-startup-support"))
    saved = best_building_worth(helped.table, CC) - best_building_worth(alone.table, CC)
    assert saved == pytest.approx(10 * money_worth(helped.table, CC))


def test_it_buys_no_more_than_an_event_asks_for() -> None:
    game = facing("hurricane", prices={"CC": {"food": 9}})
    game.choose("class/WC")
    assert answer(game) == "from/CC"
    game.choose("from/CC")
    assert answer(game) == "done"


def test_it_spends_media_influence_first_and_the_service_that_it_has_more_of() -> None:
    game = facing("political-pressure", political_agenda=9)
    game.choose("class/WC")
    assert answer(game) == "spend-influences/0/3"
    game = facing("rising-traffic-accidents", storage={"ST": {"health": 3, "education": 6}})
    game.choose("class/WC")
    assert answer(game) == "spend-services/1/3"


def test_a_steady_state_deals_with_its_events() -> None:
    game = Game.new(seed=4, setup=Setup(4, modules=MODULES))
    bots = {seat: STEADY if seat == "ST" else RandomBot(seat) for seat in game.scores}
    play_game(game, bots)
    assert game.choices.count("basic/event-action") >= 5
