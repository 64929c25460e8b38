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


def tuscany() -> str:
    """Hills with vines, a villa, cypresses."""
    cypresses = "".join(
        f'<path d="M{x} {y}c-7-14-6-30 0-44 6 14 7 30 0 44z" fill="#2F4A3A"/>'
        f'<path d="M{x} {y + 5}v-9" stroke="#2F2A22" stroke-width="2.5"/>'
        for x, y in ((46, 84), (62, 78), (252, 92), (236, 97))
    )
    hills = (
        '<path d="M0 96c50-34 90-34 140-10s110 10 160-16v78H0z" fill="#A9B97A"/>'
        '<path d="M0 118c60-30 120-18 170-6s90 4 130-14v50H0z" fill="#87A06A"/>'
        '<path d="M0 138c70-22 130-14 180-6s80 2 120-8v24H0z" fill="#C9A85A"/>'
    )
    vines = "".join(
        f'<path d="M{96 + row * 16} 148c4-8 8-16 20-26" stroke="#7B6A35" stroke-width="1.6" fill="none"/>' for row in range(8)
    )
    villa = (
        '<path d="M128 84h44v-20h-44z" fill="#EADFC9"/><path d="M122 66l28-14 28 14z" fill="#A64B34"/>'
        '<path d="M176 84h16V46h-16z" fill="#DCCBA8"/><path d="M173 48l11-9 11 9z" fill="#A64B34"/>'
        '<path d="M145 84v-11h9v11zM181 60h6v-7h-6z" fill="#4A3222"/>'
    )
    return card(f'<circle cx="226" cy="36" r="17" fill="#E9B22C"/>{hills}{vines}{villa}{cypresses}', "#F0E2C4")


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
