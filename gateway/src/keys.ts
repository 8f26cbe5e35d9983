import { createPrivateKey, hkdfSync, type KeyObject } from 'node:crypto';

/** A key of 256 bits for one purpose, derived from the session secret (RFC 5869). */
export function deriveKey(secret: string, purpose: string): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', secret, '', purpose, 32));
}

// RFC 8410 §7: an Ed25519 private key in PKCS #8 is this prefix and 32 bytes, any 32 bytes.
const pkcs8Prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

/** An Ed25519 private key for one purpose, derived likewise. */
export function deriveSigningKey(secret: string, purpose: string): KeyObject {
  const key = Buffer.concat([pkcs8Prefix, deriveKey(secret, purpose)]);
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' });
}
