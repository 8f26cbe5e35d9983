// OpenID Connect Back-Channel Logout 1.0: the provider ends sessions without the browser.

import { AppError } from '@app/shared/errors/app-error';
import { createRemoteJWKSet, jwtVerify, type JWTPayload } from 'jose';
import type { SessionStore } from '../sessions/store.ts';
import type { IdentityProvider } from './identity-provider.ts';

export interface BackchannelLogout {
  /**
   * Ends the sessions a logout token names, and gives whose they are where it says so. Throws 400 for a token that is
   * not one, or was used before.
   */
  accept(logoutToken: string): Promise<string | undefined>;
}

const eventName = 'http://schemas.openid.net/event/backchannel-logout';
const maxAgeMs = 10 * 60_000;

export function createBackchannelLogout(
  provider: IdentityProvider,
  sessions: SessionStore,
  clientId: string,
  now: () => number,
): BackchannelLogout {
  const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

  function keysAt(address: string): ReturnType<typeof createRemoteJWKSet> {
    const known = keySets.get(address) ?? createRemoteJWKSet(new URL(address), { cooldownDuration: 30_000 });
    keySets.set(address, known);
    return known;
  }

  async function verify(token: string): Promise<JWTPayload> {
    const { issuer, jwks_uri: address } = (await provider.configuration()).serverMetadata();
    if (address === undefined) throw new AppError('serviceUnavailable', { service: 'identity' });
    try {
      const { payload } = await jwtVerify(token, keysAt(address), {
        issuer,
        audience: clientId,
        // §2.6: symmetric and unsigned tokens are never logout tokens here.
        algorithms: ['RS256', 'PS256', 'ES256', 'EdDSA'],
        requiredClaims: ['iat', 'jti', 'events'],
        maxTokenAge: maxAgeMs / 1000,
        clockTolerance: 30,
        currentDate: new Date(now()),
      });
      return payload;
    } catch (cause) {
      throw new AppError('badRequest', undefined, { cause });
    }
  }

  async function refuseReplay(jti: string | undefined): Promise<void> {
    const isFirst = jti !== undefined && (await sessions.claim(`logout-token:${jti}`, 2 * maxAgeMs));
    if (!isFirst) throw new AppError('badRequest');
  }

  return {
    async accept(logoutToken) {
      const claims = await verify(logoutToken);
      const { sub, sid } = { sub: claims.sub, sid: claims['sid'] };
      if (!isLogoutEvent(claims) || 'nonce' in claims) throw new AppError('badRequest');
      await refuseReplay(claims.jti);
      if (typeof sid === 'string') await sessions.removeByProviderSid(sid);
      else if (sub !== undefined) await sessions.removeBySubject(sub);
      else throw new AppError('badRequest');
      return sub;
    },
  };
}

function isLogoutEvent(claims: JWTPayload): boolean {
  const { events } = claims;
  return typeof events === 'object' && events !== null && eventName in events;
}
