// Topological polar surface of nitrogen and oxygen, as RDKit computes it by default: P. Ertl, B. Rohde, P. Selzer,
// J. Med. Chem. 2000, 43, 3714. An atom that the table of the paper lacks gets the estimate of RDKit's MolSurf.

import { neighbours, type MolGraph } from '../../chemistry/molecule/graph.ts';

/** Square ångström. */
export function polarSurface(graph: MolGraph): number {
  let sum = 0;
  graph.atoms.forEach(({ z }, atom) => {
    if (z !== 7 && z !== 8) return;
    const key = keyOf(graph, atom);
    sum += surfaces[key] ?? estimated(graph, atom);
  });
  return sum;
}

// Element, hydrogens, charge, bonds by kind, and 3 for a ring of three.
function keyOf(graph: MolGraph, atom: number): string {
  const { z = 0, hydrogens = 0, charge = 0 } = graph.atoms[atom] ?? {};
  const bonds = (graph.bondsOf[atom] ?? []).map((index) => {
    const bond = graph.bonds[index];
    return bond?.aromatic ? ':' : (signs[bond?.order ?? 1] ?? '?');
  });
  const key = `${z === 7 ? 'N' : 'O'}${hydrogens}${charge === 0 ? '' : charge > 0 ? `+${charge}` : charge} ${bonds.toSorted().join('')}`;
  return smallRingMatters.has(key) && isInSmallRing(graph, atom) ? `${key} 3` : key;
}

const signs: Readonly<Record<number, string>> = { 1: '-', 2: '=', 3: '#' };
const smallRingMatters: ReadonlySet<string> = new Set(['N0 ---', 'N1 --', 'O0 --']);

function isInSmallRing({ rings }: MolGraph, atom: number): boolean {
  return rings.some((ring) => ring.length === 3 && ring.includes(atom));
}

function estimated(graph: MolGraph, atom: number): number {
  const { z = 0, hydrogens = 0 } = graph.atoms[atom] ?? {};
  const degree = neighbours(graph, atom).length;
  return Math.max(0, z === 7 ? 30.5 - degree * 8.2 + hydrogens * 1.5 : 28.5 - degree * 8.6 + hydrogens * 1.5);
}

const surfaces: Readonly<Record<string, number>> = {
  'N0 #': 23.79,
  'N1 =': 23.85,
  'N2 -': 26.02,
  'N2+1 =': 25.59,
  'N3+1 -': 27.64,
  'N0 -=': 12.36,
  'N0 #=': 13.6,
  'N0 ::': 12.89,
  'N0+1 #-': 4.36,
  'N1 --': 12.03,
  'N1 -- 3': 21.94,
  'N1 ::': 15.79,
  'N1+1 -=': 13.97,
  'N1+1 ::': 14.14,
  'N2+1 --': 16.61,
  'N0 ---': 3.24,
  'N0 --- 3': 3.01,
  'N0 -==': 11.68,
  'N0 -::': 4.93,
  'N0 ::=': 8.39,
  'N0 :::': 4.41,
  'N0+1 --=': 3.01,
  'N0+1 :::': 4.1,
  'N0+1 -::': 3.88,
  'N1+1 ---': 4.44,
  'N0+1 ----': 0,
  'O0 =': 17.07,
  'O1 -': 20.23,
  'O0-1 -': 23.06,
  'O0 --': 9.23,
  'O0 -- 3': 12.53,
  'O0 ::': 13.14,
};
