"""Replays every recorded game and compares the digest at every ply: `python tests/replays/verify.py`.

Needs nothing but Burgrave itself, so that any Python, pure or compiled, can be asked.
"""

import json
import sys
from pathlib import Path

import burgrave

FOLDER = Path(__file__).parent


def main() -> int:
    """How many plies agree; 1 at the first that does not."""
    plies = 0
    for file in sorted(FOLDER.glob("*/*.json")):
        proof = json.loads(file.read_text(encoding="utf-8"))
        state = burgrave.replay(proof["record"], 0)
        for ply, digest in enumerate(proof["digests"]):
            if ply:
                state.apply(proof["record"]["actions"][ply - 1])
            if state.digest() != digest:
                print(f"{file.name}: ply {ply} has digest {state.digest()}, not {digest}")
                return 1
            plies += 1
    print(f"{plies} plies agree")
    return 0


if __name__ == "__main__":
    sys.exit(main())
