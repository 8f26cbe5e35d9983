// What the gateway remembers of a signed-in browser. The browser itself holds only the id.

import type { AccountType, Permission } from '@app/shared/constants/modules';

export interface Tokens {
  accessToken: string;
  refreshToken: string | undefined;
  /** For the logout hint only; empty when the provider gives none. */
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

/** What a user may do, at most a minute old. */
export interface Account {
  /** Empty once the licence has expired (specification section 6). */
  permissions: readonly Permission[];
  isTenantAdmin: boolean;
  isExpired: boolean;
  accountType: AccountType;
  /** ISO 8601. */
  expirationDate: string | null;
  /** Epoch ms. */
  fetchedAt: number;
}

export interface Session {
  /** Hash of the cookie's value; never the value itself. */
  readonly key: string;
  user: SessionUser;
  /** What the browser said of itself at sign-in (User-Agent), cut short; empty when it said nothing. */
  readonly device?: string;
  /** The provider's own session id, for back-channel logout. */
  readonly providerSid: string | undefined;
  readonly createdAt: number;
  tokens: Tokens;
  account: Account;
  /** Another user than last time in this browser; the page does not know yet. */
  userChanged: boolean;
  lastActivityAt: number;
}

export type EndReason = 'inactive' | 'expired' | 'signedOut' | 'displaced';

/** What is left of a session that ended by itself, until its cookie is gone from the browser. */
export interface EndedSession {
  reason: EndReason;
  idToken: string;
  user: SessionUser;
}

export type Found = { alive: Session; ended?: undefined } | { alive?: undefined; ended: EndedSession };

export interface SessionLimits {
  /** A session without activity ends after this time (decisions section 6). */
  inactivityMs: number;
  /** However active its user is. */
  maxSessionMs: number;
}

/** When a session ends whatever its user does, in epoch ms. */
export function endOf({ createdAt, tokens }: Session, { maxSessionMs }: SessionLimits): number {
  return Math.min(createdAt + maxSessionMs, tokens.refreshExpiresAt ?? Infinity);
}
