// The draft procedure of a reaction: the family of its kind, its amounts, its sentences, its hazards.

import { amountsOf } from './amounts.ts';
import { additionOf } from './addition.ts';
import type { DraftBench } from './bench.ts';
import { familyOf } from './family-of.ts';
import { hazardsOf } from './hazards.ts';
import { type ReadConditions, readConditions } from './read-agents.ts';
import type { AskedProcedure, Draft, Material, Phrase, Section } from './types.ts';

/** Throws a TypeError for molecules that are none. */
export function draftProcedure(bench: DraftBench, asked: AskedProcedure): Draft {
  const conditions = readConditions(asked.conditions);
  const family = familyOf(bench, asked, conditions);
  const amounts = amountsOf(bench, family, asked, conditions);
  const { materials, product } = amounts;
  const sections: Section[] = [
    { key: 'addition', sentences: additionOf(family, amounts, isLateIn(conditions)) },
    { key: 'reaction', sentences: [stirred(asked)] },
    {
      key: 'monitoring',
      sentences: [{ key: 'monitor.consumed', slots: { limiting: { material: amounts.limiting.id, amount: false } } }],
    },
    { key: 'workUp', sentences: [{ key: 'workUp.blank' }] },
  ];
  return {
    family: family.id,
    batch: asked.batch,
    atmosphere: 'unknown',
    temperatureC: asked.conditions?.temperatureC ?? null,
    hours: asked.conditions?.hours ?? null,
    blanks: blanksOf(asked, conditions, materials),
    materials,
    product,
    sections,
    hazards: hazardsOf(bench, materials, asked.product),
    warnings: [{ key: 'warning.check' }],
    observations: ['mass', 'yield', 'appearance', 'rf', 'meltingPoint', 'purity'],
    basis: basisOf(asked),
    figures: figuresOf(bench, materials, asked.product),
  };
}

function isLateIn({ agents }: ReadConditions): (row: Material) => boolean {
  const late = new Set(agents.filter(({ isLate }) => isLate).map(({ name }) => name));
  return ({ agent }) => agent !== undefined && late.has(agent);
}

function stirred({ conditions }: AskedProcedure): Phrase {
  const temperature = conditions
    ? { key: 'temperature', slots: { low: conditions.temperatureC[0], high: conditions.temperatureC[1] } }
    : { key: 'blank' };
  const time = conditions?.hours
    ? { key: 'hours', slots: { low: conditions.hours[0], high: conditions.hours[1] } }
    : { key: 'blankHours' };
  return { key: 'react.stir', slots: { temperature, time } };
}

function basisOf({ conditions, conditionOrigin = 'unknown' }: AskedProcedure): Phrase[] {
  const { counted } = conditions ?? {};
  const first: Phrase = counted
    ? { key: 'basis.counted', slots: { reactions: counted.reactions, of: counted.of } }
    : { key: `basis.${conditions ? conditionOrigin : 'unknown'}` };
  return [first, { key: 'basis.amounts' }, { key: 'basis.noPublication' }];
}

function blanksOf(
  { conditions, yieldPercent }: AskedProcedure,
  { agents, solvents, isNeat }: ReadConditions,
  materials: readonly Material[],
): Draft['blanks'] {
  const has: [Draft['blanks'][number], boolean][] = [
    ['equivalents', materials.some(({ equivalentsFrom }) => equivalentsFrom === 'unknown')],
    ['reagents', conditions === undefined && agents.length === 0],
    ['solvent', solvents.length === 0 && !isNeat],
    ['volume', materials.some(({ role, volumeMl }) => role === 'solvent' && volumeMl === null)],
    ['temperature', conditions === undefined],
    ['time', conditions?.hours === undefined],
    ['yield', yieldPercent === undefined],
  ];
  return has.flatMap(([blank, isThere]) => (isThere ? [blank] : []));
}

function figuresOf(bench: DraftBench, materials: readonly Material[], product: string): Draft['figures'] {
  const all = new Set([product, ...materials.flatMap(({ smiles }) => smiles ?? [])]);
  return [...all].map((smiles) => ({ smiles, ...bench.described(smiles) }));
}
