import { hasMessage } from '@app/locales/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { reactionTemplates } from '../../../chemistry/templates/all.ts';
import { ProcedureDrafts } from '../../../test-support/procedures.ts';
import { draftProcedure } from '../draft.ts';
import type { Draft, Phrase, Slot } from '../types.ts';
import { families, generic } from './all.ts';

let drafts: ProcedureDrafts;
beforeAll(async () => {
  drafts = await ProcedureDrafts.load();
});

const batch = { of: 'limiting', amount: 1, unit: 'g' } as const;

/** Every material with its amount, as often as sentences name it. */
function namedIn(sentences: readonly Phrase[]): string[] {
  const ids = (slot: Slot): string[] => {
    if (typeof slot !== 'object') return [];
    if ('list' in slot) return slot.list.flatMap(ids);
    if ('material' in slot) return slot.amount ? [slot.material] : [];
    return 'slots' in slot ? Object.values(slot.slots ?? {}).flatMap(ids) : [];
  };
  return sentences.flatMap(({ slots }) => Object.values(slots ?? {}).flatMap(ids));
}

const runs = reactionTemplates.flatMap(({ id, name, conditions, examples: [example] }) => {
  const [set] = conditions;
  return set && example ? [{ id, kind: name.en, set, example }] : [];
});
type Run = (typeof runs)[number];

function draftRun({ kind, set, example }: Run): Draft {
  return draftProcedure(drafts.bench, {
    reactants: example.reactants.split('.').map((one) => drafts.canonical(one)),
    agents: [],
    product: drafts.canonical(example.product),
    kind,
    conditions: { ...set, catalysts: set.catalysts ?? [] },
    conditionOrigin: 'typical',
    equivalents: [],
    batch,
  });
}

function faultsOf(run: Run): string[] {
  const found = draftRun(run);
  const named = namedIn(found.sections.flatMap(({ sentences }) => sentences)).toSorted();
  const wanted = found.materials.map(({ id }) => id).toSorted();
  const texts = (['en', 'zh-CN'] as const).map((culture) => JSON.stringify(drafts.written(found, culture)));
  return [
    ...(named.join(' ') === wanted.join(' ') ? [] : [`${run.id}: names ${named.join(' ')} of ${wanted.join(' ')}`]),
    ...(found.temperatureC?.join(' ') === run.set.temperatureC.join(' ') ? [] : [`${run.id}: temperature`]),
    ...texts.filter((text) => /\{\{|undefined|NaN (?:m?g|mL|mmol|equiv)/.test(text)).map(() => `${run.id}: words`),
  ];
}

describe('the reactions of the product', () => {
  it('name each material once, keep to their temperature, and read in both languages', () => {
    expect(runs.filter((_run, index) => index % 12 === 0).flatMap(faultsOf)).toEqual([]);
  });

  it('do so all of them', { tags: ['full'], timeout: 120_000 }, () => {
    expect(runs.length).toBeGreaterThan(300);
    expect(runs.flatMap(faultsOf)).toEqual([]);
    expect(runs.filter((run) => draftRun(run).family === generic.id).map(({ id }) => id)).toEqual([]);
  });
});

describe('families', () => {
  it('have words for all that they say, in both languages', () => {
    const keys = families.flatMap(({ order, endings = [], openings = [], gas }) => [
      ...order.flatMap((act) => (act.do === 'say' ? [act.key] : [])),
      ...endings,
      ...openings,
      ...(gas === undefined ? [] : [`gas.${gas}`]),
    ]);
    const isMissing = (key: string) => !hasMessage('en', 'procedure', key) || !hasMessage('zh-CN', 'procedure', key);
    expect([...new Set(keys)].filter(isMissing)).toEqual([]);
    expect(new Set(families.map(({ id }) => id)).size).toBe(families.length);
  });

  it.each([
    ['Amide coupling of an acid with an aliphatic amine', 'HATU', 'amideUronium'],
    ['Amide coupling of an acid with an aliphatic amine', 'EDC', 'amideCarbodiimide'],
    ['Amide coupling of an acid with an aliphatic amine', 'oxalyl chloride', 'amideAcidChloride'],
    ['Friedel–Crafts alkylation', 'AlCl3', 'friedelCrafts'],
    ['1,3,4-Oxadiazole by dehydration of a diacylhydrazine', 'POCl3', 'dehydration'],
    ['Dehydration of an alcohol', 'TsOH', 'dehydration'],
    ['Dehydrohalogenation', 'DBU', 'dehydration'],
    ['Alkoxycarbonylation of an azole with a chloroformate', 'Et3N', 'acylHalide'],
    ['Ketone from an acid halide and an organometallic reagent', 'PhMgBr', 'grignardAddition'],
    ['Claisen–Schmidt condensation', 'NaOH', 'carbonylCondensation'],
    ['Hydration of a nitrile to a primary amide', 'H2O2', 'hydrolysis'],
    ['Robinson–Gabriel oxazole synthesis', 'POCl3', 'dehydration'],
    ['Nitroarene reduction to an aniline', 'Fe', 'metalReduction'],
    ['Nitroarene reduction to an aniline', 'Pd/C', 'hydrogenation'],
    ['PMB ether cleavage', 'DDQ', 'oxidativeCleavage'],
    ['N-Methylation of an amine', 'formaldehyde', 'reductiveAmination'],
    ['Dehydrogenation of an indoline', 'MnO2', 'metalOxide'],
    ['A kind nobody wrote down', '', 'generic'],
  ])('of %s with %s: %s', (kind, reagent, family) => {
    const conditions = { reagents: [reagent], catalysts: [], solvents: [], temperatureC: [25, 25] as [number, number] };
    const asked = { reactants: ['C'], agents: [], product: 'C', kind, conditions, equivalents: [], batch };
    expect(draftProcedure(drafts.bench, asked).family).toBe(family);
  });
});
