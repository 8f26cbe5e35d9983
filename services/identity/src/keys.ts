// Signing and cookie keys are made once and kept, so that a restart invalidates no token and no session.

import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { remember, remembered, type Storage } from './storage.ts';

export interface Keys {
  /** The first one signs; the others are published as long as something they signed may come back. */
  signing: [JWK, ...JWK[]];
  cookies: string[];
  form: string;
}

export interface KeyOptions {
  rotates: boolean;
  /** How long a key stays published after it signed last. */
  keptMs: number;
  /** Epoch ms. */
  now: number;
}

interface RetiredKey {
  key: JWK;
  /** Epoch ms. */
  until: number;
}

const secret = () => randomBytes(32).toString('base64url');

/** The provider's keys, made at the first start; with `rotates`, a new signing key takes over. */
export async function loadKeys(db: Storage, options: KeyOptions): Promise<Keys> {
  return {
    signing: await loadSigningKeys(db, options),
    cookies: [remembered(db, 'cookie-key', secret)],
    form: remembered(db, 'form-key', secret),
  };
}

async function loadSigningKeys(db: Storage, { rotates, keptMs, now }: KeyOptions): Promise<Keys['signing']> {
  const fresh = await newSigningKey();
  const current = JSON.parse(remembered(db, 'signing-key', () => JSON.stringify(fresh))) as JWK;
  const stored = JSON.parse(remembered(db, 'retired-keys', () => '[]')) as RetiredKey[];
  const retired = stored.filter(({ until }) => until > now);
  // The very first start has nothing to retire.
  if (!rotates || current.kid === fresh.kid) return [current, ...retired.map(({ key }) => key)];
  const kept = [{ key: current, until: now + keptMs }, ...retired];
  remember(db, 'signing-key', JSON.stringify(fresh));
  remember(db, 'retired-keys', JSON.stringify(kept));
  return [fresh, ...kept.map(({ key }) => key)];
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') };
}
