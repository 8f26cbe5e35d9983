import { taskStates } from '@app/shared/constants/modules';
import { describe, expect, it } from 'vitest';
import { canRestart, isRunning, stateFilters } from './task-state.ts';

describe('task states', () => {
  it('let no task be restarted while it runs', () => {
    expect(taskStates.filter((state) => isRunning(state) && canRestart(state))).toEqual([]);
  });

  it('are each found by a filter, apart from deleted tasks', () => {
    const found = Object.values(stateFilters).flatMap((states) => states ?? []);
    expect(taskStates.filter((state) => !found.some((one) => one === state))).toEqual(['deleted']);
  });
});
