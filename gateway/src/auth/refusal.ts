// Who may not sign in is signed out at the provider at once, and comes back from there without a word: this is remembered
// for as long as that takes, so that the next sign-in says why instead of asking for the password again.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from '../plugins/cookies.ts';

export interface Refusal {
  remember(reply: FastifyReply): void;
  /** The provider still knows whom we do not let in: the next attempt asks for somebody else. */
  rememberDenied(reply: FastifyReply): void;
  takeDenied(request: FastifyRequest, reply: FastifyReply): boolean;
  /** True once after a refused sign-in. */
  take(request: FastifyRequest, reply: FastifyReply): boolean;
}

const cookieName = 'refused';
const deniedName = 'denied';
const lifetimeMs = 2 * 60_000;

export function createRefusal(cookies: Cookies): Refusal {
  function take(name: string, request: FastifyRequest, reply: FastifyReply): boolean {
    if (cookies.read(request, name) === undefined) return false;
    cookies.clear(reply, name);
    return true;
  }

  return {
    remember: (reply) => cookies.write(reply, cookieName, '1', lifetimeMs),
    take: (request, reply) => take(cookieName, request, reply),
    rememberDenied: (reply) => cookies.write(reply, deniedName, '1', lifetimeMs),
    takeDenied: (request, reply) => take(deniedName, request, reply),
  };
}
