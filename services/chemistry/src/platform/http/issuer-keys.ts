// The published keys of an issuer, and whether one of them signed a token.

import {
  createLocalJWKSet,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyOptions,
} from 'jose';
import { createKeyReading, isOfUnknownKey, keyLifetimes, publishedKeys } from '@app/shared/rules/key-reading';
import { readJson } from './discovery.ts';

export interface IssuerKeys {
  /** The claims of a token. Throws an error of jose for one that does not count, another one where nobody can say. */
  verify(token: string, options: JWTVerifyOptions): Promise<JWTPayload>;
}

/** Keys at an address that is asked for once the first token arrives, so that the two may start in any order. */
export function createIssuerKeys(addressOf: () => Promise<string>): IssuerKeys {
  const reading = createKeyReading({
    read: async () => createLocalJWKSet(await readKeys(await addressOf())),
    now: () => Date.now(),
    ...keyLifetimes,
  });
  return {
    async verify(token, options) {
      const claims = await reading.find((keys) =>
        jwtVerify(token, keys, options).then(
          ({ payload }) => payload,
          (error: unknown) => {
            if (isOfUnknownKey(error, () => decodeProtectedHeader(token).kid)) return undefined;
            throw error;
          },
        ),
      );
      if (claims === undefined) throw new errors.JWKSNoMatchingKey();
      return claims;
    },
  };
}

async function readKeys(address: string) {
  const document = await readJson(address);
  if (!publishedKeys.Check(document)) throw new Error(`no keys at ${address}`);
  return document;
}
