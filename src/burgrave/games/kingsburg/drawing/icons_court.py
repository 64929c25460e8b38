"""Icons of the council: its advisers, seasons, the enemies, and what a governor holds."""

HOLDINGS = {
    "gold": (
        '<circle class="o" cx="32" cy="32" r="27"/><circle class="cs" cx="32" cy="32" r="20.5"/>'
        '<path class="c" d="M20 42l-3-19 9 7 6-11 6 11 9-7-3 19z"/>'
    ),
    "wood": (
        '<path class="o" d="M15 13h36c7 0 10 8 10 19s-3 19-10 19H15C7 51 3 43 3 32s4-19 12-19z"/>'
        '<ellipse class="c" cx="16" cy="32" rx="7" ry="12"/><ellipse cx="16" cy="32" rx="2.8" ry="5.5"/>'
        '<path class="cs" d="M31 23h18M35 32h20M31 41h14"/>'
    ),
    "stone": (
        '<path class="o" d="M32 4l25 13v30L32 60 7 47V17z"/><path class="cs" stroke-width="4" d="M10 19l22 11 22-11M32 30v27"/>'
    ),
    "k_any": (
        '<path class="w1" d="M32 32V5a27 27 0 0 1 23.4 40.5z"/><path class="w2" d="M32 32l23.4 13.5a27 27 0 0 1-46.8 0z"/>'
        '<path class="w3" d="M32 32L8.6 45.5A27 27 0 0 1 32 5z"/>'
        '<path class="wl" d="M32 32V5M32 32l23.4 13.5M32 32L8.6 45.5M32 5a27 27 0 1 1 0 54 27 27 0 0 1 0-54z"/>'
    ),
    "soldier": (
        '<path d="M11 25C11 13 17 5 27 5s16 8 16 20l6 2v6H5v-6z"/><path d="M14 36h26c0 9-5 15-13 15s-13-6-13-15z"/>'
        '<path d="M1 61c1-8 7-11 14-11l12 6 12-6c7 0 11 3 12 11z"/><path class="s" stroke-width="4.5" d="M57 60V16"/>'
        '<path d="M57 1l6 13-6 6-6-6z"/>'
    ),
    "plus2": (
        '<path class="o" d="M20 4h24l16 16v24L44 60H20L4 44V20z"/>'
        '<path class="cs" stroke-width="5.5" d="M11 33h15M18.5 25.5v15"/>'
        '<path class="cs" stroke-width="5.5" d="M34 27c0-5 4-9 9-9s9 4 9 9c0 7-10 11-18 19h19"/>'
    ),
    "k_white_die": (
        '<path class="s" stroke-width="5" d="M19 8h26c7 0 11 4 11 11v26c0 7-4 11-11 11H19c-7 0-11-4-11-11V19c0-7 4-11 '
        '11-11z"/><circle cx="20" cy="20" r="5"/><circle cx="32" cy="32" r="5"/><circle cx="44" cy="44" r="5"/>'
    ),
    "envoy": (
        '<path d="M2 13h5v3h32l19-11v28L39 22H7v3H2z"/><path d="M10 28h26v29l-6.5-6-6.5 6-6.5-6-6.5 6z"/>'
        '<path class="c" d="M23 33l2 4.5 5 .5-3.7 3.3 1 4.8-4.3-2.5-4.3 2.5 1-4.8L16 38l5-.5z"/>'
        '<path class="s" stroke-width="4" d="M45 40c6 2 10 6 12 12M46 50c2 1 4 3 5 6"/>'
    ),
    "k_battle": (
        '<path d="M4 3l13 3 25 29-6 6L7 16z"/><path d="M60 3L47 6 22 35l6 6 29-25z"/>'
        '<path class="s" stroke-width="5.5" d="M31 49l17-15M33 49L16 34"/>'
        '<path class="s" stroke-width="7" d="M43 45l12 13M21 45L9 58"/>'
    ),
    "k_shield": (
        '<circle cx="32" cy="32" r="28"/><circle class="cs" cx="32" cy="32" r="21"/>'
        '<path class="cs" d="M32 12v40M12 32h40"/><circle class="c" cx="32" cy="32" r="9"/><circle cx="32" cy="32" r="5"/>'
    ),
    "k_peek": (
        '<path d="M13 2h38a5 5 0 0 1 5 5v50a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5z"/>'
        '<path class="c" d="M12 32c6-9 13-14 20-14s14 5 20 14c-6 9-13 14-20 14S18 41 12 32z"/>'
        '<circle cx="32" cy="32" r="8.5"/>'
    ),
    "k_razed": (
        '<path d="M4 31L26 12l3 12-6 9 9 7-4 17H11V33.5L8 36zM36 10l7 6.4V9h8v14.3L60 31l-4 5-3-2.5V57H35l4-18-8-7 7-10z"/>'
    ),
}
"""Fragments of SVG on a 64 x 64 grid, by name; see `draw/icons.py`. Those of pieces that are paid bear the piece's name."""

