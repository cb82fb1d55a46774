"""`bodypolitic simulate --coverage`."""

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from typer.testing import CliRunner

from bodypolitic.bots.play import play_game
from bodypolitic.bots.random_bot import RandomBot
from bodypolitic.bots.tournament import pairing_of
from bodypolitic.cli import simulate
from bodypolitic.cli.coverage import (
    CARDS,
    COMPANY,
    ENOUGH,
    EVENT_BENEFITS,
    EVENT_CHOICES,
    Coverage,
    Witness,
    choice_shown,
    things,
)
from bodypolitic.cli.main import app
from bodypolitic.game.cards.decks import DECKS
from bodypolitic.game.components.companies import COMPANIES
from bodypolitic.game.components.event_cards import BASE_EVENTS, EVENT_BY_SLUG, EVENTS
from bodypolitic.game.expansions.alternative_events.cards import ALTERNATIVE_EVENTS
from bodypolitic.game.expansions.alternative_events.records import EventBenefitUsed, EventGiven
from bodypolitic.game.expansions.crisis_response.card import CrisisCardId
from bodypolitic.game.expansions.crisis_response.records import (
    CrisisCardFollowed,
    CrisisCardPassedOver,
    CrisisCardRevealed,
)
from bodypolitic.game.expansions.hidden_agendas.cards import HiddenAgendaId
from bodypolitic.game.expansions.hidden_agendas.records import (
    HiddenAgendaAchieved,
    HiddenAgendaClaimed,
    HiddenAgendaDiscarded,
)
from bodypolitic.game.expansions.historical_events.card import HISTORICAL_EVENTS
from bodypolitic.game.game import Decision, Game
from bodypolitic.game.ground import causes
from bodypolitic.game.ground.codes import (
    BENEFIT_MONEY,
    CC,
    FOOD,
    MC,
    PRODUCTION,
    ROLES,
    ST,
    SUPPLY,
    WC,
    BasicActionId,
    BenefitItem,
    CompanyId,
    Place,
)
from bodypolitic.game.records.happenings import (
    BasicActionTaken,
    CompanyBuilt,
    EventHandled,
    Happening,
    LegitimacyMoved,
    Paid,
    PhaseBegan,
    Provided,
    StrikeHeld,
)
from bodypolitic.game.records.options import Option
from bodypolitic.game.setup import Setup

pytestmark = pytest.mark.compiled  # whole games

RUNNER = CliRunner()
RANDOM_4 = pairing_of(4, {}, "random")
CATEGORIES = ["action-cards", "event-choices", "basic-actions", "free-actions", "companies"]


class Teller:
    """A game of which only what it tells counts."""

    def __init__(self, *told: Happening) -> None:
        self.happened = told


class Listener:
    """A random bot that remembers whose options it took."""

    def __init__(self, seed: int) -> None:
        self.bot = RandomBot(seed)
        self.taken: Counter[tuple[str, str]] = Counter()

    def choose(self, decision: Decision, game: Game) -> Option:
        """As a random bot does."""
        option = self.bot.choose(decision, game)
        self.taken[decision.seat, option.id] += 1
        return option


def used_in(*tellers: Any) -> dict[tuple[str, str], int]:
    """What a witness notes of things told one after the other."""
    witness = Witness()
    for teller in tellers:
        witness.note(teller)
    return {thing: times for thing, times in witness.used.items() if times}


def test_all_of_a_four_player_game_is_listed() -> None:
    listed = things(Setup(4))
    assert list(listed) == CATEGORIES
    assert all(len(items) == len(set(items)) for items in listed.values())
    copies = {f"{ROLES[card.face.role]}/{card.face.slug}": card.face.copies for deck in DECKS for card in deck}
    assert set(listed[CARDS]) == set(copies)
    assert (len(copies), sum(copies.values())) == (107, 160)
    assert Counter(item[:2] for item in listed["basic-actions"]) == {"WC": 6, "MC": 8, "CC": 7, "ST": 6}
    assert Counter(item[:2] for item in listed["free-actions"]) == {"WC": 6, "MC": 8, "CC": 6, "ST": 2}
    assert "ST/meet-with-mps" in listed["basic-actions"]
    assert "CC/give-bonus" in listed["free-actions"]


def test_every_event_has_its_choices() -> None:
    listed = things(Setup(4))[EVENT_CHOICES]
    by_event = Counter(choice.split("/")[0] for choice in listed)
    assert len(by_event) == len(BASE_EVENTS) == 25
    for event in BASE_EVENTS:
        if event.classes() and event.slug != "need-for-stimulus-package":
            assert by_event[event.slug] == len(event.classes())
    assert [choice for choice in listed if "/" not in choice] == ["neighbors-at-war", "developing-countries-in-need"]
    assert [choice for choice in listed if choice[-1].isdigit()] == [
        "fear-of-deflation/15",
        "fear-of-deflation/30",
        "fear-of-deflation/45",
        "need-for-stimulus-package/10",
        "need-for-stimulus-package/15",
    ]


