"""What the score sheet says for each seat."""

import pytest

from burgrave.table.pages.score_data import Source, best_of

WORDS = ("%(source)s: %(points)s, most of all", "best: %(source)s, %(points)s")


@pytest.mark.parametrize(
    ("points", "sentence"),
    [
        ({"Buildings": (9, 12), "Lost": (-1, -8)}, "best: Buildings, 9"),
        ({"Buildings": (9, 12), "Advisers": (5, 4)}, "Advisers: 5, most of all"),
        ({"Buildings": (0, 12), "Lost": (-1, -8)}, ""),
        ({}, ""),
    ],
)
def test_only_what_was_won_is_praised(points, sentence):
    sources = [Source(name, name, "point", each) for name, each in points.items()]
    assert best_of(sources, 0, *WORDS) == sentence
