// Who may not sign in is signed out at the provider at once, and comes back from there without a word: this is remembered
// for as long as that takes, so that the next sign-in says why instead of asking for the password again.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from '../plugins/cookies.ts';

export interface Refusal {
  remember(reply: FastifyReply): void;
  /** True once after a refused sign-in. */
  take(request: FastifyRequest, reply: FastifyReply): boolean;
}

const cookieName = 'refused';
const lifetimeMs = 2 * 60_000;

export function createRefusal(cookies: Cookies): Refusal {
  return {
    remember: (reply) => cookies.write(reply, cookieName, '1', lifetimeMs),
    take(request, reply) {
      if (cookies.read(request, cookieName) === undefined) return false;
      cookies.clear(reply, cookieName);
      return true;
    },
  };
}
