"""The tracks along the edges of the main board: phases, rounds with their goods, turn order, the white die."""

from __future__ import annotations

from functools import lru_cache

from burgrave.draw.markup import element
from burgrave.draw.pieces import die, flag, shield_at
from burgrave.draw.shapes import box, box_mark, landing, pointer, text
from burgrave.games.burgundy.drawing.labels import labels
from burgrave.games.burgundy.drawing.reading import KIND_OF, Scene
from burgrave.games.burgundy.drawing.tiles import good
from burgrave.games.burgundy.mainboard import PHASE_LETTERS, PHASE_POINTS, ROUNDS, TRACK_SPACES

STEP = 39
"""The distance between phases, and between rounds."""
ORDER_STEP = 43


def coming_goods(scene: Scene) -> dict[int, int]:
    """Return the goods still lying on the rounds, by round (from 1)."""
    goods = scene.view["round_goods"]
    return {ROUNDS - len(goods) + 1 + index: KIND_OF[name] for index, name in enumerate(goods)}


def phases(scene: Scene, x: float, y: float) -> str:
    """Draw five phases with the bonus for a finished region, and five rounds with the goods they will bring."""
    goods = tuple(coming_goods(scene).items())
    has_begun = scene.view["white_die"] > 0
    return _phases(x, y, scene.view["phase"], scene.view["round"] if has_begun else 0, goods, scene.view["over"], scene.language)


@lru_cache(maxsize=512)
def _phases(x: float, y: float, now: str, round_: int, goods: tuple[tuple[int, int], ...], is_over: bool, language: str) -> str:
    words, out = labels(language), ""
    for place, letter in enumerate(PHASE_LETTERS):
        px, bonus = x + place * STEP, PHASE_POINTS[place]
        when = "past" if letter < now or is_over else "now" if letter == now else "later"
        out += flag(px, y, letter, f"+{bonus}", when, words.phase(letter, bonus), "phase")
    coming = dict(goods)
    for place in range(1, ROUNDS + 1):
        px, is_now = x + 226 + (place - 1) * STEP, place == round_ and not is_over
        body = box(px, y + 18, 34, 34, 4, "now-box" if is_now else "box")
        kind_of_goods = coming.get(place)
        if kind_of_goods is None:
            body += text(px, y + 23.5, place, 16, "serif" if is_now else "serif quiet-text")
        else:
            body += good(px, y + 18, 28, kind_of_goods, key=f"round:{place}")
        if is_now:
            body += pointer(px, y + 45)
        empty = f"round:{place}" if kind_of_goods is None else ""
        out += element("round-space", body, words.round(place, kind_of_goods), key=empty, topic="round")
    return out


def turn_order(scene: Scene, x: float, y: float) -> str:
    """Draw the track with everybody's marker, and the white die; one player alone has only the die."""
    if scene.seats == 1:
        return _white_die(x, y, scene.view["white_die"], scene.language)
    places = tuple((seat, scene.view["players"][seat]["track"], scene.look.name(seat)) for seat in scene.view["order"])
    return _turn_order(x, y, places, scene.view["white_die"], scene.language)


@lru_cache(maxsize=1024)
def _turn_order(x: float, y: float, places: tuple[tuple[int, int, str], ...], white: int, language: str) -> str:
    """Draw them; `places` has seats in turn order, each with its space and name. A stack is fanned upwards, its top marker in
    front."""
    words, out = labels(language), _empty_track(x, y, language)
    stacks: dict[int, list[tuple[int, str]]] = {}
    for seat, space, name in reversed(places):  # the last to move lies lowest
        stacks.setdefault(space, []).append((seat, name))
    for space, stack in stacks.items():
        spread, size = (7, 28) if len(stack) == 2 else (5, 25)
        for level, (seat, name) in enumerate(stack):
            up = (len(stack) - 1) / 2 - level
            px, py = x + space * ORDER_STEP + up * spread, y + 1 + up * spread
            marker = shield_at(seat, px, py, 33 if len(stack) == 1 else size) + box_mark(px, py, 36, 38, 5)
            if space < TRACK_SPACES - 1:
                out += landing(px + ORDER_STEP, y, 33, f"order:{space + 1}.{seat}")
            label = words.place_in_order(name, space)
            out += element("marker", marker, label, key=f"order:{space}.{seat}", piece=f"marker-{seat}", topic="order")
    return out + (die_at(x + 7 * ORDER_STEP + 10, y, white, language) if white else "")


def die_at(x: float, y: float, white: int, language: str) -> str:
    """Draw the white die."""
    return die(x, y, 38, white, labels(language).white_die(white), key="white", piece=f"white-{white}", topic="white_die")


@lru_cache(maxsize=32)
def _white_die(x: float, y: float, white: int, language: str) -> str:
    """Draw the white die with its title."""
    title = text(18, y + 4, labels(language).white, 11, "label start", 72)
    return title + (die_at(x + 20, y, white, language) if white else "")


@lru_cache(maxsize=16)
def _empty_track(x: float, y: float, language: str) -> str:
    title, *more = labels(language).order.split(" ", 1)
    out = text(18, y - 2 if more else y + 4, title, 11, "label start", 56)
    out += "".join(text(18, y + 12, line, 11, "label start", 56) for line in more)
    spaces = ""
    for place in range(TRACK_SPACES):
        px = x + place * ORDER_STEP
        spaces += box(px, y, 38, 40, 4, "box") + text(px, y + 5, place, 13, "serif quiet-text")
    return out + element("track", spaces, topic="order")
