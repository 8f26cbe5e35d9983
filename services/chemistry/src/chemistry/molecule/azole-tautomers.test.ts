import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AzoleTautomers } from './azole-tautomers.ts';
import { canonicalSmiles, loadRDKit } from './rdkit.ts';
import type { RDKit } from './rdkit.ts';

let rdkit: RDKit;
let tautomers: AzoleTautomers;
beforeAll(async () => {
  rdkit = await loadRDKit();
  tautomers = new AzoleTautomers(rdkit);
});
afterAll(() => tautomers[Symbol.dispose]());

describe('AzoleTautomers', () => {
  it.each([
    ['Cc1cc[nH]n1', 'Cc1ccn[nH]1'],
    ['COc1ccc2[nH]c(S)nc2c1', 'COc1ccc2nc(S)[nH]c2c1'],
    ['c1nn[nH]n1', 'c1nnn[nH]1'],
    ['Clc1ncnc2[nH]cnc12', 'Clc1ncnc2nc[nH]c12'],
  ])('holds %s and %s for one substance', (a, b) => {
    const [one = '', other = ''] = [a, b].map((smiles) => canonicalSmiles(rdkit, smiles) ?? '');
    expect(tautomers.areSame(one, other)).toBe(true);
    expect(tautomers.of(one)).toEqual(tautomers.of(other));
  });

  it('keeps different substances apart', () => {
    expect(tautomers.areSame('Cc1cc[nH]n1', 'Cc1cn[nH]c1')).toBe(false);
  });

  it('gives a molecule without a movable hydrogen back as it is', () => {
    expect(tautomers.of('Cn1cccn1')).toEqual(['Cn1cccn1']);
  });
});
