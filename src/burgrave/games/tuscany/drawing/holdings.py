"""What a player's own board holds besides cards: stacks, workers, marble, bonus tokens, storage."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.hexes import FLAT, HALF, hexagon
from burgrave.draw.icons import use
from burgrave.draw.markup import element, number
from burgrave.draw.pieces import seat_class
from burgrave.draw.shapes import box, box_mark, box_ring, counter, hit_box, text, tick
from burgrave.games.tuscany.drawing.labels import labels
from burgrave.games.tuscany.drawing.reading import Gives, given_by
from burgrave.games.tuscany.drawing.tokens import slot, token
from burgrave.games.tuscany.tokens import BONUSES

Bonuses = tuple[int, ...]
"""How many bonus tokens of each kind, in the order of `tokens.BONUSES`."""
Spots = tuple[tuple[float, float], ...]

# ---- bonus tokens ------------------------------------------------------------------------------------------------------------


def _plate(x: float, y: float, size: float, kind: str) -> str:
    cut, half = size * 0.16, size / 2
    side, corner = number(size - 2 * cut), number(cut)
    return (
        f'<path class="{kind}" d="M{number(x - half + cut)} {number(y - half)}h{side}l{corner} {corner}v{side}l-{corner} {corner}'
        f'h-{side}l-{corner} -{corner}v-{side}z"/>'
    )


@lru_cache(maxsize=2048)
def bonus_token(
    x: float, y: float, size: float, kind: str, count: int = 1, label: str = "", *, action: str = "", key: str = "", hit: str = ""
) -> str:
    """Draw a bonus token: cut corners, its plus and what it adds; how many in a disc."""
    body = hit + _plate(x, y, size, "plate") + use(f"t_bonus_{kind}", x, y, size * 0.78)
    if key:
        body += box_mark(x, y, size + 5, size + 5, size * 0.2)
    if action:
        body += _plate(x, y, size - 1, "ring-ink") + _plate(x, y, size - 1, "ring")
    if count > 1:
        body += counter(x + size * 0.42, y - size * 0.42, max(6, size * 0.2), count)
    if action:
        body += tick(x - size * 0.42, y - size * 0.42, 8)
    piece = f"bonus-{kind}x{count}" if key else ""
    return element("bonus-token", body, label, name=action, key=key, piece=piece, topic=f"bonus:{kind}")


@lru_cache(maxsize=512)
def bonus_place(x: float, y: float, size: float, kind: str, key: str = "") -> str:
    """Draw a place for bonus tokens of a kind, empty."""
    body = box(x, y, size - 3, size - 3, 6, "slot") + use(f"t_bonus_{kind}", x, y, size * 0.62)
    return element("bonus-slot", body, key=key, topic=f"bonus:{kind}")


def bonus_row(seat: int, bonus: Bonuses, x: float, y: float, size: float, step: float, language: str = "", *, is_full: bool) -> str:
    """Draw a seat's bonus tokens; with `is_full` also the places of those it has not."""
    out = ""
    for kind, count in zip(BONUSES, bonus, strict=True):
        key = f"{seat}.bonus:{kind}"
        if count:
            out += bonus_token(x, y, size, kind, count, labels(language).bonus(kind, count) if language else "", key=key)
        elif is_full:
            out += bonus_place(x, y, size, kind, key)
        x += step if count or is_full else 0
    return out


# ---- stacks and workers --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def stack(x: float, y: float, r: float, count: int, place: int, seat: int, is_now: bool, label: str = "") -> str:
    """Draw a face-down stack in the seat's colour; an empty one is only a place."""
    if count:
        deep = (r * 0.24, r * 0.12) if count > 3 else (r * 0.12,)
        body = "".join(hexagon(x, y + drop, r - 1, "edge", corners=FLAT) for drop in deep)
        body += hexagon(x, y, r - 1, "ground", corners=FLAT) + hexagon(x, y, r * 0.84, "inset", corners=FLAT)
        body += text(x, y + r * 0.32, count, r * 0.92, "serif")
    else:
        body = hexagon(x, y, r - 1, "slot", corners=FLAT) + text(x, y + r * 0.28, 0, r * 0.8, "serif quiet-text")
    body += hexagon(x, y, r + 2, "mark halo", corners=FLAT) + hexagon(x, y, r + 2, "mark", corners=FLAT)
    key = f"{seat}.stack:{place + 1}"
    kind = f"stack {seat_class(seat)}" + (" now" if is_now else "")
    return element(kind, body, label, key=key, piece=f"{key}-{count}", topic="stack")


