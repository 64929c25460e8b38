"""Icons around every table: what a button does, who sits where, how the game stands."""

__all__ = ["INTERFACE_ICONS"]

INTERFACE_ICONS = {
    "undo": '<path class="s" stroke-width="6.5" d="M22 10L8 24l14 14M10 24h28c10 0 17 6 17 15.5S48 55 38 55h-8"/>',
    "redo": '<path class="s" stroke-width="6.5" d="M42 10l14 14-14 14M54 24H26C16 24 9 30 9 39.5S16 55 26 55h8"/>',
    "log": (
        '<path class="s" stroke-width="5" d="M46 6H18c-5 0-8 3-8 8v36c0 5 3 8 8 8h28c5 0 8-3 8-8V14c0-5-3-8-8-8zM20 22h24M20 '
        '33h24M20 44h14"/>'
    ),
    "help": (
        '<path class="s" stroke-width="7" d="M20 22c0-8 5-13 12-13s13 5 13 12c0 9-13 10-13 20"/><circle cx="32" cy="54" r="5"/>'
    ),
    "bot": (
        '<path d="M32 2c8 0 12 4 12 10-4-3-8-3-12 0z"/><path d="M11 30c0-13 8-22 21-22s21 9 21 22v20L32 61 11 50z"/>'
        '<path class="c" d="M16 29h32v6H35.5v17h-7V35H16z"/><path class="cs" d="M19 43v4M45 43v4"/>'
    ),
    "person": '<circle cx="32" cy="19" r="13"/><path d="M7 59c0-15 9-23 25-23s25 8 25 23z"/>',
    "eye": (
        '<path d="M2 32C11 17 21 10 32 10s21 7 30 22C53 47 43 54 32 54S11 47 2 32z"/><circle class="c" cx="32" cy="32" r="13"/>'
        '<circle cx="32" cy="32" r="7"/>'
    ),
    "sun": (
        '<circle cx="32" cy="32" r="13"/><path class="s" stroke-width="5.5" d="M32 4v7M32 53v7M4 32h7M53 32h7M12 12l5 5M47 '
        '47l5 5M12 52l5-5M47 17l5-5"/>'
    ),
    "moon": '<path d="M40 5C26 8 18 18 18 30c0 15 12 27 27 27 5 0 9-1 12-3-5 5-12 8-20 8C21 62 8 49 8 33S22 4 40 5z"/>',
    "bell": (
        '<path d="M32 4c4 0 6 2 6 5 8 3 12 9 12 18 0 11 3 15 8 19v4H6v-4c5-4 8-8 8-19 0-9 4-15 12-18 0-3 2-5 6-5z"/>'
        '<path d="M24 54h16c0 4-3 7-8 7s-8-3-8-7z"/>'
    ),
    "chat": (
        '<path d="M12 7h40c5 0 8 3 8 8v22c0 5-3 8-8 8H34L19 59V45h-7c-5 0-8-3-8-8V15c0-5 3-8 8-8z"/>'
        '<circle class="c" cx="20" cy="26" r="3.7"/><circle class="c" cx="32" cy="26" r="3.7"/>'
        '<circle class="c" cx="44" cy="26" r="3.7"/>'
    ),
    "menu": '<path class="s" stroke-width="6" d="M10 16h44M10 32h44M10 48h44"/>',
    "check": '<path class="s" stroke-width="8" d="M10 34l14 14 30-32"/>',
    "close": '<path class="s" stroke-width="7" d="M14 14l36 36M50 14L14 50"/>',
    "plus": '<path class="s" stroke-width="8" d="M32 10v44M10 32h44"/>',
    "next": '<path class="s" stroke-width="7" d="M22 10l22 22-22 22"/>',
    "down": '<path class="s" stroke-width="7" d="M10 22l22 22 22-22"/>',
    "link": (
        '<path class="s" stroke-width="6" d="M27 37c-6-6-6-12 0-18l6-6c6-6 13-6 18-1s5 12-1 18l-5 5M37 27c6 6 6 12 0 18l-6 '
        '6c-6 6-13 6-18 1s-5-12 1-18l5-5"/>'
    ),
    "clock": '<circle class="s" stroke-width="6" cx="32" cy="32" r="25"/><path class="s" stroke-width="6" d="M32 16v17l11 7"/>',
    "lock": (
        '<path d="M12 29h40c2 0 4 2 4 4v22c0 2-2 4-4 4H12c-2 0-4-2-4-4V33c0-2 2-4 4-4z"/>'
        '<path class="s" stroke-width="6.5" d="M19 29v-9c0-8 5-13 13-13s13 5 13 13v9"/><path class="c" d="M28.5 38h7v12h-7z"/>'
    ),
    "rules": (
        '<path class="s" stroke-width="5" d="M12 52V12c0-3 2-6 6-6h34v46H18c-4 0-6 2-6 5s2 5 6 5h34"/>'
        '<path class="s" stroke-width="5" d="M24 20h16M24 31h16"/>'
    ),
    "play": '<path d="M16 8l38 24-38 24z"/>',
    "pause": '<path d="M14 8h12v48H14zM38 8h12v48H38z"/>',
    "step": '<path d="M12 8l30 24-30 24z"/><path d="M44 8h8v48h-8z"/>',
    "back": '<path d="M52 8L22 32l30 24z"/><path d="M12 8h8v48h-8z"/>',
    "warn": '<path d="M32 4l30 54H2z"/><path class="c" d="M29 24h6l-1 16h-4z"/><circle class="c" cx="32" cy="48" r="3.8"/>',
}
"""Fragments of SVG on a 64 x 64 grid, by name; see `icons.py`."""
