// What the service makes of a reaction, and why it cannot.

import type { AskedReaction, ReactionReading } from '@app/shared/contracts/reaction/reaction';
import { call } from '../../shared/api/call.ts';
import { CallError } from '../../shared/api/call-error.ts';
import { explanationOf, messageOf } from '../../shared/errors/present.ts';

/** A reaction that the service understood. */
export interface ReadReaction {
  response: ReactionReading;
  /** As it was written; canonical reaction SMILES for a step of a route. */
  text: string;
  /** What to send to calls that take a reaction. */
  asked: AskedReaction;
}

export interface RefusedReaction {
  message: string;
  explanation: string | undefined;
  isNetwork: boolean;
}

export type Reading = { state: 'read'; read: ReadReaction } | ({ state: 'refused' } & RefusedReaction);

/** Asks the service to read a reaction; null when `signal` ended the question. */
export async function readReaction(asked: AskedReaction, signal: AbortSignal): Promise<Reading | null> {
  try {
    const response = await call('reactionRead', { body: asked }, { signal });
    if (signal.aborted) return null;
    return { state: 'read', read: { response, text: asked.reaction ?? response.reaction.smiles, asked } };
  } catch (error) {
    if (signal.aborted) return null;
    const isNetwork = error instanceof CallError && error.kind !== 'envelope';
    return { state: 'refused', message: messageOf(error), explanation: explanationOf(error), isNetwork };
  }
}
