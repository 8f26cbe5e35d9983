// Reads a molecule into the graph that learned templates are matched on: atoms and bonds, configuration, and which atoms are alike.

import { graphFromJson } from '../../molecule/graph.ts';
import type { MolGraph, RdkitJson } from '../../molecule/graph.ts';
import type { Mol } from '../../molecule/rdkit.ts';
import { isOddOrder } from './orientation.ts';
import { symmetryOf } from './symmetry.ts';
import type { BondGeometry, ProductGraph } from './types.ts';

/** Reads the graph; atom order is the order of the text that the molecule was parsed from. */
export function readProduct(mol: Mol): ProductGraph {
  const data = JSON.parse(mol.get_json()) as RdkitJson & StereoJson;
  const graph = graphFromJson(data);
  const stereo = readStereo(data, graph);
  return { ...graph, ...stereo, symmetry: symmetryOf(graph, cipCodes(data)) };
}

interface Stereo {
  parity: number[];
  geometry: (BondGeometry | null)[];
}

interface StereoJson {
  molecules: {
    atoms?: { stereo?: string }[];
    bonds?: { stereo?: string; stereoAtoms?: [number, number] }[];
    extensions?: { name: string; cipCodes?: [number, string][] }[];
  }[];
}

function readStereo(data: StereoJson, graph: MolGraph): Stereo {
  const molecule = data.molecules[0];
  const parity = (molecule?.atoms ?? []).map((atom, index) => parityOf(graph, index, atom.stereo));
  const geometry = (molecule?.bonds ?? []).map((bond) =>
    bond.stereoAtoms && (bond.stereo === 'cis' || bond.stereo === 'trans')
      ? { fromSide: bond.stereoAtoms[0], toSide: bond.stereoAtoms[1], isCis: bond.stereo === 'cis' }
      : null,
  );
  return { parity, geometry };
}

function cipCodes(data: StereoJson): ReadonlyMap<number, string> {
  return new Map(data.molecules[0]?.extensions?.find((one) => one.name === 'rdkitRepresentation')?.cipCodes);
}

// RDKit gives the sense of the neighbouring atoms in the order of the atom's bonds, a hydrogen counting as the last one.
function parityOf(graph: MolGraph, atom: number, stereo: string | undefined): number {
  if (stereo !== 'cw' && stereo !== 'ccw') return 0;
  const order = (graph.bondsOf[atom] ?? []).map((index) => {
    const bond = graph.bonds[index];
    return bond?.from === atom ? bond.to : (bond?.from ?? -1);
  });
  return (stereo === 'ccw') === isOddOrder(order) ? 2 : 1;
}
