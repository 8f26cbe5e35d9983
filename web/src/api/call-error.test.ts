import { describe, expect, it } from 'vitest';
import { CallError, mayPass, type CallErrorKind } from './call-error.ts';

const failed = (kind: CallErrorKind, status: number) =>
  new CallError(kind, { message: 'no', display: 'toast' }, { status });

describe('trying again', () => {
  it.each([
    ['network', 0],
    ['timeout', 0],
    ['envelope', 502],
    ['envelope', 504],
    ['envelope', 429],
  ] as const)('may help after %s %d', (kind, status) => {
    expect(mayPass(failed(kind, status))).toBe(true);
  });

  // Refusals of the chemistry service come inside a 200 answer.
  it.each([200, 400, 403, 404])('does not help after a refusal with status %d', (status) => {
    expect(mayPass(failed('envelope', status))).toBe(false);
  });
});
