"""What a choice in the hand looks like: bundles, bids, soldier tokens, dice, seats, rows to cover."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from burgrave.draw.icons import use
from burgrave.draw.markup import number
from burgrave.draw.pieces import die, shield_at
from burgrave.draw.shapes import text
from burgrave.games.kingsburg.bundles import KINDS, bundle
from burgrave.games.kingsburg.drawing.icons import ICON_OF, emblem
from burgrave.games.kingsburg.drawing.labels import Labels, labels
from burgrave.games.kingsburg.drawing.plot import points_mark
from burgrave.games.kingsburg.drawing.tokens import Signs, measure, row

PART: Final = re.compile(r"([+-]?)(\d*)(gold|wood|stone|plus2|soldier|point)(?!s:)")
MANY: Final = 2
"""More of a kind are a number and one piece."""


class Frame(NamedTuple):
    """How choices are drawn now."""

    height: float
    paid: str
    """The step that asks where bundles are paid, else ""."""
    people: tuple[str, ...]
    language: str

    @property
    def words(self) -> Labels:
        """The reader's language."""
        return labels(self.language)

    @property
    def middle(self) -> float:
        """Half the height: of a square face, its middle."""
        return self.height / 2


class Face(NamedTuple):
    """A choice drawn."""

    width: float
    body: str
    label: str
    topic: str = ""


def face(name: str, frame: Frame) -> Face:
    """A choice by its element."""
    kind, _, rest = name.partition(":")
    if kind in FACES:
        return FACES[kind](rest, frame)
    if PART.search(name):
        return signs_face(signs_of(name, frame.paid), frame, bundle_label(frame.words, name))
    if name == "nothing":
        return signs_face(("0", "any", "›", "soldier") if frame.paid == "Recruit" else ("0",), frame, frame.words.free)
    return covers(name, frame)


# ---- bundles ---------------------------------------------------------------------------------------------------------------


def signs_of(name: str, paid: str) -> Signs:
    """A bundle in signs: payments with a minus, many of a kind as a number."""
    before: list[str] = []
    after: list[str] = []
    for sign, count, kind in PART.findall(name):
        many = int(count or 1)
        if sign == "-" or paid == "GiveUp":
            before += [f"−{many}", kind]
        else:
            after += [str(many), kind] if many > MANY else [kind] * many
    if paid == "Recruit":
        return (*after, "›", "soldier")
    return (*before, "›", *after) if before and after else (*before, *after)


def bundle_label(words: Labels, name: str) -> str:
    """A bundle in words."""
    counts = dict.fromkeys(KINDS, 0)
    for sign, count, kind in PART.findall(name):
        counts[kind] += int(count or 1) * (-1 if sign == "-" else 1)
    return words.language.bundle(bundle(counts))


def signs_face(signs: Signs, frame: Frame, label: str) -> Face:
    """Signs in a row."""
    size = frame.height * (0.5 if frame.height > 40 else 0.58)
    wide = sum(measure(sign, size) for sign in signs) + size * 0.16 * (len(signs) - 1)
    width = max(frame.height, wide + frame.height * 0.36)
    return Face(width, row(signs, width / 2, frame.middle, size), label)


def discount(kind: str, frame: Frame) -> Face:
    """A resource less, or none."""
    words = frame.words
    if kind == "none":
        return signs_face(("−0",), frame, words.language.gettext("no discount"))
    return signs_face(("−1", kind), frame, words.language.gettext("{things} less").format(things=words.amount(kind, 1)))


def points(count: str, frame: Frame) -> Face:
    """A bid."""
    width = frame.height * 0.9
    body = points_mark(width / 2, frame.middle, frame.height * 0.66, int(count))
    return Face(width, body, frame.words.language.points(int(count)), "bid")


# ---- soldiers, dice, seats -------------------------------------------------------------------------------------------------


def token(value: str, frame: Frame) -> Face:
    """A soldier token."""
    width, size = frame.height, frame.height * 0.36
    body = use("soldier", width / 2, frame.middle - size * 0.5, size) + text(
        width / 2, frame.middle + size * 0.95, value, size, "serif"
    )
    return Face(width, body, frame.words.token(int(value)), "soldier_token")


def dice(values: str, frame: Frame) -> Face:
    """What dice become."""
    numbers, side = [int(value) for value in values.split("+")], frame.height * 0.66
    step = side * 1.08
    body = "".join(
        die(round(frame.middle + place * step, 1), frame.middle, round(side, 1), value, kind="die owned")
        for place, value in enumerate(numbers)
    )
    return Face(frame.height + (len(numbers) - 1) * step, body, frame.words.language.numbers(numbers), "die")


def titled(picture: str, title: str, frame: Frame, topic: str = "") -> Face:
    """A picture and a name beside it."""
    size = min(15.0, frame.height * 0.46)
    wide = len(title) * size * 0.56
    body = picture + text(frame.height * 0.94, frame.middle + size * 0.35, title, size, "serif start")
    return Face(frame.height + wide + size * 0.5, body, title, topic)


def seat(place: str, frame: Frame) -> Face:
    """Somebody at the table."""
    number_of = int(place) - 1
    name = frame.people[number_of] if number_of < len(frame.people) else place
    return titled(shield_at(number_of, frame.middle, frame.middle, frame.height * 0.62), name[:14], frame)


# ---- cards -------------------------------------------------------------------------------------------------------------------


def building(name: str, frame: Frame) -> Face:
    """The power of a building that is not on the sheet."""
    topic = f"building:{name}"
    return titled(use(emblem(name), frame.middle, frame.middle, frame.height * 0.6), frame.words.power(topic), frame, topic)


def envoy(_: str, frame: Frame) -> Face:
    """A second building by the king's envoy."""
    return Face(frame.height, use("envoy", frame.middle, frame.middle, frame.height * 0.6), frame.words.envoy, "envoy")


def engineer(_: str, frame: Frame) -> Face:
    """A second building by the engineer."""
    topic = "governor:engineer"
    return Face(frame.height, use(ICON_OF[topic], frame.middle, frame.middle, frame.height * 0.6), frame.words.power(topic), topic)


def covers(name: str, frame: Frame) -> Face:
    """Letters of the rows that strips would cover, each within its bracket; `none` of them."""
    label = frame.words.rows(name)
    if name == "none":
        return Face(frame.height, use("close", frame.middle, frame.middle, frame.height * 0.4), label)
    out, deep = "", frame.height * 0.5
    letters = name.split("+")
    for place, letter in enumerate(letters):
        x = 24 + place * 34
        out += f'<path class="strip-mark" d="M{x - 7} {number(frame.middle - deep / 2)}h-4v{number(deep)}h4"/>'
        out += text(x + 3, frame.middle + 7, letter, 19, "serif")
    return Face(max(frame.height, 14 + 34 * len(letters)), out, label)


FACES: Final[Mapping[str, Callable[[str, Frame], Face]]] = {
    "token": token,
    "points": points,
    "to": dice,
    "values": dice,
    "seat": seat,
    "building": building,
    "discount": discount,
    "envoy": envoy,
    "engineer": engineer,
}
"""By what comes before the colon of an element."""
