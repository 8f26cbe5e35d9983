// The draft procedure of an enzymatic step: buffer, catalyst as extract or cells, recycling of the cofactor, removal of the protein.
// Amounts come from the operation of the transformation; they are usual laboratory practice, of no particular enzyme.

import { operationOf } from '../../chemistry/enzymes/enzyme-templates.ts';
import type { EnzymeTransformation } from '../../chemistry/enzymes/enzyme-step.ts';
import type { EnzymeOperation } from '../../chemistry/enzymes/operation.ts';
import { significant } from '../../chemistry/molecule/rounded.ts';
import { amountsOf, type Amounts } from './amounts/amounts.ts';
import type { DraftBench } from './bench.ts';
import { flaskOf } from './family-of.ts';
import type { Amount, Family } from './families/family.ts';
import { purificationOf } from './sentences/purification.ts';
import { listed, type Scene } from './sentences/scene.ts';
import { traitsOf } from './traits.ts';
import type { AskedProcedure, Draft, Material, Phrase, Section, Slot } from './types.ts';
import { readConditions } from './read-agents.ts';

/** What is taken of a second substrate. */
const secondSubstrate = [1, 2, 1.2] as const;

interface EnzymaticDraft extends Pick<
  Draft,
  'family' | 'atmosphere' | 'materials' | 'product' | 'sections' | 'warnings' | 'basis'
> {
  amounts: Amounts;
}

/** The parts of the draft that differ from a chemical one. Throws a TypeError for molecules that are none. */
export function enzymaticDraft(
  bench: DraftBench,
  asked: AskedProcedure,
  transformation: EnzymeTransformation,
): EnzymaticDraft {
  const operation = operationOf(transformation);
  const conditions = readConditions(asked.conditions);
  const substances = asked.reactants.flatMap((one) => bench.substanceOf(one) ?? []);
  const family = familyOf(
    operation,
    [transformation.enzyme, 'catalyst'],
    substances.map(({ name }) => name),
  );
  const counted = amountsOf(bench, family, asked, conditions);
  const materials = withVolumes(counted.materials, counted.limiting, operation);
  const amounts = { ...counted, materials };
  const flask = flaskOf(bench, asked, conditions);
  const scene: Scene = { bench, asked, family, flask, conditions, amounts, traits: traitsOf(bench, asked.product) };
  const lost = transformation.outcome === 'resolution';
  return {
    amounts,
    family: family.id,
    atmosphere: operation.absent.includes('oxygen') ? 'inert' : 'air',
    materials,
    product: counted.product,
    sections: sectionsOf(scene, operation),
    warnings: ['check', 'enzymeDust', ...(operation.aerated ? ['enzymeAir'] : []), ...(lost ? ['enzymeHalf'] : [])].map(
      (key) => ({ key: `warning.${key}` }),
    ),
    basis: [{ key: 'basis.enzymatic' }, { key: 'basis.noPublication' }],
  };
}

/** `substrates` are those that the tables name. */
function familyOf(
  { agents, loadPercent: [low, high] }: EnzymeOperation,
  catalysts: readonly string[],
  substrates: readonly string[],
): Family {
  const load: Amount = { weightPercent: [low, high, significant((low + high) / 2, 2)] };
  const amounts: Record<string, Amount> = { reactant: secondSubstrate };
  for (const name of substrates) amounts[name] = secondSubstrate;
  for (const name of catalysts) amounts[name] = load;
  for (const { name, equivalents } of agents) amounts[name] = [equivalents, equivalents, equivalents];
  return { id: 'enzymatic', names: /^/, partners: [], amounts, molar: 0.1, atmosphere: 'air', order: [] };
}

/** Volumes follow from the usual concentration of the substrate and the share of the cosolvent. */
function withVolumes(
  materials: readonly Material[],
  { massG }: Material,
  { gramsPerLitre: [low, high], cosolvent }: EnzymeOperation,
): Material[] {
  const totalMl = massG === null ? null : (1000 * massG) / Math.sqrt(low * high);
  const share = cosolvent ? (cosolvent.percent[0] + cosolvent.percent[1]) / 200 : 0;
  return materials.map((row) => {
    if (row.role !== 'solvent' || totalMl === null) return row;
    const part = row.agent === cosolvent?.name ? share : 1 - share;
    return { ...row, volumeMl: significant(totalMl * part, 2), equivalentsFrom: 'class', note: null };
  });
}

