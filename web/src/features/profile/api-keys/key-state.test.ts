import { expect, it } from 'vitest';
import { keyState } from './key-state.ts';

const now = Date.parse('2026-06-01T00:00:00Z');

it.each([
  ['2027-01-01T00:00:00Z', null, 'live'],
  ['2026-06-10T00:00:00Z', null, 'endsSoon'],
  ['2026-06-01T00:00:00Z', null, 'expired'],
  ['2027-01-01T00:00:00Z', '2026-05-01T00:00:00Z', 'revoked'],
  ['2026-01-01T00:00:00Z', '2025-12-01T00:00:00Z', 'revoked'],
] as const)('a key until %s, revoked at %s, is %s', (expiresAt, revokedAt, state) => {
  expect(keyState({ expiresAt, revokedAt }, now)).toBe(state);
});
