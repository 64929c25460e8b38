"""Type aliases for the JSON-able data that enters and leaves the engine. What enters is checked where it is read."""

from collections.abc import Mapping
from typing import Any

__all__ = ["OptionValue", "Options", "Position", "Record", "Save", "Saved", "Schema", "View"]

View = dict[str, Any]
"""What a seat may see, built from nothing (`GameState.view`)."""
Record = dict[str, Any]
"""Game, rules version, modules, options, seats, seed and actions (`GameState.record`)."""
Save = dict[str, Any]
"""A whole state (`GameState.save`)."""
Position = dict[str, Any]
"""What a state holds, by the names of its fields, without what is derived (`GameState.position`, `GameState.common`)."""
Saved = Mapping[str, Any]
"""A position or record as it is read: nothing of it is trusted."""
Options = Mapping[str, Any]
"""Options before play, by name, as they are given."""
OptionValue = str | list[str]
"""A checked option: a word, or a list of words with one for each seat."""
Schema = dict[str, Any]
"""A JSON schema."""
