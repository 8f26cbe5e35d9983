// Addresses of the two route pages and of the task they belong to.

import type { RouteType } from '@app/shared/contracts/retrosynthesis';

/** One route. */
export function routePath(routeId: string): string {
  return `/route/detail/${routeId}`;
}

/** The routes of a task. */
export function routeListPath(taskId: string, smilesUniqueCode: string, routeType: RouteType): string {
  return `/route/list/${routeType}/${smilesUniqueCode}?task=${taskId}`;
}

/** The task itself. */
export function taskPath(taskId: string, routeType: RouteType): string {
  return `/${routeType}?task=${taskId}`;
}

/** A new task for a molecule. */
export function planPath(smiles: string): string {
  return `/retrosynthesis?smiles=${encodeURIComponent(smiles)}`;
}

/** All that the search of a task looked at, around one of its molecules, or around the target. */
export function searchGraphPath(routeType: string, taskId: string, smilesUniqueCode?: string): string {
  const molecule = smilesUniqueCode === undefined ? '' : `/${smilesUniqueCode}`;
  return `/route/force/${routeType}${molecule}?task=${taskId}`;
}

/** A route by hand for a molecule. */
export function manualPlanPath(smilesUniqueCode: string): string {
  return `/route/manual?from=${smilesUniqueCode}`;
}

/** What two to four routes cost, side by side. */
export function compareCostsPath([first = '', ...others]: readonly string[]): string {
  return `/cost/${first}?with=${others.join(',')}`;
}
