// The routes of a file, kept with their task.

import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import type { RouteProblem } from '../../../engine/route-files/foreign-route.ts';
import type { ReadRoute } from '../../../engine/route-files/read-route.ts';
import { importedRoutes } from './schema.ts';
import { tasks } from '../schema.ts';
import type { TaskRow } from '../task-store.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

/** The routes as they are kept. */
export async function packRoutes(routes: readonly ReadRoute[]): Promise<Buffer> {
  return pack(JSON.stringify(routes));
}

export async function keepImported(
  tx: Queries,
  task: Pick<TaskRow, 'tenantId' | 'userId'> & { taskId: string },
  content: Buffer,
): Promise<void> {
  const { taskId, tenantId, userId } = task;
  await tx.insert(importedRoutes).values({ taskId, tenantId, userId, content });
}

/** The routes of a task; none where they are gone. */
export async function readImported(queries: Queries, taskId: string): Promise<ReadRoute[]> {
  const [row] = await queries.select().from(importedRoutes).where(eq(importedRoutes.taskId, taskId));
  return row ? (JSON.parse((await unpack(row.content)).toString('utf8')) as ReadRoute[]) : [];
}

/** Says what came up while the routes were checked, in place of what an earlier check said. */
export async function noteUnchecked(
  tx: Queries,
  { id, run }: Pick<TaskRow, 'id' | 'run'>,
  unchecked: readonly RouteProblem[],
): Promise<void> {
  const said = JSON.stringify({ unchecked });
  await tx
    .update(tasks)
    .set({ imported: sql`${tasks.imported} || ${said}::jsonb` })
    .where(sql`${tasks.id} = ${id} and ${tasks.run} = ${run} and ${tasks.imported} is not null`);
}
