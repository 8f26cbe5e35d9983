// How many calls of one user may be under way at the service at once. The connections to it are shared: without a limit
// one user, or one runaway program, could hold all of them and leave everybody else waiting.

import type { ServerResponse } from 'node:http';
import { AppError } from '@app/shared/errors/app-error';

export interface Turns {
  /** True when the user has a turn left. */
  isFree(userId: string): boolean;
  /** Begins one of those at once. The result ends it, once. */
  begin(userId: string): () => void;
  /**
   * Returns at once while the user has a turn left, else when one comes free. The turn ends with the answer.
   * Rejects with 429 when none comes free in time.
   */
  take(userId: string, answer: ServerResponse): Promise<void> | undefined;
}

export interface TurnOptions {
  perUser?: number;
  waitMs?: number;
}

interface Queue {
  running: number;
  waiting: Set<() => void>;
}

/** A page full of pictures asks for more than this at once: what is beyond it waits and is not refused. */
const defaults = { perUser: 48, waitMs: 10_000 };

export function createTurns(options: TurnOptions = {}): Turns {
  const { perUser, waitMs } = { ...defaults, ...options };
  const queues = new Map<string, Queue>();

  function leave(userId: string, queue: Queue): void {
    const [next] = queue.waiting;
    if (next) return next();
    queue.running -= 1;
    if (queue.running === 0) queues.delete(userId);
  }

  function queueOf(userId: string): Queue {
    const known = queues.get(userId);
    const queue = known ?? { running: 0, waiting: new Set() };
    if (!known) queues.set(userId, queue);
    return queue;
  }

  function begin(userId: string, queue: Queue): () => void {
    let isOver = false;
    return () => {
      if (!isOver) leave(userId, queue);
      isOver = true;
    };
  }

  function beginUntil(answer: ServerResponse, userId: string, queue: Queue): void {
    const end = begin(userId, queue);
    if (answer.destroyed) end();
    else answer.once('finish', end).once('close', end);
  }

  function wait(userId: string, queue: Queue, answer: ServerResponse): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        queue.waiting.delete(come);
        answer.off('close', giveUp);
      };
      const come = () => {
        stop();
        beginUntil(answer, userId, queue);
        resolve();
      };
      const giveUp = () => {
        stop();
        reject(new AppError('tooManyRequests', { retryAfterSeconds: Math.ceil(waitMs / 1_000) }));
      };
      const timer = setTimeout(giveUp, waitMs);
      answer.once('close', giveUp);
      queue.waiting.add(come);
    });
  }

  return {
    isFree: (userId) => (queues.get(userId)?.running ?? 0) < perUser,
    begin(userId) {
      const queue = queueOf(userId);
      queue.running += 1;
      return begin(userId, queue);
    },
    take(userId, answer) {
      const queue = queueOf(userId);
      if (queue.running >= perUser) return wait(userId, queue, answer);
      queue.running += 1;
      beginUntil(answer, userId, queue);
      return undefined;
    },
  };
}
