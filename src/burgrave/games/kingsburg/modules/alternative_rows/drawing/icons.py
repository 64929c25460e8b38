"""Icons of the buildings on the strips."""

from typing import Final

ICONS: Final = {
    "k_order": '<path d="M8 6h48v10H8z"/><path d="M8 24h34v10H8z"/><path d="M8 42h20v10H8z"/>',
    "k_stadium": (
        '<ellipse cx="32" cy="38" rx="30" ry="22"/><ellipse class="cs" cx="32" cy="38" rx="22" ry="14"/>'
        '<ellipse class="c" cx="32" cy="38" rx="12" ry="6"/><path class="s" stroke-width="4" d="M32 18V3"/>'
        '<path d="M33 1l16 5-16 5z"/>'
    ),
    "k_gladiator_school": (
        '<path class="s" stroke-width="6" d="M32 62V12M13 12v9c0 9 8 13 19 13s19-4 19-13v-9"/>'
        '<path d="M13 0l6 14H7zM32 0l6 14H26zM51 0l6 14H45z"/><path class="s" stroke-width="5" d="M24 46h16"/>'
    ),
    "k_colosseum": (
        '<path d="M2 61V26c4-6 10-9 18-11l24-1c8 2 14 6 18 12v35z"/>'
        '<path class="c" d="M9 40v-7a4 4 0 0 1 8 0v7zM22 38v-8a4 4 0 0 1 8 0v8zM35 38v-8a4 4 0 0 1 8 0v8zM48 40v-7a4 4 0 0 '
        "1 8 0v7zM9 61V51a4 4 0 0 1 8 0v10zM22 61V50a4 4 0 0 1 8 0v11zM35 61V50a4 4 0 0 1 8 0v11zM48 61V51a4 4 0 0 1 8 "
        '0v10z"/><path d="M20 4h24v8H20z"/>'
    ),
    "k_bridge": (
        '<path d="M1 26c20-15 42-15 62 0v33H53c0-13-9-22-21-22s-21 9-21 22H1z"/>'
        '<path class="cs" d="M3 34c18-13 40-13 58 0"/><path d="M6 12h6v12H6zM52 12h6v12h-6z"/>'
    ),
    "k_altar": (
        '<path d="M6 28h52v9H6zM14 39h36v15H14zM8 55h48v7H8z"/><path d="M32 1c12 11 10 24 0 24S20 12 32 1z"/>'
        '<path class="cs" stroke-width="4" d="M32 41v11M27 45h10"/>'
    ),
    "k_basilica": (
        '<path d="M30 1h4v4h4v4h-4v5h-4V9h-4V5h4z"/><path d="M9 35c0-13 10-22 23-22s23 9 23 22z"/>'
        '<path class="cs" d="M32 16v18M20 20c-3 4-4 9-4 14M44 20c3 4 4 9 4 14"/>'
        '<path d="M5 37h54v6H5zM9 45h8v10H9zM23 45h7v10h-7zM34 45h7v10h-7zM47 45h8v10h-8zM3 56h58v6H3z"/>'
    ),
    "travelling_market": (
        '<path d="M4 34C2 16 14 7 32 7s30 9 28 27z"/>'
        '<path class="cs" d="M22 10c-4 7-5 14-5 23M42 10c4 7 5 14 5 23M32 9v24"/><path d="M2 36h60v9H2z"/>'
        '<circle cx="17" cy="50" r="11"/><circle class="c" cx="17" cy="50" r="4"/><circle cx="47" cy="50" r="11"/>'
        '<circle class="c" cx="47" cy="50" r="4"/>'
    ),
    "k_harbour": (
        '<circle class="s" stroke-width="5" cx="32" cy="10" r="6.5"/>'
        '<path class="s" stroke-width="6" d="M32 17v42M19 25h26M9 41c2 11 11 18 23 18s21-7 23-18"/>'
        '<path d="M2 44l8-12 8 11zM62 44l-8-12-8 11z"/>'
    ),
    "k_armoury": (
        '<path d="M13 5l10 5c2 7 16 7 18 0l10-5 9 16-8 7c2 12 1 22-4 33H16c-5-11-6-21-4-33l-8-7z"/>'
        '<path class="cs" d="M32 21v36M18 42c9 5 19 5 28 0"/>'
    ),
    "k_garrison": (
        '<path class="s" stroke-width="5" d="M7 8h50"/><circle cx="7" cy="8" r="5"/><circle cx="57" cy="8" r="5"/>'
        '<path d="M12 12h40v49L32 48 12 61z"/><path class="cs" stroke-width="4.5" d="M32 18v24M23 25h18"/>'
    ),
    "k_alchemists_guild": (
        '<path d="M5 26h48c0 17-6 24-14 28v2h9v6H13v-6h8v-2C11 50 5 43 5 26z"/>'
        '<path class="s" stroke-width="8" d="M36 21L56 4"/><path class="cs" d="M10 33h38"/>'
    ),
    "k_stockade": (
        '<path d="M2 61l20-48 8-9-2 12L10 61zM20 61l20-48 8-9-2 12-18 45zM38 61l16-40 8-9-2 12-14 37z"/>'
        '<path class="cs" stroke-width="4.5" d="M2 46h60"/>'
    ),
    "k_griffin_ranch": (
        '<path d="M6 27C8 12 20 4 35 4l2-4 6 6c12 4 18 15 18 29v26H31c1-10-3-15-10-18 5 0 8-2 10-6-7 2-12 1-15-2-2 5-4 8-8 '
        '10-4-6-5-12-2-18z"/><circle class="c" cx="29" cy="20" r="3.6"/>'
        '<path class="cs" d="M44 22c6 7 8 16 8 28M38 36c3 5 4 12 4 18"/>'
    ),
    "k_defensive_walls": (
        '<path d="M1 61V13h5v6h5v-6h5v6h5v11h22V19h5v-6h5v6h5v-6h5v48z"/><path class="c" d="M23 61V48a9 9 0 0 1 18 0v13z"/>'
        '<path class="s" d="M29 42v18M35 42v18M24 50h16"/><path class="cs" d="M21 34h22"/>'
    ),
    "k_manor": (
        '<path d="M2 33l16-17h28l16 17v4H2z"/><path d="M12 5h8v14h-8zM44 5h8v14h-8z"/><path d="M7 39h50v22H7z"/>'
        '<path class="c" d="M27 61V49h10v12zM13 45h8v8h-8zM43 45h8v8h-8z"/>'
    ),
    "k_hidden_refuge": (
        '<path d="M1 61c2-22 8-31 14-34 1-10 8-16 17-16s16 6 17 16c6 3 12 12 14 34z"/>'
        '<path class="c" d="M21 61V47a11 11 0 0 1 22 0v14z"/><path d="M30 61V49h4v12z"/>'
        '<path class="cs" d="M23 25c2-4 5-6 9-6M52 40c2 3 3 6 4 10"/>'
    ),
    "k_exchange": (
        '<path class="s" stroke-width="6" d="M7 27C12 11 32 4 47 15M57 37C52 53 32 60 17 49"/>'
        '<path d="M55 6v17H38zM9 58V41h17z"/><circle cx="32" cy="32" r="11"/><circle class="c" cx="32" cy="32" r="4"/>'
    ),
    "k_architects_guild": (
        '<path d="M5 3l56 58H5zM16 30v20h20z" fill-rule="evenodd"/><path class="cs" d="M5 20h5M5 40h5M24 61v-5M44 61v-5"/>'
    ),
    "k_fountain": (
        '<path d="M4 45h56c-2 9-9 13-17 13H21C13 58 6 54 4 45z"/><path d="M27 30h10v15H27z"/>'
        '<path d="M13 24h38c-1 7-7 9-12 9H25c-5 0-11-2-12-9z"/>'
        '<path class="s" stroke-width="4.5" d="M32 22V9M31 11c-7-8-15-5-16 4M33 11c7-8 15-5 16 4"/>'
    ),
    "k_park": (
        '<path d="M28 36h8v22h-8z"/><circle cx="32" cy="17" r="16"/><circle cx="17" cy="30" r="13"/>'
        '<circle cx="47" cy="30" r="13"/><circle cx="32" cy="32" r="13"/><path d="M8 56h48v6H8z"/>'
        '<path class="cs" d="M32 28v12M32 36l8-8"/>'
    ),
    "k_school": (
        '<path d="M62 1C36 3 19 19 15 43l7 5C42 45 60 28 62 1z"/><path class="cs" d="M51 13L20 45"/>'
        '<path class="s" stroke-width="5" d="M18 46L5 61"/><path class="s" stroke-width="4" d="M26 60h30"/>'
    ),
    "k_university": (
        '<path d="M32 8l31 15-31 15L1 23z"/><path d="M12 33l20 10 20-10v14c-9 9-31 9-40 0z"/>'
        '<path class="s" d="M58 26v18"/><path d="M54 44h8l2 12H52z"/>'
    ),
}
"""Fragments of SVG on a 64 x 64 grid, by name; see `draw/icons.py`."""
