// Many small questions asked of threads, a portion at a time. One question that ends or holds up its thread is found and
// answered as harmful; its neighbours are asked again of a fresh thread.

import { createLogger } from '../process/logger.ts';
import type { Logger } from '../process/logger.ts';
import { ThreadHost, ThreadLostError } from './thread-host.ts';

export interface GuardedThreads<Given, Answer> {
  readonly threads: number;
  /** The responses in the order of the questions. Rejects only when the threads are closed. */
  ask(given: readonly Given[]): Promise<Answer[]>;
  close(): Promise<void>;
}

export interface GuardedThreadsOptions<Answer> {
  /** The file the threads run; its operation `answer` takes a list of questions. */
  entry: URL;
  threads: number;
  /** What is said of a question that did harm. */
  harmful: Answer;
  /** What is said of a question that got no response in time, where that is not to count as harm. */
  unanswered?: Answer;
  logger?: Logger;
  /** What the threads are told at their start. */
  workerData?: unknown;
  /** As of a thread's host. */
  youngMb?: number;
  isBatch?: boolean;
  /** Patience with a portion, a tenth of it, and one question. */
  patienceMs?: readonly [number, number, number];
}

const maxBytes = 400 * 1024 * 1024;
const tenth = 16;
const startsWithinMs = 60_000;

/** Starts the threads. */
export function startGuardedThreads<Given, Answer>(
  options: GuardedThreadsOptions<Answer>,
): GuardedThreads<Given, Answer> {
  const { threads, entry, harmful, workerData, youngMb, isBatch } = options;
  const { unanswered = harmful, logger = createLogger('silent'), patienceMs = [15_000, 6_000, 3_000] } = options;
  const hosts = Array.from(
    { length: threads },
    () => new ThreadHost({ entry, workerData, youngMb, isBatch, timeoutMs: patienceMs[0], maxBytes, logger }),
  );
  const free = [...hosts];
  const starting = new Set(hosts);
  const waiting: ((host: ThreadHost) => void)[] = [];
  let isClosed = false;

  const take = (): Promise<ThreadHost> => {
    const host = free.pop();
    return host ? Promise.resolve(host) : new Promise((resolve) => waiting.push(resolve));
  };
  const release = (host: ThreadHost): void => {
    const next = waiting.shift();
    if (next) next(host);
    else free.push(host);
  };
  // A thread that starts needs its time, and so does one that takes the place of a lost one; a question is not to pay for it.
  const warm = (host: ThreadHost): Promise<unknown> =>
    host.request('answer', [[]], startsWithinMs).catch((error: unknown) => {
      if (isClosed) throw error;
    });
  const ask = async (host: ThreadHost, given: readonly Given[], level: 0 | 1 | 2): Promise<Answer[]> => {
    try {
      return (await host.request('answer', [given], patienceMs[level])) as Answer[];
    } catch (error) {
      if (isClosed) throw error;
      await warm(host);
      const isLate = error instanceof ThreadLostError && error.how === 'timeout';
      if (given.length === 1) return [isLate ? unanswered : harmful];
      const size = level === 0 ? tenth : 1;
      const answers: Answer[] = [];
      for (let at = 0; at < given.length; at += size)
        answers.push(...(await ask(host, given.slice(at, at + size), size === 1 ? 2 : 1)));
      return answers;
    }
  };

  return {
    threads,
    ask: async (given) => {
      const host = await take();
      try {
        if (starting.delete(host)) await warm(host);
        return await ask(host, given, 0);
      } finally {
        release(host);
      }
    },
    close: async () => {
      isClosed = true;
      await Promise.all(hosts.map((host) => host.close()));
    },
  };
}
