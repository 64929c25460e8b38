"""Module 6: tiles that change what advisers give, one more every season; or all of them, one fewer every season (p. 15-16)."""
