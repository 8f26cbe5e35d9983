import { describe, expect, it } from 'vitest';
import { isGiven, projectName } from './words.ts';

const molecule = { key: 'k'.repeat(22), smiles: 'OCCO', formula: 'C2H6O2', molecularWeight: 62.07 };

describe('the name of a project', () => {
  it('is the name it was given', () => {
    expect(projectName('Glycol for Q3', molecule)).toBe('Glycol for Q3');
    expect(isGiven('Glycol for Q3', molecule)).toBe(true);
  });

  it('is its molecule where it was given none: the formula with its subscripts, or a name that is known since', () => {
    expect(projectName('C2H6O2', molecule)).toBe('C₂H₆O₂');
    expect(projectName('C2H6O2', { ...molecule, name: 'ethylene glycol' })).toBe('ethylene glycol');
    expect(isGiven('ethylene glycol', { ...molecule, name: 'ethylene glycol' })).toBe(false);
  });
});
