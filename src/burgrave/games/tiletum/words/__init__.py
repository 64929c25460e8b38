"""Prompts, labels, log and help, in our own words, in every language of `burgrave.speech`."""

from __future__ import annotations

from typing import Final

from burgrave.games.tiletum.words.about import about
from burgrave.games.tiletum.words.badges import badges, price
from burgrave.games.tiletum.words.declaration import TiletumWords
from burgrave.games.tiletum.words.help import rules
from burgrave.games.tiletum.words.labels import LABELS, signs, summary
from burgrave.games.tiletum.words.language import Language
from burgrave.games.tiletum.words.log import lines, moment
from burgrave.games.tiletum.words.options import module_words, option_words, reconstructed
from burgrave.games.tiletum.words.out_of_reach import out_of_reach
from burgrave.games.tiletum.words.prompts import PROMPTS
from burgrave.games.tiletum.words.refusals import REFUSALS
from burgrave.games.tiletum.words.sentences import SENTENCES, source_title
from burgrave.games.tiletum.words.topics import topics
from burgrave.games.tiletum.words.turn import chip, tasks, warns
from burgrave.games.tiletum.words.verbs import VERBS

WORDS: Final = TiletumWords(
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
    warns=warns,
    chip=chip,
    tasks=tasks,
)
