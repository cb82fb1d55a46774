"""The Action Cards of the expansion played for their effect, with their legitimacy and their edges.

Four of the five are the same for every role.
"""

import pytest

from bodypolitic.game.expansions.action_cards.decks import EXPANSION_DECKS
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, FISCAL, HEALTH, MC, NOBODY, ROLES, ST, TAXATION, WC, B
from tests.game.table_talk import option_ids, paid, picks, refusal, take

NO_INFLUENCE = {"WC": 0, "MC": 0, "CC": 0, "ST": 0}
EVERY_ROLE = pytest.mark.parametrize("role", ROLES)


def holding(role: str, card: str, **position: object) -> Game:
    """A role's turn in a game with the expansion's cards, one of which is all it has in hand."""
    return Game.from_position({"modules": ["action-cards"], "turn": role, "hands": {role: [card]}, **position})


def played(role: str, card: str, **position: object) -> Game:
    """The same, once the card is on the table."""
    game = holding(role, card, **position)
    game.choose(f"play/{card}")
    return game


def why_not(role: str, card: str, **position: object) -> tuple[str, dict[str, str | int]]:
    """Why the card can't be played for its effect; it is not offered either."""
    game = holding(role, card, **position)
    assert f"play/{card}" not in option_ids(game)
    return refusal(game, f"play/{card}")


def other_than(role: str) -> str:
    """Another role."""
    return "WC" if role != "WC" else "CC"


def end_turns_until(game: Game, seat: str) -> None:
    """Others take their turns, with whatever comes first."""
    while not (game.decision.seat == seat and game.decision.kind == "turn" and "end-turn" not in option_ids(game)):
        game.choose("end-turn" if "end-turn" in option_ids(game) else game.decision.options[0])


# Protect The Status Quo


@EVERY_ROLE
def test_protect_the_status_quo_bars_bills_on_a_policy_and_brings_1_influence(role: str) -> None:
    game = played(role, "protect-the-status-quo", policies=["3B"], influence={role: 2})
    assert option_ids(game) == [f"protect/{section}" for section in ("1C", "2B", "3B", "4B", "5C", "6B", "7B")]
    game.choose("protect/3B")
    assert game.table.influence[ROLES.index(role)] == 3
    assert game.view()["modules"] == {"action-cards": {"protected": [{"section": "3B", "by": role}]}}
    assert {"kind": "policy-protected", "who": role, "section": "3B", "by-marker": 1} in [
        {"kind": happening.kind, **happening.values} for happening in game.happened
    ]
    game.choose("end-turn")
    take(game, "basic/propose-bill")
    assert not any(option.startswith("bill/3") for option in option_ids(game))
    assert "bill/1B" in option_ids(game)


def test_protect_the_status_quo_is_the_reason_why_a_bill_is_refused() -> None:
    game = played("WC", "protect-the-status-quo", hands={"WC": ["protect-the-status-quo", "student-movement"]})
    picks(game, "protect/5C", "end-turn")
    end_turns_until(game, "WC")
    assert refusal(game, "play/student-movement") == ("policy-barred", {"policy": 5})


def test_protect_the_status_quo_uses_a_bill_marker_until_the_round_ends() -> None:
    game = played("WC", "protect-the-status-quo", turn_number=4, bills={"1B": "WC", "2A": "WC"})
    picks(game, "protect/3A", "end-turn")
    end_turns_until(game, "WC")
    assert refusal(game, "basic/propose-bill") == ("no-bill-marker", {})
    while game.table.round == 1:
        game.choose(game.decision.options[-1])
    end_turns_until(game, "WC")
    assert game.view()["modules"] == {"action-cards": {"protected": []}}
    take(game, "basic/propose-bill")
    assert "bill/3B" in option_ids(game)


def test_protect_the_status_quo_needs_no_marker() -> None:
    game = played("WC", "protect-the-status-quo", bills={"1B": "WC", "2A": "WC", "4A": "WC"})
    game.choose("protect/3A")
    assert game.view()["modules"] == {"action-cards": {"protected": [{"section": "3A", "by": None}]}}


