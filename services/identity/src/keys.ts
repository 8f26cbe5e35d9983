// Signing and cookie keys are made once and kept, so that a restart invalidates no token and no session.

import { randomBytes } from 'node:crypto';
import type { SignatureAlgorithm } from '@app/shared/constants/signature-algorithms';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { remember, remembered, type Storage } from './storage.ts';

export interface Keys {
  /** The first one signs; the others are published as long as something they signed may come back. */
  signing: [JWK, ...JWK[]];
  /** Signs access tokens in place of those; not published. */
  ofTokens: JWK | undefined;
  cookies: string[];
  form: string;
}

export interface KeyOptions {
  rotates: boolean;
  /** Of the key that signs; another one than before has a new key take over. */
  algorithm: SignatureAlgorithm;
  /** How long a key stays published after it signed last; 0 takes it, and those retired before, away at once. */
  keptMs: number;
  /** Whether access tokens have a key of their own, made at each start. */
  hasOwnTokenKey: boolean;
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
    ofTokens: options.hasOwnTokenKey ? await newSigningKey(options.algorithm) : undefined,
    cookies: [remembered(db, 'cookie-key', secret)],
    form: remembered(db, 'form-key', secret),
  };
}

async function loadSigningKeys(db: Storage, options: KeyOptions): Promise<Keys['signing']> {
  const { rotates, algorithm, keptMs, now } = options;
  const stored = storedKey(db);
  const current = stored ?? (await newSigningKey(algorithm));
  const retired = (JSON.parse(remembered(db, 'retired-keys', () => '[]')) as RetiredKey[]).filter(
    ({ until }) => keptMs > 0 && until > now,
  );
  // The very first start has nothing to retire.
  const isReplaced = stored !== undefined && (rotates || stored.alg !== algorithm);
  if (isReplaced && keptMs > 0) retired.unshift({ key: current, until: now + keptMs });
  const signing = isReplaced ? await newSigningKey(algorithm) : current;
  remember(db, 'signing-key', JSON.stringify(signing));
  remember(db, 'retired-keys', JSON.stringify(retired));
  return [signing, ...retired.map(({ key }) => key)];
}

function storedKey(db: Storage): JWK | undefined {
  const text = remembered(db, 'signing-key', () => '');
  return text === '' ? undefined : (JSON.parse(text) as JWK);
}

async function newSigningKey(alg: SignatureAlgorithm): Promise<JWK> {
  const { privateKey } = await generateKeyPair(alg, { modulusLength: 2048, extractable: true });
  return { ...(await exportJWK(privateKey)), alg, use: 'sig', kid: randomBytes(8).toString('hex') };
}
