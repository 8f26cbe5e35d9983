import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canonicalSmiles, loadRDKit } from '../molecule/rdkit.ts';
import type { RDKit } from '../molecule/rdkit.ts';
import { SingleStep, roughHeavyAtoms } from './single-step.ts';
import { readTemplateCounts } from './template-counts.ts';
import { TemplateSet } from './template-set.ts';
import { reactionTemplates } from '../templates/all.ts';

let rdkit: RDKit;
let set: TemplateSet;
let singleStep: SingleStep;
beforeAll(async () => {
  rdkit = await loadRDKit();
  set = new TemplateSet(rdkit, reactionTemplates);
  singleStep = new SingleStep(rdkit, set, readTemplateCounts());
});
afterAll(() => set[Symbol.dispose]());

function expand(smiles: string): readonly { precursors: string[]; score: number; templateId: string }[] {
  return singleStep.expand(canonicalSmiles(rdkit, smiles) ?? '');
}

describe('an expansion', () => {
  it('proposes the usual disconnections of imatinib, best first', () => {
    const proposals = expand('Cc1ccc(NC(=O)c2ccc(CN3CCN(C)CC3)cc2)cc1Nc1nccc(-c2cccnc2)n1');
    expect(proposals.map((one) => one.precursors.join('.'))).toContain(
      'CN1CCN(Cc2ccc(C(=O)O)cc2)CC1.Cc1ccc(N)cc1Nc1nccc(-c2cccnc2)n1',
    );
    const scores = proposals.map((one) => one.score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it('proposes each set of precursors once, canonical and without the molecule itself', () => {
    const smiles = 'O=C(NCc1ccccc1)c1ccc(Cl)cc1';
    const proposals = expand(smiles);
    const keys = proposals.map((one) => one.precursors.join('.'));
    expect(new Set(keys).size).toBe(keys.length);
    for (const precursor of proposals.flatMap((one) => one.precursors)) {
      expect(canonicalSmiles(rdkit, precursor)).toBe(precursor);
      expect(precursor).not.toBe(smiles);
    }
  });

  it('proposes no precursor that reacts with itself', () => {
    const precursors = expand('O=C1CCCN1c1ccccc1').flatMap((one) => one.precursors);
    expect(precursors).not.toContain('NCCCC(=O)Cl');
    expect(precursors.filter((one) => /^NC+Br$|^BrC+N$/.test(one))).toEqual([]);
  });

  it('makes no configuration for a molecule that has none', () => {
    const idsFor = (smiles: string): string[] => singleStep.proposals(smiles).map((one) => one.templateId);
    expect(idsFor('CCC(O)c1ccccc1')).not.toContain('aryl-ketone-asymmetric-reduction-cbs');
    expect(idsFor('CC[C@H](O)c1ccccc1')).toContain('aryl-ketone-asymmetric-reduction-cbs');
  });

  it('refuses what is not a molecule', () => {
    expect(() => singleStep.expand('C(')).toThrow(TypeError);
  });
});

describe('roughHeavyAtoms', () => {
  it.each([
    ['CCO', 3],
    ['Clc1ccccc1Br', 8],
    ['C[C@H](N)C(=O)O', 6],
    ['[CH3][Mg][Br]', 3],
    ['c1cc[nH]c1', 5],
  ])('counts %s', (smiles, atoms) => {
    expect(roughHeavyAtoms(smiles)).toBe(atoms);
  });
});
