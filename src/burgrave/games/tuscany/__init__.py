"""The Castles of Tuscany."""
