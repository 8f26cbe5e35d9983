// How many calls of one user may be in progress at the service at once. The connections to it are shared: without a limit
// one user, or one runaway program, could hold all of them and block everybody else.

import type { ServerResponse } from 'node:http';
import { AppError } from '@app/shared/errors/app-error';
import { Semaphore, type Release } from '../../semaphore.ts';

export interface ConcurrencyLimiter {
  /**
   * Takes a slot of the user until the response ends, at once or when one comes free. Rejects with 429 when none does in
   * time, or when the client has disconnected.
   */
  acquire(userId: string, response: ServerResponse): Promise<void>;
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

  return {
    async acquire(userId, response) {
      const semaphore = semaphores.get(userId) ?? new Semaphore(perUser);
      semaphores.set(userId, semaphore);
      const disconnected = new AbortController();
      const onClose = () => disconnected.abort();
      response.once('close', onClose);
      const release = await semaphore.acquire(waitMs, disconnected.signal);
      response.off('close', onClose);
      if (!release) throw new AppError('tooManyRequests', { retryAfterSeconds: Math.ceil(waitMs / 1_000) });
      releaseWith(response, () => {
        release();
        if (semaphore.isIdle) semaphores.delete(userId);
      });
    },
  };
}

function releaseWith(response: ServerResponse, release: Release): void {
  if (response.destroyed) release();
  else response.once('finish', release).once('close', release);
}
