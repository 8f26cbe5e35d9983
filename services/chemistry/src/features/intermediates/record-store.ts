// Records of projects, as those who may read the projects see them.

import { and, count, desc, eq, gte, lte, type SQL } from 'drizzle-orm';
import type { RecordKind } from '@app/shared/contracts/intermediates/projects';
import type { Queries } from '../../platform/database/database.ts';
import { intermediateProjects, intermediateRecords } from './schema.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { isReadable, type ProjectRow } from './project-store.ts';

export interface RecordFilter {
  projectId?: string | undefined;
  kind?: RecordKind | undefined;
  userId?: string | undefined;
  /** ISO 8601. */
  from?: string | undefined;
  to?: string | undefined;
}

export interface RecordRow {
  record: typeof intermediateRecords.$inferSelect;
  project: ProjectRow;
}

/** Newest first. */
export async function listRecords(
  queries: Queries,
  reader: Owner,
  filter: RecordFilter,
  { pageIndex, pageSize }: { pageIndex: number; pageSize: number },
): Promise<{ total: number; rows: RecordRow[] }> {
  const condition = and(isReadable(queries, reader), matching(filter));
  const [counted] = await queries
    .select({ total: count() })
    .from(intermediateRecords)
    .innerJoin(intermediateProjects, eq(intermediateProjects.id, intermediateRecords.projectId))
    .where(condition);
  const rows = await queries
    .select({ record: intermediateRecords, project: intermediateProjects })
    .from(intermediateRecords)
    .innerJoin(intermediateProjects, eq(intermediateProjects.id, intermediateRecords.projectId))
    .where(condition)
    .orderBy(desc(intermediateRecords.createdAt), desc(intermediateRecords.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { total: counted?.total ?? 0, rows };
}

/** Who wrote any record that the reader may read. */
export async function writersOf(queries: Queries, reader: Owner): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ userId: intermediateRecords.userId })
    .from(intermediateRecords)
    .innerJoin(intermediateProjects, eq(intermediateProjects.id, intermediateRecords.projectId))
    .where(isReadable(queries, reader));
  return rows.map((row) => row.userId).filter((userId) => userId !== '');
}

function matching({ projectId, kind, userId, from, to }: RecordFilter): SQL | undefined {
  const { createdAt } = intermediateRecords;
  return and(
    projectId === undefined ? undefined : eq(intermediateRecords.projectId, projectId),
    kind === undefined ? undefined : eq(intermediateRecords.kind, kind),
    userId === undefined ? undefined : eq(intermediateRecords.userId, userId),
    from === undefined ? undefined : gte(createdAt, new Date(from)),
    to === undefined ? undefined : lte(createdAt, new Date(to)),
  );
}
