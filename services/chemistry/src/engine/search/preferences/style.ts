// What preferences change in the costs and scores of a search. Nothing said changes nothing.

import {
  preferenceWeightKeys,
  type PreferenceWeightKey,
  type SearchPreferences,
} from '@app/shared/constants/search-preferences';
import { emphasisOf } from '@app/shared/rules/preferences';
import { usualScale, type StepScale } from '../cost.ts';
import { usualRouteStyle, type RouteStyle } from '../route-score.ts';

/** Costs of detours by protecting groups, as multiples of the usual ones. */
const groupCosts = { none: 1, fewer: 2.5, balanced: 1, more: 0 } as const;
/** What a step that puts a group on or takes one off counts in the score of a route, in steps beside itself. */
const groupSteps = { none: 0.5, fewer: 1.5, balanced: 0.5, more: 0 } as const;
/** Cost of each group that a step leaves unprotected although its conditions touch it, where groups are welcome. */
const unprotectedCost = 0.6;
/** What the emphasis on few steps adds to the cost of a step, and the one on robust steps to the weight of unlikely ones. */
const shortCost = 1.2;
const robustWeight = 0.8;

export interface SearchStyle {
  scale: StepScale;
  route: RouteStyle;
  emphasis: Record<PreferenceWeightKey, number>;
}

/** Costs and scores under the preferences, from those of a search without. */
export function styleOf(preferences: SearchPreferences | undefined, usual: StepScale = usualScale): SearchStyle {
  const { protectingGroups = 'balanced', selectivity = 'balanced', weights } = preferences ?? {};
  const [short = 0, cheap = 0, robust = 0, green = 0] = preferenceWeightKeys.map((key) => emphasisOf(weights, key));
  return {
    scale: {
      fixed: usual.fixed + shortCost * short,
      weight: usual.weight * (1 + robustWeight * robust),
      groups: groupCosts[protectingGroups],
      unprotected: protectingGroups === 'more' ? unprotectedCost : 0,
    },
    route: {
      ...usualRouteStyle,
      groupSteps: groupSteps[protectingGroups],
      allowsMixtures: selectivity === 'mixtures',
    },
    emphasis: { short, cheap, robust, green },
  };
}
