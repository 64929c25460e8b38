"""Icons of the groups of the people and of the scenario sheets."""

from typing import Final

ICONS: Final = {
    "k_group_aristocracy": (
        '<path d="M32 1c7 9 10 17 10 25 0 7-3 12-5 16H27c-2-4-5-9-5-16 0-8 3-16 10-25z"/>'
        '<path d="M24 42C23 28 14 22 6 26c-6 4-5 13 2 15 3-5 8-4 8 3 0 3 8 3 8-2zM40 42c1-14 10-20 18-16 6 4 5 13-2 '
        '15-3-5-8-4-8 3 0 3-8 3-8-2z"/><path d="M14 45h36v6H14z"/><path d="M26 53h12l-6 10z"/>'
    ),
    "k_group_clergy": (
        '<path d="M12 46C8 26 18 12 32 1c14 11 24 25 20 45z"/><path class="cs" stroke-width="4" d="M32 10v34M22 25h20"/>'
        '<path d="M12 50h40v7H12z"/><path d="M17 57h9v6h-9zM38 57h9v6h-9z"/>'
    ),
    "k_group_secret_society": (
        '<path d="M32 3l30 56H2z"/><path class="c" d="M14 42c6-8 12-11 18-11s12 3 18 11c-6 8-12 11-18 11s-12-3-18-11z"/>'
        '<circle cx="32" cy="42" r="7.5"/>'
    ),
    "k_group_craftsmen": (
        '<g transform="rotate(-40 32 32)"><path d="M14 4h28l8 8v9H14z"/><path d="M27 21h10v42H27z"/></g>'
        '<path class="s" stroke-width="5" d="M44 46l14 14M56 46L44 60"/>'
    ),
    "k_group_artists": (
        '<path d="M32 5C14 5 2 16 2 31c0 16 13 28 28 28 6 0 7-4 5-8-3-6 0-11 7-11h8c8 0 12-5 12-12C62 14 49 5 32 5z"/>'
        '<circle class="c" cx="18" cy="28" r="5"/><circle class="c" cx="30" cy="17" r="5"/>'
        '<circle class="c" cx="46" cy="22" r="5"/><circle class="c" cx="20" cy="43" r="4.5"/>'
    ),
    "k_group_peasants": '<path class="s" stroke-width="5.5" d="M32 62V22M14 4v12c0 7 7 10 18 10s18-3 18-10V4M32 4v18"/>',
    "k_group_bandits": (
        '<path d="M10 22C10 9 19 2 32 2s22 7 22 20z"/><path d="M4 25h56v12H4z"/>'
        '<path class="c" d="M16 28h10v6H16zM38 28h10v6H38z"/><path d="M10 40h44c0 6-2 10-5 13H15c-3-3-5-7-5-13z"/>'
        '<path d="M15 50h34L32 63z"/><path class="cs" d="M14 46h36"/>'
    ),
    "k_scenario_goblin_valley": (
        '<path d="M1 60L21 14l12 21 8-13 22 38z"/><path class="c" d="M21 21l-6 13 6-3 5 4 2-2zM41 30l-6 10 6-2 6 3z"/>'
        '<path d="M48 2l4 6 7 1-5 5 1 7-7-3-7 3 1-7-5-5 7-1z"/>'
    ),
    "k_scenario_royal_fair": (
        '<path d="M32 12l29 20H3z"/><path d="M5 35h54l-4 26H9z"/><path class="c" d="M25 61c0-10 3-17 7-22 4 5 7 12 7 22z"/>'
        '<path class="s" stroke-width="4" d="M32 13V2"/><path d="M33 0l14 5-14 5z"/>'
        '<path class="cs" d="M18 35l-3 26M46 35l3 26M22 30l10-14 10 14"/>'
    ),
}
"""Fragments of SVG on a 64 x 64 grid, by name; see `draw/icons.py`."""
