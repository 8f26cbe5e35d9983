// Where the bonds lie in the picture of a molecule, so that a page can mark them.

import { drawing, type DrawingForm } from './depict.ts';
import type { RDKit } from '../rdkit.ts';

export interface BondLine {
  /** Atoms in the order of the SMILES, from 0. */
  from: number;
  to: number;
  /** Pixels of the picture. */
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const bondPath = /<path class='bond-(\d+) atom-(\d+) atom-(\d+)' d='([^']*)'/g;

/** One line for each bond of the picture that depict() gives in this size, in the order of the bonds. */
export function bondLines(rdkit: RDKit, smiles: string, form: DrawingForm): BondLine[] {
  const points = new Map<string, [number, number][]>();
  for (const [, bond = '', from = '', to = '', path = ''] of drawing(rdkit, smiles, form).matchAll(bondPath)) {
    const name = [bond, from, to].join(' ');
    const known = points.get(name) ?? [];
    for (const [, x, y] of path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)) known.push([Number(x), Number(y)]);
    points.set(name, known);
  }
  return [...points]
    .map(([name, ends]) => ({ name: name.split(' ').map(Number), ends }))
    .toSorted((a, b) => (a.name[0] ?? 0) - (b.name[0] ?? 0))
    .map(({ name: [, from = 0, to = 0], ends }) => ({ from, to, ...farthest(ends) }));
}

// A bond is drawn in several pieces: halves in the colours of its atoms, parallel lines, wedges.
function farthest(points: readonly [number, number][]): Pick<BondLine, 'x1' | 'y1' | 'x2' | 'y2'> {
  let found = { x1: 0, y1: 0, x2: 0, y2: 0 };
  let longest = -1;
  for (const [x1, y1] of points) {
    for (const [x2, y2] of points) {
      const length = Math.hypot(x2 - x1, y2 - y1);
      if (length > longest) [longest, found] = [length, { x1, y1, x2, y2 }];
    }
  }
  return found;
}
