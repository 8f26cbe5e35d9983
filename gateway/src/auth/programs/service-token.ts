// The gateway as an issuer of its own: short-lived tokens for the chemistry service, for a user whose program calls with
// an API key, and for the gateway itself. The service checks them against the keys published here.

import { createPublicKey, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK, SignJWT, type JWK, type JWTPayload } from 'jose';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Config } from '../../config.ts';
import type { SessionUser } from '../../sessions/session.ts';
import { deriveSigningKey } from '../../keys.ts';

export interface ServiceTokens {
  /** A token that represents a user, valid for at least another 15 s. */
  forUser(user: SessionUser): Promise<string>;
  /** A token of the gateway itself: it opens internal calls and nothing else. */
  forGateway(): Promise<string>;
  /** Public keys (RFC 7517): that of the secret in use and that of the secret before. */
  readonly keys: readonly JWK[];
}

const audience = 'synthesis-api';
const algorithm = 'EdDSA';
const lifetimeSeconds = 60;
const leastLifetimeMs = 15_000;
const maxCached = 10_000;

/** Every gateway with the same secret signs with the same key. */
export async function createServiceTokens(
  config: Pick<Config, 'publicUrl' | 'sessionSecret' | 'previousSecret'>,
  now: () => number,
): Promise<ServiceTokens> {
  const { publicUrl, sessionSecret, previousSecret } = config;
  const privateKey = privateKeyOf(sessionSecret);
  const current = await publicJwkOf(privateKey);
  const previous = previousSecret === undefined ? [] : [await publicJwkOf(privateKeyOf(previousSecret))];
  const header = { alg: algorithm, kid: current.kid ?? '', typ: 'JWT' };
  const cached = new LRUCache<string, { token: Promise<string>; expiresAt: number }>({ max: maxCached });

  function tokenFor(name: string, claims: JWTPayload): Promise<string> {
    const known = cached.get(name);
    if (known && known.expiresAt - now() > leastLifetimeMs) return known.token;
    const issuedAt = Math.floor(now() / 1000);
    const exp = issuedAt + lifetimeSeconds;
    const token = new SignJWT({ ...claims, iss: publicUrl, aud: audience, iat: issuedAt, exp })
      .setProtectedHeader(header)
      .sign(privateKey);
    cached.set(name, { token, expiresAt: exp * 1000 });
    return token;
  }

  return {
    forUser: ({ id, tenantId, userName, name }) =>
      tokenFor(JSON.stringify([tenantId, id]), { sub: id, tenantid: tenantId, preferred_username: userName, name }),
    forGateway: () => tokenFor('gateway', { scope: 'gateway' }),
    keys: [current, ...previous],
  };
}

/** `/.well-known/jwks.json`: the public keys of the gateway's own tokens (RFC 7517 section 5), for the service. */
export function addServiceKeyRoutes(app: FastifyInstance, { keys }: Pick<ServiceTokens, 'keys'>): void {
  app.get('/.well-known/jwks.json', { exposeHeadRoute: true }, async (_request, reply) =>
    reply.type('application/jwk-set+json').header('cache-control', 'public, max-age=60').send(JSON.stringify({ keys })),
  );
}

function privateKeyOf(secret: string): KeyObject {
  return deriveSigningKey(secret, 'service token');
}

async function publicJwkOf(privateKey: KeyObject): Promise<JWK> {
  const jwk = await exportJWK(createPublicKey(privateKey));
  return { ...jwk, kid: await calculateJwkThumbprint(jwk), alg: algorithm, use: 'sig' };
}
