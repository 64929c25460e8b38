"""What modules show in addition to the board, as plain words and numbers from their views."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from burgrave.draw.parts import View

LONGEST = 300
"""Characters for one thing that a module shows; the list of choices has all that can be done with it."""


def extra_lines(view: View, titles: Mapping[str, str]) -> Text:
    """Return a paragraph for each module that shows something; `titles` are by module."""
    paragraphs = []
    for module, shown_values in view.get("extra", {}).items():
        lines = [f"{words(name)}: {text}" for name, value in shown_values.items() if (text := brief(value))]
        if lines:
            head = Text(f"{titles.get(module, module)}. ", style="bold")
            paragraphs.append(head.append("; ".join(cut(line) for line in lines), style="not bold dim"))
    return Text("\n").join(paragraphs)


def brief(value: Any) -> str:
    """Return a value as text, without what is empty in it."""
    if isinstance(value, Mapping):
        return ", ".join(f"{words(name)} {text}" for name, part in value.items() if (text := brief(part)) not in ("", "0"))
    if isinstance(value, list | tuple):
        return " ".join(parts(value))
    return "" if value is None or value is False else "yes" if value is True else words(value)


def parts(values: Any) -> Iterator[str]:
    """Yield the items of a list as texts; a dash for an empty one, unless all are empty."""
    texts = [brief(value) for value in values]
    if any(texts):
        yield from (
            f"({text})" if isinstance(value, list | dict) else text or "-" for value, text in zip(values, texts, strict=True)
        )


def words(name: Any) -> str:
    """Return an identifier as words."""
    return str(name).replace("_", " ")


def cut(text: str) -> str:
    """Return the text, shortened to `LONGEST` characters."""
    return text if len(text) <= LONGEST else text[: LONGEST - 3].rstrip() + "..."
