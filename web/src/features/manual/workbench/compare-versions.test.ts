import { describe, expect, it } from 'vitest';
import { compareVersions, type ComparedStep } from './compare-versions.ts';

const molecule = { key: 'k', smiles: 'C', formula: 'CH4', molecularWeight: 16.04 };
const step = (stepId: string, facts?: ComparedStep['facts']): ComparedStep => ({
  stepId,
  name: stepId,
  product: molecule,
  precursors: [],
  facts,
});

describe('two versions of a route', () => {
  it('differ by steps that one has alone, and by what is said of those in both', () => {
    const older = {
      reactions: [step('a'), step('b', { yieldPercent: 80, note: 'x' }), step('c', { yieldPercent: 1 })],
    };
    const newer = {
      reactions: [step('b', { note: 'x', yieldPercent: 80 }), step('c', { yieldPercent: 2 }), step('d')],
    };
    const { gone, added, changed, same } = compareVersions(older, newer);
    expect([gone, added, changed].map((list) => list.map(({ stepId }) => stepId))).toEqual([['a'], ['d'], ['c']]);
    expect(same).toBe(1);
  });
});
