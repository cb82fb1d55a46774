"""Automas and Expansions: what an Automa does and answers when mini-expansions are played with."""

import pytest

from bodypolitic.game.automas.automa import Automa, automa_of
from bodypolitic.game.automas.capitalist_class.checks import expected_influence
from bodypolitic.game.automas.priority_rows import SA, SFM, row_of
from bodypolitic.game.components.companies import COMPANY_BY_SLUG
from bodypolitic.game.expansions.alternative_events.kept_events import KeptEvents
from bodypolitic.game.expansions.crisis_response.effects import PlaceStrikeToken, RemoveWorker
from bodypolitic.game.expansions.crisis_response.module import CrisisResponse
from bodypolitic.game.expansions.historical_events.history import History
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import (
    ALL_POLICIES,
    CC,
    FOOD,
    L1,
    L2,
    LUXURY,
    MC,
    NOBODY,
    PRIORITY_CARDS,
    ROLES,
    ST,
    UNSKILLED,
    WC,
    Role,
    role_named,
)
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.table.module import module_of
from bodypolitic.game.table.table import EMPTY
from tests.game.alternative_events.receiving import keeping
from tests.game.automas.at_the_table import deciding_lines, happenings, lift, until_next_turn
from tests.game.crisis_response.crises import face_up
from tests.game.historical_events.facing import asked_anew, facing, in_force, sections
from tests.game.table_talk import company, paid, picks, unemployed

MODES = ("simple", "advanced")


def facing_automas(slug: str, roles: str = "WC MC CC", mode: str = "simple", **position: object) -> Game:
    """A table with a Historical Event and Automas in some roles."""
    return facing(slug, automas=dict.fromkeys(roles.split(), mode), **position)


def put_on_top(game: Game, role: Role, card: int) -> Automa:
    """Put an AI card on top of an Automa's pile."""
    automa = automa_of(game.table, role)
    automa.pile.remove(card - 1)
    automa.pile.append(card - 1)
    return automa


def take_turn(game: Game) -> Game:
    """Let the Automa take its turn."""
    game.choose("reveal-ai-card")
    assert broken_rules(game.table) == []
    return game


def kinds(game: Game) -> list[str]:
    """The kinds of what happened since the last choice."""
    return [happening.kind for happening in game.happened]


def lines_of(game: Game, who: str) -> list[str]:
    """The lines that decided an Automa's choices."""
    return deciding_lines([told for told in game.happened if told.values.get("who") == who])


# Historical Events that Automas set off


@pytest.mark.parametrize("mode", MODES)
def test_a_free_action_trigger_is_set_off_at_the_end_of_the_turn(mode: str) -> None:
    game = take_turn(facing_automas("india-gains-independence", "WC", mode, turn="WC"))
    assert in_force(game) == ["india-gains-independence"]
    acted = [number for number, kind in enumerate(kinds(game)) if kind in {"automa-acts", "basic-action"}]
    assert kinds(game).index("history-set-off") > acted[-1]


def test_a_free_action_trigger_of_others_is_left_alone() -> None:
    game = take_turn(facing_automas("india-gains-independence", "MC", turn="MC"))
    assert in_force(game) == []


def test_a_trigger_whose_requirement_is_not_met_is_left_alone() -> None:
    game = take_turn(facing_automas("rise-of-protectionism", "CC", turn="CC", policies=["6A"]))
    assert in_force(game) == []


JOBLESS = {"MC": {"unskilled": 7}, "WC": {}}


def before_keynesianism(card: int) -> Game:
    """The Middle Class could set Keynesianism off, and its special action has by far the highest priority."""
    game = facing_automas("era-of-keynesianism", "MC", "advanced", turn="MC", unemployed=JOBLESS)
    lift(put_on_top(game, MC, card), "SA")
    return game


def test_a_basic_action_trigger_takes_the_place_of_a_special_action() -> None:
    game = until_next_turn(take_turn(before_keynesianism(1)))
    assert in_force(game) == ["era-of-keynesianism"]
    assert sections(game.table).startswith("1B 2B 3B 4A 5B 6B")
    assert not happenings(game, "automa-acts")
    assert "history-instead-of-special-action" in lines_of(game, "MC")
    rows = automa_of(game.table, MC).action_rows
    assert row_of(rows, SA) == max(0, len(rows) - 2)  # it moved down as after any action


