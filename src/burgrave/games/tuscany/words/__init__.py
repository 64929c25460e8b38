"""Prompts, labels, log and help, in our own words, in every language of `burgrave.speech`."""

from __future__ import annotations

from typing import Final

from burgrave.games.tuscany.words.about import about
from burgrave.games.tuscany.words.badges import badges, price
from burgrave.games.tuscany.words.help import rules
from burgrave.games.tuscany.words.labels import LABELS, deed, signs
from burgrave.games.tuscany.words.log import lines, moment
from burgrave.games.tuscany.words.options import module_words, option_words, reconstructed
from burgrave.games.tuscany.words.prompts import QUESTIONS
from burgrave.games.tuscany.words.reach import out_of_reach
from burgrave.games.tuscany.words.sentences import SENTENCES, source_title
from burgrave.games.tuscany.words.tongue import tongue
from burgrave.games.tuscany.words.topics import topics
from burgrave.games.tuscany.words.verbs import button
from burgrave.games.words import Words

WORDS: Final = Words(
    tongue=tongue,
    questions=QUESTIONS,
    labels=LABELS,
    deed=deed,
    signs=signs,
    badges=badges,
    price=price,
    button=button,
    missing=out_of_reach,
    sentences=SENTENCES,
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
