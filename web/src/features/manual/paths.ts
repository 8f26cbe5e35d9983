// Addresses of planning by hand and of what it leads to.

/** The canvas of one route under construction; without an id, where one is begun. */
export function manualPath(draftId?: string): string {
  return draftId === undefined ? '/route/manual' : `/route/manual/${draftId}`;
}

/** A route that was kept. */
export function keptRoutePath(routeId: string): string {
  return `/route/detail/${routeId}`;
}

/** The whole graph of a search. */
export function searchGraphPath(taskId: string, smilesUniqueCode: string): string {
  return `/route/force/retrosynthesis/${smilesUniqueCode}?task=${taskId}`;
}
