"""Icons that several games share: houses of a town, and what people do and own in it."""

__all__ = ["TOWN_ICONS"]

TOWN_ICONS = {
    "castle": (
        '<path d="M5 57V29h5v5h6v-5h6V9h5v5h3V9h4v5h3V9h5v20h6v5h6v-5h5v28H39V47a7 7 0 0 0-14 0v10z"/>'
        '<path class="c" d="M30 32v-7a2 2 0 0 1 4 0v7z"/><path class="c" d="M11 48v-6h4v6zM49 48v-6h4v6z"/>'
    ),
    "building": (
        '<path d="M4 31L32 7l11 9.4V9h8v14.3L60 31l-4 5-3-2.5V57H11V33.5L8 36z"/>'
        '<path class="c" d="M27 57V44h10v13zM19 38h6v-6h-6zM39 38h6v-6h-6z"/>'
    ),
    "warehouse": (
        '<path d="M2 31L32 8l30 23-3 5-5-3v24H10V33l-5 3z"/><path class="c" d="M20 36h24v21H20z"/>'
        '<path class="s" stroke-width="4" d="M21 37l22 19M43 37L21 56"/><circle class="c" cx="32" cy="24" r="4"/>'
    ),
    "church": (
        '<path d="M16 2h5v4h5v5h-5v5l9 13v6h23l6 10v13H8V29l8-13v-5h-5V6h5z"/>'
        '<path class="c" d="M15 58V49a4 4 0 0 1 8 0v9zM35 53v-5a3 3 0 0 1 6 0v5zM46 53v-5a3 3 0 0 1 6 0v5z"/>'
        '<circle class="c" cx="19" cy="34" r="4"/>'
    ),
    "market": (
        '<path d="M10 8h44l6 17a5.6 7 0 0 1-11.2 0 5.6 7 0 0 1-11.2 0 5.6 7 0 0 1-11.2 0 5.6 7 0 0 1-11.2 0 5.6 7 0 0 1-11.2 '
        '0z"/><path class="c" d="M19.5 11.5h7.5l-1.6 13.5a4 5 0 0 1-8.5 0zM37 11.5h7.5l2.6 13.5a4 5 0 0 1-8.5 0z"/>'
        '<path d="M8 32h5v12h38V32h5v26H8z"/><circle cx="23" cy="40" r="4.5"/><circle cx="33" cy="40" r="4.5"/>'
        '<circle cx="43" cy="40" r="4.5"/><path class="cs" d="M13 51h38"/>'
    ),
    "town_hall": (
        '<path d="M7 58V37h6v-7h6v-7h6v-7h5V2l15 5-11 5v4h5v7h6v7h6v7h6v21z"/><circle class="c" cx="32" cy="30" r="6.5"/>'
        '<path class="s" stroke-width="3" d="M32 26v4.5h3.5"/>'
        '<path class="c" d="M13 58v-9a4.5 4.5 0 0 1 9 0v9zM27.5 58v-9a4.5 4.5 0 0 1 9 0v9zM42 58v-9a4.5 4.5 0 0 1 9 0v9z"/>'
    ),
    "watchtower": (
        '<path d="M15 6h7v6h6V6h8v6h6V6h7v17l-6 7v28H21V30l-6-7z"/><path class="cs" d="M20 23h24"/>'
        '<path class="c" d="M29 42v-7a3 3 0 0 1 6 0v7zM28 58v-7a4 4 0 0 1 8 0v7z"/>'
    ),
    "worker": (
        '<path d="M18 18c0-9 5-14 14-14s14 5 14 14c8 1 13 3 13 5 0 4-12 6-27 6S5 27 5 23c0-2 5-4 13-5z"/>'
        '<path d="M21 32c7 1 15 1 22 0-1 7-5 11-11 11s-10-4-11-11z"/><path d="M8 60c0-10 6-16 15-17l9 8 9-8c9 1 15 7 15 17z"/>'
    ),
    "silver": (
        '<path d="M20 3h24l17 17v24L44 61H20L3 44V20z"/><path class="cs" d="M23 10h18l13 13v18L41 54H23L10 41V23z"/>'
        '<path class="c" d="M32 19l4 9 9 4-9 4-4 9-4-9-9-4 9-4z"/>'
    ),
    "point": (
        '<path d="M8 5h48v25c0 15-10 24-24 30C18 54 8 45 8 30z"/>'
        '<path class="c" d="M32 13l4.7 10.3 11.3 1.3-8.4 7.6 2.3 11.1L32 37.7l-9.9 5.6 2.3-11.1-8.4-7.6 11.3-1.3z"/>'
    ),
    "tag": (
        '<path d="M31 4h24a5 5 0 0 1 5 5v24L35 58a6 6 0 0 1-8.5 0L6 37.5a6 6 0 0 1 0-8.5z"/>'
        '<circle class="c" cx="47" cy="17" r="5.5"/><path class="cs" stroke-width="4.5" d="M19 33l13 13M28 24l13 13"/>'
    ),
    "goods": (
        '<path d="M9 5h46a4 4 0 0 1 4 4v46a4 4 0 0 1-4 4H9a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z"/>'
        '<path class="cs" d="M14 14h36v36H14zM14 14l36 36"/>'
    ),
    "mine": (
        '<path class="s" stroke-width="6" d="M14 55L43 23"/><path d="M25 10C42 5 60 20 57 40 51 27 40 16 25 10z"/>'
        '<path class="s" stroke-width="6" d="M50 55L25 27"/><path d="M7 23L22 8l5 5-2 2 6 6-9 9-6-6-3 4z"/>'
    ),
    "monastery": (
        '<path d="M32 17C25 10 15 9 4 11v40c11-2 21-1 28 6 7-7 17-8 28-6V11c-11-2-21-1-28 6z"/>'
        '<path class="cs" d="M32 20v32M11 21c6-.6 10 0 14 2M11 31c6-.6 10 0 14 2M53 21c-6-.6-10 0-14 2M53 31c-6-.6-10 0-14 2"/>'
    ),
    "carpenter": (
        '<g transform="rotate(-33 32 32)"><path d="M19 20l44 5v9l-4.4 7-4.4-5-4.4 7-4.4-5-4.4 7-4.4-5-4.4 7-4.4-5-4.4 '
        '7-4.4-5z"/><path d="M0 31c0-8 5-13 12-13h9v28h-7C5 46 0 40 0 31z"/>'
        '<path class="c" d="M7 32c0-4 2-7 6-7h2v14h-3c-3 0-5-3-5-7z"/></g>'
    ),
    "grapes": (
        '<path d="M33 20c0-7 2-11 7-16l4 4c-4 3-6 7-6 12z"/><path d="M31 19C21 22 12 17 10 7c11-2 20 3 21 12z"/>'
        '<circle cx="19" cy="28" r="7"/><circle cx="33" cy="28" r="7"/><circle cx="47" cy="28" r="7"/>'
        '<circle cx="26" cy="40" r="7"/><circle cx="40" cy="40" r="7"/><circle cx="33" cy="52" r="7"/>'
    ),
    "barrel": (
        '<path d="M16 6h32c6 8 8 17 8 26s-2 18-8 26H16C10 50 8 41 8 32s2-18 8-26z"/><path class="cs" d="M11 19h42M11 45h42"/>'
        '<path class="cs" d="M25 9v7M25 22v20M25 48v7M39 9v7M39 22v20M39 48v7"/>'
    ),
    "hex_tile": '<path d="M32 3l25 14.5v29L32 61 7 46.5v-29z"/>',
    "crown": (
        '<path d="M6 20l13 10L32 9l13 21 13-10-6 28H12z"/><path d="M12 52h40v6H12z"/><circle cx="6" cy="16" r="4"/>'
        '<circle cx="58" cy="16" r="4"/><circle cx="32" cy="6" r="4"/>'
    ),
    "wheel": (
        '<circle class="s" stroke-width="6" cx="32" cy="32" r="25"/><circle cx="32" cy="32" r="7"/>'
        '<path class="s" stroke-width="5" d="M32 8v48M11 20l42 24M53 20L11 44"/>'
    ),
}
"""Fragments of SVG on a 64 x 64 grid, by name; see `icons.py`."""
