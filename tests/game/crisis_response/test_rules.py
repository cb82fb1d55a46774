"""The rules of Crisis Response: the pile, locked policies, bonds, other numbers of players, Automas."""

import pytest

from bodypolitic.game.components.boards import LOAN_CARDS
from bodypolitic.game.expansions.crisis_response.card import CRISIS_CARDS, CrisisCard
from bodypolitic.game.expansions.crisis_response.effects import RemoveWorker
from bodypolitic.game.expansions.crisis_response.module import CrisisResponse
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import ALL_POLICIES, CC, FISCAL, MC, NO_AUTOMA, PRODUCTION, SIMPLE, ST, WC, Policy
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.rules.politics.imf import STAYS
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.module import module_of
from bodypolitic.game.view.forecast import forecast
from tests.game.crisis_response.crises import (
    asked_anew,
    brink,
    brink_without_a_state,
    crisis,
    keep_prices,
    next_up,
    sections,
    told,
)
from tests.game.table_talk import option_ids, paid, picks, refusal, take
from tests.json_data import mapped, number


def crisis_view(game: Game, seat: str | None = None) -> dict[str, object]:
    return dict(game.view(seat)["modules"]["crisis-response"])


def test_ten_cards_one_of_them_face_up() -> None:
    game = Game.new(seed=4, setup=Setup(4, None, ["crisis-response"]))
    module = module_of(game.table, CrisisResponse)
    assert sorted([module.card, *module.deck]) == list(range(10))
    assert crisis_view(game) == crisis_view(game, "WC")
    assert crisis_view(game) == {
        "card": CRISIS_CARDS[module.card].slug,
        "cards_left": 9,
        "used": [],
        "locked_policies": [],
        "bonds": {},
    }


def test_the_cards_are_shuffled() -> None:
    games = [Game.new(seed=seed, setup=Setup(2, None, ["crisis-response"])) for seed in range(40)]
    assert len({module_of(game.table, CrisisResponse).card for game in games}) > 7


def test_the_cards_are_found_by_the_number_on_their_faces() -> None:
    assert [card.id for card in CRISIS_CARDS] == list(range(10))
    assert list(CRISIS_CARDS) == CRISIS_CARDS


@pytest.mark.parametrize("card", CRISIS_CARDS, ids=lambda card: card.slug)
def test_bills_fall_on_just_the_policies_that_move(card: CrisisCard) -> None:
    moving = tuple(policy for policy in ALL_POLICIES if card.sections[policy] != STAYS)
    assert moving == card.bills
    assert set(card.locked) <= set(moving)


def test_a_card_is_set_aside_and_the_next_one_turned_up() -> None:
    game = brink("japanese-model")
    next_up(game, "eu-austerity-measures")
    game.choose("end-turn")
    keep_prices(game)
    assert told(game, "crisis-card-revealed") == [{"card": "eu-austerity-measures"}]
    assert crisis_view(game)["card"] == "eu-austerity-measures"
    assert crisis_view(game)["used"] == ["japanese-model"]
    assert crisis_view(game)["cards_left"] == 8


def test_the_imf_stays_away_if_the_loans_can_be_paid() -> None:
    game = crisis("japanese-model", money={"WC": 40, "MC": 50, "CC": 0, "ST": 55})
    assert told(game, "imf-intervenes") == []
    assert game.table.loans[ST] == 0
    assert crisis_view(game)["used"] == []


def test_taxes_still_go_by_the_labor_market_that_wages_were_paid_under() -> None:
    game = crisis("eu-austerity-measures", policies=["1C", "2A", "3A"])
    keep_prices(game)
    assert paid(game, "WC", "income-tax") == 7 * 3  # 2A and 3A


# Locked policies


def locked(*policies: int, **changes: object) -> Game:
    """The turn of the Working Class with some policies locked."""
    game = Game.from_position({"modules": ["crisis-response"], "turn": "WC", "influence": {"WC": 3}, **changes})
    module_of(game.table, CrisisResponse).locks = [Policy(number - 1) for number in policies]
    return asked_anew(game)


def test_nobody_can_propose_a_bill_on_a_locked_policy() -> None:
    game = locked(1, 3)
    assert crisis_view(game)["locked_policies"] == [1, 3]
    take(game, "basic/propose-bill")
    assert {option[5] for option in option_ids(game)} == set("24567")
    for section in "ABC":
        assert refusal(game, f"bill/1{section}") == ("policy-locked", {"policy": 1})
        assert refusal(game, f"bill/3{section}") == ("policy-locked", {"policy": 3})


def test_a_card_on_a_locked_policy_cannot_be_played() -> None:
    assert "play/student-movement" in option_ids(locked(4, hands={"WC": ["student-movement"]}))
    game = locked(5, hands={"WC": ["student-movement"]})
    assert refusal(game, "play/student-movement") == ("policy-locked", {"policy": 5})
    game = locked(5, hands={"WC": ["student-movement"]}, bills={"5B": "MC"})
    assert refusal(game, "play/student-movement") == ("policy-has-a-bill", {"policy": 5})


