"""Icons of cards: governors, destiny, the groups and sheets of scenarios."""

GOVERNORS = {
    "k_governor_princess": (
        '<path d="M9 47L3 17l15 12L32 6l14 23 15-12-6 30z"/><path d="M9 51h46v9H9z"/>'
        '<path class="c" d="M32 43c-9-6-10-16-3-16 2 0 3 2 3 3 0-1 1-3 3-3 7 0 6 10-3 16z"/>'
    ),
    "k_governor_thief": (
        '<path d="M1 20c12-6 22-4 31 2 9-6 19-8 31-2 1 16-6 27-17 27-7 0-11-5-14-11-3 6-7 11-14 11C7 47 0 36 1 20z"/>'
        '<path class="c" d="M10 29c5-4 12-3 16 3-6 5-13 4-16-3zM54 29c-5-4-12-3-16 3 6 5 13 4 16-3z"/>'
    ),
    "k_governor_preacher": (
        '<path d="M29 1h6v6h6v6h-6v8h-6v-8h-6V7h6z"/>'
        '<path d="M32 29C25 23 15 22 4 24v34c11-2 21-1 28 5 7-6 17-7 28-5V24c-11-2-21-1-28 5z"/>'
        '<path class="cs" d="M32 31v28M11 33c6-.6 10 0 14 2M11 43c6-.6 10 0 14 2M53 33c-6-.6-10 0-14 2M53 43c-6-.6-10 0-14 '
        '2"/>'
    ),
    "k_governor_tax_collector": (
        '<path d="M5 30C5 18 12 12 22 12h20c10 0 17 6 17 18z"/><path d="M5 34h54v25H5z"/>'
        '<path class="c" d="M26 32h12v13H26z"/><circle cx="32" cy="37" r="3"/><path d="M30 38h4v5h-4z"/>'
        '<circle cx="32" cy="5" r="5"/><path class="cs" d="M14 16v43M50 16v43"/>'
    ),
    "k_governor_priest": (
        '<circle cx="32" cy="10" r="9"/><path class="cs" d="M32 4v12M26 10h12"/>'
        '<path d="M12 22h40c0 14-6 21-16 23v9h10v7H18v-7h10v-9C18 43 12 36 12 22z"/><path class="cs" d="M17 29h30"/>'
    ),
    "k_governor_prince": (
        '<path class="s" stroke-width="6" d="M10 59L40 25"/><circle cx="46" cy="19" r="11"/>'
        '<path class="cs" d="M38 12c6 1 12 7 14 14"/><path d="M52 6l10-4-4 10z"/><circle cx="9" cy="59" r="5"/>'
        '<path d="M23 33l9 9-5 3-7-7z"/>'
    ),
    "k_governor_philosopher": (
        '<path d="M14 6h38c5 0 8 3 8 8v6H48v30c0 6-3 9-9 9H12c-5 0-8-3-8-9v-4h11V14c0-5-1-8-1-8z"/>'
        '<path class="cs" d="M22 17h18M22 26h18M22 35h18M22 44h12"/>'
    ),
    "k_governor_politician": (
        '<path d="M8 4h30c4 0 7 3 7 7v14c0 4-3 7-7 7H24L12 43V32H8c-4 0-7-3-7-7V11c0-4 3-7 7-7z"/>'
        '<path d="M50 22h6c4 0 7 3 7 7v14c0 4-3 7-7 7h-2v11L42 50H30c-4 0-7-3-7-7v-3l4-4h13c6 0 10-5 10-10z"/>'
        '<path class="cs" d="M10 13h26M10 22h18"/>'
    ),
    "k_governor_heiress": (
        '<path class="s" stroke-width="4.5" d="M7 5c0 22 10 32 25 32S57 27 57 5"/><circle cx="11" cy="20" r="4.5"/>'
        '<circle cx="20" cy="31" r="5"/><circle cx="44" cy="31" r="5"/><circle cx="53" cy="20" r="4.5"/>'
        '<path d="M32 34l13 12-13 17-13-17z"/><path class="cs" d="M24 46h16"/>'
    ),
    "k_governor_sculptor": (
        '<g transform="rotate(42 32 32)"><path d="M27 20h10v33l-5 9-5-9z"/><path d="M25 10h14v9H25z"/></g>'
        '<g transform="rotate(-42 32 32)"><path d="M20 2h24v18H20z"/><path d="M29 20h6v40h-6z"/></g>'
    ),
    "k_governor_minstrel": (
        '<g transform="rotate(40 32 32)"><path d="M32 24c13 0 19 10 19 20S43 63 32 63 13 54 13 44s6-20 19-20z"/>'
        '<path d="M28-4h8v30h-8z"/><path d="M23-9h18v9H23z"/><circle class="c" cx="32" cy="42" r="6"/>'
        '<path class="cs" d="M24 54h16"/></g>'
    ),
    "k_governor_paladin": (
        '<path d="M8 4h48v27c0 15-10 24-24 30C18 55 8 46 8 31z"/>'
        '<path class="c" d="M27 10h10v11h12v10H37v20l-5 4-5-4V31H15V21h12z"/>'
    ),
    "k_governor_duke": (
        '<path d="M2 40c8-6 14-8 18-8 2-13 8-19 15-19 8 0 13 7 14 18 6 0 10 3 13 8-6 9-17 13-30 13S8 48 2 40z"/>'
        '<path class="cs" stroke-width="4" d="M20 34c9 5 20 5 29-1"/><path d="M33 22C34 8 46 0 60 2c-2 13-11 21-26 22z"/>'
        '<path class="cs" d="M38 19c5-6 10-10 16-12"/>'
    ),
    "k_governor_sorcerer": (
        '<path class="s" stroke-width="6.5" d="M6 58l28-28"/>'
        '<path class="f" d="M44 2L48.2 14.2L61.1 14.4L50.8 22.2L54.6 34.6L44 27.2L33.4 34.6L37.2 22.2L26.9 14.4L39.8 '
        '14.2z"/><path class="f" d="M14 9L16.3 15.7L23 18L16.3 20.3L14 27L11.7 20.3L5 18L11.7 15.7z"/>'
        '<path class="f" d="M50 42L52 48L58 50L52 52L50 58L48 52L42 50L48 48z"/>'
    ),
    "k_governor_fairy": (
        '<path d="M30 32C24 10 12 2 3 6c-2 14 8 26 25 28C12 34 6 43 9 54c12 2 21-8 22-20zM34 32C40 10 52 2 61 6c2 14-8 '
        '26-25 28 16 0 22 9 19 20-12 2-21-8-22-20z"/><path class="s" stroke-width="4.5" d="M32 22v38"/>'
        '<circle cx="32" cy="15" r="5.5"/>'
    ),
    "k_governor_trickster": (
        '<path d="M14 4h18v18H14z" transform="rotate(-14 23 13)"/><circle class="c" cx="23" cy="13" r="3.5"/>'
        '<path d="M4 33h16l5 26H-1z" transform="translate(2 0)"/><path d="M23 33h17l5 26H18z"/>'
        '<path d="M43 33h16l5 26H38z"/><path class="cs" d="M22 34l-3 25M42 34l-3 25"/>'
    ),
    "k_governor_general": (
        '<path class="s" stroke-width="5" d="M12 62V4"/><path d="M15 6h46v34H15z"/>'
        '<path class="c" d="M38 9L41.5 18.2L51.3 18.7L43.6 24.8L46.2 34.3L38 28.9L29.8 34.3L32.4 24.8L24.7 18.7L34.5 '
        '18.2z"/><circle cx="12" cy="4" r="4"/>'
    ),
    "k_governor_damsel": (
        '<path d="M21 37L43 1l6 38z"/><path class="cs" d="M29 30l19 3M34 21l13 2"/>'
        '<path d="M44 2c16 10 20 30 17 58-8-4-14-12-15-21z"/><circle cx="30" cy="46" r="13"/>'
        '<path d="M14 62c2-7 8-10 16-10s14 3 16 10z"/><path class="cs" stroke-width="4" d="M18 40l27 3"/>'
    ),
    "k_governor_trader": '<path d="M22 4v11h38v11H22v11L3 20z"/><path d="M42 27v11H4v11h38v12l19-17z"/>',
    "k_governor_captain": (
        '<path d="M29 2h6l2 8v26H27V10z"/><path d="M16 36h32v6H16zM29 42h6v9h-6z"/>'
        '<path class="s" stroke-width="5" d="M3 22l9-8 9 8M3 34l9-8M61 22l-9-8-9 8M61 34l-9-8"/>'
        '<path class="s" stroke-width="5" d="M20 57l12 5 12-5"/>'
    ),
    "k_governor_seer": (
        '<circle cx="32" cy="26" r="23"/>'
        '<path class="c" d="M32 12L35.1 21.9L45 25L35.1 28.1L32 38L28.9 28.1L19 25L28.9 21.9z"/>'
        '<path d="M14 50h36l6 12H8z"/><path class="cs" d="M13 49h38"/>'
    ),
    "k_governor_engineer": (
        '<path class="s" stroke-width="6" d="M14 8l40 30"/><path d="M44 34l14-5 3 12-14 5z"/>'
        '<path class="s" stroke-width="5" d="M30 22L18 54M32 24l14 30"/><path d="M6 52h52v7H6z"/>'
        '<circle cx="11" cy="10" r="9"/><circle class="c" cx="11" cy="10" r="3"/>'
    ),
}
"""Fragments of SVG on a 64 x 64 grid, by name; see `draw/icons.py`."""

DESTINY = {
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

GROUPS = {
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
}
"""Fragments of SVG on a 64 x 64 grid, by name; see `draw/icons.py`."""

SCENARIOS = {
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
