"""What many games were like: figures as CSV and Markdown, and charts."""

import csv
import math
import statistics
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final

from bodypolitic.bots.registry import ALL_AUTOMAS, AUTOMAS
from bodypolitic.bots.tournament import NORMAL_95, wilson_interval
from bodypolitic.game.components.boards import ROUNDS
from bodypolitic.game.ground.codes import POLICIES, ROLES, SECTIONS
from bodypolitic.game.table.kept_table import RULES
from bodypolitic.study.charts import Series, Spot, bars, dots, lines
from bodypolitic.study.games import PLAYERS, Played, Setting, mark_of
from bodypolitic.study.names import (
    USED,
    measure_name,
    module_name,
    players_name,
    policy_name,
    role_name,
    setting_name,
    word,
)

SOURCES: Final = 9  # that a chart tells apart; the rest is one more
NAMES: Final = ("setting", "role", "bot", "source", "policy", "kind", "name", "measure", "of")  # that are no figures
MOST_USED: Final = 15  # of cards and companies that are told for reading
Rows = list[dict[str, Any]]
Games = dict[Setting, list[Played]]
Tables = dict[str, Rows]


def mean_interval(values: Sequence[float]) -> tuple[float, float, float]:
    """The mean of some figures and the 95% confidence interval around it."""
    mean = statistics.fmean(values)
    spread = NORMAL_95 * statistics.stdev(values) / math.sqrt(len(values)) if len(values) > 1 else math.inf
    return mean, mean - spread, mean + spread


def wins(games: Games) -> Rows:
    """Wins and VP of each role in each setting."""
    rows = []
    for setting, played in games.items():
        for role in setting.seats:
            won = sum(role in game.winners for game in played)
            low, high = wilson_interval(won, len(played))
            mean, least, most = mean_interval([game.scores[role] for game in played])
            rows.append(
                {
                    "setting": setting.name,
                    "role": role,
                    "bot": setting.seats[role],
                    "rules": RULES,
                    "games": len(played),
                    "wins": won,
                    "rate": round(won / len(played), 4),
                    "rate_low": round(low, 4),
                    "rate_high": round(high, 4),
                    "vp": round(mean, 2),
                    "vp_low": round(least, 2),
                    "vp_high": round(most, 2),
                }
            )
    return rows


def sources(games: Games) -> Rows:
    """Where the VP of each role come from in each round, on average."""
    rows = []
    for setting, played in games.items():
        total: Counter[tuple[str, int, str]] = Counter()
        for game in played:
            for role, number, reason, amount in game.points:
                total[role, number, reason] += amount
        for (role, number, reason), amount in sorted(total.items()):
            mean = round(amount / len(played), 3)
            rows.append({"setting": setting.name, "role": role, "round": number, "source": reason, "vp": mean})
    return rows


def policies(games: Games) -> Rows:
    """How often each policy stands in each section after each round."""
    rows = []
    for setting, played in games.items():
        for number in range(ROUNDS):
            for policy, name in enumerate(POLICIES):
                stood = Counter(game.rounds[number]["policies"][policy] for game in played)
                row: dict[str, Any] = {"setting": setting.name, "round": number + 1, "policy": name}
                for place, section in enumerate(SECTIONS):
                    row[section] = round(stood[place] / len(played), 4)
                rows.append(row)
    return rows


def country(games: Games) -> Rows:
    """Prosperity, unemployment, wealth, legitimacy, treasury and companies after each round, on average."""
    rows = []
    for setting, played in games.items():
        for number in range(ROUNDS):
            after = [game.rounds[number] for game in played]
            row: dict[str, Any] = {"setting": setting.name, "round": number + 1}
            for place, role in enumerate(("WC", "MC")):
                mean, low, _ = mean_interval([one["prosperity"][place] for one in after])
                row[f"prosperity_{role}"] = round(mean, 2)
                row[f"prosperity_{role}_error"] = round((mean - low) / NORMAL_95, 4) if len(after) > 1 else ""
                row[f"unemployed_{role}"] = round(statistics.fmean(one["unemployed"][place] for one in after), 2)
            for place, role in enumerate(("WC", "MC", "CC")):
                row[f"legitimacy_{role}"] = round(statistics.fmean(one["legitimacy"][place] for one in after), 2)
            for place, role in enumerate(ROLES):
                row[f"companies_{role}"] = round(statistics.fmean(one["companies"][place] for one in after), 2)
            row["wealth"] = round(statistics.fmean(one["wealth"] for one in after), 2)
            row["treasury"] = round(statistics.fmean(one["treasury"] for one in after), 1)
            rows.append(row)
    return rows


