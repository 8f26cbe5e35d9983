// A database that is started anew, or a line to it that broke, is no defect of whatever was under way.

import { setTimeout as wait } from 'node:timers/promises';

// PostgreSQL's error codes (class 08, 53300, 57P01 to 57P03), and those of the system.
const codes = /^(08...|53300|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
// The driver's own errors carry no code.
const words =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;
const firstPauseMs = 100;
const longestPauseMs = 2_000;

/** Whether the error says that the database could not be reached, rather than that it refused what was asked. */
export function isDatabaseAway(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (codes.test(codeOf(one)) || words.test(one.message)) return true;
    // One error for each address that was tried.
    if (one instanceof AggregateError && one.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
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
