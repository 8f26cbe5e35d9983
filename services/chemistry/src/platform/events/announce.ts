// Says to every process of the service that something has changed which a user may be watching, by PostgreSQL's NOTIFY:
// it arrives when the transaction commits, and not at all when it does not.

import { sql } from 'drizzle-orm';
import type { Change } from '@app/shared/contracts/notifications/events';
import type { Queries } from '../database/database.ts';
import type { Owner } from '../database/owner.ts';

export const changesChannel = 'app_changes';

/** What changed, and whose it is. */
export type OwnedChange = Owner & Change;

/** Announces in the transaction of `queries`, if it is one. Costs a statement; equal ones of a transaction arrive once. */
export async function announce(queries: Queries, { tenantId, userId, topic, id }: OwnedChange): Promise<void> {
  const payload = JSON.stringify({ tenantId, userId, topic, id });
  await queries.execute(sql`select pg_notify(${changesChannel}, ${payload})`);
}

/** The payload of a notification; undefined for one that is not ours. */
export function readChange(payload: string): OwnedChange | undefined {
  const { tenantId, userId, topic, id } = JSON.parse(payload) as Partial<OwnedChange>;
  if (tenantId === undefined || userId === undefined || topic === undefined) return undefined;
  return { tenantId, userId, topic, ...(id !== undefined && { id }) };
}