def uses(games: Games) -> Rows:
    """How often actions, cards and companies are used, and how their users score with and without them."""
    rows = []
    for setting, played in games.items():
        used: dict[tuple[str, str], set[int]] = defaultdict(set)
        count: Counter[tuple[str, str]] = Counter()
        leads = {role: [_lead(game, role) for game in played] for role in setting.seats}
        for number, game in enumerate(played):
            for kind, name, times in game.uses:
                count[kind, name] += times
                used[kind, name].add(number)
        for (kind, name), times in sorted(count.items()):
            role, _, what = name.partition("/")
            there = used[kind, name]
            having = [lead for number, lead in enumerate(leads[role]) if number in there]
            lacking = [lead for number, lead in enumerate(leads[role]) if number not in there]
            rows.append(
                {
                    "setting": setting.name,
                    "kind": kind,
                    "role": role,
                    "name": what,
                    "a_game": round(times / len(played), 3),
                    "games_with": len(having),
                    "lead_with": round(statistics.fmean(having), 2),
                    "lead_without": round(statistics.fmean(lacking), 2) if lacking else "",
                    **_difference(having, lacking),
                }
            )
    return rows


def _difference(these: list[float], those: list[float]) -> dict[str, Any]:
    """By how much some figures are larger than others on average, and the standard error of that."""
    if min(len(these), len(those)) < 2:
        return {"difference": "", "standard_error": ""}
    error = math.sqrt(sum(statistics.variance(one) / len(one) for one in (these, those)))
    return {
        "difference": round(statistics.fmean(these) - statistics.fmean(those), 2),
        "standard_error": round(error, 2),
    }


def _lead(game: Played, role: str) -> float:
    return float(game.scores[role] - max(vp for other, vp in game.scores.items() if other != role))


def imf(games: Games) -> Rows:
    """How often the IMF intervenes."""
    return [
        {
            "setting": setting.name,
            "interventions_a_game": round(statistics.fmean(game.imf for game in played), 3),
            "games_with_one": round(sum(game.imf > 0 for game in played) / len(played), 3),
        }
        for setting, played in games.items()
    ]


def changes(settings: list[Setting], tables: Tables) -> Rows:
    """What each module changes against the same game without it, with 95% intervals, from the other tables."""
    base = {(one.players, one.bot): one.name for one in settings if one.plain}
    measured: dict[str, dict[tuple[str, str], tuple[float, float]]] = defaultdict(dict)
    games = {row["setting"]: row["games"] for row in tables["wins"]}

    def rate(setting: str, measure: str, of: str, share: float) -> None:
        measured[setting][measure, of] = share, math.sqrt(share * (1 - share) / games[setting])

    for row in tables["wins"]:
        measured[row["setting"]]["VP", row["role"]] = row["vp"], (row["vp_high"] - row["vp"]) / NORMAL_95
    for row in tables["wins"]:
        rate(row["setting"], "wins", row["role"], row["rate"])
    for row in tables["imf"]:
        rate(row["setting"], "games with the IMF", "", row["games_with_one"])
    for row in tables["country"]:
        for role in ("WC", "MC"):
            if row["round"] == ROUNDS and row.get(f"prosperity_{role}_error"):
                mean, error = row[f"prosperity_{role}"], row[f"prosperity_{role}_error"]
                measured[row["setting"]]["Prosperity at the end", role] = mean, error
    for row in tables["policies"]:
        if row["round"] == ROUNDS:
            for section in SECTIONS:
                rate(row["setting"], f"ends in {section}", row["policy"], row[section])
    rows = []
    for setting in settings:
        without = base.get((setting.players, setting.bot), "")
        for what in measured[setting.name] if setting.modules and without else ():
            if what in measured[without]:
                (before, doubt), (after, more) = measured[without][what], measured[setting.name][what]
                reach = NORMAL_95 * math.hypot(doubt, more)
                figures = {"without": before, "with": after, "difference": after - before}
                figures |= {"low": after - before - reach, "high": after - before + reach}
                rounded = {name: round(figure, 4) for name, figure in figures.items()}
                rows.append({"setting": setting.name, "measure": what[0], "of": what[1], **rounded})
    return rows


