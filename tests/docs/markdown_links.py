"""Reads Markdown as far as the tests of the documentation need it: links, and the anchors that a forge gives to headings."""

from __future__ import annotations

import re
from pathlib import Path

CODE = re.compile(r"^ {0,3}(```|~~~).*?^ {0,3}\1[^\n]*$|<!--.*?-->|``.+?``|`[^`\n]+`", re.MULTILINE | re.DOTALL)
FENCE = re.compile(r"^ {0,3}(```|~~~).*?^ {0,3}\1[^\n]*$", re.MULTILINE | re.DOTALL)
LINKS = (
    re.compile(r"\]\(\s*<?([^()\s<>]+)>?(?:\s+\"[^\"]*\")?\s*\)"),
    re.compile(r"^ {0,3}\[[^\]]+\]:\s*<?(\S+?)>?(?:\s|$)", re.MULTILINE),
    re.compile(r"<[^>]+\b(?:src|href)=\"([^\"]+)\""),
)
HEADING = re.compile(r"^ {0,3}#{1,6}[ \t]+(.*?)[ \t#]*$", re.MULTILINE)
NAMED = re.compile(r"<[^>]+\b(?:id|name)=\"([^\"]+)\"")
OUTSIDE = re.compile(r"[a-z][a-z+.-]*:|//", re.IGNORECASE)


def links(text: str) -> list[str]:
    """Return the targets of all links and pictures, code and comments left out."""
    plain = CODE.sub("", text)
    return [target for pattern in LINKS for target in pattern.findall(plain)]


def anchors(text: str) -> set[str]:
    """Return the anchors of a page: of its headings, numbered where one comes again, and the named ones."""
    text = FENCE.sub("", text)
    last_numbers: dict[str, int] = {}
    for heading in HEADING.findall(text):
        anchor = slug(heading)
        last_numbers[anchor] = last_numbers.get(anchor, -1) + 1
    numbered = {f"{anchor}-{number}" if number else anchor for anchor, last in last_numbers.items() for number in range(last + 1)}
    return numbered | set(NAMED.findall(text))


def slug(heading: str) -> str:
    """Return the anchor of a heading: the text in lower case, hyphens for spaces, without marks."""
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", heading)
    return re.sub(r"[^\w\- ]", "", text.strip().lower()).replace(" ", "-")


def broken_links(page: Path, root: Path) -> list[str]:
    """Return the links of a page to files that are not there or outside of `root`, and to anchors that their page does not have."""
    return [target for target in links(page.read_text(encoding="utf-8")) if not leads_somewhere(target, page, root)]


def leads_somewhere(target: str, page: Path, root: Path) -> bool:
    """Return whether a link of a page has a target; links to other hosts are believed."""
    if OUTSIDE.match(target):
        return True
    path, _, anchor = target.partition("#")
    file = (page.parent / path).resolve() if path else page
    if path.startswith("/") or not file.exists() or not file.is_relative_to(root):
        return False
    return not anchor or (file.suffix == ".md" and anchor in anchors(file.read_text(encoding="utf-8")))
