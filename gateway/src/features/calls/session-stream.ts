import type { FastifyReply } from 'fastify';
import type { Session } from '../../sessions/session.ts';
import type { SessionStore } from '../../sessions/store.ts';

const usualEveryMs = 60_000;

/** Ends a stream soon after its session has ended: no later request of it would be refused. */
export function endWithSession(
  { key }: Pick<Session, 'key'>,
  { raw }: FastifyReply,
  sessions: Pick<SessionStore, 'find'>,
  everyMs = usualEveryMs,
): void {
  const check = async () => {
    const found = await sessions.find(key, false);
    if (!found?.alive) raw.destroy();
  };
  // While the store is away nobody knows; the next call of the page finds out as well.
  const timer = setInterval(() => void check().catch(() => undefined), everyMs).unref();
  raw.once('close', () => clearInterval(timer));
}
