// Specification section 7: a repeated identical request may cancel the earlier one.

import { createHash } from 'node:crypto';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyReply, FastifyRequest } from 'fastify';

export interface InFlight {
  /** What ends this request, after ending the identical one of the same user that is still in progress. */
  replace(request: FastifyRequest, reply: FastifyReply): AbortController;
}

export function createInFlight(): InFlight {
  const running = new Map<string, AbortController>();
  return {
    replace(request, reply) {
      const key = keyOf(request);
      running.get(key)?.abort(new AppError('superseded'));
      const own = new AbortController();
      running.set(key, own);
      reply.raw.once('close', () => {
        if (running.get(key) === own) running.delete(key);
      });
      return own;
    },
  };
}

function keyOf({ method, url, body, caller, session }: FastifyRequest): string {
  const who = session?.key ?? caller?.user.id ?? '';
  const text = JSON.stringify([who, method, url, body ?? null]);
  return createHash('sha256').update(text).digest('base64url');
}
