import { beforeAll, describe, expect, it } from 'vitest';
import { loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import type { ForwardCheck } from '../../chemistry/models/types.ts';
import { readTemplateCounts } from '../../chemistry/models/template-counts.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import { readStockList } from '../../chemistry/stock/stock.ts';
import { createEngine } from './engine.ts';
import { builtInMolecules } from '../../chemistry/stock/built-in.ts';
import { findBarred } from '../../chemistry/controlled/controlled.ts';
import { permittedSteps } from './regulated-steps.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

const passing: ForwardCheck = {
  passed: true,
  rank: 1,
  share: 1,
  templateId: 'x',
  templateIds: ['x'],
  competing: [],
};

describe('steps of a search', () => {
  it('pass when nothing they start from is barred, precursors sold under a permit included', () => {
    const { check } = permittedSteps(rdkit, { check: () => passing });
    expect(check(['CC(=O)OC(C)=O', 'Nc1ccc(O)cc1'], 'CC(=O)Nc1ccc(O)cc1')).toBe(passing);
    expect(check(['O=Cc1ccc2OCOc2c1'], 'OCc1ccc2OCOc2c1')).toBe(passing);
  });

  it('are refused when they start from a controlled drug, its salts and esters included', () => {
    const { check } = permittedSteps(rdkit, { check: () => passing });
    const morphine = 'CN1CCC23C4C1Cc1ccc(O)c(c12)OC3C(O)C=C4';
    expect(check([morphine, 'CI'], 'COc1ccc2CC3C4C=CC(O)C5Oc1c2C45CCN3C').passed).toBe(false);
    expect(check(['CC(N)Cc1ccccc1'], 'CC(Cc1ccccc1)NC(C)=O').passed).toBe(false);
  });

  it('are not asked about the built-in stock, which holds nothing that is barred', () => {
    const every = 40;
    const sample = [...builtInMolecules().keys()].filter((_, index) => index % every === 0);
    expect(sample.length).toBeGreaterThan(200);
    expect(sample.filter((smiles) => findBarred(rdkit, smiles) !== null)).toEqual([]);
  });

  it('lead to no route by way of a controlled molecule, though it is in stock', () => {
    const amphetamine = 'CC(N)Cc1ccccc1';
    const { stock } = readStockList(rdkit, `${amphetamine}\nCC(=O)Cl\nCC(=O)O\n`);
    const plan = (isPermitted: boolean) => {
      const engine = createEngine({
        rdkit,
        stock,
        templates: reactionTemplates,
        counts: readTemplateCounts(),
        ...(isPermitted && { checkSteps: (own) => permittedSteps(rdkit, own) }),
      });
      const { solved } = engine.plan('CC(=O)NC(C)Cc1ccccc1', { expansions: 2, maxDepth: 1 });
      engine.dispose();
      return solved;
    };
    expect([plan(false), plan(true)]).toEqual([true, false]);
  });
});
