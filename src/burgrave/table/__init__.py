"""The web table: people play each other and the bots in a browser."""