def write(folder: Path, games: Games, possible: list[Setting]) -> None:
    """All of it into a folder: tables.md, a CSV for each table, and the charts.

    Of a setting of which fewer games are at hand than the folder tells of, or none, what stands there stays.
    """
    folder.mkdir(parents=True, exist_ok=True)
    told = {row["setting"]: row["games"] for row in _read_csv(folder / "wins.csv")}
    anew = {setting: played for setting, played in games.items() if len(played) >= told.get(setting.name, 0)}
    tables: Tables = {}
    for count in (wins, sources, policies, country, uses, imf):
        path = folder / f"{count.__name__}.csv"
        by_setting: dict[str, Rows] = defaultdict(list)
        for row in _read_csv(path):
            if row["setting"] not in {setting.name for setting in anew}:
                by_setting[row["setting"]].append(row)
        for row in count(anew):
            by_setting[row["setting"]].append(row)
        rows = [row for setting in possible for row in by_setting[setting.name]]
        _write_csv(path, rows)
        tables[count.__name__] = rows
    names = {row["setting"] for row in tables["wins"]}
    settings = [setting for setting in possible if setting.name in names]
    tables["changes"] = changes(settings, tables)
    _write_csv(folder / "changes.csv", tables["changes"])
    for name, chart in charts(settings, tables).items():
        (folder / f"{name}.svg").write_text(chart, encoding="utf-8")
    (folder / "tables.md").write_text(markdown(settings, tables), encoding="utf-8")


def _read_csv(path: Path) -> Rows:
    """The rows of a file that was written before, with figures as figures; none if there is no such file."""
    if not path.exists():
        return []
    with path.open(encoding="utf-8", newline="") as file:
        return [
            {name: cell if name in NAMES or not cell else _figure(cell) for name, cell in row.items()}
            for row in csv.DictReader(file)
        ]


def _figure(cell: str) -> int | float:
    return int(cell) if cell.lstrip("-").isdigit() else float(cell)


def _write_csv(path: Path, rows: Rows) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        columns = dict.fromkeys(name for row in rows for name in row)  # rows from before may lack some
        writer = csv.DictWriter(file, list(columns), lineterminator="\n")
        writer.writeheader()
        writer.writerows(rows)


def charts(settings: list[Setting], tables: Tables) -> dict[str, str]:
    """The pictures of a study by name."""
    drawn: dict[str, str] = {}
    for bot in dict.fromkeys(setting.bot for setting in settings if setting.bot not in ALL_AUTOMAS):
        title = f"Wins by role between {players_name(bot)}, with 95% intervals"
        drawn[f"wins{mark_of(bot)}"] = _wins_chart(title, [one for one in settings if one.bot == bot], tables["wins"])
    among = "Wins by role among Automas"
    automas = [one for one in settings if one.bot in AUTOMAS]
    drawn["wins-automas"] = _wins_chart(f"{among}, with 95% intervals", automas, tables["wins"])
    without = [one for one in settings if one.bot in ALL_AUTOMAS and one.bot not in AUTOMAS]
    if without:
        title = f"{among} without some of their rules, with 95% intervals"
        drawn["wins-automas-without"] = _wins_chart(title, without, tables["wins"])
    for setting in settings:
        if setting.plain:
            name = setting.name
            drawn[f"sources-{name}"] = _sources_chart(setting, tables["sources"])
            drawn[f"rounds-{name}"] = _rounds_chart(setting, tables["sources"])
            drawn[f"policies-{name}"] = _policies_chart(setting, tables["policies"])
            drawn[f"country-{name}"] = _country_chart(setting, tables["country"])
    return drawn


