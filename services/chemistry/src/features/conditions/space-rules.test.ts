import { describe, expect, it } from 'vitest';
import { choiceInWordsOf, outsideOf, spaceProblem, tidySpace, withLevelsOf } from './space-rules.ts';

const names = (count: number, prefix: string) => Array.from({ length: count }, (_, at) => `${prefix}${at}`);
const space = { levels: { base: ['K2CO3', 'Cs2CO3'], solvent: ['DMF'] }, temperaturesC: [80] };

describe('a space of conditions', () => {
  it('is written on one line, each level once, temperatures rising', () => {
    const given = { levels: { base: [' K2CO3 ', 'K2CO3', 'Cs\n2CO3', ''], ligand: [] }, temperaturesC: [90, 25, 90] };
    expect(tidySpace(given)).toEqual({ levels: { base: ['K2CO3', 'Cs 2CO3'] }, temperaturesC: [25, 90] });
  });

  it('is refused when it is empty or has too many combinations, levels or temperatures', () => {
    const levels = (base: number, solvent: number, ligand: number) => ({
      levels: { base: names(base, 'b'), solvent: names(solvent, 's'), ligand: names(ligand, 'l') },
      temperaturesC: names(1, '8').map(Number),
    });
    expect(spaceProblem({ levels: {}, temperaturesC: [] })?.reason).toBe('spaceEmpty');
    expect(spaceProblem({ levels: {}, temperaturesC: [25] })).toBeUndefined();
    expect(spaceProblem(levels(60, 60, 55))).toBeUndefined();
    expect(spaceProblem(levels(60, 60, 56))).toMatchObject({
      reason: 'spaceTooLarge',
      params: { count: 201_600, limit: 200_000 },
    });
    expect(spaceProblem(levels(61, 1, 1))?.reason).toBe('tooManyLevels');
    expect(spaceProblem({ levels: {}, temperaturesC: names(13, '').map(Number) })?.reason).toBe('tooManyTemperatures');
  });

  it('takes in the levels of new yields, and not again those that were narrowed away', () => {
    const measured = { choice: { base: 'K3PO4', solvent: 'DMSO', temperatureC: 100 }, yieldPercent: 5 };
    expect(withLevelsOf(space, [measured], [])).toEqual({
      levels: { base: ['K2CO3', 'Cs2CO3', 'K3PO4'], solvent: ['DMF', 'DMSO'] },
      temperaturesC: [80, 100],
    });
    expect(withLevelsOf(space, [measured], [measured])).toEqual(space);
    expect(outsideOf(space, measured.choice)).toBe(true);
    expect(outsideOf(space, { base: 'K2CO3' })).toBe(false);
  });

  it('knows its levels in other letters, unless these may mean another compound', () => {
    expect(choiceInWordsOf(space, { base: ' k2co3', solvent: 'ＤＭＦ', additive: 'none' })).toEqual({
      base: 'K2CO3',
      solvent: 'DMF',
    });
    const gases = { levels: { reagent: ['CO', 'Co'] }, temperaturesC: [] };
    expect(choiceInWordsOf(gases, { reagent: 'Co' })).toEqual({ reagent: 'Co' });
    expect(choiceInWordsOf(gases, { reagent: 'co' })).toEqual({ reagent: 'co' });
  });
});
