"""What the whims of the court give, in our own words."""

from __future__ import annotations

from typing import Final

from burgrave.games.kingsburg.modules.whims.printed import FIRST_TILE
from burgrave.speech import marked

WHIMS: Final[tuple[str, ...]] = (
    marked("You get what the lowest adviser gives whom nobody influenced this season."),
    marked("Take two +2 tokens; or pay one for 1 gold and 1 soldier."),
    marked("Take 1 resource; the player on your left chooses which."),
    marked("Take 1 of the resources on the tile. When the last is gone, 1 gold, 1 wood and 1 stone come back."),
    marked("Take the resource on the tile; a new one is drawn for the next season."),
    marked("Pay 1 resource, 1 point or 1 soldier to get 1 of each of the other two, or nothing. The resource is of your choice."),
    marked("Name another player, who takes 1 resource of their choice; you take 2 of the same kind."),
    marked("Take 1 resource that the player on your left chooses, then 1 that the player on your right chooses."),
    marked("Choose two different: 1 gold; 1 wood; 1 stone; 1 soldier with a +2 token."),
    marked("Take 2 gold, 2 wood or 2 stone."),
    marked(
        "Take 1 stone, 1 soldier and 1 point. Who has the fewest resources, soldiers or points may take one more of "
        "these instead of one of the others."
    ),
    marked("Take 3 gold, and all others score 1 point; or score 3 points, and all others take 1 gold; or nothing."),
    marked("Take 1 resource of your choice, a +2 token, 1 soldier and 1 point, and look at the enemy in secret."),
    marked("Name another player, who takes 1 gold, 1 wood, 1 stone, a +2 token or 1 soldier; you get the other four."),
    marked("Take 2 gold, 2 wood and 2 stone, and give two of these away to other players."),
    marked("Score 5 points."),
)
"""By the rank of the adviser they lie on, from 1 on."""
REWARDS: Final[dict[int, str]] = {FIRST_TILE + number: text for number, text in enumerate(WHIMS)}
"""By number of the reward."""
