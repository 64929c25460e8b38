"""What is to be chosen before there is anything on a board to tell it, such as cards and strips of expansions.

It covers the council, each with what it does: names alone say little to whoever sees them for the first time.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from burgrave.draw.fitting import fitted, lines
from burgrave.draw.icons import use
from burgrave.draw.markup import element
from burgrave.draw.pieces import shield_at
from burgrave.draw.shapes import box, box_states, text
from burgrave.games.kingsburg.drawing.declaration import Choice
from burgrave.games.kingsburg.drawing.labels import NUMBER, labels
from burgrave.games.kingsburg.drawing.reading import Scene
from burgrave.games.kingsburg.words.powers import power_text

GAP: Final = 5
LETTER: Final = 0.49
"""The width of one in a sentence, in its height: spaces and small letters are narrower than names."""
TALLEST: Final = 92
"""Of a line."""
NARROW: Final = 400
"""Where a panel is less wide, titles stand below their pictures."""


def choices(scene: Scene) -> tuple[Choice, ...]:
    """Return everything that is to be chosen over the council now; () while the council itself is needed."""
    return tuple(choice for asked in scene.drawing.over_council for choice in asked(scene))


def panel(scene: Scene, left: float, top: float, width: float, height: float) -> str:
    """Draw all choices, a line for each, from the left upper corner."""
    return _panel(choices(scene), left, top, width, height, scene.language)


@lru_cache(maxsize=256)
def _panel(offered: tuple[Choice, ...], left: float, top: float, width: float, height: float, language: str) -> str:
    step = min(TALLEST + GAP, height / max(1, len(offered)))
    return "".join(
        line(choice, left + width / 2, top + step * (index + 0.5), width, step - GAP, language)
        for index, choice in enumerate(offered)
    )


def line(choice: Choice, x: float, y: float, width: float, height: float, language: str) -> str:
    """Draw one of them, with the marks of its states."""
    body = box(x, y, width, height, 6, "cell") + choice.draw(choice, x, y, width, height, language)
    body += box_states(x, y, width, height, 5, gap=4, corner=5, tick_r=8)
    name = choice.name if choice.is_open else ""
    key = f"hand.{choice.name}" if choice.is_in_hand else choice.name
    piece = f"group-{choice.owner}" if choice.owner is not None else ""
    return element("side-card choosing", body, choice.label, name=name, key=key, piece=piece, topic=choice.name)


# ---- cards -------------------------------------------------------------------------------------------------------------------


def card(it: Choice, x: float, y: float, width: float, height: float, language: str) -> str:
    """Draw a card: picture, title, and in words what it does."""
    left, title, is_narrow = x - width / 2, it.label, width < NARROW
    size = min(34.0, height - (18 if is_narrow else 12))
    if is_narrow:
        begin, middle = 98.0, left + 48
        out = use(it.icon, middle, y - 8, size) + fitted(middle, y + height / 2 - 7, title, 11.5, "nm-side", 84)
    else:
        begin, middle = 176.0, left + 28
        out = use(it.icon, middle, y, size) + fitted(left + 52, y + 5, title, 15, "serif start", begin - 62)
    if it.owner is not None:
        out += shield_at(it.owner, left + width - 22, y, 22)
    room = width - begin - (44 if it.owner is not None else 18)
    sentence, letter = broken(power_text(labels(language).language, NUMBER[it.name]), room, height - 8)
    first = y - (len(sentence) - 1) * letter * 0.6 + letter * 0.35
    return out + "".join(
        text(left + begin, first + index * letter * 1.2, words, letter, "start") for index, words in enumerate(sentence)
    )


def broken(words: str, max_width: float, height: float) -> tuple[tuple[str, ...], float]:
    """Return a sentence in lines, and the height of the largest letters at which they fit into the room."""
    letter = 13.0
    while True:
        sentence = lines(words, int(max_width / (letter * LETTER)))
        if len(sentence) * letter * 1.2 <= height or letter <= 8:
            return sentence, letter
        letter -= 0.5
