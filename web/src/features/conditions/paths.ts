// Addresses of condition optimization. None holds a structure, except the link to home.

export const searchPath = '/conditionsearch';

export const optimizationTabs = ['sets', 'experiments', 'sites', 'precedents'] as const;
export type OptimizationTab = (typeof optimizationTabs)[number];

/** An entry of the history. */
export function optimizationPath(id: string): string {
  return `/conditionOptimization?id=${encodeURIComponent(id)}`;
}

/** Home takes the structure along and notes where it came from (specification section 2). */
export function planPath(smiles: string): string {
  return `/home?${new URLSearchParams({ smiles, source: 'conditionOptimization' }).toString()}`;
}

/** Reads the address; an unknown tab is the first. */
export function tabIn(search: URLSearchParams): OptimizationTab {
  return optimizationTabs.find((tab) => tab === search.get('tab')) ?? 'sets';
}
