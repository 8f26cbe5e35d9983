// Cis and trans in a molfile lie in the places of the atoms: to turn a double bond, one side of it is mirrored.

export interface DoubleBond {
  /** Atoms counted from 1. */
  a: number;
  b: number;
  isTurned: boolean;
}

/**
 * A V2000 molfile with these double bonds turned where asked and every other one left open ("either").
 * Null when one of them is part of a ring, whose sides cannot be mirrored.
 */
export function turnDoubleBonds(molfile: string, turns: readonly DoubleBond[]): string | null {
  const lines = molfile.split('\n');
  const atomCount = Number(lines[3]?.slice(0, 3));
  const bondCount = Number(lines[3]?.slice(3, 6));
  const points = lines
    .slice(4, 4 + atomCount)
    .map((line): Point => [Number(line.slice(0, 10)), Number(line.slice(10, 20))]);
  const bondLines = lines.slice(4 + atomCount, 4 + atomCount + bondCount);
  const bonds = bondLines.map((line): [number, number] => [Number(line.slice(0, 3)), Number(line.slice(3, 6))]);
  for (const { a, b, isTurned } of turns) {
    const side = sideOf(bonds, a, b);
    if (side.has(a)) return null;
    if (isTurned) mirror(points, side, a, b);
  }
  const kept = new Set(turns.flatMap(({ a, b }) => [`${a}-${b}`, `${b}-${a}`]));
  const atoms = lines.slice(4, 4 + atomCount).map((line, index) => withPlace(line, points[index] ?? [0, 0]));
  const marked = bondLines.map((line, index) => withMark(line, kept.has((bonds[index] ?? []).join('-'))));
  return [...lines.slice(0, 4), ...atoms, ...marked, ...lines.slice(4 + atomCount + bondCount)].join('\n');
}

type Point = [number, number];

/** Atoms that hang on `b` when the bond to `a` is cut; `a` itself is among them in a ring. */
function sideOf(bonds: readonly [number, number][], a: number, b: number): Set<number> {
  const side = new Set([b]);
  for (const atom of side)
    for (const [first, second] of bonds) {
      if ((first === a && second === b) || (first === b && second === a)) continue;
      if (first === atom) side.add(second);
      if (second === atom) side.add(first);
    }
  return side;
}

function mirror(points: Point[], side: ReadonlySet<number>, a: number, b: number): void {
  const [ax, ay] = points[a - 1] ?? [0, 0];
  const [bx, by] = points[b - 1] ?? [0, 0];
  const [dx, dy] = [bx - ax, by - ay];
  const square = dx * dx + dy * dy;
  for (const atom of side) {
    const [x, y] = points[atom - 1] ?? [0, 0];
    const along = ((x - ax) * dx + (y - ay) * dy) / square;
    points[atom - 1] = [2 * (ax + along * dx) - x, 2 * (ay + along * dy) - y];
  }
}

function withPlace(line: string, [x, y]: Point): string {
  return `${x.toFixed(4).padStart(10)}${y.toFixed(4).padStart(10)}${line.slice(20)}`;
}

// Field 4 of a double bond: 0 takes its geometry from the places, 3 leaves it open.
function withMark(line: string, isKept: boolean): string {
  return line.slice(6, 9).trim() === '2' ? `${line.slice(0, 9)}  ${isKept ? 0 : 3}${line.slice(12)}` : line;
}
