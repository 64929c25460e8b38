"""Which form runs the tests of games.

Words and drawings are never compiled: their tests run on the pure form. What both forms run, `make test` leaves to the compiled
one; node counts are compared in both.
"""

from pathlib import Path

import pytest

NEVER_COMPILED = ("drawing", "words")
"""Folders of tests."""
IN_BOTH = ("test_perft.py",)
"""Files of tests."""
ROOT = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if not item.path.is_relative_to(ROOT):
            continue
        if item.path.parent.name in NEVER_COMPILED:
            item.add_marker(pytest.mark.pure)
        if item.get_closest_marker("pure") is None and item.path.name not in IN_BOTH:
            item.add_marker(pytest.mark.both)
