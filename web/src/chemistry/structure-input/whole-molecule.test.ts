import { describe, expect, it } from 'vitest';
import { wholeOf } from './use-structure-intake.ts';

const figures = { key: 'AAAAAAAAAAAAAAAAAAAAAA', formula: 'C4H11N', molecularWeight: 73.14 };

describe('wholeOf', () => {
  it.each([
    ['CCO', [], 'CCO'],
    ['CCN', ['Cl'], 'CCN.Cl'],
    ['CC[C@H](C)N |&1:2|', ['Cl', 'O'], 'CC[C@H](C)N.Cl.O |&1:2|'],
  ])('of %s with %j is %s', (smiles, removedParts, whole) => {
    expect(wholeOf({ molecule: { ...figures, smiles }, removedParts })).toBe(whole);
  });
});
