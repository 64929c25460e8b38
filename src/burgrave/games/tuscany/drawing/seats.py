"""The other seats beside the table: a small estate, and everything they hold."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.markup import figure
from burgrave.draw.parts import SeatPart
from burgrave.draw.pieces import seat_class, stock
from burgrave.games.tuscany.drawing.estate import small_figure
from burgrave.games.tuscany.drawing.holdings import Bonuses, bonus_row, stack, storage
from burgrave.games.tuscany.drawing.labels import labels
from burgrave.games.tuscany.drawing.reading import Scene
from burgrave.games.tuscany.estate import AS_DEALT, FIELDS
from burgrave.games.tuscany.tokens import BONUSES

RADIUS: Final = 11.8
"""The radius of a field."""
WIDTH, HEIGHT = 150, 108
STORED: Final = {1: (16.0, 0.0), 2: (14.0, 28.0), 3: (11.5, 21.0), 4: (10.5, 16.0), 5: (9.5, 14.0)}
"""Radius and step of stored tokens, by how many places there are."""


def seat_parts(scene: Scene) -> dict[int, SeatPart]:
    """Return the drawings of every seat but the one in the middle."""
    return {seat: seat_part(scene, seat) for seat in scene.others}


def seat_part(scene: Scene, seat: int) -> SeatPart:
    """Return the drawing of one seat: its small estate and what it holds."""
    words, player, name = labels(scene.language), scene.view["players"][seat], scene.look.name(seat)
    tokens = tuple(player["fields"])
    layout = player["layout"]["number"] if player["layout"] else AS_DEALT
    label = words.estate_of(name, FIELDS - tokens.count(None), FIELDS)
    drawn = small_figure(tuple(player["parts"]), layout, tokens, RADIUS, seat, label)
    held = holdings(
        seat,
        tuple(player["stacks"]),
        tuple(player["storage"]),
        int(player["cards"]),
        int(player["workers"]),
        int(player["marble"]),
        tuple(player["bonus"][kind] for kind in BONUSES),
        int(scene.view["phase"]) - 1,
        scene.language,
    )
    kind = f"holdings {seat_class(seat)}"
    return SeatPart("large", drawn, figure(WIDTH, HEIGHT, held, words.holdings_of(name), kind))


@lru_cache(maxsize=2048)
def holdings(
    seat: int,
    stacks: tuple[int, ...],
    stored: tuple[str | None, ...],
    cards: int,
    workers: int,
    marble: int,
    bonus: Bonuses,
    now: int,
    language: str,
) -> str:
    """Draw three lines: stacks and storage; cards, workers, marble; bonus tokens."""
    words = labels(language)
    out = "".join(
        stack(13 + place * 25.5, 16, 12.5, count, place, seat, place == now, words.stack(place + 1, count))
        for place, count in enumerate(stacks)
    )
    r, step = STORED[len(stored)]
    last = WIDTH - r - 1
    # More than three stand in two rows.
    rows = 1 if len(stored) <= 2 else 2
    columns = -(-len(stored) // rows)
    spots = tuple(
        (last - (columns - 1 - place // rows) * step * (1.1 if rows == 2 else 1), 17 + (place % rows - (rows - 1) / 2) * r * 1.85)
        for place in range(len(stored))
    )
    out += storage(seat, stored, spots, r, (), language, shows_gains=False)
    for place, (icon, count, label, key, topic) in enumerate(
        (
            ("card", cards, words.cards_of(cards), "cards", "hand"),
            ("worker", workers, words.workers_of(workers), "workers", "stock:workers"),
            ("marble", marble, words.marble_of(marble), "marble", "stock:marble"),
        )
    ):
        out += stock(10 + place * 50, 55, 19, icon, count, label, 14, 17, f"{seat}.{key}", topic)
    return out + bonus_row(seat, bonus, 14, 91, 26, 30.5, language, is_full=False)
