"""How Pig is drawn: a die and what the turn has brought, and how far everybody is. The rest is drawn as tables."""

from __future__ import annotations

from burgrave.draw.drawing import Drawing, style_sheet
from burgrave.draw.markup import cover, element, figure, picture
from burgrave.draw.parts import SeatPart, Sheet, View
from burgrave.draw.pieces import die, seat_class
from burgrave.draw.scene import Scene
from burgrave.draw.shapes import box, text

WIDTH, HEIGHT = 420, 300
BAR = 360


def last_die(scene: Scene, x: float, y: float, size: float) -> str:
    """The die that was rolled last; a place for it before the first roll."""
    pips = scene.view["last_die"]
    return die(x, y, size, pips, str(pips), key="die", piece=f"die-{pips}") if pips else box(x, y, size, size, 12, "slot")


def turn_points(scene: Scene, x: float, y: float, size: float) -> str:
    """What this turn has brought so far."""
    points = scene.view["this_turn"]
    return element("stock", text(x, y, f"+{points}", size, "serif"), str(points), key="turn", piece=f"turn-{points}")


def board(scene: Scene) -> Sheet:
    """The shared table on a desktop."""
    return Sheet(picture(WIDTH, HEIGHT, last_die(scene, 210, 110, 130) + turn_points(scene, 210, 260, 56), "Pig"))


def strip(scene: Scene) -> str:
    """The same on a phone."""
    return picture(390, 120, last_die(scene, 130, 60, 84) + turn_points(scene, 260, 74, 44), "Pig")


def bar(view: View, seat: int, width: float, high: float) -> str:
    """How far a seat is on its way to the target."""
    done = min(1.0, view["scores"][seat] / view["target"])
    filled = box(done * width / 2, high / 2, done * width, high, 6, "pig-filled")
    return f'<g class="{seat_class(seat)}">{box(width / 2, high / 2, width, high, 6, "box")}{filled}</g>'


def own_map(scene: Scene) -> str:
    """The seat in the middle: its points large, and its way."""
    seat, view = scene.look.focus, scene.view
    points = text(WIDTH / 2, 120, view["scores"][seat], 84, "serif") + text(WIDTH / 2, 160, f"/ {view['target']}", 24, "soft-text")
    return picture(WIDTH, 260, f'{points}<g transform="translate(30 190)">{bar(view, seat, BAR, 34)}</g>', scene.names[seat])


def seats(scene: Scene) -> dict[int, SeatPart]:
    """The others: their way."""
    return {seat: SeatPart("only", "", "", figure(300, 16, bar(scene.view, seat, 300, 16))) for seat in scene.others}


def art() -> str:
    """The picture of its card."""
    dice = "".join(die(x, y, 58, pips) for pips, x, y in ((1, 86, 84), (6, 150, 66), (4, 214, 88)))
    return cover(f'<rect class="pig-ground" width="300" height="148"/>{dice}')


DRAWING = Drawing(
    css=style_sheet("burgrave_pig", "pig.css"),
    board=board,
    strip=strip,
    own_map=own_map,
    seats=seats,
    art=art,
)
