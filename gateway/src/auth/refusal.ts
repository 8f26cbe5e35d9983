// Who may not sign in is signed out at the provider at once, and comes back from there without a word: this is remembered
// for as long as that takes, so that the next sign-in says why instead of asking for the password again.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from '../plugins/cookies.ts';

export interface Refusal {
  /** `requestId` is that of the refused sign-in: the page that shows it later names it. */
  remember(reply: FastifyReply, requestId: string): void;
  /** The provider still has a session of the refused user: the next attempt asks for another account. */
  rememberDenied(reply: FastifyReply): void;
  takeDenied(request: FastifyRequest, reply: FastifyReply): boolean;
  /** The id of the refused sign-in, once after it. */
  take(request: FastifyRequest, reply: FastifyReply): string | undefined;
}

const cookieName = 'refused';
const deniedName = 'denied';
const lifetimeMs = 2 * 60_000;

export function createRefusal(cookies: Cookies): Refusal {
  function take(name: string, request: FastifyRequest, reply: FastifyReply): string | undefined {
    const kept = cookies.read(request, name);
    if (kept !== undefined) cookies.clear(reply, name);
    return kept;
  }

  return {
    remember: (reply, requestId) => cookies.write(reply, cookieName, requestId, lifetimeMs),
    take: (request, reply) => take(cookieName, request, reply),
    rememberDenied: (reply) => cookies.write(reply, deniedName, '1', lifetimeMs),
    takeDenied: (request, reply) => take(deniedName, request, reply) !== undefined,
  };
}