def test_a_special_action_among_the_symbols_of_the_ai_card_is_performed_all_the_same() -> None:
    automa = automa_of(before_keynesianism(1).table, MC)
    first = next(card.number for card in automa.CARDS if PRIORITY_CARDS[card.checks[0]] == "SA")
    game = before_keynesianism(first)
    take_turn(game)
    assert in_force(game) == []
    assert "history-instead-of-special-action" not in lines_of(game, "MC")


# What Historical Events ask of Automas


def test_fixed_prices_stay_as_they_are() -> None:
    game = facing_automas("oil-crisis", "MC CC", turn="MC", policies=["6B"])
    take_turn(game)
    for role in (MC, CC):
        assert game.table.prices[role][FOOD] == 15
        assert game.table.prices[role][LUXURY] == 10


def test_a_treaty_is_favored_unless_the_policies_end_up_farther_away() -> None:
    """From 6B 7B the Working and the Capitalist Class win on one policy what they lose on the other."""
    game = take_turn(facing_automas("maastricht-treaty", turn="WC", policies=["6B", "7B"], influence={"ST": 0}))
    assert [(values["who"], values["in-favor"]) for values in happenings(game, "stance")] == [
        ("WC", 1),
        ("MC", 0),
        ("CC", 1),
    ]
    assert "everyone-gains" in lines_of(game, "WC")
    assert "not-closer-to-desired-policy" in lines_of(game, "MC")
    assert "everyone-gains" in lines_of(game, "CC")


def test_the_cheapest_company_is_given_up() -> None:
    before = facing("india-gains-independence")
    owned = {role: [built.card for built in before.table.companies[role] if built.operational] for role in (MC, CC)}
    game = until_next_turn(facing_automas("great-depression", "MC CC", loans={"ST": 1, "CC": 1}))
    for values in happenings(game, "company-lost"):
        role = role_named(str(values["who"]))
        lost = next(card for card in owned[role] if card.slug == values["company"])
        assert lost.cost == min(card.cost for card in owned[role])
    assert len(happenings(game, "company-lost")) == 2


def test_unskilled_workers_leave_first() -> None:
    jobless = {"WC": {"unskilled": 2, "media": 2}, "MC": {"unskilled": 1, "luxury": 1}}
    game = until_next_turn(facing_automas("world-war-ii", "WC MC", unemployed=jobless, policies=["1A"]))
    left = [(values["who"], values["skill"]) for values in happenings(game, "worker-left")]
    assert left[:3] == [("WC", "unskilled"), ("WC", "unskilled"), ("MC", "unskilled")]
    assert left[3:] == [("MC", "luxury")]


def test_subsidized_jobs_are_taken_only_where_the_card_allows_it() -> None:
    jobless = {"WC": {"unskilled": 6, "luxury": 2}, "MC": {}}
    companies = {"CC": [{"company": "stadium"}], "MC": [{"company": "convenience-store", "class": "MC"}], "ST": []}
    game = facing_automas("new-deal", "WC", "advanced", turn="WC", unemployed=jobless, companies=companies)
    lift(put_on_top(game, WC, 1), "SA")
    until_next_turn(take_turn(game))
    moved = [
        COMPANY_BY_SLUG[str(values["to"])]
        for values in happenings(game, "worker-moved")
        if values["to"] != "unemployed"
    ]
    assert in_force(game) == ["new-deal"]
    owners = {game.table.company(card).owner for card in moved}
    assert CC in owners
    assert MC not in owners


