import { hash, randomBytes } from 'node:crypto';

/** A new session id: 256 random bits, 43 characters. */
export function newSessionId(): string {
  return randomBytes(32).toString('base64url');
}

/** The key a store knows a session by, so that a leaked store holds no usable cookie. */
export function sessionKeyOf(sessionId: string): string {
  const known = keys.get(sessionId);
  if (known !== undefined) return known;
  const key = hash('sha256', sessionId, 'base64url');
  // The same browsers come again and again; what nobody sent us before is forgotten together.
  if (keys.size >= maxKeys) keys.clear();
  keys.set(sessionId, key);
  return key;
}

const maxKeys = 10_000;
const keys = new Map<string, string>();
