// Circular environments of atoms as 32-bit numbers: what an atom and its surroundings look like up to a radius
// (Morgan, J. Chem. Doc. 1965, 5, 107; Rogers and Hahn, J. Chem. Inf. Model. 2010, 50, 742). Equal surroundings have
// equal numbers on every machine and in every order of the atoms.

import type { Atom, MolGraph } from '../../molecule/graph.ts';

/** Environments kept for each atom: exact ones of radius 0 to 4, then coarse ones (element, aromaticity) of radius 1 to 3. */
export const environmentsPerAtom = 8;
/** The first environments of each atom, exact ones of radius 0 to 2, also describe the molecule as a whole. */
export const globalPerAtom = 3;

const exactRadii = 4;
const coarseRadii = 3;

/** For each atom in turn `environmentsPerAtom` numbers. */
export function atomEnvironments(graph: MolGraph): Int32Array {
  const count = graph.atoms.length;
  const result = new Int32Array(count * environmentsPerAtom);
  const inRing = ringSizes(graph);
  const links = bondLinks(graph);
  let current = Int32Array.from(graph.atoms, (atom, index) => exactInvariant(graph, atom, index, inRing[index] ?? 0));
  for (let radius = 0; radius <= exactRadii; radius += 1) {
    if (radius > 0) current = grown(current, links, radius);
    write(result, current, radius);
  }
  current = Int32Array.from(graph.atoms, (atom, index) => coarseInvariant(atom, inRing[index] ?? 0));
  for (let radius = 1; radius <= coarseRadii; radius += 1) {
    current = grown(current, links, 100 + radius);
    write(result, current, exactRadii + radius);
  }
  return result;
}

/** One well-spread number from two; not symmetric. */
export function mixed(a: number, b: number): number {
  let h = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 13), 0x27d4eb2f);
  return (h ^ (h >>> 15)) | 0;
}

/** Bonds as triples of atom, neighbour and kind of bond, in both directions. */
function bondLinks(graph: MolGraph): Int32Array {
  const links = new Int32Array(graph.bonds.length * 6);
  graph.bonds.forEach((bond, index) => {
    const kind = bond.aromatic ? 4 : bond.order;
    links.set([bond.from, bond.to, kind, bond.to, bond.from, kind], index * 6);
  });
  return links;
}

/** Adds the next shell; neighbours are summed, so their order does not matter. */
function grown(current: Int32Array, links: Int32Array, salt: number): Int32Array<ArrayBuffer> {
  const sums = new Int32Array(current.length);
  for (let i = 0; i < links.length; i += 3) {
    const atom = links[i] ?? 0;
    sums[atom] = ((sums[atom] ?? 0) + mixed(current[links[i + 1] ?? 0] ?? 0, (links[i + 2] ?? 0) + 17)) | 0;
  }
  return sums.map((sum, atom) => mixed(mixed(current[atom] ?? 0, sum), salt));
}

function write(result: Int32Array, current: Int32Array, column: number): void {
  for (let atom = 0; atom < current.length; atom += 1) {
    result[atom * environmentsPerAtom + column] = current[atom] ?? 0;
  }
}

/** The size of the smallest ring of each atom, 0 outside rings. */
export function ringSizes(graph: MolGraph): Uint8Array {
  const sizes = new Uint8Array(graph.atoms.length);
  for (const ring of graph.rings) {
    for (const atom of ring) {
      const known = sizes[atom] ?? 0;
      if (known === 0 || ring.length < known) sizes[atom] = Math.min(ring.length, 20);
    }
  }
  return sizes;
}

function exactInvariant(graph: MolGraph, atom: Atom, index: number, ring: number): number {
  const degree = graph.bondsOf[index]?.length ?? 0;
  const shape = (degree * 8 + atom.hydrogens) * 32 + ring;
  return mixed(mixed(atom.z * 2 + (atom.aromatic ? 1 : 0), shape), atom.charge + 8 + 32 * atom.isotope);
}

function coarseInvariant(atom: Atom, ring: number): number {
  return mixed(atom.z * 4 + (atom.aromatic ? 2 : 0) + (ring > 0 ? 1 : 0), atom.charge === 0 ? 1 : 2);
}
