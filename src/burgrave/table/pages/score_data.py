"""The data of the score sheet: the podium, points over the rounds, and where they came from; of a running game so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import groupby

from markupsafe import Markup

from burgrave.engine.game_log import GameLog, LogEntry
from burgrave.speech import translation
from burgrave.table.archive import kind_of
from burgrave.table.pages import chart
from burgrave.table.pages.results import sides_of, team_names
from burgrave.table.room import Room

SPARE = 30
"""Height that the line chart gains for each player fewer than four: the table below it is shorter by as much."""
ROWS = {1: 126, 2: 126, 3: 96, 4: 76}
"""Height of a bar with its gap, by the number of players."""
FIGURE = 8.9
"""Radius of a space of the small boards on the podium."""


@dataclass(frozen=True, slots=True)
class Source:
    """A source of points, as a column of the sheet."""

    name: str
    title: str
    icon: str
    points: tuple[int, ...]
    """By seat."""


@dataclass(frozen=True, slots=True)
class Place:
    """A seat on the podium."""

    rank: int
    seat: int
    name: str
    total: int | None
    note: str
    figure: Markup
    is_you: bool
    is_best: bool
    """Whether it won, or leads so far."""


# ---- what the sheet tells ------------------------------------------------------------------------------------------------


def sources_of(room: Room, language: str) -> list[Source]:
    """Return the sources that brought anybody points, the largest first; sources of one kind (`monastery-15`) are joined."""
    by_seat = [room.state.scoring(seat) for seat in range(len(room.chairs))]
    columns = [
        Source(kind, room.game.source_title(kind, language), room.game.drawing.source_icon(members[0]), tuple(points))
        for kind, (members, points) in summed(by_seat, kind_of).items()
    ]
    return sorted(columns, key=lambda source: -sum(source.points))


def rounds_of(room: Room, language: str) -> tuple[list[list[int]], list[chart.Stretch]]:
    """Return each seat's points at every heading of the log and now, and the headings, joined where they begin alike."""
    entries = GameLog(room.opening, language, setup=room.opening.events).entries(tuple(room.history))
    scores = [(0,) * len(room.chairs), *(played.scores for played in room.history)]
    return series_of(entries, [*scores[: len(room.history)], tuple(room.state.scores)], room.state.is_over)


def series_of(
    entries: Sequence[LogEntry], scores: Sequence[Sequence[int]], is_over: bool
) -> tuple[list[list[int]], list[chart.Stretch]]:
    """Return the same as `rounds_of` from the entries of a log and the points before the first and after each action."""
    # A heading that comes with the last action of all has nothing after it: the end of the axis stands for it.
    last = len(scores) - 1
    heads = [entry for entry in entries if entry["head"] is not None and entry["ply"] <= last]
    heads = [entry for entry in heads if entry["ply"] < last or not is_over]
    plies = [entry["ply"] for entry in heads] or [0]
    marks = [*(scores[ply] for ply in plies), scores[-1]]
    stretches, begin = [], 0
    for title, group in groupby(heads, key=lambda entry: (entry["head"] or "").partition(",")[0]):
        size = len(list(group))
        stretches.append(chart.Stretch(title, begin, begin + size))
        begin += size
    return [[mark[seat] for mark in marks] for seat in range(len(scores[0]))], stretches


def finest_stretch(room: Room, seat: int, language: str) -> tuple[str, int]:
    """Return the section of the game that brought a seat most, and how much."""
    series, stretches = rounds_of(room, language)
    gains = [(series[seat][one.end] - series[seat][one.begin], one.title) for one in stretches]
    gain, title = max(gains, default=(0, ""))
    return title, gain


def podium_of(room: Room, sources: Sequence[Source], language: str, own: Sequence[int]) -> list[Place]:
    """Return all seats, best first, each with a note."""
    catalog = translation("table", language)
    state, ranking = room.state, room.state.ranking
    best = state.winners if state.is_over else ranking[:1]
    view = state.view(None)
    sides = sides_of(state, room.isolated_names_in(language), language)
    ranks = {seat: index for index, side in enumerate(sides, 1) for seat in side.seats}
    places = []
    for seat in ranking:
        note = note_on(room, seat, language) or best_of(
            sources, seat, catalog.gettext("%(source)s: %(points)s, most of all"), catalog.gettext("best: %(source)s, %(points)s")
        )
        name = room.names_in(language)[seat] or str(seat + 1)
        figure = Markup(room.game.drawing.figure(view, seat, FIGURE))
        places.append(Place(ranks[seat], seat, name, state.scores[seat], note, figure, seat in own, seat in best))
    return places


