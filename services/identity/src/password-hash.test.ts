import { randomBytes, scryptSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashPassword, isHashOf, isOutdated, unusableHash } from './password-hash.ts';

/** As hashes were written until 2026: N = 2^15 (with r = 8, p = 1). */
function formerHash(password: string): string {
  const salt = randomBytes(16);
  const hash = scryptSync(password, salt, 32, { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });
  return `${salt.toString('base64')}:${hash.toString('base64')}`;
}

it('makes hashes of the strength of the OWASP sheet', async () => {
  const [, salt = '', hash = ''] = (await hashPassword('secret')).split(':');
  const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
  expect(scryptSync('secret', Buffer.from(salt, 'base64'), 32, cost).toString('base64')).toBe(hash);
});

it('checks hashes of today and of before, and tells them apart', async () => {
  const [fresh, former] = [await hashPassword('secret'), formerHash('secret')];
  expect([isOutdated(fresh), isOutdated(former), isOutdated(unusableHash())]).toEqual([false, true, false]);
  for (const stored of [fresh, former]) {
    expect([await isHashOf('secret', stored), await isHashOf('Secret', stored)]).toEqual([true, false]);
  }
  expect(await isHashOf('', unusableHash())).toBe(false);
});
