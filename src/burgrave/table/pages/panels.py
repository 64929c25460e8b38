"""The panels of the table page: parts that are drawn on the server and replaced when they change.

A page sends which panels it has (`have`, each as `name.mark`), and how much of the log and of the chat; the answer omits those.
What is drawn of a table's present is cached in its room until something changes, so readers who see the same share it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NotRequired, TypedDict

from markupsafe import Markup

import burgrave
from burgrave.draw import Sheet
from burgrave.draw.icons import ICONS
from burgrave.games.words import ActionWords
from burgrave.speech import translation
from burgrave.table.compression import crc32
from burgrave.table.pages import seat_cards
from burgrave.table.pages.log_lines import LogTail, chat_lines, log_of, tail
from burgrave.table.pages.prompt import prompt_panel, slow_minutes
from burgrave.table.pages.rendering import table_part
from burgrave.table.pages.view_model import PLAN, REPLAY, Choices, ViewModel, kind_icon
from burgrave.table.request_info import parse_int
from burgrave.table.settings import Settings

Panels = dict[str, str | Sheet]
Marks = dict[str, str]
ANY_TABLE = "\0"
"""Placeholder for the table's id in HTML that is cached for all tables; no player's name can contain it."""
LARGEST_HAVE = 2000
"""Most characters of the list of panels that a page has (`have`)."""


def draw(model: ViewModel, settings: Settings, has_list: bool = False, plan_steps: int = 0) -> Panels:
    """Draw every panel that the reader's layout shows, by name."""
    language, parts, people = model.language, model.parts, seat_cards.cards_for(model)
    title = Markup.escape(model.room.game.title_in(language))
    where = f'<b class="serif wide">{title}</b> <span class="soft wide">· {parts.moment}{score_link(model)}</span>'
    panels: Panels = {
        "where": f'{where}<span class="narrow">{parts.moment_phone}</span>',
        "own-head": parts.own_head if model.is_at_home else table_part("own_head", language).render(model=model),
        "map": parts.own_map,
        "chips": seat_cards.chips(tuple(people), model.is_at_home, language),
        "scores": scores(model),
    }
    if model.mode != REPLAY:
        panels["prompt"] = prompt_panel(model, settings, plan_steps)
    if model.mode != PLAN:
        panels["menu"] = menu(model)
    if model.look.shows("phone"):
        panels.update({"strip": parts.strip, "tray-phone": parts.own_tray_phone})
        panels.update({f"tab-{tab.name}": tab.body for tab in parts.tabs})
    if model.look.shows("desk"):
        panels.update({"board": parts.board, "upper": parts.upper, "tray": parts.own_tray})
        panels.update({f"side{index}": card for index, card in enumerate(seat_cards.side_column(model, people))})
    if has_list:
        panels["choices"] = table_part("choices", language).render(groups=groups(model), is_composed=is_composed(model))
    return panels


def score_link(model: ViewModel) -> str:
    """Return the link to the score sheet, where a finished game is replayed."""
    if model.mode != REPLAY or not model.room.state.is_over:
        return ""
    words = Markup.escape(translation("table", model.language).gettext("score sheet"))
    return f' · <a href="/t/{model.room.id}/score">{words}</a>'


def scores(model: ViewModel) -> str:
    """Return the table of where the points came from so far."""
    by_seat = tuple(tuple(model.state.scoring(seat)) for seat in range(model.state.seats))
    return score_table(model.room.game.name, by_seat, tuple(model.state.scores), model.names, model.language)


@lru_cache(maxsize=512)
def score_table(
    name: str, by_seat: tuple[tuple[tuple[str, int], ...], ...], sums: tuple[int, ...], names: tuple[str, ...], language: str
) -> str:
    """Return the table of sources and seats; cached."""
    game = burgrave.game(name)
    icons = {**ICONS, **game.drawing.icons}
    points_by_source = [dict(one) for one in by_seat]
    rows = []
    for source in dict.fromkeys(source for one in by_seat for source, _ in one):
        sign = game.drawing.source_icon(source)
        points = [one.get(source, 0) for one in points_by_source]
        rows.append({"title": game.source_title(source, language), "icon": sign if sign in icons else "log", "points": points})
    return table_part("scores", language).render(rows=rows, seats=range(len(sums)), scores=sums, names=names)


def menu(model: ViewModel) -> str:
    """Return the menu: what does not belong into the prompt."""
    room = model.room
    own: tuple[tuple[int, str, bool], ...] = ()
    if model.is_live and not model.state.is_over:
        own = tuple((seat, model.name_of(seat) if len(model.you) > 1 else "", bool(room.chairs[seat].bot)) for seat in model.you)
    flags = (model.acting is not None, model.can("reset"), bool(room.history), room.is_started, room.state.is_over)
    return menu_list(room.game.name, model.mode, flags, own, model.language).replace(ANY_TABLE, room.id)


@lru_cache(maxsize=1024)
def menu_list(game: str, mode: str, flags: tuple[bool, ...], own: tuple[tuple[int, str, bool], ...], language: str) -> str:
    """Return the entries of the menu; cached for all tables."""
    flags_by_name = dict(zip(("is_acting", "can_reset", "has_history", "is_started", "is_over"), flags, strict=True))
    return table_part("menu", language).render(table=ANY_TABLE, game=game, mode=mode, own=own, **flags_by_name)


# ---- the list of choices -------------------------------------------------------------------------------------------------


def is_composed(model: ViewModel) -> bool:
    """Return whether the list holds only actions that complete an answer that the reader is composing."""
    return model.acting is not None and model.parts.composed is not None


