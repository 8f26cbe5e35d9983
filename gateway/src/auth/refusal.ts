// Who may not sign in is signed out at the provider at once, and comes back from there without a word: this is remembered
// for as long as that takes, so that the next sign-in says why instead of asking for the password again.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Cookies } from '../plugins/cookies.ts';

export interface Refusal {
  /** `requestId` is that of the refused sign-in: the page that shows it later names it. */
  remember(reply: FastifyReply, requestId: string): void;
  /** The provider may still have a session of a user who was refused or signed out: the next sign-in asks for the password. */
  askAgain(reply: FastifyReply, forMs?: number): void;
  isToAskAgain(request: FastifyRequest): boolean;
  /** Somebody has proved who they are. */
  forget(request: FastifyRequest, reply: FastifyReply): void;
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
    askAgain: (reply, forMs = lifetimeMs) => cookies.write(reply, deniedName, '1', forMs),
    isToAskAgain: (request) => cookies.read(request, deniedName) !== undefined,
    forget: (request, reply) => void take(deniedName, request, reply),
  };
}
