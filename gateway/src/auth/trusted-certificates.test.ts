// One set of authorities for all that the gateway asks, in the check as at run time: the provider, too.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConfig } from '../operations/check-config.ts';
import { selfSignedAuthority, type Certified } from '../test-support/certificate.ts';
import { listen, sendJson, type FakeServer } from '../test-support/fake-server.ts';
import { setUp, type Setup } from '../test-support/setup.ts';

const folder = mkdtempSync(join(tmpdir(), 'trusted-'));
const [house, foreign] = [selfSignedAuthority('Our House'), selfSignedAuthority('Another House')];
let provider: FakeServer;

beforeAll(async () => {
  provider = await listen(serverOf(house.certify('localhost')), 'https');
});
afterAll(async () => {
  await provider.close();
  rmSync(folder, { recursive: true });
});

const issuer = () => provider.url.replace('127.0.0.1', 'localhost');

function serverOf({ key, cert }: Certified): Server {
  return createServer({ key, cert }, (_request, response) => {
    const names = ['authorization_endpoint', 'token_endpoint', 'jwks_uri', 'userinfo_endpoint'];
    const endpoints = Object.fromEntries(names.map((name) => [name, `${issuer()}/${name}`]));
    sendJson(response, 200, { issuer: issuer(), ...endpoints, keys: [{ kty: 'RSA' }] });
  });
}

function fileOf({ cert }: { cert: string }): string {
  const file = join(folder, `${Math.random()}.pem`);
  writeFileSync(file, cert);
  return file;
}

const environment = (more: Record<string, string>) => ({
  OIDC_ISSUER: issuer(),
  OIDC_CLIENT_SECRET: 'secret-of-the-tests',
  AUTH_SERVER_URL: issuer(),
  SESSION_SECRET: 'a-session-secret-of-the-tests-only',
  ...more,
});

async function runTime(more: Record<string, string>): Promise<{ status: number; text: string; location: string }> {
  const gateway: Setup = await setUp({ env: environment(more) });
  const { statusCode: status, payload: text, headers } = await gateway.browser().open('/bff/login?culture=en');
  await gateway.close();
  return { status, text, location: String(headers.location) };
}

async function checked(more: Record<string, string>): Promise<string> {
  let text = '';
  await checkConfig(environment(more), { asks: true }, (part) => {
    text += part;
  });
  return text;
}

describe('a provider with a certificate of a house', () => {
  it('is trusted with UPSTREAM_CA_FILE, at run time and in the check', async () => {
    const trusted = { UPSTREAM_CA_FILE: fileOf(house) };
    expect(await runTime(trusted)).toMatchObject({ status: 302, location: expect.stringMatching(issuer()) });
    expect(await checked(trusted)).toMatch(/^ok {6}identity provider https/m);
  });

  it.each([
    ['without the authority', () => ({})],
    ['with another one', () => ({ UPSTREAM_CA_FILE: fileOf(foreign) })],
  ])('is not %s, and both say so', async (_case, env) => {
    const { status, text } = await runTime(env());
    expect([status, text]).toEqual([502, expect.stringContaining('<code>certificate-untrusted</code>')]);
    expect(await checked(env())).toMatch(/^failed {2}identity provider \S+: certificate-untrusted: /m);
  });

  it('is trusted with NODE_EXTRA_CA_CERTS, also beside an UPSTREAM_CA_FILE for another server', () => {
    const connections = join(import.meta.dirname, '../upstreams/connections.ts');
    const started = spawnSync(process.execPath, ['--input-type=module', '-e', programOf(connections)], {
      env: { ...environment({ UPSTREAM_CA_FILE: fileOf(foreign) }), NODE_EXTRA_CA_CERTS: fileOf(house) },
      encoding: 'utf8',
    });
    expect(started.stdout).toContain('2 authorities of houses');
  });
});

/** A process of its own says what it trusts: Node reads NODE_EXTRA_CA_CERTS at its start. */
function programOf(connections: string): string {
  return `
    import { readFileSync } from 'node:fs';
    import { X509Certificate } from 'node:crypto';
    import { authorities } from ${JSON.stringify(connections)};
    const more = readFileSync(process.env.UPSTREAM_CA_FILE, 'utf8');
    const names = authorities(more).map((pem) => new X509Certificate(pem).subject);
    console.log(names.filter((name) => name.includes('House')).length + ' authorities of houses');
  `;
}
