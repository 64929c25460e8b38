"""Icons of the governors."""

from typing import Final

ICONS: Final = {
    "k_governor": (
        '<circle cx="32" cy="17" r="12"/><path d="M6 61c0-17 9-27 26-27s26 10 26 27z"/>'
        '<path class="cs" stroke-width="4" d="M17 39c3 11 9 15 15 15s12-4 15-15"/>'
        '<circle class="c" cx="32" cy="55" r="5.5"/>'
    ),
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
