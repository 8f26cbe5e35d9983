// The addresses of the OpenID provider, asked for when they are first needed, so that the two may start in any order.

import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';

const address = Type.String({ pattern: '^https?://' });
const documentSchema = Type.Object({
  issuer: Type.String(),
  jwks_uri: address,
  userinfo_endpoint: Type.Optional(address),
});
const documentCheck = Compile(documentSchema);

export type ProviderAddresses = Static<typeof documentSchema>;

/** A response of another status than 200. */
export class RefusedRead extends Error {
  readonly status: number;

  constructor(from: string, status: number) {
    super(`${from} answered ${status}`);
    this.status = status;
  }
}

const timeoutMs = 4_000;

/** The provider's addresses; asked for again where they could not be read. */
export function createDiscovery(issuer: string): () => Promise<ProviderAddresses> {
  let known: Promise<ProviderAddresses> | undefined;
  return () => {
    known ??= discover(issuer).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function discover(issuer: string): Promise<ProviderAddresses> {
  const document = await readJson(`${issuer}/.well-known/openid-configuration`);
  if (!documentCheck.Check(document)) throw new Error(`no discovery document at ${issuer}`);
  return document;
}

/** What an address of an issuer answers. Throws where that is no JSON, or takes longer than 4 s. */
export async function readJson(from: string, headers: Record<string, string> = {}): Promise<unknown> {
  const signal = AbortSignal.timeout(timeoutMs);
  const response = await fetch(from, {
    redirect: 'manual',
    signal,
    headers: { accept: 'application/json', ...headers },
  });
  if (response.status === 200) return response.json();
  await response.body?.cancel();
  throw new RefusedRead(from, response.status);
}
