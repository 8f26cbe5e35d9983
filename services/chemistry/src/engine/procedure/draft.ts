// The draft procedure of a reaction: the family of its kind, its amounts, its sentences, its hazards.

import type { EnzymeTransformation } from '../../chemistry/enzymes/enzyme-step.ts';
import { transformationNamed } from '../../chemistry/enzymes/enzyme-templates.ts';
import { additionOf } from './sentences/addition.ts';
import { amountsOf } from './amounts/amounts.ts';
import type { DraftBench } from './bench.ts';
import { enzymaticDraft } from './enzymatic.ts';
import { familyOf, flaskOf } from './family-of.ts';
import { hazardsOf } from './hazards.ts';
import { purificationOf } from './sentences/purification.ts';
import { quenchOf } from './sentences/quench.ts';
import { monitoringOf, reactionOf } from './sentences/reaction.ts';
import { type ReadConditions, readConditions } from './read-agents.ts';
import type { Scene } from './sentences/scene.ts';
import { atmosphereOf, setUpOf } from './sentences/set-up.ts';
import { traitsOf } from './traits.ts';
import type { AskedProcedure, Draft, Material, Phrase, Section } from './types.ts';
import { warningsOf } from './sentences/warnings.ts';
import { workUpOf } from './sentences/work-up.ts';

/** Throws a TypeError for molecules that are none. */
export function draftProcedure(bench: DraftBench, given: AskedProcedure): Draft {
  const enzymatic = transformationNamed(given.kind);
  return enzymatic && given.conditionOrigin !== 'chemist'
    ? enzymaticProcedure(bench, given, enzymatic)
    : chemicalProcedure(bench, given);
}

function enzymaticProcedure(bench: DraftBench, asked: AskedProcedure, kind: EnzymeTransformation): Draft {
  const { amounts, ...parts } = enzymaticDraft(bench, asked, kind);
  const hasUnknown = amounts.materials.some(
    ({ equivalentsFrom, role }) => equivalentsFrom === 'unknown' && role !== 'solvent',
  );
  const blanks: Draft['blanks'] = hasUnknown ? ['equivalents'] : [];
  return {
    ...parts,
    batch: asked.batch,
    temperatureC: asked.conditions?.temperatureC ?? null,
    hours: asked.conditions?.hours ?? null,
    blanks: asked.yieldPercent === undefined ? [...blanks, 'yield'] : blanks,
    hazards: hazardsOf(bench, amounts.materials, asked.product),
    observations: ['mass', 'yield', 'appearance', 'purity'],
    figures: figuresOf(bench, amounts.materials, asked.product),
  };
}

function chemicalProcedure(bench: DraftBench, given: AskedProcedure): Draft {
  const asked = withWrittenAgents(bench, given);
  const conditions = readConditions(asked.conditions);
  const family = familyOf(bench, asked, conditions);
  const amounts = amountsOf(bench, family, asked, conditions);
  const flask = flaskOf(bench, asked, conditions);
  const traits = traitsOf(bench, asked.product);
  const scene: Scene = { bench, asked, family, flask, conditions, amounts, traits };
  const { materials, product } = amounts;
  const atmosphere = atmosphereOf(scene);
  return {
    family: family.id,
    batch: asked.batch,
    atmosphere,
    temperatureC: asked.conditions?.temperatureC ?? null,
    hours: asked.conditions?.hours ?? null,
    blanks: blanksOf(scene),
    materials,
    product,
    sections: sectionsOf(scene, atmosphere),
    hazards: hazardsOf(bench, materials, asked.product),
    warnings: warningsOf(scene),
    observations: ['mass', 'yield', 'appearance', 'rf', 'meltingPoint', 'purity'],
    basis: basisOf(scene),
    figures: figuresOf(bench, materials, asked.product),
  };
}

