"""The icons of Burgundy: land, animals, buildings, goods, and signs for monasteries; others are in `draw/town_icons.py`."""

ICONS = {
    "ship": (
        '<path d="M30 5h3l11 4-11 4v2h-3z"/><path d="M11 15h42c-4 7-4 14 0 21H11c4-7 4-14 0-21z"/>'
        '<path class="cs" d="M32 17v17"/><path d="M29 35h5v8h-5z"/>'
        '<path d="M3 37h9v5h39v-7h10c0 12-6 22-15 22H19C9 57 3 48 3 37z"/><path class="cs" d="M11 49h41"/>'
    ),
    "animal": (
        '<path d="M29 58C28 44 20 34 5 31c14-3 25 3 28 14 0-14-2-26-9-38 12 8 18 22 17 37 3-8 9-13 20-15-11 6-17 16-17 29z"/>'
    ),
    "cow": (
        '<path d="M25 18C14 20 8 14 10 4c3 6 8 8 16 8h12c8 0 13-2 16-8 2 10-4 16-15 14z"/>'
        '<path d="M21 25C15 31 7 31 4 25c5-5 12-5 18-3zM43 25c6 6 14 6 17 0-5-5-12-5-18-3z"/>'
        '<path d="M20 19c4-4 20-4 24 0 3 7 1 14 0 21 4 3 5 8 3 12-3 7-27 7-30 0-2-4-1-9 3-12-1-7-3-14 0-21z"/>'
        '<path class="l" d="M32 42c7 0 11 3 11 7s-4 6-11 6-11-2-11-6 4-7 11-7z"/><circle cx="27" cy="48.5" r="2.5"/>'
        '<circle cx="37" cy="48.5" r="2.5"/><circle class="l" cx="26" cy="30" r="2.8"/>'
        '<circle class="l" cx="38" cy="30" r="2.8"/>'
    ),
    "sheep": (
        '<circle cx="32" cy="14" r="13"/><circle cx="18" cy="17" r="12"/><circle cx="46" cy="17" r="12"/>'
        '<circle cx="11" cy="30" r="11.5"/><circle cx="53" cy="30" r="11.5"/><circle cx="15" cy="44" r="12"/>'
        '<circle cx="49" cy="44" r="12"/><circle cx="32" cy="34" r="22"/><circle class="l" cx="32" cy="14" r="10"/>'
        '<circle class="l" cx="18" cy="17" r="9"/><circle class="l" cx="46" cy="17" r="9"/>'
        '<circle class="l" cx="11" cy="30" r="8.5"/><circle class="l" cx="53" cy="30" r="8.5"/>'
        '<circle class="l" cx="15" cy="44" r="9"/><circle class="l" cx="49" cy="44" r="9"/>'
        '<circle class="l" cx="32" cy="34" r="19"/><path d="M23 35C16 31 9 33 6 40c7 4 13 3 18 0zM41 35c7-4 14-2 17 5-7 4-13 '
        '3-18 0z"/><path d="M21 31c6-5 16-5 22 0 2 13-3 30-11 30S19 44 21 31z"/>'
        '<path class="l" d="M20 29c-1-5 4-8 7-6 3-4 8-3 10 0 4-2 8 1 7 6-1 4-5 4-7 2-3 3-7 3-10 0-2 2-6 2-7-2z"/>'
        '<circle class="l" cx="27.5" cy="42" r="2.7"/><circle class="l" cx="36.5" cy="42" r="2.7"/>'
    ),
    "pig": (
        '<path d="M10 8c7-1 13 1 17 6h10c4-5 10-7 17-6 1 7-1 12-4 16 4 4 6 9 6 14 0 12-11 20-24 20S8 50 8 38c0-5 2-10 '
        '6-14-3-4-5-9-4-16z"/><path class="ls" d="M14 13c1 4 3 6 6 7M50 13c-1 4-3 6-6 7"/>'
        '<ellipse class="l" cx="32" cy="42" rx="12" ry="9"/><ellipse cx="27.5" cy="42" rx="2.7" ry="4"/>'
        '<ellipse cx="36.5" cy="42" rx="2.7" ry="4"/><circle class="l" cx="22" cy="29" r="2.8"/>'
        '<circle class="l" cx="42" cy="29" r="2.8"/>'
    ),
    "chicken": (
        '<path d="M12 14c-3-7 4-11 6-5 1-7 8-7 7-1 4-4 9 0 5 7z"/><path d="M13 17L3 22l10 4z"/>'
        '<path d="M13 26c-3 4-2 8 1 8s4-4 3-7z"/><path d="M21 11c8 0 11 6 12 12 6 5 15 2 23-12 6 20 2 40-19 42C22 54 12 44 12 '
        '29c0-11 2-18 9-18z"/><path class="s" d="M31 52v8h-5M41 52v8h-5"/><circle class="l" cx="20" cy="20" r="2.6"/>'
        '<path class="ls" d="M27 36c5 7 15 6 20-3"/>'
    ),
    "goat": (
        '<path d="M30 20C27 9 17 2 5 5c8 4 13 10 14 18z"/><path d="M34 20C37 9 47 2 59 5c-8 4-13 10-14 18z"/>'
        '<path d="M20 28C14 24 6 26 2 33c7 5 14 5 20 1zM44 28c6-4 14-2 18 5-7 5-14 5-20 1z"/>'
        '<path d="M19 21c6-5 20-5 26 0 2 9 0 16-4 23-2 5-5 7-9 7s-7-2-9-7c-4-7-6-14-4-23z"/>'
        '<path d="M25 47h14c0 7-3 12-7 16-4-4-7-9-7-16z"/>'
        '<path class="l" d="M32 37c5 0 8 2 7 5-1 4-4 6-7 6s-6-2-7-6c-1-3 2-5 7-5z"/>'
        '<circle cx="29.5" cy="42" r="1.7"/><circle cx="34.5" cy="42" r="1.7"/><circle class="l" cx="26" cy="29" r="2.8"/>'
        '<circle class="l" cx="38" cy="29" r="2.8"/>'
    ),
    "boarding_house": (
        '<path d="M1 29L32 5l31 24-4 6L32 14 5 35z"/><path d="M9 36h6v10h35v-4h5v16h-5v-5H15v5H9z"/>'
        '<rect x="17" y="38" width="11" height="7" rx="3"/><path d="M30 45v-2c0-4 3-6 7-6h13v8z"/>'
    ),
    "bank": (
        '<path d="M7 30C7 18 13 11 22 11h20c9 0 15 7 15 19z"/><path d="M7 33h20v6h10v-6h20v24H7z"/>'
        '<path class="cs" d="M16 14v15M48 14v15M16 35v20M48 35v20"/><path d="M27 28h10v10l-5 4-5-4z"/>'
        '<circle class="c" cx="32" cy="34" r="2.6"/>'
    ),
    "glass": (
        '<path d="M24 5h16v6h-4v11c9 3 15 10 15 19 0 10-8 17-19 17S13 51 13 41c0-9 6-16 15-19V11h-4z"/>'
        '<path class="c" d="M19 40c0-5 3-9 8-11l5-1 5 1c5 2 8 6 8 11-5-3-9 3-14 1s-8-4-12-1z"/>'
    ),
    "cloth": (
        '<path d="M15 9h41a6 6 0 0 1 5 6v14a6 6 0 0 1-5 6H15a13 13 0 0 1 0-26z"/>'
        '<path d="M24 38h33v20l-5.5-4-5.5 4-5.5-4-5.5 4-5.5-4-5.5 4z"/><circle class="c" cx="15" cy="22" r="8"/>'
        '<path class="s" stroke-width="3.5" d="M19 22a4 4 0 1 0-4 4"/><path class="cs" d="M33 42v8M45 42v8"/>'
    ),
    "jug": (
        '<path d="M23 4h18v6h-4v6c9 4 13 11 13 20 0 10-5 17-11 20v3H25v-3c-6-3-11-10-11-20 0-9 4-16 13-20v-6h-4z"/>'
        '<path class="s" stroke-width="4.5" d="M24 15C12 11 7 20 13 29M40 15c12-4 17 5 11 14"/>'
        '<path class="cs" d="M18 34l4.7 5 4.7-5 4.7 5 4.7-5 4.7 5 4.5-5"/>'
    ),
    "cheese": (
        '<path d="M3 32L43 9c10 3 17 11 18 23z"/><path d="M3 36h58v21H3z"/><circle class="c" cx="17" cy="47" r="5"/>'
        '<circle class="c" cx="36" cy="44" r="4"/><circle class="c" cx="51" cy="50" r="4.5"/>'
        '<circle class="c" cx="42" cy="22" r="4"/>'
    ),
    "depots": (
        '<rect x="46.5" y="23.5" width="17" height="17" rx="3"/><rect x="35" y="43.4" width="17" height="17" rx="3"/>'
        '<rect x="12" y="43.4" width="17" height="17" rx="3"/><rect x="0.5" y="23.5" width="17" height="17" rx="3"/>'
        '<rect x="12" y="3.6" width="17" height="17" rx="3"/><rect x="35" y="3.6" width="17" height="17" rx="3"/>'
    ),
    "black_depot": (
        '<path d="M9 3h46a5 5 0 0 1 5 5v48a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5z"/>'
        '<path class="c" d="M32 12l17.3 10v20l-17.3 10-17.3-10v-20z"/>'
    ),
    "bonus": (
        '<path d="M20 38l-9 23 11-4 6 5 4-14 4 14 6-5 11 4-9-23z"/><path d="M32 2l19.9 11.5v23l-19.9 11.5-19.9-11.5v-23z"/>'
        '<path class="c" d="M32 10l13 7.5v15l-13 7.5-13-7.5v-15z"/><circle cx="32" cy="25" r="6.5"/>'
    ),
    "region": (
        '<path d="M19 6.5l13.4 7.8v15.5l-13.4 7.8-13.4-7.8v-15.5z"/><path d="M46 6.5l13.4 7.8v15.5l-13.4 7.8-13.4-7.8v-15.5z"/>'
        '<path d="M32.5 30l13.4 7.8v15.5l-13.4 7.8-13.4-7.8v-15.5z"/>'
    ),
    # Signs of expansions that more than one of them shows:
    "black_hex": '<path d="M32 2 58 17v30L32 62 6 47V17z"/><path class="c" d="M32 20 43 26v12L32 44 21 38V26z"/>',
    "emblem": (
        '<path d="M8 4h48v26c0 15-10 24-24 30C18 54 8 45 8 30z"/>'
        '<path class="c" d="M14 10h36v20c0 11-7 18-18 23-11-5-18-12-18-23z"/><path d="M32 15v32c9-4 13-9 13-17V15z"/>'
    ),
    "post": (
        '<path d="M24 12h16v42H24z"/><path d="M16 54h32v7H16z"/><path d="M20 5h24v7H20z"/>'
        '<path class="cs" stroke-width="5" d="M25 27l14-9M25 40l14-9M25 52l14-8"/>'
    ),
    "vine": (
        '<path d="M32 4v10c-7-6-17-6-24 1 4 1 7 4 7 8-6 2-9 8-8 15 5-3 9-2 13 1-1 6 3 11 12 13v8h2v-8c9-2 13-7 12-13 4-3 8-4 13-1 '
        '1-7-2-13-8-15 0-4 3-7 7-8-7-7-17-7-24-1V4z"/><path class="cs" d="M32 20v28M32 34l-12-9M32 34l12-9"/>'
    ),
}
"""Fragments of SVG on a 64 x 64 grid, by name; see `draw/icons.py`."""

GOODS = ("glass", "grapes", "cloth", "jug", "barrel", "cheese")
"""The icons of goods by kind, in the order of their dice."""
