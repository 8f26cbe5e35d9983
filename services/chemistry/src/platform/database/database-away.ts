// A database that is started anew, or a line to it that broke, is no defect of whatever was in progress.

import { setTimeout as wait } from 'node:timers/promises';
import { DrizzleQueryError } from 'drizzle-orm';
import { hasCode } from './database-error.ts';

/** PostgreSQL's own: class 08, too many connections, and 57P01 to 57P03 while it stops and starts. */
const told = /^(08...|53300|57P0[1-3])$/;
/** Of the system; other connections have them, too, such as a caller's that breaks. */
const broken = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
// The driver's own errors carry no code.
const words =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;
const firstPauseMs = 100;
const longestPauseMs = 2_000;

/** Whether the error says that the database could not be reached, rather than that it refused what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  // A transaction that gets no connection fails with what connecting said; all else comes as a failed query.
  if (hasCode(error, broken) && error instanceof Error && 'syscall' in error && error.syscall === 'connect')
    return true;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  for (let one = error; one instanceof Error; one = one.cause) {
    if (hasCode(one, told) || words.test(one.message)) return true;
    if (one instanceof DrizzleQueryError && hasCode(one.cause, broken)) return true;
  }
  return false;
}

/** Does it again for as long as the database is away, `patienceMs` at most. The work must bear being done twice. */
export async function throughOutage<T>(work: () => Promise<T>, patienceMs: number): Promise<T> {
  const deadline = performance.now() + patienceMs;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() + pauseMs > deadline) throw error;
      await wait(pauseMs);
    }
  }
}