SEASONS = {
    "k_spring": (
        '<path d="M32 2c6 5 8 11 6 18 6-5 12-5 19-2-3 7-8 11-15 12-3 4-17 4-20 0C15 29 10 25 7 18c7-3 13-3 19 2-2-7 0-13 '
        '6-18z"/><path class="s" stroke-width="5" d="M32 32v29"/>'
        '<path d="M31 58C30 46 22 40 8 40c1 12 10 19 23 18zM33 50c1-7 8-12 22-12-1 11-10 15-22 12z"/>'
    ),
    "k_summer": (
        '<circle cx="32" cy="32" r="14"/><path transform="rotate(0 32 32)" d="M32 1l6 12H26z"/>'
        '<path transform="rotate(45 32 32)" d="M32 1l6 12H26z"/><path transform="rotate(90 32 32)" d="M32 1l6 12H26z"/>'
        '<path transform="rotate(135 32 32)" d="M32 1l6 12H26z"/><path transform="rotate(180 32 32)" d="M32 1l6 12H26z"/>'
        '<path transform="rotate(225 32 32)" d="M32 1l6 12H26z"/><path transform="rotate(270 32 32)" d="M32 1l6 12H26z"/>'
        '<path transform="rotate(315 32 32)" d="M32 1l6 12H26z"/>'
    ),
    "k_autumn": (
        '<path d="M32 2l7 11 8-4-1 11 14-2-6 12 7 6-15 8 2 8-14-4v14h-4V48l-14 4 2-8-15-8 7-6-6-12 14 2-1-11 8 4z"/>'
        '<path class="cs" d="M32 18v27M32 38l-11-8M32 38l11-8"/>'
    ),
    "k_winter": (
        '<g transform="rotate(0 32 32)"><path class="s" stroke-width="5" d="M32 32V4M24 9l8 7 8-7"/></g>'
        '<g transform="rotate(60 32 32)"><path class="s" stroke-width="5" d="M32 32V4M24 9l8 7 8-7"/></g>'
        '<g transform="rotate(120 32 32)"><path class="s" stroke-width="5" d="M32 32V4M24 9l8 7 8-7"/></g>'
        '<g transform="rotate(180 32 32)"><path class="s" stroke-width="5" d="M32 32V4M24 9l8 7 8-7"/></g>'
        '<g transform="rotate(240 32 32)"><path class="s" stroke-width="5" d="M32 32V4M24 9l8 7 8-7"/></g>'
        '<g transform="rotate(300 32 32)"><path class="s" stroke-width="5" d="M32 32V4M24 9l8 7 8-7"/></g>'
        '<circle cx="32" cy="32" r="5"/>'
    ),
}
"""Fragments of SVG on a 64 x 64 grid, by name; see `draw/icons.py`."""

