// In which order waiting tasks will be taken, as claim.ts takes them one by one.

import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { scoreTasks, scoreTurns } from './schema.ts';

export interface WaitingTask {
  id: string;
  tenantId: string;
  userId: string;
  /** When the user's last task began, in milliseconds; 0 for never. */
  lastTurn: number;
}

/** How many tasks come before each waiting one, those being scored among them. */
export async function tasksAhead(queries: Queries): Promise<ReadonlyMap<string, number>> {
  const waiting = await queries
    .select({
      id: scoreTasks.id,
      tenantId: scoreTasks.tenantId,
      userId: scoreTasks.userId,
      lastTurn: sql`coalesce(extract(epoch from ${scoreTurns.lastStartedAt}) * 1000, 0)`.mapWith(Number),
    })
    .from(scoreTasks)
    .leftJoin(scoreTurns, and(eq(scoreTurns.tenantId, scoreTasks.tenantId), eq(scoreTurns.userId, scoreTasks.userId)))
    .where(eq(scoreTasks.state, 'queued'))
    .orderBy(asc(scoreTasks.queuedAt))
    .limit(1_000);
  if (waiting.length === 0) return new Map();
  const running = await queries.$count(scoreTasks, eq(scoreTasks.state, 'searching'));
  return new Map(takingOrder(waiting).map((id, index) => [id, running + index]));
}

/** The ids in the order they are taken; given in the order they were queued. */
export function takingOrder(queued: readonly WaitingTask[]): string[] {
  const userTurns = new Map<string, number>();
  const tenantTurns = new Map<string, number>();
  for (const { tenantId, userId, lastTurn } of queued) {
    userTurns.set(userOf(tenantId, userId), lastTurn);
    tenantTurns.set(tenantId, Math.max(lastTurn, tenantTurns.get(tenantId) ?? 0));
  }
  const left = [...queued];
  const taken: string[] = [];
  // Each start counts as later than all before it.
  let now = Math.max(0, ...tenantTurns.values());
  while (left.length > 0) {
    const turnOf = ({ tenantId, userId }: WaitingTask): [number, number] => [
      tenantTurns.get(tenantId) ?? 0,
      userTurns.get(userOf(tenantId, userId)) ?? 0,
    ];
    let next = 0;
    for (let at = 1; at < left.length; at += 1) {
      const [one, best] = [left[at], left[next]];
      if (one && best && isBefore(turnOf(one), turnOf(best))) next = at;
    }
    const [task] = left.splice(next, 1);
    if (!task) break;
    taken.push(task.id);
    now += 1;
    tenantTurns.set(task.tenantId, now);
    userTurns.set(userOf(task.tenantId, task.userId), now);
  }
  return taken;
}

function userOf(tenantId: string, userId: string): string {
  return JSON.stringify([tenantId, userId]);
}

function isBefore(one: [number, number], other: [number, number]): boolean {
  return one[0] === other[0] ? one[1] < other[1] : one[0] < other[0];
}