def test_nothing_is_sold_to_a_closed_foreign_market() -> None:
    stored = {"MC": {"food": 8, "luxury": 8, "health": 8, "education": 8}}
    game = facing_automas(
        "embargo-against-cuba", "MC", "advanced", turn="WC", policies=["1A", "2A", "3A"], storage=stored
    )
    picks(game, "set-off/embargo-against-cuba")
    automa = automa_of(game.table, MC)
    sell = SFM
    automa.card = automa.pile[-1]
    assert automa.why_unable(game.table, sell) is not None
    open_market = facing_automas("baby-boom", "MC", "advanced", turn="MC", storage=stored)
    automa = automa_of(open_market.table, MC)
    automa.card = automa.pile[-1]
    assert automa.why_unable(open_market.table, sell) is None


def test_influence_to_come_counts_what_a_historical_event_adds_to_media_companies() -> None:
    companies = {
        "CC": [{"company": "radio-station", "class": "WC"}],
        "MC": [{"company": "local-newspaper", "class": "MC", "employee": "unskilled"}],
    }
    position: dict[str, object] = {"turn": "MC", "companies": companies, "influence": {"WC": 0, "MC": 1, "CC": 1}}
    before = facing("invention-of-the-world-wide-web", **position)
    assert [expected_influence(before.table, role) for role in (MC, CC)] == [1 + 2 + 1, 1 + 2]
    history = module_of(before.table, History)
    history.in_force.append(history.revealed.pop())
    assert [expected_influence(before.table, role) for role in (MC, CC)] == [1 + 3 + 1, 1 + 3]


def test_an_extra_shift_counts_on_room_for_what_a_historical_event_leaves_of_the_output() -> None:
    """In a drought the convenience store makes 1 food, and has room for it; the doctor's office would lose health."""
    game = facing_automas(
        "indian-drought",
        "MC",
        "advanced",
        turn="MC",
        storage={"MC": {"food": 7, "health": 8}},
        companies={
            "MC": [
                {"company": "convenience-store", "class": "MC"},
                {"company": "doctors-office", "class": "MC", "employee": "unskilled"},
            ]
        },
    )
    lift(put_on_top(game, MC, 1), "SA")
    take_turn(game)
    assert "mc-shift-room-for-output" in lines_of(game, "MC")
    assert game.table.storage[MC][FOOD] == 8


# Crisis Response


def test_crisis_response_removes_unskilled_workers_first_then_any() -> None:
    game = Game.from_position(
        {
            "modules": ["crisis-response"],
            "automas": {"MC": "simple"},
            "unemployed": {"MC": {"unskilled": 1, "luxury": 1, "media": 1}},
        }
    )
    game.table.push(RemoveWorker(MC, 2))
    game = asked_anew(game)
    assert sum(unemployed(game, "MC").values()) == 1
    assert "unskilled" not in unemployed(game, "MC")
    assert lines_of(game, "MC") == ["at-random"]


def test_crisis_response_places_every_strike_token_by_the_criteria() -> None:
    game = Game.from_position({"modules": ["crisis-response"], "automas": {"WC": "simple"}, "policies": ["2B"]})
    game.table.push(PlaceStrikeToken(WC, 2))
    game = asked_anew(game)
    assert len(happenings(game, "strike-called")) == 2
    assert "no-instruction" not in lines_of(game, "WC")


def test_a_wage_changed_for_a_phase_outlasts_a_crisis_that_leaves_the_labor_market_alone() -> None:
    game = Game.from_position({"modules": ["crisis-response", "alternative-events"], "phase": "production"})
    t = game.table
    college = company(game, "college")
    college.wage = L1
    kept = module_of(t, KeptEvents)
    kept.wage_company, kept.wage_before = college.card.id, L2
    face_up(game, "new-government-bond-program")
    module_of(t, CrisisResponse).imf_intervenes(t)
    assert broken_rules(t) == []
    assert kept.wage_company == college.card.id


# Alternative Events

STARTUP_SUPPORT = "demand-for-startup-support"
ECONOMIC_STIMULUS = "demand-for-economic-stimulus"


@pytest.mark.parametrize(("money", "built"), [(4, []), (5, ["hotel"])])
def test_startup_support_counts_towards_what_the_capitalist_class_can_afford(money: int, built: list[str]) -> None:
    """A hotel costs 15 V, of which the State pays 10."""
    game = keeping(
        {"CC": [STARTUP_SUPPORT]},
        automas={"CC": "simple"},
        turn="CC",
        money={"CC": money},
        capital=0,
        markets={"CC": ["hotel"]},
        unemployed={"WC": {"unskilled": 3}, "MC": {}},
    )
    put_on_top(game, CC, 2)
    take_turn(game)
    assert [values["company"] for values in happenings(game, "company-built")] == built


