"""What Burgundy says: prompts, labels, log and help, in every language of `burgrave.speech`."""

from __future__ import annotations

from typing import Final

from burgrave.games.burgundy.game import BURGUNDY
from burgrave.games.burgundy.tiles import TILES
from burgrave.games.burgundy.words import help
from burgrave.games.burgundy.words.about import about
from burgrave.games.burgundy.words.badges import badges, price
from burgrave.games.burgundy.words.declaration import BurgundyWords
from burgrave.games.burgundy.words.entries import CONTINUING, HANDLERS
from burgrave.games.burgundy.words.labels import DIE_NUMBERS, LABELS, PAYERS, faces, summary
from burgrave.games.burgundy.words.language import Language, known_tile
from burgrave.games.burgundy.words.log import lines, moment
from burgrave.games.burgundy.words.options import module_words, option_words, reconstructed
from burgrave.games.burgundy.words.out_of_reach import out_of_reach
from burgrave.games.burgundy.words.prompts import PROMPTS
from burgrave.games.burgundy.words.refusals import REFUSALS
from burgrave.games.burgundy.words.sentences import SENTENCES, SOURCES, STOCKS, source_title
from burgrave.games.burgundy.words.tile_names import SPECIES, TILE_NAMES
from burgrave.games.burgundy.words.topics import topics
from burgrave.games.burgundy.words.unused import DECLINING, LAPSED
from burgrave.games.burgundy.words.verbs import VERBS

WORDS: Final = BurgundyWords(
    language=Language,
    prompts=PROMPTS,
    labels=LABELS,
    verbs=VERBS,
    summary=summary,
    signs=faces,
    badges=badges,
    price=price,
    out_of_reach=(out_of_reach,),
    sentences=SENTENCES,
    lines=lines,
    moment=moment,
    source_title=source_title,
    rules_help=(help.rules,),
    topics=(topics,),
    about=about,
    option_words=(option_words,),
    reconstructed=(reconstructed,),
    module_words=(module_words,),
    refusals=REFUSALS,
    declining=DECLINING,
    lapsed=LAPSED,
    die_numbers=DIE_NUMBERS,
    payers=PAYERS,
    tile_names=TILE_NAMES,
    species=SPECIES,
    tile_help=help.TILE_HELP,
    sources=SOURCES,
    stocks=STOCKS,
    log_handlers=HANDLERS,
    continuing_verbs=CONTINUING,
)


def all_words(code: str = "en") -> Language:
    """Return the language of a code with the words of all modules; raises BadOption naming the valid codes."""
    language: Language = BURGUNDY.language(code)
    return language


def tile_title(tile: str, code: str = "en") -> str:
    """Return what people call a tile: "3 cows" for `cow-3`. Raises BadOption for an unknown name."""
    return all_words(code).title[known_tile(tile)]


def tile_help(tile: str, edition: str = "special", code: str = "en") -> str:
    """Return what a tile does, "" for one that no module describes. Raises BadOption for an unknown name."""
    return help.tile_help(all_words(code), TILES[known_tile(tile)], edition)
