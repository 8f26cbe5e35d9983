// What may be done with a molecule of the worklist, by its state. The service enforces the same.

import type { WorklistItem, WorklistState } from '@app/shared/contracts/batch';

export type WorklistAction = 'start' | 'pause' | 'stop' | 'remove' | 'edit';

const allowed: Record<WorklistAction, readonly WorklistState[]> = {
  start: ['notStarted', 'paused', 'stopped', 'failed'],
  pause: ['queued'],
  stop: ['queued', 'paused', 'searching'],
  remove: ['notStarted', 'paused', 'completed', 'stopped', 'failed'],
  edit: ['notStarted', 'paused', 'stopped', 'failed'],
};

/** May this be done with a molecule in that state? */
export function canDo(deed: WorklistAction, state: WorklistState): boolean {
  return allowed[deed].includes(state);
}

/** Those of the molecules that it may be done with. */
export function openTo(deed: WorklistAction, items: readonly WorklistItem[]): WorklistItem[] {
  return items.filter((item) => canDo(deed, item.state));
}

/**
 * Those of all molecules that a start without a choice is meant for: what was stopped or failed begins again only when
 * nothing else is left, or when it is chosen.
 */
export function meantToStart(items: readonly WorklistItem[]): WorklistItem[] {
  const fresh = items.filter((item) => isInGroup('waiting', item.state));
  return fresh.length > 0 ? fresh : openTo('start', items);
}

/** The groups that a reader filters by. */
export const stateGroups = {
  all: ['notStarted', 'paused', 'queued', 'searching', 'completed', 'stopped', 'failed'],
  waiting: ['notStarted', 'paused'],
  running: ['queued', 'searching'],
  completed: ['completed'],
  ended: ['stopped', 'failed'],
} as const satisfies Record<string, readonly WorklistState[]>;
export type StateGroup = keyof typeof stateGroups;

export function isInGroup(group: StateGroup, state: WorklistState): boolean {
  const states: readonly WorklistState[] = stateGroups[group];
  return states.includes(state);
}

/** Molecules of a group, by the counts of the service. */
export function countOf(group: StateGroup, counts: Partial<Record<WorklistState, number>>): number {
  return stateGroups[group].reduce((sum, state) => sum + (counts[state] ?? 0), 0);
}

/** Something is in progress: what is shown will change by itself. */
export function isUnderWay(counts: Partial<Record<WorklistState, number>>): boolean {
  return countOf('running', counts) > 0;
}
