"""Words and drawings are never compiled: their tests run on the pure form, and `test_texts_and_drawings.py` on both."""

from pathlib import Path

import pytest

NEVER_COMPILED = ("drawing", "words")
"""Folders of tests."""
ROOT = Path(__file__).parent


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(ROOT) and item.path.parent.name in NEVER_COMPILED:
            item.add_marker(pytest.mark.pure)
