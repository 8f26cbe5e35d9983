// Addresses of condition optimization.

export const searchPath = '/conditionsearch';

export const optimizationTabs = ['sets', 'experiments', 'sites', 'precedents'] as const;
export type OptimizationTab = (typeof optimizationTabs)[number];

/** An entry of the history. */
export function optimizationPath(id: string): string {
  return `/conditionOptimization?id=${encodeURIComponent(id)}`;
}

/** Reads the address; an unknown tab is the first. */
export function tabIn(search: URLSearchParams): OptimizationTab {
  return optimizationTabs.find((tab) => tab === search.get('tab')) ?? 'sets';
}
