// When the session ends, as the gateway last said it; all tabs of a browser read the same note.

import type { SessionUser } from '@app/shared/contracts/session';
import { serverNow } from '../api/server-time.ts';

/** Epoch ms by the gateway's clock. */
export interface SessionTimes {
  /** Without activity the session ends then. */
  inactiveAt: number;
  /** The session ends then, whatever its user does. */
  endsAt: number;
  /** How long the session lasts without activity, in ms. */
  restMs: number;
}

export const timesKey = 'session-times';

/** Keeps what the gateway just said: the answer counted as activity, so what is left is the whole rest. */
export function noteTimes({ inactiveAt, endsAt }: Pick<SessionUser, 'inactiveAt' | 'endsAt'>): void {
  const times: SessionTimes = {
    inactiveAt: Date.parse(inactiveAt),
    endsAt: Date.parse(endsAt),
    restMs: Math.max(0, Date.parse(inactiveAt) - serverNow()),
  };
  window.localStorage.setItem(timesKey, JSON.stringify(times));
}

/** What the gateway said last, to whichever tab; undefined when nothing is noted. */
export function readTimes(): SessionTimes | undefined {
  const text = window.localStorage.getItem(timesKey);
  if (text === null) return undefined;
  const noted: Partial<SessionTimes> = JSON.parse(text);
  const { inactiveAt, endsAt, restMs } = noted;
  if (inactiveAt === undefined || endsAt === undefined || restMs === undefined) return undefined;
  return { inactiveAt, endsAt, restMs };
}
