import type { RouteSummary } from '@app/shared/contracts/routes/routes';
import { message } from '@app/locales/messages';
import type { RouteCluster } from '../../engine/search/route-cluster.ts';
import type { Caller } from '../../platform/http/caller.ts';

/** A cluster with its description: each kind of bond once, with how many of it there are. */
export function presentCluster({ id, bonds, kinds }: RouteCluster, { culture }: Caller): RouteSummary['cluster'] {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const words = [...counts].map(([kind, count]) => {
    const word = message(culture, 'routes', `clusterName.bond.${kind}`);
    return count > 1 ? `${count} × ${word}` : word;
  });
  const text =
    words.length === 0
      ? message(culture, 'routes', 'clusterName.none')
      : words.join(message(culture, 'routes', 'clusterName.and'));
  return { id, bonds, text };
}
