import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalSmiles, loadRDKit } from '../molecule/rdkit.ts';
import type { RDKit } from '../molecule/rdkit.ts';
import { readLearnedStep } from './learned-step.ts';
import type { LearnedProposal, LearnedStep } from './learned-step.ts';

let rdkit: RDKit;
let learned: LearnedStep;
beforeAll(async () => {
  rdkit = await loadRDKit();
  learned = readLearnedStep(rdkit);
});

function proposals(smiles: string, step: LearnedStep = learned): LearnedProposal[] {
  using mol = rdkit.get_mol(canonicalSmiles(rdkit, smiles) ?? '');
  if (!mol) throw new TypeError(smiles);
  return step.proposals(mol);
}

describe('learned proposals', () => {
  it('lead an aryl amide back to amine and acid or its chloride among the first three', () => {
    const first = proposals('O=C(Nc1ccc(F)cc1)c1ccncc1')
      .slice(0, 3)
      .map((one) => one.precursors.join('.'));
    const amine = 'Nc1ccc(F)cc1.';
    expect(first.some((one) => one === `${amine}O=C(O)c1ccncc1` || one === `${amine}O=C(Cl)c1ccncc1`)).toBe(true);
  });

  it('tell the two halves of a biaryl apart: the boron goes where it usually is', () => {
    const sets = proposals('COc1ccc(-c2ccnc(C)n2)cc1').map((one) => one.precursors.join('.'));
    const usual = sets.indexOf('COc1ccc(B(O)O)cc1.Cc1nccc(Cl)n1');
    expect(usual).toBeGreaterThanOrEqual(0);
    const reversed = sets.findIndex((one) => /Cc1nccc\(B/.test(one));
    expect(reversed === -1 || usual < reversed).toBe(true);
  });

  it('are distinct, sorted, and their probabilities add up to about one at most', () => {
    const found = proposals('CC(C)Cc1ccc(C(C)C(=O)NCc2ccccc2)cc1');
    const keys = found.map((one) => one.precursors.join('.'));
    expect(new Set(keys).size).toBe(keys.length);
    const probabilities = found.map((one) => one.probability);
    expect(probabilities).toEqual(probabilities.toSorted((a, b) => b - a));
    expect(probabilities.every((one) => one >= 0 && one <= 1)).toBe(true);
    expect(probabilities.reduce((sum, one) => sum + one, 0)).toBeLessThan(1.2);
  });

  it('are the same for the same molecule, however often it is asked for', () => {
    const smiles = 'CCN(CC)CC(=O)Nc1c(C)cccc1C';
    expect(proposals(smiles)).toEqual(proposals(smiles));
  });

  it('ranked by counts alone come from the same templates', () => {
    const counted = readLearnedStep(rdkit, { countsOnly: true });
    expect(counted.records).toEqual(learned.records);
    expect(proposals('CC(=O)Nc1ccccc1', counted).length).toBeGreaterThan(3);
  });
});
