// A reaction passed from one page to another. Structures never go into addresses, so it is kept in the tab's storage.

import type { AskedReaction } from '@app/shared/contracts/reaction/reaction';

const storageKey = 'reactionToTake';

/** Leaves a written reaction, or a step of a route, for the page that is opened next. */
export function keepReaction(asked: AskedReaction): void {
  window.sessionStorage.setItem(storageKey, JSON.stringify(asked));
}

/** The reaction that was left here, once: taking it removes it. Null if there is none. */
export function takeReaction(): AskedReaction | null {
  const kept = window.sessionStorage.getItem(storageKey);
  window.sessionStorage.removeItem(storageKey);
  return kept === null ? null : askedReactionOf(kept);
}

/** What a text of JSON asks for; null where that is no reaction. */
export function askedReactionOf(json: string): AskedReaction | null {
  const kept = parse(json);
  if (typeof kept !== 'object' || kept === null) return null;
  if ('reaction' in kept && typeof kept.reaction === 'string') return { reaction: kept.reaction };
  if (!('routeId' in kept) || !('stepId' in kept)) return null;
  const { routeId, stepId } = kept;
  return typeof routeId === 'string' && typeof stepId === 'string' ? { routeId, stepId } : null;
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
