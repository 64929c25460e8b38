"""White castles: tiles like all others, so only a picture where the module is chosen."""

from burgrave.games.burgundy.drawing.additions import Addition

ADDITION: Addition = Addition("white_castles", icon="white_castle")
