"""The rules of Hidden Agendas: drawing in secret, the right times to claim, who is asked when, and Automas."""

import json
from random import Random

import pytest

from bodypolitic.game.components.event_cards import EVENT_BY_SLUG
from bodypolitic.game.expansions.alternative_events.kept_events import KeptEvents
from bodypolitic.game.expansions.hidden_agendas.cards import HIDDEN_AGENDAS, NO_AGENDA, HiddenAgenda, agendas_of
from bodypolitic.game.expansions.hidden_agendas.module import (
    NOT_ASKED,
    UNANSWERED,
    ChooseAgenda,
    HiddenAgendas,
    in_time,
)
from bodypolitic.game.expansions.hidden_agendas.records import KeepAgenda
from bodypolitic.game.expansions.historical_events.card import HISTORICAL_EVENTS
from bodypolitic.game.expansions.historical_events.history import History
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import (
    ACTION,
    ALL_ROLES,
    CC,
    ELECTIONS,
    MC,
    NO_AUTOMA,
    NOBODY,
    PREPARATION,
    PRODUCTION,
    ROLES,
    SCORING,
    SIMPLE,
    ST,
    WC,
    B,
    role_named,
)
from bodypolitic.game.ground.errors import IllegalChoice
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.module import module_of
from tests.game.hidden_agendas.holders import (
    agenda_called,
    asked_anew,
    claimable,
    holding,
    last_turn,
    noted,
    play_to_the_end,
    play_to_turn,
    view_of,
)
from tests.game.random_play import choose_at_random
from tests.game.refusals import refused
from tests.game.table_talk import option_ids, picks, sit_out_turns, take
from tests.samples import mostly_long


def new_game(players: int, seed: int = 3) -> Game:
    """A new game up to the choice of agendas."""
    game = Game.new(seed=seed, setup=Setup(players, None, ["hidden-agendas"]))
    while game.decision.kind != "choose-agenda":
        game.choose(game.decision.options[0])
    return game


# Setup


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_keeps_one_of_two_of_its_own_agendas(players: int) -> None:
    game = new_game(players)
    assert [decision.seat for decision in game.decisions] == list(game.scores)
    assert game.table.round == 1
    for decision in game.decisions:
        assert len(decision.options) == 2
        own = {KeepAgenda(agenda) for agenda in agendas_of(role_named(decision.seat))}
        assert set(decision.options) <= own
    kept = {decision.seat: decision.options[1] for decision in game.decisions}
    for seat, option in kept.items():
        game.choose(option, seat)
    assert game.decision.kind == "turn"
    for seat, option in kept.items():
        assert view_of(game, seat)["agenda"]["agenda"] == option.values["agenda"]
        assert view_of(game, seat)["drawn"] == []


def test_seats_choose_in_any_order() -> None:
    one, other = new_game(4), new_game(4)
    answers = {decision.seat: decision.options[0].id for decision in one.decisions}
    for seat in ("WC", "MC", "CC", "ST"):
        one.choose(answers[seat], seat)
    for seat in ("ST", "CC", "WC", "MC"):
        other.choose(answers[seat], seat)
    assert one.table == other.table


def test_nobody_chooses_among_the_agendas_of_others() -> None:
    game = new_game(4)
    with pytest.raises(IllegalChoice):
        game.choose(game.decisions[0].options[0].id, game.decisions[1].seat)


def test_the_draw_depends_on_the_seed() -> None:
    drawn = {tuple(module_of(new_game(2, seed).table, HiddenAgendas).drawn[WC]) for seed in range(30)}
    assert len(drawn) > 5


def test_the_choice_of_others_shows_nowhere() -> None:
    """Whatever another seat keeps, and whatever it has drawn, a seat sees the same."""
    game = new_game(4)
    twin = game.clone()
    for answering in ("ST", "MC", "CC"):
        for seat in ("WC", None):
            assert game.view(seat) == twin.view(seat)
        options = {decision.seat: decision.options for decision in game.decisions}[answering]
        game.choose(options[0], answering)
        twin.choose(options[1], answering)
        assert not game.happened
    assert game.view("WC") == twin.view("WC")
    assert game.view() == twin.view()
    assert [decision.seat for decision in game.decisions] == ["WC"]


