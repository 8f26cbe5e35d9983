import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'launcher-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const settingsOf = (env: Record<string, string> = {}, federated = false) =>
  readSettings({ DATA_DIR: dataDir, ...env }, { federated });

describe('npm start', () => {
  it('signs in through the embedded provider as Keycloak', () => {
    const { embedded, env, isFederated } = settingsOf();
    expect([embedded.identity, isFederated]).toEqual([true, false]);
    expect(env.identity['IDENTITY_KIND']).toBe('keycloak');
    expect(env.chemistry['OIDC_ISSUER']).toBe('http://localhost:8081/realms/synthesis');
    expect(env.chemistry).not.toHaveProperty('TRUST_TENANT_HEADER');
    expect(Object.keys(env.gateway).filter((name) => /^(PINGFED|PHARMA)_/.test(name))).toEqual([]);
  });

  it('keeps the audit log below the data folder, unless the environment says where', () => {
    expect(settingsOf().env.gateway['AUDIT_FILE']).toBe(join(dataDir, 'logs', 'audit.log'));
    expect(settingsOf({ AUDIT_FILE: '/var/log/audit' }).env.gateway['AUDIT_FILE']).toBe('/var/log/audit');
  });

  it('gives the gateway the time to stop that the environment grants, and waits as long', () => {
    const { env, shutdownMs } = settingsOf({ SHUTDOWN_SECONDS: '20' });
    expect([env.gateway['SHUTDOWN_SECONDS'], shutdownMs]).toEqual(['20', 20_000]);
    expect(settingsOf().shutdownMs).toBe(5_000);
  });

  it('asks the embedded provider for permissions, and no other', () => {
    expect(settingsOf().env.gateway['AUTH_SERVER_URL']).toBe('http://localhost:8081');
    const foreign = { OIDC_ISSUER: 'https://sso.example/realms/r', PERMISSIONS_CLAIM: 'permissions' };
    expect(settingsOf(foreign).env.gateway).not.toHaveProperty('AUTH_SERVER_URL');
    expect(settingsOf({ PERMISSIONS_CLAIM: 'permissions' }).env.gateway).not.toHaveProperty('AUTH_SERVER_URL');
    const named = { ...foreign, AUTH_SERVER_URL: 'https://permissions.example' };
    expect(settingsOf(named).env.gateway).not.toHaveProperty('AUTH_SERVER_URL', 'http://localhost:8081');
  });

  it('starts no provider beside a federation of the customer’s own', () => {
    const { embedded, env } = settingsOf({
      PINGFED_AUTH_URL: 'https://sso.example/a',
      PINGFED_ISSUER: 'https://sso.example',
    });
    expect(embedded.identity).toBe(false);
    expect(env.chemistry).toMatchObject({ OIDC_ISSUER: 'https://sso.example', TRUST_TENANT_HEADER: '1' });
    expect(() => settingsOf({ PINGFED_AUTH_URL: 'https://sso.example/a' })).toThrow(/PINGFED_ISSUER/);
  });
});

describe('npm run dev', () => {
  it('keeps the address of npm start for the page, with the gateway behind it', () => {
    const { env, pagePort, ports, publicUrl } = readSettings(
      { DATA_DIR: dataDir },
      { federated: false, isDevelopment: true },
    );
    expect([pagePort, ports.gateway, publicUrl]).toEqual([8080, 8083, 'http://localhost:8080']);
    expect(env.gateway).toMatchObject({ PORT: '8083', PUBLIC_URL: 'http://localhost:8080' });
    expect(env.chemistry['GATEWAY_URL']).toBe('http://127.0.0.1:8083');
  });
});

describe('npm start -- --federated', () => {
  it('signs in through the embedded provider as PingFederate, with data of its own', () => {
    const { dataDir: folder, embedded, env, isFederated } = settingsOf({}, true);
    expect([embedded.identity, isFederated, folder]).toEqual([true, true, join(dataDir, 'federated')]);
    expect(env.identity['IDENTITY_KIND']).toBe('pingfederate');
    expect(env.chemistry).toMatchObject({ OIDC_ISSUER: 'http://localhost:8081', TRUST_TENANT_HEADER: '1' });
    expect(env.gateway).toMatchObject({
      PINGFED_AUTH_URL: 'http://localhost:8081/as/authorization.oauth2',
      PINGFED_IAM_PROXY_URL: 'http://localhost:8081/iam/account',
      PINGFED_ALLOW_ACCESS_GROUPS: 'Chem-Users',
      PHARMA_THIRD_PARTY_NAME: 'Demo Pharma',
    });
  });

  it('lets the environment decide each value', () => {
    const { env } = settingsOf({ PINGFED_ALLOW_ACCESS_GROUPS: 'Lab', PHARMA_ADMIN_EMAIL: 'it@corp.example' }, true);
    expect(env.gateway).toMatchObject({ PINGFED_ALLOW_ACCESS_GROUPS: 'Lab', PHARMA_ADMIN_EMAIL: 'it@corp.example' });
  });

  it('leaves a secret to the file that the environment names', () => {
    const { env } = settingsOf({ OIDC_CLIENT_SECRET_FILE: '/run/a', SESSION_SECRET_FILE: '/run/b' });
    expect([env.gateway, env.identity].map(({ OIDC_CLIENT_SECRET }) => OIDC_CLIENT_SECRET)).toEqual([
      undefined,
      undefined,
    ]);
    expect(env.gateway).not.toHaveProperty('SESSION_SECRET');
    expect(env.identity).toHaveProperty('DEMO_PASSWORD');
  });

  it('does not mix with a federation of the customer’s own', () => {
    expect(() => settingsOf({ PINGFED_AUTH_URL: 'https://sso.example/a' }, true)).toThrow(/PINGFED_AUTH_URL/);
  });
});
