import type { SessionUser } from '@app/shared/contracts/session';
import { CallError } from '../api/call-error.ts';
import { request } from '../api/call.ts';
import { readEnvelope } from '../api/envelope.ts';
import { sessionStore } from './session.ts';

/**
 * What the gateway says of the session: it is alive, it is over and why, nothing can be heard, or a sign-in elsewhere in this
 * browser has replaced it by another.
 */
export type SessionCheck = 'alive' | 'unknown' | CallError | { replacedBy: SessionUser };

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
    const held = (await readEnvelope(await request('sessionUser', {}, { passive: true }))) as SessionUser;
    const known = sessionStore.get();
    // The end of a session is set by its beginning.
    return known && known.endsAt !== held.endsAt ? { replacedBy: held } : 'alive';
  } catch (error) {
    return error instanceof CallError && error.status === 401 ? error : 'unknown';
  }
}
