// Who signed in last in this browser, as a keyed hash: a different user must not see what the page kept.

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from '../plugins/cookies.ts';
import { deriveKey } from '../keys.ts';

export interface LastUser {
  /** True when somebody else signed in before; remembers this user from now on. */
  replace(request: FastifyRequest, reply: FastifyReply, userId: string): boolean;
}

const cookieName = 'last-user';
const lifetimeMs = 365 * 24 * 3_600_000;

export function createLastUser(secrets: readonly string[], cookies: Cookies): LastUser {
  const keys = secrets.map((secret) => deriveKey(secret, 'last user'));
  const markOf = (key: Uint8Array, userId: string) => createHmac('sha256', key).update(userId).digest();
  return {
    replace(request, reply, userId) {
      const [own = Buffer.alloc(0), ...older] = keys.map((key) => markOf(key, userId));
      const known = cookies.read(request, cookieName);
      cookies.write(reply, cookieName, own.toString('base64url'), lifetimeMs);
      const given = Buffer.from(known ?? '', 'base64url');
      return known !== undefined && ![own, ...older].some((mark) => isSame(given, mark));
    },
  };
}

function isSame(a: Buffer, b: Buffer): boolean {
  return a.length === b.length && timingSafeEqual(a, b);
}
