import { expect, it } from 'vitest';
import type { ListedRoute } from '../thumbnail/listed-route.ts';
import { bestOfStrategies } from './found-routes.tsx';

const route = (rank: number, cluster?: string) =>
  ({ routeId: `route ${rank}`, rank, ...(cluster && { cluster: { id: cluster } }) }) as unknown as ListedRoute;

it('takes the best route of each strategy, the best of all first, and counts those that follow it', () => {
  const routes = [route(4, 'amide'), route(1, 'aryl'), route(3), route(2, 'aryl')];
  const found = bestOfStrategies(routes).map(({ id, route: best, count }) => [id, best.rank, count]);
  expect(found).toEqual([
    ['aryl', 1, 2],
    ['', 3, 1],
    ['amide', 4, 1],
  ]);
});
