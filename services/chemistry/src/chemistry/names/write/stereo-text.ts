// Stereodescriptors of a parent: (1R,2E), or cis and trans on a ring whose centres depend on one another.

import type { MoleculeView } from './molecule-view.ts';
import type { Numbering, Skeleton } from './rings/skeleton.ts';
import { at, locantRank, refuse, type Words } from './words.ts';

export interface Marked {
  atom: number;
  locant: string;
  label: string;
}

/** Centres and double bonds of a skeleton, the lower locants first; the bond to `from` belongs to the parent there. */
export function stereoOf(mol: MoleculeView, { atoms }: Skeleton, numbering: Numbering, from?: number): Marked[] {
  const found: Marked[] = [];
  for (const atom of atoms) {
    const locant = numbering.get(atom) ?? '';
    const label = mol.label(atom);
    if (label) found.push({ atom, locant, label });
    for (const next of mol.neighbours(atom)) {
      const geometry = next.order === 2 && next.atom !== from ? mol.geometry(atom, next.atom) : undefined;
      if (!geometry) continue;
      const other = numbering.get(next.atom);
      if (other === undefined || locantRank(locant) < locantRank(other)) found.push({ atom, locant, label: geometry });
    }
  }
  return found.toSorted((a, b) => locantRank(a.locant) - locantRank(b.locant));
}

export function isomerText(mol: MoleculeView, skeleton: Skeleton, marked: readonly Marked[]): Words {
  if (marked.length === 0) return { en: '', zh: '' };
  const dependent = marked.filter(({ atom, label }) => /[RSrs]/.test(label) && isDependent(mol, atom));
  if (dependent.length > 0) return relative(mol, marked);
  if (marked.some((one) => !/^[RSEZ]$/.test(one.label))) refuse('pseudoasymmetry');
  const isSingle = skeleton.form.kind === 'atom';
  const text = `(${marked.map(({ locant, label }) => (isSingle ? label : `${locant}${label}`)).join(',')})-`;
  return { en: text, zh: text };
}

// Two of its neighbours differ by configurations alone.
function isDependent(mol: MoleculeView, atom: number): boolean {
  const classes = mol.neighbours(atom).map((next) => mol.class(next.atom));
  return new Set(classes).size < classes.length;
}

// cis and trans say the configuration of two centres in one ring that have one substituent each.
function relative(mol: MoleculeView, marked: readonly Marked[]): Words {
  const [first, second] = marked;
  if (marked.length !== 2 || !first || !second) return refuse('configurations that depend on one another');
  const ring = mol.graph.rings.find((one) => one.includes(first.atom) && one.includes(second.atom));
  if (!ring || mol.systemOf(first.atom)?.length !== ring.length) return refuse('dependent centres apart');
  const isCis = sideOf(mol, ring, first.atom) === sideOf(mol, ring, second.atom);
  return isCis ? { en: 'cis-', zh: '顺-' } : { en: 'trans-', zh: '反-' };
}

/** On which side of the ring the substituent is, as 1 or -1. */
function sideOf(mol: MoleculeView, ring: readonly number[], atom: number): number {
  const turn = mol.stereo.turns.get(atom);
  const order = mol.neighbours(atom).map((next) => next.atom);
  if (turn === undefined || order.length !== 3 || mol.hydrogens(atom) !== 1) return refuse('such a centre');
  const place = ring.indexOf(atom);
  const [before, after] = [at(ring, (place + ring.length - 1) % ring.length), at(ring, (place + 1) % ring.length)];
  const substituent = order.find((one) => one !== before && one !== after) ?? refuse('no substituent');
  return turn * parity([substituent, before, after].map((one) => order.indexOf(one)));
}

function parity(places: readonly number[]): number {
  let sign = 1;
  for (const [index, one] of places.entries())
    for (const other of places.slice(index + 1)) if (one > other) sign = -sign;
  return sign;
}