ENEMIES = {
    "k_goblins": (
        '<path d="M1 16c9-1 15 2 19 7 4-8 20-8 24 0 4-5 10-8 19-7-2 11-8 18-16 20-1 13-7 23-15 23S18 49 17 36C9 34 3 27 1 '
        '16z"/><path class="c" d="M20 29l10 5-3 4c-4 0-7-4-7-9zM44 29l-10 5 3 4c4 0 7-4 7-9z"/>'
        '<path class="cs" d="M24 47c5 4 11 4 16 0"/><path class="c" d="M27 46l2 6 3-5zM37 46l-2 6-3-5z"/>'
    ),
    "k_orcs": (
        '<path d="M13 22C13 10 21 4 32 4s19 6 19 18l8 2-6 11v9c0 11-9 17-21 17s-21-6-21-17v-9L5 24z"/>'
        '<path class="c" d="M16 25l13 6-1 5h-9zM48 25l-13 6 1 5h9z"/><path class="cs" stroke-width="4" d="M17 50h30"/>'
        '<path class="c" d="M15 51l3-15 7 15zM49 51l-3-15-7 15z"/>'
    ),
    "k_zombies": (
        '<path d="M3 62c3-9 14-13 29-13s26 4 29 13z"/>'
        '<path d="M22 33c0-5 5-7 11-7s11 3 11 8c0 6-3 10-4 15H27c-1-6-5-9-5-16z"/>'
        '<path class="s" stroke-width="6.5" d="M25 32l-5-17M31 28L30 7M38 28l4-18M43 33l8-14M26 42l-13-9"/>'
        '<path class="cs" d="M29 40h9"/>'
    ),
    "k_demons": (
        '<path d="M7 2c1 10 6 15 14 17 7-3 15-3 22 0 8-2 13-7 14-17 6 13 2 23-6 29 0 14-8 24-19 31-11-7-19-17-19-31C5 25 1 '
        '15 7 2z"/><path class="c" d="M19 29l11 6-3 5c-5 0-8-5-8-11zM45 29l-11 6 3 5c5 0 8-5 8-11z"/>'
        '<path class="cs" d="M23 47l4.5 3 4.5-3 4.5 3 4.5-3"/>'
    ),
    "k_barbarians": (
        '<path d="M16 30c0-13 6-21 16-21s16 8 16 21z"/>'
        '<path d="M15 26C5 26 0 16 4 3c3 8 7 11 14 11zM49 26c10 0 15-10 11-23-3 8-7 11-14 11z"/>'
        '<path d="M14 33h36l-2 11c-2 8-8 13-16 18-8-5-14-10-16-18z"/><path class="c" d="M19 36h9v5h-7zM45 36h-9v5h7z"/>'
        '<path class="cs" d="M25 50c4-3 10-3 14 0M32 10v18"/>'
    ),
    "k_dragons": (
        '<path d="M3 35l18-13L16 6l14 9L40 3l1 13c12 4 20 15 20 29v16H37c1-10-4-16-12-17l-9 5-13-6 9-4z"/>'
        '<circle class="c" cx="33" cy="27" r="3.6"/><path class="cs" d="M46 26c5 6 8 13 8 22M14 38h10"/>'
        '<path class="c" d="M41 61c1-5 0-9-2-12l7 3v9z"/>'
    ),
}
"""Fragments of SVG on a 64 x 64 grid, by name; see `draw/icons.py`."""

