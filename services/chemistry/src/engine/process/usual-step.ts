// What a step of unknown conditions is taken for: nothing is known against it, and that is no merit. Each figure is the mean
// or the median of the expert templates, weighted by how often patents record them, whichever is worse.

import { readTemplateCounts } from '../../chemistry/models/template-counts.ts';
import { reactionTemplates } from '../../chemistry/templates/all.ts';
import type { TypicalConditions } from '../../chemistry/templates/template.ts';

export interface Weighted {
  value: number;
  weight: number;
}

/** A figure of conditions, taken of the usual step; the greater it is, the worse. */
export function usual(figureOf: (conditions: readonly TypicalConditions[]) => number): number {
  const { templates } = readTemplateCounts();
  const all = reactionTemplates.map(({ id, conditions }) => ({
    value: figureOf(conditions),
    weight: templates[id]?.retroHit ?? 0,
  }));
  return Math.max(meanOf(all), medianOf(all));
}

function meanOf(all: readonly Weighted[]): number {
  const weight = all.reduce((sum, one) => sum + one.weight, 0);
  return weight === 0 ? 0 : all.reduce((sum, one) => sum + one.value * one.weight, 0) / weight;
}

/** The value that half of the weight does not exceed. */
export function medianOf(all: readonly Weighted[]): number {
  const half = all.reduce((sum, one) => sum + one.weight, 0) / 2;
  let passed = 0;
  for (const { value, weight } of all.toSorted((a, b) => a.value - b.value)) {
    passed += weight;
    if (passed >= half) return value;
  }
  return 0;
}
