"""Offers: what an option makes its seat pay stands in its offer."""

from random import Random
from typing import Final

import pytest

from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground.codes import BENEFIT_MONEY, ROLES, ST
from bodypolitic.game.modules import MODULES
from bodypolitic.game.records.happenings import DebtWaived, Happening, Paid, Provided
from bodypolitic.game.records.options import Option
from bodypolitic.game.records.shapes import OfferShown
from bodypolitic.game.table.steps import Ask, Step, Work
from bodypolitic.game.table.table import Table
from tests.game.events.facing import facing
from tests.game.module_games import modules_for, new_game
from tests.game.random_play import choose_at_random

# What a whole action or an effect costs stands on the board or on its card; the steps that it leads to make the offers.
PRINTED: Final = {"turn", "choose-branch", "decide-on-effect"}
# The Middle Class pays for a company once it has named the workers that it brings; the company's offer said so before.
FOUNDING: Final = {"bring-founders", "bring-newcomer", "bring-skilled-founder"}
# The holder of a Benefit is asked whether the State shall bear a part; here it forgoes that.
BENEFIT: Final = "use-benefits"


def paid_for(table: Table, option: Option) -> int:
    """What the seat that is asked pays for an option, with all that is done for it before anybody is asked."""
    t = table.clone()
    below, step = len(t.stack) - 1, t.stack.pop()
    assert isinstance(step, Ask)
    t.happened = []
    step.choose(t, option)
    while len(t.stack) > below and goes_on(t.stack[-1]):
        following = t.stack.pop()
        if isinstance(following, Work):
            following.run(t)
        elif isinstance(following, Ask):
            following.choose(t, following.options(t)[-1])
    return sum(payment(told, step.seat) for told in t.happened)


def goes_on(step: Step) -> bool:
    """Whether a step belongs to what was chosen before."""
    return isinstance(step, Work) or step.kind in {*FOUNDING, BENEFIT}


def payment(told: Happening, seat: int) -> int:
    """What a seat pays by a happening: by loan, too, or with money that the State lays out for a class."""
    if isinstance(told, Paid | DebtWaived):
        return told.amount if told.who == seat else 0
    laid_out = seat == ST and isinstance(told, Provided) and told.item == BENEFIT_MONEY
    return told.amount if isinstance(told, Provided) and laid_out else 0


def said_to_pay(decision: Decision, option: Option) -> int:
    """What the seat pays for an option by its offer."""
    offer = decision.offer(option)
    if offer is None or offer.money is None or offer.payer != ROLES.index(decision.seat):
        return 0
    return offer.money


def assert_offers_hold(game: Game) -> None:
    """Every option of the decision that the game waits for costs what its offer says."""
    decision = game.decision
    if decision.kind in PRINTED | FOUNDING or not isinstance(game.table.stack[-1], Ask):
        return
    for option in decision.options:
        asked = f"{decision.seat} is asked {decision.kind}: {option.id}"
        assert paid_for(game.table, option) == said_to_pay(decision, option), asked


@pytest.mark.parametrize("module", ["", *MODULES, "all"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_option_costs_what_its_offer_says(players: int, module: str) -> None:
    playable = modules_for(players)
    modules = playable if module == "all" else [one for one in playable if one == module]
    for seed in range(2):
        chance = Random(seed)
        game = new_game(players, seed, *modules)
        while not game.over:
            assert_offers_hold(game)
            choose_at_random(game, chance)


def buying(**table: object) -> Game:
    """The Working Class buys goods, with 40 V and a Middle Class that sells luxury for 8 V."""
    game = Game.from_position(
        {
            "players": 3,
            "turn": "WC",
            "policies": ["6A"],
            "money": {"WC": 40},
            "storage": {"MC": {"luxury": 4}},
            "prices": {"MC": {"luxury": 8}},
            **table,
        }
    )
    game.choose("basic/buy-goods-and-services")
    game.choose(game.decision.options[0])
    game.choose("buy/luxury")
    return game


def told(game: Game, option_id: str) -> OfferShown | None:
    """What an option comes to, as programs are told."""
    [option] = [option for option in game.decision.options if option.id == option_id]
    offer = game.decision.offer(option)
    return None if offer is None else offer.to_json()


def test_a_source_is_offered_with_its_price_and_an_amount_with_the_sum() -> None:
    game = buying()
    one = [{"item": "luxury", "amount": 1}]
    assert told(game, "from/MC") == {"goods": one, "each": 8, "payer": "WC", "payee": "MC"}
    game.choose("from/MC")
    three = [{"item": "luxury", "amount": 3}]
    assert told(game, "amount/3") == {"goods": three, "money": 24, "payer": "WC", "payee": "MC"}


def test_tariffs_are_part_of_the_price_abroad() -> None:
    before, after = told(buying(policies=["6C"]), "from/foreign-market"), told(buying(), "from/foreign-market")
    assert before is not None and before["each"] == 6
    assert after is not None and after["each"] == 12


def test_a_sum_for_each_class_is_offered_with_what_it_costs_the_state() -> None:
    game = facing("need-for-stimulus-package")
    assert told(game, "amount/10") == {"money": 30, "each": 10, "payer": "ST"}


def test_whoever_picks_nothing_is_offered_nothing() -> None:
    game = buying()
    game.choose("from/MC")
    game.choose("amount/1")
    assert told(game, "done") is None
