// Whose tokens count: those of the identity provider, and the gateway's own for calls that an API key signs.

import { createRemoteJWKSet, decodeJwt, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { AppError } from '@app/shared/errors/app-error';

export interface GatewayIssuer {
  /** As it stands in the tokens. */
  issuer: string;
  /** Where the gateway publishes its keys, without a slash at the end. */
  url: string;
}

export interface Verified {
  claims: JWTPayload;
  /** The gateway calls for itself, on behalf of no user. */
  isGateway: boolean;
}

/** Throws 401 for a token that does not count, 503 while its issuer cannot be asked for its keys. */
export type VerifyToken = (token: string) => Promise<Verified>;

const audience = 'synthesis-api';
/** A revoked signing key is refused after this time at the latest. */
const keysMaxAgeMs = 60_000;
const issuerTimeoutMs = 4_000;
const clockToleranceSeconds = 5;
const providerAlgorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'EdDSA'];
/** The gateway's tokens live for a minute; one that claims a longer life is none of its own. */
const gatewayTokenAge = '90s';

export function createTokenVerifier(providerIssuer: string, gateway: GatewayIssuer | undefined): VerifyToken {
  const providerKeysOf = providerKeys(providerIssuer);
  const gatewayKeys = gateway && remoteKeys(`${gateway.url}/.well-known/jwks.json`);

  async function ofProvider(token: string): Promise<Verified> {
    const options = { issuer: providerIssuer, audience, algorithms: providerAlgorithms };
    const required = { clockTolerance: clockToleranceSeconds, requiredClaims: ['sub', 'exp'] };
    return {
      claims: (await jwtVerify(token, providerKeysOf, { ...options, ...required })).payload,
      isGateway: false,
    };
  }

  async function ofGateway(token: string, issuer: string, keys: JWTVerifyGetKey): Promise<Verified> {
    const options = { issuer, audience, algorithms: ['EdDSA'], maxTokenAge: gatewayTokenAge };
    const required = { clockTolerance: clockToleranceSeconds, requiredClaims: ['exp'] };
    const { payload: claims } = await jwtVerify(token, keys, { ...options, ...required });
    const isGateway = claims['scope'] === 'gateway';
    if (isGateway === (claims.sub !== undefined)) throw new AppError('unauthorized');
    return { claims, isGateway };
  }

  return async (token) => {
    try {
      const isOfGateway = gateway !== undefined && decodeJwt(token).iss === gateway.issuer;
      return isOfGateway && gatewayKeys ? await ofGateway(token, gateway.issuer, gatewayKeys) : await ofProvider(token);
    } catch (error) {
      if (error instanceof AppError) throw error;
      const key = isTokenFault(error) ? 'unauthorized' : 'serviceUnavailable';
      throw new AppError(key, undefined, { cause: error });
    }
  };
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
    signal: AbortSignal.timeout(issuerTimeoutMs),
  });
  const document: unknown = await response.json();
  if (!discovery.Check(document)) throw new Error(`no discovery document at ${issuer}`);
  return remoteKeys(document.jwks_uri);
}

function remoteKeys(address: string): JWTVerifyGetKey {
  return createRemoteJWKSet(new URL(address), {
    cacheMaxAge: keysMaxAgeMs,
    cooldownDuration: 5_000,
    timeoutDuration: issuerTimeoutMs,
  });
}
