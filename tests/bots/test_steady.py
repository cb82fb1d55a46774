"""The steady bot: answers everything, plays the same way twice, knows no secrets, and beats a random bot."""

import re
from random import Random

import pytest

from bodypolitic.bots.play import play_game
from bodypolitic.bots.random_bot import RandomBot
from bodypolitic.bots.steady import politics
from bodypolitic.bots.steady.aims import pull
from bodypolitic.bots.steady.bot import SteadyBot
from bodypolitic.bots.steady.hidden_agendas import CHANCE
from bodypolitic.bots.steady.weights import BY_HAND
from bodypolitic.bots.tournament import Fixture, play_fixture
from bodypolitic.game.components.measures import EVENTS_DEALT_WITH, FULLY_OPERATIONAL_COMPANIES
from bodypolitic.game.expansions.hidden_agendas.cards import HIDDEN_AGENDAS
from bodypolitic.game.expansions.hidden_agendas.module import HiddenAgendas
from bodypolitic.game.game import Game
from bodypolitic.game.ground.codes import CC, MC, ROLES, ST, WC, A, B, Policy
from bodypolitic.game.invariants import broken_rules
from bodypolitic.game.modules import MODULES
from bodypolitic.game.setup import Setup
from bodypolitic.game.table.module import module_of
from bodypolitic.game.table.steps import Ask, SecretAsk, Step
from tests.game.crisis_response.crises import EMPTY_COMPANIES, brink
from tests.game.hidden_agendas.holders import asked_anew, holding
from tests.game.historical_events.facing import facing
from tests.game.module_games import modules_for
from tests.game.random_play import choose_at_random
from tests.game.test_secrets import twin_of

pytestmark = pytest.mark.compiled

STEADY = SteadyBot()
# Asked only in games with Automas, or so seldom that a few dozen games may do without
SELDOM_ASKED = {
    "automa-turn",
    "bring-skilled-founder",
    "change-wage-for-phase",
    "choose-class-to-staff",
    "choose-public-company-to-buy",
    "lend-to-state",
    "look-at-events",
    "move-policy",
    "nationalize-company",
    "pay-loans-to-avoid-imf",
    "place-strike-token",
    "poach-workers",
    "recruit-workers",
    "remove-worker",
    "replace-drawn-cubes",
    "split-goods",
    "staff-own-company",
}


def asking_steps(step: type[Step]) -> set[type[Step]]:
    """All steps that ask, below a class of steps."""
    found: set[type[Step]] = set()
    for below in step.__subclasses__():
        found |= asking_steps(below) or {below}
    return found


def kinds_of_decisions() -> set[str]:
    """The names of all that the engine may ask a player; an Automa's turn is nobody's decision."""
    names = {step.__name__ for step in asking_steps(Ask) | asking_steps(SecretAsk)}
    return {re.sub("(?<=[a-z])(?=[A-Z])", "-", name).lower() for name in names} - {"automa-turn"}


def steady_game(players: int, seed: int) -> Game:
    """A whole game between steady bots."""
    game = Game.new(players=players, seed=seed)
    play_game(game, dict.fromkeys(game.scores, STEADY))
    return game


def test_every_kind_of_decision_is_answered() -> None:
    """Random games lead to tables that no sensible player would bring about; the bot has an answer to each."""
    asked: set[str] = set()
    most = {"historical-events": "historical-events=3"}
    modules = {players: [most.get(name, name) for name in modules_for(players)] for players in (2, 3, 4)}
    setups = [Setup(players, modules=played_with) for players in (2, 3, 4) for played_with in ([], modules[players])]
    for setup in setups:
        for seed in range(16):
            chance = Random(seed)
            game = Game.new(seed=seed, setup=setup)
            while not game.over:
                for decision in game.decisions:
                    if game.choices_made % 4 == 0 or decision.kind not in asked:
                        assert STEADY.choose(decision, game) in decision.options
                        asked.add(decision.kind)
                choose_at_random(game, chance)
    assert kinds_of_decisions() - asked <= SELDOM_ASKED


