// How many calls of one user may be under way at the service at once. The connections to it are shared: without a limit
// one user, or one runaway program, could hold all of them and leave everybody else waiting.

import type { ServerResponse } from 'node:http';
import { AppError } from '@app/shared/errors/app-error';

export interface Turns {
  /** Begins a turn at once, or gives undefined while the user has none left. The result ends it, once. */
  begin(userId: string): (() => void) | undefined;
  /** A turn when one comes free. Rejects with 429 when none does in time, or when the caller has left. */
  wait(userId: string, answer: ServerResponse, waitMs: number): Promise<() => void>;
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

  function beginAtOnce(userId: string): (() => void) | undefined {
    const queue = queueOf(userId);
    if (queue.running >= perUser) return undefined;
    queue.running += 1;
    return begin(userId, queue);
  }

  function wait(userId: string, answer: ServerResponse, patienceMs: number): Promise<() => void> {
    const queue = queueOf(userId);
    return new Promise((resolve, reject) => {
      const stop = () => {
        clearTimeout(timer);
        queue.waiting.delete(come);
        answer.off('close', giveUp);
      };
      const come = () => {
        stop();
        resolve(begin(userId, queue));
      };
      const giveUp = () => {
        stop();
        reject(new AppError('tooManyRequests', { retryAfterSeconds: Math.ceil(patienceMs / 1_000) }));
      };
      const timer = setTimeout(giveUp, patienceMs);
      answer.once('close', giveUp);
      queue.waiting.add(come);
    });
  }

  return {
    begin: beginAtOnce,
    wait,
    take(userId, answer) {
      const end = beginAtOnce(userId);
      if (!end) return wait(userId, answer, waitMs).then((endLater) => endWith(answer, endLater));
      endWith(answer, end);
      return undefined;
    },
  };
}

function endWith(answer: ServerResponse, end: () => void): void {
  if (answer.destroyed) end();
  else answer.once('finish', end).once('close', end);
}
