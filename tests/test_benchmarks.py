"""The benchmarks measure what they say they do; how fast it is, no test can know."""

import importlib
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent
SPEED = {"decisions_per_second", "games_per_second", "clone_us"}


def measured(module: str, *arguments: str) -> dict[str, object]:
    """What a measuring module prints."""
    command = [sys.executable, "-m", f"benchmarks.{module}", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found


@pytest.mark.parametrize(
    ("arguments", "names"),
    [
        (("speed", "--games", "1", "--samples", "1", "--clones", "1"), SPEED),
        (("memory", "--games", "2"), {"bytes_per_game"}),
        (("play", "--games", "1"), {"decisions"}),
    ],
)
def test_the_engine_is_measured(arguments: tuple[str, ...], names: set[str]) -> None:
    found = measured("engine", *arguments)
    assert found.pop("mode") in {"interpreted", "compiled"}
    assert found.keys() == names
    assert all(isinstance(figure, float) and figure > 0 for figure in found.values())


@pytest.fixture
def quick_kit(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The measuring of the kit, which takes hardly any time for it."""
    monkeypatch.syspath_prepend(str(ROOT))
    kit = importlib.import_module("benchmarks.kit")
    monkeypatch.setattr(kit, "SECONDS", 1e-6)
    monkeypatch.setattr(kit, "THINKING_SECONDS", 1e-6)
    return kit


@pytest.mark.compiled
def test_what_studies_are_made_of_is_measured(quick_kit: ModuleType) -> None:
    found = quick_kit.figures(["games", "drawing", "thinking"])
    assert {"steady_games_4p_per_second", "playouts_of_a_round_4p_per_second", "master_decision_p99_ms"} <= found.keys()
    assert all(figure > 0 for figure in found.values())
    assert found["swift_decisions"] == 2


@pytest.mark.compiled
@pytest.mark.long
def test_environments_are_measured_beside_others(quick_kit: ModuleType) -> None:
    found = quick_kit.figures()
    run = importlib.import_module("benchmarks.run")
    assert {figure for figures in run.KIT_LINES.values() for figure in figures} <= found.keys()
    assert {"environment_steps_2p_per_second", "steps_of_pettingzoo_go_per_second"} <= found.keys()
    assert {"openspiel_actions_4p_per_second", "openspiel_actions_of_backgammon_per_second"} <= found.keys()
    assert all(figure > 0 for figure in found.values())


@pytest.mark.long
def test_catanatron_is_measured() -> None:
    pytest.importorskip("catanatron")
    found = measured("catanatron_games", "--games", "1", "--samples", "1", "--copies", "1")
    assert found.keys() == {"decisions_per_second", "copy_us"}
    assert all(isinstance(figure, float) and figure > 0 for figure in found.values())


@pytest.mark.long
@pytest.mark.compiled
def test_the_server_is_measured() -> None:
    found = measured("server", "--games", "2", "--players", "2", "--warm-up", "0.0", "--seconds", "0.001")
    assert found.keys() == {"moves_per_second", "script_moves_per_second", "p99_ms"}
    assert all(isinstance(figure, float) and figure > 0 for figure in found.values())


@pytest.mark.alone
@pytest.mark.compiled
@pytest.mark.long
@pytest.mark.parametrize("options", [(), ("--bots",)])
def test_what_a_move_costs_is_measured(options: tuple[str, ...]) -> None:
    found = measured("moves", "--tables", "2", "--moves", "10", *options)
    assert found.keys() == {"ms_a_move", "thinking_ms_a_move", "moves", "p50_ms", "p99_ms"}
    assert found["moves"] == 20


@pytest.mark.long
@pytest.mark.compiled
def test_crowds_are_measured() -> None:
    found = measured("crowd", "crowd", "--tables", "2", "--playing", "1", "--seconds", "0.5")
    assert found["crowd_tables"] == 2
    beside = measured("crowd", "thinkers", "--tables", "1", "--seconds", "1")
    assert beside.keys() == {"people_p99_ms", "people_beside_thinkers_p99_ms"}


@pytest.mark.long
def test_a_server_lives_through_kills() -> None:
    found = measured("soak", "--minutes", "0.3", "--kills", "1", "--people", "3")
    assert isinstance(found["moves"], int) and found["moves"] > 0


@pytest.mark.long
@pytest.mark.alone
@pytest.mark.compiled
def test_the_page_is_measured() -> None:
    found = measured("browser", "--clicks", "2", "--loads", "1")
    assert found.keys() == {"click_to_screen_ms", "list_to_screen_ms", "long_frames", "first_load_ms", "first_load_kb"}
    assert isinstance(found.pop("long_frames"), int)
    for clicks in (found.pop("click_to_screen_ms"), found.pop("list_to_screen_ms")):
        assert isinstance(clicks, dict)
        assert clicks.keys() == {"p50", "p95"}
        assert all(figure > 0 for figure in clicks.values())
    assert all(isinstance(figure, float) and figure > 0 for figure in found.values())


def test_the_best_round_counts_and_targets_are_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    run = importlib.import_module("benchmarks.run")
    monkeypatch.setattr(run, "version", lambda _: "3.2.1")
    catanatron = run.best(
        [{"decisions_per_second": 90.0, "copy_us": 110.0}, {"decisions_per_second": 100.0, "copy_us": 120.0}]
    )
    assert catanatron == {"decisions_per_second": 100.0, "copy_us": 110.0}

    ours = {"games_per_second": 1.0, "bytes_per_game": 199_000.0}
    engines = {
        "interpreted": {"decisions_per_second": 99.0, "clone_us": 300.0, **ours},
        "compiled": {"decisions_per_second": 1000.0, "clone_us": 27.0, **ours},
    }
    verdicts = [line.split()[-1] for line in run.table(engines, catanatron).splitlines()[-4:]]
    assert verdicts == ["MISSED", "reached", "reached", "reached"]


def test_instructions_are_counted_by_whatever_can_do_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    run = importlib.import_module("benchmarks.run")
    told = {
        run.COUNTERS[0]: "1234,,instructions:u,5678,100.00,,\n",
        run.COUNTERS[1]: "==7== Cachegrind\n==7== I   refs:      1,234\n",
    }
    for (_, pattern), text in told.items():
        counter = (sys.executable, "-c", f"import sys; sys.stderr.write({text!r})")
        silent = (sys.executable, "-c", "import sys; sys.stderr.write('<not supported>,,instructions:u,0,100.00,,')")
        monkeypatch.setattr(run, "COUNTERS", ((("none-such",), "x"), (silent, pattern), (counter, pattern)))
        assert run.instructions(ROOT, 40) == 1234
    monkeypatch.setattr(run, "COUNTERS", ())
    assert run.instructions_line(run.measure_instructions()).startswith("Instructions are not counted")
    counted = {"now": 5e9, "before": 1e10, "ratio": 0.5}
    assert run.instructions_line(counted) == "40 games take 5,000 million instructions, 0.50 of what they took before."


def test_what_studies_are_made_of_is_told_in_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    run = importlib.import_module("benchmarks.run")
    kit = {figure: 1234.5 for figures in run.KIT_LINES.values() for figure in figures}
    lines = run.kit_lines(kit)
    assert lines[0].startswith("steady bots") and lines[0].endswith(
        " 1,234, 1,234, 1,234 whole games with 2, 3 and 4 players"
    )
    assert len(lines) == len(run.KIT_LINES)


def test_the_targets_of_server_and_page_are_judged(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT))
    run = importlib.import_module("benchmarks.run")
    server = {
        **{"moves_per_second": 1000.0, "script_moves_per_second": 200.0, "p99_ms": 300.0},
        **{"people_move_ms": 1.0, "people_move_before_ms": 3.0, "people_thinking_ms": 0.0},
        **{"bots_move_ms": 2.0, "bots_thinking_ms": 1.0},
        **{"people_p99_ms": 10.0, "people_beside_thinkers_p99_ms": 16.0},
        **{"crowd_mb": 400.0, "crowd_empty_mb": 100.0, "crowd_cores_at_rest": 0.01, "crowd_p99_ms": 50.0},
    }
    browser = {
        **{"click_to_screen_ms": {"p50": 50.0, "p95": 60.0}, "long_frames": 1},
        **{"first_load_ms": 999.0, "first_load_kb": 351.0},
    }
    shown = run.play_table(server, browser)
    verdicts = [line.split()[-1] for line in shown.splitlines()[-7:]]
    assert verdicts == ["reached", "MISSED", "MISSED", "reached", "MISSED", "MISSED", "reached"]
    assert "1.00 ms of the server's processor (3.00 ms before)" in shown
