// Which targets need which molecules.

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { intermediateUses } from './schema.ts';
import { tasks } from '../tasks/schema.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { visibleUses } from './visible.ts';

/** For each molecule the first few targets that need it, those that need it most first. */
export async function targetsOf(
  queries: Queries,
  reader: Owner,
  moleculeKeys: readonly string[],
  first: number,
): Promise<ReadonlyMap<string, StoredMolecule[]>> {
  if (moleculeKeys.length === 0) return new Map();
  const uses = intermediateUses;
  const ranked = queries
    .select({
      moleculeKey: uses.moleculeKey,
      taskId: sql<string>`min(${uses.taskId}::text)`.as('any_task'),
      place: sql<number>`row_number() over (partition by ${uses.moleculeKey}
        order by sum(${uses.bestRoutes}) desc, ${uses.targetKey})`.as('place'),
    })
    .from(uses)
    .where(and(visibleUses(queries, reader), inArray(uses.moleculeKey, [...moleculeKeys])))
    .groupBy(uses.moleculeKey, uses.targetKey)
    .as('ranked');
  const rows = await queries
    .select({ moleculeKey: ranked.moleculeKey, target: tasks.target })
    .from(ranked)
    .innerJoin(tasks, sql`${tasks.id}::text = ${ranked.taskId}`)
    .where(sql`${ranked.place} <= ${first}`)
    .orderBy(ranked.moleculeKey, ranked.place);
  const byMolecule = Map.groupBy(rows, (row) => row.moleculeKey);
  return new Map([...byMolecule].map(([key, found]) => [key, found.map((one) => one.target)]));
}

/** Keys of the intermediates on the routes of one target. */
export async function moleculesNeededBy(
  queries: Queries,
  reader: Owner,
  targetKey: string,
): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectDistinct({ key: intermediateUses.moleculeKey })
    .from(intermediateUses)
    .where(and(visibleUses(queries, reader), eq(intermediateUses.targetKey, targetKey)));
  return new Set(rows.map((row) => row.key));
}
