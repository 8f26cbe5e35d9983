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
  /** The access token, and with it the cookie, is to be renewed then; it ends some time later. */
  renewAt: number;
}

export const timesKey = 'session-times';

/** A token is renewed this long before its end, and one of less than six minutes in the last third of its life. */
const mostAheadMs = 120_000;

export type AnsweredTimes = Pick<SessionUser, 'inactiveAt' | 'endsAt' | 'expiresAt'>;

/** Keeps what the gateway just said: the request counted as activity, so the whole rest is left. */
export function noteTimes(answered: AnsweredTimes): void {
  note(answered, Math.max(0, Date.parse(answered.inactiveAt) - serverNow()));
}

/** Keeps what the gateway said to a call that was no activity. */
export function noteRenewal(answered: AnsweredTimes): void {
  const known = readTimes();
  if (known) note(answered, known.restMs);
  else noteTimes(answered);
}

function note({ inactiveAt, endsAt, expiresAt }: AnsweredTimes, restMs: number): void {
  const leftMs = Math.max(0, Date.parse(expiresAt) - serverNow());
  const times: SessionTimes = {
    inactiveAt: Date.parse(inactiveAt),
    endsAt: Date.parse(endsAt),
    restMs,
    renewAt: Date.parse(expiresAt) - Math.min(mostAheadMs, leftMs / 3),
  };
  window.localStorage.setItem(timesKey, JSON.stringify(times));
}

/** What the gateway said last, to whichever tab; undefined when nothing is noted. */
export function readTimes(): SessionTimes | undefined {
  const text = window.localStorage.getItem(timesKey);
  if (text === null) return undefined;
  const noted: Partial<SessionTimes> = JSON.parse(text);
  const { inactiveAt, endsAt, restMs, renewAt } = noted;
  if (!isTime(inactiveAt) || !isTime(endsAt) || !isTime(restMs) || !isTime(renewAt)) return undefined;
  return { inactiveAt, endsAt, restMs, renewAt };
}

function isTime(value: unknown): value is number {
  return Number.isFinite(value);
}
