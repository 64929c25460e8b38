"""Icons of the destiny cards."""

from typing import Final

ICONS: Final = {
    "k_destiny": (
        '<path d="M13 2h38a5 5 0 0 1 5 5v50a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5V7a5 5 0 0 1 5-5z"/>'
        '<path class="c" d="M32 11L34.7 25.4L46.8 17.2L38.6 29.3L53 32L38.6 34.7L46.8 46.8L34.7 38.6L32 53L29.3 38.6L17.2 '
        '46.8L25.4 34.7L11 32L25.4 29.3L17.2 17.2L29.3 25.4z"/>'
    ),
    "k_destiny_call_to_arms": (
        '<path d="M62 4L40 14C22 20 8 26 3 40c-3 10 3 19 14 20 12 1 20-8 18-18-1-6-6-9-11-8s-7 6-4 10c-3 0-6-3-5-8 2-7 '
        '12-10 26-11l21 5z"/><path class="cs" stroke-width="4" d="M44 13l2 13"/>'
        '<path class="s" stroke-width="4" d="M47 38l9 5M42 46l6 9"/>'
    ),
    "k_destiny_diplomatic_moves": (
        '<path class="s" stroke-width="5" d="M10 62L44 6M54 62L20 6"/>'
        '<path d="M23 4C16-1 9 8 1 3l5 23c8 5 15-4 22 1zM41 4c7-5 14 4 22-1l-5 23c-8 5-15-4-22 1z"/>'
    ),
    "k_destiny_undiscovered_wilds": (
        '<path d="M22 2l13 19h-6l10 15h-7l9 14H26v12h-8V50H3l9-14H5l10-15H9z"/>'
        '<path d="M46 16l9 14h-4l7 11h-4l7 11H50v10h-7V52h-2l-6-9h5l-8-12h5l-4-6z"/>'
    ),
    "k_destiny_snowstorm": (
        '<path d="M16 36C7 36 2 31 2 25s5-11 11-11C14 6 22 1 31 1c9 0 15 4 17 11 8 0 14 5 14 12 0 8-6 12-14 12z"/>'
        '<path class="s" stroke-width="4.5" d="M14 44v14M8 47.5l12 7M20 47.5l-12 7M34 44v14M28 47.5l12 7M40 47.5l-12 7M53 '
        '42v12M48 45l10 6M58 45l-10 6"/>'
    ),
    "k_destiny_rising_stars": (
        '<path class="f" d="M32 1L36.7 13.5L50.1 14.1L39.6 22.5L43.2 35.4L32 28L20.8 35.4L24.4 22.5L13.9 14.1L27.3 13.5z"/>'
        '<path class="f" d="M12 34L15 41.9L23.4 42.3L16.8 47.6L19.1 55.7L12 51L4.9 55.7L7.2 47.6L0.6 42.3L9 41.9z"/>'
        '<path class="f" d="M52 34L55 41.9L63.4 42.3L56.8 47.6L59.1 55.7L52 51L44.9 55.7L47.2 47.6L40.6 42.3L49 41.9z"/>'
        '<path class="s" stroke-width="4" d="M32 44v17M25 50l7-7 7 7"/>'
    ),
    "k_destiny_secret_deals": (
        '<path class="s" stroke-width="7" d="M18 30V19c0-19 28-19 28 0v11"/><path d="M9 28h46v33H9z"/>'
        '<circle class="c" cx="32" cy="41" r="5.5"/><path class="c" d="M29 43h6l2 11H27z"/>'
    ),
    "k_destiny_good_year": (
        '<path d="M6 32h52l-6 29H12z"/><path class="cs" d="M9 42h46M11 52h42M24 34l3 26M40 34l-3 26"/>'
        '<circle cx="20" cy="20" r="9"/><circle cx="44" cy="20" r="9"/><circle cx="32" cy="13" r="10"/>'
        '<path class="s" stroke-width="4" d="M32 8c0-4 2-6 6-7"/><path d="M6 25h52v5H6z"/>'
    ),
    "k_destiny_famine": (
        '<path d="M3 33h58c0 15-9 26-22 26H25C12 59 3 48 3 33z"/><path class="cs" d="M32 35l-5 7 7 5-4 7"/>'
        '<path class="s" stroke-width="5" d="M21 22L8 4M43 22L56 4M32 22V6"/>'
    ),
    "k_destiny_fierce_enemies": (
        '<path d="M12 1c10 15 12 37 4 62C8 44 6 22 12 1zM31 1c11 15 13 37 4 62-9-19-11-41-4-62zM50 1c11 15 13 37 4 '
        '62-9-19-11-41-4-62z"/>'
    ),
    "k_destiny_kings_illness": (
        '<path d="M22 2h20v8H22zM25 11h14v8c11 3 15 9 15 18v20c0 3-2 5-5 5H15c-3 0-5-2-5-5V37c0-9 4-15 15-18z"/>'
        '<path class="c" d="M28 31h8v8h8v8h-8v8h-8v-8h-8v-8h8z"/>'
    ),
    "k_destiny_timid_enemies": (
        '<path class="s" stroke-width="5.5" d="M12 62V3"/>'
        '<path class="s" stroke-width="5" d="M14 8c10-6 18 5 28 0s12-2 19 0L54 23l7 13c-8-3-10-2-19 1s-18-5-28 0z"/>'
    ),
    "k_destiny_queens_journey": (
        '<path d="M11 18C15 8 22 5 32 5s17 3 21 13l6 3-6 22H11L5 21z"/>'
        '<path class="c" d="M18 20h11v12H18zM35 20h11v12H35z"/><circle cx="17" cy="50" r="11"/>'
        '<circle class="c" cx="17" cy="50" r="4"/><circle cx="48" cy="50" r="11"/><circle class="c" cx="48" cy="50" r="4"/>'
    ),
    "k_destiny_royal_progress": (
        '<path d="M13 22L9 5l9 6 6-10 6 10 9-6-4 17z" transform="translate(8 0)"/><path d="M25 26h14l19 36H6z"/>'
        '<path class="cs" stroke-width="5" d="M32 29v5M32 40v7M32 53v9"/>'
    ),
    "k_destiny_conscription": (
        '<path d="M14 6h38c5 0 8 3 8 8v6H48v30c0 6-3 9-9 9H12c-5 0-8-3-8-9v-4h11V14c0-5-1-8-1-8z"/>'
        '<path class="c" d="M28 12h6v22h7v6h-7v8h-6v-8h-7v-6h7z"/>'
    ),
    "k_destiny_cheap_labour": (
        '<path d="M9 20h41l-9 25H22z"/><path class="s" stroke-width="5" d="M44 36h18M22 45l-4 15"/>'
        '<circle cx="42" cy="52" r="10"/><circle class="c" cx="42" cy="52" r="3.5"/><circle cx="19" cy="12" r="8"/>'
        '<circle cx="36" cy="10" r="9"/><path class="s" stroke-width="5" d="M1 14l9 6"/>'
    ),
    "k_destiny_pilgrimage": (
        '<path class="s" stroke-width="6" d="M46 62V18C46 0 24 0 24 16v4"/><circle cx="28" cy="38" r="11"/>'
        '<circle cx="28" cy="23" r="7"/><path class="cs" d="M18 36h20"/>'
    ),
    "k_destiny_gold_rush": (
        '<circle cx="19" cy="46" r="16"/><circle class="cs" cx="19" cy="46" r="10"/><circle cx="46" cy="47" r="15"/>'
        '<circle class="cs" cx="46" cy="47" r="9"/><circle cx="33" cy="22" r="15"/>'
        '<circle class="cs" cx="33" cy="22" r="9"/>'
        '<path class="f" d="M56 1L58.4 8.6L66 11L58.4 13.4L56 21L53.6 13.4L46 11L53.6 8.6z"/>'
    ),
    "k_destiny_quarry_collapse": (
        '<path d="M3 61V43l13-7 11 8 2 17zM31 61l-1-16 12-10 19 11v15z"/><path d="M8 26L22 14l13 6 1 13-12 4z"/>'
        '<path d="M38 20l4-13 14-4 6 12-10 11z"/>'
    ),
    "k_destiny_forest_fire": (
        '<path d="M36 1c2 12 17 19 17 38 0 14-9 23-21 23S11 53 11 40c0-9 5-14 9-21 2 4 4 6 6 7 4-8 11-14 10-25z"/>'
        '<path class="c" d="M33 32c1 7 9 10 9 18 0 6-4 9-10 9s-10-4-10-10c0-5 3-7 5-10 1 2 2 3 3 3 2-3 3-6 3-10z"/>'
    ),
    "k_destiny_tax_levy": (
        '<path d="M14 6h38c5 0 8 3 8 8v6H48v30c0 6-3 9-9 9H12c-5 0-8-3-8-9v-4h11V14c0-5-1-8-1-8z"/>'
        '<circle class="c" cx="31" cy="30" r="12"/><path d="M24 35l-2-11 5 4 4-6 4 6 5-4-2 11z"/>'
    ),
    "k_destiny_builders_strike": (
        '<g transform="rotate(40 32 32)"><path d="M16 4h26l8 8v8H16z"/><path d="M28 20h9v42h-9z"/></g>'
        '<path class="cs" stroke-width="11" d="M4 8l54 52"/><path class="s" stroke-width="6" d="M5 8l53 51"/>'
    ),
    "k_destiny_deserters": (
        '<path d="M17 3h23v30c4 6 21 6 22 18v4H17z"/><path d="M15 57h47v5H15z"/>'
        '<path class="cs" stroke-width="4" d="M17 13h23"/><path class="s" stroke-width="4.5" d="M10 24H1M10 36H4M10 48H1"/>'
    ),
    "k_destiny_heroic_deeds": (
        '<path class="f" d="M32 14L35.2 22.6L44.4 23L37.2 28.7L39.6 37.5L32 32.5L24.4 37.5L26.8 28.7L19.6 23L28.8 22.6z"/>'
        '<path class="s" stroke-width="4" d="M17 8C5 22 8 46 29 57M47 8c12 14 9 38-12 49"/>'
        '<path d="M18 3c1 7-3 11-9 12-1-7 3-11 9-12zM46 3c-1 7 3 11 9 12 1-7-3-11-9-12zM10 20c3 6 1 11-4 14-3-6-1-11 '
        "4-14zM54 20c-3 6-1 11 4 14 3-6 1-11-4-14zM12 37c5 4 5 10 2 15-5-4-6-10-2-15zM52 37c-5 4-5 10-2 15 5-4 6-10 "
        '2-15z"/><path d="M26 54h12v7H26z"/>'
    ),
    "k_destiny_royal_generosity": (
        '<path d="M3 20h26v13H3zM35 20h26v13H35zM7 36h22v26H7zM35 36h22v26H35z"/>'
        '<path class="s" stroke-width="5" d="M32 18C22 18 15 13 18 6s14 2 14 12c0-10 11-19 14-12s-4 12-14 12z"/>'
    ),
    "k_destiny_envoy_delayed": (
        '<path d="M10 2h44v8H10zM10 54h44v8H10z"/>'
        '<path d="M15 12h34c0 10-6 15-12 20 6 5 12 10 12 20H15c0-10 6-15 12-20-6-5-12-10-12-20z"/>'
        '<path class="c" d="M22 17h20c-2 6-6 9-10 12-4-3-8-6-10-12zM32 38c5 3 8 6 10 11H22c2-5 5-8 10-11z"/>'
    ),
    "k_destiny_jesters_feast": (
        '<path d="M62 16C62 6 52 1 42 4 28 8 20 20 22 32l-3 6c4 4 6 5 9 7l5-3c14 2 29-11 29-26z"/>'
        '<path class="s" stroke-width="8" d="M24 40L13 51"/><circle cx="7" cy="51" r="6"/><circle cx="13" cy="57" r="6"/>'
        '<path class="cs" d="M46 12c5 1 8 4 8 9"/>'
    ),
}
"""Fragments of SVG on a 64 x 64 grid, by name; see `draw/icons.py`."""
