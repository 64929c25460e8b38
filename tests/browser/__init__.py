"""The table in a real browser: Debian's chromium, headless, against a table that is really served."""
