import { hash, randomBytes } from 'node:crypto';

/** A new session id: 256 random bits, 43 characters. */
export function newSessionId(): string {
  return randomBytes(32).toString('base64url');
}

/** The key a store knows a session by, so that a leaked store holds no usable cookie. */
export function sessionKeyOf(sessionId: string): string {
  return hash('sha256', sessionId, 'base64url');
}
