import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, sendJson, type FakeServer } from '../test-support/fake-server.ts';
import { startRedis, type TestRedis } from '../test-support/redis.ts';
import { checkConfig, masked } from './check-config.ts';

const folder = mkdtempSync(join(tmpdir(), 'check-config-'));
let neighbour: FakeServer;
let redis: TestRedis;
let clockAheadMs = 0;
let issuerInDiscovery: string | undefined;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  redis = await startRedis();
  neighbour = await listen(
    createServer((request, response) => {
      response.setHeader('date', new Date(Date.now() + clockAheadMs).toUTCString());
      if (request.url === '/livez') sendJson(response, 200, {});
      else if (request.url?.startsWith('/.well-known/')) sendJson(response, 200, discovery());
      else sendJson(response, 401, {});
    }),
    'http',
  );
});

afterAll(async () => {
  await Promise.all([neighbour.close(), redis.stop()]);
  rmSync(folder, { recursive: true });
});

function discovery() {
  const issuer = issuerInDiscovery ?? neighbour.url;
  return { issuer, authorization_endpoint: `${issuer}/a`, token_endpoint: `${issuer}/t`, jwks_uri: `${issuer}/k` };
}

function environment(more: Record<string, string> = {}): Record<string, string> {
  return {
    OIDC_ISSUER: neighbour.url,
    OIDC_CLIENT_SECRET: 'secret-of-the-client',
    AUTH_SERVER_URL: neighbour.url,
    CHEMISTRY_URL: neighbour.url,
    SESSION_SECRET: 'a-session-secret-of-the-tests-only',
    WEB_DIST: folder,
    UPLOAD_DIR: folder,
    ...more,
  };
}

async function check(env: Record<string, string>, ...args: string[]): Promise<{ code: number; text: string }> {
  let text = '';
  const code = await checkConfig(env, ['--check-config', ...args], (part) => {
    text += part;
  });
  return { code, text };
}

describe('--check-config', () => {
  it('lists every problem at once and says no', async () => {
    const { code, text } = await check({
      PORT: 'many',
      SESSION_SECRET: 'short',
      PUBLIC_URL: 'http://planning.example',
    });
    const named = text
      .trim()
      .split('\n')
      .map((line) => line.split(':')[0]);
    expect(code).toBe(1);
    expect(named).toEqual(
      expect.arrayContaining([
        'PORT',
        'SESSION_SECRET',
        'PUBLIC_URL',
        'OIDC_ISSUER',
        'OIDC_CLIENT_SECRET',
        'AUTH_SERVER_URL',
      ]),
    );
  });

  it('shows what is set and what is left to its default, and no secret', async () => {
    const { code, text } = await check(
      environment({
        REDIS_URL: 'redis://user:hidden-1@redis.internal:6379',
        METRICS_TOKEN: 'hidden-2-and-long-enough',
      }),
    );
    expect(code).toBe(0);
    expect(text).toMatch(/^PORT +8080 +default$/m);
    expect(text).toMatch(/^SESSION_SECRET +\*{8} +set$/m);
    expect(text).toMatch(/^REDIS_URL +redis:\/\/user:\*{8}@redis\.internal:6379 +set$/m);
    expect(text).toMatch(/^AUDIT_FILE +- +default$/m);
    expect(text).not.toMatch(/hidden|secret-of|tests-only/);
  });

  it('asks nobody unless told to', async () => {
    const { code } = await check(environment({ CHEMISTRY_URL: 'http://127.0.0.1:1' }));
    expect(code).toBe(0);
  });
});

describe('--check-config --online', () => {
  it('names every neighbour that answers', async () => {
    const { code, text } = await check(
      environment({ REDIS_URL: redis.url, AUDIT_FILE: join(folder, 'audit.log') }),
      '--online',
    );
    expect(code).toBe(0);
    expect(text.match(/^ok /gm)).toHaveLength(7);
    expect(text).not.toContain('failed');
  });

  it('says of each that does not answer why', async () => {
    const gone = 'http://127.0.0.1:1';
    const { code, text } = await check(
      environment({
        CHEMISTRY_URL: gone,
        REDIS_URL: 'redis://127.0.0.1:1',
        WEB_DIST: join(folder, 'nothing'),
        AUDIT_FILE: join(folder, 'nowhere/audit.log'),
        AUDIT_SYSLOG: 'tcp://127.0.0.1:1',
      }),
      '--online',
    );
    expect(code).toBe(1);
    expect(text).toMatch(/^failed {2}chemistry service \S+: .*ECONNREFUSED/m);
    expect(text).toMatch(/^failed {2}Redis: .*ECONNREFUSED/m);
    expect(text).toMatch(/^failed {2}syslog \S+: .*ECONNREFUSED/m);
    expect(text).toMatch(/^failed {2}web client .*ENOENT/m);
    expect(text).toMatch(/^failed {2}audit file .*ENOENT/m);
    expect(text).toMatch(/^ok {6}identity provider/m);
  });

  it('notices a provider of another name and a clock that is wrong', async () => {
    issuerInDiscovery = 'https://other.example';
    expect((await check(environment(), '--online')).text).toContain('the provider calls itself https://other.example');
    issuerInDiscovery = undefined;
    clockAheadMs = 120_000;
    expect((await check(environment(), '--online')).text).toMatch(/clocks are 1(19|20|21) s apart/);
    clockAheadMs = 0;
  });

  it('asks the addresses of a federated sign-in', async () => {
    const { code, text } = await check(
      {
        SESSION_SECRET: 'a-session-secret-of-the-tests-only',
        CHEMISTRY_URL: neighbour.url,
        WEB_DIST: folder,
        UPLOAD_DIR: folder,
        PINGFED_AUTH_URL: `${neighbour.url}/as/authorization.oauth2`,
        PINGFED_TOKEN_URL: `${neighbour.url}/as/token.oauth2`,
        PINGFED_CLIENT_ID: 'synthesis',
        PINGFED_IAM_PROXY_URL: 'http://127.0.0.1:1/account',
        PINGFED_LOGOUT_URL: `${neighbour.url}/idp/startSLO.ping`,
        PINGFED_ALLOW_ACCESS_GROUPS: 'Chem-Users',
      },
      '--online',
    );
    expect(code).toBe(1);
    expect(text.match(/^ok {6}federated sign-in/gm)).toHaveLength(3);
    expect(text).toMatch(/^failed {2}federated sign-in http:\/\/127\.0\.0\.1:1\/account/m);
  });
});

describe('a value on the screen', () => {
  it.each([
    ['OIDC_CLIENT_SECRET', 'abc', '********'],
    ['SESSION_SECRET_PREVIOUS', 'abc', '********'],
    ['METRICS_TOKEN', 'abc', '********'],
    ['PINGFED_TOKEN_URL', 'https://sso.example/token', 'https://sso.example/token'],
    ['AUDIT_KEY_FILE', '/run/secrets/audit.pem', '/run/secrets/audit.pem'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'https://me:pass@otlp.example/x', 'https://me:********@otlp.example/x'],
  ])('%s', (name, value, shown) => {
    expect(masked(name, value)).toBe(shown);
  });
});
