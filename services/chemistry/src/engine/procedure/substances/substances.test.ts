import { beforeAll, describe, expect, it } from 'vitest';
import { canonicalSmiles, loadRDKit, type RDKit } from '../../../chemistry/molecule/rdkit.ts';
import { reactionTemplates } from '../../../chemistry/templates/all.ts';
import { readConditions } from '../read-agents.ts';
import { casNumbers } from './cas-numbers.ts';
import { findSubstance, substances } from './find-substance.ts';
import { densities } from './liquids.ts';

let rdkit: RDKit;
beforeAll(async () => {
  rdkit = await loadRDKit();
});

describe('substances', () => {
  it('have a structure that is sound, or say that they have none', () => {
    const odd = substances.flatMap(({ name }) => {
      const { smiles, molarMass, isMixture } = findSubstance(name) ?? {};
      if (smiles === undefined)
        return molarMass !== undefined || isMixture || ['Raney Ni', 'air'].includes(name) ? [] : [name];
      return canonicalSmiles(rdkit, smiles) === null ? [`${name}: ${smiles}`] : [];
    });
    expect(odd).toEqual([]);
    expect(new Set(substances.map(({ name }) => name)).size).toBe(substances.length);
  });

  it('have densities, strengths and assays that can be', () => {
    const isBetween = (value: number | undefined, low: number, high: number) =>
      value === undefined || (value > low && value < high);
    const odd = substances.filter(
      ({ density, solution, assay, state }) =>
        !isBetween(density, 0.6, 3.5) ||
        !isBetween(solution?.molar, 0.2, 20) ||
        !isBetween(assay?.percent, 0, 100) ||
        (density !== undefined && state !== 'liquid'),
    );
    expect(odd).toEqual([]);
    expect(densities(rdkit).size).toBeGreaterThan(250);
  });

  it('are all that templates name, but for a few words', () => {
    const named = reactionTemplates.flatMap(({ conditions }) =>
      conditions.flatMap((set) => readConditions({ ...set, catalysts: set.catalysts ?? [] }).agents),
    );
    const unknown = [...new Set(named.filter(({ substance }) => !substance).map(({ name }) => name))];
    expect(unknown.toSorted()).toEqual([
      '(R)- or (S)-2-methyl-CBS-oxazaborolidine',
      'Cr',
      'NaOBr',
      'diethyl D- or L-tartrate',
      'thiamine',
    ]);
  });

  it('have CAS numbers with sound check digits', () => {
    const wrong = [...casNumbers].filter(([, number]) => {
      const digits = number.replaceAll('-', '');
      const places = Array.from(digits.slice(0, -1))
        .toReversed()
        .map((digit, place) => Number(digit) * (place + 1));
      return places.reduce((all, one) => all + one, 0) % 10 !== Number(digits.at(-1));
    });
    expect(wrong).toEqual([]);
    expect(casNumbers.size).toBeGreaterThan(120);
  });
});
