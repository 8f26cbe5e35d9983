// Who calls: a bearer token of the identity provider, verified against its published keys.

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { fallbackCulture, isCulture, type Culture } from '@app/shared/constants/locale';
import { headers } from '@app/shared/constants/headers';
import { AppError } from '@app/shared/errors/app-error';
import type { Caller } from '../routes/caller.ts';

export interface AuthenticationOptions {
  issuer: string;
  trustTenantHeader: boolean;
}

const audience = 'synthesis-api';
/** A revoked signing key is refused after this time at the latest. */
const keysMaxAgeMs = 60_000;
const providerTimeoutMs = 4_000;
const clockToleranceSeconds = 5;
const algorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA'];

/** Refuses calls under /api without a valid token (401) and says 503 while the provider cannot be asked. */
export function authenticate(app: FastifyInstance, options: AuthenticationOptions): void {
  const keys = providerKeys(options.issuer);
  app.decorateRequest('culture', fallbackCulture);
  app.decorateRequest('caller', { getter: callerBeforeAuthentication });
  app.addHook('onRequest', async (request) => {
    request.culture = cultureOf(request);
    if (!request.url.startsWith('/api/')) return;
    const claims = await verify(bearerOf(request), options.issuer, keys);
    const caller = callerOf(claims, request, options);
    Object.defineProperty(request, 'caller', { value: caller });
  });
}

function callerBeforeAuthentication(): Caller {
  throw new AppError('unauthorized');
}

function cultureOf(request: FastifyRequest): Culture {
  const given = request.headers[headers.culture];
  return isCulture(given) ? given : fallbackCulture;
}

function bearerOf(request: FastifyRequest): string {
  const token = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (!token) throw new AppError('unauthorized');
  return token;
}

async function verify(token: string, issuer: string, keys: JWTVerifyGetKey): Promise<JWTPayload> {
  try {
    const options = { issuer, audience, algorithms, clockTolerance: clockToleranceSeconds };
    return (await jwtVerify(token, keys, { ...options, requiredClaims: ['sub', 'exp'] })).payload;
  } catch (error) {
    const key = isTokenFault(error) ? 'unauthorized' : 'serviceUnavailable';
    throw new AppError(key, undefined, { cause: error });
  }
}

const tokenFaults = [
  errors.JWTExpired,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
];

function isTokenFault(error: unknown): boolean {
  return tokenFaults.some((fault) => error instanceof fault);
}

// The address of the keys is asked for once the first token arrives, so that the two may start in any order.
function providerKeys(issuer: string): JWTVerifyGetKey {
  let keys: Promise<JWTVerifyGetKey> | undefined;
  return async (header, token) => {
    keys ??= discoverKeys(issuer);
    try {
      return await (
        await keys
      )(header, token);
    } catch (error) {
      if (!isTokenFault(error)) keys = undefined;
      throw error;
    }
  };
}

const discovery = Compile(Type.Object({ issuer: Type.String(), jwks_uri: Type.String({ pattern: '^https?://' }) }));

async function discoverKeys(issuer: string): Promise<JWTVerifyGetKey> {
  const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(providerTimeoutMs),
  });
  const document: unknown = await response.json();
  if (!discovery.Check(document)) throw new Error(`no discovery document at ${issuer}`);
  return createRemoteJWKSet(new URL(document.jwks_uri), {
    cacheMaxAge: keysMaxAgeMs,
    cooldownDuration: 5_000,
    timeoutDuration: providerTimeoutMs,
  });
}

function callerOf(claims: JWTPayload, request: FastifyRequest, options: AuthenticationOptions): Caller {
  return {
    tenantId: tenantOf(claims, request, options),
    userId: claims.sub ?? '',
    userName: textClaim(claims, 'preferred_username'),
    name: textClaim(claims, 'name'),
    culture: request.culture,
  };
}

// The first tenant of the token counts, unless the gateway names another of the token's tenants, or any at all where
// the deployment says that only the gateway can reach this service.
function tenantOf(claims: JWTPayload, request: FastifyRequest, options: AuthenticationOptions): string {
  const own = textClaim(claims, 'tenantid')
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);
  const named = request.headers[headers.tenantId];
  if (typeof named === 'string' && named !== '') {
    if (own.includes(named) || options.trustTenantHeader) return named;
    throw new AppError('forbidden');
  }
  const [first] = own;
  if (!first) throw new AppError('unauthorized');
  return first;
}

function textClaim(claims: JWTPayload, name: string): string {
  const value = claims[name];
  return typeof value === 'string' ? value : '';
}
