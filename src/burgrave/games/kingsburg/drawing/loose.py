"""Choices that lie on no board, as pieces in the hand: bundles, bids, tokens, strips, seats, governors.

A few are large; many are set smaller, so that they wrap into two lines of the prompt.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from burgrave.draw.icons import use
from burgrave.draw.markup import element, number
from burgrave.draw.pieces import die, seat_class, shield_at
from burgrave.draw.shapes import box, box_ring, hit_box, text, tick
from burgrave.games.kingsburg.buildings import BUILDINGS, PRINTED, ROW, ROWS
from burgrave.games.kingsburg.bundles import KINDS, bundle
from burgrave.games.kingsburg.drawing.icons import ICON_OF, emblem
from burgrave.games.kingsburg.drawing.labels import Labels, labels
from burgrave.games.kingsburg.drawing.plot import points_mark
from burgrave.games.kingsburg.drawing.reading import Scene
from burgrave.games.kingsburg.drawing.tokens import Signs, measure, row

FEW: Final = 5
"""So many choices are drawn large."""
PART: Final = re.compile(r"([+-]?)(\d*)(gold|wood|stone|plus2|soldier|point)")
PAID_IN: Final = ("Recruit", "GiveUp")
"""Steps whose bundles are paid."""
WAYS: Final = ("envoy", "engineer", "discount")
"""Choices that are only ways to pay for what is clicked on a board."""


def loose(scene: Scene) -> str:
    """Everything to choose from that is drawn nowhere else."""
    wanted = list(scene.choices)
    governors = scene.module("governors")
    if scene.step.endswith("Governor") or governors.get("hand") or governors.get("table"):
        wanted = [f"governor:{name}" for name in governors.get("hand") or governors.get("table") or ()] + wanted
    wanted += [f"row:{letter}" for letter in dict.fromkeys(scene.module("alternative_rows").get("table") or ())]
    size = "large" if len(wanted) <= FEW else "small"
    paid = scene.step if scene.step in PAID_IN else ""
    return "".join(piece(name, size, paid, scene.acting or 0, scene.names, scene.is_live, scene.language) for name in wanted)


def signs_of(name: str, paid: str) -> Signs:
    """A bundle in signs: payments with a minus, many of a kind as a number."""
    before: list[str] = []
    after: list[str] = []
    for sign, count, kind in PART.findall(name):
        many = int(count or 1)
        if sign == "-" or paid == "GiveUp":
            before += [f"−{many}", kind]
        elif many > 2:
            after += [str(many), kind]
        else:
            after += [kind] * many
    if paid == "Recruit":
        return (*after, "›", "soldier")
    return (*before, "›", *after) if before and after else (*before, *after)


def bundle_label(words: Labels, name: str) -> str:
    """A bundle in words."""
    counts = dict.fromkeys(KINDS, 0)
    for sign, count, kind in PART.findall(name):
        counts[kind] += int(count or 1) * (-1 if sign == "-" else 1)
    return words.to.bundle(bundle(counts))


@lru_cache(maxsize=4096)
def piece(name: str, size: str, paid: str, seat: int, names: tuple[str, ...], is_live: bool, language: str) -> str:
    """One choice as a picture of its own."""
    height = 52.0 if size == "large" else 36.0
    width, body, label, topic = drawn(name, height, paid, seat, names, language)
    kind = name.partition(":")[0]
    middle = height / 2
    shape = "choice-face token" if kind == "token" else "choice-face"
    out = hit_box(width / 2, middle, width, height) + box(width / 2, middle, width - 4, height - 4, 6, "extra") + body
    out += box_ring(width / 2, middle, width, height, 6) + tick(width - 4, 5, 8)
    made = element(
        shape,
        out,
        label,
        name=name if is_live else "",
        key=f"hand.{name}",
        piece=name,
        topic=topic,
        is_variant=kind in WAYS and is_live,
    )
    return (
        f'<svg class="loose {size} {seat_class(seat)}" width="{number(width)}" height="{number(height)}" '
        f'viewBox="0 0 {number(width)} {number(height)}" overflow="visible">{made}</svg>'
    )


def drawn(name: str, height: float, paid: str, seat: int, names: tuple[str, ...], language: str) -> tuple[float, str, str, str]:
    """Width, picture, words and topic of a choice."""
    words, (kind, _, rest), middle = labels(language), name.partition(":"), height / 2
    big = height > 40
    if kind == "token":
        size = 30 if big else 21
        body = use("soldier", height / 2, middle - size * 0.24, size * 0.66) + text(
            height / 2, middle + size * 0.62, rest, size * 0.66, "serif"
        )
        return height + 4, f'<g transform="translate(2 0)">{body}</g>', words.token(int(rest)), "soldier_token"
    if kind == "points":
        body = points_mark(height / 2, middle, 36 if big else 27, int(rest))
        return height, body, words.to.points(int(rest)), "bid"
    if kind == "seat":
        number_of = int(rest) - 1
        wide = height + min(90, 8 * len(names[number_of]) + 10)
        body = shield_at(number_of, height / 2, middle, height * 0.6) + text(
            height * 0.9, middle + 5, names[number_of], 15, "serif start", wide - height
        )
        return wide, body, names[number_of], ""
    if kind in ("to", "values"):
        values = [int(value) for value in rest.split("+")]
        side = 32 if big else 25
        body = "".join(
            die(height / 2 + place * (side + 3), middle, side, value, kind="die owned") for place, value in enumerate(values)
        )
        told = words.to.numbers(values)
        return height + (len(values) - 1) * (side + 3), body, told, "die"
    if kind in ("governor", "group", "destiny"):
        title = words.power(name)
        wide = height + len(title) * 7.6 + 8
        body = use(ICON_OF[name.partition(".")[0]], height / 2, middle, height * 0.6)
        return wide, body + text(height * 0.92, middle + 5, title, 14, "serif start", wide - height), title, name
    if kind == "row":
        return strip(rest, height, words.rows(rest))
    if kind == "discount":
        return discount(rest, height, words)
    if kind in ("envoy", "engineer"):
        icon = "envoy" if kind == "envoy" else ICON_OF["governor:engineer"]
        title = words.envoy if kind == "envoy" else words.power("governor:engineer")
        return height, use(icon, height / 2, middle, height * 0.6), title, kind if kind == "envoy" else "governor:engineer"
    signs = signs_of(name, paid)
    if signs and PART.search(name):
        return bundle_piece(signs, height, bundle_label(words, name))
    if name == "nothing":
        return bundle_piece(("0", "any", "›", "soldier") if paid == "Recruit" else ("0",), height, words.free)
    return covers(name, height, words.rows(name))


def bundle_piece(signs: Signs, height: float, label: str) -> tuple[float, str, str, str]:
    """Signs in a row."""
    size = 26.0 if height > 40 else 19.0
    if len(signs) > 5:
        size *= 0.86
    wide = sum(measure(sign, size) for sign in signs) + size * 0.16 * (len(signs) - 1)
    width = max(height, wide + 16)
    return width, row(signs, width / 2, height / 2, size), label, ""


def discount(kind: str, height: float, words: Labels) -> tuple[float, str, str, str]:
    """A resource less, or none."""
    if kind == "none":
        return bundle_piece(("−0",), height, words.to.gettext("no discount"))
    return bundle_piece(("−1", kind), height, words.to.gettext("{things} less").format(things=words.amount(kind, 1)))


def strip(letter: str, height: float, label: str) -> tuple[float, str, str, str]:
    """An alternative row with its four buildings."""
    size = 24 if height > 40 else 17
    own = [name for place, name in enumerate(BUILDINGS) if place >= PRINTED and ROWS[ROW[place]] == letter]
    body = text(14, height / 2 + 5, letter, 15, "serif")
    body += "".join(use(emblem(name), 36 + place * (size + 3), height / 2, size) for place, name in enumerate(own))
    return 36 + 4 * (size + 3) - size / 2 + 6, body, label, f"row:{letter}"


def covers(name: str, height: float, label: str) -> tuple[float, str, str, str]:
    """Letters of the rows that strips would cover, each within its bracket; `none` of them."""
    letters = [] if name == "none" else name.split("+")
    if not letters:
        return height, use("close", height / 2, height / 2, height * 0.4), label, ""
    out = ""
    for place, letter in enumerate(letters):
        x = 24 + place * 34
        top, deep = height / 2 - 13, 26
        out += f'<path class="strip-mark" d="M{x - 7} {number(top)}h-4v{deep}h4"/>' + text(
            x + 3, height / 2 + 7, letter, 19, "serif"
        )
    return max(height, 14 + 34 * len(letters)), out, label, ""
