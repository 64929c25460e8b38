"""Pictures for the cards of games that are still to come; one that has arrived brings its own (`game.drawing.art()`).

Icons take the inks of `pages.css` (`.art-coming .blue` and so on): no drawing has a style of its own, because the content security
policy allows none.
"""

from __future__ import annotations

from math import cos, radians, sin

from burgrave.draw.icons import use
from burgrave.draw.markup import cover

INKS = ("blue", "rose", "gold", "stone", "slate", "blue")
"""Of the six dice on a wheel."""


def card(body: str, sky: str) -> str:
    """The picture of a card before its sky."""
    return cover(f'<rect fill="{sky}" width="300" height="148"/>{body}', "art-coming")


def tiletum() -> str:
    """The wheel with its dice between church and town hall."""
    out = '<circle cx="150" cy="78" r="62" fill="#FBF6EB" stroke="#2B2521" stroke-width="1.4"/>'
    out += '<circle cx="150" cy="78" r="20" fill="#EADFC9" stroke="#2B2521" stroke-width="1.2"/>'
    for sector in range(6):
        middle, side = radians(sector * 60 - 90), radians(sector * 60 - 60)
        out += (
            f'<path d="M{150 + 20 * cos(side):.1f} {78 + 20 * sin(side):.1f}L{150 + 62 * cos(side):.1f} {78 + 62 * sin(side):.1f}" '
            'stroke="#2B2521" stroke-width="1.2"/>'
        )
        out += f'<g class="{INKS[sector]}">{use(f"die{sector + 1}", 150 + 42 * cos(middle), 78 + 42 * sin(middle), 27)}</g>'
    out += f'<g class="ink">{use("wheel", 150, 78, 24)}</g>'
    out += f'<g class="umber">{use("church", 44, 84, 62)}{use("town_hall", 256, 84, 62)}</g>'
    return card(out + '<path d="M10 113h68M222 113h68" stroke="#5B4A36" stroke-width="2"/>', "#DCCFB4")
