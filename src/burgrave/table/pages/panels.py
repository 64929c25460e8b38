"""The panels of the table page: parts that are drawn on the server and swapped in when they change.

A page says which panels it has (`have`, each as `name.mark`), how much of the log and of the chat; the answer leaves those out.
What is drawn of a table's present is kept with the room until something changes, so readers who see the same share it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from markupsafe import Markup

import burgrave
from burgrave.draw import Sheet
from burgrave.draw.icons import ICONS
from burgrave.speech import translation
from burgrave.table.packing import crc32
from burgrave.table.pages import sitting
from burgrave.table.pages.prompt import prompt_panel, slow_minutes
from burgrave.table.pages.shell import table_part
from burgrave.table.pages.stage import PLAN, REPLAY, Stage, kind_icon
from burgrave.table.pages.story import chat_lines, log_of, tail
from burgrave.table.reader import whole
from burgrave.table.settings import Settings

Panels = dict[str, str | Sheet]
Marks = dict[str, str]
ANY_TABLE = "\0"
"""Stands for a table's id in what all tables share; nobody's name can hold it."""
LARGEST_HAVE = 2000
"""Characters of what a page may say that it has."""


def draw(stage: Stage, settings: Settings, has_list: bool = False, plan_steps: int = 0) -> Panels:
    """Every panel that the reader's layout shows, by its name."""
    language, parts, people = stage.language, stage.parts, sitting.sittings(stage)
    title = Markup.escape(translation("table", language).gettext(stage.room.game.title))
    where = f'<b class="serif wide">{title}</b> <span class="soft wide">· {parts.moment}{score_link(stage)}</span>'
    panels: Panels = {
        "where": f'{where}<span class="narrow">{parts.moment_phone}</span>',
        "own-head": parts.own_head if stage.is_at_home else table_part("own_head", language).render(stage=stage),
        "map": parts.own_map,
        "chips": sitting.chips(tuple(people), stage.is_at_home, language),
        "scores": scores(stage),
    }
    if stage.mode != REPLAY:
        panels["prompt"] = prompt_panel(stage, settings, plan_steps)
    if stage.mode != PLAN:
        panels["menu"] = menu(stage)
    if stage.look.shows("phone"):
        panels.update({"strip": parts.strip, "tray-phone": parts.own_tray_phone})
        panels.update({f"leaf-{leaf.name}": leaf.body for leaf in parts.leaves})
    if stage.look.shows("desk"):
        panels.update({"board": parts.board, "upper": parts.upper, "tray": parts.own_tray})
        panels.update({f"side{place}": card for place, card in enumerate(sitting.cards(stage, people))})
    if has_list:
        panels["choices"] = table_part("choices", language).render(groups=groups(stage), is_composed=is_composed(stage))
    return panels


def score_link(stage: Stage) -> str:
    """The way to the score sheet, where a finished game is replayed."""
    if stage.mode != REPLAY or not stage.room.state.is_over:
        return ""
    words = Markup.escape(translation("table", stage.language).gettext("score sheet"))
    return f' · <a href="/t/{stage.room.id}/score">{words}</a>'


def scores(stage: Stage) -> str:
    """Where the points came from so far."""
    found = tuple(tuple(stage.state.scoring(seat)) for seat in range(stage.state.seats))
    return score_table(stage.room.game.name, found, tuple(stage.state.scores), stage.names, stage.language)


@lru_cache(maxsize=512)
def score_table(name: str, found: tuple[tuple[Any, ...], ...], sums: tuple[int, ...], names: tuple[str, ...], language: str) -> str:
    """The table of sources and seats."""
    game = burgrave.game(name)
    known = {**ICONS, **game.drawing.icons}
    by_seat = [dict(one) for one in found]
    rows = []
    for source in dict.fromkeys(source for one in found for source, _ in one):
        sign = game.drawing.source_icon(source)
        points = [one.get(source, 0) for one in by_seat]
        rows.append({"title": game.source_title(source, language), "icon": sign if sign in known else "log", "points": points})
    return table_part("scores", language).render(rows=rows, seats=range(len(sums)), scores=sums, names=names)


def menu(stage: Stage) -> str:
    """What does not belong into the prompt."""
    room = stage.room
    own: tuple[tuple[int, str, bool], ...] = ()
    if stage.is_live and not stage.state.is_over:
        own = tuple((seat, stage.called(seat) if len(stage.you) > 1 else "", bool(room.chairs[seat].bot)) for seat in stage.you)
    flags = (stage.acting is not None, stage.can("reset"), bool(room.history), room.is_started, room.state.is_over)
    return menu_list(room.game.name, stage.mode, flags, own, stage.language).replace(ANY_TABLE, room.id)


@lru_cache(maxsize=1024)
def menu_list(game: str, mode: str, flags: tuple[bool, ...], own: tuple[tuple[int, str, bool], ...], language: str) -> str:
    """The entries of the menu, of any table."""
    named = dict(zip(("is_acting", "can_reset", "has_history", "is_started", "is_over"), flags, strict=True))
    return table_part("menu", language).render(table=ANY_TABLE, game=game, mode=mode, own=own, **named)