def test_protect_the_status_quo_leaves_a_bill_where_it_is() -> None:
    game = played("CC", "protect-the-status-quo", bills={"1B": "WC"}, turn_number=5)
    game.choose("protect/1C")
    assert game.table.bills[FISCAL] == WC
    while game.table.phase != 3:
        game.choose(game.decision.options[-1])
    assert game.view()["vote"] == {
        "sections": ["1B"],
        "by": "WC",
        "stances": {"WC": "in-favor", "MC": None, "CC": None, "ST": None},
        "cubes": {"in_favor": 0, "against": 0},
        "waiting": [],
    }


def test_protect_the_status_quo_does_not_stop_the_state_from_moving_a_policy_without_a_bill() -> None:
    game = played(
        "CC",
        "protect-the-status-quo",
        bills={"1B": "WC", "2A": "WC", "3B": "CC"},
        hands={"CC": ["protect-the-status-quo"], "ST": ["emergency-state"]},
    )
    picks(game, "protect/5C", "end-turn", "play/emergency-state")
    assert "policy/5B" in option_ids(game)


def test_two_bills_need_two_policies_that_are_open_to_them() -> None:
    bills = {"1B": "CC", "2A": "CC", "3B": "CC", "4A": "MC", "5B": "MC"}
    hands = {"WC": ["protect-the-status-quo", "need-for-change"]}
    game = holding("WC", "need-for-change", bills=bills, hands=hands)
    assert "play/need-for-change" in option_ids(game)
    picks(game, "play/protect-the-status-quo", "protect/6B", "end-turn")
    end_turns_until(game, "WC")
    assert refusal(game, "play/need-for-change") == ("other-policies-locked", {})


# Change Of Government Agenda


@EVERY_ROLE
def test_change_of_government_agenda_discards_a_bill_and_lets_both_propose_another(role: str) -> None:
    other = other_than(role)
    game = played(role, "change-of-government-agenda", bills={"1B": other, "3B": role}, influence=NO_INFLUENCE)
    assert game.table.bills[FISCAL] == NOBODY
    assert (game.decision.seat, option_ids(game)) == (role, ["go-on", "skip"])
    game.choose("go-on")
    assert "bill/3B" not in option_ids(game)
    game.choose("bill/1B")
    assert (game.decision.seat, option_ids(game)) == (other, ["go-on", "skip"])
    picks(game, "go-on", "bill/5B")
    assert game.table.bills == [ROLES.index(role), NOBODY, ROLES.index(role), NOBODY, ROLES.index(other), *[NOBODY] * 2]
    assert (game.decision.seat, game.decision.kind) == (role, "turn")
    assert game.table.influence == [0, 0, 0, 0]


def test_change_of_government_agenda_is_optional_for_both() -> None:
    game = played("WC", "change-of-government-agenda", bills={"1B": "CC", "2A": "MC"})
    assert option_ids(game) == ["discard-bill/1B", "discard-bill/2A"]
    picks(game, "discard-bill/2A", "skip")
    assert game.decision.seat == "MC"
    game.choose("skip")
    assert game.table.bills == [CC, *[NOBODY] * 6]


def test_change_of_government_agenda_settles_the_first_vote_before_the_other_proposes() -> None:
    game = played("WC", "change-of-government-agenda", bills={"3B": "CC"}, influence={**NO_INFLUENCE, "WC": 1})
    picks(game, "go-on", "bill/3B", "call-vote", "in-favor", "in-favor")
    assert game.table.policies[TAXATION] == B
    assert (game.decision.seat, game.decision.kind) == ("CC", "decide-on-effect")


