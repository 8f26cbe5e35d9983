import { describe, expect, it } from 'vitest';
import type { ConditionCounts, ConditionSet } from '../../reaction-classes/condition-counts.ts';
import { reactionTemplates } from '../../templates/all.ts';
import { countedIds, learnedConditions } from './learned-conditions.ts';

const set = (records: number, more: Partial<ConditionSet> = {}): ConditionSet => ({
  reagents: ['K2CO3'],
  solvents: ['DMF'],
  catalysts: [],
  records,
  ...more,
});
const counts = (kinds: ConditionCounts['kinds']): ConditionCounts => ({ sources: [], records: 0, explained: 0, kinds });
const expert = reactionTemplates.find(({ conditions }) => conditions.length > 0);
if (!expert) throw new TypeError('no expert template');
const experts = new Map([['L1', [expert]]]);
const families = new Map([
  ['L1', 'bromides and iodides'],
  ['L3', 'bromides and iodides'],
  ['L2', 'alone'],
]);

describe('ids under which a learned template was counted', () => {
  it('are its own, and the first of its family with enough records', () => {
    const of = countedIds(counts({ L1: { patents: 3, sets: [set(3)] }, L2: { patents: 2, sets: [set(2)] } }), families);
    expect(['L1', 'L2', 'L3'].map(of)).toEqual([['L1'], ['L2'], ['L3', 'L1']]);
  });
});

describe('conditions of a learned template', () => {
  it('are those that patents counted for it, the most frequent first, each with a temperature', () => {
    const temperatureC = { median: 60, of: 2 };
    const sets = [set(3, { temperatureC: { median: 25, of: 3 } }), set(1, { solvents: ['MeCN'] })];
    const of = learnedConditions(counts({ L1: { patents: 4, temperatureC, sets } }), experts, families);
    expect(of('L1')).toEqual({
      origin: 'patents',
      lines: [
        {
          reagents: ['K2CO3'],
          solvents: ['DMF'],
          catalysts: [],
          temperatureC: [25, 25],
          counted: { reactions: 3, of: 4 },
        },
        {
          reagents: ['K2CO3'],
          solvents: ['MeCN'],
          catalysts: [],
          temperatureC: [60, 60],
          counted: { reactions: 1, of: 4 },
        },
      ],
    });
  });

  it('take no solvent alone from a record or two for a step without agents', () => {
    const alone = { reagents: [], solvents: ['CH2Cl2'], temperatureC: { median: 0, of: 1 } };
    const few = learnedConditions(counts({ L3: { patents: 5, sets: [set(2, alone)] } }), new Map(), new Map());
    expect(few('L3')).toEqual({ origin: 'unknown', lines: [] });
    const many = learnedConditions(counts({ L3: { patents: 5, sets: [set(3, alone)] } }), new Map(), new Map());
    expect(many('L3').lines).toHaveLength(1);
  });

  it('are those of an expert template near it where too few are counted', () => {
    const of = learnedConditions(counts({ L1: { patents: 2, sets: [set(2)] } }), experts, families);
    expect(of('L1')).toEqual({ origin: 'related', lines: expert.conditions });
  });

  it('are those of a template of the same family where nothing is nearer', () => {
    const of = learnedConditions(counts({}), experts, families);
    expect(of('L3')).toEqual({ origin: 'related', lines: expert.conditions });
  });

  it('name the hydrogen that records of hydrogenations leave out, and none beside a base that couples', () => {
    const line = (more: Partial<ConditionSet>) => {
      const sets = [set(3, { temperatureC: { median: 25, of: 3 }, ...more })];
      return learnedConditions(counts({ L2: { patents: 3, sets } }), experts, families)('L2').lines[0]?.reagents;
    };
    expect(line({ reagents: [], catalysts: ['Pd/C'] })).toEqual(['H2']);
    const twice = [set(3, { reagents: [], catalysts: ['Pd/C'] }), set(2, { reagents: ['H2'], catalysts: ['Pd/C'] })];
    const kind = { patents: 5, temperatureC: { median: 25, of: 5 }, sets: [...twice, set(1)] };
    const { lines } = learnedConditions(counts({ L2: kind }), experts, families)('L2');
    expect(lines.map(({ reagents }) => reagents)).toEqual([['H2'], ['K2CO3']]);
    expect(line({ reagents: ['HCO2NH4'], catalysts: ['Pd/C'] })).toEqual(['HCO2NH4']);
    expect(line({ reagents: ['K2CO3'], catalysts: ['Pd/C'] })).toEqual(['K2CO3']);
    expect(line({ reagents: ['K2CO3'], catalysts: [] })).toEqual(['K2CO3']);
  });

  it('are unknown where nothing is counted and no expert template is near', () => {
    expect(learnedConditions(counts({}), experts, families)('L2')).toEqual({ origin: 'unknown', lines: [] });
    const cold = counts({ L2: { patents: 9, sets: [set(9)] } });
    expect(learnedConditions(cold, experts, families)('L2')).toEqual({ origin: 'unknown', lines: [] });
  });
});
