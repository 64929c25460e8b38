"""The words of Chateauma."""

from __future__ import annotations

from typing import Final

from burgrave.games.burgundy.modules.chateauma.holdings import ID
from burgrave.games.burgundy.modules.chateauma.words.help import SOURCES, guesses, options, rules, titles, topics
from burgrave.games.burgundy.modules.chateauma.words.log import entries
from burgrave.games.burgundy.modules.chateauma.words.sentences import SENTENCES, STOCKS
from burgrave.games.burgundy.modules.chateauma.words.terminal import rows
from burgrave.games.burgundy.words.declaration import BurgundyWords, no_lines

WORDS: Final = BurgundyWords(
    automa_entries={"ChateaumaTurn": entries},
    sentences=SENTENCES,
    stocks=STOCKS,
    sources=SOURCES,
    topics=(topics,),
    rules_help=(rules,),
    option_words=(options,),
    module_words=(titles,),
    reconstructed=(guesses,),
    terminal_rows=(rows,),
    terminal_lines={ID: no_lines},
)
