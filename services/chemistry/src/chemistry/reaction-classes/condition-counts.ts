// How often patents and screens ran a kind of reaction under which conditions: data/condition-counts.json, made by
// scripts/condition-counts.ts.

import { readFileSync } from 'node:fs';
import type { TypicalConditions } from '../templates/template.ts';

/** Middle of the values that were given, and of how many. */
export interface Middle {
  median: number;
  of: number;
}

/** Half of the values lie between lower and upper. */
export interface Spread extends Middle {
  lower: number;
  upper: number;
}

export interface ConditionSet {
  reagents: string[];
  solvents: string[];
  catalysts: string[];
  /** Recorded reactions, or experiments of a screen, that were run so. */
  records: number;
  temperatureC?: Middle;
  hours?: Middle;
  yieldPercent?: Middle;
}

export interface KindCounts {
  /** Patent reactions of the kind whose conditions were read. */
  patents: number;
  /** Of all patent reactions of the kind that give it. */
  temperatureC?: Middle;
  /** How a kind of step is typically run (src/step-kinds), whatever was counted. */
  typical?: TypicalConditions[];
  /** Of all patent reactions of the kind that report one, five at least. */
  yieldPercent?: Spread;
  /** Most frequent first. */
  sets: ConditionSet[];
  /** Experiments of screens, and the sets with the best median yield first. */
  experiments?: number;
  screens?: ConditionSet[];
}

export interface ConditionCounts {
  sources: string[];
  /** Patent records read, and those that the templates explain. */
  records: number;
  explained: number;
  /** By the id of a template or named kind, and by that of a kind of step (src/step-kinds). */
  kinds: Record<string, KindCounts>;
}

const file = new URL('../../../data/condition-counts.json', import.meta.url);

let known: ConditionCounts | undefined;

/** The committed counts, read once. */
export function readConditionCounts(): ConditionCounts {
  known ??= JSON.parse(readFileSync(file, 'utf8')) as ConditionCounts;
  return known;
}
