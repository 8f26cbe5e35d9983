// The session's user: requested once at the start, before the first page shows.

import type { SessionUser } from '@app/shared/contracts/session';
import { call } from '../api/call.ts';
import { CallError } from '../api/call-error.ts';
import { createStore } from '../lib/store.ts';
import { forgetLeaving, goToSignIn } from './sign-out.ts';
import { clearStorage, noteUser } from './storage.ts';
import { noteTimes } from './times.ts';

export const sessionStore = createStore<SessionUser | undefined>(undefined);

let asked: Promise<SessionUser> | undefined;

/**
 * The user of this session, asked of the gateway once.
 * Without a session it leaves for the sign-in page and never settles. Throws a CallError for anything else.
 */
export function loadSession(): Promise<SessionUser> {
  asked ??= askSession().catch((cause: unknown) => {
    asked = undefined;
    throw cause;
  });
  return asked;
}

/** The user of this session for a page that needs none; undefined without a session, or if the gateway cannot be asked. */
export async function findSession(): Promise<SessionUser | undefined> {
  const known = sessionStore.get();
  if (known) return known;
  try {
    return await call('sessionUser', {}, { passive: true });
  } catch {
    return undefined;
  }
}

async function askSession(): Promise<SessionUser> {
  try {
    const session = await call('sessionUser', {});
    forgetLeaving();
    if (noteUser(session.user.id, session.userChanged)) return restart();
    noteTimes(session);
    sessionStore.set(session);
    return session;
  } catch (cause) {
    if (cause instanceof CallError && cause.code === 994) clearStorage();
    if (cause instanceof CallError && isSignedOut(cause)) return goToSignIn();
    throw cause;
  }
}

/** 994 (was away too long) at the start of a visit needs no dialog: the user is just arriving. */
function isSignedOut(error: CallError): boolean {
  return error.code === 401 || error.code === 994;
}

/** A different user than the last time starts afresh at the beginning (specification section 4). */
function restart(): Promise<never> {
  window.location.replace('/');
  return new Promise<never>(() => undefined);
}
