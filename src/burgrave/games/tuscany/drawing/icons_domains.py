"""Icons of the eight colours and of what is grown, on the grid of `draw/icons.py`."""

from math import cos, radians, sin


def wheel(x: float, y: float, r: float) -> str:
    """Draw a spoked cart wheel: rim and hub in ink, open between the spokes."""
    spokes = ""
    for angle in range(0, 180, 45):
        across, down = r * cos(radians(angle)), r * sin(radians(angle))
        spokes += f"M{x - across:.1f} {y - down:.1f}L{x + across:.1f} {y + down:.1f}"
    return (
        f'<circle class="c" cx="{x}" cy="{y}" r="{r + 4}"/><circle class="s" stroke-width="4.5" cx="{x}" cy="{y}" r="{r}"/>'
        f'<path class="s" stroke-width="3" d="{spokes}"/><circle cx="{x}" cy="{y}" r="4.5"/>'
    )


def ear() -> str:
    """Draw a wheat ear: grains in pairs along a stalk."""
    grains = "".join(
        f'<path d="M32 {y}c{side * 2} -7 {side * 8} -10 {side * 14} -10 0 7 {-side * 5} 12 {-side * 14} 13z"/>'
        for y in (49, 38, 27)
        for side in (-1, 1)
    )
    return f'<path class="s" stroke-width="4" d="M32 61V30"/>{grains}<path d="M32 4c5 5 6 11 0 18-6-7-5-13 0-18z"/>'