def exchange_agendas(game: Game, seat: int, chance: Random) -> Game:
    """The same table with other agendas in the hands of all other seats."""
    twin = game.clone()
    module = module_of(twin.table, HiddenAgendas)
    for role in twin.table.roles:
        if role == seat or module.outcomes[role]:
            continue
        if module.drawn[role]:
            module.drawn[role] = sorted(chance.sample(agendas_of(role), 2))
        else:
            module.held[role] = chance.choice([one for one in agendas_of(role) if one != module.held[role]])
        module.noted[role] = chance.randrange(2)
    step = twin.table.stack[-1]
    if isinstance(step, ChooseAgenda):
        answers = [
            answer if answer in (UNANSWERED, NOT_ASKED) or role == seat else chance.choice(agendas_of(role))
            for role, answer in zip(ALL_ROLES, step.answers, strict=True)
        ]
        twin.table.stack[-1] = ChooseAgenda(tuple(answers))
    return twin


@pytest.mark.compiled
@pytest.mark.parametrize("players", mostly_long([4, 3, 2], 1))
def test_views_tell_nothing_of_the_agendas_of_others(players: int) -> None:
    chance = Random(players)
    game = Game.new(seed=players, setup=Setup(players, None, ["hidden-agendas"]))
    while not game.over:
        for seat in [*game.scores, None]:
            twin = exchange_agendas(game, NOBODY if seat is None else ROLES.index(seat), chance)
            assert json.dumps(twin.view(seat)) == json.dumps(game.view(seat))
        choose_at_random(game, chance)


def test_a_claimed_agenda_is_shown_to_all() -> None:
    game = holding("rally-the-masses", turn="WC", influence={"WC": 6})
    assert view_of(game, "CC")["revealed"] == {}
    game.choose("claim-agenda/rally-the-masses")
    for seat in (*game.scores, None):
        assert view_of(game, seat)["revealed"] == {"WC": {"agenda": "rally-the-masses", "outcome": "claimed"}}
    assert view_of(game, "WC")["agenda"] is None


def test_the_view_of_a_holder_tells_figures_timing_and_reward() -> None:
    game = holding("rally-the-masses", turn="WC", influence={"WC": 4})
    assert view_of(game, "WC")["agenda"] == {
        "agenda": "rally-the-masses",
        "timing": "anytime",
        "rounds": [1, 5],
        "vp": 4,
        "achieved": False,
        "noted": False,
        "progress": [{"what": "influence", "have": 4, "needed": 6, "met": False}],
    }
    game = holding("strong-welfare-state", turn="WC", policies=["4A"], money={"ST": 170})
    assert view_of(game, "ST")["agenda"]["progress"] == [
        {"what": "treasury", "have": 170, "needed": 150, "met": True},
        {"what": "sections-in-force", "have": 1, "needed": 2, "met": False, "sections": ["4A", "5A"]},
    ]
    assert view_of(game, "ST")["agenda"]["timing"] == "anytime"


# Claiming in one's own turn


def test_claiming_takes_no_action_and_is_done_once() -> None:
    game = holding("rally-the-masses", turn="WC", influence={"WC": 6}, vp={"WC": 10})
    before = option_ids(game)
    game.choose("claim-agenda/rally-the-masses")
    assert game.table.vp[WC] == 14
    assert game.decision.kind == "turn"
    assert option_ids(game) == [option for option in before if not option.startswith("claim")]


def test_an_agenda_can_be_claimed_before_and_after_the_main_action() -> None:
    game = holding("rally-the-masses", turn="WC", influence={"WC": 6})
    assert claimable(game)
    take(game, "basic/apply-political-pressure")
    assert claimable(game)


