// Conditions for a kind of reaction: what patents and screens ran, with counts, and what its template calls typical.

import { conditionOriginOf } from '../models/templates/template.ts';
import type { ReactionTemplate, TypicalConditions } from '../models/templates/template.ts';
import { isComplete } from './complete-record.ts';
import type { ConditionCounts, ConditionSet, KindCounts } from './condition-counts.ts';

/** `patents` counts recorded reactions, `screens` experiments; `template` is knowledge without a count. */
export type ConditionSource = 'patents' | 'screens' | 'template';

export interface RecommendedConditions {
  source: ConditionSource;
  templateId: string;
  reagents: string[];
  solvents: string[];
  catalysts: string[];
  /** Degrees Celsius, lowest and highest; equal where only a median is known. */
  temperatureC: [number, number] | null;
  hours: [number, number] | null;
  /** Median of what was reported. */
  yieldPercent: number | null;
  /** Recorded reactions or experiments run so; null for a template. */
  support: number | null;
  /** Of so many of the kind. */
  of: number | null;
}

/** Places that screens may take beside patents. */
const placesForScreens = 2;

/**
 * The best supported conditions of the kinds first; of one template come sets seen twice or more, the best of screens,
 * what the template says, and sets seen once.
 */
export function recommendConditions(
  templates: readonly ReactionTemplate[],
  counts: ConditionCounts,
  top: number,
): RecommendedConditions[] {
  const lists = templates.map((template) => ofTemplate(template, counts.kinds[template.id], top));
  const ranked = lists.flat().toSorted((a, b) => rankOf(a) - rankOf(b) || (b.support ?? 0) - (a.support ?? 0));
  const seen = new Set<string>();
  const distinct = ranked.filter((one) => {
    const key = JSON.stringify([one.reagents, one.solvents, one.catalysts].map((names) => names.toSorted()));
    return !seen.has(key) && seen.add(key);
  });
  return withScreens(distinct, top);
}

function ofTemplate(template: ReactionTemplate, kind: KindCounts | undefined, top: number): RecommendedConditions[] {
  const from = (source: 'patents' | 'screens', of: number) => (set: ConditionSet) =>
    counted(template.id, source, of, set);
  return [
    ...(kind?.sets
      .filter((set) => isComplete(template, set))
      .slice(0, top)
      .map(from('patents', kind.patents)) ?? []),
    ...(kind?.screens?.slice(0, placesForScreens).map(from('screens', kind.experiments ?? 0)) ?? []),
    // What a learned template tells of patents is among the counted ones already.
    ...(conditionOriginOf(template) === 'patents' ? [] : template.conditions.map((line) => typical(template.id, line))),
  ];
}

function counted(
  templateId: string,
  source: 'patents' | 'screens',
  of: number,
  set: ConditionSet,
): RecommendedConditions {
  const { reagents, solvents, catalysts, records, temperatureC, hours, yieldPercent } = set;
  return {
    source,
    templateId,
    reagents,
    solvents,
    catalysts,
    temperatureC: temperatureC ? [temperatureC.median, temperatureC.median] : null,
    hours: hours ? [hours.median, hours.median] : null,
    yieldPercent: yieldPercent?.median ?? null,
    support: records,
    of,
  };
}

function typical(templateId: string, line: TypicalConditions): RecommendedConditions {
  return {
    source: 'template',
    templateId,
    reagents: line.reagents,
    solvents: line.solvents,
    catalysts: line.catalysts ?? [],
    temperatureC: line.temperatureC,
    hours: line.hours ?? null,
    yieldPercent: null,
    support: null,
    of: null,
  };
}

function rankOf({ source, support }: RecommendedConditions): number {
  if (source === 'template') return 2;
  if (source === 'screens') return 1;
  return (support ?? 0) > 1 ? 0 : 3;
}

/** The first ones, with places kept for screens and for one line of the template where there are such. */
function withScreens(ranked: readonly RecommendedConditions[], top: number): RecommendedConditions[] {
  const patents = ranked.filter((one) => rankOf(one) === 0);
  const screens = ranked.filter((one) => one.source === 'screens').slice(0, placesForScreens);
  const rest = ranked.filter((one) => rankOf(one) > 1);
  const kept = Math.min(top - 1, screens.length + Math.min(1, rest.length));
  const first = patents.slice(0, Math.max(1, top - kept));
  return [...first, ...screens, ...rest, ...patents.slice(first.length)].slice(0, top);
}
