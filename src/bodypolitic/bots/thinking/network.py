"""The judge's network while it learns: small layers by numpy, fitted by Adam to what playouts came to."""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from bodypolitic.bots.playouts.judge import CANDIDATES_OF_A_TURN, MOST_CHANGED

FIRST: Final = 32  # numbers of the first layer
SECOND: Final = 16
BATCH: Final = 256  # decisions between two corrections
RATE: Final = 2e-3  # of a correction at first; it goes down to 0
DECAY: Final = 1.0
KEPT: Final = 0.5  # of the first layer's numbers; the others are left out by lot, so that none relies on one other
LEAST_SPREAD: Final = 0.1  # of what is seen, so that what hardly ever differs does not count for too much
LEAST_CHANGE: Final = 0.05
MOST_GAINED: Final = 30.0  # hundredths of a chance to win; more is luck

Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]


class Lessons(NamedTuple):
    """Decisions one below the other; beside each other the candidates of each, the steady bot's first."""

    seen: Floats  # what the seat knew: decision, figure
    kinds: Numbers  # the row of each candidate's kind: decision, candidate
    owns: Numbers  # the row of its own
    there: Floats  # 1 where there is a candidate
    behind: Floats  # by how much the steady bot thinks less of it
    changes: Floats  # decision, candidate, figure
    chances: Floats  # to win, in hundredths, as playouts tell them

    def some(self, which: Any) -> "Lessons":
        """Some of the decisions."""
        return Lessons(*(part[which] for part in self))


