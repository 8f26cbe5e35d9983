import { limits } from '@app/shared/constants/limits';
import { decodeJwt } from 'jose';
import type { TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client';
import type { Tokens } from '../../sessions/session.ts';
import { setupFault } from '../../sign-in-causes.ts';

type TokenResponse = TokenEndpointResponse & TokenEndpointResponseHelpers;

/** The tokens of a response of the token endpoint. A refresh may leave out what did not change. */
export function tokensOf(response: TokenResponse, now: number, before?: Tokens): Tokens {
  const lifetimeMs = lifetimeOf(response);
  const refreshSeconds = Number(response['refresh_expires_in']);
  return {
    accessToken: response.access_token,
    refreshToken: response.refresh_token ?? before?.refreshToken,
    idToken: response.id_token ?? before?.idToken ?? '',
    lifetimeMs,
    expiresAt: now + lifetimeMs,
    // Keycloak says 0 for a refresh token that does not expire.
    refreshExpiresAt: refreshSeconds > 0 ? now + refreshSeconds * 1000 : before?.refreshExpiresAt,
  };
}

// RFC 6749 §5.1 leaves it to the documentation of the provider how long such a token lives.
const unsaidSeconds = 3_600;

// Specification section 9: the cookie lives for exp minus iat. An opaque token has only expires_in.
function lifetimeOf(response: TokenResponse): number {
  const seconds =
    claimedLifetime(response.access_token) ?? response.expiresIn() ?? response.expires_in ?? unsaidSeconds;
  return Math.max(0, seconds) * 1000;
}

function claimedLifetime(accessToken: string): number | undefined {
  if (accessToken.split('.').length !== 3) return undefined;
  try {
    const { exp, iat } = decodeJwt(accessToken);
    return exp !== undefined && iat !== undefined ? exp - iat : undefined;
  } catch {
    // Three parts, but no JWT.
    return undefined;
  }
}

/** False for a token that is too long for the headers of a call (shared/src/constants/limits.ts). */
export function isFitting({ accessToken }: Tokens): boolean {
  return accessToken.length <= limits.accessTokenBytes;
}

/** Throws 502 with the reason for a token that cannot be sent on. */
export function requireFitting(tokens: Tokens): Tokens {
  if (isFitting(tokens)) return tokens;
  const size = `${tokens.accessToken.length} bytes, of ${limits.accessTokenBytes} at most`;
  throw setupFault('token-too-large', { cause: new Error(`the access token has ${size}`) });
}
