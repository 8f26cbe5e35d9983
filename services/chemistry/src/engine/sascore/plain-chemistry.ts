// Is a molecule, as it is written, just what RDKit would make of it? Asked of common chemistry only: usual valences,
// aromatic rings of five or six atoms with six electrons each, and no ring that is aromatic without being written so.
// Where the response is not a sure yes, RDKit has to look.

import { type Atom, type MolGraph, otherEnd } from '../../chemistry/molecule/graph.ts';

/** Bonds and hydrogens of an atom, by element and charge. */
const valences: Readonly<Record<string, readonly number[]>> = {
  '5,0': [3],
  '6,0': [4],
  '7,0': [3],
  '7,1': [4],
  '7,-1': [2],
  '8,0': [2],
  '8,-1': [1],
  '9,0': [1],
  '14,0': [4],
  '15,0': [3, 5],
  '16,0': [2, 4, 6],
  '16,-1': [1],
  '17,0': [1],
  '35,0': [1],
  '53,0': [1],
};
const [carbon, nitrogen, oxygen, sulfur] = [6, 7, 8, 16] as const;
const aromaticElectrons = 6;

/** `rings` are the smallest rings, with no choice between them. */
export function isPlainChemistry(graph: MolGraph, rings: readonly number[][]): boolean {
  const { atoms } = graph;
  for (let index = 0; index < atoms.length; index += 1) {
    const atom = atoms[index];
    if (!atom || atom.radicals > 0 || (!atom.aromatic && !hasUsualValence(graph, index, atom))) return false;
  }
  return hasPlainRings(graph, rings);
}

function hasUsualValence(graph: MolGraph, index: number, { z, charge, hydrogens }: Atom): boolean {
  let sum = hydrogens;
  for (const bond of graph.bondsOf[index] ?? []) sum += graph.bonds[bond]?.order ?? 0;
  // Of phosphorus with five bonds to three neighbours RDKit makes an ion.
  if (z === 15 && sum === 5 && (graph.bondsOf[index]?.length ?? 0) + hydrogens !== 4) return false;
  return valences[`${z},${charge}`]?.includes(sum) === true;
}

function hasPlainRings(graph: MolGraph, rings: readonly number[][]): boolean {
  const electrons = graph.atoms.map((atom, index) => (atom.aromatic ? electronsOf(graph, index, atom) : -1));
  if (graph.atoms.some((atom, index) => atom.aromatic && electrons[index] === -1)) return false;
  const inAromaticRing = new Set<number>();
  for (const ring of rings) {
    const own = bondsOfRing(graph, ring);
    if (own.every((bond) => graph.bonds[bond]?.aromatic)) {
      const sum = ring.reduce((total, atom) => total + (electrons[atom] ?? 0), 0);
      if ((ring.length !== 5 && ring.length !== 6) || sum !== aromaticElectrons) return false;
      for (const bond of own) inAromaticRing.add(bond);
    } else if (ring.every((atom) => mayBeAromatic(graph, atom))) return false;
  }
  if (!graph.bonds.every((bond, index) => !bond.aromatic || inAromaticRing.has(index))) return false;
  return hasDoubleBonds(graph, electrons);
}

function bondsOfRing(graph: MolGraph, ring: readonly number[]): number[] {
  return ring.flatMap((atom, place) => {
    const next = ring[(place + 1) % ring.length];
    return (graph.bondsOf[atom] ?? []).filter((bond) => {
      const ends = graph.bonds[bond];
      return ends?.from === next || ends?.to === next;
    });
  });
}

// What an atom gives to its aromatic ring; -1 for one that is not common.
function electronsOf(graph: MolGraph, index: number, { z, charge, hydrogens }: Atom): number {
  const own = graph.bondsOf[index] ?? [];
  const outside = own.filter((bond) => graph.bonds[bond]?.aromatic === false);
  const degree = own.length;
  if (outside.length > 1 || degree < 2 || degree > 3) return -1;
  const order = graph.bonds[outside[0] ?? -1]?.order ?? 1;
  if (order === 2)
    return z === carbon && charge === 0 && hydrogens === 0 && isCarbonyl(graph, outside[0], index) ? 0 : -1;
  if (order !== 1) return -1;
  if (z === carbon) return charge === 0 && degree + hydrogens === 3 ? 1 : -1;
  if (z === nitrogen && charge === 0) return degree + hydrogens === 3 ? 2 : degree + hydrogens === 2 ? 1 : -1;
  if (z === nitrogen && charge === 1) return degree + hydrogens === 3 ? 1 : -1;
  if (z === oxygen || z === sulfur) return charge === 0 && degree === 2 && hydrogens === 0 ? 2 : -1;
  return -1;
}

function isCarbonyl(graph: MolGraph, bond = -1, index: number): boolean {
  const other = graph.atoms[otherEnd(graph.bonds[bond], index)];
  return other?.z === oxygen || other?.z === sulfur;
}

// Anything that is no saturated carbon or silicon without charge.
function mayBeAromatic(graph: MolGraph, index: number): boolean {
  const atom = graph.atoms[index];
  if (!atom || atom.aromatic || (atom.z !== carbon && atom.z !== 14) || atom.charge !== 0) return true;
  return (graph.bondsOf[index] ?? []).some((bond) => (graph.bonds[bond]?.order ?? 1) > 1);
}

// Can the atoms that give one electron be paired off into double bonds: augmenting paths, as in rings that share bonds
// they are short.
function hasDoubleBonds(graph: MolGraph, electrons: readonly number[]): boolean {
  const partner = new Int32Array(graph.atoms.length).fill(-1);
  const neighbours = (atom: number): number[] =>
    (graph.bondsOf[atom] ?? []).flatMap((index) => {
      const bond = graph.bonds[index];
      const next = otherEnd(bond, atom);
      return bond?.aromatic && electrons[next] === 1 ? [next] : [];
    });
  const pairOff = (atom: number, seen: Set<number>): boolean => {
    for (const next of neighbours(atom)) {
      if (seen.has(next)) continue;
      seen.add(next);
      const other = partner[next] ?? -1;
      if (other === -1 || (other !== atom && !seen.has(other) && pairOff(other, seen.add(other)))) {
        partner[next] = atom;
        partner[atom] = next;
        return true;
      }
    }
    return false;
  };
  for (let atom = 0; atom < electrons.length; atom += 1) {
    if (electrons[atom] === 1 && partner[atom] === -1 && !pairOff(atom, new Set([atom]))) return false;
  }
  return electrons.every((own, atom) => own !== 1 || partner[partner[atom] ?? -1] === atom);
}
