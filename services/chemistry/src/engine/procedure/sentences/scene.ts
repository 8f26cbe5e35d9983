// What the sentences of a draft are chosen by: the family, what is in the flask, what the product is.

import type { Amounts } from '../amounts/amounts.ts';
import type { DraftBench } from '../bench.ts';
import type { Family, Flask } from '../families/family.ts';
import type { ReadConditions } from '../read-agents.ts';
import { significant } from '../../../chemistry/molecule/rounded.ts';
import { findSolvent } from '../substances/find-substance.ts';
import type { Traits } from '../traits.ts';
import type { AskedProcedure, Material, Slot } from '../types.ts';

export interface Scene {
  bench: DraftBench;
  asked: AskedProcedure;
  family: Family;
  flask: Flask;
  conditions: ReadConditions;
  amounts: Amounts;
  /** Of the product. */
  traits: Traits;
}

/** With their amounts. */
export function listed(rows: readonly Material[]): Slot {
  return { list: rows.map(({ id }) => ({ material: id, amount: true })) };
}

/** By name alone. */
export function named(rows: readonly Material[]): Slot {
  return { list: rows.map(({ id }) => ({ material: id, amount: false })) };
}

export function solventsOf({ amounts }: Scene): Material[] {
  return amounts.materials.filter(({ role }) => role === 'solvent');
}

/** Millilitres of solvent in the flask; null where nobody knows. */
export function flaskMl(scene: Scene): number | null {
  const solvents = solventsOf(scene);
  const liquids = scene.amounts.materials.filter(({ volumeMl }) => volumeMl !== null);
  const measured = solvents.length > 0 || !scene.conditions.isNeat ? solvents : liquids;
  const volumes = measured.map(({ volumeMl }) => volumeMl);
  const known = volumes.filter((one) => one !== null);
  return known.length === 0 || known.length < volumes.length ? null : known.reduce((a, b) => a + b, 0);
}

/** Millilitres for extraction and washing, as a multiple of what is in the flask. */
export function workUpMl(scene: Scene, times = 1): Slot {
  const ml = flaskMl(scene);
  return ml === null ? { key: 'blankMl' } : { key: 'volume', slots: { ml: significant(Math.max(ml * times, 2), 2) } };
}

/** °C of the solvents, the lowest of them; undefined where one is not known. */
export function lowestBoiling({ conditions }: Scene): { name: string; boilingC: number } | undefined {
  const known = conditions.solvents.flatMap((name) => {
    const { boilingC } = findSolvent(name);
    return boilingC === undefined ? [] : [{ name, boilingC }];
  });
  return known.length < conditions.solvents.length ? undefined : known.toSorted((a, b) => a.boilingC - b.boilingC)[0];
}

/** Lowest and highest °C of the conditions. */
export function temperatureOf({ asked }: Scene): [number, number] | undefined {
  return asked.conditions?.temperatureC;
}
