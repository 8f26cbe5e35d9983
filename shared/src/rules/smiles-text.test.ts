import { expect, it } from 'vitest';
import { unmistakableSmiles } from './smiles-text.ts';

it.each([
  ['CO', 'C-O'],
  ['CCl', 'C-Cl'],
  ['BrCCBr', 'Br-C-C-Br'],
  ['C', 'C'],
  ['N#C', 'N#C'],
  ['c1ccccc1', 'c1ccccc1'],
  ['CC(C)O', 'CC(C)O'],
  ['CCO |&1:1|', 'CCO |&1:1|'],
  ['aspirin', 'aspirin'],
  ['', ''],
])('writes the bonds of a chain of letters: %s', (smiles, expected) => {
  expect(unmistakableSmiles(smiles)).toBe(expected);
});
