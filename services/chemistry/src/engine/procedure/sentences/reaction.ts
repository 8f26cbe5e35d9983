// The sentences of the reaction: temperature and time of the conditions, what is added later, how it is followed.

import { listed, lowestBoiling, named, type Scene, temperatureOf } from './scene.ts';
import type { Material, Phrase, Slot } from '../types.ts';

/** Degrees by which a bath may differ from the boiling point of a solvent that boils. */
const nearBoiling = 5;
const warmFrom = 30;

export function reactionOf(scene: Scene, cooledTo: number | undefined, late: readonly Material[]): Phrase[] {
  const first = stirred(scene, cooledTo);
  const light: Phrase[] = scene.conditions.usesLight ? [{ key: 'react.light' }] : [];
  if (late.length === 0) return [...light, first];
  const isHot = (temperatureOf(scene)?.[1] ?? 25) > warmFrom;
  const key = late.some(({ agent }) => agent === 'H2O2')
    ? 'react.thenPeroxide'
    : isHot
      ? 'react.thenCooled'
      : 'react.then';
  return [...light, first, { key, slots: { materials: listed(late) } }];
}

/** Whether the temperature asks for a closed vessel. */
export function isSealed(scene: Scene): boolean {
  return (isAboveBoiling(scene) && !freesGas(scene)) || holdsGas(scene);
}

/** Ammonia and small amines leave a warm flask. */
const gaseous = ['N', 'CN', 'CNC', 'CCN', 'CN(C)C'];
const gasLeavesFrom = 40;

export function holdsGas(scene: Scene): boolean {
  const isWarm = (temperatureOf(scene)?.[1] ?? 0) > gasLeavesFrom;
  return (
    isWarm && scene.amounts.materials.some(({ smiles, agent }) => gaseous.includes(smiles ?? '') && agent !== 'NH4OAc')
  );
}

/** Hydrogen is set free only by a hydride, carbon dioxide only by what holds it. */
export function freesGas({ family, flask }: Scene): boolean {
  if (family.gas === undefined) return false;
  if (family.gas === 'H2') return flask.has('NaH', 'KH', 'CaH2', 'hydride', 'metal');
  return family.id !== 'bocProtection' || flask.has('Boc2O');
}

function isAboveBoiling(scene: Scene): boolean {
  const [boiling, temperature] = [lowestBoiling(scene), temperatureOf(scene)];
  return boiling !== undefined && temperature !== undefined && temperature[1] > boiling.boilingC + nearBoiling;
}

function stirred(scene: Scene, cooledTo: number | undefined): Phrase {
  const range = temperatureOf(scene);
  const time = timeOf(scene);
  if (!range) return { key: 'react.stir', slots: { temperature: { key: 'blankCelsius' }, time } };
  const [low, high] = range;
  const temperature: Slot = { key: 'temperature', slots: { low, high } };
  const boiling = lowestBoiling(scene);
  if (freesGas(scene) && isAboveBoiling(scene)) return { key: 'react.refluxVented', slots: { temperature, time } };
  if (isSealed(scene)) return { key: 'react.sealed', slots: { temperature, time } };
  if (boiling && high > warmFrom && Math.abs(high - boiling.boilingC) <= nearBoiling && low > high - 25)
    return { key: 'react.reflux', slots: { celsius: high, time } };
  if (high > warmFrom && cooledTo !== undefined)
    return {
      key: 'react.warmHeat',
      slots: { temperature: low < warmFrom ? { key: 'temperatureOne', slots: { low: high } } : temperature, time },
    };
  if (high > warmFrom && low < warmFrom) return { key: 'react.raise', slots: { low, celsius: high, time } };
  if (cooledTo !== undefined && high > cooledTo + 5)
    return { key: low === high ? 'react.warmTo' : 'react.letWarm', slots: { low: cooledTo, celsius: high, time } };
  if (high > warmFrom) return { key: 'react.heat', slots: { temperature, time } };
  return { key: 'react.stir', slots: { temperature, time } };
}

export function timeOf({ asked }: Scene): Slot {
  const { hours } = asked.conditions ?? {};
  if (!hours) return { key: 'blankHours' };
  const [low, high] = hours;
  if (high >= 1) return { key: 'hours', slots: { low, high } };
  return { key: 'minutes', slots: { low: Math.round(low * 60), high: Math.round(high * 60) } };
}

/** Families of which a sample is quenched before it is looked at. */
const quenchedSamples: Readonly<Record<string, readonly string[]>> = {
  'monitor.quenchMethanol': [
    'acidChloride',
    'amideAcidChloride',
    'acylHalide',
    'sulfonylation',
    'dehydroxychlorination',
  ],
  'monitor.quenchAmmonium': [
    'grignardAddition',
    'grignardFormation',
    'lithiation',
    'enolateAlkylation',
    'esterCondensation',
    'lithiumAluminiumHydride',
    'dibal',
    'borane',
    'wittig',
  ],
  'monitor.uptake': ['hydrogenation', 'homogeneousHydrogenation'],
  'monitor.imine': ['reductiveAmination'],
};

export function monitoringOf({ family, amounts }: Scene): Phrase[] {
  const [special] = Object.entries(quenchedSamples).find(([, ids]) => ids.includes(family.id)) ?? [];
  const consumed: Phrase = { key: 'monitor.consumed', slots: { limiting: named([amounts.limiting]) } };
  return special === undefined ? [consumed] : [consumed, { key: special }];
}
