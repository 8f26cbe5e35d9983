import type { Call } from '@app/shared/contracts/call';
import type { FastifyRequest } from 'fastify';

export type RouteName = (request: Pick<FastifyRequest, 'routeOptions' | 'is404'>) => string;

/** What a request is called in metrics and traces: its contract, else the pattern of its route. Never its address. */
export function createRouteNames(entries: readonly (readonly [string, Call])[]): RouteName {
  const names = new Map(entries.map(([name, call]) => [call, name]));
  return ({ routeOptions: { config, url = '(none)' }, is404 }) => {
    if (is404) return '(none)';
    return (config.call && names.get(config.call)) ?? url;
  };
}
