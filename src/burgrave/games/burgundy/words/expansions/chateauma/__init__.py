"""The words of Chateauma."""

from burgrave.games.burgundy.words.expansions.chateauma.help import guesses, options, rules, sources, titles, topics
from burgrave.games.burgundy.words.expansions.chateauma.log import entries
from burgrave.games.burgundy.words.expansions.chateauma.sentences import SENTENCES, STOCKS
from burgrave.games.burgundy.words.expansions.chateauma.terminal import rows
from burgrave.games.burgundy.words.parts import Part

CHATEAUMA_PART = Part(
    automa={"ChateaumaTurn": entries},
    sentences=SENTENCES,
    stocks=STOCKS,
    sources=sources,
    topics=topics,
    rules=rules,
    options=options,
    titles=titles,
    guesses=guesses,
    rows=rows,
    lines=lambda to, view: [],
)
