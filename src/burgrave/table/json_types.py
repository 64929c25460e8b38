"""Types of JSON: what comes from requests and from stored data is one of these until it has been checked."""

from __future__ import annotations

from typing import TypeAlias

Json: TypeAlias = bool | int | float | str | list["Json"] | dict[str, "Json"] | None
"""Any JSON value."""
JsonObject: TypeAlias = dict[str, Json]
"""A JSON object, such as a body, a view, a save or an archive."""
