"""What a choice in the hand looks like: bundles, dice, seats, buildings; expansions draw their own (`KingsburgDrawing.faces`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from burgrave.draw.icons import use
from burgrave.draw.pieces import die, shield_at
from burgrave.draw.shapes import text
from burgrave.games.kingsburg.bundles import KINDS, bundle
from burgrave.games.kingsburg.drawing.labels import Labels, labels
from burgrave.games.kingsburg.drawing.reading import Played, drawing_for
from burgrave.games.kingsburg.drawing.tokens import Signs, measure, row

PART: Final = re.compile(r"([+-]?)(\d*)(gold|wood|stone|plus2|soldier|point)(?!s:)")
MANY: Final = 2
"""More of a kind are a number and one piece."""


class Frame(NamedTuple):
    """What all choices that are drawn together have in common."""

    height: float
    paid: str
    """The step that asks where bundles are paid, else ""."""
    people: tuple[str, ...]
    """Names by seat."""
    language: str
    played: Played
    """The game and the modules in play."""

    @property
    def words(self) -> Labels:
        """Return the words of the reader's language."""
        return labels(self.language)

    @property
    def middle(self) -> float:
        """Return half the height: of a square face, its middle."""
        return self.height / 2


class Face(NamedTuple):
    """A choice as it is drawn, before its plate and marks."""

    width: float
    body: str
    label: str
    topic: str = ""
    kind: str = ""
    """A class that it has besides those of all choices."""
    is_round: bool = False
    is_way: bool = False
    """Whether it only says how something is paid that is clicked on a board."""


def face(name: str, frame: Frame) -> Face:
    """Draw a choice by its element; one that no module draws is its own name."""
    faces = drawing_for(frame.played).faces
    kind = name.partition(":")[0]
    if kind in faces:
        return faces[kind](name, frame)
    if PART.search(name):
        return signs_face(signs_of(name, frame.paid), frame, bundle_label(frame.words, name))
    if name == "nothing":
        return signs_face(("0", "any", "›", "soldier") if frame.paid == "Recruit" else ("0",), frame, frame.words.free)
    return titled("", name, frame)


# ---- bundles ---------------------------------------------------------------------------------------------------------------


def signs_of(name: str, paid: str) -> Signs:
    """Return a bundle in signs: payments with a minus, many of a kind as a number."""
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
    """Return a bundle in words by its element."""
    counts = dict.fromkeys(KINDS, 0)
    for sign, count, kind in PART.findall(name):
        counts[kind] += int(count or 1) * (-1 if sign == "-" else 1)
    return words.language.bundle(bundle(counts))


def signs_face(signs: Signs, frame: Frame, label: str) -> Face:
    """Draw signs in a row."""
    size = frame.height * (0.5 if frame.height > 40 else 0.58)
    wide = sum(measure(sign, size) for sign in signs) + size * 0.16 * (len(signs) - 1)
    width = max(frame.height, wide + frame.height * 0.36)
    return Face(width, row(signs, width / 2, frame.middle, size), label)


def discount(name: str, frame: Frame) -> Face:
    """Draw a discount: a resource less, or none."""
    words, kind = frame.words, name.partition(":")[2]
    if kind == "none":
        return signs_face(("−0",), frame, words.language.gettext("no discount"))._replace(is_way=True)
    label = words.language.gettext("{things} less").format(things=words.amount(kind, 1))
    return signs_face(("−1", kind), frame, label)._replace(is_way=True)


# ---- dice, seats ------------------------------------------------------------------------------------------------------------


def dice(name: str, frame: Frame) -> Face:
    """Draw what dice become."""
    numbers, side = [int(value) for value in name.partition(":")[2].split("+")], frame.height * 0.66
    step = side * 1.08
    body = "".join(
        die(round(frame.middle + index * step, 1), frame.middle, round(side, 1), value, css_class="die owned")
        for index, value in enumerate(numbers)
    )
    return Face(frame.height + (len(numbers) - 1) * step, body, frame.words.language.numbers(numbers), "die")


def titled(picture: str, title: str, frame: Frame, topic: str = "") -> Face:
    """Draw a picture, as wide as the frame is high, and a name beside it."""
    size = min(15.0, frame.height * 0.46)
    wide = len(title) * size * 0.56
    body = picture + text(frame.height * 0.94, frame.middle + size * 0.35, title, size, "serif start")
    return Face(frame.height + wide + size * 0.5, body, title, topic)


def seat(name: str, frame: Frame) -> Face:
    """Draw somebody at the table: shield and name."""
    place = name.partition(":")[2]
    seat_number = int(place) - 1
    title = frame.people[seat_number] if seat_number < len(frame.people) else place
    return titled(shield_at(seat_number, frame.middle, frame.middle, frame.height * 0.62), title[:14], frame)


# ---- cards -------------------------------------------------------------------------------------------------------------------


def building(name: str, frame: Frame) -> Face:
    """Draw the power of a building that is not on the sheet."""
    emblem = drawing_for(frame.played).emblem(name.partition(":")[2])
    return titled(use(emblem, frame.middle, frame.middle, frame.height * 0.6), frame.words.power(name), frame, name)


def second_building(icon: str, label: str, frame: Frame, topic: str) -> Face:
    """Draw what allows a second building in a season."""
    return Face(frame.height, use(icon, frame.middle, frame.middle, frame.height * 0.6), label, topic, is_way=True)


def envoy(name: str, frame: Frame) -> Face:
    """Draw a second building by the king's envoy."""
    return second_building("envoy", frame.words.envoy, frame, "envoy")


FACES: Final[Mapping[str, Callable[[str, Frame], Face]]] = {
    "to": dice,
    "values": dice,
    "seat": seat,
    "building": building,
    "discount": discount,
    "envoy": envoy,
}
"""By what comes before the colon of an element."""
