"""Prompts, labels, log and help, in our own words, in every language of `burgrave.speech`.

Players' names may be given wherever a text may speak of another player; without them it says "Player 2".
"""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.elements import BY_ENVOY
from burgrave.games.kingsburg.words import log_battles, log_seasons, log_year
from burgrave.games.kingsburg.words.about import about
from burgrave.games.kingsburg.words.badges import badges, price
from burgrave.games.kingsburg.words.buildings import POWERS
from burgrave.games.kingsburg.words.declaration import KingsburgWords
from burgrave.games.kingsburg.words.help import rules
from burgrave.games.kingsburg.words.labels import DECLINING, EXTRAS, LABELS, PARAMETERS, PLACING, signs, summary
from burgrave.games.kingsburg.words.language import Language
from burgrave.games.kingsburg.words.log import lines, moment
from burgrave.games.kingsburg.words.options import module_words, option_words, reconstructed
from burgrave.games.kingsburg.words.out_of_reach import out_of_reach
from burgrave.games.kingsburg.words.powers import COUNCIL_REWARDS, GUESSES
from burgrave.games.kingsburg.words.prompts import PROMPTS
from burgrave.games.kingsburg.words.refusals import REFUSALS
from burgrave.games.kingsburg.words.sentences import LAPSES, SENTENCES, SOURCES, source_title
from burgrave.games.kingsburg.words.topics import topics
from burgrave.games.kingsburg.words.verbs import VERBS
from burgrave.speech import marked

WORDS: Final = KingsburgWords(
    language=Language,
    prompts=PROMPTS,
    labels=LABELS,
    verbs=VERBS,
    summary=summary,
    signs=signs,
    badges=badges,
    price=price,
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
    powers=POWERS,
    rewards=COUNCIL_REWARDS,
    guesses=GUESSES,
    sources=SOURCES,
    declining=DECLINING,
    lapses=LAPSES,
    parameters=PARAMETERS,
    placing=PLACING,
    extras=EXTRAS,
    second_building={BY_ENVOY: (marked("with the king's envoy"), marked("thanks to the king's envoy"))},
    log_handlers={**log_seasons.HANDLERS, **log_year.HANDLERS, **log_battles.HANDLERS},
)
