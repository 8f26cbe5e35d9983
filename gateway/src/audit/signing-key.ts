// The key that signs the heads of the audit chain: Ed25519 (RFC 8032), from a file or from the session secret.

import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { deriveSigningKey } from '../keys.ts';

export interface SigningKey {
  privateKey: KeyObject;
  publicKey: PublicKey;
}

export interface PublicKey {
  key: KeyObject;
  /** The first 16 hexadecimal digits of SHA-256 over the DER form. */
  id: string;
  /** DER (SubjectPublicKeyInfo, RFC 8410) in base64. */
  base64: string;
  pem: string;
}

export interface KeySource {
  /** PEM of an Ed25519 private key (PKCS #8). */
  keyPem?: string | undefined;
  /** Used when there is no PEM. */
  sessionSecret: string;
}

/** Throws a TypeError when the PEM holds no Ed25519 private key. */
export function readSigningKey({ keyPem, sessionSecret }: KeySource): SigningKey {
  const privateKey = keyPem === undefined ? deriveSigningKey(sessionSecret, 'audit signature') : keyOfPem(keyPem);
  return { privateKey, publicKey: describe(createPublicKey(privateKey)) };
}

/** Reads a public key as PEM, or as base64 of its DER form or of its bare 32 bytes. Throws a TypeError otherwise. */
export function readPublicKey(text: string): PublicKey {
  try {
    const key = text.includes('-----BEGIN') ? createPublicKey(text) : createPublicKey(derInput(text));
    if (key.asymmetricKeyType === 'ed25519') return describe(key);
  } catch (cause) {
    throw new TypeError('not an Ed25519 public key', { cause });
  }
  throw new TypeError('not an Ed25519 public key');
}

function derInput(text: string): { key: Buffer; format: 'der'; type: 'spki' } {
  const bytes = Buffer.from(text.trim(), 'base64');
  const spkiPrefix = Buffer.from('302a300506032b6570032100', 'hex');
  return { key: bytes.length === 32 ? Buffer.concat([spkiPrefix, bytes]) : bytes, format: 'der', type: 'spki' };
}

function keyOfPem(pem: string): KeyObject {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (cause) {
    throw new TypeError('AUDIT_KEY_FILE: must hold an Ed25519 private key in PEM', { cause });
  }
  throw new TypeError('AUDIT_KEY_FILE: must hold an Ed25519 private key in PEM');
}

function describe(key: KeyObject): PublicKey {
  const der = key.export({ format: 'der', type: 'spki' });
  return {
    key,
    id: createHash('sha256').update(der).digest('hex').slice(0, 16),
    base64: der.toString('base64'),
    pem: key.export({ format: 'pem', type: 'spki' }).toString(),
  };
}
