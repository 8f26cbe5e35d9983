// OpenID Connect Back-Channel Logout 1.0: the provider ends sessions without the browser.

import { AppError } from '@app/shared/errors/app-error';
import { decodeProtectedHeader, type JWTPayload } from 'jose';
import type { SessionStore } from '../../sessions/store.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { createProviderKeys } from './provider-keys.ts';

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
  // Anybody may send something here: what they name has no other reader ask for keys.
  const keys = createProviderKeys(provider, now);

  async function verify(token: string): Promise<JWTPayload> {
    const { issuer } = (await provider.configuration()).serverMetadata();
    const required = { requiredClaims: ['iat', 'exp', 'jti', 'events'], maxTokenAge: maxAgeMs / 1000 };
    const options = { issuer, audience: clientId, ...required, clockTolerance: 30, currentDate: new Date(now()) };
    return keys.verify(token, options).catch((cause: unknown) => {
      throw cause instanceof AppError ? cause : new AppError('badRequest', undefined, { cause });
    });
  }

  async function refuseReplay(jti: string | undefined): Promise<void> {
    const isFirst = jti !== undefined && (await sessions.claim(`logout-token:${jti}`, 2 * maxAgeMs));
    if (!isFirst) throw new AppError('badRequest');
  }

  return {
    async accept(logoutToken) {
      const claims = await verify(logoutToken);
      if (!isLogoutType(decodeProtectedHeader(logoutToken).typ)) throw new AppError('badRequest');
      const { sub, sid } = { sub: claims.sub, sid: claims['sid'] };
      if (!isLogoutEvent(claims) || 'nonce' in claims) throw new AppError('badRequest');
      await refuseReplay(claims.jti);
      if (typeof sid === 'string') await endBySid(sid, sub);
      else if (sub !== undefined) await sessions.removeBySubject(sub);
      else throw new AppError('badRequest');
      return sub;
    },
  };

  // A provider may name the session here that its ID token did not name: then it is one of those whose session is not known.
  async function endBySid(sid: string, sub: string | undefined): Promise<void> {
    await sessions.removeByProviderSid(sid);
    const ofUser = sub === undefined ? [] : await sessions.listBySubject(sub);
    for (const { key, providerSid } of ofUser) {
      if (providerSid === undefined) await sessions.remove(key, 'signedOut');
    }
  }
}

function isLogoutEvent(claims: JWTPayload): boolean {
  const { events } = claims;
  return typeof events === 'object' && events !== null && eventName in events;
}

// RFC 8725 section 3.11: a token of another explicit type is none; most providers still name none, or just JWT.
function isLogoutType(type: string | undefined): boolean {
  return type === undefined || /^(?:application\/)?(?:logout\+)?jwt$/i.test(type);
}
