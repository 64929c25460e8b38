"""What every drawing must be, asked of a part of it: well-formed, complete, known to help. Not collected as a test."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple
from xml.etree import ElementTree

from burgrave.draw import Drawing, Look
from burgrave.draw.icons import ICONS

HOSTILE = ("<script>alert(1)</script>", '"><b onclick=x>', "&amp;", "{0.__class__}")
"""Names that somebody might choose."""


class PartAttributes(NamedTuple):
    """What the table's script finds in a part."""

    elements: tuple[str, ...]
    keys: tuple[str, ...]
    plays: tuple[str, ...]
    """Whole actions."""


def parsed(markup: str) -> ElementTree.Element:
    """Return markup as a tree; raise ParseError when it is not well-formed."""
    whole = markup.replace("<br>", "<br/>").replace(" disabled>", ' disabled="">')
    return ElementTree.fromstring(f"<div>{whole}</div>")


@lru_cache(maxsize=8192)
def sound(markup: str, topics: frozenset[str]) -> PartAttributes:
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

    def values_of(name: str) -> tuple[str, ...]:
        return tuple(node.attrib[name] for node in nodes if node.get(name))

    return PartAttributes(values_of("data-element"), values_of("data-key"), values_of("data-plays"))


def can_be_played_on(
    state: Any, seat: int, path: Collection[str], layouts: Mapping[str, Sequence[str]], topics: frozenset[str]
) -> None:
    """Every part is sound, no key is twice in a layout, what of `path` is to be clicked is there, and whole actions are legal."""
    legal = {str(action) for action in state.legal_actions(seat)} if seat in state.to_act else set()
    for layout, parts in layouts.items():
        attributes = [sound(part, topics) for part in parts]
        keys = Counter(key for part in attributes for key in part.keys)
        assert max(keys.values()) == 1, (layout, keys.most_common(3))
        missing = set(path).difference(*(part.elements for part in attributes))
        assert not missing, f"not drawn: {sorted(missing)} at {state.agenda[-1].name()} on a {layout}"
        assert {action for part in attributes for action in part.plays} <= legal


def is_unharmed(layouts: Mapping[str, Sequence[str]]) -> None:
    """What is drawn of hostile names does nothing."""
    for markup in map("".join, layouts.values()):
        assert not any(node.get("onclick") for node in parsed(markup).iter())
        assert "<script" not in markup


def depends_on_the_view_alone(drawing: Drawing, view: Any, look: Look) -> None:
    """A view that was written down and read again is drawn the same, and drawing changes nothing of it."""
    again = json.loads(json.dumps(view))
    assert drawing.parts(view, look) == drawing.parts(again, look)
    assert json.loads(json.dumps(view)) == again, "drawing changes nothing"


def icons_are_there(drawing: Drawing, markup: str) -> None:
    """Every icon that is used is one of all games or of this one."""
    assert set(re.findall(r'href="#i-(\w+)"', markup)) <= {*ICONS, *drawing.icons}
