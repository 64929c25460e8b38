"""Serves the table with the dice of the legacy generator, by which the positions of these tests were found.

Run as a script in place of `burgrave`. What a page shows does not depend on where dice come from.
"""

from __future__ import annotations

from burgrave.cli import main
from burgrave.engine.legacy_chance import LegacyStream
from burgrave.engine.ruleset import Ruleset


def former_stream(_rules: Ruleset, seed: int) -> LegacyStream:
    """In place of `Ruleset.stream`."""
    return LegacyStream(seed)


if __name__ == "__main__":
    Ruleset.stream = former_stream  # type: ignore[method-assign]
    main()
