// What the targets of records are called. A record holds the key of its target alone, so that a target whose searches were
// deleted leaves a trace without its name.

import { and, inArray, ne } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import { tasks } from '../tasks/schema.ts';
import type { ProjectRow } from './project-store.ts';
import type { RecordRow } from './record-store.ts';

export interface NamedTarget {
  molecule: StoredMolecule;
  taskName: string;
}

/** Finds the target of a record among the tasks of its project's owner; nothing for one that was deleted. */
export async function targetNames(
  queries: Queries,
  rows: readonly RecordRow[],
): Promise<(project: ProjectRow, targetKey: string | undefined) => NamedTarget | undefined> {
  const keys = [...new Set(rows.flatMap(({ record }) => record.facts.targetKey ?? []))];
  const tenants = [...new Set(rows.map(({ project }) => project.tenantId))];
  if (keys.length === 0) return () => undefined;
  const found = await queries
    .select({
      tenantId: tasks.tenantId,
      userId: tasks.userId,
      targetKey: tasks.targetKey,
      molecule: tasks.target,
      taskName: tasks.name,
    })
    .from(tasks)
    .where(and(inArray(tasks.tenantId, tenants), inArray(tasks.targetKey, keys), ne(tasks.state, 'deleted')));
  const place = (one: { tenantId: string; userId: string }, key: string) =>
    JSON.stringify([one.tenantId, one.userId, key]);
  const byPlace = new Map(found.map((one) => [place(one, one.targetKey), one]));
  return (project, targetKey) => (targetKey === undefined ? undefined : byPlace.get(place(project, targetKey)));
}
