import type { RouteDetail } from '@app/shared/contracts/routes/routes';
import { useCall } from '../../../shared/api/use-call.ts';
import type { CallError } from '../../../shared/api/call-error.ts';
import { maxCompared } from '../filter/list-query.ts';

export interface LoadedRoutes {
  routes: RouteDetail[];
  isLoading: boolean;
  error: CallError | undefined;
}

/** Up to four routes at once; each is cached by itself. Routes that cannot be read are left out and named by `error`. */
export function useRoutes(routeIds: readonly string[]): LoadedRoutes {
  const at = (index: number) => {
    const routeId = routeIds[index];
    return routeId === undefined ? null : { query: { routeId } };
  };
  const responses = [
    useCall('routeDetail', at(0)),
    useCall('routeDetail', at(1)),
    useCall('routeDetail', at(2)),
    useCall('routeDetail', at(3)),
  ].slice(0, Math.min(maxCompared, routeIds.length));
  return {
    routes: responses.flatMap((response) => (response.data ? [response.data] : [])),
    isLoading: responses.some((response) => response.isLoading),
    error: responses.find((response) => response.error)?.error,
  };
}
