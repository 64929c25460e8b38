"""Icons of the five goods (with any and equal ones), of the six actions and of an action point, on the grid of `draw/icons.py`."""

from typing import Final

GOODS: Final = {
    "t_gold": (
        '<path d="M5 17c0-5 7-9 17-9s17 4 17 9-7 9-17 9-17-4-17-9z"/>'
        '<path d="M5 24c4 4 10 6 17 6s13-2 17-6v7c-8 3-13 10-13 18 0 4 1 7 3 10l-7 .5c-10 0-17-4-17-9z"/>'
        '<path class="cs" d="M5 33c4 4 10 6 17 6M5 43c4 4 10 6 17 6"/><circle cx="46" cy="46" r="15"/>'
        '<circle class="cs" cx="46" cy="46" r="9.5" stroke-width="3"/>'
    ),
    "t_food": (
        '<path d="M4 39C4 24 16 13 32 13s28 11 28 26c0 8-4 13-11 13H15C8 52 4 47 4 39z"/>'
        '<path class="cs" stroke-width="4.5" d="M22 21l-6 13M35 20l-6 14M48 23l-6 12"/>'
    ),
    "t_wool": (
        '<circle cx="29" cy="30" r="24"/>'
        '<path class="cs" d="M9 24c12-9 27-10 40-3M6 35c13-10 31-11 45-2M22 51c-7-14-5-31 6-43M36 51c-6-14-4-29 6-39"/>'
        '<path class="s" stroke-width="4.5" d="M42 49c5 6 10 8 18 8"/>'
    ),
    "t_stone": (
        '<path d="M17 9h30v21H17zM2 34h28v22H2zM34 34h28v22H34z"/>'
        '<path class="cs" d="M23 16h8M38 23h4M9 42h8M20 49h4M41 49h8M51 42h4"/>'
    ),
    "t_iron": (
        '<path d="M3 17h15v-5h43v9c-9 1-14 5-16 12h-5v6c0 4 3 7 9 8v9H15v-9c6-1 9-4 9-8v-4C13 34 5 28 3 17z"/>'
        '<path class="cs" d="M20 22h24"/>'
    ),
    "t_any": (
        '<path d="M10 5h44a5 5 0 0 1 5 5v44a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5V10a5 5 0 0 1 5-5z"/>'
        '<path class="cs" stroke-width="6" d="M23 25c0-6 4-10 9-10s10 4 10 9c0 7-9 7-9 15"/>'
        '<circle class="c" cx="33" cy="49" r="4"/>'
    ),
    "t_same": (
        '<path d="M10 5h44a5 5 0 0 1 5 5v44a5 5 0 0 1-5 5H10a5 5 0 0 1-5-5V10a5 5 0 0 1 5-5z"/>'
        '<path class="cs" stroke-width="7" d="M18 24h28M18 40h28"/>'
    ),
}
ACTIONS: Final = {
    "merchant": (
        '<path d="M20 4h24l-6 12H26z"/><path d="M24 18h16v5H24z"/>'
        '<path d="M24 25h16c13 7 20 16 20 25 0 7-5 10-12 10H16C9 60 4 57 4 50c0-9 7-18 20-25z"/>'
        '<circle class="cs" cx="32" cy="43" r="8.5" stroke-width="4"/>'
    ),
    "architect": (
        '<circle cx="32" cy="10" r="8"/><path d="M27 16h10l19 37-2 9-8-7-14-29-14 29-8 7-2-9z"/>'
        '<path class="s" stroke-width="5" d="M17 43c9 6 21 6 30 0"/><circle class="c" cx="32" cy="10" r="3"/>'
    ),
    "character": (
        '<path d="M7 60V30C7 15 17 4 32 4s25 11 25 26v30z"/><circle class="c" cx="32" cy="27" r="9"/>'
        '<path class="c" d="M15 55c0-11 7-16 17-16s17 5 17 16z"/>'
    ),
    "contract": (
        '<path d="M13 3h36a4 4 0 0 1 4 4v25a15 15 0 0 0-20 22H13a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4z"/>'
        '<path class="cs" stroke-width="4" d="M18 14h26M18 24h20M18 34h10"/><circle cx="46" cy="44" r="11"/>'
        '<path d="M38 51l-3 12 7-3 4 3 4-3 7 3-3-12z"/><circle class="c" cx="46" cy="44" r="4.5"/>'
    ),
    "any": '<circle cx="32" cy="32" r="28"/><path class="cs" stroke-width="7" d="M32 15v34M17 23.5l30 17M47 23.5l-30 17"/>',
    "ap": '<path d="M32 2l30 30-30 30L2 32z"/><path class="cs" stroke-width="8" d="M26 18l14 14-14 14"/>',
}
