// What recorded patent reactions say about each template. Computed by scripts/count-templates.ts.

import { readFileSync } from 'node:fs';
import type { FunctionalGroup } from '../templates/functional-groups.ts';

/** Counts of one template; see scripts/count-templates.ts for how each is taken. */
export interface TemplateCount {
  /** Recorded products to which a retro transform applies. */
  retroApplied: number;
  /** Distinct proposals for those products. */
  retroProposed: number;
  /** Products of which one proposal is exactly the recorded set of precursors: the precedents. */
  retroHit: number;
  /** Recorded reactant sets to which a forward transform applies. */
  forwardApplied: number;
  /** Those for which it gives the recorded product. */
  forwardHit: number;
  /** Of those, how many carried this incompatible group away from the site. */
  tolerated: Partial<Record<FunctionalGroup, number>>;
}

export interface TemplateCounts {
  /** Names of the source files. */
  sources: string[];
  /** Reactions counted. */
  reactions: number;
  templates: Record<string, TemplateCount>;
}

export const noCounts: TemplateCounts = { sources: [], reactions: 0, templates: {} };

/** Reads the counts that ship with the service. */
export function readTemplateCounts(
  file: URL = new URL('../../../data/template-counts.json', import.meta.url),
): TemplateCounts {
  return JSON.parse(readFileSync(file, 'utf8')) as TemplateCounts;
}

/** Share of proposals that a template without any count is given: about a rarely used template. */
export const unknownRetroPrior = 0.02;
/** Share of applications that give the recorded product, for a template without any count. */
export const unknownForwardPrior = 0.2;
// Weight of the prior against the counts, in observations.
const priorWeight = 10;

/** How likely one proposal of this template is the recorded one, 0 to 1. */
export function retroPrior(count: TemplateCount | undefined): number {
  if (!count) return unknownRetroPrior;
  return (count.retroHit + priorWeight * unknownRetroPrior) / (count.retroProposed + priorWeight);
}

/** How likely this template's product is the recorded one when it applies, 0 to 1. */
export function forwardPrior(count: TemplateCount | undefined): number {
  if (!count) return unknownForwardPrior;
  return (count.forwardHit + priorWeight * unknownForwardPrior) / (count.forwardApplied + priorWeight);
}

/**
 * Factor for an incompatible group that sits elsewhere in a reactant. The authors' list says no; recorded reactions that
 * ran with the group untouched soften it, in full (0.7) when they are at least a tenth of all that the template gave.
 */
export function groupFactor(count: TemplateCount | undefined, group: FunctionalGroup): number {
  const seen = count?.tolerated[group] ?? 0;
  if (!count || seen < 2) return untoleratedFactor;
  return Math.min(0.7, Math.max(untoleratedFactor, (7 * seen) / count.forwardHit));
}

const untoleratedFactor = 0.02;