@pytest.mark.parametrize(("money", "built"), [(5, []), (6, ["jewelry-store"])])
def test_startup_support_counts_towards_what_the_middle_class_can_afford(money: int, built: list[str]) -> None:
    """A jewelry store costs 16 V, of which the State pays 10; at 1C the card has no bonus."""
    game = keeping(
        {"MC": [STARTUP_SUPPORT]},
        automas={"MC": "simple"},
        turn="MC",
        money={"MC": money},
        policies=["1C"],
        markets={"MC": ["jewelry-store"]},
        unemployed={"WC": {}, "MC": {"luxury": 1, "unskilled": 1}},
    )
    put_on_top(game, MC, 13)
    take_turn(game)
    assert [values["company"] for values in happenings(game, "company-built")] == built


@pytest.mark.parametrize("demonstration", [False, True])
def test_economic_stimulus_staffs_a_company_of_the_capitalist_class_by_the_criteria(demonstration: bool) -> None:
    """Media comes before luxury, the Middle Class before the Working Class but in a demonstration."""
    game = keeping(
        {"CC": [ECONOMIC_STIMULUS]},
        automas={"CC": "simple"},
        phase="production",
        companies={"CC": [{"company": "hotel"}, {"company": "radio-station"}]},
        unemployed={"WC": {"unskilled": 14}, "MC": {"unskilled": 3}},
        demonstration=demonstration,
    )
    assert company(game, "hotel").staff == NOBODY
    assert company(game, "radio-station").staff == (WC if demonstration else MC)


def test_economic_stimulus_hires_for_the_middle_class_by_the_criteria() -> None:
    """Agriculture comes before healthcare."""
    shops = [{"company": "doctors-office", "class": "MC"}, {"company": "convenience-store", "class": "MC"}]
    game = keeping(
        {"MC": [ECONOMIC_STIMULUS]},
        automas={"MC": "simple"},
        phase="production",
        companies={"MC": shops},
        unemployed={"WC": {"unskilled": 1}, "MC": {}},
    )
    assert (company(game, "doctors-office").employee, company(game, "convenience-store").employee) == (EMPTY, UNSKILLED)


def test_economic_stimulus_fills_an_empty_company_of_the_middle_class_before_a_job() -> None:
    """Of two empty ones the agricultural."""
    shops = [
        {"company": "doctors-office", "class": "MC"},
        {"company": "game-store"},
        {"company": "convenience-store"},
    ]
    game = keeping(
        {"MC": [ECONOMIC_STIMULUS]},
        automas={"MC": "simple"},
        phase="production",
        companies={"MC": shops},
        unemployed={"WC": {"unskilled": 1}, "MC": {"agriculture": 1, "luxury": 1}},
    )
    assert (company(game, "convenience-store").staff, company(game, "game-store").staff) == (MC, NOBODY)
    assert company(game, "convenience-store").employee == UNSKILLED


@pytest.mark.parametrize(("wage", "benefits"), [("L2", 1), ("L1", 0)])
def test_state_intervention_does_not_take_back_a_wage_raised_in_answer_to_a_strike(wage: str, benefits: int) -> None:
    """The college pays 30 V at L3 and works. Only the supermarket's wage may come down, to 15 V at L1."""
    game = keeping(
        {"CC": ["demand-for-state-intervention"]},
        automas={"CC": "simple"},
        phase="production",
        seed=0,
        policies=["2C"],
        companies={
            "CC": [
                {"company": "college", "class": "WC", "strike": True, "wage": "L2"},
                {"company": "supermarket", "class": "WC", "wage": wage},
            ]
        },
    )
    assert "cc-strike-answered" in lines_of(game, "CC")
    assert happenings(game, "strike-held") == []
    assert paid(game, "CC", "wages") == 30 + 15
    assert len(happenings(game, "event-benefit-used")) == benefits


