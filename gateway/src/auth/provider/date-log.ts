// A date in a user's profile that cannot be read is a matter for who keeps the profiles: one line for each user and date.

import type { FastifyBaseLogger } from 'fastify';

const maxRemembered = 1_000;
const longestShown = 60;

export type DateLog = (given: unknown, userId: string, requestId: string | undefined) => void;

export function createDateLog(log: Pick<FastifyBaseLogger, 'warn'>): DateLog {
  const written = new Set<string>();
  return (value, userId, requestId) => {
    const given = String(JSON.stringify(value)).slice(0, longestShown);
    const key = `${userId} ${given}`;
    if (written.has(key)) return;
    if (written.size >= maxRemembered) written.clear();
    written.add(key);
    log.warn({ member: 'expirationDate', given, userId, requestId }, 'date that cannot be read');
  };
}
