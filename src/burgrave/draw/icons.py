"""Burgrave's icon language: original flat drawings on a 64 x 64 grid.

Each icon is a fragment of SVG. Classes carry the colours, so that one drawing serves every piece and both themes: nothing = filled
with `currentColor` (the ink), `c` = cut out (filled with `--cut`, the ground below the icon), `l` = a light part (`--tone`, else
the ground), `s` / `cs` / `ls` = a line of ink / a cut line / a light line. Lines are at least 3.5 units wide: 1.5 px at 28 px.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from burgrave.draw.interface_icons import INTERFACE_ICONS
from burgrave.draw.markup import number
from burgrave.draw.town_icons import TOWN_ICONS

__all__ = ["ICONS", "die_face", "icon", "sprite", "use"]

PIPS = (
    ((32, 32),),
    ((18, 18), (46, 46)),
    ((18, 18), (32, 32), (46, 46)),
    ((18, 18), (46, 18), (18, 46), (46, 46)),
    ((18, 18), (46, 18), (32, 32), (18, 46), (46, 46)),
    ((18, 16), (46, 16), (18, 32), (46, 32), (18, 48), (46, 48)),
)
"""Positions of the pips, by face."""


def die_face(pips: int) -> str:
    """Return a die's face: the face is the ink, pips are cut out; the pattern alone tells the number."""
    spots = "".join(f'<circle class="c" cx="{x}" cy="{y}" r="6"/>' for x, y in PIPS[pips - 1])
    return f'<rect x="5" y="5" width="54" height="54" rx="12"/>{spots}'


ICONS: Mapping[str, str] = {**INTERFACE_ICONS, **TOWN_ICONS, **{f"die{pips}": die_face(pips) for pips in range(1, 7)}}
"""The icons that every page may use, by name; games add their own."""


def sprite(*more: Mapping[str, str]) -> str:
    """Return every icon as a hidden SVG symbol, to be written once on a page; `more` are the icons of games."""
    icons = {name: body for icons in (ICONS, *more) for name, body in icons.items()}
    symbols = "".join(f'<symbol id="i-{name}" viewBox="0 0 64 64">{body}</symbol>' for name, body in icons.items())
    return f'<svg class="sprite" width="0" height="0" aria-hidden="true">{symbols}</svg>'


def icon(name: str, size: float = 20, css_class: str = "") -> str:
    """Return an icon in running HTML; it is hidden from screen readers, since the text around it says the same."""
    classes = f"icon {css_class}".rstrip()
    return f'<svg class="{classes}" width="{size:g}" height="{size:g}" aria-hidden="true"><use href="#i-{name}"/></svg>'


@lru_cache(maxsize=4096)
def use(name: str, x: float, y: float, size: float, css_class: str = "") -> str:
    """Draw an icon inside a drawing, centred on x, y."""
    class_attribute = f' class="{css_class}"' if css_class else ""
    left, top, side = number(x - size / 2), number(y - size / 2), number(size)
    return f'<use href="#i-{name}"{class_attribute} x="{left}" y="{top}" width="{side}" height="{side}"/>'
