// Which routes of a task take which ways: a way is a product with the set of what it is made from.

import { plannedText } from '../../chemistry/molecule/stereo/stereo-groups.ts';
import { and, eq, not, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { routes } from '../tasks/schema.ts';

export interface RouteOfPath {
  routeId: string;
  /** 1 for the best route of the task. */
  rank: number;
  solved: boolean;
}

/** The same for the same product and precursors (canonical SMILES), in whatever order and number they are named. */
export function wayOf(product: string, precursors: readonly string[]): string {
  return `${[...new Set(precursors)].toSorted().join('.')}>>${product}`;
}

/** For each way to make the product the routes of the task that take it, the best first. */
export async function routesByPath(
  queries: Queries,
  taskId: string,
  product: string,
): Promise<ReadonlyMap<string, RouteOfPath[]>> {
  const rows = await queries
    .select({
      routeId: routes.id,
      solved: routes.solved,
      reactions: sql<string[]>`jsonb_path_query_array(${routes.detail}, '$.steps[*].reactionSmiles')`,
    })
    .from(routes)
    .where(and(eq(routes.taskId, taskId), not(routes.deleted)))
    .orderBy(sql`${routes.solved} desc, ${routes.score} desc, ${routes.steps}, ${routes.fingerprint}`);
  const found = new Map<string, RouteOfPath[]>();
  rows.forEach(({ routeId, solved, reactions }, place) => {
    const ways = new Set(reactions.flatMap((reaction) => wayOfReaction(reaction, product)));
    for (const way of ways) found.set(way, [...(found.get(way) ?? []), { routeId, rank: place + 1, solved }]);
  });
  return found;
}

function wayOfReaction(reaction: string, product: string): string[] {
  const [left = '', , right = ''] = reaction.split('>');
  return right === product || right === plannedText(product) ? [wayOf(product, left.split('.'))] : [];
}
