import { message } from '@app/locales/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { enzymeTransformations } from '../../chemistry/enzymes/all.ts';
import { enzymeTemplates } from '../../chemistry/enzymes/enzyme-templates.ts';
import { loadRDKit, type RDKit } from '../../chemistry/molecule/rdkit.ts';
import { sortParts } from '../../chemistry/templates/testing/template-check.ts';
import { draftProcedure } from './draft.ts';
import { DraftBench } from './bench.ts';
import type { Draft, Phrase, Slot } from './types.ts';

let rdkit: RDKit;
let bench: DraftBench;
beforeAll(async () => {
  rdkit = await loadRDKit();
  bench = new DraftBench(rdkit);
});

function draftOf(id: string): Draft {
  const template = enzymeTemplates.find((one) => one.id === id);
  const [example] = template?.examples ?? [];
  const [conditions] = template?.conditions ?? [];
  if (!template || !example || !conditions) throw new RangeError(`no transformation ${id}`);
  return draftProcedure(bench, {
    reactants: sortParts(rdkit, example.reactants).split('.'),
    agents: [],
    product: sortParts(rdkit, example.product),
    kind: template.name.en,
    conditions: { ...conditions, catalysts: conditions.catalysts ?? [] },
    conditionOrigin: 'typical',
    equivalents: [],
    batch: { of: 'limiting', amount: 1, unit: 'g' },
  });
}

function keysOf(phrases: readonly Phrase[]): string[] {
  const inside = (slot: Slot): string[] => {
    if (typeof slot !== 'object') return [];
    if ('list' in slot) return slot.list.flatMap(inside);
    return 'key' in slot ? [slot.key, ...Object.values(slot.slots ?? {}).flatMap(inside)] : [];
  };
  return phrases.flatMap(({ key, slots }) => [key, ...Object.values(slots ?? {}).flatMap(inside)]);
}

describe('the draft of an enzymatic step', () => {
  it('has buffer, donor, extract and cosolvent by the concentration of the substrate', () => {
    const draft = draftOf('enzyme-transamination-ketone');
    const row = (agent: string) => draft.materials.find((one) => one.agent === agent);
    expect(draft.family).toBe('enzymatic');
    expect(row('triethanolamine buffer')?.volumeMl).toBe(15);
    expect(row('DMSO')?.volumeMl).toBe(3.2);
    expect(row('isopropylamine')).toMatchObject({ equivalents: 5 });
    expect(row('TA')).toMatchObject({ role: 'catalyst', massG: 0.055 });
    expect(draft.blanks).toEqual(['yield']);
  });

  it('warns of cyanide where there is cyanide', () => {
    const setUp = draftOf('enzyme-halohydrin-to-hydroxynitrile').sections.find(({ key }) => key === 'setUp');
    expect(setUp?.sentences.map(({ key }) => key)).toContain('setUp.cyanide');
  });

  it.each(enzymeTransformations.map(({ id }) => id))('%s has words in both languages and no unknown amount', (id) => {
    const draft = draftOf(id);
    const phrases = [...draft.sections.flatMap(({ sentences }) => sentences), ...draft.warnings, ...draft.basis];
    for (const key of keysOf(phrases))
      for (const culture of ['en', 'zh-CN'] as const) expect(message(culture, 'procedure', key)).not.toBe('');
    expect(draft.blanks).toEqual(['yield']);
  });
});
