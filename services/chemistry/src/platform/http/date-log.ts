// A date that the provider writes in a way that cannot be read is a matter for who set it up: it is told once.

import type { FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import { accountClaimsOf } from './account-claims.ts';

const maxRemembered = 1_000;
const longestShown = 60;

/** Writes a warning for each user and date that cannot be read; the same one is not written again. */
export function createDateLog(): (claims: JWTPayload, request: FastifyRequest) => void {
  const written = new Set<string>();
  return (claims, request) => {
    for (const [claim, value] of Object.entries(accountClaimsOf(claims).unreadable)) {
      const given = JSON.stringify(value).slice(0, longestShown);
      const key = `${claims.sub} ${claim} ${given}`;
      if (written.has(key)) continue;
      if (written.size >= maxRemembered) written.clear();
      written.add(key);
      const meaning = claim === 'subscription_expires' ? 'the licence counts as ended' : 'left out';
      request.log.warn(
        { claim, given, userId: claims.sub, requestId: request.id, meaning },
        'date that cannot be read',
      );
    }
  };
}
