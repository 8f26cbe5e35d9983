import { beforeAll, expect, it } from 'vitest';
import { graphOf } from '../../chemistry/molecule/graph.ts';
import { loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { AtomCounts, needsOf } from './pattern-needs.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const cases: readonly [pattern: string, smiles: string, isOpen: boolean][] = [
  ['c1ccccc1CCN', 'NCCc1ccccc1', true],
  ['c1ccccc1CCN', 'OCCc1ccccc1', false],
  ['c1ccccc1CCN', 'NCCC1CCCCC1', false],
  ['C1CCCCC1', 'CCCCCC', false],
  ['[#6]1[#6][#6][#6][#6][#6]1', 'c1ccccc1', true],
  ['[N,O;!H0]CC', 'CCS', true],
  ['[$(NC=O)]C', 'CCl', true],
  ['C1CC1.C1CC1', 'CC1CC1', false],
  ['[Cl]', 'CBr', false],
  ['[Sn]C', 'CCC', true],
];

it.each(cases)('a pattern %s and %s: may it lie there, %s', (pattern, smiles, isOpen) => {
  using mol = rdkit.get_mol(smiles);
  if (!mol) throw new TypeError(smiles);
  expect(new AtomCounts(graphOf(mol)).meet(needsOf(pattern))).toBe(isOpen);
});
