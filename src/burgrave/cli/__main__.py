"""`python -m burgrave.cli`, where the command is not installed."""

from burgrave.cli import main

main()
