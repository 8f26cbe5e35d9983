// The parts of an edit that have no atom, bond or brought group in common, each as an edit of its own.

import type { EditPattern, PatternGraph } from '../../../src/chemistry/models/learned/pattern.ts';

export function splitEdit(edit: EditPattern): EditPattern[] {
  const { left, right } = edit;
  const size = left.atoms.length;
  // Atoms of the product by their place, then those of the precursors that have no map number.
  const placeOf = (at: number): number =>
    (right.atoms[at]?.map ?? 0) > 0 ? (right.atoms[at]?.map ?? 0) - 1 : size + at;
  const part = new Map<number, number>(
    [...left.atoms.keys(), ...right.atoms.keys().map(placeOf)].map((at) => [at, at]),
  );
  const join = (a: number, b: number): void => {
    const [from, to] = [part.get(a) ?? a, part.get(b) ?? b];
    for (const [at, own] of part) if (own === from) part.set(at, to);
  };
  for (const { a, b } of left.bonds) join(a, b);
  for (const { a, b } of right.bonds) join(placeOf(a), placeOf(b));
  const keys = [...new Set(left.atoms.keys().map((at) => part.get(at) ?? at))];
  return keys.map((key) => partOf(edit, (at) => part.get(at) === key, placeOf));
}

function partOf(
  { left, right }: EditPattern,
  isIn: (at: number) => boolean,
  placeOf: (at: number) => number,
): EditPattern {
  const kept = [...left.atoms.keys()].filter(isIn);
  const map = new Map(kept.map((at, index) => [at + 1, index + 1]));
  const of = (graph: PatternGraph, own: readonly number[]): PatternGraph => ({
    atoms: own.flatMap((at) => {
      const atom = graph.atoms[at];
      return atom ? [{ ...atom, map: map.get(atom.map) ?? 0 }] : [];
    }),
    bonds: graph.bonds.flatMap((bond) => {
      const [a, b] = [own.indexOf(bond.a), own.indexOf(bond.b)];
      return a >= 0 && b >= 0 ? [{ ...bond, a, b }] : [];
    }),
  });
  return {
    left: of(left, kept),
    right: of(
      right,
      [...right.atoms.keys()].filter((at) => isIn(placeOf(at))),
    ),
  };
}
