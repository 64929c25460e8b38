"""Patterns of empty spaces: a terrain is known by its pattern as well as by its colour."""

PATTERNS = "".join(
    f'<pattern id="p-{name}" width="{width}" height="{height}" patternUnits="userSpaceOnUse">'
    f'<path class="pat" d="{path}"/></pattern>'
    for name, width, height, path in (
        ("castle", 14, 14, "M7 0l7 7-7 7-7-7z"),
        ("mine", 7, 7, "M-1 8L8-1"),
        ("ship", 16, 9, "M0 5c4-4 4-4 8 0s4 4 8 0"),
        ("monastery", 12, 12, "M6 3v6M3 6h6"),
        ("animal", 16, 14, "M4 8l2-5M8 8V2M12 8l-2-5"),
        ("building", 18, 12, "M0 .5h18M0 6.5h18M4 .5v6M13 6.5v6"),
    )
)
"""SVG definitions: lozenges, hatching, waves, crosses, tufts, bricks."""
