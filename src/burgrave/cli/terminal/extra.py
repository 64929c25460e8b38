"""What modules show besides the table itself: plain words and numbers, as their views have them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from burgrave.cli.terminal.screens import View

LONGEST = 300
"""Characters for one thing that a module shows; the list of choices has all that can be done with it."""


def extra_lines(view: View, titles: Mapping[str, str]) -> Text:
    """A paragraph for each module that shows something; `titles` by module."""
    found = []
    for module, shown in view.get("extra", {}).items():
        lines = [f"{words(name)}: {text}" for name, value in shown.items() if (text := brief(value))]
        if lines:
            head = Text(f"{titles.get(module, module)}. ", style="bold")
            found.append(head.append("; ".join(cut(line) for line in lines), style="not bold dim"))
    return Text("\n").join(found)


def brief(value: Any) -> str:
    """A value without what is empty in it."""
    if isinstance(value, Mapping):
        return ", ".join(f"{words(name)} {text}" for name, part in value.items() if (text := brief(part)) not in ("", "0"))
    if isinstance(value, list | tuple):
        return " ".join(parts(value))
    return "" if value is None or value is False else "yes" if value is True else words(value)


def parts(values: Any) -> Iterator[str]:
    """What a list holds; empty places by a dash, unless all are empty."""
    found = [brief(value) for value in values]
    if any(found):
        yield from (
            f"({text})" if isinstance(value, list | dict) else text or "-" for value, text in zip(values, found, strict=True)
        )


def words(name: Any) -> str:
    """A name as one reads it."""
    return str(name).replace("_", " ")


def cut(text: str) -> str:
    """Not more than a few lines of it."""
    return text if len(text) <= LONGEST else text[: LONGEST - 3].rstrip() + "..."
