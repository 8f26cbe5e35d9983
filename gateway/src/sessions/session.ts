// What the gateway remembers of a signed-in browser. The browser itself holds only the id.

import type { Permission } from '@app/shared/constants/modules';

export interface Tokens {
  accessToken: string;
  refreshToken: string | undefined;
  /** For the logout hint only. */
  idToken: string;
  /** exp minus iat of the access token, in ms: the lifetime of the cookie. */
  lifetimeMs: number;
  /** Epoch ms. */
  expiresAt: number;
  /** Epoch ms; undefined when the provider does not say. */
  refreshExpiresAt: number | undefined;
}

export interface SessionUser {
  /** `sub`. */
  id: string;
  userName: string;
  name: string;
  tenantId: string;
}

export interface Session {
  /** Hash of the cookie's value; never the value itself. */
  readonly key: string;
  readonly user: SessionUser;
  /** The provider's own session id, for back-channel logout. */
  readonly providerSid: string | undefined;
  readonly createdAt: number;
  tokens: Tokens;
  permissions: { codes: readonly Permission[]; fetchedAt: number };
  /** Another user than last time in this browser, not yet told to the page. */
  userChanged: boolean;
  lastActivityAt: number;
}

export type EndReason = 'inactive' | 'expired' | 'signedOut';

/** What is left of a session that ended by itself, until its cookie is gone from the browser. */
export interface EndedSession {
  reason: EndReason;
  idToken: string;
}