class Network:
    """The weights that are learned, and how they were corrected so far."""

    def __init__(self, lessons: Lessons, rows: int, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self._chance = chance
        self._middle = lessons.seen.mean(axis=0)
        self._spread = np.maximum(lessons.seen.std(axis=0), LEAST_SPREAD)
        figures = lessons.changes.shape[2]
        self._change = np.maximum(lessons.changes.reshape(-1, figures).std(axis=0), LEAST_CHANGE)
        inputs = lessons.seen.shape[1]
        started: dict[str, Any] = {
            "first": chance.standard_normal((inputs, FIRST)) / np.sqrt(inputs),
            "first_start": np.zeros(FIRST),
            "second": chance.standard_normal((FIRST, SECOND)) / np.sqrt(FIRST),
            "second_start": np.zeros(SECOND),
            "rows": chance.standard_normal((rows, SECOND)) * 0.05,
            "worth": np.zeros(rows),
            "by_behind": np.zeros(rows),
            "by_first": np.zeros(rows),
            "changes": chance.standard_normal((figures, SECOND)) * 0.01,
            "by_change": np.zeros(figures),
        }
        self.weights: dict[str, Floats] = {name: start.astype(np.float32) for name, start in started.items()}
        self._forget_unknown()
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._steps = 0

    def _forget_unknown(self) -> None:
        """Row 0 is that of options that hardly ever came up: nothing is known of them."""
        for name in ("rows", "worth", "by_behind", "by_first"):
            self.weights[name][0] = 0.0

    def learn(self, lessons: Lessons, times: int) -> None:
        """Go through all lessons so many times, in an order by lot."""
        order = np.arange(len(lessons.seen))
        steps = times * (-(-len(order) // BATCH))
        for _ in range(times):
            self._chance.shuffle(order)
            for begun in range(0, len(order), BATCH):
                batch = lessons.some(order[begun : begun + BATCH])
                left = (self._chance.random((len(batch.seen), FIRST)) < KEPT).astype(np.float32) / np.float32(KEPT)
                self._correct(self.slopes(batch, left), RATE * (1 - self._steps / steps))

    def worths(self, lessons: Lessons) -> Floats:
        """What it thinks of each candidate."""
        every = np.ones((len(lessons.seen), FIRST), np.float32)
        return self._forward(lessons, every)[0]

    def _forward(self, lessons: Lessons, left: Floats) -> tuple[Floats, ...]:
        w = self.weights
        seen = (lessons.seen - self._middle) / self._spread
        changes = np.clip(lessons.changes / self._change, -MOST_CHANGED, MOST_CHANGED)
        first = np.maximum(seen @ w["first"] + w["first_start"], 0) * left
        second = np.maximum(first @ w["second"] + w["second_start"], 0)
        rows = w["rows"][lessons.kinds] + w["rows"][lessons.owns] + changes @ w["changes"]
        worths = (
            np.einsum("dcn,dn->dc", rows, second)
            + w["worth"][lessons.kinds]
            + w["worth"][lessons.owns]
            + w["by_behind"][lessons.kinds] * lessons.behind
            + changes @ w["by_change"]
        )
        worths[:, 0] += w["by_first"][lessons.kinds[:, 0]]
        return worths, seen, changes, first, second, rows

    def slopes(self, lessons: Lessons, left: Floats) -> dict[str, Floats]:
        """How the error changes with each weight: that of the differences between candidates, squared."""
        w = self.weights
        worths, seen, changes, first, second, rows = self._forward(lessons, left)
        wanted = np.clip(centered(lessons.chances, lessons.there), -MOST_GAINED, MOST_GAINED)
        missed = centered(worths, lessons.there) - wanted
        by_worth = (2 * centered(missed, lessons.there) / len(worths)).astype(np.float32)
        by_row = by_worth[:, :, None] * second[:, None, :]
        by_second = np.einsum("dc,dcn->dn", by_worth, rows) * (second > 0)
        by_first = (by_second @ w["second"].T) * left * (first > 0)
        slopes = {name: np.zeros_like(weight) for name, weight in w.items()}
        for places in (lessons.kinds, lessons.owns):
            np.add.at(slopes["rows"], places, by_row)
            np.add.at(slopes["worth"], places, by_worth)
        np.add.at(slopes["by_behind"], lessons.kinds, by_worth * lessons.behind)
        np.add.at(slopes["by_first"], lessons.kinds[:, 0], by_worth[:, 0])
        flat = changes.reshape(-1, changes.shape[2])
        slopes["changes"] = flat.T @ by_row.reshape(-1, SECOND)
        slopes["by_change"] = flat.T @ by_worth.reshape(-1)
        slopes["second"], slopes["second_start"] = first.T @ by_second, by_second.sum(axis=0)
        slopes["first"], slopes["first_start"] = seen.T @ by_first, by_first.sum(axis=0)
        return slopes

    def _correct(self, slopes: dict[str, Floats], rate: float) -> None:
        """A step of Adam, with weights that decay."""
        self._steps += 1
        for name, slope in slopes.items():
            self._mean[name] = 0.9 * self._mean[name] + 0.1 * slope
            self._square[name] = 0.999 * self._square[name] + 0.001 * slope**2
            mean = self._mean[name] / (1 - 0.9**self._steps)
            square = self._square[name] / (1 - 0.999**self._steps)
            self.weights[name] -= rate * (mean / (np.sqrt(square) + 1e-8) + DECAY * self.weights[name])
        self._forget_unknown()

    def as_data(self, names: list[str], lead_needed: float) -> dict[str, Any]:
        """The weights as the judge reads them; what stands in row 0 of `names` has none."""
        w = self.weights
        first = w["first"] / self._spread[:, None]
        start = w["first_start"] - self._middle @ first
        rows = np.column_stack([w["rows"], w["worth"], w["by_behind"], w["by_first"]])
        changes = np.column_stack([w["changes"], w["by_change"], self._change])
        return {
            "first": [_short(row) for row in np.vstack([first, start]).T],
            "second": [_short(row) for row in np.vstack([w["second"], w["second_start"]]).T],
            "changes": [_short(row) for row in changes],
            "rows": {name: _short(row) for name, row in zip(names[1:], rows[1:], strict=True)},
            "lead_needed": lead_needed,
        }


def centered(worths: Floats, there: Floats) -> Floats:
    """The worths of candidates against the mean of their decision; 0 where there is none."""
    found: Floats = (worths - (worths * there).sum(axis=1, keepdims=True) / there.sum(axis=1, keepdims=True)) * there
    return found


def gained(worths: Floats, lessons: Lessons, lead_needed: float) -> tuple[float, float]:
    """By how much chances grow where its choice is followed instead of the steady bot's, and the standard error."""
    shown = np.where(lessons.there > 0, worths, -np.inf)
    shown[:, 0] += lead_needed
    best = shown.argmax(axis=1)
    gains = lessons.chances[np.arange(len(best)), best] - lessons.chances[:, 0]
    return float(gains.mean()), float(gains.std() / np.sqrt(len(gains)))


def lessons_of(decisions: list[dict[str, Any]], names: list[str], figures: int) -> Lessons:
    """Decisions as they were kept, as arrays; so many figures can change."""
    number = {name: place for place, name in enumerate(names)}
    shape = (len(decisions), CANDIDATES_OF_A_TURN)
    lessons = Lessons(
        np.array([one["seen"] for one in decisions], np.float32),
        np.zeros(shape, np.int64),
        np.zeros(shape, np.int64),
        np.zeros(shape, np.float32),
        np.zeros(shape, np.float32),
        np.zeros((*shape, figures), np.float32),
        np.zeros(shape, np.float32),
    )
    for place, one in enumerate(decisions):
        for candidate, option in enumerate(one["options"]):
            kind, own = names_of(one["step"], option)
            lessons.kinds[place, candidate] = number.get(kind, 0)
            lessons.owns[place, candidate] = number.get(own, 0) if own != kind else 0
            lessons.there[place, candidate] = 1.0
            lessons.behind[place, candidate] = one["behind"][candidate]
            lessons.chances[place, candidate] = 100 * np.mean([sample[candidate] for sample in one["chances"]])
            for figure, change in one["changes"][candidate].items():
                lessons.changes[place, candidate, int(figure)] = change
    return lessons


def names_of(step: str, option: str) -> tuple[str, str]:
    """The names of an option's rows: that of its kind, and its own, which is the same where it has no values."""
    return f"{step} {option.partition('/')[0]}", f"{step} {option}"


def _short(row: Floats) -> list[float]:
    return [float(f"{weight:.4g}") for weight in row]
