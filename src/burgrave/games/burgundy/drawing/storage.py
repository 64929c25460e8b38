"""Storage spaces of any number: three in a row as on every board, and more where an expansion gives them."""

from __future__ import annotations

from functools import lru_cache
from math import ceil
from typing import Final, NamedTuple

from burgrave.draw.hexes import hex_mark, hex_ring, hex_slot, hex_tick, hexagon
from burgrave.draw.markup import element
from burgrave.draw.shapes import box, hit_box
from burgrave.games.burgundy.drawing.declaration import Item
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import Scene
from burgrave.games.burgundy.drawing.tiles import tile
from burgrave.games.burgundy.mainboard import STORAGE

PITCH: Final = 1.58
"""The distance between two rows, in radiuses; the second row is shifted by half a step."""
SHOWN: Final = 6
"""The number of spaces above which only those that are used are shown, and a free one."""
MOST_ROWS: Final = 4

Tiles = tuple[str | None, ...]


class Room(NamedTuple):
    """Where a storage lies, and how large its spaces are at most."""

    left: float
    middle: float
    """The middle of its height."""
    width: float
    height: float
    largest: float
    step: float = 1.816
    """The distance between the middles of two spaces in a row, in their radius."""


Others = tuple[tuple[int, Item], ...]
"""Pairs of a storage space and what lies there that is no tile."""


class Stored(NamedTuple):
    """The storage of a seat, and what lies there."""

    tiles: Tiles
    others: Others = ()
    is_asked: bool = False
    """Whether a free space is to be chosen."""
    rooms: tuple[int, ...] = ()
    """By space: the first space of the same room; () where there is one room."""
    shared: tuple[int, ...] = ()
    """The spaces that belong to another seat too."""

    @property
    def spans(self) -> tuple[tuple[int, int], ...]:
        """The spaces that are shown, each with how many places it takes."""
        others, shown_spaces, slot = dict(self.others), [], 0
        used = [slot for slot, name in enumerate(self.tiles) if name or slot in others]
        end = len(self.tiles) if len(self.tiles) <= SHOWN else max(STORAGE, used[-1] + 2 if used else 0)
        while slot < min(end, len(self.tiles)):
            span = others[slot].span if slot in others else 1
            shown_spaces.append((slot, span))
            slot += span
        return tuple(shown_spaces)


def stored_by(scene: Scene, seat: int) -> Stored:
    """Return the storage of a seat."""
    tiles, is_asked = tuple(scene.view["players"][seat]["storage"]), scene.step in scene.drawing.storing_steps
    drawing = scene.drawing
    others = [pair for items_of in drawing.stored for pair in items_of(scene, seat).items()]
    shared = drawing.shared(scene, seat) if drawing.shared else ()
    return Stored(tiles, tuple(others), is_asked, rooms(len(tiles), shared), shared)


def rooms(spaces: int, shared: tuple[int, ...]) -> tuple[int, ...]:
    """Return by storage space the first one of the same room, shared or not; () where all are one room."""
    if not shared:
        return ()
    return tuple([min(other for other in range(spaces) if (other in shared) == (slot in shared)) for slot in range(spaces)])


@lru_cache(maxsize=256)
def spots(spans: tuple[int, ...], room: Room) -> tuple[float, tuple[tuple[float, float], ...]]:
    """Return radius and centres of spaces in a room, as large as they can be; a wide space is never broken."""
    best: tuple[float, list[list[int]]] = (0, [])
    for count in range(1, MOST_ROWS + 1):
        rows = _rows(spans, ceil(sum(spans) / count))
        longest = max((sum(row) for row in rows), default=1) + (0.5 if len(rows) > 1 else 0)
        r = min(room.largest, room.width / (longest * room.step), room.height / (2 + (len(rows) - 1) * PITCH))
        if r > best[0]:
            best = r, rows
    r, rows = best
    centres = []
    for index, row in enumerate(rows):
        x = room.left + (r * room.step / 2 if index % 2 else 0)
        for span in row:
            y = room.middle + (index - (len(rows) - 1) / 2) * r * PITCH
            centres.append((round(x + span * r * room.step / 2, 1), round(y, 1)))
            x += span * r * room.step
    return round(r, 1), tuple(centres)


def _rows(spans: tuple[int, ...], room: int) -> list[list[int]]:
    """Return spaces put into rows that hold `room` places each."""
    rows: list[list[int]] = [[]]
    for span in spans:
        if rows[-1] and sum(rows[-1]) + span > room:
            rows.append([])
        rows[-1].append(span)
    return rows


def storage_action(stored: Stored, slot: int) -> str:
    """Return the element of a space. Of equal tiles in a room, and of its free spaces, the rules offer the first: it stands for
    all."""
    first = stored.rooms[slot] if stored.rooms else 0
    return f"storage:{stored.tiles.index(stored.tiles[slot], first) + 1}"


def free_space(x: float, y: float, r: float, label: str, action: str, key: str) -> str:
    """Draw a free space that can be chosen for the tile that is taken."""
    body = hit_box(x, y, 1.6 * r, 1.7 * r) + hexagon(x, y, r - 2, "slot")
    body += hex_mark(x, y, r - 5) + hex_ring(x, y, r) + hex_tick(x, y, r)
    return element("no-tile", body, label, name=action, key=key, topic="storage")


def plate(places: list[tuple[float, float]], r: float) -> str:
    """Draw the ground below shared spaces."""
    (x1, y1), (x2, y2) = places[0], places[-1]
    return box((x1 + x2) / 2, (y1 + y2) / 2, abs(x2 - x1) + 1.9 * r, abs(y2 - y1) + 2.2 * r, 0.22 * r, "shared-room")


@lru_cache(maxsize=1024)
def storage_row(stored: Stored, room: Room, seat: int, is_own: bool, edition: str, language: str, *, is_small: bool = False) -> str:
    """Draw the storage of a seat; a small one is part of a picture and cannot be clicked."""
    words, others, out = labels(language), dict(stored.others), ""
    shown = stored.spans
    r, places = spots(tuple(span for _, span in shown), room)
    if stored.shared:
        out += plate([spot for (slot, _), spot in zip(shown, places, strict=True) if slot in stored.shared], r)
    for (slot, _), spot in zip(shown, places, strict=True):
        name, key = stored.tiles[slot], f"{seat}.storage:{slot + 1}"
        if slot in others:
            out += others[slot].at(*spot, r)
        elif name:
            action = storage_action(stored, slot) if is_own else ""
            out += tile(*spot, r, name, edition, "" if is_small else words.tile(name), action=action, key=key, is_small=is_small)
        elif stored.is_asked and is_own:
            out += free_space(*spot, r, words.empty_storage, storage_action(stored, slot), key)
        else:
            out += hex_slot(*spot, r, "" if is_small else words.empty_storage, key, "storage")
    return out
