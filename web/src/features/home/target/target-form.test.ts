import { expect, it } from 'vitest';
import { CallError } from '../../../shared/api/call-error.ts';
import { planBlocker } from './target-form.tsx';

const refusal = new CallError('envelope', { code: 10003, message: 'not supported', display: 'toast' }, { status: 200 });

it('names the permission before anything else', () => {
  expect(planBlocker({ status: 'empty' }, false)).toBe('permission');
});

it.each([
  [{ status: 'empty' }, 'empty'],
  [{ status: 'checking' }, 'checking'],
  [{ status: 'refused', error: new Error('no'), what: 'structure' }, 'unreachable'],
  [{ status: 'refused', error: refusal, what: 'structure' }, 'refused'],
] as const)('names what is in the way: %o', (recognition, blocker) => {
  expect(planBlocker(recognition, true)).toBe(blocker);
});
