"""A statistic: how the points of each role spread over games between steady bots, as a plot.

pip install 'bodypolitic[examples]'
python examples/statistic.py scores.svg
"""

import sys

import matplotlib.pyplot as plt

from bodypolitic.bots.simulation import Tally, simulate
from bodypolitic.bots.tournament import pairing_of


def plot(tally: Tally, path: str) -> None:
    """One box a role."""
    figure, axes = plt.subplots(layout="constrained")
    axes.boxplot([tally.scores[role] for role in tally.roles], tick_labels=tally.roles)
    axes.set_ylabel("victory points")
    axes.set_title(f"{tally.finished} games between steady bots")
    figure.savefig(path)


def main(path: str = "scores.svg", games: int = 100) -> None:
    plot(simulate(pairing_of(4, {}, "steady"), games, seed=1), path)


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else "scores.svg")