ADVISERS = {
    "k_jester": (
        '<path d="M32 26C28 12 18 7 6 12c6 3 9 9 8 20l-3 13h42l-3-13c-1-11 2-17 8-20-12-5-22 0-26 14z"/>'
        '<path d="M32 26l7-18h-14z"/><circle cx="6" cy="17" r="5"/><circle cx="58" cy="17" r="5"/>'
        '<circle cx="32" cy="6" r="5"/><path class="cs" d="M32 24v19M22 29l-3 14M42 29l3 14"/><path d="M8 48h48v9H8z"/>'
    ),
    "k_squire": (
        '<path class="s" stroke-width="5" d="M14 61V10"/><path d="M14 0l6 11H8z"/><path d="M19 13h43L50 24l12 11H19z"/>'
        '<path class="cs" stroke-width="4" d="M24 24h18"/>'
    ),
    "k_architect": (
        '<circle cx="32" cy="10" r="7"/><circle class="c" cx="32" cy="10" r="2.5"/>'
        '<path d="M27 14l6 3-14 45-5-1zM37 14l-6 3 14 45 5-1z"/>'
        '<path class="s" stroke-width="4.5" d="M17 44c10 6 20 6 30 0"/>'
    ),
    "k_merchant": (
        '<path class="s" stroke-width="5" d="M32 7v50M11 15h42M20 58h24"/><circle cx="32" cy="8" r="5"/>'
        '<path class="s" d="M12 16L4 38M12 16l8 22M52 16l-8 22M52 16l8 22"/>'
        '<path d="M1 38h22c0 7-5 11-11 11S1 45 1 38zM41 38h22c0 7-5 11-11 11s-11-4-11-11z"/>'
    ),
    "k_sergeant": (
        '<path class="s" stroke-width="5.5" d="M12 62L44 18"/><path d="M58 1l-3 17-10-7z"/>'
        '<path d="M34 6C20 6 9 14 6 28c9-4 17-3 24 3l14-20c-3-3-6-5-10-5z"/><path d="M49 26l13 3-6 6 2 10-18-7z"/>'
    ),
    "k_alchemist": (
        '<circle cx="23" cy="42" r="20"/><path class="s" stroke-width="9" d="M23 26V13c0-5 4-7 8-4l23 18"/>'
        '<path class="c" d="M10 42c5-4 9 2 13 0s8-4 13 0c0 8-6 13-13 13S10 50 10 42z"/>'
        '<path d="M56 36c6 8 6 13 0 13s-6-5 0-13z"/><circle class="c" cx="20" cy="33" r="2.6"/>'
    ),
    "k_astronomer": (
        '<g transform="rotate(-27 34 32)"><path d="M4 27h15v11H4z"/><path d="M21 23h16v19H21z"/>'
        '<path d="M39 18h22v29H39z"/></g><path class="s" stroke-width="5" d="M28 43l-9 18M33 43l10 18"/>'
        '<path class="f" d="M14 1L17 9L25 12L17 15L14 23L11 15L3 12L11 9z"/>'
    ),
    "k_treasurer": (
        '<circle class="s" stroke-width="7.5" cx="18" cy="19" r="12.5"/>'
        '<path class="s" stroke-width="7.5" d="M27 28l30 31M48 50l9-9M38 39l8-8"/>'
    ),
    "k_master_hunter": (
        '<path class="s" stroke-width="6.5" d="M12 7c28-5 50 17 45 45"/><path class="s" d="M12 7l45 45"/>'
        '<path class="s" stroke-width="5" d="M8 56l42-42"/><path d="M62 2l-4 18L44 6z"/>'
        '<path d="M2 50l9-1 4 4-1 9-5-2-1-4-4-1z"/>'
    ),
    "k_general": (
        '<path d="M32 13l30 45H41l-9-20-9 20H2z"/><path class="cs" d="M28 26L13 55M36 26l15 29"/>'
        '<path class="s" stroke-width="4" d="M32 16V3"/><path d="M33 1l18 6-18 6z"/>'
    ),
    "k_swordsmith": (
        '<path d="M32 0l7 9v32H25V9z"/><path class="cs" d="M32 9v30"/><path d="M10 40h44v8H10z"/><path d="M28 48h8v9h-8z"/>'
        '<circle cx="32" cy="59" r="5"/>'
        '<path class="f" d="M53 8L55.3 14.7L62 17L55.3 19.3L53 26L50.7 19.3L44 17L50.7 14.7z"/>'
        '<path class="f" d="M11 17L12.8 22.2L18 24L12.8 25.8L11 31L9.2 25.8L4 24L9.2 22.2z"/>'
    ),
    "k_duchess": (
        '<path d="M32 60L2 30c2-3 5-5 7-5 1-5 4-8 8-9 2-4 5-6 8-6l7-3 7 3c3 0 6 2 8 6 4 1 7 4 8 9 2 0 5 2 7 5z"/>'
        '<path class="cs" d="M32 53L12 27M32 53L22 18M32 53V14M32 53l10-35M32 53l20-26"/><circle cx="32" cy="58" r="5.5"/>'
    ),
    "k_champion": (
        '<path d="M17 61c0-15 8-20 12-29-6 1-10 6-15 9-7-2-10-7-8-13L20 14l1-13 10 9c16 1 25 14 25 33v18z"/>'
        '<circle class="c" cx="26" cy="20" r="3.2"/><path class="cs" d="M40 17c7 8 10 18 9 32M8 31l5-1"/>'
    ),
    "k_smuggler": (
        '<path class="s" stroke-width="4.5" d="M21 14c0-14 22-14 22 0"/><path d="M18 12h28l7 12H11z"/>'
        '<path d="M14 27h36v26H14z"/><path class="c" d="M20 31h24v18H20z"/><path d="M32 32c8 7 7 16 0 16s-8-9 0-16z"/>'
        '<path d="M10 55h44v6H10z"/>'
    ),
    "k_inventor": (
        '<path d="M24.7 11.3L24.7 2.9L39.3 2.9L39.3 11.3L41.5 12.1L47.4 6.3L57.7 16.6L51.9 22.5L52.7 24.7L61.1 24.7L61.1 '
        "39.3L52.7 39.3L51.9 41.5L57.7 47.4L47.4 57.7L41.5 51.9L39.3 52.7L39.3 61.1L24.7 61.1L24.7 52.7L22.5 51.9L16.6 "
        '57.7L6.3 47.4L12.1 41.5L11.3 39.3L2.9 39.3L2.9 24.7L11.3 24.7L12.1 22.5L6.3 16.6L16.6 6.3L22.5 12.1z"/>'
        '<circle class="c" cx="32" cy="32" r="12"/><circle cx="32" cy="32" r="5.5"/>'
    ),
    "k_wizard": (
        '<path d="M38 1C28 11 21 25 17 42c10 5 20 5 30 0-3-10-5-18-3-27l9 5C51 10 46 4 38 1z"/>'
        '<path d="M14 46C7 47 2 50 2 53c0 5 13 8 30 8s30-3 30-8c0-3-5-6-12-7-12 6-24 6-36 0z"/>'
        '<path class="c" d="M33 21L35 26.3L40.6 26.5L36.2 30L37.7 35.5L33 32.4L28.3 35.5L29.8 30L25.4 26.5L31 26.3z"/>'
    ),
    "k_queen": (
        '<path d="M3 47C5 27 17 14 32 14s27 13 29 33c-8-6-18-9-29-9S11 41 3 47z"/><circle cx="32" cy="7" r="6"/>'
        '<circle cx="14" cy="13" r="5"/><circle cx="50" cy="13" r="5"/><circle cx="4" cy="27" r="4.5"/>'
        '<circle cx="60" cy="27" r="4.5"/><path class="c" d="M32 18l6 8-6 8-6-8z"/>'
        '<circle class="c" cx="17" cy="32" r="3"/><circle class="c" cx="47" cy="32" r="3"/>'
        '<path class="s" stroke-width="5" d="M5 57c17-9 37-9 54 0"/>'
    ),
    "k_king": (
        '<path d="M29 0h6v5h5v5h-5v5h-6v-5h-5V5h5z"/>'
        '<path d="M10 46C0 33 4 19 16 19c7 0 12 4 16 9 4-5 9-9 16-9 12 0 16 14 6 27z"/><circle cx="32" cy="20" r="6"/>'
        '<path class="c" d="M15 41c-5-7-4-14 1-15 6 0 9 5 11 15zM49 41c5-7 4-14-1-15-6 0-9 5-11 15z"/>'
        '<path d="M8 49h48v11H8z"/><circle class="c" cx="18" cy="54.5" r="2.8"/>'
        '<circle class="c" cx="32" cy="54.5" r="2.8"/><circle class="c" cx="46" cy="54.5" r="2.8"/>'
    ),
}
"""Fragments of SVG on a 64 x 64 grid, by name; see `draw/icons.py`."""