@pytest.mark.parametrize(("players", "left_out"), [(2, 17 + 3), (3, 3), (4, 3)])
def test_companies_that_stay_in_the_box_are_not_listed(players: int, left_out: int) -> None:
    listed = things(Setup(players))[COMPANY]
    assert len(listed) == 59 - left_out
    assert ("university-hospital" in listed) == (players > 2)
    assert ("public-hospital" in listed) == (players == 2)
    assert "cooperative-farm-2" in listed


def test_without_a_state_there_are_no_events_and_no_benefits() -> None:
    listed = things(Setup(3))
    assert listed[EVENT_CHOICES] == []
    assert not [item for item in listed["free-actions"] if item.endswith("receive-benefits")]
    assert not [item for items in listed.values() for item in items if item.startswith("ST/")]


@pytest.mark.parametrize("players", [2, 4])
def test_cards_and_actions_are_counted_as_they_are_chosen(players: int) -> None:
    game = Game.new(players=players, seed=6)
    listener = Listener(6)
    witness = Witness()
    play_game(game, dict.fromkeys(game.scores, listener), witness.note)
    verbs = {"action-cards": "play", "basic-actions": "basic", "free-actions": "free"}
    for category, verb in verbs.items():
        noted = {item: times for (of, item), times in witness.used.items() if of == category}
        taken = {
            f"{seat}/{option.split('/')[1]}": times
            for (seat, option), times in listener.taken.items()
            if option.startswith(f"{verb}/")
        }
        assert noted == taken
        assert len(taken) > 5
    built = sum(times for (_, option), times in listener.taken.items() if option.startswith("build-company/"))
    assert 0 < built <= sum(times for (of, _), times in witness.used.items() if of == COMPANY)


@pytest.mark.parametrize(("players", "agendas"), [(2, 10), (3, 15), (4, 20)])
def test_modules_add_what_they_bring(players: int, agendas: int) -> None:
    listed = things(Setup(players, modules=("crisis-response", "hidden-agendas")))
    assert list(listed) == [*CATEGORIES, "crisis-cards", "hidden-agendas"]
    assert (len(listed["crisis-cards"]), len(listed["hidden-agendas"])) == (10, agendas)
    assert list(things(Setup(players, modules=("crisis-response",)))) == [*CATEGORIES, "crisis-cards"]


def test_crisis_cards_and_agendas_are_counted_when_they_are_used() -> None:
    told = Teller(
        CrisisCardRevealed(CrisisCardId(2)), CrisisCardPassedOver(CrisisCardId(9)), CrisisCardFollowed(CrisisCardId(3))
    )
    assert used_in(told) == {("crisis-cards", "japanese-model"): 1}
    told = Teller(
        HiddenAgendaClaimed(WC, HiddenAgendaId(10)),
        HiddenAgendaAchieved(CC, HiddenAgendaId(19)),
        HiddenAgendaDiscarded(ST, HiddenAgendaId(1)),
    )
    assert used_in(told) == {
        ("hidden-agendas", "rally-the-masses"): 1,
        ("hidden-agendas", "venture-capitalist"): 1,
    }


def test_games_with_modules_are_counted() -> None:
    modules = ("crisis-response", "hidden-agendas")
    coverage = Coverage(Setup(4, modules=modules))
    for seed in range(12):
        game = Game.new(seed=seed, setup=Setup(4, None, modules))
        witness = Witness()
        play_game(game, dict.fromkeys(game.scores, RandomBot(seed)), witness.note)
        coverage.add(witness.used)
    assert sum(coverage.counts["crisis-cards"].values()) > 0
    assert sum(coverage.counts["hidden-agendas"].values()) > 0


@pytest.mark.alone
def test_any_number_of_workers_counts_the_same() -> None:
    asked = ["simulate", "--players", "2", "--games", "8", "--coverage", "--json"]
    one, two = (json.loads(CliRunner().invoke(app, [*asked, "--jobs", jobs]).stdout) for jobs in ("1", "2"))
    assert one["coverage"] == two["coverage"]
    assert sum(one["coverage"]["basic-actions"].values()) > 0


