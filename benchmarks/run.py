"""Measures the engine, interpreted and compiled, beside Catanatron, then what studies are made of, server and page.

Each round measures the engines and Catanatron one after the other, each in a process of its own, and the best round of
each counts: other work on the machine only ever slows one down. Server and page run once, on the compiled engine. What
other work can't change are the instructions that games take, beside those of an earlier version.
`make bench` prepares all of it and runs this.
"""

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
ENGINES = {"interpreted": ROOT / "build" / "interpreted", "compiled": ROOT / "src"}
BEFORE = ROOT / "build" / "before" / "src"
ROUNDS = 12
KIT = ("games", "drawing", "environments", "openspiel")
KIT_LINES = {
    ("steady bots", "whole games with 2, 3 and 4 players"): (
        "steady_games_2p_per_second",
        "steady_games_3p_per_second",
        "steady_games_4p_per_second",
    ),
    ("", "games drawn anew for a seat, 4 players"): ("determinizations_4p_per_second",),
    ("", "playouts of a round, 4 players"): ("playouts_of_a_round_4p_per_second",),
    ("PettingZoo", "steps with 2 and 4 players"): (
        "environment_steps_2p_per_second",
        "environment_steps_4p_per_second",
    ),
    ("", "steps of its own chess and go"): (
        "steps_of_pettingzoo_chess_per_second",
        "steps_of_pettingzoo_go_per_second",
    ),
    ("OpenSpiel", "actions with 2 and 4 players"): (
        "openspiel_actions_2p_per_second",
        "openspiel_actions_4p_per_second",
    ),
    ("", "actions of its own gin rummy and backgammon"): (
        "openspiel_actions_of_gin_rummy_per_second",
        "openspiel_actions_of_backgammon_per_second",
    ),
}
GAMES_COUNTED = 40
SECONDS_BESIDE_THINKERS = 40  # so that a hundredth of the moves are more than a few
# What counts the instructions of a command, and how it tells their number
COUNTERS = (
    (("perf", "stat", "-x,", "-e", "instructions:u"), r"^(\d+),.*instructions"),
    (("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"), r"I +refs: +([\d,]+)"),
)

Figures = dict[str, float]


class MeasuringFailed(Exception):
    """A measurement that could not be made, with what went wrong."""


def run(command: Sequence[str], source: Path | None = None) -> subprocess.CompletedProcess[str]:
    """A command that has ended well, run on one of our engines if it needs one."""
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    if source is not None:
        environment["PYTHONPATH"] = str(source)
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise MeasuringFailed(f"{' '.join(command)} failed:\n{done.stderr}")
    return done


def printed(module: str, *arguments: str, engine: str | None = None) -> dict[str, Any]:
    """What a measuring module of this package prints, run on one of our engines if it needs one."""
    command = [sys.executable, "-m", f"benchmarks.{module}", *arguments]
    found: dict[str, Any] = json.loads(run(command, None if engine is None else ENGINES[engine]).stdout)
    return found


def measure(module: str, *arguments: str, engine: str | None = None) -> Figures:
    """The figures that a measuring module prints, from the engine that was asked for."""
    found = printed(module, *arguments, engine=engine)
    if engine is not None and found.pop("mode") != engine:
        raise MeasuringFailed(f"{ENGINES[engine]} has no {engine} engine; `make bench` prepares it")
    return {name: float(figure) for name, figure in found.items()}


def best(rounds: Sequence[Figures]) -> Figures:
    """The best of each figure: the highest rate, the lowest cost."""
    return {
        name: (max if name.endswith("_per_second") else min)(figures[name] for figures in rounds) for name in rounds[0]
    }


def measure_all(rounds: int) -> tuple[dict[str, Figures], Figures]:
    """The figures of our engines by mode, and those of Catanatron."""
    measured: dict[str, list[Figures]] = {engine: [] for engine in ENGINES}
    catanatron: list[Figures] = []
    for number in range(1, rounds + 1):
        print(f"Measuring, round {number} of {rounds} ...", file=sys.stderr)
        for engine in ENGINES:
            measured[engine].append(measure("engine", "speed", engine=engine))
        catanatron.append(measure("catanatron_games"))
    print("Weighing games ...", file=sys.stderr)
    engines = {
        engine: {**best(figures), **measure("engine", "memory", engine=engine)} for engine, figures in measured.items()
    }
    return engines, best(catanatron)