DOMAINS = {
    "t_castle": (
        '<path d="M20 3l5 6 4.5-6L32 9l2.5-6L39 9l5-6v17l-5 6H25l-5-6z"/><path d="M25 29h14v8h6v-5l4 4 4-4 4 4 '
        '4-4v26H39V48a7 7 0 0 0-14 0v10H3V32l4 4 4-4 4 4 4-4v5h6z"/><path class="c" d="M29.5 19v-4a2.5 2.5 0 0 1 5 '
        '0v4zM10 49v-6h4v6zM50 49v-6h4v6z"/>'
    ),
    "t_city": (
        '<path d="M31 3h3v5c11 2 18 10 19 21h3v7H14v-7h-2c1-11 8-19 19-21z"/><path d="M3 16l5-7 5 7v13h1v7H3z"/><path '
        'd="M3 39h58v19H43v-6a6 6 0 0 0-12 0v6H3z"/><path class="cs" d="M32 13v16M24 16c-2 4-3 8-3 13M41 16c2 4 3 8 3 '
        '13"/><path class="c" d="M9 51v-4a2.5 2.5 0 0 1 5 0v4zM19 51v-4a2.5 2.5 0 0 1 5 0v4zM49 51v-4a2.5 2.5 0 0 1 5 '
        '0v4z"/>'
    ),
    "t_inn": (
        '<path d="M5 3h6v6h46v5H11v47H5z"/><path class="s" stroke-width="3.5" d="M23 13v7M49 13v7M11 27c4-1 7-4 8-12"/>'
        '<path d="M18 19h36a4 4 0 0 1 4 4v31a4 4 0 0 1-4 4H18a4 4 0 0 1-4-4V23a4 4 0 0 1 4-4z"/><path class="c" d="M23 '
        '25h20v4h5a4 4 0 0 1 4 4v7c0 5-4 8-9 8v4H23zM43 33v10c3 0 5-1 5-4v-6z"/><path class="s" stroke-width="3" d="M29 '
        '32v14M36.5 32v14"/>'
    ),
    "t_agriculture": (
        '<path d="M18 36c-7-10-7-22 0-33 7 11 7 23 0 33zM31 31c-4-7-4-14 0-20 4 6 4 13 0 20z"/><path d="M3 58V46c10-9 '
        '20-13 31-13 11 0 20 4 27 10v15z"/><path class="cs" d="M11 57c3-8 7-13 13-17M28 57c0-7 2-12 6-17M46 '
        '57c0-6-1-10-4-15"/>'
    ),
    "t_quarry": (
        '<path d="M4 59V36h17V22h17V8h22v51z"/><path class="cs" d="M23 38h37M40 24h20M40 38v20M23 38v0M21 48h19M31 '
        '48v10M50 24v13M13 38v0M12 48h9M50 48v10M40 48h20"/>'
    ),
    "t_village": (
        '<path d="M2 34L20 18l8 7V14L44 3l17 12-3 5-2-1.3V58H7V36l-2 2z"/><path class="cs" d="M27 29v28"/><path '
        'class="c" d="M33 58V46a5.5 5.5 0 0 1 11 0v12zM13 47v-8h8v8zM34 31v-7h6v7zM46 31v-7h6v7zM47 45v-6h5v6z"/>'
    ),
    "t_monastery": (
        '<path d="M13 1h4v4h4v4h-4v4l9 8v10h29l6 9v19H4V21l9-8V9H9V5h4z"/><path class="c" d="M11 31v-5a4 4 0 0 1 8 '
        '0v5zM31 59V49a5 5 0 0 1 10 0v10zM46 59V49a5 5 0 0 1 10 0v10zM10 59V49a5 5 0 0 1 10 0v10z"/><path class="cs" '
        'd="M27 40h31"/>'
    ),
    "t_cart": (
        '<path d="M5 26h45v15H9z"/><path d="M9 23c0-8 5-12 11-12 3 0 6 1 8 4 3-6 8-9 13-6 5 2 8 8 8 14z"/><path '
        'class="s" stroke-width="5" d="M48 34h8l6-8"/><path class="cs" d="M28 15c2 2 3 5 3 8"/>'
    )
    + wheel(27, 45, 13),
}
"""Icons of fields, tokens and cards."""
PRODUCE = {
    "t_grapes": (
        '<path d="M30 16c-1-6 0-9 3-14l5 2c-3 4-4 7-3 12z"/><path d="M35 16C38 7 46 3 58 7c-2 10-11 14-23 9z"/><circle '
        'cx="17" cy="24" r="7"/><circle cx="31" cy="23" r="7"/><circle cx="45" cy="26" r="7"/><circle cx="23" cy="36" '
        'r="7"/><circle cx="37" cy="37" r="7"/><circle cx="29" cy="48" r="7"/><circle cx="31" cy="57" r="5.5"/>'
    ),
    "t_olives": (
        '<path class="s" stroke-width="4" d="M60 5C46 8 30 16 14 36M33 20c-1 6-1 9 1 14M45 12c2 6 3 9 6 13"/><path '
        'd="M36 16C34 8 26 3 16 5c1 9 9 14 20 11z"/><path d="M23 26c-3-7-11-10-19-6 2 8 10 12 19 6z"/><ellipse cx="34" '
        'cy="45" rx="10" ry="13"/><ellipse cx="53" cy="34" rx="8.5" ry="11"/><path class="cs" d="M29 42c0-3 2-6 4-6M49 '
        '31c0-2 1-4 3-5"/><path d="M14 34c-7 3-10 10-7 20 7-4 11-11 7-20z"/>'
    ),
    "t_grain": ear(),
    "t_livestock": (
        '<path d="M3 30c-2-5 1-9 5-8M3 30c1-6 6-12 14-14h24l4-7 6 5c3 0 5 2 6 5l4 2v8l-5 2c-2 5-5 8-9 9l-1 '
        '15h-8l-1-13H22l-2 13h-8l-2-16C6 37 4 34 3 30z"/><path class="ls" stroke-width="5.5" d="M37 18c2 7 1 12-1 21"/>'
        '<circle class="l" cx="50" cy="22" r="2.4"/><path class="s" stroke-width="3.5" d="M5 27c-4-2-4-8 1-8"/>'
    ),
}
"""Icons of produce on tokens of agriculture."""
