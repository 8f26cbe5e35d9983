// What is written to the shared store: encrypted and bound to its place, so that a leaked store gives no token away.

import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { deriveKey } from '../keys.ts';

export interface Sealing {
  /** AES-256-GCM (NIST SP 800-38D); `place` must be the same when it is opened. */
  seal(value: unknown, place: string): string;
  /** Undefined for what was sealed with another key, for another place, or changed. */
  open(sealed: string, place: string): unknown;
}

interface SealingKey {
  id: string;
  key: Uint8Array;
}

/** The first secret seals; all of them open. */
export function createSealing(secrets: readonly string[]): Sealing {
  const keys = secrets.map(sealingKey);
  const [current] = keys;
  if (!current) throw new RangeError('no secret to seal with');
  return {
    seal(value, place) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', current.key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
      return `${current.id}.${Buffer.concat([nonce, body, cipher.getAuthTag()]).toString('base64url')}`;
    },
    open(sealed, place) {
      const [id, text = ''] = sealed.split('.');
      const known = keys.find((key) => key.id === id);
      const bytes = Buffer.from(text, 'base64url');
      if (!known || bytes.length < 28) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', known.key, bytes.subarray(0, 12));
      decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-16));
      try {
        const body = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
        return JSON.parse(body.toString('utf8'));
      } catch {
        // Not ours, or no longer what we wrote.
        return undefined;
      }
    },
  };
}

function sealingKey(secret: string): SealingKey {
  const key = deriveKey(secret, 'stored sessions');
  return { key, id: createHash('sha256').update(key).digest('base64url').slice(0, 6) };
}
