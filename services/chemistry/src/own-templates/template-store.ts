// Imported template sets in the database.

import { and, asc, eq, isNull, or } from 'drizzle-orm';
import type { Queries } from '../context/database.ts';
import { templateSets } from '../context/import-schema.ts';
import type { StoredTemplate } from '../context/stored-imports.ts';
import type { StockOwner } from '../stock/stock-store.ts';
import type { TemplateImport } from './import-templates.ts';

export interface NewTemplateSet extends TemplateImport {
  id: string;
  name: string;
  tenantId: string | null;
  userId: string | null;
  createdAt: Date;
}

/** Outcomes that are kept with a set. */
const keptOutcomes = 1_000;

/** Keeps a set. */
export async function addTemplateSet(queries: Queries, { outcomes, templates, ...set }: NewTemplateSet): Promise<void> {
  const noteworthy = outcomes.filter((one) => one.outcome !== 'accepted' || one.warnings.length > 0);
  await queries.insert(templateSets).values({
    ...set,
    templates,
    taken: templates.length,
    refused: outcomes.filter((one) => one.outcome === 'rejected').length,
    outcomes: noteworthy.slice(0, keptOutcomes),
  });
}

/** The templates that a user's searches propose steps by, each once: own ones, the tenant's, everybody's. */
export async function templatesFor(queries: Queries, { tenantId, userId }: StockOwner): Promise<StoredTemplate[]> {
  const ofTenant = and(
    eq(templateSets.tenantId, tenantId),
    or(isNull(templateSets.userId), eq(templateSets.userId, userId)),
  );
  const rows = await queries
    .select({ templates: templateSets.templates })
    .from(templateSets)
    .where(or(isNull(templateSets.tenantId), ofTenant))
    .orderBy(asc(templateSets.createdAt), templateSets.id);
  return [...new Map(rows.flatMap(({ templates }) => templates.map((one) => [one.id, one] as const))).values()];
}