@lru_cache(maxsize=512)
def workers(x: float, y: float, size: float, count: int, seat: int, is_own: bool, gap: float, height: float, language: str) -> str:
    """Draw how many workers there are. The first two stand apart, because a payment may take both; a click on either takes the
    first.
    """
    words, out = labels(language), ""
    shown, step = max(1, min(2, count)), size * 0.94
    names = " ".join(f"worker:{place + 1}" for place in range(shown))
    for place in range(shown):
        px = x + place * step
        body = hit_box(px, y, size * 0.94, size + 10) + use("worker", px, y, size, "" if count else "faint")
        if is_own and count:
            body += box_ring(px, y, size * 1.12, size + 12, 6) + tick(px + size * 0.3, y - size * 0.5, 7)
            out += element("worker", body, words.worker, name=f"worker:{place + 1}", like=names, topic="stock:workers")
        else:
            out += element("worker", body, topic="stock:workers")
    size_of_number = height if count < 10 else height * 0.74
    key = f"{seat}.workers"
    x += (shown - 1) * step + gap
    count_text = text(x, y + size_of_number * 0.36, count, size_of_number, "serif start")
    count_text += box_mark(x + height * 0.3, y, height * 0.9, size + 7, 5)
    label = words.workers_of(count)
    return f"<g>{out}</g>" + element("stock", count_text, label, key=key, piece=f"{key}-{count}", topic="stock:workers")


# ---- storage -------------------------------------------------------------------------------------------------------------------

COLUMNS: Final = {1: (1,), 2: (1, 1), 3: (2, 1), 4: (2, 2), 5: (3, 2)}
"""How the places of a storage stand in columns that nestle, by how many there are."""


@lru_cache(maxsize=64)
def nest(count: int, x: float, y: float, r: float) -> Spots:
    """Return centres of the places of a storage, around x, y."""
    columns, spots = COLUMNS[count], []
    across = 1.5 * r + 2
    # Of equal columns the right one lies lower by half a place.
    shift = HALF * r if columns[0] == columns[-1] and len(columns) == 2 else 0.0
    for column, rows in enumerate(columns):
        for row in range(rows):
            drop = (row - (rows - 1) / 2) * (2 * HALF * r + 2) + (column - 0.5) * shift * (len(columns) > 1)
            spots.append((x + (column - (len(columns) - 1) / 2) * across, y + drop))
    return tuple(spots)


def storage(
    seat: int,
    stored: tuple[str | None, ...],
    spots: Spots,
    r: float,
    given: Gives,
    language: str = "",
    *,
    is_own: bool = False,
    asked: str = "",
    shows_gains: bool = True,
) -> str:
    """Draw the places of a storage; `asked` is the element that the question is about. Of equal tokens the rules offer the first,
    so each of them stands for it.
    """
    words, out = labels(language) if language else None, ""
    for index, ((x, y), here) in enumerate(zip(spots, stored, strict=True)):
        key = f"{seat}.storage:{index + 1}"
        if here:
            first = f"storage:{stored.index(here) + 1}"
            out += token(
                x,
                y,
                r,
                here,
                words.token(here) if words else "",
                action=first if is_own else "",
                key=key,
                gives=given_by(here, given) if shows_gains else 0,
                is_asked=asked == f"storage:{index + 1}",
            )
        else:
            out += slot(x, y, r, words.empty_storage if words else "", key)
    return f"<g>{out}</g>"
