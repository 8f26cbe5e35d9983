import { hkdfSync } from 'node:crypto';

/** A key of 256 bits for one purpose, derived from the session secret (RFC 5869). */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}
