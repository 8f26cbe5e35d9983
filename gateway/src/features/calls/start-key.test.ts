import { describe, expect, it } from 'vitest';
import { callEntries, type CallName } from '@app/shared/contracts/catalogue';
import { upstreamHeaders } from './forward-headers.ts';

const sender = {
  culture: 'en',
  requestId: 'r',
  accessToken: undefined,
  tenantId: undefined,
  trackingId: undefined,
  trace: undefined,
} as const;

function passed(name: CallName, key: string): string | undefined {
  const call = callEntries.find(([one]) => one === name)?.[1];
  if (!call) throw new RangeError(name);
  return upstreamHeaders(call, { 'idempotency-key': key }, sender)['idempotency-key'];
}

describe('the key of a start', () => {
  it.each(['0f8b2c4e-9f3a-4a52-8d8e-3d0c2f1f6a77', 'order.2026-11:7_a', 'k'.repeat(100)])('passes: %s', (key) => {
    expect(passed('forwardStart', key)).toBe(key);
  });

  it('is left out of calls that start nothing', () => {
    expect(passed('forwardTaskList', 'a-key-of-its-own')).toBeUndefined();
  });

  it.each(['', 'short', 'two words here', 'k'.repeat(101), 'schlüssel-eins', 'one,two,three'])(
    'is refused where it is none: %j',
    (key) => {
      expect(() => passed('forwardStart', key)).toThrow(expect.objectContaining({ key: 'parameterError' }));
    },
  );
});
