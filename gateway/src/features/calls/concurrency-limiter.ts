// How many calls of one user may be in progress at the service at once. The connections to it are shared: without a limit
// one user, or one runaway program, could hold all of them and block everybody else.

import type { ServerResponse } from 'node:http';
import { AppError } from '@app/shared/errors/app-error';
import { Semaphore, type Release } from '../../semaphore.ts';

export interface ConcurrencyLimiter {
  /** Takes a slot of the user, or gives undefined while none is free. */
  tryAcquire(userId: string): Release | undefined;
  /** A slot when one comes free. Rejects with 429 when none does in time, or when the client has disconnected. */
  acquire(userId: string, response: ServerResponse, waitMs: number): Promise<Release>;
  /**
   * Takes a slot that is released when the response ends: at once (undefined) while one is free, else when one comes free.
   * Rejects with 429 when none comes free in time.
   */
  acquireForResponse(userId: string, response: ServerResponse): Promise<void> | undefined;
}

export interface ConcurrencyLimits {
  perUser?: number;
  waitMs?: number;
}

/** A page full of pictures sends more than this at once: what is beyond it waits and is not refused. */
const defaults = { perUser: 48, waitMs: 10_000 };

export function createConcurrencyLimiter(options: ConcurrencyLimits = {}): ConcurrencyLimiter {
  const { perUser, waitMs } = { ...defaults, ...options };
  const semaphores = new Map<string, Semaphore>();

  function semaphoreOf(userId: string): Semaphore {
    const known = semaphores.get(userId) ?? new Semaphore(perUser);
    semaphores.set(userId, known);
    return known;
  }

  function releasing(userId: string, release: Release): Release {
    return () => {
      release();
      if (semaphores.get(userId)?.isIdle) semaphores.delete(userId);
    };
  }

  function tryAcquire(userId: string): Release | undefined {
    const release = semaphoreOf(userId).tryAcquire();
    return release && releasing(userId, release);
  }

  async function acquire(userId: string, response: ServerResponse, waitLimitMs: number): Promise<Release> {
    const disconnected = new AbortController();
    const onClose = () => disconnected.abort();
    response.once('close', onClose);
    const release = await semaphoreOf(userId).acquire(waitLimitMs, disconnected.signal);
    response.off('close', onClose);
    if (!release) throw new AppError('tooManyRequests', { retryAfterSeconds: Math.ceil(waitLimitMs / 1_000) });
    return releasing(userId, release);
  }

  return {
    tryAcquire,
    acquire,
    acquireForResponse(userId, response) {
      const release = tryAcquire(userId);
      if (!release) return acquire(userId, response, waitMs).then((later) => releaseWith(response, later));
      releaseWith(response, release);
      return undefined;
    },
  };
}

function releaseWith(response: ServerResponse, release: Release): void {
  if (response.destroyed) release();
  else response.once('finish', release).once('close', release);
}
