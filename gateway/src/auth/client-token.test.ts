import { Agent } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeProvider } from '../test-support/fake-provider.ts';
import { createAuthServer } from '../upstreams/auth-server.ts';
import { createClientToken, permissionsByClient, type ClientToken } from './client-token.ts';
import { createIdentityProvider } from './identity-provider.ts';

let provider: FakeProvider;
let agent: Agent;
let now: number;
let clientToken: ClientToken;

beforeEach(async () => {
  provider = await FakeProvider.start();
  agent = new Agent();
  now = Date.now();
  const config = { issuer: provider.issuer, clientId: 'synthesis-web', clientSecret: 'secret-of-the-tests' };
  clientToken = createClientToken(
    createIdentityProvider({ ...config, authServerUrl: provider.url }, Date.now),
    () => now,
  );
});
afterEach(async () => {
  await agent.close();
  await provider.close();
});

const permissionsOf = (userId: string) =>
  permissionsByClient(createAuthServer(provider.url, agent), clientToken).permissionsOf(userId, '');

describe('the gateway’s own token at the provider', () => {
  it('is asked for once by many at once, and again half a minute before its end', async () => {
    const tokens = await Promise.all(Array.from({ length: 10 }, () => clientToken.get()));
    expect([new Set(tokens).size, provider.counts.clientToken]).toEqual([1, 1]);
    now += (provider.tokenLifetimeSeconds - 31) * 1000;
    expect(await clientToken.get()).toBe(tokens[0]);
    now += 2_000;
    expect(await clientToken.get()).not.toBe(tokens[0]);
  });

  it('is asked for again after the provider was down', async () => {
    provider.refreshOutcome = 'unavailable';
    await expect(clientToken.get()).rejects.toMatchObject({ key: 'serviceUnavailable' });
    provider.refreshOutcome = 'ok';
    expect(await clientToken.get()).toMatch(/^client-/);
  });

  it('reads the permissions of a user who is not there', async () => {
    expect(await permissionsOf('u-1')).toEqual(['retrosynthesis', 'statistics']);
  });

  it('is replaced when the provider no longer takes it', async () => {
    await permissionsOf('u-1');
    provider.endClientTokens();
    expect(await permissionsOf('u-1')).toEqual(['retrosynthesis', 'statistics']);
    expect(provider.counts.clientToken).toBe(2);
  });

  it('is replaced once only', async () => {
    await expect(permissionsOf('nobody')).rejects.toMatchObject({ key: 'unauthorized' });
    expect(provider.counts.clientToken).toBe(2);
  });
});
