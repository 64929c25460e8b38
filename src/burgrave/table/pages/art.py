"""Our own drawing over the first page. Its colours stand in `pages.css`."""

from __future__ import annotations

from burgrave.draw.icons import use


def skyline() -> str:
    """The town over the first page."""
    houses = (
        ("warehouse", 36, 52),
        ("church", 96, 78),
        ("building", 152, 44),
        ("town_hall", 206, 84),
        ("castle", 296, 108),
        ("watchtower", 372, 92),
        ("market", 428, 46),
    )
    out = "".join(use(name, x, 116 - size * 0.395, size) for name, x, size in houses)
    road = '<path class="road" d="M0 115.500h460v3H0zM0 121.500h460v1H0z"/>'
    return f'<svg class="skyline" viewBox="0 0 460 124" aria-hidden="true">{out}{road}</svg>'
