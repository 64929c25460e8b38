"""Icons of the five kinds of characters, on the grid of `draw/icons.py`: known by headgear, outline and a sign on the chest."""

from typing import Final

RESIDENTS: Final = {
    "ch_merchant": (
        '<path d="M6 61c0-12 9-18 26-18s26 6 26 18z"/><path d="M22 27h20v4c0 7-4 12-10 12s-10-5-10-12z"/>'
        '<path d="M7 20C7 10 18 3 34 3c14 0 23 6 23 14 0 4-3 7-6 7 4 6 5 13 1 20l-7-3c3-7 1-12-4-16H15c-5 0-8-2-8-5z"/>'
        '<circle class="cs" cx="32" cy="53" r="5" stroke-width="3"/>'
    ),
    "ch_architect": (
        '<path d="M6 61c0-12 9-18 26-18s26 6 26 18z"/>'
        '<path d="M33 1c12 5 18 15 18 27 0 7-2 13-6 17H19c-4-4-6-10-6-17C13 18 18 8 33 1z"/>'
        '<path class="c" d="M22 29c0-7 4-11 10-11s10 4 10 11c0 6-4 11-10 11s-10-5-10-11z"/>'
        '<path class="c" d="M21 59V47l20 12z"/>'
    ),
    "ch_character": (
        '<path d="M6 61c0-12 9-18 26-18s26 6 26 18z"/><path d="M22 24c6-3 14-3 20 0v6c0 8-4 14-10 14s-10-6-10-14z"/>'
        '<path d="M13 1l31 17c-9-2-18 0-25 5z"/><path d="M14 2c-8 12-11 28-9 47l7-4c-1-11 0-20 5-28z"/>'
        '<path class="c" d="M32 58l-6-7a3.6 3.6 0 0 1 6-4 3.6 3.6 0 0 1 6 4z"/>'
    ),
    "ch_contract": (
        '<path d="M6 61c0-12 9-18 26-18s26 6 26 18z"/><path d="M15 25h26c0 8-3 15-6 20l-7 12-7-12c-3-5-6-12-6-20z"/>'
        '<path d="M14 21C14 11 19 5 28 5s14 6 14 16z"/><path d="M63 2C52 8 46 20 46 34l-4 10 4 1 4-9c9-6 14-18 13-34z"/>'
        '<path class="cs" stroke-width="3" d="M56 15L48 35"/>'
    ),
    "ch_king": (
        '<path d="M6 61c0-12 9-18 26-18s26 6 26 18z"/><path d="M21 25h22v5c0 8-4 14-11 14s-11-6-11-14z"/>'
        '<path d="M16 22L11 4l12 9 9-11 9 11 12-9-5 18z"/><path class="cs" d="M12 49c10 7 30 7 40 0"/>'
        '<circle class="c" cx="24" cy="57" r="2.2"/><circle class="c" cx="40" cy="57" r="2.2"/>'
    ),
}
