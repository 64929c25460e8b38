"""Serves the table with the dice of the former generator, by which the positions of these tests were found.

Run as a script in place of `burgrave`. What a page shows does not depend on where dice come from.
"""

from __future__ import annotations

from burgrave.cli import main
from burgrave.engine.former_chance import FormerStream
from burgrave.engine.ruleset import Ruleset


def former_stream(_rules: Ruleset, seed: int) -> FormerStream:
    """In place of `Ruleset.stream`."""
    return FormerStream(seed)


if __name__ == "__main__":
    Ruleset.stream = former_stream  # type: ignore[method-assign]
    main()
