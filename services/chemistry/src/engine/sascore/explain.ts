// Why a molecule scores as it does: the parts of the score, the fragments that raise or lower it, and where they are.

import { figuresOf, type MoleculeIdentity } from '../../chemistry/recognition/describe.ts';
import { depictTinted } from '../../chemistry/molecule/depiction/depict.ts';
import { graphOf, type MolGraph } from '../../chemistry/molecule/graph.ts';
import type { RDKit } from '../../chemistry/molecule/rdkit.ts';
import { fragmentSmiles, pieceAround } from './fragment-smiles.ts';
import type { FragmentTable } from './fragments.ts';
import { visitEnvironments } from './morgan.ts';
import { ringFigures } from './rings.ts';
import type { ScoreParts } from './score.ts';
import { scoreText } from './score-text.ts';
import type { RowProblem } from './uploaded-row.ts';
import { partsOf } from './uploaded-row.ts';

export interface ExplainedFragment {
  smiles: string;
  times: number;
  /** Of each; below 0 where the fragment is rare. */
  contribution: number;
  known: boolean;
  /** Of each place, the centre first; atoms are those of the canonical SMILES in its order. */
  atoms: number[][];
}

export interface Explanation extends MoleculeIdentity {
  score: number;
  parts: ScoreParts;
  stereocentres: number;
  spiroAtoms: number;
  bridgeheads: number;
  macrocycles: number;
  /** The rarest first. */
  fragments: ExplainedFragment[];
  /** SVG. */
  picture: string;
}

const radius = 2;
/** What a fragment counts that the table does not know. */
const unknownContribution = -4;
const fragmentsShown = 20;
const pictureSize = { width: 480, height: 320 };

/** Explains a SMILES, InChI or molfile; says why where it has no score. */
export function explainScore(rdkit: RDKit, table: FragmentTable, text: string): Explanation | { problem: RowProblem } {
  const scored = scoreText(rdkit, table, text, 'check');
  if (!scored.ok) return { problem: scored.problem };
  const { smiles = '', heavyAtoms, score } = scored;
  using mol = rdkit.get_mol(smiles);
  if (!mol) return { problem: 'other' };
  const graph = graphOf(mol);
  const { spiro, bridgehead, macrocycles } = ringFigures(graph);
  const parts = partsOf(scored.parts);
  const fragments = fragmentsOf(graph, table);
  return {
    smiles,
    heavyAtoms,
    ...figuresOf(graph),
    score,
    parts,
    // The penalty is the logarithm of one more than there are.
    stereocentres: Math.round(10 ** parts.stereo - 1),
    spiroAtoms: spiro,
    bridgeheads: bridgehead,
    macrocycles,
    fragments: fragments.slice(0, fragmentsShown),
    picture: depictTinted(rdkit, smiles, pictureSize, tintsOf(graph, fragments)),
  };
}

function fragmentsOf(graph: MolGraph, table: FragmentTable): ExplainedFragment[] {
  const found = new Map<number, ExplainedFragment>();
  visitEnvironments(graph, radius, (id, atom, layer) => {
    const piece = pieceAround(graph, atom, layer);
    const contribution = table.contributionOf(id);
    const known = found.get(id) ?? {
      smiles: fragmentSmiles(graph, piece),
      times: 0,
      contribution: rounded(contribution ?? unknownContribution),
      known: contribution !== undefined,
      atoms: [],
    };
    known.times += 1;
    known.atoms.push(piece.atoms);
    found.set(id, known);
  });
  return [...found.values()].toSorted((a, b) => a.contribution - b.contribution || b.times - a.times);
}

/** Surroundings that are rarer than this on average are tinted, and those as rare as unknown ones in full. */
const rareBelow = 0;
const rarest = -3;
// From amber to red-brown; letters on it stay readable.
const [light, full] = [
  [1, 0.93, 0.8],
  [0.97, 0.68, 0.5],
] as const;

// An atom is as rare as the fragments it is in are on average.
function tintsOf(
  graph: MolGraph,
  fragments: readonly ExplainedFragment[],
): Map<number, readonly [number, number, number]> {
  const sums = graph.atoms.map(() => ({ sum: 0, count: 0 }));
  for (const { contribution, atoms } of fragments) {
    for (const atom of atoms.flat()) {
      const own = sums[atom];
      if (own) [own.sum, own.count] = [own.sum + contribution, own.count + 1];
    }
  }
  const tints = new Map<number, readonly [number, number, number]>();
  sums.forEach(({ sum, count }, atom) => {
    const mean = count === 0 ? 0 : sum / count;
    if (mean >= rareBelow) return;
    const depth = Math.min(1, (rareBelow - mean) / (rareBelow - rarest));
    const mixed = (part: 0 | 1 | 2): number => rounded(light[part] + (full[part] - light[part]) * depth);
    tints.set(atom, [mixed(0), mixed(1), mixed(2)]);
  });
  return tints;
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
