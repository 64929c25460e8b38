"""Prompts, labels, log and help, in our own words, in every language of `burgrave.speech`."""

from __future__ import annotations

from typing import Final

from burgrave.games.tiletum.words.about import about
from burgrave.games.tiletum.words.badges import badges, price
from burgrave.games.tiletum.words.help import rules
from burgrave.games.tiletum.words.labels import LABELS, deed, signs
from burgrave.games.tiletum.words.log import lines, moment
from burgrave.games.tiletum.words.options import module_words, option_words, reconstructed
from burgrave.games.tiletum.words.prompts import QUESTIONS
from burgrave.games.tiletum.words.reach import out_of_reach
from burgrave.games.tiletum.words.sentences import SENTENCES, source_title
from burgrave.games.tiletum.words.tongue import tongue
from burgrave.games.tiletum.words.topics import topics
from burgrave.games.tiletum.words.turn import chip, tasks, warns
from burgrave.games.tiletum.words.verbs import button
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
    warns=warns,
    chip=chip,
    tasks=tasks,
)
