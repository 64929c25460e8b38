"""Short bases of integer lattices, and the points of a lattice near another point: what `attack_dice.py` calculates with."""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil, floor, sqrt

Vector = list[int]


def dot(one: Vector, other: Vector) -> int:
    """The scalar product of two vectors."""
    return sum(a * b for a, b in zip(one, other, strict=True))


def reduced(rows: list[Vector]) -> list[Vector]:
    """The LLL-reduced form of a basis of linearly independent rows, all in whole numbers (Cohen, algorithm 2.6.7).

    `scaled[k][j]` is the coefficient of Gram and Schmidt times `minors[j + 1]`, the determinants that make it a whole number.
    """
    basis = [row[:] for row in rows]
    size = len(basis)
    minors = [1] + [0] * size
    scaled = [[0] * size for _ in range(size)]

    def orthogonalize(k: int) -> None:
        for j in range(k + 1):
            value = dot(basis[k], basis[j])
            for i in range(j):
                value = (minors[i + 1] * value - scaled[k][i] * scaled[j][i]) // minors[i]
            scaled[k][j] = value
        minors[k + 1] = scaled[k][k]

    def shorten(k: int, j: int) -> None:
        if 2 * abs(scaled[k][j]) <= minors[j + 1]:
            return
        times = (2 * scaled[k][j] + minors[j + 1]) // (2 * minors[j + 1])
        basis[k] = [a - times * b for a, b in zip(basis[k], basis[j], strict=True)]
        for i in range(j):
            scaled[k][i] -= times * scaled[j][i]
        scaled[k][j] -= times * minors[j + 1]

    def swap(k: int) -> None:
        basis[k - 1], basis[k] = basis[k], basis[k - 1]
        for i in range(k - 1):
            scaled[k - 1][i], scaled[k][i] = scaled[k][i], scaled[k - 1][i]
        between = scaled[k][k - 1]
        new = (minors[k - 1] * minors[k + 1] + between * between) // minors[k]
        for i in range(k + 1, size):
            lower = scaled[i][k]
            scaled[i][k] = (minors[k + 1] * scaled[i][k - 1] - between * lower) // minors[k]
            scaled[i][k - 1] = (new * lower + between * scaled[i][k]) // minors[k + 1]
        minors[k] = new

    for k in range(size):
        orthogonalize(k)
    k = 1
    while k < size:
        shorten(k, k - 1)
        if 4 * (minors[k - 1] * minors[k + 1] + scaled[k][k - 1] ** 2) < 3 * minors[k] ** 2:
            swap(k)
            k = max(1, k - 1)
        else:
            for j in range(k - 2, -1, -1):
                shorten(k, j)
            k += 1
    return basis


class Neighbourhood:
    """Finds the points of a lattice near a given one. `basis` should be reduced."""

    def __init__(self, basis: list[Vector]) -> None:
        self.basis = basis
        self.orthogonal: list[list[float]] = []
        self.lengths: list[float] = []
        """Squared lengths of the orthogonalized basis."""
        self.shares: list[list[float]] = []
        """How much of each orthogonal vector is in each vector of the basis."""
        for row in basis:
            rest = [float(number) for number in row]
            shares = []
            for other, length in zip(self.orthogonal, self.lengths, strict=True):
                share = sum(a * b for a, b in zip(row, other, strict=True)) / length
                rest = [a - share * b for a, b in zip(rest, other, strict=True)]
                shares.append(share)
            self.orthogonal.append(rest)
            self.lengths.append(sum(a * a for a in rest))
            self.shares.append(shares)

    def near(self, target: Vector, radius: float) -> Iterator[Vector]:
        """Every lattice point within the radius of the target."""
        centre = [
            sum(a * b for a, b in zip(target, other, strict=True)) / length
            for other, length in zip(self.orthogonal, self.lengths, strict=True)
        ]
        yield from self._deeper(len(self.basis) - 1, centre, radius * radius, [0] * len(target))

    def _deeper(self, level: int, centre: list[float], left: float, point: Vector) -> Iterator[Vector]:
        """The points that share the coefficients chosen above this level; `left` of the squared radius is not used up."""
        if level < 0:
            yield point
            return
        reach = sqrt(max(left, 0.0) / self.lengths[level])
        for times in range(ceil(centre[level] - reach), floor(centre[level] + reach) + 1):
            away = (times - centre[level]) ** 2 * self.lengths[level]
            moved = [a - times * b for a, b in zip(centre, self.shares[level], strict=False)]
            yield from self._deeper(level - 1, moved, left - away, [a + times * b for a, b in zip(point, self.basis[level])])