function sectionsOf(scene: Scene, operation: EnzymeOperation): Section[] {
  return [
    { key: 'setUp', sentences: setUpOf(operation) },
    { key: 'addition', sentences: additionOf(scene, operation) },
    { key: 'reaction', sentences: reactionOf(operation) },
    { key: 'monitoring', sentences: [{ key: 'enzymatic.monitoring' }] },
    { key: 'quench', sentences: [{ key: `enzymatic.remove.${operation.form}` }] },
    { key: 'workUp', sentences: workUpOf(scene, operation) },
    { key: 'purification', sentences: purificationOf(scene) },
  ];
}

function setUpOf({ pH, aerated, absent, agents }: EnzymeOperation): Phrase[] {
  const names = agents.map(({ name }) => name);
  return [
    { key: pH ? 'enzymatic.setUp.buffer' : 'enzymatic.setUp.organic' },
    ...(aerated ? [{ key: 'enzymatic.setUp.aerated' }] : []),
    ...(absent.includes('oxygen') ? [{ key: 'enzymatic.setUp.degassed' }] : []),
    ...(names.some((one) => /^(?:NaCN|HCN|KCN)$/.test(one)) ? [{ key: 'setUp.cyanide' }] : []),
    ...(names.includes('NaN3') ? [{ key: 'setUp.azide' }] : []),
  ];
}

function additionOf(scene: Scene, { pH, medium, cosolvent, cofactors, recycling, form }: EnzymeOperation): Phrase[] {
  const { materials, limiting } = scene.amounts;
  const solvents = materials.filter(({ role }) => role === 'solvent');
  const buffer = solvents.filter(({ agent }) => agent === medium);
  const beside = solvents.filter(({ agent }) => agent === cosolvent?.name);
  const catalysts = materials.filter(({ role }) => role === 'catalyst');
  const agents = materials.filter((row) => !row.isLimiting && !solvents.includes(row) && !catalysts.includes(row));
  const needed = cofactors.filter((one) => one !== 'none');
  const said: (Phrase | false)[] = [
    pH
      ? { key: 'enzymatic.add.buffer', slots: { buffer: listed(buffer), low: pH[0], high: pH[1] } }
      : { key: 'enzymatic.add.organic', slots: { medium: listed(buffer) } },
    agents.length > 0 && {
      key: pH ? 'enzymatic.add.agents' : 'enzymatic.add.agentsDry',
      slots: { agents: listed(agents) },
    },
    needed.length > 0 && {
      key: 'enzymatic.add.cofactor',
      slots: { cofactors: { list: needed.map((one): Slot => ({ key: `enzymatic.cofactor.${one}` })) } },
    },
    recycling !== 'none' && { key: `enzymatic.recycling.${recycling}` },
    beside.length > 0
      ? {
          key: 'enzymatic.add.substrateIn',
          slots: { substrate: { material: limiting.id, amount: true }, cosolvent: listed(beside) },
        }
      : { key: 'enzymatic.add.substrate', slots: { substrate: { material: limiting.id, amount: true } } },
    { key: `enzymatic.add.${form}`, slots: { catalyst: listed(catalysts) } },
  ];
  return said.filter((one) => one !== false);
}

function reactionOf({ temperatureC: [low, high], hours, pH }: EnzymeOperation): Phrase[] {
  return [
    { key: 'enzymatic.stir', slots: { low, high, from: hours[0], to: hours[1] } },
    ...(pH ? [{ key: 'enzymatic.keepPH', slots: { low: pH[0], high: pH[1] } }] : []),
    { key: 'enzymatic.feed' },
  ];
}

function workUpOf({ traits }: Scene, { pH }: EnzymeOperation): Phrase[] {
  if (!pH) return [{ key: 'enzymatic.workUp.organic' }];
  if (traits.isZwitterion) return [{ key: 'enzymatic.workUp.zwitterion' }];
  if (traits.isPolar) return [{ key: 'enzymatic.workUp.polar' }];
  const first = traits.isAcid ? 'acid' : traits.isBasic ? 'basic' : 'neutral';
  return [{ key: `enzymatic.workUp.${first}` }, { key: 'enzymatic.workUp.dry' }];
}