def _wins_chart(title: str, settings: list[Setting], rows: Rows) -> str:
    groups = [
        (
            setting_name(setting),
            [
                Spot(role_name(row["role"]), ROLES.index(row["role"]), row["rate"], row["rate_low"], row["rate_high"])
                for row in rows
                if row["setting"] == setting.name
            ],
        )
        for setting in settings
    ]
    return dots(title, groups, (0, 0.25, 0.5, 0.75, 1))


def _sources_chart(setting: Setting, rows: Rows) -> str:
    of_role: dict[str, Counter[str]] = defaultdict(Counter)
    total: Counter[str] = Counter()
    for row in rows:
        if row["setting"] == setting.name:
            of_role[row["role"]][row["source"]] += row["vp"]
            total[row["source"]] += abs(row["vp"])
    shown = [source for source, _ in total.most_common(SOURCES)]
    parts = [
        (
            role_name(role),
            [of_role[role][source] for source in shown]
            + [sum(vp for source, vp in of_role[role].items() if source not in shown)],
        )
        for role in ROLES
        if role in of_role
    ]
    names = [word("Cause", source) for source in shown]
    return bars(f"Where victory points come from, {setting_name(setting)}", parts, [*names, "all others"])


def _rounds_chart(setting: Setting, rows: Rows) -> str:
    by_round: Counter[tuple[str, int]] = Counter()
    for row in rows:
        if row["setting"] == setting.name:
            by_round[row["role"], row["round"]] += row["vp"]
    roles = [role for role in ROLES if any(one == role for one, _ in by_round)]
    parts = [(role_name(role), [by_round[role, number + 1] for number in range(ROUNDS)]) for role in roles]
    return bars(
        f"Victory points by round, {setting_name(setting)}", parts, [f"round {number + 1}" for number in range(ROUNDS)]
    )


def _policies_chart(setting: Setting, rows: Rows) -> str:
    series = [
        Series(
            policy_name(policy),
            [
                (row["round"], sum(place * row[section] for place, section in enumerate(SECTIONS)))
                for row in rows
                if row["setting"] == setting.name and row["policy"] == policy
            ],
        )
        for policy in POLICIES
    ]
    return lines(
        f"Where the seven policies stand, {setting_name(setting)}", series, 0, 2, ((0, "A"), (1, "B"), (2, "C"))
    )


