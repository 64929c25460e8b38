"""Prompts, labels, log and help, in our own words, in every language of `burgrave.speech`."""

from __future__ import annotations

from typing import Any, Final

from burgrave.games.burgundy.tiles import TILES
from burgrave.games.burgundy.words import expansions, help
from burgrave.games.burgundy.words.about import about
from burgrave.games.burgundy.words.badges import badges, price
from burgrave.games.burgundy.words.labels import LABELS, deed, faces
from burgrave.games.burgundy.words.log import lines, moment
from burgrave.games.burgundy.words.options import module_words, option_words, reconstructed
from burgrave.games.burgundy.words.parts import all_of
from burgrave.games.burgundy.words.prompts import QUESTIONS
from burgrave.games.burgundy.words.sentences import SENTENCES, source_title
from burgrave.games.burgundy.words.tongue import known_tile, tongue
from burgrave.games.burgundy.words.topics import topics
from burgrave.games.burgundy.words.verbs import button, out_of_reach
from burgrave.games.words import Words

assert expansions  # imported so that their words are known

WORDS: Final = Words(
    tongue=tongue,
    questions=QUESTIONS | all_of("questions"),
    labels=LABELS | all_of("labels"),
    deed=deed,
    signs=faces,
    badges=badges,
    price=price,
    button=button,
    missing=out_of_reach,
    sentences=SENTENCES | all_of("sentences"),
    entries=lines,
    stage=moment,
    source=source_title,
    rules=help.rules,
    help=topics,
    place=about,
    option_texts=option_words,
    guesses=reconstructed,
    module_texts=module_words,
)


def tile_title(tile: Any, language: Any = "en") -> str:
    """What people call a tile: `cow-3` is "3 cows"."""
    return tongue(language).title[known_tile(tile)]


def tile_help(tile: Any, edition: str = "special", language: Any = "en") -> str:
    """What a tile does, for every name in `tiles.TILES`."""
    return help.tile_help(tongue(language), TILES[known_tile(tile)], edition)
