"""English."""

from burgrave.games.burgundy.words.en.help import rules, tile_help
from burgrave.games.burgundy.words.en.labels import label
from burgrave.games.burgundy.words.en.log import sentence, source_title
from burgrave.games.burgundy.words.en.names import tile_title
from burgrave.games.burgundy.words.en.prompts import prompt
from burgrave.games.burgundy.words.language import Language

ENGLISH = Language(
    prompt=prompt,
    label=label,
    sentence=sentence,
    tile_title=tile_title,
    tile_help=tile_help,
    source_title=source_title,
    rules=rules,
)
