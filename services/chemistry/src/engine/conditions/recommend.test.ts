import { describe, expect, it } from 'vitest';
import { isLearnedId, templateById } from '../../chemistry/models/learned-template.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import type { ReactionTemplate } from '../../chemistry/templates/template.ts';
import {
  type ConditionCounts,
  type ConditionSet,
  readConditionCounts,
} from '../../chemistry/reaction-classes/condition-counts.ts';
import { recommendConditions } from './recommend.ts';

const template: ReactionTemplate = {
  id: 'amide',
  name: { en: 'Amide', 'zh-CN': '酰胺' },
  class: 'acylation',
  retro: [],
  forward: [],
  conditions: [{ reagents: ['HATU'], solvents: ['DMF'], temperatureC: [0, 25], hours: [1, 16] }],
  incompatible: [],
  examples: [],
};

const set = (name: string, records: number, more: Partial<ConditionSet> = {}): ConditionSet => ({
  reagents: [name],
  solvents: ['THF'],
  catalysts: [],
  records,
  ...more,
});

const counts = (kind: Partial<ConditionCounts['kinds'][string]>): ConditionCounts => ({
  sources: [],
  records: 100,
  explained: 50,
  kinds: { amide: { patents: 40, sets: [], ...kind } },
});

describe('recommendConditions', () => {
  it('puts what was run most often first, each row with its count', () => {
    const given = counts({ sets: [set('EDC', 9, { temperatureC: { median: 25, of: 4 } }), set('DCC', 5)] });
    expect(recommendConditions([template], given, 2)[0]).toEqual({
      source: 'patents',
      templateId: 'amide',
      reagents: ['EDC'],
      solvents: ['THF'],
      catalysts: [],
      temperatureC: [25, 25],
      hours: null,
      yieldPercent: null,
      expected: { percent: 73, low: 35.5, high: 98.6, basis: 'ofClass', records: 508 },
      support: 9,
      of: 40,
    });
  });

  it('expects the median of a set with three yields, else that of its kind, each with its count', () => {
    const own = set('EDC', 9, { yieldPercent: { median: 90, of: 3 } });
    const few = set('DCC', 5, { yieldPercent: { median: 12, of: 2 } });
    const rows = recommendConditions(
      [template],
      counts({ sets: [own, few], yieldPercent: { median: 70, of: 20, lower: 60, upper: 80 } }),
      3,
    );
    expect(rows.map(({ expected }) => [expected?.percent, expected?.basis, expected?.records])).toEqual([
      [90, 'counted', 3],
      [70, 'ofKind', 20],
      [undefined, undefined, undefined],
    ]);
    expect(rows[0]?.expected).toMatchObject({ low: 72.9, high: 100 });
  });

  it('has no temperature of a work-up, and none above the boiling point', () => {
    const hot: ReactionTemplate = {
      ...template,
      conditions: [{ reagents: ['HATU'], solvents: ['CH2Cl2'], temperatureC: [80, 110] }],
    };
    const sets = [set('K2CO3', 9, { temperatureC: { median: 0, of: 4 } })];
    const [patent, typical] = recommendConditions([hot], counts({ sets }), 2);
    expect(patent?.temperatureC).toEqual([66, 66]);
    expect(typical?.temperatureC).toEqual([40, 40]);
  });

  it('runs an esterification in the alcohol that reacts', () => {
    const fischer = reactionTemplates.filter(({ id }) => id === 'fischer-esterification');
    const [first] = recommendConditions(fischer, { ...counts({}), kinds: {} }, 2, ['O=C(O)c1ccccc1', 'CCO']);
    expect(first).toMatchObject({ reagents: ['H2SO4'], solvents: ['EtOH'] });
  });

  it('puts benzene behind what is typical, however often it was taken', () => {
    const sets = [set('EDC', 30, { solvents: ['benzene'] })];
    const rows = recommendConditions([template], counts({ sets }), 2);
    expect(rows.map(({ source }) => source)).toEqual(['template', 'patents']);
  });

  it('keeps places for screens and for what the template says', () => {
    const sets = [9, 8, 7, 6, 5, 4].map((records) => set(`R${records}`, records));
    const screens = [set('S1', 4, { yieldPercent: { median: 90, of: 4 } }), set('S2', 3), set('S3', 3)];
    const rows = recommendConditions([template], counts({ sets, screens, experiments: 60 }), 5);
    expect(rows.map(({ source }) => source)).toEqual(['patents', 'patents', 'screens', 'screens', 'template']);
    expect(rows[2]).toMatchObject({ yieldPercent: 90, support: 4, of: 60 });
  });

  it('has only the template where nothing was counted, and says so', () => {
    expect(recommendConditions([template], { ...counts({}), kinds: {} }, 5)).toMatchObject([
      { source: 'template', support: null, of: null, yieldPercent: null, temperatureC: [0, 25] },
    ]);
  });

  it('puts what was seen once or twice behind what is typical', () => {
    const rows = recommendConditions([template], counts({ sets: [set('odd', 2)] }), 5);
    expect(rows.map(({ reagents }) => reagents[0])).toEqual(['HATU', 'odd']);
  });
});

describe('the committed counts', () => {
  const committed = readConditionCounts();

  it('are of kinds that there are, and no row counts more than its kind', () => {
    // Kinds of steps are called by their English names, templates by ids.
    const isStepKind = (id: string): boolean => !isLearnedId(id) && /^[A-Z\d]/.test(id);
    expect(Object.keys(committed.kinds).filter((id) => !templateById(id) && !isStepKind(id))).toEqual([]);
    const wrong = Object.values(committed.kinds).filter(({ patents, sets }) =>
      sets.some((one) => one.records > patents),
    );
    expect(wrong).toEqual([]);
  });

  it('know how an ester is hydrolysed', () => {
    const hydrolysis = reactionTemplates.find(({ id }) => id === 'methyl-ester-hydrolysis');
    const [first] = recommendConditions(hydrolysis ? [hydrolysis] : [], committed, 5);
    expect(first).toMatchObject({ source: 'patents' });
    expect(first?.reagents.some((name) => /^(NaOH|LiOH|KOH)$/.test(name))).toBe(true);
  });
});