class Cost(TypedDict):
    """An amount of what an icon shows."""

    count: int
    icon: str


class ChoiceRow(TypedDict):
    """One line of the list of choices: actions that differ only in the way to pay."""

    actions: str
    short: str
    label: str
    ways: int
    mark: str
    gain: int
    costs: list[Cost]


class ChoiceGroup(TypedDict):
    """Lines of the list of choices under one heading."""

    title: str
    rows: list[ChoiceRow]


def groups(model: ViewModel) -> list[ChoiceGroup]:
    """Return the legal actions under the headings of their verbs; those that differ only in the way to pay are one row."""
    by_group: dict[str, dict[str, list[ActionWords]]] = {}
    for action in model.actions:
        group = (model.verbs[action["verb"]]["group"] if action["verb"] in model.verbs else "") or action["verb"]
        by_group.setdefault(group, {}).setdefault(f"{action['verb']} {action['short']}", []).append(action)
    return [{"title": title, "rows": [row(model, ways) for ways in rows.values()]} for title, rows in by_group.items()]


def row(model: ViewModel, ways: list[ActionWords]) -> ChoiceRow:
    """Return one line of the list of choices, with price and gain of the cheapest way."""
    ways = sorted(ways, key=lambda way: sum(max(0, -badge["count"]) for badge in way["badges"]))
    first = ways[0]
    icons = model.room.game.drawing.icons
    costs: list[Cost] = [
        {"count": -badge["count"], "icon": kind_icon(icons, badge["kind"])} for badge in first["badges"] if badge["count"] < 0
    ]
    return {
        "actions": "|".join(way["text"] for way in ways),
        "short": first["short"],
        "label": first["label"],
        "ways": len(ways),
        "mark": model.room.game.drawing.mark(model.view, first["path"], first["verb"]),
        "gain": next((badge["count"] for badge in first["badges"] if badge["kind"] == "points" and badge["count"] > 0), 0),
        "costs": costs,
    }


# ---- answers -------------------------------------------------------------------------------------------------------------


def cached_panels(
    model: ViewModel, settings: Settings, has_list: bool = False, plan_steps: int = 0
) -> tuple[Panels, Marks, Choices]:
    """Return panels, their marks and the choices; those of the present are cached until something changes, except for drafts."""

    def draw_panels() -> tuple[Panels, Marks, Choices]:
        panels = draw(model, settings, has_list, plan_steps)
        return panels, marks_of(panels), {**model.choices(), "patience": seconds_until_slow(model, settings)}

    if not model.is_live or model.draft:
        return draw_panels()
    minutes = slow_minutes(model, settings)
    return model.room.cached(
        ("panels", model.you, model.is_host, model.focus, model.language, model.layout, has_list, minutes), draw_panels
    )


def marks_of(panels: Panels) -> Marks:
    """Return the marks of panels, by which page and server compare contents; the pieces of a sheet have their own."""
    marks: Marks = {}
    for name, panel in panels.items():
        if isinstance(panel, Sheet):
            marks[name] = mark(panel.before)
            marks.update((f"{name}.{index}", piece_mark(piece)) for index, piece in enumerate(panel.pieces))
        else:
            marks[name] = mark(panel)
    return marks


def mark(html: str) -> str:
    """Return a short checksum, the same in every process."""
    return f"{crc32(html.encode()):x}"


piece_mark = lru_cache(maxsize=4096)(mark)
"""`mark`, cached: most pieces are the same from one drawing to the next."""


def missing_panels(panels: Panels, marks: Marks, have: set[str]) -> dict[str, str]:
    """Return the panels that a page lacks; of a sheet whose frame it has, only the pieces."""

    def is_known(name: str) -> bool:
        return f"{name}.{marks[name]}" in have

    absent: dict[str, str] = {}
    for name, panel in panels.items():
        if not isinstance(panel, Sheet):
            if not is_known(name):
                absent[name] = panel
        elif is_known(name):
            pieces = ((f"{name}.{place}", piece) for place, piece in enumerate(panel.pieces))
            absent.update((place, piece) for place, piece in pieces if not is_known(place))
        else:
            absent[name] = panel.whole(name)
    return absent


def seconds_until_slow(model: ViewModel, settings: Settings) -> int:
    """Return after how many seconds the page should check again whether somebody is slow; 0 when nobody is waited for."""
    waited_for = model.turn is not None and model.acting is None and not model.room.chairs[model.turn].plays_itself
    return max(settings.slow_after, 10) if model.is_live and waited_for and model.you else 0


class ChatTail(TypedDict):
    """The newest messages, as lines of the page."""

    html: list[str]


class PanelsAnswer(TypedDict):
    """What a page lacks: panels by name, the marks of all of them, the choices, and what is new of log and chat."""

    panels: dict[str, str]
    marks: Marks
    choices: Choices
    log: NotRequired[LogTail]
    chat: NotRequired[ChatTail]


def answer(model: ViewModel, settings: Settings, query: Mapping[str, str], plan_steps: int = 0) -> PanelsAnswer:
    """Return what a page lacks, given in its query what it has."""
    panels, marks, choices = cached_panels(model, settings, query.get("list") == "1", plan_steps)
    have = set(query.get("have", "")[:LARGEST_HAVE].split(","))
    result: PanelsAnswer = {
        "panels": missing_panels(panels, marks, have),
        "marks": marks,
        "choices": choices,
    }
    if model.is_live:
        log = tail(log_of(model.room, model.language, model.viewer), query.get("log", ""))
        if log is not None:
            result["log"] = log
        messages = chat_lines(model.room, parse_int(query.get("chat")) or 0)
        if messages:
            result["chat"] = {"html": messages}
    return result
