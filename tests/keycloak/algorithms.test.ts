import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signatureAlgorithms } from '@app/shared/constants/signature-algorithms';
import { addKey, admin, issuer, signedIn, statusOf, untilKeysAreReadAgain } from './support/stage.ts';

// Ed25519 is the newer name of the one kind of EdDSA that Keycloak has.
const algorithms = signatureAlgorithms.filter((name) => name !== 'Ed25519');
const keys: string[] = [];

const signWith = (algorithm: string) =>
  admin.changeClient({
    attributes: { 'id.token.signed.response.alg': algorithm, 'access.token.signed.response.alg': algorithm },
  });

describe('every signing algorithm', () => {
  beforeAll(async () => {
    for (const algorithm of algorithms) keys.push(await addKey(algorithm, 300));
    await untilKeysAreReadAgain();
  });
  afterAll(async () => {
    await signWith('');
    for (const id of keys) await admin.delete(`components/${id}`);
  });

  it.each(algorithms)('%s: signs ID tokens, access tokens and logout tokens that count', async (algorithm) => {
    await signWith(algorithm);
    const { id, person } = await signedIn();
    expect(await statusOf(person)).toBe(200);
    await admin.post(`users/${id}/logout`, {});
    await expect.poll(() => statusOf(person), { timeout: 10_000 }).toBe(401);
  });

  it('has a key in the published set', async () => {
    const response = await fetch(`${issuer}/protocol/openid-connect/certs`);
    const set: { keys: { alg: string }[] } = JSON.parse(await response.text());
    expect(set.keys.map(({ alg }) => alg)).toEqual(expect.arrayContaining([...algorithms]));
  });
});
