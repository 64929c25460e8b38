"""The code blocks of a page of the documentation. Not collected as a test."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r'^```(\w*)(?: title="([^"]+)")?\n(.*?)^```$', re.DOTALL | re.MULTILINE)


class Block(NamedTuple):
    """A fenced block: its language, the file that it is or changes ("" for none), and its text."""

    language: str
    title: str
    text: str


def blocks_of(page: str) -> list[Block]:
    """The blocks of `docs/<page>`, from top to bottom."""
    return [Block(*groups) for groups in BLOCK.findall((ROOT / "docs" / page).read_text(encoding="utf-8"))]


def patched(text: str, diff: str) -> str:
    """A file after a diff without line numbers.

    Added lines follow the line above them in the diff, which must stand in the file once; those with none above them go to its end.
    """
    after, at_the_end = "", True
    for line in diff.splitlines(keepends=True):
        sign, content = line[:1], line[1:]
        if sign == " ":
            assert text.count(content) == 1, f"{content!r} stands {text.count(content)} times in the file"
            after, at_the_end = content, False
        else:
            assert sign == "+", f"{line!r} begins neither with a space nor with a plus"
            position = len(text) if at_the_end else text.index(after) + len(after)
            text = text[:position] + content + text[position:]
            after = content
    return text
