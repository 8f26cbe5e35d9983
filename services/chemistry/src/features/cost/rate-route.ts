// The score of a route by the weights of who asked: from the figures that lists show, so that both order alike.

import type { SearchPreferences } from '@app/shared/constants/search-preferences';
import { fitOf, weightedFit } from '@app/shared/rules/preferences';
import type { Route } from '../../engine/search/types.ts';
import type { FoundRoute } from '../tasks/route-store.ts';

/** Of two routes that fit alike, the one with the better score of its own comes first. */
const ownShare = 0.05;

/** What is left of a score for each step with a protecting group, where fewer of them are wanted. */
const groupFactor = 0.94;

/** Score of a route, 0 to 1, from its shape with figures; null where nothing is weighed or counted. */
export function rateRoute(
  { score }: Pick<Route, 'score'>,
  { steps, summary, detail }: Pick<FoundRoute, 'steps' | 'summary' | 'detail'>,
  preferences: SearchPreferences | undefined,
): number | null {
  const weights = preferences?.weights;
  if (!weights || !summary.figures) return null;
  const fit = weightedFit(fitOf({ steps, ...fitFacts(summary.figures) }), weights);
  const groups = detail.steps.filter(({ classKey }) => classKey === 'protection' || classKey === 'deprotection').length;
  const isFewer = preferences.protectingGroups === 'fewer';
  return ((1 - ownShare) * fit + ownShare * score) * (isFewer ? groupFactor ** groups : 1);
}

function fitFacts({ dollarCentsPerKg, confidence, greenness }: NonNullable<FoundRoute['summary']['figures']>) {
  return { dollarCentsPerKg, confidence, greenness };
}