BILLS_ON_ALL_BUT_TWO = {"2C": "MC", "4A": "MC", "5B": "MC", "6A": "CC", "7A": "CC"}


def test_with_bills_on_all_other_policies_no_bill_can_be_proposed() -> None:
    game = locked(1, 3, bills=BILLS_ON_ALL_BUT_TWO)
    assert refusal(game, "basic/propose-bill") == ("other-policies-locked", {})
    assert "basic/propose-bill" in option_ids(locked(1, bills=BILLS_ON_ALL_BUT_TWO))


def test_two_bills_need_two_open_policies() -> None:
    game = locked(1, bills=BILLS_ON_ALL_BUT_TWO, hands={"WC": ["need-for-change"]})
    assert refusal(game, "play/need-for-change") == ("needs-two-open-policies", {})
    game = locked(1, 3, bills=BILLS_ON_ALL_BUT_TWO, hands={"WC": ["need-for-change"]})
    assert refusal(game, "play/need-for-change") == ("other-policies-locked", {})
    assert "play/need-for-change" in option_ids(locked(bills=BILLS_ON_ALL_BUT_TWO, hands={"WC": ["need-for-change"]}))


def test_civil_unrest_needs_an_open_policy() -> None:
    changes: dict[str, object] = {"turn": "ST", "events": ["civil-unrest"], "bills": BILLS_ON_ALL_BUT_TWO}
    assert refusal(locked(1, 3, **changes), "basic/event-action") == ("other-policies-locked", {})
    assert "basic/event-action" in option_ids(locked(1, **changes))


def test_a_locked_policy_may_still_move_without_a_bill() -> None:
    game = locked(1, 3, turn="ST", bills=BILLS_ON_ALL_BUT_TWO, hands={"ST": ["emergency-state"]})
    game.choose("play/emergency-state")
    assert option_ids(game) == ["policy/1B", "policy/3B"]


def test_locks_stay_until_the_imf_is_checked_again() -> None:
    game = crisis("basic-imf-intervention")
    keep_prices(game)
    while game.table.round == 1 or game.table.phase != PRODUCTION:
        assert crisis_view(game)["locked_policies"] == [1, 3]
        game.choose(game.decision.options[-1])
    assert told(game, "policy-unlocked") == [{"policy": "1"}, {"policy": "3"}]
    assert crisis_view(game)["locked_policies"] == []


def test_a_card_may_lock_the_policy_that_was_locked_before() -> None:
    game = brink("imf-intervention-with-resistance")
    module_of(game.table, CrisisResponse).locks = [FISCAL]
    game.choose("end-turn")
    keep_prices(game)
    assert crisis_view(game)["locked_policies"] == [1]


def test_no_more_locks_than_tokens() -> None:
    game = locked(1, 2, 3)
    assert broken_rules(game.table) == ["3 locked policies, but the box has 2 Lock tokens"]


# Bonds


def in_debt(**changes: object) -> Game:
    """A turn of the State, which owes the Working Class 40 V and the Capitalist Class 70 V."""
    game = Game.from_position({"modules": ["crisis-response"], "turn": "ST", "round": 2, "turn_number": 5, **changes})
    module_of(game.table, CrisisResponse).bonds = [40, 0, 70]
    return asked_anew(game)


def test_the_state_pays_back_in_its_turn_without_an_action() -> None:
    game = in_debt(money={"WC": 1, "CC": 2, "ST": 100}, capital=5)
    assert "pay-back-bond/WC" in option_ids(game)
    game.choose("pay-back-bond/CC")
    assert told(game, "bond-paid-back") == [{"who": "CC"}]
    assert (game.table.money[CC], game.table.capital) == (72, 5)  # in Revenue
    assert game.table.money[ST] == 30
    assert crisis_view(game)["bonds"] == {"WC": 40}
    assert "basic/campaign" in option_ids(game)
    assert not [option for option in option_ids(game) if option.startswith("pay-back-bond")]
    assert refusal(game, "pay-back-bond/WC") == ("needs-money", {"needed": 40, "has": 30})
    take(game, "basic/campaign")
    game.choose("amount/1")
    assert "end-turn" in option_ids(game)


def test_nobody_else_pays_bonds_back() -> None:
    game = in_debt(turn="WC", money={"ST": 200})
    assert game.decision.seat == "WC"
    assert not [option for option in option_ids(game) if option.startswith("pay-back-bond")]


def test_what_is_still_owed_is_paid_after_the_last_turn_with_a_loan_if_need_be() -> None:
    game = in_debt(money={"WC": 1, "MC": 30, "CC": 2, "ST": 50}, main_taken=True)
    game.choose("end-turn")
    assert told(game, "bond-paid-back") == [{"who": "WC"}, {"who": "CC"}]
    assert told(game, "loan-taken")[0] == {"who": "ST"}
    assert paid(game, "ST", "bond") == 110
    kinds = [happening.kind for happening in game.happened]
    assert kinds.index("bond-paid-back") < kinds.index("phase-began")
    assert crisis_view(game)["bonds"] == {}