def instructions(source: Path, games: int) -> int | None:
    """How many instructions an engine takes for some games, if something on this machine counts them."""
    for counter, told in COUNTERS:
        if shutil.which(counter[0]):
            done = run([*counter, sys.executable, "-m", "benchmarks.engine", "play", "--games", str(games)], source)
            counted = re.search(told, done.stderr, re.MULTILINE)
            if counted is not None:
                return int(counted[1].replace(",", ""))
    return None


def measure_instructions() -> Figures:
    """The instructions of games without those that start Python, beside an earlier version's if there is one."""
    figures: Figures = {}
    for name, source in (("now", ENGINES["compiled"]), ("before", BEFORE)):
        if source.is_dir():
            print(f"Counting instructions, {name} ...", file=sys.stderr)
            all_of_them, to_start = instructions(source, GAMES_COUNTED), instructions(source, 0)
            if all_of_them is not None and to_start is not None:
                figures[name] = all_of_them - to_start
    if len(figures) == 2:
        figures["ratio"] = figures["now"] / figures["before"]
    return figures


def instructions_line(figures: Figures) -> str:
    """What games take in instructions, for people."""
    if "now" not in figures:
        return "Instructions are not counted: neither perf nor valgrind can do so here."
    beside = f", {figures['ratio']:.2f} of what they took before" if "ratio" in figures else ""
    return f"{GAMES_COUNTED} games take {figures['now'] / 1e6:,.0f} million instructions{beside}."


def measure_play() -> tuple[Figures, dict[str, Any]]:
    """The figures of the server and of the page in a browser."""
    print("Measuring the server ...", file=sys.stderr)
    server = {**printed("server", engine="compiled"), **measure_moves()}
    server |= printed("crowd", "thinkers", "--seconds", str(SECONDS_BESIDE_THINKERS), engine="compiled")
    server |= printed("crowd", "crowd", engine="compiled")
    print("Measuring the page ...", file=sys.stderr)
    return server, printed("browser", engine="compiled")


def measure_kit() -> Figures:
    """What studies are made of."""
    print("Measuring what studies are made of ...", file=sys.stderr)
    return printed("kit", *KIT, engine="compiled")


def kit_lines(kit: Figures) -> list[str]:
    """What studies are made of, in a second of a core, for people."""
    lines = []
    for (name, told), figures in KIT_LINES.items():
        rates = ", ".join(f"{kit[figure]:,.0f}" for figure in figures)
        lines.append(f"{name:<14}{rates:>20} {told}")
    return lines


def measure_moves() -> Figures:
    """What a person's move costs, beside an earlier version if `make bench` has prepared one."""
    figures: Figures = {}
    for name, options in (("people", ()), ("bots", ("--bots",))):
        now = printed("moves", *options, engine="compiled")
        figures |= {f"{name}_move_ms": now["ms_a_move"], f"{name}_thinking_ms": now["thinking_ms_a_move"]}
        if BEFORE.is_dir():
            before = printed("moves", *options, "--before", str(BEFORE), engine="compiled")
            figures[f"{name}_move_before_ms"] = before["ms_a_move"]
    return figures


def move_lines(server: Figures) -> list[str]:
    """What moves cost, for people."""
    lines = []
    for name, told in (("people", "a move, two people"), ("bots", "a move and 3 bots'")):
        before = server.get(f"{name}_move_before_ms")
        beside = "" if before is None else f" ({before:.2f} ms before)"
        lines.append(
            f"{told:<22}{server[f'{name}_move_ms']:>12.2f} ms of the server's processor{beside}, "
            f"{server[f'{name}_thinking_ms']:.2f} ms where bots think"
        )
    lines.append(
        f"{'1,000 tables':<22}{server['crowd_mb']:>12.0f} MB with 2,000 sockets "
        f"({server['crowd_empty_mb']:.0f} MB empty), "
        f"{server['crowd_cores_at_rest']:.3f} cores at rest, a move in {server['crowd_p99_ms']:.0f} ms (p99)"
    )
    return lines


def cost_targets(server: Figures) -> list[tuple[str, str, bool]]:
    """What moves may cost beside an earlier version, if there is one to compare with."""
    found: list[tuple[str, str, bool]] = []
    for name, told in (("people", "two people's"), ("bots", "a person's and 3 bots'")):
        before = server.get(f"{name}_move_before_ms")
        if before is not None:
            share = server[f"{name}_move_ms"] / before
            found.append((f"{told} move, of what it cost: at most 0.33", f"{share:.2f}", share <= 1 / 3))
    return found


