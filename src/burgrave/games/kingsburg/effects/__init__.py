"""What powers do at moments of the year."""
