import { describe, expect, it } from 'vitest';
import type { ConditionCounts, ConditionSet, KindCounts } from './condition-counts.ts';
import { countedLines, countedSets } from './counted-sets.ts';

const set = (reagent: string, records: number, more: Partial<ConditionSet> = {}): ConditionSet => ({
  reagents: [reagent],
  solvents: ['DMF'],
  catalysts: [],
  records,
  ...more,
});
const counts = (kinds: Record<string, KindCounts>): ConditionCounts => ({
  sources: [],
  records: 0,
  explained: 0,
  kinds,
});
const wide: KindCounts = { patents: 100, sets: [set('K2CO3', 60), set('NaH', 30), set('Cs2CO3', 10)] };
const narrow: KindCounts = { patents: 4, sets: [set('Cs2CO3', 3), set('KOtBu', 1)] };
const lines = [{ reagents: ['K2CO3'], solvents: ['DMF'], temperatureC: [20, 80] satisfies [number, number] }];
const shown = { name: 'A kind', class: 'heteroatomAlkylation', typical: lines };

describe('counted sets of a step', () => {
  it('are those of its kind, the most frequent first', () => {
    expect(countedSets(['wide'], counts({ wide })).map((one) => one.set.reagents[0])).toEqual([
      'K2CO3',
      'NaH',
      'Cs2CO3',
    ]);
  });

  it('of a narrow kind with few records follow the wider one, and what both have gains', () => {
    const found = countedSets(['narrow', 'wide'], counts({ narrow, wide }));
    expect(found.map((one) => [one.set.reagents[0], one.set.records, one.weight])).toEqual([
      ['K2CO3', 60, 60],
      ['NaH', 30, 30],
      ['Cs2CO3', 3, 13],
      ['KOtBu', 1, 1],
    ]);
  });

  it('of a narrow kind with many records lead', () => {
    const many: KindCounts = { patents: 180, sets: [set('Cs2CO3', 120), set('KOtBu', 60)] };
    const found = countedSets(['many', 'wide'], counts({ many, wide }));
    expect(found.map((one) => one.set.reagents[0])).toEqual(['Cs2CO3', 'K2CO3', 'KOtBu', 'NaH']);
  });

  it('are none where nothing was counted', () => {
    expect(countedSets(['other'], counts({ wide }))).toEqual([]);
  });
});

describe('the order of counted sets', () => {
  it('puts agents that run in many sets before one set of a series', () => {
    const kind: KindCounts = {
      patents: 60,
      sets: [
        set('DIPEA', 16, { catalysts: ['Pd(PPh3)4'], solvents: ['DME', 'H2O'] }),
        set('Na2CO3', 12, { catalysts: ['Pd(PPh3)4'], solvents: ['DME'] }),
        set('Na2CO3', 9, { catalysts: ['Pd(dppf)Cl2'], solvents: ['1,4-dioxane'] }),
        set('Na2CO3', 8, { catalysts: ['Pd(dppf)Cl2'], solvents: ['DME', 'H2O'] }),
      ],
    };
    expect(countedSets(['kind'], counts({ kind }))[0]?.set.reagents).toEqual(['Na2CO3']);
  });

  it('counts a coupling that lacks its water for the one with it', () => {
    const Pd = ['Pd(PPh3)4'];
    const kind: KindCounts = {
      patents: 60,
      sets: [
        set('DIPEA', 16, { catalysts: Pd, solvents: ['DME', 'H2O'] }),
        set('Na2CO3', 12, { catalysts: Pd, solvents: ['DME'] }),
        set('Na2CO3', 7, { catalysts: Pd, solvents: ['EtOH', 'H2O', 'toluene'] }),
        set('Na2CO3', 6, { catalysts: ['Pd(dppf)Cl2'], solvents: ['1,4-dioxane'] }),
      ],
    };
    const [first, ...others] = countedSets(['kind'], counts({ kind }));
    expect(first).toMatchObject({ weight: 19, set: { records: 7, solvents: ['EtOH', 'H2O', 'toluene'] } });
    expect(others.map((one) => one.set.solvents)).toEqual([['DME', 'H2O'], ['1,4-dioxane']]);
  });

  it('shows what a wider kind counted where the narrow one has it once or twice', () => {
    const few: KindCounts = { patents: 7, sets: [set('K2CO3', 2)] };
    const [found] = countedSets(['few', 'wide'], counts({ few, wide }));
    expect(found?.set.records).toBe(60);
    expect(countedLines(['few', 'wide'], counts({ few, wide }), shown)[0]?.counted).toEqual({ reactions: 60, of: 100 });
  });
});

describe('lines of a step', () => {
  it('are run as three records or more were, not above what boils, and not in what should be avoided', () => {
    const kind: KindCounts = {
      patents: 50,
      sets: [
        set('Et3N', 20, { solvents: ['benzene'] }),
        set('K2CO3', 12, { temperatureC: { median: 95, of: 5 }, hours: { median: 4, of: 3 } }),
        set('DIPEA', 6, { solvents: ['CH2Cl2'], temperatureC: { median: 110, of: 2 } }),
        set('NaH', 2),
      ],
    };
    expect(countedLines(['kind'], counts({ kind }), shown)).toEqual([
      {
        reagents: ['K2CO3'],
        solvents: ['DMF'],
        catalysts: [],
        temperatureC: [95, 95],
        hours: [4, 4],
        counted: { reactions: 12, of: 50 },
      },
      {
        reagents: ['DIPEA'],
        solvents: ['CH2Cl2'],
        catalysts: [],
        temperatureC: [20, 40],
        counted: { reactions: 6, of: 50 },
      },
    ]);
  });

  it('are none where too little was counted or no temperature is known', () => {
    expect(countedLines(['kind'], counts({ kind: { patents: 2, sets: [set('NaH', 2)] } }), shown)).toEqual([]);
    expect(countedLines(['wide'], counts({ wide }), { ...shown, typical: [] })).toEqual([]);
  });
});
