// Addresses around the search graph.

/** The graph of a task, from one molecule of it on. */
export function graphPath(routeType: string, taskId: string, from?: string): string {
  return `/route/force/${routeType}${from === undefined ? '' : `/${from}`}?task=${taskId}`;
}

/** The resulting routes. */
export function routeListPath(routeType: string, taskId: string): string {
  return `/route/list/${routeType}?task=${taskId}`;
}

/** The canvas of a route under construction. */
export function manualPath(draftId: string): string {
  return `/route/manual/${draftId}`;
}

/** One route. */
export function routePath(routeId: string): string {
  return `/route/detail/${routeId}`;
}
