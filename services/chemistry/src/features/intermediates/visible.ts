// Whose routes a reader's intermediates are counted from: their own, and those of searches that a colleague shares with
// them by name. What is open to anyone who has the link names nobody and is left out.

import { and, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { intermediateUses } from './schema.ts';
import type { Owner } from '../../platform/database/owner.ts';
import { sharePeople, shares } from '../tasks/share-schema.ts';

/** Ids of tasks that colleagues share with the reader by name. */
export function sharedTaskIds(queries: Queries, { tenantId, userId }: Owner) {
  return queries
    .select({ id: shares.itemId })
    .from(shares)
    .innerJoin(sharePeople, eq(sharePeople.shareId, shares.id))
    .where(
      and(
        eq(shares.kind, 'task'),
        eq(shares.tenantId, tenantId),
        isNull(shares.endedAt),
        eq(sharePeople.userId, userId),
      ),
    );
}

/**
 * The rows of the index that a reader sees. In the project of a colleague these are the colleague's own, and what is
 * shared with the reader; not what others share with the colleague.
 */
export function visibleUses(queries: Queries, reader: Owner, projectOwner: string = reader.userId): SQL | undefined {
  return and(
    eq(intermediateUses.tenantId, reader.tenantId),
    or(eq(intermediateUses.userId, projectOwner), inArray(intermediateUses.taskId, sharedTaskIds(queries, reader))),
  );
}
