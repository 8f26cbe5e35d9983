import { CallError } from '../api/call-error.ts';
import { request } from '../api/call.ts';
import { readEnvelope } from '../api/envelope.ts';

/** What the gateway says of the session: it is alive, it is over and why, or nothing can be heard. */
export type SessionCheck = 'alive' | 'unknown' | CallError;

let asking: Promise<SessionCheck> | undefined;

/** Asks the gateway whether this tab still has a session; concurrent callers share one request. */
export function checkSession(): Promise<SessionCheck> {
  asking ??= ask().finally(() => {
    asking = undefined;
  });
  return asking;
}

// Not by `call`: a refusal here is the result, and the listeners must not act on it.
async function ask(): Promise<SessionCheck> {
  try {
    await readEnvelope(await request('sessionUser', {}, { passive: true }));
    return 'alive';
  } catch (error) {
    return error instanceof CallError && error.status === 401 ? error : 'unknown';
  }
}