@pytest.mark.parametrize(("players", "modules"), [(2, ()), (3, ()), (4, ()), (4, MODULES)])
def test_whole_games_keep_the_rules(players: int, modules: tuple[str, ...]) -> None:
    for seed in range(2):
        game = Game.new(seed=seed, setup=Setup(players, modules=modules))
        while not game.over:
            game.choose(STEADY.choose(game.decision, game), game.decision.seat)
            assert broken_rules(game.table) == []
        assert game.winners


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whole_games_with_modules_keep_the_rules(players: int) -> None:
    for seed in range(2):
        game = Game.new(seed=seed, setup=Setup(players, None, modules_for(players)))
        while not game.over:
            game.choose(STEADY.choose(game.decision, game), game.decision.seat)
            assert broken_rules(game.table) == []
        assert game.winners


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_game_twice_gives_the_same_choices(players: int) -> None:
    assert steady_game(players, seed=5).choices == steady_game(players, seed=5).choices


def test_choosing_leaves_the_game_alone() -> None:
    game = Game.new(players=4, seed=2)
    chance = Random(2)
    for _ in range(200):
        before = game.table.clone()
        STEADY.choose(game.decision, game)
        assert game.table == before
        choose_at_random(game, chance)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_secrets_make_no_difference(players: int) -> None:
    """Twin tables that differ only in what a seat can't know get the same choice."""
    compared = 0
    for seed in range(2):
        chance = Random(seed)
        game = Game.new(players, seed)
        bots = {seat: RandomBot(seat) if seed else STEADY for seat in game.scores}
        while not game.over:
            if game.choices_made % 3 == 0 or len(game.decisions) > 1:
                for decision in game.decisions:
                    twin = twin_of(game, ROLES.index(decision.seat), chance)
                    asked = next(other for other in twin.decisions if other.seat == decision.seat)
                    assert STEADY.choose(asked, twin) == STEADY.choose(decision, game)
                    compared += 1
            game.choose(bots[game.decision.seat].choose(game.decision, game), game.decision.seat)
    assert compared > 150


@pytest.mark.parametrize(
    ("players", "role"),
    [
        (2, "CC"),
        (4, "ST"),
        pytest.param(2, "WC", marks=pytest.mark.long),
        pytest.param(3, "MC", marks=pytest.mark.long),
    ],
)
def test_it_beats_random_bots(players: int, role: str) -> None:
    """It wins nearly all of its games; an even player of two would win 15 of 20 once in 50 times."""
    seats = tuple((seat, "steady" if seat == role else "random") for seat in Game.new(players).scores)
    wins = sum(role in play_fixture(Fixture(0, seats, seed)).winners for seed in range(20))
    assert wins >= 15


def test_it_feeds_trains_and_heals_its_people() -> None:
    game = Game.new(players=4, seed=3)
    bots = {seat: STEADY if seat in ("WC", "MC") else RandomBot(seat) for seat in game.scores}
    play_game(game, bots)
    assert game.choices.count("free/use-healthcare") + game.choices.count("free/use-education") >= 5
    assert game.table.loans[0] == 0


@pytest.mark.parametrize(
    "card", ["washington-consensus", "imf-intervention-with-resistance", "new-government-bond-program"]
)
def test_it_has_answers_in_a_crisis(card: str) -> None:
    companies = {
        **EMPTY_COMPANIES,
        "CC": [{"company": slug, "class": "WC"} for slug in ("supermarket", "clinic", "college", "hotel")],
    }
    game = brink(card, companies=companies, money={"WC": 80, "MC": 80, "CC": 150, "ST": 0})
    asked: set[str] = set()
    while game.table.round == 1:
        asked.add(game.decision.kind)
        game.choose(STEADY.choose(game.decision, game), game.decision.seat)
    assert asked & {"remove-worker", "place-strike-token", "lend-to-state"}


def test_it_gives_up_unskilled_workers_first() -> None:
    game = brink("moderate-imf-intervention", unemployed={"WC": {"media": 3, "unskilled": 9}})
    game.choose("end-turn")
    while game.decision.kind == "adjust-prices":
        game.choose("done")
    assert game.decision.kind == "remove-worker"
    assert STEADY.choose(game.decision, game).id == "emigrate/unskilled"


