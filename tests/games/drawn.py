"""What every drawing must be, asked of a part of it: well-formed, complete, known to help. Not collected as a test."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple
from xml.etree import ElementTree


class Told(NamedTuple):
    """What the table's script finds in a part."""

    elements: tuple[str, ...]
    keys: tuple[str, ...]
    plays: tuple[str, ...]
    """Whole actions."""


def parsed(markup: str) -> ElementTree.Element:
    """Well-formed, or an error."""
    whole = markup.replace("<br>", "<br/>").replace(" disabled>", ' disabled="">')
    return ElementTree.fromstring(f"<div>{whole}</div>")


@lru_cache(maxsize=8192)
def sound(markup: str, topics: frozenset[str]) -> Told:
    """Elements, keys and whole actions of a part; it is well-formed, has no styles and ids, its topics are known, its elements
    complete."""
    assert "style=" not in markup
    assert " id=" not in markup
    nodes = list(parsed(markup).iter())
    assert {node.get("data-help") for node in nodes} - {None} <= topics
    for node in nodes:
        if node.tag == "g" and (node.get("data-element") or node.get("data-plays")):
            assert node.get("aria-label"), node.attrib
            assert node.get("role") == "img"
            kinds = [child.get("class") for child in node]
            assert kinds.index("ring-ink") + 1 == kinds.index("ring")

    def told(name: str) -> tuple[str, ...]:
        return tuple(node.attrib[name] for node in nodes if node.get(name))

    return Told(told("data-element"), told("data-key"), told("data-plays"))