def _country_chart(setting: Setting, rows: Rows) -> str:
    wanted = ["prosperity_WC", "unemployed_WC", "wealth"]
    wanted += [] if setting.players == 2 else ["prosperity_MC", "unemployed_MC"]
    wanted += ["legitimacy_WC", "legitimacy_MC", "legitimacy_CC"] if setting.players == 4 else []
    here = [row for row in rows if row["setting"] == setting.name]
    series = [Series(measure_name(measure), [(row["round"], row[measure]) for row in here]) for measure in wanted]
    most = max(y for one in series for _, y in one.points)
    ticks = [(float(tick), str(tick)) for tick in range(0, int(most) + 1, max(1, int(most) // 5))]
    return lines(f"The country after each round, {setting_name(setting)}", series, 0, most, ticks)


def _table(head: Iterable[str], rows: Iterable[Iterable[object]]) -> list[str]:
    columns = list(head)
    lines_of = [f"| {' | '.join(columns)} |", f"|{' --- |' * len(columns)}"]
    return [*lines_of, *(f"| {' | '.join(str(cell) for cell in row)} |" for row in rows), ""]


def markdown(settings: list[Setting], tables: Tables) -> str:
    """The main tables for reading."""
    called_so = {setting.name: setting_name(setting) for setting in settings}
    plain = {setting.name: setting for setting in settings if setting.plain}
    told = ["# The study's tables", "", "Made by `bodypolitic study`; the CSV files beside this page have more.", ""]
    told += ["## Wins and victory points", ""]
    told += _table(
        ("setting", "role", "played by", "rules", "games", "wins", "VP"),
        (
            (
                called_so[row["setting"]],
                role_name(row["role"]),
                row["bot"],
                row.get("rules", ""),
                row["games"],
                f"{row['rate']:.0%} ({100 * row['rate_low']:.0f} to {100 * row['rate_high']:.0f})",
                f"{row['vp']:.1f} ({row['vp_low']:.1f} to {row['vp_high']:.1f})",
            )
            for row in tables["wins"]
        ),
    )
    told += _changes_told(settings, tables["changes"])
    told += ["## The IMF", ""]
    told += _table(
        ("setting", "interventions a game", "games with one"),
        ((called_so[row["setting"]], row["interventions_a_game"], row["games_with_one"]) for row in tables["imf"]),
    )
    for kind in ("action", "free action"):
        told += [f"## How often a {kind} is taken in a game", ""]
        told += _table(
            ("setting", "role", kind, "a game"),
            (
                (called_so[row["setting"]], role_name(row["role"]), word(USED[kind], row["name"]), row["a_game"])
                for row in tables["uses"]
                if row["kind"] == kind and row["setting"] in plain
            ),
        )
    for name in [name for name, setting in plain.items() if setting.players == max(PLAYERS)]:
        for kind in ("card", "company"):
            rows = [row for row in tables["uses"] if row["kind"] == kind and row["setting"] == name]
            rows.sort(key=lambda row: -row["a_game"])
            told += [f"## What is used most, {called_so[name]}: {kind}", ""]
            told += _table(
                ("role", "name", "a game", "lead with it", "lead without", "difference", "standard error"),
                (
                    (
                        *(role_name(row["role"]), word(USED[kind], row["name"]), row["a_game"]),
                        *(row["lead_with"], row["lead_without"]),
                        *(row.get("difference", ""), row.get("standard_error", "")),
                    )
                    for row in rows[:MOST_USED]
                ),
            )
    return "\n".join(told).rstrip() + "\n"


def _changes_told(settings: list[Setting], rows: Rows) -> list[str]:
    """What each module changes: points and wins of everybody, and what else has clearly moved."""
    told = ["## What each module changes", ""]
    told += ["Against the same game without it, with 95% intervals; of other measures those that exclude 0.", ""]
    for players, bot in dict.fromkeys((one.players, one.bot) for one in settings if one.modules):
        of_players = [one for one in settings if one.modules and (one.players, one.bot) == (players, bot)]
        told += [f"### {players} players, {players_name(bot)}", ""]
        lines_of = []
        for setting in of_players:
            module = ", ".join(module_name(module) for module in setting.modules)
            for row in rows:
                clear = row["low"] > 0 or row["high"] < 0
                if row["setting"] == setting.name and (row["measure"] in ("VP", "wins") or clear):
                    lines_of.append((module, *_change_told(row)))
        told += _table(("module", "what", "without", "with", "difference"), lines_of)
    return told


def _change_told(row: dict[str, Any]) -> tuple[str, str, str, str]:
    of = row["of"]
    named = policy_name(of) if of in POLICIES else role_name(of) if of else ""
    measure = f"{named} {row['measure']}" if of in POLICIES else f"{row['measure']}, {named}".rstrip(", ")
    scale, unit = (1, "") if row["measure"].startswith(("VP", "Prosperity")) else (100, "%")
    without, by = (f"{scale * row[name]:.1f}{unit}" for name in ("without", "with"))
    difference, low, high = (f"{scale * row[name]:+z.1f}" for name in ("difference", "low", "high"))
    return measure, without, by, f"{difference} ({low} to {high})"