/** What was written over the arrow is what the reaction is run with; its temperature is that of its kind, where one is known. */
function withWrittenAgents(bench: DraftBench, asked: AskedProcedure): AskedProcedure {
  const { agents, conditions, conditionOrigin } = asked;
  if (agents.length === 0 || conditionOrigin === 'chemist') return asked;
  const strangers = agents.filter((one) => !bench.agents.isAgent(one));
  const { reagents, catalysts, solvents } = bench.agents.read(agents);
  const temperatureC = conditions?.temperatureC;
  return {
    ...asked,
    conditions: { reagents: [...reagents, ...strangers], catalysts, solvents, ...(temperatureC && { temperatureC }) },
    conditionOrigin: 'written',
  };
}

function sectionsOf(scene: Scene, atmosphere: Draft['atmosphere']): Section[] {
  const isLate = isLateIn(scene.conditions);
  const { sentences, cooledTo } = additionOf(scene, isLate);
  const late = scene.amounts.materials.filter((row) => isLate(row) && !row.isLimiting);
  const isUnknown = scene.family.id === 'generic';
  return [
    { key: 'setUp', sentences: setUpOf(scene, atmosphere) },
    { key: 'addition', sentences: isUnknown ? [...sentences, { key: 'act.blankOrder' }] : sentences },
    { key: 'reaction', sentences: reactionOf(scene, cooledTo, late) },
    { key: 'monitoring', sentences: monitoringOf(scene) },
    { key: 'quench', sentences: isUnknown ? [...quenchOf(scene), { key: 'quench.blank' }] : quenchOf(scene) },
    { key: 'workUp', sentences: workUpOf(scene) },
    { key: 'purification', sentences: purificationOf(scene) },
  ];
}

function isLateIn({ agents }: ReadConditions): (row: Material) => boolean {
  const late = new Set(agents.filter(({ isLate }) => isLate).map(({ name }) => name));
  return ({ agent }) => agent !== undefined && late.has(agent);
}

function basisOf({ asked, family, amounts, conditions }: Scene): Phrase[] {
  const { counted } = asked.conditions ?? {};
  const { conditionOrigin = 'unknown' } = asked;
  const first: Phrase = counted
    ? { key: 'basis.counted', slots: { reactions: counted.reactions, of: counted.of } }
    : { key: `basis.${asked.conditions ? conditionOrigin : 'unknown'}` };
  const isStated = amounts.materials.some(({ equivalentsFrom }) => equivalentsFrom === 'chemist');
  const instead = conditions.agents.flatMap((one) => (one.instead.length > 0 ? [one] : []));
  return [
    first,
    ...instead.map((one): Phrase => ({
      key: 'basis.instead',
      slots: { name: { agent: one.name }, others: { list: one.instead.map((agent) => ({ agent })) } },
    })),
    { key: family.id === 'generic' ? 'basis.amountsUnknown' : 'basis.amounts' },
    ...(isStated ? [{ key: 'basis.amountsStated' }] : []),
    { key: 'basis.noPublication' },
  ];
}

function blanksOf({ asked, conditions, amounts, family }: Scene): Draft['blanks'] {
  const { materials } = amounts;
  const isUnknown = family.id === 'generic';
  const has: [Draft['blanks'][number], boolean][] = [
    ['equivalents', materials.some(({ equivalentsFrom, role }) => equivalentsFrom === 'unknown' && role !== 'solvent')],
    ['reagents', asked.conditions === undefined],
    ['solvent', conditions.solvents.length === 0 && !conditions.isNeat],
    ['volume', materials.some(({ role, volumeMl }) => role === 'solvent' && volumeMl === null)],
    ['temperature', asked.conditions?.temperatureC === undefined],
    ['time', asked.conditions?.hours === undefined],
    ['quench', isUnknown],
    ['workUp', isUnknown && conditions.solvents.length === 0],
    ['yield', asked.yieldPercent === undefined],
  ];
  return has.flatMap(([blank, isThere]) => (isThere ? [blank] : []));
}

function figuresOf(bench: DraftBench, materials: readonly Material[], product: string): Draft['figures'] {
  const all = new Set([product, ...materials.flatMap(({ smiles }) => smiles ?? [])]);
  return [...all].map((smiles) => ({ smiles, ...bench.described(smiles) }));
}
