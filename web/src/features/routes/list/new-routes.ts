// While a search runs, what the reader looks at stays where it is; what came since waits to be let in.

import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';

export interface HeldRoutes {
  /** What the list shows. */
  shown: readonly ListedRoute[];
  /** Routes that came since. */
  waiting: number;
}

/**
 * What to show of the newest response to a reader who is looking at `held`.
 * Nothing is held back while the list is empty, nor when the routes of an earlier run were removed.
 */
export function holdRoutes(newest: readonly ListedRoute[], held: readonly ListedRoute[]): HeldRoutes {
  const known = new Set(held.map((route) => route.routeId));
  const waiting = newest.filter((route) => !known.has(route.routeId)).length;
  if (waiting === 0 || waiting === newest.length) return { shown: newest, waiting: 0 };
  return { shown: held, waiting };
}
