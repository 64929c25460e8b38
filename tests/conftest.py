"""Shared by all tests: the toy game is registered once, as a third party would do it."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

import burgrave
from engine.pebbles import PEBBLES

burgrave.register(PEBBLES)