def note_on(room: Room, seat: int, language: str) -> str:
    """Return a note on how a seat ended: its team, a shared victory, its margin, or win or loss of a solo game."""
    words, state = translation("table", language), room.state
    ranking, winners = state.ranking, state.winners
    team = team_names(state, language).get(seat)
    if team:
        points = next(side.points for side in sides_of(state, room.isolated_names_in(language), language) if seat in side.seats)
        return words.gettext("%(side)s, %(points)s together") % {"side": team, "points": points}
    if not state.is_over:
        return ""
    if len(ranking) == 1:
        return words.gettext("a victory") if winners else words.gettext("a defeat")
    if seat not in winners:
        return ""
    if len(winners) > 1:
        return words.gettext("shares the victory")
    margin = state.scores[seat] - state.scores[ranking[1]]
    note = words.gettext("won by %(points)s") % {"points": margin} if margin else words.gettext("won the tie-break")
    title, gain = finest_stretch(room, seat, language)
    if gain:
        note += "; " + words.gettext("%(part)s alone +%(points)s") % {"part": lower_first(title), "points": gain}
    return note


def lower_first(text: str) -> str:
    """Return the text with its first letter in lower case."""
    return text[:1].lower() + text[1:]


def best_of(sources: Sequence[Source], seat: int, most: str, best: str) -> str:
    """Return the source in which a seat is furthest ahead of all others, as a sentence; else its largest source."""
    ahead = [
        (source.points[seat] - max(points for other, points in enumerate(source.points) if other != seat), source)
        for source in sources
        if source.points[seat] > 0 and len(source.points) > 1  # having lost fewer points than others is not worth a note
    ]
    margin, source = max(ahead, key=lambda one: one[0], default=(0, None))
    if source is not None and margin > 0:
        return most % {"source": source.title, "points": source.points[seat]}
    richest = max(sources, key=lambda one: one.points[seat], default=None)
    return best % {"source": richest.title, "points": richest.points[seat]} if richest and richest.points[seat] > 0 else ""


def charts_of(room: Room, sources: Sequence[Source], language: str) -> dict[str, Markup]:
    """Return both charts, wide and for a phone."""
    series, stretches = rounds_of(room, language)
    names = [name or str(seat + 1) for seat, name in enumerate(room.names_in(language))]
    ranking = room.state.ranking
    return {
        **line_charts(series, stretches, names, ranking, language),
        **bar_charts(sources, names, ranking, language),
    }


def line_charts(
    series: Sequence[Sequence[int]], stretches: Sequence[chart.Stretch], names: Sequence[str], ranking: Sequence[int], language: str
) -> dict[str, Markup]:
    """Return the chart of points over the rounds, wide and for a phone."""
    catalog = translation("table", language)
    scores = ", ".join(f"{names[seat]} {series[seat][-1]}" for seat in ranking)
    over = catalog.gettext("points over the rounds; now: %(scores)s") % {"scores": scores}
    return {
        "lines": Markup(chart.over_rounds(series, stretches, over, height=330 + SPARE * max(0, 4 - len(ranking)))),
        "lines_phone": Markup(chart.over_rounds(series, stretches, over, 358, 280)),
    }


def bar_charts(sources: Sequence[Source], names: Sequence[str], ranking: Sequence[int], language: str) -> dict[str, Markup]:
    """Return the chart of where the points came from, wide and for a phone."""
    origin = translation("table", language).gettext("where the points came from; the table below has every number")
    bars = [chart.Bar(seat, names[seat], [source.points[seat] for source in sources]) for seat in ranking]
    titles = [source.title for source in sources]
    return {
        "bars": Markup(chart.where_from(bars, titles, origin, row=ROWS.get(len(bars), ROWS[4]))),
        "bars_phone": Markup(chart.where_from(bars, titles, origin, 358, 62)),
    }


def sheet_of(room: Room, language: str) -> tuple[list[Source], dict[str, Markup]]:
    """Return where the points came from, and the charts."""
    sources = sources_of(room, language)
    return sources, charts_of(room, sources, language)


def summed(by_seat: Sequence[Sequence[tuple[str, int]]], kind: Callable[[str], str]) -> dict[str, tuple[list[str], list[int]]]:
    """Return, by kind of source, which sources it has and each seat's points."""
    sums: dict[str, tuple[list[str], list[int]]] = {}
    for seat, scoring in enumerate(by_seat):
        for source, points in scoring:
            members, each = sums.setdefault(kind(source), ([], [0] * len(by_seat)))
            each[seat] += points
            if source not in members:
                members.append(source)
    return sums
