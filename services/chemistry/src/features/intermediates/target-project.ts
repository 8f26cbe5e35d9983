// What a chemist has of one target: searches, saved routes, routes under construction, costs and quotations.

import { and, desc, eq, inArray, ne, not, or, sql } from 'drizzle-orm';
import { costEdits } from '../cost/schema.ts';
import type { Queries } from '../../platform/database/database.ts';
import { quotations } from '../quotation/schema.ts';
import { routeMarks } from '../routes/mark-schema.ts';
import { manualRoutes } from '../tasks/manual-schema.ts';
import { routes, tasks } from '../tasks/schema.ts';
import { type Owner } from '../../platform/database/owner.ts';
import { ownedBy, type TaskRow } from '../tasks/task-store.ts';

/** Of each list; a target with more has them on the pages of their own. */
const listed = 100;

/** The owner's tasks of all modules, newest first. */
export function targetTasks(queries: Queries, owner: Owner, targetKey: string): Promise<TaskRow[]> {
  return queries
    .select()
    .from(tasks)
    .where(and(ownedBy(owner), eq(tasks.targetKey, targetKey), ne(tasks.state, 'deleted')))
    .orderBy(desc(tasks.createdAt), desc(tasks.id))
    .limit(listed);
}

/** Routes that the owner saved or made by hand. */
export function targetRoutes(queries: Queries, { tenantId, userId }: Owner, taskIds: readonly string[]) {
  return queries
    .select({
      routeId: routes.id,
      taskId: routes.taskId,
      score: routes.score,
      steps: routes.steps,
      solved: routes.solved,
      madeByHand: routes.madeByHand,
      savedAt: sql`coalesce(${routeMarks.createdAt}, ${routes.createdAt})`.mapWith(routes.createdAt),
    })
    .from(routes)
    .leftJoin(
      routeMarks,
      and(
        eq(routeMarks.routeId, routes.id),
        eq(routeMarks.tenantId, tenantId),
        eq(routeMarks.userId, userId),
        eq(routeMarks.mark, 'saved'),
      ),
    )
    .where(
      and(
        inArray(routes.taskId, [...taskIds]),
        not(routes.deleted),
        or(routes.madeByHand, eq(routeMarks.mark, 'saved')),
      ),
    )
    .orderBy(desc(routes.solved), desc(routes.score))
    .limit(listed);
}

/** Routes under construction, latest change first. */
export function targetDrafts(queries: Queries, { tenantId, userId }: Owner, targetKey: string) {
  return queries
    .select({ draftId: manualRoutes.id, name: manualRoutes.name, updatedAt: manualRoutes.updatedAt })
    .from(manualRoutes)
    .where(
      and(
        eq(manualRoutes.tenantId, tenantId),
        eq(manualRoutes.userId, userId),
        sql`${manualRoutes.target} ->> 'key' = ${targetKey}`,
      ),
    )
    .orderBy(desc(manualRoutes.updatedAt))
    .limit(listed);
}

/** Routes whose cost sheets the owner entered figures into. */
export function targetCosts(queries: Queries, { tenantId, userId }: Owner, taskIds: readonly string[]) {
  return queries
    .select({
      routeId: costEdits.routeId,
      currency: costEdits.currency,
      figures: sql<number>`(select count(*)::int from jsonb_object_keys(${costEdits.edits}))`,
      updatedAt: costEdits.updatedAt,
    })
    .from(costEdits)
    .innerJoin(routes, eq(routes.id, costEdits.routeId))
    .where(
      and(
        eq(costEdits.tenantId, tenantId),
        eq(costEdits.userId, userId),
        inArray(routes.taskId, [...taskIds]),
        not(routes.deleted),
      ),
    )
    .orderBy(desc(costEdits.updatedAt))
    .limit(listed);
}

/** The owner's quotations of routes of these tasks, latest change first. */
export function targetQuotations(queries: Queries, { tenantId, userId }: Owner, taskIds: readonly string[]) {
  return queries
    .select({
      quotationId: quotations.id,
      number: quotations.number,
      version: quotations.version,
      customer: quotations.customer,
      currency: quotations.currency,
      routeId: quotations.routeId,
      issuedAt: quotations.issuedAt,
      updatedAt: quotations.updatedAt,
    })
    .from(quotations)
    .innerJoin(routes, eq(routes.id, quotations.routeId))
    .where(and(eq(quotations.tenantId, tenantId), eq(quotations.userId, userId), inArray(routes.taskId, [...taskIds])))
    .orderBy(desc(quotations.updatedAt))
    .limit(listed);
}
