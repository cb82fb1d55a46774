"""Measures the engine, interpreted and compiled, beside Catanatron in one run on one machine.

Each round measures all of them one after the other, each in a process of its own, and the best round of each counts:
other work on the machine only ever slows one down. `make bench` prepares both engines and runs this.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
ENGINES = {"interpreted": ROOT / "build" / "interpreted", "compiled": ROOT / "src"}
ROUNDS = 12

Figures = dict[str, float]


class MeasuringFailed(Exception):
    """A measurement that could not be made, with what went wrong."""


def measure(module: str, *arguments: str, engine: str | None = None) -> Figures:
    """What a measuring module of this package prints, run on one of our engines if it needs one."""
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    if engine is not None:
        environment["PYTHONPATH"] = str(ENGINES[engine])
    command = [sys.executable, "-m", f"benchmarks.{module}", *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise MeasuringFailed(f"{' '.join(command)} failed:\n{done.stderr}")
    found = json.loads(done.stdout)
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


def table(engines: dict[str, Figures], catanatron: Figures) -> str:
    """The figures and what they are to reach, for people."""
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
    for target, figure, reached in (
        ("interpreted, decisions/s of Catanatron's: at least 1", f"{interpreted:.2f}", interpreted >= 1),
        ("compiled, decisions/s of Catanatron's: at least 5", f"{compiled:.2f}", compiled >= 5),
        ("compiled, clone of Catanatron's copy: at most 0.25", f"{copying:.2f}", copying <= 0.25),
        ("a game in progress: less than 200 kB", f"{size:.1f}", size < 200),
    ):
        lines.append(f"{target:<54}{figure:>8}  {'reached' if reached else 'MISSED'}")
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often to measure (default: %(default)s)")
    asked = parser.parse_args()
    try:
        engines, catanatron = measure_all(asked.rounds)
    except MeasuringFailed as problem:
        sys.exit(str(problem))
    if asked.json:
        print(json.dumps({"engine": engines, "catanatron": catanatron}))
    else:
        print(table(engines, catanatron))
        print(f"\nRandom 4-player games on Python {sys.version.split()[0]}; the best of {asked.rounds} rounds.")


if __name__ == "__main__":
    main()
