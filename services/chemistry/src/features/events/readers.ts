// Who else than its owner watches what has changed: those it is shared with.

import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { OwnedChange } from '../../platform/events/announce.ts';
import { sharePeople, shares } from '../tasks/share-schema.ts';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Users of the same tenant who read the item of a change by name, or `tenant` where anybody with a link may. */
export async function readersOf(
  queries: Queries,
  changes: readonly OwnedChange[],
): Promise<Map<OwnedChange, string[] | 'tenant'>> {
  const ids = [...new Set(changes.flatMap(({ id }) => (id !== undefined && uuid.test(id) ? [id] : [])))];
  const readers = new Map<OwnedChange, string[] | 'tenant'>();
  if (ids.length === 0) return readers;
  const rows = await queries
    .select({
      itemId: shares.itemId,
      taskId: shares.taskId,
      tenantId: shares.tenantId,
      isOpen: shares.isOpen,
      userId: sharePeople.userId,
    })
    .from(shares)
    .leftJoin(sharePeople, eq(sharePeople.shareId, shares.id))
    .where(and(isNull(shares.endedAt), or(inArray(shares.itemId, ids), inArray(shares.taskId, ids))));
  for (const change of changes) {
    const own = rows.filter(
      ({ itemId, taskId, tenantId }) => tenantId === change.tenantId && (itemId === change.id || taskId === change.id),
    );
    if (own.length === 0) continue;
    readers.set(change, own.some(({ isOpen }) => isOpen) ? 'tenant' : own.flatMap(({ userId }) => userId ?? []));
  }
  return readers;
}
