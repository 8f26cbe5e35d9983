// Asking again, with pauses, where that can do no harm and may help.

import { CallError } from './errors.ts';

/** The product is busy, or something between is. */
const busy: ReadonlySet<number> = new Set([429, 502, 503, 504, 10027]);
const longestPauseMs = 60_000;

export interface Retries {
  /** How often a call is made at most. */
  attempts: number;
  /** Resolves after the pause, or rejects when the signal ends it. */
  pause: (ms: number, signal?: AbortSignal) => Promise<void>;
}

export interface Failure {
  error: unknown;
  /** Of the response, where there was one. */
  retryAfter: string | null;
}

/**
 * Makes a call until it succeeds. `Retry-After` (RFC 9110 §10.2.3) decides the pause, else it doubles from one second on. What
 * may not be repeated is made once.
 */
export async function withRetries<T>(
  make: () => Promise<T | Failure>,
  { attempts, pause }: Retries,
  mayRepeat: boolean,
  signal?: AbortSignal,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const made = await make();
    if (!isFailure(made)) return made;
    if (!mayRepeat || attempt >= attempts || !mayHelp(made.error) || signal?.aborted) throw made.error;
    await pause(pauseMs(made.retryAfter, attempt), signal);
  }
}

function isFailure(made: unknown): made is Failure {
  return typeof made === 'object' && made !== null && 'error' in made && 'retryAfter' in made;
}

/** A broken connection is a TypeError of fetch, an attempt that took too long a TimeoutError. */
function mayHelp(error: unknown): boolean {
  if (error instanceof CallError) return busy.has(error.code) || busy.has(error.status);
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'TimeoutError');
}

/** Seconds, or a date. */
function pauseMs(retryAfter: string | null, attempt: number): number {
  const seconds = Number(retryAfter);
  const asked =
    retryAfter === null ? NaN : Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(retryAfter) - Date.now();
  return Math.min(longestPauseMs, Math.max(0, Number.isNaN(asked) ? 1_000 * 2 ** (attempt - 1) : asked));
}

/** A pause that a signal ends. */
export function pauseFor(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const end = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', end);
      resolve();
    }, ms);
    signal?.addEventListener('abort', end, { once: true });
  });
}
