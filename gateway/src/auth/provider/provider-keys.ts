// Whether a token was signed by the provider: with every algorithm of ours, and with keys that change while it runs.

import { identityTimeoutMs } from '@app/shared/constants/limits';
import { signatureAlgorithms } from '@app/shared/constants/signature-algorithms';
import { AppError } from '@app/shared/errors/app-error';
import { createKeyReading, isOfUnknownKey, keyLifetimes, publishedKeys } from '@app/shared/rules/key-reading';
import {
  compactVerify,
  createLocalJWKSet,
  decodeJwt,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyOptions,
} from 'jose';
import type { CustomFetch } from 'openid-client';
import { setupFault } from '../../sign-in-causes.ts';
import { isRefusal } from '../failures/provider-cause.ts';
import type { IdentityProvider } from './identity-provider.ts';

export interface ProviderKeys {
  /** The claims of a token; `options` say what they have to be. Throws an error of jose for one that does not count. */
  verify(token: string, options: Omit<JWTVerifyOptions, 'algorithms'>): Promise<JWTPayload>;
  /** The claims of a token, of which only the signature is looked at. Throws likewise. */
  requireSignature(token: string): Promise<JWTPayload>;
}

const algorithms = [...signatureAlgorithms];

type Keys = ReturnType<typeof createLocalJWKSet>;

/**
 * The keys of a provider, as one reader of tokens knows them: what one reader asks for is not counted against another, so
 * that a flood at one keeps nothing from the others. Throws 503 where the keys are needed and cannot be had.
 */
export function createProviderKeys(provider: IdentityProvider, now: () => number): ProviderKeys {
  const reading = createKeyReading({ read, now, ...keyLifetimes });

  async function read(): Promise<Keys> {
    const { jwks_uri: address } = (await provider.configuration()).serverMetadata();
    if (address === undefined) throw new AppError('serviceUnavailable', { service: 'identity' });
    const document = await readJson(provider.fetch, address).catch((cause: unknown) => {
      throw cause instanceof AppError ? cause : new AppError('serviceUnavailable', { service: 'identity' }, { cause });
    });
    if (publishedKeys.Check(document)) return createLocalJWKSet(document);
    throw setupFault('keys-not-found', { cause: new Error('the provider’s keys are none') });
  }

  async function withKeys<T>(token: string, verify: (keys: Keys) => Promise<T>): Promise<T> {
    const found = await reading.find((keys) =>
      verify(keys).catch((error: unknown) => {
        if (isOfUnknownKey(error, () => decodeProtectedHeader(token).kid)) return undefined;
        throw error;
      }),
    );
    if (found === undefined) throw new errors.JWKSNoMatchingKey();
    return found;
  }

  return {
    verify: (token, options) =>
      withKeys(token, async (keys) => (await jwtVerify(token, keys, { ...options, algorithms })).payload),
    requireSignature: (token) =>
      withKeys(token, async (keys) => {
        await compactVerify(token, keys, { algorithms });
        return decodeJwt(token);
      }),
  };
}

/**
 * What the library leaves open of an ID token whose claims it has checked: whether the provider signed it. Throws 401 when
 * it did not.
 */
export async function requireSignedIdToken(keys: ProviderKeys, idToken: string | undefined): Promise<void> {
  await keys.requireSignature(idToken ?? '').catch((cause: unknown) => {
    throw cause instanceof AppError ? cause : signatureFailure(cause);
  });
}

function signatureFailure(cause: unknown): AppError {
  if (cause instanceof errors.JWKSNoMatchingKey) return setupFault('key-unknown', { cause });
  if (cause instanceof errors.JOSEAlgNotAllowed) return setupFault('algorithm-refused', { cause });
  return new AppError('unauthorized', { service: 'signIn' }, { cause });
}

async function readJson(fetch: CustomFetch, address: string): Promise<unknown> {
  const headers = { accept: 'application/json' };
  const signal = AbortSignal.timeout(identityTimeoutMs);
  const response = await fetch(address, { method: 'GET', headers, body: undefined, redirect: 'manual', signal });
  if (response.status === 200) return response.json();
  const cause = new Error(`the keys’ address answered ${response.status}`);
  throw isRefusal(response.status) ? setupFault('keys-not-found', { cause }) : cause;
}
