"""Drawing for every game: markup, icons, shapes, pieces, and the parts of a table that a game draws from a view.

It contains nothing about any particular game and needs nothing but Python. Colours are custom properties of the style sheets; no
drawing names a colour, has a style attribute, or an id (except the symbols `i-<name>` of the sprite and the patterns `p-<name>` of
a game).
"""

from burgrave.draw.drawing import Drawing
from burgrave.draw.icons import icon, sprite, use
from burgrave.draw.markup import escape
from burgrave.draw.parts import Look, Parts, SeatPart, Sheet, Tab

__all__ = ["Drawing", "Look", "Parts", "SeatPart", "Sheet", "Tab", "escape", "icon", "sprite", "use"]