def test_change_of_government_agenda_needs_3_bills_or_fewer_and_one_of_another() -> None:
    card = "change-of-government-agenda"
    bills = {"1B": "CC", "2A": "CC", "3B": "CC", "4A": "MC"}
    assert why_not("WC", card, bills=bills) == ("too-many-bills", {"most": 3})
    assert why_not("WC", card, bills={"1B": "WC"}) == ("no-bill-of-another", {})


# Momentum For Change


@EVERY_ROLE
def test_momentum_for_change_brings_influence_for_each_marker_and_a_bill(role: str) -> None:
    game = played(role, "momentum-for-change", bills={"1B": role, "2A": role}, influence={role: 1})
    assert game.table.influence[ROLES.index(role)] == 3
    game.choose("bill/3B")
    assert game.table.bills[TAXATION] == ROLES.index(role)
    assert (game.decision.seat, game.decision.kind) == (role, "turn")


def test_momentum_for_change_counts_the_marker_of_a_protected_policy() -> None:
    hands = {"WC": ["momentum-for-change", "protect-the-status-quo"]}
    game = played("WC", "protect-the-status-quo", hands=hands, influence={"WC": 0}, bills={"1B": "WC"})
    picks(game, "protect/2B", "end-turn")
    end_turns_until(game, "WC")
    before = game.table.influence[WC]
    game.choose("play/momentum-for-change")
    assert game.table.influence[WC] == before + 2


def test_momentum_for_change_needs_a_marker() -> None:
    bills = {"1B": "MC", "2A": "MC", "3B": "MC"}
    assert why_not("MC", "momentum-for-change", bills=bills) == ("no-bill-marker", {})


# Reveal Political Scandal


@EVERY_ROLE
def test_reveal_political_scandal_takes_2_influence_from_another_player(role: str) -> None:
    other = other_than(role)
    game = played(role, "reveal-political-scandal", influence=dict.fromkeys(ROLES, 3) | {role: 1})
    assert option_ids(game) == [f"from/{victim}" for victim in ROLES if victim != role]
    game.choose(f"from/{other}")
    assert (game.table.influence[ROLES.index(role)], game.table.influence[ROLES.index(other)]) == (3, 1)


def test_reveal_political_scandal_takes_what_there_is_and_leaves_media_influence_alone() -> None:
    game = played("WC", "reveal-political-scandal", influence={**NO_INFLUENCE, "ST": 1, "MC": 4}, media_influence=4)
    assert option_ids(game) == ["from/MC", "from/ST"]
    game.choose("from/ST")
    assert (game.table.influence[WC], game.table.influence[ST], game.table.media_influence) == (1, 0, 4)


def test_reveal_political_scandal_needs_somebody_with_influence() -> None:
    assert why_not("CC", "reveal-political-scandal", influence=NO_INFLUENCE) == ("nobody-has-influence", {})


# The COVID-19 cards


def test_rising_covid_19_cases_brings_health_for_half_the_population_and_more_for_money() -> None:
    game = played(
        "WC",
        "rising-covid-19-cases",
        policies=["4B"],
        storage={"ST": {"health": 6}, "MC": {"health": 2}, "CC": {"health": 3}},
        prices={"MC": {"health": 8}, "CC": {"health": 5}},
        money={"WC": 60},
        vp={"ST": 0},
    )
    assert game.table.population(WC) == 3
    assert option_ids(game) == ["amount/0", "amount/1", "amount/2"]
    game.choose("amount/2")
    assert (game.table.goods[WC][HEALTH], game.table.storage[ST][HEALTH], game.table.money[WC]) == (2, 4, 60)
    assert game.table.vp[ST] == 0
    picks(game, "go-on", "from/ST", "amount/3", "from/CC", "amount/3", "from/MC", "amount/2")
    assert game.table.goods[WC][HEALTH] == 10
    assert game.table.money[WC] == 60 - 15 - 15 - 16
    assert game.table.vp[ST] == 1
    assert game.table.legitimacy == [3, 2, 2]


