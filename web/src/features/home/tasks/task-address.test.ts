import { expect, it } from 'vitest';
import { taskAddress } from './task-address.ts';

it.each([
  ['completed', 3, '/route/list/retrosynthesis?task=t1'],
  ['stopped', 1, '/route/list/retrosynthesis?task=t1'],
  ['failed', 2, '/route/list/retrosynthesis?task=t1'],
  ['completed', 0, '/retrosynthesis?task=t1'],
  ['searching', 5, '/retrosynthesis?task=t1'],
  ['queued', 0, '/retrosynthesis?task=t1'],
] as const)('opens a %s task with %i routes at %s', (state, routeCount, address) => {
  expect(taskAddress({ taskId: 't1', state, routeCount })).toBe(address);
});
