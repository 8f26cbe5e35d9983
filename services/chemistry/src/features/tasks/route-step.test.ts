import { describe, expect, it } from 'vitest';
import type { StoredStep } from './stored.ts';
import { presentStep } from './route-step.ts';

const step: StoredStep = {
  stepId: 's1',
  number: 1,
  productNodeId: 'm1',
  templateId: 'amide-from-acid-chloride',
  name: { en: 'Amide from acid chloride', 'zh-CN': '酰氯制酰胺' },
  classKey: 'acylation',
  reactionSmiles: 'CC(=O)Cl.Nc1ccccc1>>CC(=O)Nc1ccccc1',
  conditions: [],
  precedents: 12,
  precedentSet: { reactions: 50_000, name: 'USPTO' },
  score: 0.4,
  forward: { passed: false, rank: 0, within: 3 },
};

describe('a stored step', () => {
  it('of a row with the rivals of its failed check is shown without them', () => {
    const molecule = { key: 'k', smiles: 'CN', formula: 'CH5N', molecularWeight: 31.06 };
    const competing = [{ molecule, name: { en: 'other', 'zh-CN': '其他' }, score: 0.1 }];
    const old = { ...step, forward: { ...step.forward, competing } };
    expect(presentStep(old, { culture: 'en' }).forward).toEqual(step.forward);
    expect(presentStep(old, { culture: 'zh-CN' }).name).toBe('酰氯制酰胺');
  });
});
