// Whether two molecules are one compound that is only drawn otherwise: tautomers in which hydrogen moves between hetero atoms.

import type { MolGraph } from '../../chemistry/molecule/graph.ts';
import type { Bench } from './bench.ts';

const carbon = 6;
/** Isotopes from here on are no real ones: they carry the number of hydrogens. */
const marked = 300;

/** Equal when atoms, bonds and the hydrogens of carbons agree, wherever hydrogen and double bonds stand between hetero atoms. */
export function areTautomers(bench: Bench, a: string, b: string): boolean {
  const [one, other] = [bench.graph(a), bench.graph(b)];
  return one.atoms.length === other.atoms.length && keyOf(bench, one) === keyOf(bench, other);
}

// All bonds single, no hydrogens, those of carbon as isotopes: RDKit then writes the same text for both.
function keyOf(bench: Bench, graph: MolGraph): string {
  const total = graph.atoms.reduce((sum, { hydrogens }) => sum + (hydrogens ?? 0), 0);
  return `${total} ${bench.canonical(skeletonOf(graph))}`;
}

function skeletonOf({ atoms, bonds }: MolGraph): string {
  const closing = bonds.map(({ from, to }, index) => ({ from, to, number: `%(${index + 1})` }));
  return atoms
    .map(({ z, hydrogens, charge }, index) => {
      const isotope = marked + (z === carbon ? (hydrogens ?? 0) : 0);
      const ends = closing.filter(({ from, to }) => from === index || to === index).map(({ number }) => number);
      return `[${isotope}#${z}${charge ? (charge > 0 ? `+${charge}` : `${charge}`) : ''}]${ends.join('')}`;
    })
    .join('.');
}
