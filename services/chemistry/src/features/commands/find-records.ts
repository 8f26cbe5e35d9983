// The records of all modules that the command bar leads to, as their owner sees them.

import { and, desc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { RecordKind } from '@app/shared/contracts/commands';
import type { TaskState } from '@app/shared/constants/modules';
import type { Queries } from '../../platform/database/database.ts';
import { forwardTasks } from '../forward/schema.ts';
import { impurityBatches, impuritySearches } from '../impurity/schema.ts';
import { optimizations } from '../conditions/schema.ts';
import { quotations } from '../quotation/schema.ts';
import { manualRoutes } from '../tasks/manual-schema.ts';
import { tasks } from '../tasks/schema.ts';
import { scoreTasks } from '../sascore/schema.ts';
import type { StoredMolecule } from '../structure/stored-molecule.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { bestFirst, matching, type Wanted } from './wanted.ts';

export interface RecordRow {
  kind: RecordKind;
  id: string;
  name: string;
  note: string;
  state?: TaskState;
  molecule?: StoredMolecule;
  routeId?: string;
  changedAt: Date;
}

const mostRecords = 20;

type Find = (queries: Queries, owner: Owner, wanted: Wanted) => Promise<RecordRow[]>;

/** At most 20 of the owner's records; those whose name begins with the text first, then the newest. */
export async function findRecords(queries: Queries, owner: Owner, wanted: Wanted): Promise<RecordRow[]> {
  const lists = await Promise.all(
    [findTasks, findForward, findScores, findImpurities, findOptimizations, findQuotations, findDrafts].map((find) =>
      find(queries, owner, wanted),
    ),
  );
  const start = wanted.text.toLowerCase();
  const place = ({ name }: RecordRow): number => (name.toLowerCase().startsWith(start) ? 0 : 1);
  return lists
    .flat()
    .toSorted((a, b) => place(a) - place(b) || b.changedAt.getTime() - a.changedAt.getTime())
    .slice(0, mostRecords);
}

const ownedIn = (table: { tenantId: PgColumn; userId: PgColumn }, { tenantId, userId }: Owner): SQL | undefined =>
  and(eq(table.tenantId, tenantId), eq(table.userId, userId));

const findTasks: Find = async (queries, owner, wanted) => {
  const rows = await queries
    .select({
      kind: tasks.routeType,
      id: tasks.id,
      name: tasks.name,
      state: tasks.state,
      molecule: tasks.target,
      changedAt: tasks.createdAt,
    })
    .from(tasks)
    .where(and(ownedIn(tasks, owner), ne(tasks.state, 'deleted'), matching(wanted, [tasks.name], tasks.target)))
    .orderBy(...bestFirst(wanted, tasks.name, tasks.createdAt))
    .limit(mostRecords);
  return rows.map((row) => ({ ...row, note: '' }));
};

const findForward: Find = async (queries, owner, wanted) => {
  const table = forwardTasks;
  const rows = await queries
    .select({ id: table.id, name: table.name, state: table.state, molecule: table.start, changedAt: table.createdAt })
    .from(table)
    .where(and(ownedIn(table, owner), ne(table.state, 'deleted'), matching(wanted, [table.name], table.start)))
    .orderBy(...bestFirst(wanted, table.name, table.createdAt))
    .limit(mostRecords);
  return rows.map((row) => ({ ...row, kind: 'forwardsynthesis', note: '' }));
};

const findScores: Find = async (queries, owner, wanted) => {
  const table = scoreTasks;
  const rows = await queries
    .select({ id: table.id, name: table.name, state: table.state, changedAt: table.createdAt })
    .from(table)
    .where(and(ownedIn(table, owner), ne(table.state, 'deleted'), matching(wanted, [table.name])))
    .orderBy(...bestFirst(wanted, table.name, table.createdAt))
    .limit(mostRecords);
  return rows.map((row) => ({ ...row, kind: 'sascore', note: '' }));
};

const findImpurities: Find = async (queries, owner, wanted) => {
  const table = impuritySearches;
  const rows = await queries
    .select({
      id: table.id,
      name: table.name,
      state: impurityBatches.state,
      reaction: table.reaction,
      changedAt: impurityBatches.createdAt,
    })
    .from(table)
    .innerJoin(impurityBatches, eq(impurityBatches.id, table.lastBatchId))
    .where(and(ownedIn(table, owner), matching(wanted, [table.name], sql`(${table.reaction} -> 'product')`)))
    .orderBy(...bestFirst(wanted, table.name, impurityBatches.createdAt))
    .limit(mostRecords);
  return rows.map(({ reaction, ...row }) => ({
    ...row,
    kind: 'impuritypredict',
    note: '',
    molecule: reaction.product,
  }));
};

const findOptimizations: Find = async (queries, owner, wanted) => {
  const table = optimizations;
  const rows = await queries
    .select({ id: table.id, name: table.name, reaction: table.reaction, changedAt: table.updatedAt })
    .from(table)
    .where(and(ownedIn(table, owner), matching(wanted, [table.name], sql`(${table.reaction} -> 'product')`)))
    .orderBy(...bestFirst(wanted, table.name, table.updatedAt))
    .limit(mostRecords);
  return rows.map(({ reaction, ...row }) => ({
    ...row,
    kind: 'conditionoptimization',
    note: '',
    molecule: reaction.product,
  }));
};

/** The latest version of each. */
const findQuotations: Find = async (queries, owner, wanted) => {
  const table = quotations;
  const rows = await queries
    .select({
      id: table.id,
      name: table.number,
      note: table.customer,
      molecule: table.product,
      routeId: table.routeId,
      changedAt: table.updatedAt,
    })
    .from(table)
    .where(and(ownedIn(table, owner), matching(wanted, [table.number, table.customer], table.product)))
    .orderBy(desc(table.updatedAt), desc(table.version))
    .limit(mostRecords);
  const numbers = new Set<string>();
  return rows
    .filter(({ name }) => !numbers.has(name) && numbers.add(name))
    .map((row) => ({ ...row, kind: 'quotation' }));
};

const findDrafts: Find = async (queries, owner, wanted) => {
  const table = manualRoutes;
  const rows = await queries
    .select({ id: table.id, name: table.name, molecule: table.target, changedAt: table.updatedAt })
    .from(table)
    .where(and(ownedIn(table, owner), matching(wanted, [table.name], table.target)))
    .orderBy(...bestFirst(wanted, table.name, table.updatedAt))
    .limit(mostRecords);
  return rows.map((row) => ({ ...row, kind: 'draft', note: '' }));
};
