"""Icons of what stands on the map, of the six families, and of what else lies on the table, on the grid of `draw/icons.py`."""

from typing import Final

PIECES: Final = {
    "house": '<path d="M32 5l29 26h-8v28H11V31H3z"/><path class="c" d="M26 59V44h12v15z"/>',
    "pillar": (
        '<path d="M11 4h42v8l-6 5H17l-6-5z"/><path d="M19 20h26v27H19z"/><path class="cs" d="M28 22v23M36 22v23"/>'
        '<path d="M15 50h34v4h5v7H10v-7h5z"/>'
    ),
    "cathedral": (
        '<path d="M6 60V22l9-19 9 19v9l8-9 8 9v-9l9-19 9 19v38z"/><circle class="c" cx="32" cy="39" r="5.5"/>'
        '<path class="c" d="M27 60v-7a5 5 0 0 1 10 0v7zM12.5 40V29a2.5 2.5 0 0 1 5 0v11zM46.5 40V29a2.5 2.5 0 0 1 5 0v11zM12.5 '
        '57v-8h5v8zM46.5 57v-8h5v8z"/>'
    ),
    "no_cathedral": (
        '<path d="M6 60V22l9-19 9 19v9l8-9 8 9v-9l9-19 9 19v38z"/><path class="cs" stroke-width="7" d="M17 27l30 28M47 27L17 55"/>'
    ),
    "crest1": (
        '<path d="M32 2c9 10 11 18 6 31H26c-5-13-3-21 6-31z"/>'
        '<path d="M23 33C9 37 1 27 6 17c3-6 11-6 13 0 1 4-2 6-4 5 1 5 6 5 9 1zM41 33c14 4 22-6 17-16-3-6-11-6-13 0-1 4 2 6 4 '
        '5-1 5-6 5-9 1z"/><path d="M16 36h32v6H16z"/>'
        '<path d="M28 45h8c0 7 3 11 8 16-6-1-10-4-12-8-2 4-6 7-12 8 5-5 8-9 8-16z"/>'
    ),
    "crest2": (
        '<circle cx="32" cy="15" r="12.5"/><circle cx="48.2" cy="26.7" r="12.5"/><circle cx="42" cy="45.8" r="12.5"/>'
        '<circle cx="22" cy="45.8" r="12.5"/><circle cx="15.8" cy="26.7" r="12.5"/><circle class="c" cx="32" cy="32" r="10"/>'
        '<circle cx="32" cy="32" r="5.5"/>'
    ),
    "crest3": '<path d="M10 17C2 42 16 60 32 60s30-18 22-43c-1 16-10 26-22 26S11 33 10 17z"/><circle cx="32" cy="20" r="10"/>',
    "crest4": (
        '<path d="M32 2a14 14 0 0 1 5 27v10h11v8H37v4h9v9H28V29a14 14 0 0 1 4-27z"/><circle class="c" cx="32" cy="15.5" r="6"/>'
    ),
    "crest5": (
        '<circle cx="32" cy="17" r="14"/><circle cx="17" cy="30" r="12"/><circle cx="47" cy="30" r="12"/>'
        '<path d="M27 34h10v16c6 1 10 4 12 11H15c2-7 6-10 12-11z"/>'
    ),
    "crest6": (
        '<path d="M3 31C14 12 36 9 48 26l13-12v35L48 37C36 54 14 51 3 31z"/><circle class="c" cx="17" cy="28" r="4"/>'
        '<path class="cs" d="M28 18c5 8 5 18 0 27M37 20c3 7 3 15 0 22"/>'
    ),
}
SIGNS: Final = {
    "corruption": (
        '<path d="M4 18l14 11L32 7l14 22 14-11-7 30H11z"/><path d="M11 52h42v7H11z"/>'
        '<path class="cs" stroke-width="5" d="M36 8l-9 19 11 7-9 13 5 14"/>'
    ),
    "fair": (
        '<path d="M30 2h3l13 5-13 5v4h-3z"/>'
        '<path d="M32 14L3 30v8a5.8 5 0 0 0 11.6 0 5.8 5 0 0 0 11.6 0 5.8 5 0 0 0 11.6 0 5.8 5 0 0 0 11.6 0 5.8 5 0 0 0 11.6 '
        '0v-8z"/><path d="M8 46h10v15H8zM46 46h10v15H46zM22 61l10-17 10 17z"/>'
    ),
    "upper": (
        '<path d="M32 1l23 13H9z"/><path d="M12 17h40v15H12zM12 35h40v11H12z"/>'
        '<path class="s" stroke-width="4" d="M14 50.5h36V60H14z"/><circle class="c" cx="32" cy="24.5" r="4.5"/>'
        '<circle class="c" cx="32" cy="40.5" r="3.8"/>'
    ),
    "full_house": (
        '<path d="M32 2l28 17v42H4V19z"/><circle class="c" cx="21" cy="29" r="6"/><circle class="c" cx="43" cy="29" r="6"/>'
        '<path class="c" d="M11 50c0-9 4-12 10-12s10 3 10 12zM33 50c0-9 4-12 10-12s10 3 10 12z"/>'
    ),
    "reuse": (
        '<path class="s" stroke-width="6" d="M57 32a25 25 0 1 1-8-18"/><path d="M58 2v18H40z"/>'
        '<path d="M32 18l15 12h-4v16H21V30h-4z"/>'
    ),
    "recolour": (
        '<path d="M8 4h26a5 5 0 0 1 5 5v26a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V9a5 5 0 0 1 5-5z"/>'
        '<circle class="c" cx="14" cy="15" r="3.6"/><circle class="c" cx="28" cy="29" r="3.6"/>'
        '<path class="s" stroke-width="4.5" d="M46 27h8c3 0 5 2 5 5v23c0 3-2 5-5 5H31c-3 0-5-2-5-5v-9"/>'
        '<path d="M44 5c10 0 15 4 16 12h4l-8 8-8-8h5c-1-4-4-6-9-6z"/><circle cx="50" cy="50" r="3.6"/>'
        '<circle cx="37" cy="46" r="3.6"/>'
    ),
    "t_step": '<circle cx="8" cy="32" r="6"/><circle cx="25" cy="32" r="6"/><path d="M36 12l26 20-26 20z"/>',
    "rose": (
        '<path d="M15 15l12 7-5 5zM49 15l-7 12-5-5zM15 49l7-12 5 5zM49 49l-12-7 5-5z"/>'
        '<path d="M32 0l7 25 25 7-25 7-7 25-7-25-25-7 25-7z"/><path class="c" d="M32 11v21h21l-17-4z"/>'
        '<path class="c" d="M32 53V32H11l17 4z"/>'
    ),
    "map": (
        '<path d="M3 13l17-7v45L3 58zM23 6l18 7v45l-18-7zM44 13l17-7v45l-17 7z"/>'
        '<path class="cs" stroke-width="4" d="M9 40l8-8M27 27l10 8M48 38l9-12"/>'
    ),
    "tile": (
        '<path d="M11 4h42a7 7 0 0 1 7 7v42a7 7 0 0 1-7 7H11a7 7 0 0 1-7-7V11a7 7 0 0 1 7-7z"/>'
        '<circle class="cs" cx="32" cy="32" r="17" stroke-width="4.5"/><circle class="c" cx="32" cy="32" r="7"/>'
    ),
    "turn": '<path class="s" stroke-width="6.5" d="M10 36A22 22 0 1 1 32 56"/><path d="M34 44v22L18 55z"/>',
}
