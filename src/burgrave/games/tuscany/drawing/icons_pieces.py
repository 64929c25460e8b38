"""Icons of what players own, and of both tracks, on the grid of `draw/icons.py`."""

from math import cos, radians, sin

from burgrave.draw.town_icons import TOWN_ICONS

CARD = '<path d="M15 3h34a6 6 0 0 1 6 6v46a6 6 0 0 1-6 6H15a6 6 0 0 1-6-6V9a6 6 0 0 1 6-6z"/>'
MARBLE = (
    '<path d="M3 27L37 9l24 10v23L27 59 3 47z"/><path class="c" d="M12.5 27L37.5 14l15 6L28 32.5z"/><path class="cs" '
    'd="M28 38v15M8 33c5 1 4 7 8 9 3 1 4 4 4 7M36 49c4-2 2-8 7-10s5-6 12-9"/><path class="s" stroke-width="2.6" '
    'd="M25 24c5-2 7 2 13-2"/>'
)
STORE = (
    '<path class="s" stroke-width="5" stroke-dasharray="9 6.6" d="M18.5 8.6h27L59 32 45.5 55.4h-27L5 32z"/><path '
    'd="M24 20h16l8 12-8 12H24l-8-12z"/>'
)
ESTATE = CARD + '<path class="c" d="M23.5 18h17L49 32.5 40.5 47h-17L15 32.5z"/><path d="M28 25.5h8l4 7-4 7h-8l-4-7z"/>'
INCOME = CARD + (
    '<circle class="cs" stroke-width="4.5" cx="32" cy="32" r="14"/><path class="cs" d="M32 20v24M21.6 26l20.8 12M42.4 26L21.6 38"/>'
)


def bonus(body: str) -> str:
    """Draw a bonus token: a plus in the upper corner, what it adds below."""
    return f'<path class="s" stroke-width="7" d="M14 4v20M4 14h20"/><g transform="translate(18 18) scale(.71)">{body}</g>'


def rosette() -> str:
    """Draw eight wedges around a star: the bonus for a whole colour."""
    wedges = ""
    for place in range(8):
        start, end = radians(place * 45 - 110), radians(place * 45 - 70)
        wedges += (
            f'<path d="M{32 + 17 * cos(start):.1f} {32 + 17 * sin(start):.1f}L{32 + 30 * cos(start):.1f} {32 + 30 * sin(start):.1f}'
            f"A30 30 0 0 1 {32 + 30 * cos(end):.1f} {32 + 30 * sin(end):.1f}"
            f'L{32 + 17 * cos(end):.1f} {32 + 17 * sin(end):.1f}z"/>'
        )
    return wedges + '<path d="M32 19l3.5 8.5 9 .8-6.9 6 2.1 8.9L32 38.5l-7.7 4.7 2.1-8.9-6.9-6 9-.8z"/>'


OWNED = {
    "marble": MARBLE,
    "t_storage": STORE,
    "card": ESTATE,
    "t_income_card": INCOME,
    "hexagon": (
        '<path d="M17 6h30l14 25v4L47 60H17L3 35v-4z"/><path class="c" d="M19 10h26l11.5 20.5L45 51H19L7.5 30.5z"/><path '
        'd="M21 14h22l9.5 16.5L43 47H21l-9.5-16.5z"/><path class="cs" stroke-width="5" d="M32 21v19M24 25.7l16 9.6M40 '
        '25.7l-16 9.6"/>'
    ),
    "t_bonus_storage": bonus(STORE),
    "t_bonus_marble": bonus(MARBLE),
    "t_bonus_worker": bonus(TOWN_ICONS["worker"]),
    "t_bonus_card": bonus(ESTATE),
    "t_bonus_income": bonus(INCOME),
    "t_token": '<path d="M14 6h36l8 8v36l-8 8H14l-8-8V14z"/><path class="c" d="M28 17h8v11h11v8H36v11h-8V36H17v-8h11z"/>',
    "t_hex_flat": '<path d="M17 5h30l15 27-15 27H17L2 32z"/><path class="c" d="M28 20h8v8h8v8h-8v8h-8v-8h-8v-8h8z"/>',
    "t_colour_bonus": rosette(),
}
"""Icons of stock, cards and bonus tokens."""
SIGNS = {
    "green": (
        '<circle cx="32" cy="32" r="29"/><path class="c" d="M15 49C13 29 24 15 49 13c2 22-8 35-26 34l-4 6z"/><path '
        'class="s" stroke-width="3.5" d="M22 45c5-9 10-15 18-22"/>'
    ),
    "red": (
        '<path d="M7 4h50v27c0 15-10 24-25 30C17 55 7 46 7 31z"/><path class="c" d="M32 9c6 7 7 12 3 19 2-6 7-9 11-6 5 4 '
        '3 12-4 14v4h-5l-5 11-5-11h-5v-4c-7-2-9-10-4-14 4-3 9 0 11 6-4-7-3-12 3-19z"/>'
    ),
    "t_turn": (
        '<path class="s" stroke-width="6" d="M52 24A22 22 0 0 0 12 26M12 40a22 22 0 0 0 40-2"/><path d="M54 8v19H35zM10 '
        '56V37h19z"/>'
    ),
    "t_swap": (
        '<path class="s" stroke-width="6.5" d="M8 22h44M40 9l13 13-13 13M56 45H12"/><path class="s" stroke-width="6.5" '
        'd="M22 33L10 45l12 12"/>'
    ),
    "t_up": '<path class="s" stroke-width="8" d="M10 42l22-22 22 22"/>',
}
"""Points of both tracks, and what is done to the parts of an estate."""
