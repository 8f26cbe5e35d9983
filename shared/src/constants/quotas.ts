// What a plan counts: searches, each of one module.

import type { Permission } from './modules.ts';

/** Modules whose searches are counted. Substructure search belongs to no permission. */
export const countedModules = [
  'retrosynthesis',
  'processchemistry',
  'forwardsynthesis',
  'sascore',
  'impuritypredict',
  'conditionoptimization',
  'quotation',
  'substructure',
] as const satisfies readonly (Permission | 'substructure')[];
export type CountedModule = (typeof countedModules)[number];

/** A quota is of one module, or of all of them together. */
export const quotaScopes = ['all', ...countedModules] as const;
export type QuotaScope = (typeof quotaScopes)[number];

export const quotaPeriods = ['month', 'year', 'total'] as const;
export type QuotaPeriod = (typeof quotaPeriods)[number];

/** Administrators are notified when so much of a quota is used. */
export const quotaMarks = [80, 100] as const;

export const mostSearches = 1_000_000_000;
