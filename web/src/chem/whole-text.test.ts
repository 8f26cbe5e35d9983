import { describe, expect, it } from 'vitest';
import { wholeText } from './whole-text.ts';

describe('wholeText', () => {
  it.each([
    ['CCO', [], 'CCO'],
    ['CCN', ['Cl'], 'CCN.Cl'],
    ['CC[C@H](C)N |&1:2|', ['Cl', 'O'], 'CC[C@H](C)N.Cl.O |&1:2|'],
  ])('of %s with %j is %s', (smiles, parts, whole) => {
    expect(wholeText(smiles, parts)).toBe(whole);
  });
});
