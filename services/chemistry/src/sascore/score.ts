// The synthetic accessibility score (P. Ertl, A. Schuffenhauer, J. Cheminform. 2009, 1, 8), with its parts: 1 is easy to
// make, 10 hard.

import { graphFromJson, type MolGraph, type RdkitJson } from '../chem/graph.ts';
import type { Mol } from '../chem/rdkit.ts';
import type { FragmentTable } from './fragments.ts';
import { morganCounts } from './morgan.ts';
import { ringFigures } from './rings.ts';
import { countStereocentres } from './stereo.ts';

export interface ScoreParts {
  /** Mean contribution of the fragments: the commoner they are in known molecules, the higher. */
  fragments: number;
  /** What is taken off for size, stereocentres, spiro atoms, bridgeheads and large rings; never below 0. */
  size: number;
  stereo: number;
  spiro: number;
  bridge: number;
  macrocycle: number;
  /** Given back to symmetrical molecules, whose fragments repeat. */
  symmetry: number;
}

export interface AccessibilityScore {
  /** 1 to 10. */
  score: number;
  parts: ScoreParts;
}

/** Contribution of a fragment that the table does not know. */
const unknownFragment = -4;
/** Between these the sum of the parts is spread over the scale. */
const lowest = -4;
const highest = 2.5;
const smoothAbove = 8;

/** Scores a molecule. Throws a RangeError for one without atoms. */
export function scoreOf(mol: Mol, table: FragmentTable): AccessibilityScore {
  const data = JSON.parse(mol.get_json()) as RdkitJson & StereoJson;
  const graph = graphFromJson(data);
  if (graph.atoms.length === 0) throw new RangeError('a molecule without atoms has no score');
  const parts = partsOf(graph, data, table);
  return { score: scaled(sumOf(parts)), parts };
}

interface StereoJson {
  molecules: { extensions?: { name: string; cipRanks?: number[]; cipCodes?: [number, string][] }[] }[];
}

function partsOf(graph: MolGraph, data: StereoJson, table: FragmentTable): ScoreParts {
  const extension = data.molecules[0]?.extensions?.find((one) => one.name === 'rdkitRepresentation');
  const assigned = new Set(
    (extension?.cipCodes ?? []).filter(([, code]) => /^[RS]$/i.test(code)).map(([atom]) => atom),
  );
  const centres = countStereocentres(graph, { cipRanks: extension?.cipRanks ?? [], assigned });
  const { counts, total } = morganCounts(graph);
  const { spiro, bridgehead, macrocycles } = ringFigures(graph);
  const atoms = graph.atoms.length;
  let sum = 0;
  for (const [id, times] of counts) sum += times * (table.contributionOf(id) ?? unknownFragment);
  return {
    fragments: sum / total,
    size: atoms ** 1.005 - atoms,
    stereo: Math.log10(centres + 1),
    spiro: Math.log10(spiro + 1),
    bridge: Math.log10(bridgehead + 1),
    macrocycle: macrocycles > 0 ? Math.log10(2) : 0,
    symmetry: atoms > counts.size ? Math.log(atoms / counts.size) / 2 : 0,
  };
}

function sumOf({ fragments, size, stereo, spiro, bridge, macrocycle, symmetry }: ScoreParts): number {
  return fragments - size - stereo - spiro - bridge - macrocycle + symmetry;
}

function scaled(sum: number): number {
  const linear = 11 - ((sum - lowest + 1) / (highest - lowest)) * 9;
  const smooth = linear > smoothAbove ? smoothAbove + Math.log(linear - smoothAbove) : linear;
  return Math.min(10, Math.max(1, smooth));
}