def test_it_lends_for_interest_and_pays_back_when_it_must() -> None:
    game = brink("new-government-bond-program", money={"WC": 80, "MC": 80, "CC": 150, "ST": 0})
    game.choose("end-turn")
    lent: list[str] = []
    while game.decision.kind == "lend-to-state":
        lent.append(STEADY.choose(game.decision, game).id)
        game.choose(lent[-1])
    assert lent == ["lend/50"] * 3
    while game.table.round < 3:
        chosen = STEADY.choose(game.decision, game)
        assert chosen.kind != "pay-back-bond"
        game.choose(chosen, game.decision.seat)


def test_it_keeps_the_agenda_that_it_is_more_likely_to_achieve() -> None:
    assert set(CHANCE) == {agenda.slug for agenda in HIDDEN_AGENDAS}
    game = Game.new(seed=1, setup=Setup(2, modules=["hidden-agendas"]))
    drawn = module_of(game.table, HiddenAgendas).drawn
    for role, slugs in enumerate(
        (("rally-the-masses", "small-labor-force"), (), ("corporate-empire", "export-tycoon"))
    ):
        drawn[role] = [agenda.id for agenda in HIDDEN_AGENDAS if agenda.slug in slugs]
    game = asked_anew(game)
    kept = [STEADY.choose(decision, game).id for decision in game.decisions]
    assert kept == ["keep-agenda/rally-the-masses", "keep-agenda/export-tycoon"]


def test_it_claims_an_agenda_as_soon_as_it_can() -> None:
    game = holding("rally-the-masses", turn="WC", influence={"WC": 6})
    assert STEADY.choose(game.decision, game).id == "claim-agenda/rally-the-masses"


def test_it_spends_on_a_treaty_what_it_takes_to_win() -> None:
    """The Capitalist Class gains by the treaty; it expects its opponent to spend half of its influence."""
    game = facing("maastricht-treaty", players=2, influence={"WC": 2, "CC": 9}, bag={"WC": 8, "MC": 0, "CC": 0})
    for choice in ("set-off/maastricht-treaty", "against"):
        game.choose(choice)
    assert STEADY.choose(game.decision, game).id == "in-favor"
    game.choose("in-favor")
    against, _, in_favor = game.table.drawn
    assert against > in_favor
    spending = next(decision for decision in game.decisions if decision.seat == "CC")
    assert STEADY.choose(spending, game).id == f"spend-influence/CC/{against - in_favor + 1}"


def test_its_own_agenda_draws_it_and_no_other_player_s_does() -> None:
    """Golden Compromise wants policy 1 in section B; who doesn't hold it wants what it always wanted."""
    game = holding("golden-compromise", players=3)
    t, base = game.table, Game.from_position({"players": 3}).table
    assert politics.own_interest(t, MC, Policy(0), B) > politics.holding_worth(t, MC, Policy(0), B, BY_HAND)
    assert politics.own_interest(t, MC, Policy(1), A) < politics.holding_worth(t, MC, Policy(1), A, BY_HAND)
    assert politics.own_interest(t, WC, Policy(0), B) == politics.own_interest(base, WC, Policy(0), B)
    assert politics.holding_worth(t, MC, Policy(0), B, BY_HAND) == politics.holding_worth(
        base, MC, Policy(0), B, BY_HAND
    )


def test_each_step_towards_its_agenda_counts_until_it_is_too_late() -> None:
    game = holding("leviathan", players=4)
    assert pull(game.table, ST, EVENTS_DEALT_WITH) > 0
    assert pull(game.table, CC, EVENTS_DEALT_WITH) == 0
    module_of(game.table, HiddenAgendas).events_dealt_with = 10
    assert pull(game.table, ST, EVENTS_DEALT_WITH) == 0
    early = holding("successful-startup", players=3, round=3).table
    late = holding("successful-startup", players=3, round=4).table
    assert pull(early, MC, FULLY_OPERATIONAL_COMPANIES) > 0
    assert pull(late, MC, FULLY_OPERATIONAL_COMPANIES) == 0
