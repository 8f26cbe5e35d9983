// Questions about a reaction, off the main thread.

import type { Logger } from '../../platform/process/logger.ts';
import { createAskedThread, type AskedThread } from '../../platform/threads/ask-thread.ts';
import type { ByProductFound } from '../../engine/impurity/step-by-products.ts';
import type { ImpurityQuestion } from '../../engine/impurity/types.ts';
import type { AskedSites, SitesResponse } from '../../engine/reaction/other-sites.ts';
import type { AskedPrecedents, PrecedentsResponse } from '../../engine/precedents/asked.ts';
import type { AskedProcedure, Draft } from '../../engine/procedure/types.ts';
import type { ReactionRefusal, ReadReaction } from '../../engine/reaction/reaction-reader.ts';
import type { AskedRoute, FoundStereocentres } from '../../engine/stereocentres/stereocentres.ts';
import type { WrittenReaction } from '../../engine/reaction/written-reaction.ts';

export interface ReactionOperations {
  /** A written reaction understood, or why it cannot be. */
  readReaction(written: WrittenReaction): ReadReaction | ReactionRefusal;
  /** Where else in the reactants it could happen. */
  otherSites(asked: AskedSites): SitesResponse;
  /** What likely forms beside the product. Throws a TypeError when a molecule is unsound. */
  byProducts(asked: Omit<ImpurityQuestion, 'carried'>): ByProductFound[];
  /** The nearest known reactions. */
  precedents(asked: AskedPrecedents): PrecedentsResponse;
  /** How the reaction is run. Throws a TypeError when a molecule is unsound. */
  procedure(asked: AskedProcedure): Draft;
  /** What sets each stereocenter of a target in its route, and other ways to it. Throws a TypeError when it is unsound. */
  stereocentres(target: string, route: AskedRoute): FoundStereocentres;
}

export type ReactionService = AskedThread<ReactionOperations>;

/** A first question waits for the templates to be compiled; the gateway's patience is 100 s. */
const timeoutMs = 60_000;
const maxBytes = 700 * 1024 * 1024;
const mostWaiting = 50;
const entry = new URL('./reaction-thread.ts', import.meta.url);

export function createReactionService({ logger }: { logger: Logger }): ReactionService {
  return createAskedThread({ entry, timeoutMs, maxBytes, mostWaiting, logger });
}