@pytest.mark.parametrize("given", [["--jobs", "3"], ["--cluster", "somewhere"]])
def test_who_does_the_work_is_heeded(given: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def told(work: Any, pieces: list[Any], jobs: int | None, cluster: str | None) -> Iterator[Any]:
        assert given in (["--jobs", str(jobs)], ["--cluster", cluster])
        return map(work, pieces)

    monkeypatch.setattr(simulate, "spread", told)
    result = CliRunner().invoke(app, ["simulate", "--players", "2", "--games", "1", "--coverage", *given])
    assert result.exit_code == 0, result.output


def test_counting_does_not_change_the_games() -> None:
    coverage = Coverage(Setup(4))
    watched = simulate.run(simulate.watched(simulate.deal([RANDOM_4] * 2, seed=4), coverage), 2)
    plain = simulate.run(map(simulate.play_one, simulate.deal([RANDOM_4] * 2, seed=4)), 2)
    assert watched.scores == plain.scores
    assert watched.decisions == plain.decisions
    assert sum(coverage.counts["basic-actions"].values()) + sum(coverage.counts[CARDS].values()) <= 2 * 4 * 25


@pytest.mark.parametrize(
    ("event", "told", "choice"),
    [
        ("drought", Provided(WC, BenefitItem(FOOD), 2), "drought/WC"),
        ("drought", LegitimacyMoved(WC, 1, causes.TOKEN), None),
        ("fear-of-deflation", Paid(ST, SUPPLY, 30, causes.EVENT), "fear-of-deflation/30"),
        ("fear-of-deflation", Paid(ST, SUPPLY, 20, causes.OPENING_COMPANY), None),
        ("need-for-stimulus-package", Provided(MC, BENEFIT_MONEY, 15), "need-for-stimulus-package/15"),
        ("pandemic", Paid(ST, CC, 16, causes.PURCHASE), "pandemic/CC"),
        ("pandemic", Paid(MC, CC, 16, causes.PURCHASE), None),
        ("civil-unrest", LegitimacyMoved(CC, 2, causes.EVENT), "civil-unrest/CC"),
        ("civil-unrest", LegitimacyMoved(WC, 1, causes.BILL_PASSED), None),
        ("infant-industry-requires-help", CompanyBuilt(MC, CompanyId(Place(31))), "infant-industry-requires-help/MC"),
        ("infant-industry-requires-help", Paid(ST, SUPPLY, 20, causes.EVENT), None),
        ("tax-returns", EventGiven(MC, EVENT_BY_SLUG["tax-returns"]), "tax-returns/MC"),
        ("tax-returns", LegitimacyMoved(MC, 1, causes.TOKEN), None),
    ],
)
def test_the_choice_of_an_event_is_read_from_what_is_told(event: str, told: Happening, choice: str | None) -> None:
    assert choice_shown(EVENTS[EVENT_BY_SLUG[event]], told) == choice


def test_a_choice_counts_when_its_event_is_dealt_with() -> None:
    drought, war = EVENT_BY_SLUG["drought"], EVENT_BY_SLUG["neighbors-at-war"]
    action = BasicActionTaken(ST, BasicActionId(12))
    begun = Teller(action, Provided(WC, BenefitItem(FOOD), 2))
    noted = {("basic-actions", "ST/event-action"): 1}
    assert used_in(begun) == noted
    done = Teller(Provided(WC, BenefitItem(FOOD), 3), EventHandled(drought))
    assert used_in(begun, done) == {**noted, (EVENT_CHOICES, "drought/WC"): 1}
    assert used_in(begun, Teller(EventHandled(war))) == {**noted, (EVENT_CHOICES, "neighbors-at-war"): 1}
    late = Teller(EventHandled(drought))
    assert used_in(begun, Teller(action), late) == {("basic-actions", "ST/event-action"): 2}


def test_both_choices_count_where_an_event_is_dealt_with_twice() -> None:
    drought = EVENT_BY_SLUG["drought"]
    twice = Teller(Provided(WC, BenefitItem(FOOD), 2), Provided(CC, BenefitItem(FOOD), 2), EventHandled(drought))
    assert used_in(twice) == {(EVENT_CHOICES, "drought/WC"): 1, (EVENT_CHOICES, "drought/CC"): 1}


def test_alternative_events_and_their_benefits_take_the_place_of_events() -> None:
    listed = things(Setup(4, modules=("alternative-events",)))
    by_event = Counter(choice.split("/")[0] for choice in listed[EVENT_CHOICES])
    assert list(by_event) == listed[EVENT_BENEFITS] == [event.slug for event in ALTERNATIVE_EVENTS]
    assert by_event["tax-returns"] == 3
    assert by_event["hurricane"] == 2
    used = Teller(EventBenefitUsed(WC, EVENT_BY_SLUG["hurricane"]))
    assert used_in(used) == {(EVENT_BENEFITS, "hurricane"): 1}


def test_games_with_alternative_events_are_counted() -> None:
    coverage = Coverage(Setup(4, modules=("alternative-events",)))
    for seed in range(3):
        game = Game.new(seed=seed, setup=Setup(4, modules=["alternative-events"]))
        witness = Witness()
        play_game(game, dict.fromkeys(game.scores, RandomBot(seed)), witness.note)
        coverage.add(witness.used)
    assert sum(coverage.counts[EVENT_CHOICES].values()) > 0
    assert sum(coverage.counts[EVENT_BENEFITS].values()) > 0


def test_starting_companies_are_used_when_they_work() -> None:
    game = Game.new(players=4, seed=2)
    witness, bot = Witness(), RandomBot(2)
    while not any(isinstance(told, PhaseBegan) and told.phase == PRODUCTION for told in game.happened):
        witness.note(game)
        game.choose(bot.choose(game.decision, game))
    before = Counter(witness.used)
    witness.note(game)
    noted = {item for (of, item), times in (witness.used - before).items() if of == COMPANY and times == 1}
    working = {company.card.slug for company in game.table.all_companies() if company.operational}
    held = {COMPANIES[told.company].slug for told in game.happened if isinstance(told, StrikeHeld)}
    from_the_start = {*(card.slug for card in COMPANIES[:4]), *(card.slug for card in COMPANIES[28:30])}
    assert noted & from_the_start == (working - held) & from_the_start
    assert noted
    assert not noted & {card.slug for card in COMPANIES[4:28]}


def test_json_adds_the_counts() -> None:
    result = RUNNER.invoke(app, ["simulate", "--games", "2", "--coverage", "--json"])
    assert result.exit_code == 0
    assert result.stderr == ""
    found = json.loads(result.stdout)
    assert list(found)[-1] == "coverage"
    assert {category: list(items) for category, items in found["coverage"].items()} == things(Setup(4))
    assert all(isinstance(times, int) for items in found["coverage"].values() for times in items.values())
    plain = RUNNER.invoke(app, ["simulate", "--games", "2", "--json"])
    assert "coverage" not in json.loads(plain.stdout)


def test_the_report_names_what_is_missing() -> None:
    result = RUNNER.invoke(app, ["simulate", "--games", "1", "--players", "2", "--coverage"])
    assert result.exit_code == 0
    for words in ("Used least", "10 times?", "things were used fewer than 10 times:", "Companies: ", "action cards: "):
        assert words in result.stdout


def test_the_verdict() -> None:
    coverage = Coverage(Setup(4))
    total = sum(len(items) for items in coverage.counts.values())
    for items in coverage.counts.values():
        for item in items:
            items[item] = ENOUGH
    assert coverage.verdict() == [f"Every one of {total} things was used at least 10 times."]
    assert coverage.missing() == []
    coverage.counts[CARDS]["WC/general-strike"] = 9
    coverage.counts[COMPANY]["hotel"] = 0
    assert coverage.verdict() == [
        f"2 of {total} things were used fewer than 10 times:",
        "action cards: WC/general-strike 9",
        "Companies: hotel 0",
    ]
    assert coverage.least_used()[:2] == [(COMPANY, "hotel", 0), (CARDS, "WC/general-strike", 9)]


@pytest.mark.long
def test_random_play_reaches_nearly_everything_soon() -> None:
    coverage = Coverage(Setup(4))
    simulate.run(simulate.watched(simulate.deal([RANDOM_4] * 60, seed=0), coverage), 60)
    rows = coverage.least_used()
    unused = [row for row in rows if row[2] == 0]
    assert len(unused) <= len(rows) // 10


def test_historical_events_are_counted_when_they_happen() -> None:
    setup = Setup(2, modules=["historical-events"])
    coverage = Coverage(setup)
    pairing = pairing_of(2, {}, "random", ("historical-events",))
    simulate.run(simulate.watched(simulate.deal([pairing] * 6, seed=1), coverage), 6)
    counts = coverage.counts["historical-events"]
    assert len(counts) == 50
    assert sum(counts[face.slug] for face in HISTORICAL_EVENTS if face.period == 0) == 6
    assert sum(counts.values()) > 2 * 6
    assert "historical-events" not in things(Setup(2))


def test_cards_and_lines_of_automas_are_counted() -> None:
    """The Working Class Automa alone: nothing is asked of the lines that only other Automas have."""
    pairing = pairing_of(2, {"WC": "automa-advanced"}, "random")
    coverage = Coverage(pairing.setup)
    simulate.run(simulate.watched(simulate.deal([pairing] * 3, seed=0), coverage), 3)
    assert len(coverage.counts["ai-card-bonuses"]) == 30
    assert len(coverage.counts["ai-card-special-actions"]) == 30
    acted = sum(coverage.counts["ai-card-bonuses"].values()) + sum(coverage.counts["ai-card-special-actions"].values())
    assert 0 < acted <= 3 * 25
    lines = coverage.counts["instruction-lines"]
    assert sum(lines.values()) > 0
    assert not [name for name in lines if name.startswith(("mc-", "cc-"))]
    assert "no-instruction" not in lines


def test_only_games_with_automas_count_their_cards() -> None:
    assert "ai-card-bonuses" not in things(Setup(4))
    assert "instruction-lines" not in things(Setup(4))
