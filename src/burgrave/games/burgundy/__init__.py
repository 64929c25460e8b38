"""The Castles of Burgundy, 2011 and Special Edition."""
