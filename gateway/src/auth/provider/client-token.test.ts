import { Agent } from 'undici';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeProvider } from '../../test-support/fake-provider.ts';
import { createAuthServer } from '../../upstreams/auth-server.ts';
import { createClientToken, permissionsByClient, type ClientToken } from './client-token.ts';
import { createIdentityProvider, type IdentityProvider } from './identity-provider.ts';
import { createAccountStates, keycloakRealmOf, type AccountStates } from './keycloak.ts';

let provider: FakeProvider;
let agent: Agent;
let now: number;
let identityProvider: IdentityProvider;
let clientToken: ClientToken;
let states: AccountStates;
let warned: unknown[];

beforeEach(async () => {
  provider = await FakeProvider.start();
  agent = new Agent();
  now = Date.now();
  const config = { issuer: provider.issuer, clientId: 'synthesis-web', clientSecret: 'secret-of-the-tests' };
  identityProvider = createIdentityProvider(config, agent);
  clientToken = createClientToken(identityProvider, () => now);
  warned = [];
  const log = { warn: (...line: unknown[]) => void warned.push(line) };
  states = createAccountStates(identityProvider, clientToken, agent, log);
});
afterEach(async () => {
  await agent.close();
  await provider.close();
});

const permissionsOf = (userId: string) =>
  permissionsByClient(createAuthServer(provider.url, agent), clientToken, states).permissionsOf(userId, {
    accessToken: '',
    idToken: '',
  });

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

  it('is not to be had where the provider has the grant off, and that is said', async () => {
    provider.givesClientTokens = false;
    await expect(clientToken.get()).rejects.toMatchObject({
      key: 'featureNotPermitted',
      details: { service: 'clientCredentials' },
    });
  });

  it.each([
    ['is enabled', [['u-1', true]], ['retrosynthesis', 'statistics']],
    ['is disabled', [['u-1', false]], []],
    ['was deleted', [['u-2', true]], []],
    ['may not be looked at', undefined, ['retrosynthesis', 'statistics']],
  ] as const)('opens what its owner may do, whose account %s at the provider', async (_, accounts, permissions) => {
    provider.accounts = accounts && new Map(accounts);
    expect(await permissionsOf('u-1')).toEqual(permissions);
  });

  it('says once in the log that it may not look at accounts, and again after it could', async () => {
    for (const accounts of [undefined, undefined, new Map([['u-1', true]]), undefined]) {
      provider.accounts = accounts;
      await permissionsOf('u-1');
    }
    const line = [{ role: 'view-users' }, expect.stringContaining('not noticed')];
    expect(warned).toEqual([line, line]);
  });

  it('opens the same where a proxy keeps the administration away', async () => {
    provider.faults.set('/admin/realms/test/users/u-1', (response) =>
      response.writeHead(404).end('<h1>Not found</h1>'),
    );
    expect(await permissionsOf('u-1')).toEqual(['retrosynthesis', 'statistics']);
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

describe('a realm of Keycloak', () => {
  const issuer = 'https://sso.example.com/auth/realms/lab';
  const endpoint = `${issuer}/protocol/openid-connect/auth`;
  it.each([
    ['is known by its addresses', { issuer, authorization_endpoint: endpoint }, true],
    ['is not another provider', { issuer: 'https://sso.example.com', authorization_endpoint: endpoint }, false],
    ['is not one with other addresses', { issuer, authorization_endpoint: `${issuer}/authorize` }, false],
    ['is not ours', { issuer, authorization_endpoint: endpoint, own_account_endpoint: `${issuer}/account` }, false],
  ])('%s', (_, metadata, isRealm) => {
    expect(keycloakRealmOf(metadata)).toEqual(
      isRealm
        ? { accountPage: `${issuer}/account`, adminBase: 'https://sso.example.com/auth/admin/realms/lab' }
        : undefined,
    );
  });
});
