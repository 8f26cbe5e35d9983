import { expect, it } from 'vitest';
import { isExpired } from './expiry.ts';

const now = Date.parse('2026-06-01T00:00:00Z');

it.each([
  ['payProfessional', '2026-05-31T23:59:59Z', true],
  ['payProfessional', '2026-06-01T00:00:00Z', true],
  ['payProfessional', '2026-06-01T00:00:01Z', false],
  ['enterprise', '2020-01-01T00:00:00Z', true],
  ['enterprise', null, false],
  ['trialBasic', '2020-01-01T00:00:00Z', false],
  ['trialProfessional', '2020-01-01T00:00:00Z', false],
] as const)('%s until %s is expired: %s', (accountType, expirationDate, expired) => {
  expect(isExpired({ accountType, expirationDate }, now)).toBe(expired);
});
