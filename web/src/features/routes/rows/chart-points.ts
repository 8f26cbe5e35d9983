import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';

export interface ChartPoint {
  /** Steps, beside each other where routes have as many. */
  x: number;
  /** Minor units of the currency for a kilogram. */
  y: number;
  route: ListedRoute;
}

const apart = 0.06;
const beside = 7;

/** The points of the routes whose cost is known, and how many have none. */
export function chartPoints(routes: readonly ListedRoute[]): {
  points: ChartPoint[];
  currency: string;
  without: number;
} {
  const known = routes.flatMap((route) => {
    const cost = route.figures?.costPerKg;
    return cost && cost.minorUnits > 0 ? [{ route, cost }] : [];
  });
  const seen = new Map<number, number>();
  const points = known.map(({ route, cost }) => {
    const place = seen.get(route.steps) ?? 0;
    seen.set(route.steps, place + 1);
    return { x: route.steps + ((place % beside) - (beside - 1) / 2) * apart, y: cost.minorUnits, route };
  });
  return { points, currency: known[0]?.cost.currency ?? 'USD', without: routes.length - known.length };
}
