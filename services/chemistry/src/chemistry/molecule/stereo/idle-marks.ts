// Marks of configuration where there is none, which RDKit keeps all the same.

import { neighbours, graphOf, type MolGraph } from '../graph.ts';
import type { RDKit } from '../rdkit.ts';
import {
  canonicalWithGroups,
  stereoGroupsOf,
  withStereoGroups,
  withoutStereoGroups,
  withoutMarks,
} from './stereo-groups.ts';

/** Canonical SMILES with its groups and without idle marks. */
export function withoutIdleMarks(rdkit: RDKit, smiles: string): string {
  return withoutIdleCentres(rdkit, withoutIdleSides(rdkit, smiles));
}

// A double bond whose one end is CH2 has no sides, although RDKit keeps them where one of the two hydrogens is written.
const idleStart = /^\[H\][/\\](?=C=)/;
const idleEnd = /(?<==C)[/\\]\[H\](?=\)|$| )/;
const idleBranch = /(?<==C)\([/\\]\[H\]\)(?=\)|$| )/;

function withoutIdleSides(rdkit: RDKit, smiles: string): string {
  if (!smiles.includes('[H]')) return smiles;
  const plain = [idleStart, idleEnd, idleBranch].reduce((text, mark) => text.replace(mark, ''), smiles);
  return reread(rdkit, plain) ?? smiles;
}

// The proton of P(=O)OH and S(=O)OH goes from one oxygen to the other, and the ion has both alike.
function withoutIdleCentres(rdkit: RDKit, smiles: string): string {
  if (!/\[(?:P|S|Se|As)@/.test(smiles)) return smiles;
  const bare = withoutStereoGroups(smiles);
  using mol = rdkit.get_mol(bare);
  if (!mol) return smiles;
  const graph = graphOf(mol);
  const idle = graph.atoms.flatMap((_, atom) => (hasAlikeOxygens(graph, atom) ? [atom] : []));
  if (idle.length === 0) return smiles;
  const groups = stereoGroupsOf(smiles).map(({ kind, atoms }) => ({
    kind,
    atoms: atoms.filter((atom) => !idle.includes(atom)),
  }));
  const left = groups.filter(({ atoms }) => atoms.length > 0);
  return reread(rdkit, withStereoGroups(withoutMarks(bare, idle), left)) ?? smiles;
}

function hasAlikeOxygens(graph: MolGraph, atom: number): boolean {
  if (![15, 16, 33, 34].includes(graph.atoms[atom]?.z ?? 0)) return false;
  const ends = neighbours(graph, atom).filter(
    (other) => graph.atoms[other]?.z === 8 && neighbours(graph, other).length === 1,
  );
  const isDouble = (other: number): boolean =>
    (graph.bondsOf[other] ?? []).some((bond) => graph.bonds[bond]?.order === 2);
  return ends.some(isDouble) && ends.some((other) => !isDouble(other));
}

// A molfile's hydrogen on a nitrogen is written out although the SMILES can do without.
function reread(rdkit: RDKit, text: string): string | undefined {
  using mol = rdkit.get_mol(text);
  if (!mol) return undefined;
  return text.includes('|') ? canonicalWithGroups(rdkit, mol) : mol.get_smiles();
}
