"""Shared by all tests: the toy game is registered once, as a third party would do it; fixtures of the table are at hand."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import burgrave
from engine.pebbles import PEBBLES

burgrave.register(PEBBLES)
pytest_plugins = ["served.fixtures"]