def test_not_in_the_middle_of_an_action() -> None:
    game = holding("rally-the-masses", turn="WC", influence={"WC": 6})
    take(game, "basic/propose-bill")
    assert not claimable(game)
    game.choose("bill/7A")
    assert game.decision.kind == "decide-on-vote"
    assert not claimable(game)


def test_the_task_must_hold_when_the_agenda_is_revealed() -> None:
    game = holding("rally-the-masses", turn="WC", influence={"WC": 6})
    take(game, "basic/propose-bill")
    picks(game, "bill/7A", "call-vote")  # for 1 influence
    while game.decision.kind != "turn":
        game.choose(game.decision.options[0], game.decision.seat)
    assert game.table.influence[WC] == 5
    assert not claimable(game)


def test_nobody_claims_the_agenda_of_another() -> None:
    game = holding("rally-the-masses", turn="MC", influence={"WC": 6})
    assert game.decision.seat == "MC"
    assert not claimable(game)


# Achieved while others have the word


def end_turn_of(game: Game, seat: str) -> None:
    """A turn of some seat in which nothing of note happens."""
    assert (game.decision.seat, game.decision.kind) == (seat, "turn")
    sit_out_turns(game, seat)


def lose_influence(game: Game) -> None:
    """Of the Working Class, so that it does not rally the masses any more."""
    game.table.influence[WC] -= 1
    game.table.supply[4] += 1


def test_nobody_is_asked_after_the_turn_of_another() -> None:
    """To be asked would tell everybody that one's task is achieved."""
    game = holding("rally-the-masses", turn="MC", influence={"WC": 6})
    end_turn_of(game, "MC")
    assert (game.decision.seat, game.decision.kind) == ("CC", "turn")
    assert noted(game) == ["WC"]


def test_what_was_achieved_meanwhile_is_claimed_in_the_next_turn_though_it_does_not_hold_any_more() -> None:
    game = holding("rally-the-masses", turn="MC", influence={"WC": 6}, money={"CC": 100})
    end_turn_of(game, "MC")
    lose_influence(game)
    end_turn_of(game, "CC")
    end_turn_of(game, "ST")
    assert not view_of(game, "WC")["agenda"]["achieved"]
    assert (game.decision.seat, game.decision.kind) == ("WC", "turn")
    game.choose("claim-agenda/rally-the-masses")
    assert game.table.vp[WC] == 4


def test_who_lets_the_next_turn_pass_must_achieve_it_again() -> None:
    game = holding("rally-the-masses", turn="MC", influence={"WC": 6}, money={"CC": 100})
    end_turn_of(game, "MC")
    lose_influence(game)
    end_turn_of(game, "CC")
    end_turn_of(game, "ST")
    assert claimable(game)
    end_turn_of(game, "WC")
    assert noted(game) == []


def test_what_a_player_has_done_in_its_own_turn_it_claims_there_or_not() -> None:
    game = holding("rally-the-masses", turn="WC", influence={"WC": 6}, main_taken=True)
    game.choose("end-turn")
    assert noted(game) == []


def test_of_several_holders_each_is_noted() -> None:
    game = holding("rally-the-masses", turn="ST", influence={"WC": 6}, round=2, policies=["2C"])
    module_of(game.table, HiddenAgendas).held[CC] = agenda_called("toward-a-neoliberal-state").id
    end_turn_of(game, "ST")
    assert noted(game) == ["WC", "CC"]


def test_between_production_and_needs_storages_are_full() -> None:
    """8 food in the storage at the time when people have not eaten yet."""
    game = last_turn(
        "entrepreneur",
        goods={},
        storage={"MC": {"food": 6, "luxury": 8, "health": 8, "education": 8}},
        companies={"MC": [{"company": "convenience-store", "class": "MC"}]},
        money={"ST": 300},
    )
    game.choose("end-turn")
    play_to_turn(game, "MC")
    assert game.table.storage[MC][0] < 8
    game.choose("claim-agenda/entrepreneur")


