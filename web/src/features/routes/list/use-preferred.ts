// What the list orders by preference: routes with how well they fit the weights, and how alike they are to a given one.

import type { PreferenceWeights } from '@app/shared/constants/search-preferences';
import type { RetroTask } from '@app/shared/contracts/retrosynthesis';
import { weightedFit } from '@app/shared/rules/preferences';
import { useMemo } from 'react';
import type { ListedRoute } from '../../../chemistry/thumbnail/listed-route.ts';
import { useCall } from '../../../shared/api/use-call.ts';
import type { ListQuery } from '../filter/list-query.ts';

const even: PreferenceWeights = { short: 50, cheap: 50, robust: 50, green: 50 };

/** The weights of the address, else those that the task was planned with, else all the same. */
export function weightsOf(query: Pick<ListQuery, 'weights'>, task: RetroTask | undefined): PreferenceWeights {
  return query.weights ?? task?.settings.preferences?.weights ?? even;
}

/** The id of the route that others are compared with; undefined for the one that the search was given. */
export function likeOf(
  { like }: Pick<ListQuery, 'like'>,
  task: RetroTask | undefined,
  routes: readonly ListedRoute[],
): string | undefined {
  if (like !== null) return like;
  return task?.settings.preferences?.likeRoute?.length ? undefined : routes.find(({ rank }) => rank === 1)?.routeId;
}

/** The same routes with the figure that they are ordered by. */
export function usePreferred(
  routes: readonly ListedRoute[],
  query: Pick<ListQuery, 'sort' | 'weights' | 'like'>,
  task: RetroTask | undefined,
): readonly ListedRoute[] {
  const { sort } = query;
  const routeId = likeOf(query, task, routes);
  const { data } = useCall(
    'routeLikeness',
    sort === 'likeness' && task && routes.length > 0
      ? { body: { taskId: task.taskId, routeType: task.routeType, ...(routeId && { routeId }) } }
      : null,
  );
  const weights = JSON.stringify(weightsOf(query, task));
  return useMemo(() => {
    if (sort === 'fit') {
      const wanted: PreferenceWeights = JSON.parse(weights);
      return routes.map((route) => {
        const fit = route.figures?.fit;
        return { ...route, weighed: fit && 100 * weightedFit(fit, wanted) };
      });
    }
    if (sort !== 'likeness') return routes;
    const found = new Map(data?.items.map((one) => [one.routeId, one.likeness]));
    return routes.map((route) => ({ ...route, likeness: found.get(route.routeId) }));
  }, [routes, sort, weights, data]);
}
