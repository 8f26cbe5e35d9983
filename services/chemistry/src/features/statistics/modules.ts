// Which part of the product an action belongs to.

import type { UsageModule } from '@app/shared/contracts/statistics';
import { trackingIds, trackingKeyOf } from '@app/shared/tracking/catalogue';
import { trackingRanges } from '@app/shared/tracking/ranges';

const ofRange: Record<keyof typeof trackingRanges, UsageModule> = {
  search: 'search',
  retrosynthesis: 'retrosynthesis',
  processChemistry: 'processChemistry',
  sascore: 'sascore',
  resultDownload: 'resultDownload',
  impurityPrediction: 'impurityPrediction',
  promotion: 'promotion',
};

// Two modules share the range of retrosynthesis.
const within: readonly (readonly [RegExp, UsageModule])[] = [
  [/forward|scaffold/i, 'forwardSynthesis'],
  [/optimi|conditions$/i, 'conditionOptimization'],
];

/** The module of a tracking id; undefined for one that the catalogue does not hold. */
export function moduleOf(code: number): UsageModule | undefined {
  const key = trackingKeyOf(code);
  const range = ranges.find((one) => code >= trackingRanges[one][0] && code <= trackingRanges[one][1]);
  if (key === undefined || range === undefined) return undefined;
  const special = range === 'retrosynthesis' ? within.find(([pattern]) => pattern.test(key))?.[1] : undefined;
  return special ?? ofRange[range];
}

const ranges = Object.keys(trackingRanges) as (keyof typeof trackingRanges)[];

/** Tracking ids of these modules. */
export function codesOf(modules: readonly UsageModule[]): number[] {
  return [...trackingIds.values()].filter((code) => {
    const module = moduleOf(code);
    return module !== undefined && modules.includes(module);
  });
}
