import { SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { signatureAlgorithms } from '@app/shared/constants/signature-algorithms';
import { startTokenIssuer, type TokenIssuer } from '../../test-support/servers/token-issuer.ts';
import { createDiscovery } from './discovery.ts';
import { createTokenVerifier, type VerifyToken } from './token-verifier.ts';

let issuer: TokenIssuer;
let verify: VerifyToken;
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeAll(async () => {
  issuer = await startTokenIssuer();
});
afterAll(() => issuer.close());
afterEach(() => vi.useRealTimers());

function newVerifier(): void {
  vi.useFakeTimers({ toFake: ['Date'] });
  verify = createTokenVerifier({ issuer: issuer.issuer, discover: createDiscovery(issuer.issuer), gateway: undefined });
}

const fresh = () => ({ iat: Math.floor(Date.now() / 1_000), exp: Math.floor(Date.now() / 1_000) + 300 });
const token = () => issuer.token(fresh());
const subOf = async (given: string) => (await verify(given)).claims.sub;

describe('a token', () => {
  it.each(signatureAlgorithms)('that is signed with %s counts', async (algorithm) => {
    await issuer.rotate(algorithm);
    newVerifier();
    expect(await subOf(await token())).toBe('chen');
  });

  it.each(['HS256', 'HS384', 'HS512'])('that is signed with a shared secret (%s) does not', async (alg) => {
    newVerifier();
    const claims = { iss: issuer.issuer, aud: 'synthesis-api', sub: 'chen', ...fresh() };
    const published = await (await fetch(`${issuer.issuer}/certs`)).text();
    const signed = await new SignJWT(claims).setProtectedHeader({ alg }).sign(Buffer.from(published));
    await expect(verify(signed)).rejects.toMatchObject({ key: 'unauthorized' });
  });

  it('that nobody signed does not', async () => {
    newVerifier();
    const claims = { iss: issuer.issuer, aud: 'synthesis-api', sub: 'chen', ...fresh() };
    await expect(verify(new UnsecuredJWT(claims).encode())).rejects.toMatchObject({ key: 'unauthorized' });
  });
});

describe('a new key of the provider', () => {
  it('counts from its first token, and that of before while it is published', async () => {
    newVerifier();
    const old = await token();
    await verify(old);
    await issuer.rotate('ES256');
    expect(await Promise.all([token().then(subOf), token().then(subOf), subOf(old)])).toEqual(['chen', 'chen', 'chen']);
  });

  it('ends that of before within a minute once it is disabled', async () => {
    newVerifier();
    const old = await token();
    await verify(old);
    await issuer.rotate('ES256', 'disabled');
    later(60_000);
    await expect(verify(old)).rejects.toMatchObject({ key: 'unauthorized' });
    expect(await subOf(await token())).toBe('chen');
  });

  it('counts from its first token when another one has come within the same minute', async () => {
    newVerifier();
    await verify(await token());
    for (const algorithm of ['ES256', 'RS256', 'ES384'] as const) {
      await issuer.rotate(algorithm);
      later(5_000);
      expect(await subOf(await token())).toBe('chen');
    }
  });

  it('is looked for three times a minute however many tokens name one that never was', async () => {
    newVerifier();
    await verify(await token());
    const before = issuer.keyReads;
    const foreign = await startTokenIssuer();
    for (let second = 0; second < 120; second += 10) {
      await foreign.rotate('ES256');
      const madeUp = await foreign.token({ iss: issuer.issuer, ...fresh() });
      await expect(verify(madeUp)).rejects.toMatchObject({ key: 'unauthorized' });
      expect(await subOf(await token())).toBe('chen');
      later(10_000);
    }
    await foreign.close();
    // Those that were saved up, and one every twenty seconds.
    expect(issuer.keyReads - before).toBe(8);
  });
});

describe('while the provider is away', () => {
  it('tokens of keys that are known count, others wait until it is back', async () => {
    newVerifier();
    await verify(await token());
    await issuer.rotate('ES256');
    await issuer.close();
    await expect(verify(await token())).rejects.toMatchObject({ key: 'serviceUnavailable' });
    await issuer.reopen();
    later(5_000);
    const known = await token();
    expect(await subOf(known)).toBe('chen');
    await issuer.close();
    later(4 * 60_000);
    expect(await subOf(known)).toBe('chen');
    await issuer.reopen();
  });
});