def test_rising_covid_19_cases_brings_no_more_than_the_state_has() -> None:
    game = played("WC", "rising-covid-19-cases", storage={"ST": {"health": 1}}, players=2)
    assert option_ids(game) == ["amount/0", "amount/1"]


def test_covid_19_stimulus_package_pays_for_workers_elsewhere_and_companies() -> None:
    """In a normal setup 5 of its workers have jobs with others and it has 2 companies: 10 V and 8 V."""
    game = played("MC", "covid-19-stimulus-package", money={"MC": 0, "ST": 100})
    workers = sum(c.card.size for owner in (CC, ST) for c in game.table.companies[owner] if c.staff == MC)
    assert (workers, len(game.table.companies[MC])) == (5, 2)
    assert (game.table.money[MC], game.table.money[ST]) == (18, 82)
    assert game.table.legitimacy == [2, 3, 2]


def test_covid_19_stimulus_package_gains_legitimacy_by_full_15_v() -> None:
    farms = [{"company": "convenience-store"}]
    game = played("MC", "covid-19-stimulus-package", companies={"MC": farms})
    assert paid(game, "ST", "action-card") == 14
    assert game.table.legitimacy == [2, 2, 2]


def test_covid_19_vaccine_r_d_funding_pays_for_operational_healthcare_companies() -> None:
    companies = [
        {"company": "clinic", "class": "WC"},
        {"company": "medical-village", "class": "MC"},
        {"company": "clinic-2"},
        {"company": "supermarket", "class": "WC"},
    ]
    game = played("CC", "covid-19-vaccine-rd-funding", companies={"CC": companies}, money={"CC": 0, "ST": 20})
    assert game.table.money[CC] == 30
    assert (game.table.money[ST], game.table.loans[ST]) == (40, 1)
    assert game.table.legitimacy == [2, 2, 4]


def test_covid_19_vaccination_program_buys_health_abroad_and_provides_a_class_with_it() -> None:
    game = played(
        "ST",
        "covid-19-vaccination-program",
        storage={"ST": {"health": 2}, "MC": {"health": 0}, "CC": {"health": 0}},
        money={"ST": 100},
        legitimacy={"WC": 2, "MC": 2, "CC": 2},
    )
    assert game.table.population(WC) == 3
    assert option_ids(game) == [f"amount/{amount}" for amount in range(1, 11)]  # room for 6 + 6 in all
    assert refusal(game, "amount/0") == ("rest-must-fit", {})
    game.choose("amount/4")
    assert (game.table.money[ST], game.table.storage[ST][HEALTH]) == (80, 6)
    game.choose("class/WC")
    assert game.table.benefits[WC][HEALTH] == 3
    assert game.table.storage[ST][HEALTH] == 3
    assert game.table.legitimacy == [3, 2, 2]


def test_covid_19_vaccination_program_may_buy_the_rest_from_players() -> None:
    game = played(
        "ST",
        "covid-19-vaccination-program",
        storage={"ST": {"health": 0}, "MC": {"health": 3}},
        prices={"MC": {"health": 8}},
        money={"ST": 24},
    )
    assert option_ids(game) == ["amount/0", "amount/1", "amount/2", "amount/3", "amount/4"]
    game.choose("amount/0")
    assert (game.table.benefits[WC][HEALTH], game.table.money[ST], game.table.storage[MC][HEALTH]) == (3, 0, 0)


def test_covid_19_vaccination_program_needs_the_money() -> None:
    position = {"storage": {"ST": {"health": 0}, "MC": {"health": 0}, "CC": {"health": 0}}, "money": {"ST": 14}}
    assert why_not("ST", "covid-19-vaccination-program", **position) == ("needs-money", {"needed": 15, "has": 14})


def test_every_card_of_the_decks_has_a_test_of_its_own() -> None:
    names = [name for name in globals() if name.startswith("test_")]
    for deck in EXPANSION_DECKS:
        for card in deck:
            slug = card.face.slug.replace("-", "_").replace("_rd_", "_r_d_")
            assert any(slug in name for name in names), slug
