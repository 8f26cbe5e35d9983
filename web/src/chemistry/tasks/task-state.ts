import type { TaskState } from '@app/shared/constants/modules';

const running: readonly TaskState[] = ['notStarted', 'queued', 'searching'];

/** True while the task waits or searches. */
export function isRunning(state: TaskState): boolean {
  return running.includes(state);
}

/** True where one of the tasks waits. */
export function isAnyQueued(tasks: readonly { state: TaskState }[]): boolean {
  return tasks.some(({ state }) => state === 'queued');
}

/** True when it can be started again. */
export function canRestart(state: TaskState): boolean {
  return state === 'completed' || state === 'stopped' || state === 'failed';
}

/** True when it resumes after a stop or failure. */
export function canContinue(state: TaskState): boolean {
  return state === 'stopped' || state === 'failed';
}

/** The groups a reader filters by; `undefined` for all. */
export const stateFilters = {
  all: undefined,
  running: ['notStarted', 'queued', 'searching'],
  completed: ['completed'],
  ended: ['stopped', 'failed'],
} as const satisfies Record<string, readonly TaskState[] | undefined>;
export type StateFilter = keyof typeof stateFilters;