# Action cards


def plays_against_automa(card: str, mode: str, **position: object) -> Game:
    """The Capitalist Class plays an action card with the Working Class Automa at the table."""
    game = Game.from_position(
        {
            "modules": ["action-cards"],
            "automas": {"WC": mode},
            "turn": "CC",
            "hands": {"CC": [card]},
            **position,
        }
    )
    game.choose(f"play/{card}")
    return game


@pytest.mark.parametrize("mode", MODES)
def test_change_of_government_agenda_lets_an_automa_propose_outside_its_turn(mode: str) -> None:
    game = plays_against_automa(
        "change-of-government-agenda", mode, bills={"1B": "WC"}, influence=dict.fromkeys(ROLES, 0)
    )
    game.choose("skip")
    assert happenings(game, "bill-proposed")[-1]["who"] == "WC"
    (policy,) = [policy for policy in ALL_POLICIES if game.table.bills[policy] == WC]
    assert policy * 3 + game.table.bill_sections[policy] in {1, 3, 9, 13, 17}  # 1B, 2A, 4A, 5B or 6C
    assert broken_rules(game.table) == []


def test_change_of_government_agenda_leaves_an_automa_without_a_bill_that_it_wants() -> None:
    desired = ["1A", "2A", "3A", "4A", "5A", "6C", "7B"]
    game = plays_against_automa("change-of-government-agenda", "simple", bills={"1B": "WC"}, policies=desired)
    game.choose("skip")
    assert game.table.bills == [NOBODY] * 7


def test_reveal_political_scandal_takes_influence_from_an_automa() -> None:
    game = plays_against_automa("reveal-political-scandal", "simple", influence={"WC": 3, "MC": 1, "CC": 0, "ST": 1})
    game.choose("from/WC")
    assert (game.table.influence[WC], game.table.influence[CC]) == (1, 2)


def test_subsidized_jobs_in_the_only_company_to_fill_need_no_more_instruction() -> None:
    """With one company to fill there is nothing to decide but who goes there."""
    companies = {"CC": [{"company": "stadium"}], "ST": [], "MC": [], "WC": []}
    jobless = {"MC": {"luxury": 4, "unskilled": 3}, "WC": {}}
    game = facing_automas("new-deal", "MC", "advanced", turn="MC", unemployed=jobless, companies=companies)
    lift(put_on_top(game, MC, 1), "SA")
    until_next_turn(take_turn(game))
    assert company(game, "stadium").staff == MC
    assert "no-instruction" not in lines_of(game, "MC")


@pytest.mark.parametrize(("event", "called"), [("elections-in-ex-soviet-countries", 1), ("european-debt-crisis", 0)])
def test_free_votes_cost_nothing_when_an_automa_weighs_them(event: str, called: int) -> None:
    """With 1 influence against none the vote is promising only if that 1 need not be spent on calling it."""
    game = facing_automas(event, "WC", "advanced", players=2, turn="WC", influence={"WC": 1, "CC": 0})
    automa = automa_of(game.table, WC)
    plain = next(card.number for card in automa.CARDS if PRIORITY_CARDS[card.checks[0]] != "PB")
    lift(put_on_top(game, WC, plain), "PB")
    take_turn(game)
    assert len(happenings(game, "vote-called")) == called


def test_the_dearest_public_company_is_bought() -> None:
    """A treasury in trouble sells at half their cost: companies of 30 V and, with the policy at 1B by then, of 20 V."""
    game = facing_automas(
        "dissolution-of-the-soviet-union",
        "CC",
        "advanced",
        turn="CC",
        policies=["1A"],
        money={"ST": 40, "CC": 60},
        companies={"CC": [{"company": "clinic"}]},
    )
    lift(put_on_top(game, CC, 1), "SA")
    take_turn(game)
    while game.decision.kind != "turn":
        game.choose(game.decision.options[-1])  # the State closes cheaper companies
    assert 20 in [built.card.cost for built in game.table.companies[ST]]
    assert [built.card.cost for built in game.table.companies[CC] if built.card.slug != "clinic"] == [30]
