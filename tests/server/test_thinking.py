"""Bots think in processes of their own; whatever they do, tables go on."""

import asyncio
import logging
import os
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bodypolitic.bots.registry import new_bot
from bodypolitic.game.game import Game
from bodypolitic.server.hall import Hall
from bodypolitic.server.journal import Journal, Lines
from bodypolitic.server.messages import NewSeat, NewTable
from bodypolitic.server.settings import BadSetting, Settings, cores, own_bots_from
from bodypolitic.server.thinker import Thinker
from bodypolitic.server.thinking import POLITE, Failed, Question, Thinkers
from tests.patience import SECONDS
from tests.samples import mostly_long
from tests.server.conftest import RELAXED
from tests.server.table_client import ServerProcess, serving, sqlite

ODD = {name.lower(): f"tests.server.odd_bots:{name}" for name in ("Thrower", "Hanger", "Dier", "Talker", "Noter")}


def thinking(use: Callable[[Thinkers], Awaitable[None]], workers: int = 1, seconds: float = 60) -> None:
    """Use some processes that think, then end them."""

    async def think() -> None:
        settings = Settings("", bot_workers=workers, bot_seconds=seconds, own_bots=ODD)
        thinkers = Thinkers(settings, Journal())
        try:
            await use(thinkers)
        finally:
            await thinkers.close()

    asyncio.run(think())


def question(game: Game, bot: str, table: str = "t", branch: int = 0, by: str = "") -> Question:
    return Question(table, branch, game, game.decision.seat, by, bot, "7")


def test_a_bot_answers_as_it_would_here_and_follows_the_game_by_its_choices() -> None:
    game = Game.new(players=2, seed=3)

    async def use(thinkers: Thinkers) -> None:
        for _ in range(40):
            expected = new_bot("steady", 7).choose(game.decision, game).id
            assert await thinkers.think(question(game, "steady")) == expected
            game.choose(expected)
        assert thinkers._processes[0].known["t"] == (0, 39)

    thinking(use)


def test_people_are_told_what_options_are_worth_by_the_process_that_follows_the_game() -> None:
    game = Game.new(players=2, seed=3)

    async def use(thinkers: Thinkers) -> None:
        for _ in range(2):
            worths = await thinkers.weigh(Question("t", 0, game, game.decision.seat, "t"))
            assert worths is not None
            assert {worth["id"] for worth in worths} == {option.id for option in game.decision.options}
            expected = new_bot("steady", 7).choose(game.decision, game).id
            assert await thinkers.think(question(game, "steady")) == expected
            game.choose(expected)
        assert thinkers._processes[0].known["t"] == (0, 1)

    thinking(use)


def test_bots_think_after_what_people_do() -> None:
    """Where cores are scarce."""

    async def use(thinkers: Thinkers) -> None:
        await thinkers.think(question(Game.new(players=2, seed=3), "steady"))
        process = thinkers._processes[0]._process
        assert process is not None
        niceness = os.getpriority(os.PRIO_PROCESS, process.pid)
        assert niceness == min(19, os.getpriority(os.PRIO_PROCESS, 0) + POLITE)

    thinking(use)


@pytest.mark.parametrize(("allowed", "workers"), [(1, 1), (2, 1), (4, 3), (16, 4)])
def test_there_are_as_many_workers_as_leave_a_core_to_people(
    allowed: int, workers: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda process: set(range(allowed)), raising=False)
    assert (cores(), Settings("").bot_workers) == (allowed, workers)


def test_a_choice_that_is_taken_back_starts_another_branch() -> None:
    game = Game.new(players=2, seed=3)
    twin = game.clone()
    game.choose(game.decision.options[0])
    twin.choose(twin.decision.options[-1])

    async def use(thinkers: Thinkers) -> None:
        for branch, one in enumerate((game, twin)):
            assert await thinkers.think(question(one, "steady", branch=branch)) in {
                option.id for option in one.decision.options
            }

    thinking(use)


def test_a_process_that_does_not_know_a_game_is_sent_all_of_it() -> None:
    game = Game.new(players=2, seed=3)

    async def use(thinkers: Thinkers) -> None:
        thinkers._processes[0].known["t"] = (0, 0)  # as if it had followed
        assert await thinkers.think(question(game, "steady")) is not None

    thinking(use)


