"""Prompts, labels, log and help, in our own words, in every language of `burgrave.speech`."""

from __future__ import annotations

from typing import Final

from burgrave.games.tuscany.words.about import about
from burgrave.games.tuscany.words.badges import badges, price
from burgrave.games.tuscany.words.help import rules
from burgrave.games.tuscany.words.labels import deed, signs, texts
from burgrave.games.tuscany.words.log import lines, moment
from burgrave.games.tuscany.words.options import module_words, option_words, reconstructed
from burgrave.games.tuscany.words.prompts import question
from burgrave.games.tuscany.words.reach import out_of_reach
from burgrave.games.tuscany.words.sentences import sentence, source_title
from burgrave.games.tuscany.words.tongue import tongue
from burgrave.games.tuscany.words.topics import topics
from burgrave.games.tuscany.words.verbs import verbs
from burgrave.games.words import Words

WORDS: Final = Words(
    tongue=tongue,
    question=question,
    texts=texts,
    deed=deed,
    signs=signs,
    badges=badges,
    price=price,
    buttons=verbs,
    missing=out_of_reach,
    sentence=sentence,
    entries=lines,
    stage=moment,
    source=source_title,
    rules=rules,
    help=topics,
    place=about,
    option_texts=option_words,
    guesses=reconstructed,
    module_texts=module_words,
)