# ---- the list of choices -------------------------------------------------------------------------------------------------


def is_composed(stage: Stage) -> bool:
    """Whether the list holds only what finishes an answer that the reader composes."""
    return stage.acting is not None and stage.parts.composed is not None


def groups(stage: Stage) -> list[dict[str, Any]]:
    """The legal actions under the headings of their verbs; those that differ only in the way to pay are one row."""
    found: dict[str, dict[str, list[dict[str, Any]]]] = {}
    for action in stage.actions:
        group = stage.verbs.get(action["verb"], {}).get("group") or action["verb"]
        found.setdefault(group, {}).setdefault(f"{action['verb']} {action['short']}", []).append(action)
    return [{"title": title, "rows": [row(stage, ways) for ways in rows.values()]} for title, rows in found.items()]


def row(stage: Stage, ways: list[dict[str, Any]]) -> dict[str, Any]:
    """One line of the list: the cheapest way tells price and gain."""
    ways = sorted(ways, key=lambda way: sum(max(0, -badge["count"]) for badge in way["badges"]))
    first = ways[0]
    icons = stage.room.game.drawing.icons
    costs = [{"count": -badge["count"], "icon": kind_icon(icons, badge["kind"])} for badge in first["badges"] if badge["count"] < 0]
    return {
        "actions": "|".join(way["text"] for way in ways),
        "short": first["short"],
        "label": first["label"],
        "ways": len(ways),
        "mark": stage.room.game.drawing.mark(stage.view, first["path"], first["verb"]),
        "gain": next((badge["count"] for badge in first["badges"] if badge["kind"] == "points" and badge["count"] > 0), 0),
        "costs": costs,
    }


# ---- answers -------------------------------------------------------------------------------------------------------------


def drawn(stage: Stage, settings: Settings, has_list: bool = False, plan_steps: int = 0) -> tuple[Panels, Marks, dict[str, Any]]:
    """Panels, their marks and the choices; of the present, kept until something changes. Drafts are their reader's alone."""

    def afresh() -> tuple[Panels, Marks, dict[str, Any]]:
        panels = draw(stage, settings, has_list, plan_steps)
        return panels, marks_of(panels), {**stage.choices(), "patience": patience(stage, settings)}

    if not stage.is_live or stage.draft:
        return afresh()
    minutes = slow_minutes(stage, settings)
    return stage.room.remembered(
        ("panels", stage.you, stage.is_host, stage.focus, stage.language, stage.layout, has_list, minutes), afresh
    )


def marks_of(panels: Panels) -> Marks:
    """What a page and the server call the contents of panels; pieces are marked each for itself."""
    marks: Marks = {}
    for name, drawn in panels.items():
        if isinstance(drawn, Sheet):
            marks[name] = mark(drawn.before)
            marks.update((f"{name}.{place}", piece_mark(piece)) for place, piece in enumerate(drawn.pieces))
        else:
            marks[name] = mark(drawn)
    return marks


def mark(html: str) -> str:
    """Short, and the same in every process."""
    return f"{crc32(html.encode()):x}"


piece_mark = lru_cache(maxsize=4096)(mark)
"""Of what drawings remember too: most pieces come again and again."""


def missing(panels: Panels, marks: Marks, have: set[str]) -> dict[str, str]:
    """What a page lacks: of a sheet whose frame it has, the pieces."""

    def is_known(name: str) -> bool:
        return f"{name}.{marks[name]}" in have

    lacks: dict[str, str] = {}
    for name, drawn in panels.items():
        if not isinstance(drawn, Sheet):
            if not is_known(name):
                lacks[name] = drawn
        elif is_known(name):
            pieces = ((f"{name}.{place}", piece) for place, piece in enumerate(drawn.pieces))
            lacks.update((place, piece) for place, piece in pieces if not is_known(place))
        else:
            lacks[name] = drawn.whole(name)
    return lacks


def patience(stage: Stage, settings: Settings) -> int:
    """After so many seconds the page looks again whether somebody is slow; 0: nobody is waited for."""
    waited_for = stage.turn is not None and stage.acting is None and not stage.room.chairs[stage.turn].plays_itself
    return max(settings.slow_after, 10) if stage.is_live and waited_for and stage.you else 0


def answer(stage: Stage, settings: Settings, query: Mapping[str, str], plan_steps: int = 0) -> dict[str, Any]:
    """What a page lacks, as JSON."""
    panels, marks, choices = drawn(stage, settings, query.get("list") == "1", plan_steps)
    have = set(query.get("have", "")[:LARGEST_HAVE].split(","))
    told: dict[str, Any] = {
        "panels": missing(panels, marks, have),
        "marks": marks,
        "choices": choices,
    }
    if stage.is_live:
        log = tail(log_of(stage.room, stage.language, stage.eyes), query.get("log", ""))
        if log is not None:
            told["log"] = log
        said = chat_lines(stage.room, whole(query.get("chat")) or 0)
        if said:
            told["chat"] = {"html": said}
    return told
