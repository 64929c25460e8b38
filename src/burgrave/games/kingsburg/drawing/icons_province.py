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

MORE_ROWS = {
    "k_sawmill": (
        '<path d="M27.4 9.5L37.5 1.5L37.7 9.7L50.2 6.9L46.8 14.4L59.3 17.3L53 22.5L63 30.6L55 32.6L60.5 44.2L52.5 '
        "42.5L52.4 55.4L45.9 50.3L40.2 61.9L36.6 54.5L26.5 62.5L26.3 54.3L13.8 57.1L17.2 49.6L4.7 46.7L11 41.5L1 33.4L9 "
        '31.4L3.5 19.8L11.5 21.5L11.6 8.6L18.1 13.7L23.8 2.1z"/><circle class="c" cx="32" cy="32" r="7"/>'
        '<path class="cs" d="M32 15v5M32 44v5M15 32h5M44 32h5"/>'
    ),
    "k_goldsmith": (
        '<circle class="s" stroke-width="7" cx="32" cy="42" r="17"/><path d="M20 2h24l7 10-19 16L13 12z"/>'
        '<path class="cs" d="M15 12h34M27 12l5 13 5-13"/>'
    ),
    "k_mint": (
        '<ellipse cx="26" cy="13" rx="20" ry="9"/>'
        '<path d="M6 18c6 8 34 8 40 0v7c-6 8-34 8-40 0zM6 30c6 8 34 8 40 0v7c-6 8-34 8-40 0zM6 42c6 8 34 8 40 0v9c-6 10-34 '
        '10-40 0z"/><circle cx="50" cy="50" r="12"/><circle class="cs" cx="50" cy="50" r="7"/>'
    ),
    "k_improvised_defences": (
        '<path d="M3 60V25l11-5v40zM17 60V14l11 6v40zM31 60V28h11v32zM45 60V10l12 7v43z"/>'
        '<path class="cs" stroke-width="5.5" d="M1 50l61-15"/>'
    ),
    "k_recruiting_office": (
        '<path d="M7 28c0-7 50-7 50 0v24c0 9-50 9-50 0z"/>'
        '<path class="cs" d="M10 35l10 18 8-16 8 16 8-16 8 14M9 30c8 4 38 4 46 0"/>'
        '<path class="s" stroke-width="5" d="M12 5l17 14M52 5L35 19"/>'
    ),
    "k_training_camp": (
        '<circle cx="32" cy="28" r="26"/><circle class="cs" stroke-width="5" cx="32" cy="28" r="17"/>'
        '<circle class="c" cx="32" cy="28" r="6.5"/><path class="s" stroke-width="5" d="M20 50l-6 11M44 50l6 11"/>'
    ),
    "k_military_academy": (
        '<path d="M13 62V31c0-13 8-20 19-20s19 7 19 20v31z"/><path class="c" d="M18 32h28v6H35v20h-6V38H18z"/>'
        '<path d="M30 11C32 1 46-2 58 5c-7 1-11 5-13 10z"/><path class="cs" d="M20 46v8M44 46v8"/>'
    ),
}
"""Fragments of SVG on a 64 x 64 grid, by name; see `draw/icons.py`."""

STRIPS = {
    "k_tiltyard": (
        '<path d="M62 1L26 44l-7-7z"/><path d="M8 30c8 0 20 12 20 21-3 3-8 3-11 1l-10-10c-3-4-2-9 1-12z"/>'
        '<path class="s" stroke-width="7" d="M14 47L4 58"/>'
        '<path class="s" stroke-width="5" d="M42 61V45M58 61V45M38 52h24"/>'
    ),
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
