// The published keys of an issuer, and whether one of them signed a token.

import {
  createLocalJWKSet,
  decodeProtectedHeader,
  errors,
  jwtVerify,
  type JWTPayload,
  type JWTVerifyOptions,
} from 'jose';
import { createKeyReading } from '@app/shared/rules/key-reading';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { readJson } from './discovery.ts';

export interface IssuerKeys {
  /** The claims of a token. Throws an error of jose for one that does not count, another one where nobody can say. */
  verify(token: string, options: JWTVerifyOptions): Promise<JWTPayload>;
}

/** A revoked signing key is refused after this time at the latest, unless the issuer is away. */
const freshMs = 60_000;
/** As long as a token may be good for, its session goes on while the issuer is away. */
const staleMs = 60 * 60_000;

/** Keys at an address that is asked for once the first token arrives, so that the two may start in any order. */
export function createIssuerKeys(addressOf: () => Promise<string>): IssuerKeys {
  const reading = createKeyReading({
    read: async () => createLocalJWKSet(await readKeys(await addressOf())),
    now: () => Date.now(),
    freshMs,
    staleMs,
  });
  return {
    async verify(token, options) {
      const claims = await reading.find((keys) =>
        jwtVerify(token, keys, options).then(
          ({ payload }) => payload,
          (error: unknown) => {
            if (isOfUnknownKey(error, token)) return undefined;
            throw error;
          },
        ),
      );
      if (claims === undefined) throw new errors.JWKSNoMatchingKey();
      return claims;
    },
  };
}

// A token that names no key may be of a new one that looks like the old.
function isOfUnknownKey(error: unknown, token: string): boolean {
  if (error instanceof errors.JWKSNoMatchingKey) return true;
  return error instanceof errors.JWSSignatureVerificationFailed && decodeProtectedHeader(token).kid === undefined;
}

const keySet = Compile(Type.Object({ keys: Type.Array(Type.Object({ kty: Type.String() })) }));

async function readKeys(address: string) {
  const document = await readJson(address);
  if (!keySet.Check(document)) throw new Error(`no keys at ${address}`);
  return document;
}
