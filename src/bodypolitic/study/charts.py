"""Plain charts as SVG that follow the reader's light or dark colours."""

from collections.abc import Sequence
from html import escape
from typing import Final, NamedTuple

INKS: Final = (
    "#c0392b",
    "#b8860b",
    "#2e6da4",
    "#6b5b95",
    "#3d8b5f",
    "#8c5a3c",
    "#5f6b73",
    "#a23b72",
    "#1f7a7a",
    "#94a11f",
)
NIGHT_INKS: Final = (
    *("#ff8a7a", "#e8c15a", "#7fb7ea", "#b9a8e6", "#7fd3a4", "#d9a27f", "#b3c0c8", "#ec8fc0", "#6fd0d0", "#d5e05f"),
)
WIDTH: Final = 720
LEFT: Final = 190
RIGHT: Final = 24


class Series(NamedTuple):
    """A line of a chart."""

    name: str
    points: Sequence[tuple[float, float]]


class Spot(NamedTuple):
    """A rate with its interval, in the ink of its group."""

    name: str
    ink: int
    middle: float
    low: float
    high: float


def _style() -> str:
    day = "".join(f".i{number}{{stroke:{ink};fill:{ink}}}" for number, ink in enumerate(INKS))
    night = "".join(f".i{number}{{stroke:{ink};fill:{ink}}}" for number, ink in enumerate(NIGHT_INKS))
    return (
        "<style>text{font:13px system-ui,sans-serif;fill:#2b2b2b;stroke:none}.h{font-weight:600;font-size:15px}"
        ".g{stroke:#d5d0c6;stroke-width:1}.l{fill:none;stroke-width:2.5}.b{stroke:none}"
        f"{day}@media(prefers-color-scheme:dark){{text{{fill:#e6e2da}}.g{{stroke:#4a4844}}{night}}}</style>"
    )


def _picture(title: str, height: int, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"><title>{escape(title)}'
        f'</title>{_style()}<text class="h" x="12" y="22">{escape(title)}</text>{"".join(parts)}</svg>\n'
    )


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{escape(text)}</text>'


def dots(title: str, groups: Sequence[tuple[str, Sequence[Spot]]], marks: Sequence[float]) -> str:
    """Rates from 0 to 1 with their intervals, one below the other under the name of their group, and marks."""
    wide = WIDTH - LEFT - RIGHT
    bottom = 44 + 22 * sum(1 + len(spots) for _, spots in groups)
    parts = []
    for mark in marks:
        x = LEFT + wide * mark
        parts.append(f'<path class="g" d="M{x:.0f} 36V{bottom}"/>{_text(x, bottom + 16, f"{mark:.0%}", "middle")}')
    y = 52
    for group, spots in groups:
        parts.append(_text(12, y + 4, group))
        for number, spot in enumerate(spots, start=1):
            low, high = LEFT + wide * spot.low, LEFT + wide * spot.high
            parts.append(_text(LEFT - 10, y + 22 * number + 4, spot.name, "end"))
            parts.append(f'<g class="i{spot.ink}"><path stroke-width="3" d="M{low:.1f} {y + 22 * number}H{high:.1f}"/>')
            parts.append(f'<circle cx="{LEFT + wide * spot.middle:.1f}" cy="{y + 22 * number}" r="5"/></g>')
        y += 22 * (1 + len(spots))
    return _picture(title, bottom + 30, parts)


def bars(title: str, rows: Sequence[tuple[str, Sequence[float]]], names: Sequence[str]) -> str:
    """Amounts that add up, one bar a row; what is lost goes to the left."""
    most = max((sum(part for part in parts if part > 0) for _, parts in rows), default=1) or 1
    least = min((sum(part for part in parts if part < 0) for _, parts in rows), default=0)
    scale = (WIDTH - LEFT - RIGHT) / (most - least)
    zero = LEFT - least * scale
    drawn = [f'<path class="g" d="M{zero:.1f} 36V{40 + 30 * len(rows)}"/>']
    for number, (name, amounts) in enumerate(rows):
        y = 40 + 30 * number
        drawn.append(_text(LEFT - 10, y + 16, name, "end"))
        right = left = zero
        for ink, amount in enumerate(amounts):
            wide = abs(amount) * scale
            if amount < 0:
                left -= wide
            x = left if amount < 0 else right
            if amount > 0:
                right += wide
            label = f"<title>{escape(names[ink])}: {amount:.1f}</title>"
            drawn.append(f'<rect class="b i{ink}" x="{x:.1f}" y="{y}" width="{wide:.1f}" height="22">{label}</rect>')
        drawn.append(_text(right + 6, y + 16, f"{sum(amounts):.0f}"))
    return (
        _picture(title, 0, drawn)
        .replace(
            f'viewBox="0 0 {WIDTH} 0"',
            f'viewBox="0 0 {WIDTH + 40} {70 + 30 * len(rows) + 20 * ((len(names) + 3) // 4)}"',
        )
        .replace("</svg>", _legend(names, 60 + 30 * len(rows)) + "</svg>")
    )


def _legend(names: Sequence[str], top: float) -> str:
    parts = []
    for ink, name in enumerate(names):
        x, y = 16 + 180 * (ink % 4), top + 20 * (ink // 4)
        parts.append(
            f'<rect class="b i{ink}" x="{x}" y="{y - 9:.0f}" width="12" height="12"/>{_text(x + 18, y + 2, name)}'
        )
    return "".join(parts)


def lines(
    title: str,
    series: Sequence[Series],
    low: float,
    high: float,
    ticks: Sequence[tuple[float, str]],
    marks: Sequence[tuple[float, str]] | None = None,
) -> str:
    """Lines, named at their ends, over the rounds, or with marks of one's own below."""
    right, bottom = WIDTH - 190, 300
    places = sorted({x for one in series for x, _ in one.points})
    first, last = (places[0], places[-1]) if places else (0, 1)

    def at(x: float, y: float) -> str:
        across = 60 + (right - 60) * (x - first) / ((last - first) or 1)
        return f"{across:.1f},{bottom - (bottom - 44) * (y - low) / ((high - low) or 1):.1f}"

    parts = []
    for value, name in ticks:
        y = float(at(first, value).split(",")[1])
        parts.append(f'<path class="g" d="M60 {y:.1f}H{right}"/>{_text(52, y + 4, name, "end")}')
    for x, name in [(x, f"round {x:.0f}") for x in places] if marks is None else marks:
        parts.append(_text(float(at(x, low).split(",")[0]), bottom + 20, name, "middle"))
    ends = sorted((float(at(*one.points[-1]).split(",")[1]), ink) for ink, one in enumerate(series))
    label = 0.0
    for y, ink in ends:
        label = max(y, label + 15)
        one = series[ink]
        parts.append(f'<polyline class="l i{ink}" style="fill:none" points="{" ".join(at(*p) for p in one.points)}"/>')
        parts.append(f'<circle class="i{ink}" cx="{right}" cy="{y:.1f}" r="3"/>{_text(right + 8, label + 4, one.name)}')
    return _picture(title, bottom + 34, parts)
