// scrypt hashes of passwords, made one at a time: each takes 128 MB and about half a second.

import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** OWASP Password Storage Cheat Sheet: N = 2^17, r = 8, p = 1. */
const current = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };
/** Of hashes without a prefix. */
const former = { ...current, N: 2 ** 15 };
const prefix = 'scrypt-17:';
const hashBytes = 32;

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return written(salt, await derived(password, salt, current));
}

/** A hash that no password has. */
export function unusableHash(): string {
  return written(randomBytes(16), randomBytes(hashBytes));
}

export async function isHashOf(password: string, stored: string): Promise<boolean> {
  const [salt = '', hash = ''] = stored.replace(prefix, '').split(':');
  const given = await derived(password, Buffer.from(salt, 'base64'), isOutdated(stored) ? former : current);
  return timingSafeEqual(given, Buffer.from(hash, 'base64'));
}

/** Whether it is weaker than hashes that are made today. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(prefix);
}

function written(salt: Buffer, hash: Buffer): string {
  return `${prefix}${salt.toString('base64')}:${hash.toString('base64')}`;
}

let last: Promise<unknown> = Promise.resolve();

function derived(password: string, salt: Buffer, cost: typeof current): Promise<Buffer> {
  const work = () =>
    new Promise<Buffer>((done, failed) => {
      scrypt(password, salt, hashBytes, cost, (error, key) => (error ? failed(error) : done(key)));
    });
  const next = last.then(work, work);
  last = next;
  return next;
}
