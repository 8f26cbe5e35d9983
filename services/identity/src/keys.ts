// Signing and cookie keys are made once and kept, so that a restart invalidates no token and no session.

import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { remembered, type Storage } from './storage.ts';

export interface Keys {
  signing: JWK;
  cookies: string[];
  form: string;
}

const secret = () => randomBytes(32).toString('base64url');

/** The provider's keys, made at the first start. */
export async function loadKeys(db: Storage): Promise<Keys> {
  const fresh = await newSigningKey();
  return {
    signing: JSON.parse(remembered(db, 'signing-key', () => JSON.stringify(fresh))) as JWK,
    cookies: [remembered(db, 'cookie-key', secret)],
    form: remembered(db, 'form-key', secret),
  };
}

async function newSigningKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair('RS256', { modulusLength: 2048, extractable: true });
  return { ...(await exportJWK(privateKey)), alg: 'RS256', use: 'sig', kid: randomBytes(8).toString('hex') };
}