@pytest.mark.parametrize("bot", ["thrower", "dier", "nobody"])
def test_a_bot_that_throws_or_dies_has_no_answer_and_the_next_one_has(
    bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    game = Game.new(players=2, seed=3)

    async def use(thinkers: Thinkers) -> None:
        assert await thinkers.think(question(game, bot)) is None
        assert await thinkers.think(question(game, "steady")) is not None
        assert thinkers.failures == 1 and thinkers.waiting == 0

    with caplog.at_level(logging.ERROR):
        thinking(use)
    [told] = [Lines().format(record) for record in caplog.records]
    assert "event=bot-failed" in told and f"table=t seat=WC bot={bot}" in told
    assert "propose-bill" not in told, "what a seat may do is nobody else's business"


def test_a_bot_that_never_ends_keeps_its_process_no_longer_than_its_time() -> None:
    game = Game.new(players=2, seed=3)

    async def use(thinkers: Thinkers) -> None:
        hangs = [asyncio.create_task(thinkers.think(question(game, "hanger", f"t{one}"))) for one in range(2)]
        patient = asyncio.create_task(thinkers.think(question(game, "steady", "another")))
        assert [await one for one in hangs] == [None, None]
        assert await patient is not None

    thinking(use, seconds=0.5)


def test_tables_take_turns() -> None:
    """Of two tables with many questions none waits for all of the other's."""
    order: list[str] = []

    async def use(thinkers: Thinkers) -> None:
        async def play(table: str) -> None:
            game = Game.new(players=2, seed=3)
            for _ in range(5):
                option = await thinkers.think(question(game, "steady", table))
                order.append(table)
                assert option is not None
                game.choose(option)

        await asyncio.gather(play("a"), play("b"), play("c"))

    thinking(use)
    assert Counter(order[:9]) == {"a": 3, "b": 3, "c": 3}


def test_who_has_many_tables_keeps_nobody_waiting() -> None:
    """Addresses take turns as tables do: three questions of another are answered after three of thirty tables."""
    order: list[str] = []

    async def use(thinkers: Thinkers) -> None:
        game = Game.new(players=2, seed=3)

        async def ask(table: str, by: str) -> None:
            assert await thinkers.think(question(game, "steady", table, by=by)) is not None
            order.append(by)

        await asyncio.gather(
            *(ask(f"t{one}", "many") for one in range(30)), *(ask(f"u{one}", "few") for one in range(3))
        )

    thinking(use)
    assert order.index("few") <= 2 and Counter(order[:8])["few"] == 3


def test_a_question_that_nobody_wants_any_more_leaves_no_answer_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if its process was only just starting: what that says first is no answer to the next question."""

    started: list[asyncio.subprocess.Process] = []
    start = asyncio.create_subprocess_exec

    async def note(*arguments: Any, **named: Any) -> asyncio.subprocess.Process:
        started.append(await start(*arguments, **named))
        return started[-1]

    monkeypatch.setattr(asyncio, "create_subprocess_exec", note)

    async def use(thinkers: Thinkers) -> None:
        game = Game.new(players=2, seed=3)
        begun = asyncio.create_task(thinkers.think(question(game, "steady")))
        await until(lambda: bool(started))
        begun.cancel()
        await asyncio.wait([begun])
        assert started[0].returncode is not None, "it is ended"
        assert await thinkers.think(question(game, "steady")) is not None
        assert thinkers.failures == 0

    thinking(use)


def test_where_no_process_can_be_started_the_table_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: object, **__: object) -> None:
        raise OSError("no memory")

    async def play() -> None:
        hall = Hall(Settings(sqlite(tmp_path), bot_delay=0, limits=RELAXED))
        await hall.open()
        monkeypatch.setattr(asyncio, "create_subprocess_exec", fail)
        table = await hall.create(NewTable(players=2, seed=7))
        sitting = await hall.sitting(table.id)
        await until(lambda: sitting.record.length >= 10)
        await hall.close()

    asyncio.run(play())
    [told] = [Lines().format(record) for record in caplog.records if record.levelname == "ERROR"]
    assert "event=bot-failed" in told and 'why="can\'t be started"' in told


def test_figures_tell_how_bots_do(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(thinkers: Thinkers) -> None:
        figure = thinkers._journal.metrics._all.get_sample_value
        answers = asyncio.Event()

        async def answer(_process: object, question: Question, _maker: object) -> str:
            await answers.wait()
            if question.bot == "thrower":
                raise Failed("it threw")
            return "an option"

        monkeypatch.setattr("bodypolitic.server.thinking.Process.ask", answer)
        game = Game.new(players=2, seed=3)
        waiting = [asyncio.create_task(thinkers.think(question(game, bot))) for bot in ("steady", "steady", "thrower")]
        await asyncio.sleep(0)
        assert thinkers.waiting == 3
        answers.set()
        await asyncio.gather(*waiting)
        assert thinkers.waiting == 0
        assert figure("bodypolitic_bot_seconds_count") == 3
        assert figure("bodypolitic_bot_failures_total") == 1

    thinking(use)


def test_the_time_of_a_bot_begins_with_its_turn_and_not_when_a_process_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(thinkers: Thinkers) -> None:
        clock = 0.0
        monkeypatch.setattr("prometheus_client.context_managers.default_timer", lambda: clock)

        async def answer(*_: object) -> str:
            nonlocal clock
            await asyncio.sleep(0)
            clock += 1.0
            return "an option"

        monkeypatch.setattr("bodypolitic.server.thinking.Process.ask", answer)
        game = Game.new(players=2, seed=3)
        await asyncio.gather(*(thinkers.think(question(game, "steady", f"t{one}")) for one in range(3)))
        assert thinkers._journal.metrics._all.get_sample_value("bodypolitic_bot_seconds_sum") == 1 + 2 + 3

    thinking(use)


def test_what_a_bot_prints_is_no_answer() -> None:
    async def use(thinkers: Thinkers) -> None:
        game = Game.new(players=2, seed=3)
        assert await thinkers.think(question(game, "talker")) == game.decision.options[0].id

    thinking(use)


@pytest.mark.parametrize("bot", mostly_long(["hanger", "thrower", "dier"], 1))
def test_a_table_goes_on_whatever_its_bot_does(tmp_path: Path, bot: str) -> None:
    """The steady bot answers instead, and plays the seat for good after some failures."""
    settings = Settings(sqlite(tmp_path), bot_delay=0, bot_workers=1, bot_seconds=1, own_bots=ODD, limits=RELAXED)
    with serving(settings) as lobby:
        assert bot in lobby.http.get("/api/options").json()["bots"]
        seats = {"CC": {"kind": "me"}, "WC": {"kind": "bot", "bot": bot}}
        table = lobby.http.post("/api/tables", json={"players": 2, "seats": seats, "seed": 7}).json()
        with lobby.sit(table, "CC") as player:
            for _ in range(3):
                player.until_asked()
                assert player.choose()["type"] in {"ack", "error"}


@pytest.mark.alone
@pytest.mark.long
def test_only_one_of_two_processes_thinks_for_a_seat(
    postgres_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    notes = tmp_path / "notes"
    monkeypatch.setenv("BODYPOLITIC_NOTES", str(notes))
    one, two = (ServerProcess(postgres_database, own_bot=f"noter={ODD['noter']}") for _ in range(2))
    try:
        seats = {"CC": {"kind": "me"}, "WC": {"kind": "bot", "bot": "noter"}, "MC": {"kind": "bot", "bot": "noter"}}
        table = one.lobby.http.post("/api/tables", json={"players": 3, "seats": seats, "seed": 7}).json()
        with one.lobby.sit(table, "CC") as player, two.lobby.sit(table, "CC"), two.lobby.watch(table):
            for _ in range(30):
                player.until_asked()
                player.choose(pick=-1)
            player.until_asked()
        asked = Counter(notes.read_text().splitlines())
        assert len(asked) > 10 and set(asked.values()) == {1}
        one.kill()
        with two.lobby.sit(table, "CC") as player:
            for _ in range(3):
                player.until_asked()
                player.choose(pick=-1)
            player.until_asked()
    finally:
        one.kill()
        two.kill()


class Slowly(Thinkers):
    """Answers with the first option, and notes how far the game was."""

    def __init__(self) -> None:
        super().__init__(Settings("", bot_workers=1), Journal())
        self.asked: list[int] = []
        self.may_answer = asyncio.Event()

    async def think(self, question: Question) -> str:
        self.asked.append(question.game.choices_made)
        await self.may_answer.wait()
        return question.game.decision.options[0].id


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(SECONDS):
        while not condition():
            await asyncio.sleep(0.005)


class DeafHall(Hall):
    """Hears nothing of what other processes do."""

    def _heard(self, table_id: str) -> None:
        pass


async def _one_table_in_two_halls(database: str, bots: Slowly) -> tuple[Hall, Hall, str]:
    """A table whose bot is asked first; neither hall hears what the other does there."""
    one, two = (DeafHall(Settings(database, bot_delay=0, limits=RELAXED)) for _ in range(2))
    for hall in (one, two):
        hall.thinkers = bots
        await hall.open()
    table = await one.create(NewTable(players=2, seats={"CC": NewSeat(kind="me")}, seed=7))
    return one, two, table.id


def test_a_process_that_takes_the_lead_first_hears_what_was_played(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bodypolitic.server.sitting.SECONDS_UNTIL_STORAGE_IS_BACK", 0.01)

    async def play() -> None:
        bots = Slowly()
        one, two, table = await _one_table_in_two_halls(postgres_database, bots)
        first, second = await one.sitting(table), await two.sitting(table)
        await until(lambda: bots.asked == [0])
        bots.may_answer.set()
        await until(lambda: first.idle and second.idle)
        assert len(bots.asked) == len(set(bots.asked)), "a question was thought about twice"
        await one.close()
        await two.close()

    asyncio.run(play())


def test_who_is_asked_while_the_lead_is_given_up_is_asked_by_a_leader(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        bots = Slowly()
        one, two, table = await _one_table_in_two_halls(postgres_database, bots)
        sitting = await one.sitting(table)
        stop, holds = one.store.stop_leading, asyncio.Event()

        async def stop_slowly(table_id: str) -> None:
            await holds.wait()
            await stop(table_id)

        monkeypatch.setattr(one.store, "stop_leading", stop_slowly)
        bots.may_answer.set()
        await until(lambda: sitting._bot_asked() is None)
        bots.may_answer.clear()
        bots_answers = len(bots.asked)
        while sitting._bot_asked() is None:  # the person plays until the bot is asked again
            option = sitting.record.game.decision.options[0].id
            await sitting.choose("CC", sitting.record.length, option, str(sitting.record.length))
        holds.set()
        await until(lambda: len(bots.asked) > bots_answers)
        assert not await two.store.lead(table), "a bot thinks while nobody leads"
        await one.close()
        await two.close()

    asyncio.run(play())


def test_a_process_that_has_lost_the_connection_of_its_leads_thinks_no_more(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both think about what was asked when it broke; after that only the new leader does."""
    monkeypatch.setattr("bodypolitic.server.sitting.SECONDS_UNTIL_STORAGE_IS_BACK", 0.01)

    async def play() -> None:
        bots = Slowly()
        one, two, table = await _one_table_in_two_halls(postgres_database, bots)
        first, second = await one.sitting(table), await two.sitting(table)
        await until(lambda: bots.asked == [0])
        with psycopg.connect(postgres_database, autocommit=True) as connection:
            connection.execute("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
        await until(lambda: bots.asked == [0, 0])
        bots.may_answer.set()
        await until(lambda: first.idle and second.idle)
        assert len(bots.asked) > 3 and bots.asked == [0, *range(len(bots.asked) - 1)]
        await one.close()
        await two.close()

    asyncio.run(play())


def test_a_question_about_another_game_than_the_one_known_is_not_answered() -> None:
    game = Game.new(players=2, seed=3)
    asked = {"table": "t", "branch": 0, "save": None, "after": 5, "choices": [], "seat": "WC", "wants": "option"}
    assert Thinker().answer(asked) == {"unknown": ""}
    known = Thinker()
    whole = {**asked, "save": game.save(), "after": 0, "bot": "steady", "maker": None, "seed": "7"}
    assert "option" in known.answer(whole)
    assert known.answer(asked) == {"unknown": ""}


def test_own_bots_are_named_with_their_maker() -> None:
    assert own_bots_from(["mine=club.bots:Mine"]) == {"mine": "club.bots:Mine"}
    for wrong in ("mine", "mine=club.bots", "=club.bots:Mine"):
        with pytest.raises(BadSetting):
            own_bots_from([wrong])
