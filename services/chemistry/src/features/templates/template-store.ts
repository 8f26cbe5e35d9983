// Imported template sets in the database.

import { and, asc, desc, eq, isNull, or, type SQL } from 'drizzle-orm';
import { AppError } from '@app/shared/errors/app-error';
import type { Queries } from '../../platform/database/database.ts';
import { templateSets } from '../stock/schema.ts';
import type { StoredRowOutcome, StoredTemplate } from '../stock/stored-imports.ts';
import type { StockOwner } from '../stock/stock-store.ts';
import type { TemplateImport } from './import-templates.ts';
import { setAside, type Deleted, type DeletionContext } from '../../platform/database/set-aside.ts';
import { templateSetKind } from '../stock/deletion.ts';

/** A set without its templates and the entries of its report. */
export type TemplateSetRow = Omit<typeof templateSets.$inferSelect, 'templates' | 'outcomes'>;

export interface NewTemplateSet {
  id: string;
  name: string;
  tenantId: string | null;
  userId: string | null;
  createdAt: Date;
}

/** Outcomes that are kept with a set. */
const keptOutcomes = 1_000;

const shown = {
  id: templateSets.id,
  tenantId: templateSets.tenantId,
  userId: templateSets.userId,
  name: templateSets.name,
  state: templateSets.state,
  isOn: templateSets.isOn,
  taken: templateSets.taken,
  duplicates: templateSets.duplicates,
  refused: templateSets.refused,
  failure: templateSets.failure,
  createdAt: templateSets.createdAt,
  finishedAt: templateSets.finishedAt,
};

/** Notes that an import begins. */
export async function beginTemplateSet(queries: Queries, set: NewTemplateSet): Promise<TemplateSetRow> {
  const [row] = await queries
    .insert(templateSets)
    .values({
      ...set,
      state: 'importing',
      taken: 0,
      refused: 0,
      templates: [],
      outcomes: [],
      finishedAt: set.createdAt,
    })
    .returning(shown);
  if (!row) throw new Error('a set of templates was not stored');
  return row;
}

/** Notes how far an import is, and that it lives; false when the set was taken away meanwhile. */
export async function noteTemplates(
  queries: Queries,
  id: string,
  counts: TemplateCounts,
  heardAt: Date,
): Promise<boolean> {
  const rows = await queries
    .update(templateSets)
    .set({ ...counts, finishedAt: heardAt })
    .where(importing(id))
    .returning({ id: templateSets.id });
  return rows.length > 0;
}

/** Ends an import with what was taken; nothing happens to a set that was taken away meanwhile. */
export async function endTemplateSet(
  queries: Queries,
  id: string,
  { templates, outcomes }: TemplateImport,
  finishedAt: Date,
): Promise<void> {
  const noteworthy = outcomes.filter((one) => one.outcome !== 'accepted' || one.warnings.length > 0);
  const isEmpty = templates.length === 0;
  await queries
    .update(templateSets)
    .set({
      ...countTemplates(outcomes),
      templates,
      outcomes: noteworthy.slice(0, keptOutcomes),
      state: isEmpty ? 'failed' : 'ready',
      failure: isEmpty ? 'empty' : null,
      finishedAt,
    })
    .where(importing(id));
}

/** Marks an import that did not end by itself. */
export async function failTemplateSet(queries: Queries, id: string, failure: string, finishedAt: Date): Promise<void> {
  await queries.update(templateSets).set({ state: 'failed', failure, finishedAt }).where(importing(id));
}

export interface TemplateCounts {
  taken: number;
  duplicates: number;
  refused: number;
}

/** How many entries were taken, came twice, were refused. */
export function countTemplates(outcomes: readonly Pick<StoredRowOutcome, 'outcome'>[]): TemplateCounts {
  const count = (wanted: StoredRowOutcome['outcome']): number =>
    outcomes.filter(({ outcome }) => outcome === wanted).length;
  return { taken: count('accepted'), duplicates: count('duplicate'), refused: count('rejected') };
}

/** The sets a user sees: own ones, those of the tenant, those of everybody; newest first. */
export function visibleTemplateSets(queries: Queries, owner: StockOwner): Promise<TemplateSetRow[]> {
  return queries
    .select(shown)
    .from(templateSets)
    .where(visibleTo(owner))
    .orderBy(desc(templateSets.createdAt), templateSets.id);
}

/** One of them, with the entries of its report; undefined for one that the user does not see. */
export async function findTemplateSet(
  queries: Queries,
  owner: StockOwner,
  id: string,
): Promise<(TemplateSetRow & { outcomes: StoredRowOutcome[] }) | undefined> {
  const [row] = await queries
    .select({ ...shown, outcomes: templateSets.outcomes })
    .from(templateSets)
    .where(and(eq(templateSets.id, id), visibleTo(owner)));
  return row;
}

/** Switches a set of the owner; undefined when there is none. A tenant's set is for its administrator. */
export async function switchTemplateSet(
  queries: Queries,
  owner: StockOwner,
  { id, isOn, mayShared }: { id: string; isOn: boolean; mayShared: boolean },
): Promise<TemplateSetRow | undefined> {
  const [row] = await queries
    .update(templateSets)
    .set({ isOn })
    .where(and(eq(templateSets.id, id), ownedBy(owner, mayShared)))
    .returning(shown);
  return row;
}

/** Takes a set of the owner away; a tenant's is for its administrator. Throws `dataMissingOrNoAccess`. */
export function deleteTemplateSet(
  context: DeletionContext,
  owner: StockOwner,
  { id, mayShared }: { id: string; mayShared: boolean },
): Promise<Deleted> {
  return context.database.transaction(async (tx) => {
    const own = and(eq(templateSets.id, id), ownedBy(owner, mayShared));
    const [row] = await tx.select({ id: templateSets.id }).from(templateSets).where(own).for('update');
    if (!row) throw new AppError('dataMissingOrNoAccess');
    return setAside(tx, context, owner, templateSetKind, [row.id]);
  });
}

/** The templates that a user's searches propose steps by, each once: of own, the tenant's and everybody's sets that are on. */
export async function templatesFor(queries: Queries, owner: StockOwner): Promise<StoredTemplate[]> {
  const rows = await queries
    .select({ templates: templateSets.templates })
    .from(templateSets)
    .where(and(visibleTo(owner), eq(templateSets.isOn, true), eq(templateSets.state, 'ready')))
    .orderBy(asc(templateSets.createdAt), templateSets.id);
  return [...new Map(rows.flatMap(({ templates }) => templates.map((one) => [one.id, one] as const))).values()];
}

function visibleTo({ tenantId, userId }: StockOwner): SQL | undefined {
  const ofTenant = and(
    eq(templateSets.tenantId, tenantId),
    or(isNull(templateSets.userId), eq(templateSets.userId, userId)),
  );
  return or(isNull(templateSets.tenantId), ofTenant);
}

function ownedBy({ tenantId, userId }: StockOwner, mayShared: boolean): SQL | undefined {
  const own = eq(templateSets.userId, userId);
  return and(eq(templateSets.tenantId, tenantId), mayShared ? or(own, isNull(templateSets.userId)) : own);
}

function importing(id: string): SQL | undefined {
  return and(eq(templateSets.id, id), eq(templateSets.state, 'importing'));
}
