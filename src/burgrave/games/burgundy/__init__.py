"""The Castles of Burgundy, 2011 and Special Edition.

Whatever is imported from here, all modules are imported first: so the tables of tiles, actions and the like, to which they add, are
complete for everybody who reads them.
"""

from burgrave.games.burgundy.modules import MODULES

__all__ = ["MODULES"]
