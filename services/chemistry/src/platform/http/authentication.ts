// Who calls: a bearer token of the identity provider, or of the gateway for a program with an API key.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { JWTPayload } from 'jose';
import { fallbackCulture, isCulture, type Culture, type Currency } from '@app/shared/constants/locale';
import { headers } from '@app/shared/constants/headers';
import { fullNameIn, nameLength, tenantsIn, textIn } from '@app/shared/rules/account/claims';
import { defaultCurrency } from '@app/shared/rules/locale-defaults';
import { AppError } from '@app/shared/errors/app-error';
import { tokenRefusalIn } from '@app/shared/errors/token-refusals';
import type { Caller } from './caller.ts';
import { accountClaimsOf } from './account-claims.ts';
import { createClaimReader } from './claim-reader.ts';
import { createDateLog } from './date-log.ts';
import { createDiscovery } from './discovery.ts';
import { createTokenVerifier, type GatewayIssuer } from './token-verifier.ts';

export interface AuthenticationOptions {
  issuer: string;
  /** Whose own tokens count, too. */
  gateway: GatewayIssuer | undefined;
  trustTenantHeader: boolean;
}

/**
 * Refuses calls under /api without a valid token (401) and says 503 while its issuer cannot be asked.
 * Internal calls are for the gateway itself, and the gateway itself may make no others (403).
 */
export function authenticate(app: FastifyInstance, options: AuthenticationOptions): void {
  const discover = createDiscovery(options.issuer);
  const verify = createTokenVerifier({ issuer: options.issuer, discover, gateway: options.gateway });
  const readClaims = createClaimReader({ discover, needsTenant: !options.trustTenantHeader });
  const logDates = createDateLog();
  app.decorateRequest('culture', fallbackCulture);
  app.decorateRequest('caller', { getter: callerBeforeAuthentication });
  app.addHook('onRequest', async (request) => {
    request.culture = cultureOf(request);
    if (!request.url.startsWith('/api/')) return;
    try {
      const token = bearerOf(request);
      const { claims, isGateway, isOfProvider } = await verify(token);
      if (isGateway !== (request.routeOptions.config.internal ?? false)) throw new AppError('forbidden');
      const all = isOfProvider ? await readClaims(token, claims) : claims;
      const caller = isGateway ? nobody(request) : callerOf(all, request, options);
      logDates(all, request);
      Object.defineProperty(request, 'caller', { value: caller });
    } catch (error) {
      logRefusal(error, request);
      throw error;
    }
  });
}

// The gateway's request id leads from its own line to this one. A request without any token is nobody's sign-in.
function logRefusal(error: unknown, request: FastifyRequest): void {
  if (!(error instanceof AppError)) return;
  const reason = tokenRefusalIn(error.details);
  if (reason === undefined || reason === 'token-missing') return;
  // Errors of the library carry the claims of the token: who it was for is not the log's business.
  const fault = error.cause instanceof Error ? error.cause.message : undefined;
  const line = { reason, fault, requestId: request.id, route: request.routeOptions.url };
  request.log.warn(line, reason === 'keys-unreachable' ? 'token not checked' : 'token refused');
}

function callerBeforeAuthentication(): Caller {
  throw new AppError('unauthorized');
}

function cultureOf(request: FastifyRequest): Culture {
  const given = request.headers[headers.culture];
  return isCulture(given) ? given : fallbackCulture;
}

/** Specification section 9: CNY where the product's own address is a .cn host, else USD. */
export function usualCurrencyAt(gateway: GatewayIssuer | undefined): Currency {
  return gateway === undefined ? 'USD' : defaultCurrency(new URL(gateway.issuer).hostname);
}

function hoursEastOf(request: FastifyRequest): number {
  const hours = Number(request.headers[headers.timezoneOffset] ?? 0);
  return Math.abs(hours) <= 14 ? hours : 0;
}

function bearerOf(request: FastifyRequest): string {
  const { authorization = '' } = request.headers;
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization)?.[1];
  if (token) return token;
  throw new AppError('unauthorized', {
    reason: /^Bearer ./i.test(authorization) ? 'token-unreadable' : 'token-missing',
  });
}

// Internal calls are on behalf of no user.
function nobody({ culture }: FastifyRequest): Caller {
  const none = { tenantId: '', userId: '', userName: '', name: '', account: {}, tokenAt: Number.POSITIVE_INFINITY };
  return { ...none, culture, usualCurrency: 'USD', hoursEast: 0 };
}

function callerOf(claims: JWTPayload, request: FastifyRequest, options: AuthenticationOptions): Caller {
  return {
    tenantId: tenantOf(claims, request, options),
    userId: claims.sub ?? '',
    userName: textIn(claims['preferred_username'], nameLength),
    name: fullNameIn(claims),
    account: accountClaimsOf(claims).facts,
    // A token that does not say is as old as can be.
    tokenAt: (claims.iat ?? 0) * 1_000,
    culture: request.culture,
    usualCurrency: usualCurrencyAt(options.gateway),
    hoursEast: hoursEastOf(request),
  };
}

// The first tenant of the token counts, unless the gateway names another of the token's tenants, or any at all where
// the deployment says that only the gateway can reach this service.
function tenantOf(claims: JWTPayload, request: FastifyRequest, options: AuthenticationOptions): string {
  const own = tenantsIn(claims['tenantid']);
  const named = request.headers[headers.tenantId];
  if (typeof named === 'string' && named !== '') {
    if (own.includes(named) || options.trustTenantHeader) return named;
    throw new AppError('forbidden', { reason: 'tenant-refused' });
  }
  const [first] = own;
  if (!first) throw new AppError('unauthorized', { reason: 'tenant-missing' });
  return first;
}
