// In which order tasks that wait will be taken (claim.ts), as far as it can be told now.

import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { tasks, turns } from '../tasks/schema.ts';

export interface WaitingTask {
  id: string;
  tenantId: string;
  userId: string;
  queuedAt: Date;
  /** When its search began, where a worker was lost or sent away during it. */
  startedAt: Date | null;
}

export interface Turn {
  tenantId: string;
  userId: string;
  lastStartedAt: Date;
}

/** The place of each waiting task, from 1. An estimate: tasks that come later may go before, others may be stopped. */
export async function queuePositions(queries: Queries): Promise<ReadonlyMap<string, number>> {
  const waiting = await queries
    .select({
      id: tasks.id,
      tenantId: tasks.tenantId,
      userId: tasks.userId,
      queuedAt: tasks.queuedAt,
      startedAt: tasks.startedAt,
    })
    .from(tasks)
    .where(eq(tasks.state, 'queued'));
  if (waiting.length === 0) return new Map();
  const order = queueOrder(waiting, await queries.select().from(turns));
  return new Map(order.map((id, index) => [id, index + 1]));
}

interface Line {
  userId: string;
  lastTurn: number;
  waiting: WaitingTask[];
}

interface TenantLine {
  lastTurn: number;
  users: Line[];
}

/**
 * The ids in the order in which claimNext would take them: what had begun before all, then tenants in turn, within them
 * users, each user's oldest.
 */
export function queueOrder(waiting: readonly WaitingTask[], turnsTaken: readonly Turn[]): string[] {
  const begun = inTurn(
    waiting.filter(({ startedAt }) => startedAt !== null),
    turnsTaken,
  );
  const last = latest(turnsTaken);
  const turnsOfBegun = begun.map(({ tenantId, userId }, index): Turn => ({
    tenantId,
    userId,
    lastStartedAt: new Date(last + index + 1),
  }));
  const rest = inTurn(
    waiting.filter(({ startedAt }) => startedAt === null),
    [...turnsTaken, ...turnsOfBegun],
  );
  return [...begun, ...rest].map(({ id }) => id);
}

function inTurn(waiting: readonly WaitingTask[], turnsTaken: readonly Turn[]): WaitingTask[] {
  const tenants = linesOf(waiting, turnsTaken);
  const order: WaitingTask[] = [];
  let now = Math.max(0, latest(turnsTaken));
  while (order.length < waiting.length) {
    const tenant = first(
      tenants,
      (one) => one.lastTurn,
      (one) => Math.min(...one.users.map(nextTime)),
    );
    const user = tenant && first(tenant.users, (one) => one.lastTurn, nextTime);
    const next = user?.waiting.shift();
    if (!tenant || !user || !next) break;
    now += 1;
    tenant.lastTurn = now;
    user.lastTurn = now;
    order.push(next);
    tenant.users = tenant.users.filter((one) => one.waiting.length > 0);
    if (tenant.users.length === 0) tenants.splice(tenants.indexOf(tenant), 1);
  }
  return order;
}

function linesOf(waiting: readonly WaitingTask[], turnsTaken: readonly Turn[]): TenantLine[] {
  const sorted = waiting.toSorted((a, b) => a.queuedAt.getTime() - b.queuedAt.getTime());
  return [...Map.groupBy(sorted, (one) => one.tenantId)].map(([tenantId, ofTenant]) => {
    const ownTurns = turnsTaken.filter((turn) => turn.tenantId === tenantId);
    const users = [...Map.groupBy(ofTenant, (one) => one.userId)].map(([userId, list]): Line => {
      return { userId, lastTurn: latest(ownTurns.filter((turn) => turn.userId === userId)), waiting: list };
    });
    // A tenant's last turn counts whoever took it, those among them who wait for nothing.
    return { lastTurn: latest(ownTurns), users };
  });
}

const never = -1;

/** Milliseconds since 1970. */
function latest(turnsTaken: readonly Turn[]): number {
  return Math.max(never, ...turnsTaken.map(({ lastStartedAt }) => lastStartedAt.getTime()));
}

const nextTime = (line: Line): number => line.waiting[0]?.queuedAt.getTime() ?? Infinity;

function first<T>(list: readonly T[], by: (one: T) => number, then: (one: T) => number): T | undefined {
  let best: T | undefined;
  for (const one of list) {
    if (best === undefined || by(one) < by(best) || (by(one) === by(best) && then(one) < then(best))) best = one;
  }
  return best;
}
