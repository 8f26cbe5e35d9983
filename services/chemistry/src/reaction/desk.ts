// Questions about a reaction, off the main thread. The thread starts with the first one: who brings no reaction pays nothing.

import { AppError } from '@app/shared/errors/app-error';
import type { Logger } from '../context/logger.ts';
import { ThreadHost, ThreadLostError } from '../threads/thread-host.ts';
import type { AskedSites, SitesAnswer } from './other-sites.ts';
import type { AskedPrecedents, PrecedentsAnswer } from './precedents/asked.ts';
import type { ReactionRefusal, ReadReaction } from './reaction-reader.ts';
import type { WrittenReaction } from './written-reaction.ts';

export interface ReactionOperations {
  /** A written reaction understood, or why it cannot be. */
  readReaction(written: WrittenReaction): ReadReaction | ReactionRefusal;
  /** Where else in the reactants it could happen. */
  otherSites(asked: AskedSites): SitesAnswer;
  /** The nearest known reactions. */
  precedents(asked: AskedPrecedents): PrecedentsAnswer;
}

type Asked<N extends keyof ReactionOperations> = Parameters<ReactionOperations[N]>;
type Given<N extends keyof ReactionOperations> = ReturnType<ReactionOperations[N]>;

export interface ReactionDesk {
  run<N extends keyof ReactionOperations>(name: N, ...args: Asked<N>): Promise<Given<N>>;
  close(): Promise<void>;
}

/** A first question waits for the templates to be compiled; the gateway's patience is 100 s. */
const timeoutMs = 60_000;
const maxBytes = 700 * 1024 * 1024;
const maxWaiting = 50;
const entry = new URL('./reaction-thread.ts', import.meta.url);

/** What cannot be answered in time is `computingBusy` (10027). */
export function createReactionDesk({ logger }: { logger: Logger }): ReactionDesk {
  let host: ThreadHost | undefined;
  const start = (): ThreadHost => (host ??= new ThreadHost({ entry, timeoutMs, maxBytes, logger }));
  return {
    run: async <N extends keyof ReactionOperations>(name: N, ...args: Asked<N>) => {
      const thread = start();
      if (thread.load >= maxWaiting) throw new AppError('computingBusy');
      try {
        return (await thread.request(name, args)) as Given<N>;
      } catch (error) {
        throw error instanceof ThreadLostError ? new AppError('computingBusy', undefined, { cause: error }) : error;
      }
    },
    close: async () => host?.close(),
  };
}
