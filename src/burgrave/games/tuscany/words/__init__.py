"""Prompts, labels, log and help, in our own words, in every language of `burgrave.speech`."""

from __future__ import annotations

from typing import Final

from burgrave.games.tuscany.state import State
from burgrave.games.tuscany.words.about import about
from burgrave.games.tuscany.words.badges import badges, price
from burgrave.games.tuscany.words.help import rules
from burgrave.games.tuscany.words.labels import LABELS, signs, summary
from burgrave.games.tuscany.words.language import Language
from burgrave.games.tuscany.words.log import lines, moment
from burgrave.games.tuscany.words.options import module_words, option_words, reconstructed
from burgrave.games.tuscany.words.out_of_reach import out_of_reach
from burgrave.games.tuscany.words.prompts import PROMPTS
from burgrave.games.tuscany.words.refusals import REFUSALS
from burgrave.games.tuscany.words.sentences import SENTENCES, source_title
from burgrave.games.tuscany.words.topics import topics
from burgrave.games.tuscany.words.verbs import VERBS
from burgrave.games.words import Words

WORDS: Final = Words[Language, State](
    language=Language,
    prompts=PROMPTS,
    labels=LABELS,
    summary=summary,
    signs=signs,
    badges=badges,
    price=price,
    verbs=VERBS,
    out_of_reach=(out_of_reach,),
    sentences=SENTENCES,
    lines=lines,
    moment=moment,
    source_title=source_title,
    rules_help=(rules,),
    topics=(topics,),
    about=about,
    option_words=(option_words,),
    reconstructed=(reconstructed,),
    module_words=(module_words,),
    refusals=REFUSALS,
)