def verdicts(judged: Sequence[tuple[str, str, bool]]) -> list[str]:
    """A line for each target: what it is, the figure, and whether it is reached."""
    return [f"{target:<54}{figure:>8}  {'reached' if reached else 'MISSED'}" for target, figure, reached in judged]


def play_table(server: Figures, browser: dict[str, Any]) -> str:
    """The figures of server and page and what they are to reach, for people."""
    click, load, size = browser["click_to_screen_ms"], browser["first_load_ms"], browser["first_load_kb"]
    moves, long_frames = server["moves_per_second"], browser["long_frames"]
    beside = server["people_beside_thinkers_p99_ms"] / server["people_p99_ms"]
    lines = [
        f"{'server, 200 games':<22}{moves:>12,.0f} moves/s stored and shown, "
        f"{server['script_moves_per_second']:,.0f}/s by scripts, acknowledged in {server['p99_ms']:.0f} ms (p99)",
        *move_lines(server),
        f"{'page':<22}{click['p50']:>12.0f} ms from click to screen (p50), {click['p95']:.0f} ms (p95), "
        f"{long_frames} frames of more than 50 ms; first load {load:.0f} ms, {size:.0f} kB",
        "",
        *verdicts(
            (
                *cost_targets(server),
                ("click to screen, p95: less than 60 ms", f"{click['p95']:.0f}", click["p95"] < 60),
                ("frames of more than 50 ms after a click: none", f"{long_frames}", long_frames == 0),
                ("moves/s on one server process: at least 1,000", f"{moves:,.0f}", moves >= 1000),
                ("p99 beside 3 tables of 1 s bots: at most 1.5 times", f"{beside:.2f}", beside <= 1.5),
                ("first load, compressed: less than 350 kB", f"{size:.0f}", size < 350),
                ("first load: less than 1,000 ms", f"{load:,.0f}", load < 1000),
            )
        ),
    ]
    return "\n".join(lines)


def table(engines: dict[str, Figures], catanatron: Figures) -> str:
    """The figures of the engine and what they are to reach, for people."""
    lines = [f"{'':<22}{'decisions/s':>12}{'games/s':>10}{'clone':>12}{'a game':>12}"]
    for engine, figures in engines.items():
        lines.append(
            f"{engine:<22}{figures['decisions_per_second']:>12,.0f}{figures['games_per_second']:>10.1f}"
            f"{figures['clone_us']:>9.1f} µs{figures['bytes_per_game'] / 1000:>9.1f} kB"
        )
    other = f"Catanatron {version('catanatron')}"
    lines.append(f"{other:<22}{catanatron['decisions_per_second']:>12,.0f}{'':>10}{catanatron['copy_us']:>9.1f} µs")

    interpreted, compiled = (
        engines[engine]["decisions_per_second"] / catanatron["decisions_per_second"] for engine in ENGINES
    )
    copying = engines["compiled"]["clone_us"] / catanatron["copy_us"]
    size = max(figures["bytes_per_game"] for figures in engines.values()) / 1000
    lines.append("")
    lines += verdicts(
        (
            ("interpreted, decisions/s of Catanatron's: at least 1", f"{interpreted:.2f}", interpreted >= 1),
            ("compiled, decisions/s of Catanatron's: at least 10", f"{compiled:.2f}", compiled >= 10),
            ("compiled, clone of Catanatron's copy: at most 0.25", f"{copying:.2f}", copying <= 0.25),
            ("a game in progress: less than 200 kB", f"{size:.1f}", size < 200),
        )
    )
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often to measure (default: %(default)s)")
    asked = parser.parse_args()
    try:
        engines, catanatron = measure_all(asked.rounds)
        counted = measure_instructions()
        kit = measure_kit()
        server, browser = measure_play()
    except MeasuringFailed as problem:
        sys.exit(str(problem))
    if asked.json:
        measured = {"engine": engines, "catanatron": catanatron, "instructions": counted}
        print(json.dumps({**measured, "kit": kit, "server": server, "browser": browser}))
    else:
        print(table(engines, catanatron))
        print(f"\nRandom 4-player games on Python {sys.version.split()[0]}; the best of {asked.rounds} rounds.")
        print(f"{instructions_line(counted)}\n")
        print("\n".join(("In a second of a core:", *kit_lines(kit), "")))
        print(play_table(server, browser))


if __name__ == "__main__":
    main()
