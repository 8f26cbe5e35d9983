// Rows of projects: who reads them, who changes them, and the record of each change in the same transaction.

import { and, desc, eq, exists, ilike, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import type { IntermediateState } from '@app/shared/contracts/intermediates/intermediates';
import type { RecordKind } from '@app/shared/contracts/intermediates/projects';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { intermediateMembers, intermediateProjects, intermediateRecords, type RecordFacts } from './schema.ts';
import { escapeLike } from '../../platform/database/escape-like.ts';
import type { Owner } from '../../platform/database/owner.ts';
export type ProjectRow = typeof intermediateProjects.$inferSelect;

/** The SQL condition that the reader owns a project or is a member of it. */
export function isReadable(queries: Queries, { tenantId, userId }: Owner): SQL | undefined {
  const asMember = queries
    .select({ one: sql`1` })
    .from(intermediateMembers)
    .where(and(eq(intermediateMembers.projectId, intermediateProjects.id), eq(intermediateMembers.userId, userId)));
  return and(
    eq(intermediateProjects.tenantId, tenantId),
    or(eq(intermediateProjects.userId, userId), exists(asMember)),
  );
}

/** Throws `dataMissingOrNoAccess` for who is neither owner nor member, as for a project that never was. */
export async function readProject(queries: Queries, reader: Owner, projectId: string): Promise<ProjectRow> {
  const [row] = await queries
    .select()
    .from(intermediateProjects)
    .where(and(eq(intermediateProjects.id, projectId), isReadable(queries, reader)));
  if (!row) throw new AppError('dataMissingOrNoAccess');
  return row;
}

/** The owner's project, held until the transaction ends. Throws `dataMissingOrNoAccess`, for members too. */
export async function holdProject(tx: Queries, owner: Owner, projectId: string): Promise<ProjectRow> {
  const [row] = await tx
    .select()
    .from(intermediateProjects)
    .where(
      and(
        eq(intermediateProjects.id, projectId),
        eq(intermediateProjects.tenantId, owner.tenantId),
        eq(intermediateProjects.userId, owner.userId),
      ),
    )
    .for('update');
  if (!row) throw new AppError('dataMissingOrNoAccess');
  return row;
}

export interface ProjectFilter {
  pageIndex: number;
  pageSize: number;
  states?: readonly IntermediateState[] | undefined;
  /** Part of the name. */
  key?: string;
}

/** One page of what the reader may read, latest change first. */
export async function listProjects(
  queries: Queries,
  reader: Owner,
  { pageIndex, pageSize, states, key = '' }: ProjectFilter,
): Promise<{ total: number; rows: ProjectRow[] }> {
  const condition = and(
    isReadable(queries, reader),
    states ? inArray(intermediateProjects.state, [...states]) : undefined,
    key === '' ? undefined : ilike(intermediateProjects.name, `%${escapeLike(key)}%`),
  );
  const total = await queries.$count(intermediateProjects, condition);
  const rows = await queries
    .select()
    .from(intermediateProjects)
    .where(condition)
    .orderBy(desc(intermediateProjects.updatedAt), desc(intermediateProjects.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { total, rows };
}

/** Projects that are not archived and that the reader may read, by molecule; the reader's own before a colleague's. */
export async function projectsOfMolecules(
  queries: Queries,
  reader: Owner,
  moleculeKeys: readonly string[],
): Promise<ReadonlyMap<string, ProjectRow>> {
  if (moleculeKeys.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(intermediateProjects)
    .where(
      and(
        inArray(intermediateProjects.moleculeKey, [...moleculeKeys]),
        ne(intermediateProjects.state, 'archived'),
        isReadable(queries, reader),
      ),
    );
  const colleaguesFirst = rows.toSorted(
    (a, b) => Number(a.userId === reader.userId) - Number(b.userId === reader.userId),
  );
  return new Map(colleaguesFirst.map((row) => [row.moleculeKey, row]));
}

/** The owner's project of a molecule that is not archived. */
export async function activeProject(
  queries: Queries,
  { tenantId, userId }: Owner,
  moleculeKey: string,
): Promise<ProjectRow | undefined> {
  const [row] = await queries
    .select()
    .from(intermediateProjects)
    .where(
      and(
        eq(intermediateProjects.tenantId, tenantId),
        eq(intermediateProjects.userId, userId),
        eq(intermediateProjects.moleculeKey, moleculeKey),
        ne(intermediateProjects.state, 'archived'),
      ),
    );
  return row;
}

/** User ids of the members, by project, in the order they joined. */
export async function membersOf(
  queries: Queries,
  projectIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  if (projectIds.length === 0) return new Map();
  const rows = await queries
    .select()
    .from(intermediateMembers)
    .where(inArray(intermediateMembers.projectId, [...projectIds]))
    .orderBy(intermediateMembers.createdAt, intermediateMembers.userId);
  const byProject = Map.groupBy(rows, (row) => row.projectId);
  return new Map([...byProject].map(([id, people]) => [id, people.map((one) => one.userId)]));
}

export interface NewRecord {
  kind: RecordKind;
  facts?: RecordFacts;
  /** Empty for what nobody did. */
  userId: string;
}

/** Writes what happened; nothing changes or removes it afterwards. */
export async function addRecords(
  tx: Queries,
  project: Pick<ProjectRow, 'id' | 'tenantId'>,
  records: readonly NewRecord[],
  at: { now: Date; newId: () => string },
): Promise<void> {
  if (records.length === 0) return;
  await tx.insert(intermediateRecords).values(
    records.map(({ kind, facts = {}, userId }, place) => ({
      id: at.newId(),
      projectId: project.id,
      tenantId: project.tenantId,
      userId,
      kind,
      facts,
      // What happens at once keeps its order.
      createdAt: new Date(at.now.getTime() + place),
    })),
  );
}
