// Reads a molecule into the graph that learned templates are matched on: atoms and bonds, configuration, and which atoms are alike.

import { graphOf } from '../../chem/graph.ts';
import type { MolGraph } from '../../chem/graph.ts';
import type { Mol } from '../../chem/rdkit.ts';
import { isOddOrder } from './orientation.ts';
import type { BondGeometry, ProductGraph } from './types.ts';

/** Reads the graph; atom order is the order of the text that the molecule was parsed from. */
export function readProduct(mol: Mol): ProductGraph {
  const graph = graphOf(mol);
  const stereo = readStereo(mol, graph);
  return { ...graph, ...stereo, symmetry: symmetryOf(graph, stereo.cipCodes) };
}

interface Stereo {
  parity: number[];
  geometry: (BondGeometry | null)[];
  cipCodes: ReadonlyMap<number, string>;
}

interface StereoJson {
  molecules: {
    atoms?: { stereo?: string }[];
    bonds?: { stereo?: string; stereoAtoms?: [number, number] }[];
    extensions?: { name: string; cipCodes?: [number, string][] }[];
  }[];
}

function readStereo(mol: Mol, graph: MolGraph): Stereo {
  const molecule = (JSON.parse(mol.get_json()) as StereoJson).molecules[0];
  const parity = (molecule?.atoms ?? []).map((atom, index) => parityOf(graph, index, atom.stereo));
  const geometry = (molecule?.bonds ?? []).map((bond) =>
    bond.stereoAtoms && (bond.stereo === 'cis' || bond.stereo === 'trans')
      ? { fromSide: bond.stereoAtoms[0], toSide: bond.stereoAtoms[1], isCis: bond.stereo === 'cis' }
      : null,
  );
  const extension = molecule?.extensions?.find((one) => one.name === 'rdkitRepresentation');
  return { parity, geometry, cipCodes: new Map(extension?.cipCodes) };
}

// RDKit gives the sense of the neighbours in the order of the atom's bonds, a hydrogen counting as the last one.
function parityOf(graph: MolGraph, atom: number, stereo: string | undefined): number {
  if (stereo !== 'cw' && stereo !== 'ccw') return 0;
  const order = (graph.bondsOf[atom] ?? []).map((index) => {
    const bond = graph.bonds[index];
    return bond?.from === atom ? bond.to : (bond?.from ?? -1);
  });
  return (stereo === 'ccw') === isOddOrder(order) ? 2 : 1;
}

/** Refines atom classes by their neighbours until nothing changes; double-bond geometry is left out. */
function symmetryOf(graph: MolGraph, cipCodes: ReadonlyMap<number, string>): number[] {
  let classes = ranked(
    graph.atoms.map(
      (atom, index) =>
        `${atom.z},${atom.hydrogens},${atom.charge},${atom.isotope},${atom.aromatic},${cipCodes.get(index)}`,
    ),
  );
  let count = 0;
  while (new Set(classes).size > count) {
    count = new Set(classes).size;
    const known = classes;
    classes = ranked(known.map((own, atom) => `${own};${environment(graph, known, atom)}`));
  }
  return classes;
}

function environment(graph: MolGraph, classes: readonly number[], atom: number): string {
  return (graph.bondsOf[atom] ?? [])
    .map((index) => {
      const bond = graph.bonds[index];
      const other = bond?.from === atom ? bond.to : bond?.from;
      return `${bond?.aromatic ? 'a' : bond?.order}${classes[other ?? -1]}`;
    })
    .toSorted()
    .join();
}

function ranked(keys: readonly string[]): number[] {
  const ranks = new Map<string, number>();
  return keys.map((key) => {
    const known = ranks.get(key);
    if (known !== undefined) return known;
    ranks.set(key, ranks.size);
    return ranks.size - 1;
  });
}