def test_before_a_vote_influence_of_the_elections_phase_is_not_spent_yet() -> None:
    game = last_turn(
        "rally-the-masses",
        modules=["alternative-events", "hidden-agendas"],
        bills={"7A": "MC", "6A": "CC"},
        influence={"WC": 5},
        money={"ST": 300},
    )
    event = EVENT_BY_SLUG["smear-campaign"]
    game.table.event_deck.remove(event)
    module_of(game.table, KeptEvents).kept[WC].append(event)
    picks(game, "end-turn")
    assert noted(game) == []
    picks(game, "benefit/smear-campaign")
    assert game.decision.kind == "state-stance"
    assert noted(game) == ["WC"]


def test_before_the_first_turn_of_a_round_what_an_event_has_just_brought_is_not_undone_yet() -> None:
    """The Great Depression moves policies 2, 4 and 5 from A to B."""
    game = holding(
        "golden-compromise",
        modules=["hidden-agendas", "historical-events"],
        round=2,
        phase="preparation",
        policies=["1B", "2A", "3B", "4A", "5A"],
        money={"ST": 80},
    )
    history = module_of(game.table, History)
    depression = next(card for card in history.piles[1] if HISTORICAL_EVENTS[card].slug == "great-depression")
    history.piles[1].remove(depression)
    history.piles[1].append(depression)
    play_to_turn(game, "WC")
    assert game.table.policies[:5] == [1, 1, 1, 1, 1]
    assert noted(game) == ["MC"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whom_the_game_waits_for_tells_nothing_of_agendas(players: int) -> None:
    """With other agendas the same choices lead to the same questions, but for the claims that everybody sees."""
    chance = Random(players)
    game = Game.new(seed=players, setup=Setup(players, None, ["hidden-agendas"]))
    while not game.over:
        twin = exchange_agendas(game, NOBODY, chance)
        for one in (game, twin):
            decision = one.decision
            open_to_all = [option for option in decision.options if not option.id.startswith("claim-agenda/")]
            one.choose(open_to_all[len(open_to_all) // 2], decision.seat)
        if twin.over:
            assert game.over
        else:
            assert [(asked.seat, asked.kind) for asked in twin.decisions] == [
                (asked.seat, asked.kind) for asked in game.decisions
            ]


# Policies and elections


def test_an_agenda_on_policies_waits_until_all_elections_are_over() -> None:
    game = last_turn(
        "golden-compromise",
        policies=["1C", "3B", "5B"],
        bills={"1B": "MC", "7A": "MC"},
        money={"ST": 400},
        influence=dict.fromkeys(ROLES, 0),
    )
    game.choose("end-turn")
    while game.table.phase in (1, 2, ELECTIONS):
        bills = game.table.bills.count(NOBODY)
        assert noted(game) == ([] if bills < 7 else ["MC"])
        in_favor = "in-favor" if game.decision.kind == "state-stance" else game.decision.options[-1]
        game.choose(in_favor, game.decision.seat)
    assert noted(game) == ["MC"]


def test_the_time_for_policies_in_an_elections_phase() -> None:
    game = holding("golden-compromise", turn="MC", bills={"7A": "MC"})
    t = game.table
    on_policies, other = agenda_called("golden-compromise"), agenda_called("rally-the-masses")
    assert in_time(t, on_policies) and in_time(t, other)
    t.phase = ELECTIONS
    assert not in_time(t, on_policies)
    assert in_time(t, other)
    t.bills = [NOBODY] * 7
    assert in_time(t, on_policies)


@pytest.mark.parametrize("agenda", [one for one in HIDDEN_AGENDAS if one.timing >= 0], ids=lambda one: one.slug)
def test_an_agenda_of_a_phase_is_for_that_phase_only(agenda: HiddenAgenda) -> None:
    game = holding("rally-the-masses", turn="WC")
    for phase in (PREPARATION, ACTION, PRODUCTION, ELECTIONS, SCORING):
        game.table.phase = phase
        assert in_time(game.table, agenda) == (phase == agenda.timing)
        assert not in_time(game.table, agenda, at_game_end=True)


# The end of the game


def test_at_the_end_of_the_game_whoever_has_achieved_its_agenda_gets_it_without_a_question() -> None:
    game = last_turn("rally-the-masses", round=5, influence={"WC": 6}, money={"ST": 300})
    assert play_to_the_end(game) == [("WC", "rally-the-masses")]


def test_what_was_achieved_after_the_last_turn_counts_though_it_does_not_hold_at_the_end() -> None:
    game = last_turn("rally-the-masses", round=5, influence={"WC": 6}, money={"ST": 300}, bills={"7A": "MC"})
    game.choose("end-turn")
    assert noted(game) == ["WC"]
    lose_influence(game)
    assert play_to_the_end(game) == [("WC", "rally-the-masses")]


def test_the_game_end_comes_before_loans_and_final_points() -> None:
    game = last_turn("expert-budgeter", round=5, money={"ST": 500}, loans={"WC": 1})
    assert play_to_the_end(game) == [("ST", "expert-budgeter")]
    reasons = [happening.values.get("reason") for happening in game.happened]
    assert reasons.index("hidden-agenda") < reasons.index("paying-off-loan") < reasons.index("final-money")


def test_what_was_achieved_before_its_time_was_over_is_claimed_after_it() -> None:
    companies = ["fast-food-restaurant", "jewelry-store", "pharmacy", "training-center", "pr-agency"]
    game = last_turn(
        "successful-startup",
        round=3,
        companies={"MC": [{"company": slug, "class": "MC"} for slug in companies]},
        money={"ST": 300, "MC": 200},
    )
    play_to_turn(game, "MC")
    assert game.table.round == 4
    game.choose("claim-agenda/successful-startup")


def test_an_agenda_of_a_phase_is_noted_in_it() -> None:
    game = last_turn("according-to-plan", round=4, political_agenda=8, money={"ST": 400})
    assert noted(game) == []
    play_to_turn(game, "WC")
    assert noted(game) == ["ST"]


def test_an_agenda_of_the_game_end_is_got_then_only() -> None:
    game = last_turn("small-labor-force", round=4, money={"ST": 400})
    play_to_turn(game, "WC")
    assert game.table.round == 5 and noted(game) == [] and not claimable(game)
    assert play_to_the_end(game) == [("WC", "small-labor-force")]


# Automas


def automa_game(**position: object) -> Game:
    """The Capitalist Class counts as an Automa, whose turns the test itself takes."""
    game = Game.from_position({"modules": ["hidden-agendas"], **position})
    game.table.automas = (NO_AUTOMA, NO_AUTOMA, SIMPLE, NO_AUTOMA)
    module_of(game.table, HiddenAgendas).held[CC] = NO_AGENDA
    return game


def shown_of_automa(game: Game) -> dict[str, bool]:
    """The agendas of the Automa on the table, and whether each is face down."""
    return {shown["agenda"]: shown["face_down"] for shown in view_of(game, None)["automas"]["CC"]}


def test_an_automa_has_all_its_agendas_face_up() -> None:
    game = automa_game()
    assert shown_of_automa(game) == dict.fromkeys(
        [HIDDEN_AGENDAS[number].slug for number in agendas_of(CC)],
        False,
    )


def test_only_players_choose_agendas() -> None:
    t = automa_game().table
    module = HiddenAgendas()
    module.set_up(t)
    asked = t.stack.pop()
    assert isinstance(asked, ChooseAgenda)
    assert asked.waiting() == [WC, MC, ST]
    assert [len(drawn) for drawn in module.drawn] == [2, 2, 0, 2]


def test_with_automas_in_all_seats_nobody_chooses() -> None:
    t = Game.from_position({"players": 3, "modules": ["hidden-agendas"]}).table
    t.automas = (SIMPLE, SIMPLE, SIMPLE, NO_AUTOMA)
    steps = len(t.stack)
    HiddenAgendas().set_up(t)
    assert len(t.stack) == steps


def test_an_automa_turns_an_agenda_face_down_once_it_is_achieved() -> None:
    game = automa_game(turn="ST", round=2, policies=["2C"], capital=400, main_taken=True)
    assert not any(shown_of_automa(game).values())
    game.choose("end-turn")
    told = [happening.values for happening in game.happened if happening.kind == "hidden-agenda-achieved"]
    assert told == [{"who": "CC", "agenda": "toward-a-neoliberal-state"}]
    assert shown_of_automa(game)["toward-a-neoliberal-state"]
    assert not shown_of_automa(game)["venture-capitalist"]  # for the end of the game only
    assert game.table.vp[CC] == 0
    game.table.policies[1] = B
    assert shown_of_automa(game)["toward-a-neoliberal-state"]


def test_an_automa_gets_the_best_of_its_face_down_agendas_at_the_end() -> None:
    game = automa_game(turn="ST", turn_number=5, round=5, policies=["2C"], capital=900, main_taken=True)
    while not game.over:
        game.choose(game.decision.options[-1], game.decision.seat)
    points = [happening.values for happening in game.happened if happening.values.get("reason") == "hidden-agenda"]
    assert {"who": "CC", "amount": 5, "reason": "hidden-agenda"} in points
    assert [point["who"] for point in points].count("CC") == 1
    face_down = [slug for slug, down in shown_of_automa(game).items() if down]
    assert face_down == ["toward-a-neoliberal-state", "venture-capitalist"]


def test_an_automa_with_nothing_achieved_gets_nothing() -> None:
    game = automa_game(turn="ST", turn_number=5, round=5, policies=["1A", "2A"], main_taken=True)
    while not game.over:
        game.choose(game.decision.options[-1], game.decision.seat)
    assert not [
        happening
        for happening in game.happened
        if happening.kind == "vp" and happening.values["reason"] == "hidden-agenda" and happening.values["who"] == "CC"
    ]


# Tables that can't be


@pytest.mark.parametrize(
    ("slug", "position", "reason"),
    [
        ("workers-unite", {}, ("requirement-not-met", {"needed": 4, "has": 0, "measure": "trade-unions"})),
        (
            "entrepreneur",
            {"storage": {"MC": {"food": 3}}},
            ("needs-resource", {"needed": 8, "has": 3, "resource": "food"}),
        ),
        ("successful-startup", {"round": 4}, ("only-until-round", {"round": 3})),
        ("toward-a-neoliberal-state", {"round": 1}, ("only-from-round", {"round": 2})),
        ("working-class-push", {}, ("only-in-phase", {"phase": "elections"})),
        ("small-labor-force", {}, ("only-at-game-end", {})),
    ],
)
def test_its_holder_is_told_why_an_agenda_cannot_be_claimed_yet(
    slug: str, position: dict[str, object], reason: tuple[str, dict[str, str | int]]
) -> None:
    game = holding(slug, turn=ROLES[agenda_called(slug).role], **position)
    assert refused(game, f"claim-agenda/{slug}")[:2] == reason


def test_nobody_else_is_told_of_an_agenda_that_cannot_be_claimed_yet() -> None:
    game = holding("workers-unite", turn="CC")
    told = [refusal.action for refusal in game.decision.unavailable if refusal.action.startswith("claim-agenda")]
    assert told == ["claim-agenda/corporate-empire"]


def test_an_agenda_of_another_role_is_refused() -> None:
    game = holding("rally-the-masses", turn="WC")
    module_of(game.table, HiddenAgendas).held[CC] = agenda_called("leviathan").id
    assert broken_rules(asked_anew(game).table) == ["CC can't hold leviathan"]