def test_the_forecast_of_production_reckons_with_bonds_that_are_due_before_it() -> None:
    def without_debt(treasury: int) -> Game:
        return Game.from_position({"modules": ["crisis-response"], "turn": "WC", "round": 2, "money": {"ST": treasury}})

    for game, loans in ((in_debt(money={"ST": 60}, turn="WC"), 3), (without_debt(60), 0)):
        imf = mapped(forecast(game.table, ST)["imf"])  # 60 V for wages of as much, and for bonds of 110 V
        assert (imf["new_loans"], imf["comes"]) == (loans, loans > 0)
    debtor, free = in_debt(money={"ST": 300}, turn="WC"), without_debt(300)
    more = [
        number(forecast(debtor.table, role)["money_after"]) - number(forecast(free.table, role)["money_after"])
        for role in (WC, MC, CC)
    ]
    assert more[:2] == [40, 0]
    assert 0 < more[CC] < 70  # Revenue is taxed


def test_a_bond_is_not_due_in_the_round_it_is_bought() -> None:
    game = brink("new-government-bond-program")
    picks(game, "end-turn", "lend/50", "skip", "skip")
    assert crisis_view(game)["bonds"] == {"CC": 70}
    assert told(game, "bond-paid-back") == []


def test_nobody_borrows_to_lend() -> None:
    game = brink("new-government-bond-program", money={"WC": 29, "MC": 30, "CC": 10, "ST": 10}, capital=39)
    next_up(game, "japanese-model")
    game.choose("end-turn")
    assert (game.decision.seat, option_ids(game)) == ("CC", ["skip", "lend/30"])
    game.choose("skip")
    assert (game.decision.seat, option_ids(game)) == ("MC", ["skip", "lend/30"])
    game.choose("skip")
    assert game.decision.kind == "adjust-prices"  # WC has nothing to decide


# Other numbers of players


@pytest.mark.parametrize(("players", "treasury"), [(2, 30), (3, 40)])
def test_without_a_state_player_the_treasury_pays_and_no_legitimacy_is_lost(players: int, treasury: int) -> None:
    game = brink_without_a_state("eu-austerity-measures", players)
    game.choose("end-turn")
    assert sections(game) == "CCABBBB"
    while game.decision.kind == "adjust-prices":
        game.choose("done")
    payments = [(paid["who"], paid["amount"]) for paid in told(game, "paid") if paid["reason"] == "imf"]
    classes = ["WC", "CC"] if players == 2 else ["WC", "CC", "MC"]
    assert payments == [*[(who, 10) for who in classes], ("ST", treasury)]
    assert game.table.loans[ST] == 0
    assert told(game, "legitimacy-moved") == []


def test_with_2_players_the_lines_of_the_middle_class_fall_away() -> None:
    game = brink_without_a_state("washington-consensus", 2)
    bag = game.table.bag.copy()
    picks(game, "end-turn", "done")
    assert (game.decision.seat, game.decision.kind) == ("WC", "remove-worker")
    game.choose("emigrate/media")
    assert game.decision.kind != "remove-worker"
    assert [added["who"] for added in told(game, "cubes-added")] == []
    assert game.table.bag == bag


@pytest.mark.parametrize("players", [2, 3])
def test_without_a_state_player_bonds_are_paid_back_after_the_last_turn(players: int) -> None:
    game = brink_without_a_state("new-government-bond-program", players)
    module_of(game.table, CrisisResponse).bonds = [0, 0, 40]
    game.table.loans[ST] = 0
    game.choose("end-turn")
    assert told(game, "bond-paid-back") == [{"who": "CC"}]


def test_a_payment_is_waived_once_the_loan_cards_are_out() -> None:
    game = crisis("eu-austerity-measures", loans={"ST": LOAN_CARDS}, money={"WC": 3, "MC": 50, "CC": 0, "ST": 0})
    keep_prices(game)
    assert told(game, "debt-waived")[0] == {"who": "WC", "amount": 7}
    assert paid(game, "ST", "imf") == 23


# Automas


def test_an_automa_removes_unskilled_workers_first() -> None:
    game = Game.from_position(
        {
            "modules": ["crisis-response"],
            "turn": "ST",
            "unemployed": {"WC": {"media": 2, "unskilled": 1}},
        }
    )
    game.table.automas = (SIMPLE, NO_AUTOMA, NO_AUTOMA, NO_AUTOMA)
    asked = RemoveWorker(WC, 2)
    assert [option.id for option in asked.options(game.table)] == ["emigrate/unskilled"]
    asked.choose(game.table, asked.options(game.table)[0])
    left = game.table.stack.pop()
    assert isinstance(left, RemoveWorker)
    assert [option.id for option in left.options(game.table)] == ["emigrate/media"]
