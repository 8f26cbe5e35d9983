// Who calls as a program: with an API key, or, out of a tool of /mcp, with an access token of the deployment's provider.

import type { Call } from '@app/shared/contracts/call';
import { AppError } from '@app/shared/errors/app-error';
import type { FastifyRequest } from 'fastify';
import { hasApiKey } from '../../plugins/refusals.ts';
import type { RateLimits } from '../../plugins/rate-limits.ts';
import type { Caller } from '../../plugins/request-state.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { ApiKeys } from './api-keys.ts';

export interface Programs {
  /** True for a request that shows what a program is known by, sound or not. */
  isProgram(request: FastifyRequest): boolean;
  /**
   * The caller of such a request. Without a call it says who it is and no more. Throws 401 for what does not count, 10039 for
   * a call that no program may make, 429 for an address that was refused too often.
   */
  callerOf(request: FastifyRequest, call: Call | undefined): Promise<Caller>;
}

export interface ProgramParts {
  apiKeys: Pick<ApiKeys, 'authenticate' | 'isKnownGood'>;
  /** Undefined where /mcp is off, or the provider issues no tokens that could be checked. */
  accessTokens: AccessTokens | undefined;
  rateLimits: Pick<RateLimits, 'countRefusal' | 'requireFewRefusals'>;
}

export function createPrograms({ apiKeys, accessTokens, rateLimits }: ProgramParts): Programs {
  const ofToken = (request: FastifyRequest) => (hasApiKey(request) ? undefined : accessTokens);

  return {
    isProgram: (request) => hasApiKey(request) || accessTokens?.isShown(request) === true,
    // Guessing keys costs the service a look-up each time: an address may be wrong only so often. That must not stop the
    // programs of others behind the same address.
    async callerOf(request, call) {
      const kind = ofToken(request) ?? apiKeys;
      if (!kind.isKnownGood(request)) rateLimits.requireFewRefusals(request.ip);
      try {
        return await kind.authenticate(request, call);
      } catch (error) {
        if (error instanceof AppError && error.key === 'unauthorized') rateLimits.countRefusal(request.ip);
        throw error;
      }
    },
  };
}
