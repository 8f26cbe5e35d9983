// A piece of a molecule as SMILES, as it is written in the molecule: hydrogens and what lies outside are left out, so the
// text shows a piece and is no molecule of its own.

import { elementOf } from '../../chemistry/molecule/element-weights.ts';
import type { MolGraph } from '../../chemistry/molecule/graph.ts';

export interface Piece {
  /** The centre first. */
  atoms: number[];
  bonds: ReadonlySet<number>;
}

/** The atoms up to `radius` bonds around one, and the bonds that begin nearer than that. */
export function pieceAround(graph: MolGraph, centre: number, radius: number): Piece {
  const distances = new Map([[centre, 0]]);
  const bonds = new Set<number>();
  for (const [atom, distance] of distances) {
    if (distance === radius) continue;
    for (const index of graph.bondsOf[atom] ?? []) {
      const to = otherEnd(graph, index, atom);
      bonds.add(index);
      if (!distances.has(to)) distances.set(to, distance + 1);
    }
  }
  return { atoms: [...distances.keys()], bonds };
}

/** The SMILES of a piece, from its centre on. */
export function fragmentSmiles(graph: MolGraph, { atoms: [centre = 0], bonds }: Piece): string {
  const closures = new Map<number, number>();
  const seen = new Set<number>();
  // Bonds that lead back to an atom that is written already close a ring.
  const findClosures = (atom: number, via: number | undefined): void => {
    seen.add(atom);
    for (const index of graph.bondsOf[atom] ?? []) {
      if (!bonds.has(index) || index === via || closures.has(index)) continue;
      const to = otherEnd(graph, index, atom);
      if (seen.has(to)) closures.set(index, closures.size + 1);
      else findClosures(to, index);
    }
  };
  findClosures(centre, undefined);
  const written = new Set<number>();
  const write = (atom: number, via: number | undefined): string => {
    written.add(atom);
    const own = (graph.bondsOf[atom] ?? []).filter((index) => bonds.has(index) && index !== via);
    const rings = own.flatMap((index) => {
      const number = closures.get(index);
      return number === undefined ? [] : `${bondText(graph, index)}${number > 9 ? `%${number}` : number}`;
    });
    const branches: string[] = [];
    for (const index of own) {
      const to = otherEnd(graph, index, atom);
      if (!closures.has(index) && !written.has(to)) branches.push(`${bondText(graph, index)}${write(to, index)}`);
    }
    const last = branches.pop() ?? '';
    return `${atomText(graph, atom)}${rings.join('')}${branches.map((one) => `(${one})`).join('')}${last}`;
  };
  return write(centre, undefined);
}

const organicSubset: ReadonlySet<string> = new Set(['B', 'C', 'N', 'O', 'P', 'S', 'F', 'Cl', 'Br', 'I']);

function atomText(graph: MolGraph, index: number): string {
  const atom = graph.atoms[index];
  if (!atom) throw new RangeError(`no atom ${index}`);
  const { symbol } = elementOf(atom.z);
  const letters = atom.aromatic ? symbol.toLowerCase() : symbol;
  const holdsHydrogen = atom.aromatic && atom.z !== 6 && atom.hydrogens > 0;
  if (organicSubset.has(symbol) && atom.charge === 0 && atom.isotope === 0 && !holdsHydrogen) return letters;
  const hydrogens = atom.hydrogens === 0 ? '' : `H${atom.hydrogens > 1 ? atom.hydrogens : ''}`;
  return `[${atom.isotope || ''}${letters}${hydrogens}${chargeText(atom.charge)}]`;
}

function chargeText(charge: number): string {
  if (charge === 0) return '';
  const size = Math.abs(charge);
  return `${charge > 0 ? '+' : '-'}${size > 1 ? size : ''}`;
}

const orderTexts: Readonly<Record<number, string>> = { 2: '=', 3: '#' };

// Between aromatic atoms a bond that is not aromatic has to be written.
function bondText(graph: MolGraph, index: number): string {
  const bond = graph.bonds[index];
  if (!bond || bond.aromatic) return '';
  const areAromatic = graph.atoms[bond.from]?.aromatic === true && graph.atoms[bond.to]?.aromatic === true;
  return orderTexts[bond.order] ?? (areAromatic ? '-' : '');
}

function otherEnd(graph: MolGraph, bond: number, atom: number): number {
  const ends = graph.bonds[bond];
  if (!ends) throw new RangeError(`no bond ${bond}`);
  return ends.from === atom ? ends.to : ends.from;
}
