import { expect, it } from 'vitest';
import { planBlocker } from './plan-blocker.ts';

it('names the permission before anything else', () => {
  expect(planBlocker({ status: 'empty' }, false)).toBe('permission');
});

it.each([
  [{ status: 'empty' }, 'empty'],
  [{ status: 'checking' }, 'checking'],
  [{ status: 'refused', error: new Error('no'), what: 'structure' }, 'refused'],
] as const)('names what is in the way: %o', (recognition, blocker) => {
  expect(planBlocker(recognition, true)).toBe(blocker);
});
