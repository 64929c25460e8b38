"""Shields (special p. 16-17): taken with doublets, laid on castles, kept for a tribute at the end of every phase."""
