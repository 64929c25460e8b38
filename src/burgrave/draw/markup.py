"""Text and tags of HTML and SVG: escaping in one place, and the tagged group of SVG that the table's script works with."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from html import escape as _escape

__all__ = ["cover", "element", "escape", "figure", "frame", "group", "number", "picture", "signed"]


def escape(text: object) -> str:
    """Return any text escaped for use between tags and inside a quoted attribute."""
    return _escape(str(text), quote=True)


def number(value: float) -> str:
    """Return a coordinate as text, with at most one decimal."""
    return f"{value:.1f}".removesuffix(".0")


def signed(count: int) -> str:
    """Return a number with its sign, as it is printed."""
    return f"{count:+d}".replace("-", "−")


def element(
    css_class: str,
    body: str,
    label: str = "",
    *,
    name: str = "",
    key: str = "",
    piece: str = "",
    topic: str = "",
    badge: str = "",
    is_variant: bool = False,
    like: str = "",
    plays: str = "",
    draft: str = "",
    drags: Mapping[str, str] | None = None,
) -> str:
    """Return a group of SVG with the attributes that the table's script reads.

    `name` is the element's id in action paths, `key` its place within a layout, `piece` what lies there, `topic` its help,
    `badge` where a price goes ("x y scale" and perhaps the word of a group that shows one price together). `is_variant` says that
    it is a way to pay; `like` names all elements that are as good as this one (two dice of one number), of which the rules name
    the first: a click on any of them means that. `plays` is the text of a whole action that a click plays. `draft` is what the
    reader's draft becomes by a click (see `Look.draft`), `drags` what it becomes when the group is dragged `left`, `right`, `up` or
    `down`. `label` is what a screen reader says; without it the group is silent (part of a picture with its own words).
    """
    attributes = f' data-element="{escape(name)}"' if name else ""
    if key:
        attributes += f' data-key="{escape(key)}" data-piece="{escape(piece)}"'
    if topic:
        attributes += f' data-help="{escape(topic)}"'
    if badge:
        attributes += f' data-badge="{escape(badge)}"'
    if is_variant:
        attributes += ' data-variant=""'
    if like:
        attributes += f' data-like="{escape(like)}"'
    if plays:
        attributes += f' data-plays="{escape(plays)}"'
    if draft:
        attributes += f' data-draft="{escape(draft)}"'
    for way, then in (drags or {}).items():
        attributes += f' data-drag-{way}="{escape(then)}"'
    if label:
        attributes += f' role="img" aria-label="{escape(label)}"'
    return f'<g class="el {css_class}"{attributes}>{body}</g>'


def group(body: str, label: str, css_class: str = "") -> str:
    """Return several elements that belong together as one group with a label for screen readers."""
    class_attribute = f' class="{css_class}"' if css_class else ""
    return f'<g{class_attribute} role="group" aria-label="{escape(label)}">{body}</g>'


def picture(width: float, height: float, body: str, label: str, css_class: str = "draw") -> str:
    """Return an SVG that fills its place and whose elements can be reached one by one."""
    return f'<svg class="{css_class}" viewBox="0 0 {width:g} {height:g}" role="group" aria-label="{escape(label)}">{body}</svg>'


@lru_cache(maxsize=64)
def frame(width: float, height: float, label: str, below: str = "", css_class: str = "draw") -> tuple[str, str]:
    """Return the start and the end of such a picture, for the pieces of a `Sheet`; `below` is what never changes."""
    before, _, after = picture(width, height, f"{below}\0", label, css_class).partition("\0")
    return before, after


def cover(body: str, css_class: str = "") -> str:
    """Return the picture of a game's card, 300 x 148, cut at its sides where the card is narrower; hidden from screen readers."""
    class_attribute = f'class="{css_class}" ' if css_class else ""
    return f'<svg {class_attribute}viewBox="0 0 300 148" preserveAspectRatio="xMidYMid slice" aria-hidden="true">{body}</svg>'


def figure(width: float, height: float, body: str, label: str = "", css_class: str = "") -> str:
    """Return an SVG of its own size that is one picture; hidden from screen readers when it has no label."""
    accessibility = f'role="img" aria-label="{escape(label)}"' if label else 'aria-hidden="true"'
    class_attribute = f'class="{css_class}" ' if css_class else ""
    size = f'width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}"'
    return f'<svg {class_attribute}{size} overflow="visible" {accessibility}>{body}</svg>'
