"""Icons of the buildings of a province."""

BASE = {
    "k_statue": (
        '<circle cx="30" cy="9" r="7"/><path d="M21 18h18l4 15-5 2v9H23v-9l-6-2z"/>'
        '<path class="s" stroke-width="5.5" d="M40 21l12-13"/><path d="M56 0l-1 12-9-3z"/>'
        '<path d="M17 46h28v6H17zM11 54h40v8H11z"/>'
    ),
    "k_chapel": (
        '<path d="M29 0h6v6h6v5h-6v6l18 15v29H11V32l18-15v-6h-6V6h6z"/><path class="c" d="M25 61V49a7 7 0 0 1 14 0v12z"/>'
        '<circle class="c" cx="32" cy="31" r="5.5"/>'
    ),
    "k_cathedral": (
        '<path d="M3 61V26l9-15 9 15v7l11-10 11 10v-7l9-15 9 15v35z"/><path class="s" d="M12 2v11M8 6h8M52 2v11M48 6h8"/>'
        '<circle class="c" cx="32" cy="37" r="6"/>'
        '<path class="c" d="M26 61v-9a6 6 0 0 1 12 0v9zM9 42v-9h6v9zM49 42v-9h6v9z"/>'
    ),
    "k_inn": (
        '<path d="M9 21h36v36a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4z"/>'
        '<path class="s" stroke-width="6" d="M46 29h6c5 0 8 3 8 8v4c0 5-3 8-8 8h-6"/>'
        '<path d="M8 18C3 10 12 4 18 8c3-8 16-8 19 0 8-3 13 4 9 10z"/>'
        '<path class="cs" stroke-width="4" d="M21 29v24M33 29v24"/>'
    ),
    "k_farms": (
        '<ellipse cx="32" cy="10" rx="5.2" ry="9"/><path class="s" stroke-width="4" d="M32 62V20"/>'
        '<ellipse cx="21.5" cy="20" rx="5.2" ry="9" transform="rotate(-38 21.5 20)"/>'
        '<ellipse cx="42.5" cy="20" rx="5.2" ry="9" transform="rotate(38 42.5 20)"/>'
        '<ellipse cx="21.5" cy="33" rx="5.2" ry="9" transform="rotate(-38 21.5 33)"/>'
        '<ellipse cx="42.5" cy="33" rx="5.2" ry="9" transform="rotate(38 42.5 33)"/>'
        '<ellipse cx="21.5" cy="46" rx="5.2" ry="9" transform="rotate(-38 21.5 46)"/>'
        '<ellipse cx="42.5" cy="46" rx="5.2" ry="9" transform="rotate(38 42.5 46)"/>'
    ),
    "k_merchants_guild": (
        '<path d="M22 3h20l-4 12c12 5 20 17 20 28 0 12-9 18-26 18S6 55 6 43c0-11 8-23 20-28z"/>'
        '<path class="cs" stroke-width="4" d="M23 17h18"/><circle class="c" cx="32" cy="41" r="11"/>'
        '<circle cx="32" cy="41" r="6.5"/>'
    ),
    "k_guard_tower": (
        '<path d="M32 1l22 17H10z"/><path d="M15 20h34v14H15z"/><path class="c" d="M21 24h7v8h-7zM36 24h7v8h-7z"/>'
        '<path d="M10 33h44v6H10z"/><path class="s" stroke-width="5" d="M18 40l-4 21M46 40l4 21M18 45l30 14M46 45L16 59"/>'
    ),
    "k_blacksmith": (
        '<path d="M1 15h15v-5h47v9c-13 1-19 6-19 14h6l6 10H15l6-10h7C27 25 17 24 1 15z"/><path d="M11 47h42v12H11z"/>'
    ),
    "k_barracks": (
        '<path class="s" stroke-width="5" d="M8 60L53 11M56 60L11 11"/><path d="M62 1l-4 16L47 7zM2 1l4 16L17 7z"/>'
        '<circle cx="32" cy="38" r="19"/><circle class="cs" cx="32" cy="38" r="12.5"/>'
        '<circle class="c" cx="32" cy="38" r="4.5"/>'
    ),
    "k_wizards_guild": (
        '<path d="M32 0l16 27H16z"/><path d="M20 29h24v32H20z"/>'
        '<path class="c" d="M32 32L34.2 37.9L40.6 38.2L35.6 42.2L37.3 48.3L32 44.8L26.7 48.3L28.4 42.2L23.4 38.2L29.8 '
        '37.9z"/><path d="M8 61V44l5-9 5 9v17zM46 61V44l5-9 5 9v17z"/><path class="cs" d="M19 45v16M45 45v16"/>'
    ),
    "k_palisade": (
        '<path d="M3 61V19l6.5-11L16 19v42zM18 61V14l6.5-11L31 14v47zM33 61V14l6.5-11L46 14v47zM48 61V19l6.5-11L61 '
        '19v42z"/><path class="cs" stroke-width="4" d="M2 30h60M2 47h60"/>'
    ),
    "k_stable": (
        '<path d="M9 58C-2 34 8 4 32 4s34 30 23 54l-14-4C51 34 46 17 32 17S13 34 23 54z"/>'
        '<circle class="c" cx="13" cy="42" r="2.8"/><circle class="c" cx="14" cy="25" r="2.8"/>'
        '<circle class="c" cx="25" cy="12.5" r="2.8"/><circle class="c" cx="39" cy="12.5" r="2.8"/>'
        '<circle class="c" cx="50" cy="25" r="2.8"/><circle class="c" cx="51" cy="42" r="2.8"/>'
    ),
    "k_stone_wall": (
        '<path d="M2 59V12h13v9h11v-9h12v9h11v-9h13v47z"/>'
        '<path class="cs" d="M2 34h60M2 46h60M20 23v11M44 23v11M12 34v12M32 34v12M52 34v12M22 46v13M42 46v13"/>'
    ),
    "k_barricade": (
        '<path class="s" stroke-width="7" d="M9 9l21 48M30 9L9 57M34 9l21 48M55 9L34 57"/>'
        '<path class="s" stroke-width="7" d="M4 33h56"/>'
    ),
    "k_crane": (
        '<path class="s" stroke-width="6" d="M20 58V8l38-3M20 26L46 7"/><path class="s" d="M56 7v24"/>'
        '<path d="M47 31h17v15H47z"/><circle class="s" stroke-width="5" cx="20" cy="42" r="11"/>'
        '<circle cx="20" cy="42" r="4"/><path d="M5 56h32v6H5z"/>'
    ),
    "k_embassy": (
        '<path d="M3 27L32 8l29 19v5H3z"/><path class="c" d="M27 24h10l-5-5z"/>'
        '<path d="M8 34h9v19H8zM22 34h7v19h-7zM35 34h7v19h-7zM47 34h9v19h-9zM3 55h58v7H3z"/>'
        '<path class="s" stroke-width="3.5" d="M32 8V2"/><path d="M33 0l13 4-13 4z"/>'
    ),
}
"""Fragments of SVG on a 64 x 64 grid, by name; see `draw/icons.py`. Church, market, town hall and castle are every game's."""

SHARED = {
    "k_tiltyard": (
        '<path d="M62 1L26 44l-7-7z"/><path d="M8 30c8 0 20 12 20 21-3 3-8 3-11 1l-10-10c-3-4-2-9 1-12z"/>'
        '<path class="s" stroke-width="7" d="M14 47L4 58"/>'
        '<path class="s" stroke-width="5" d="M42 61V45M58 61V45M38 52h24"/>'
    ),
}
"""Signs of expansions that more than one of them shows."""
