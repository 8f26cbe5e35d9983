// The audit log of a whole gateway, from sign-in to sign-out.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { request } from 'undici';
import { describe, expect, it } from 'vitest';
import { sendJson } from '../test-support/fake-server.ts';
import { setUp, type Setup } from '../test-support/setup.ts';
import { createPseudonyms } from './pseudonym.ts';
import { linesIn, sessionSecret, temporaryFolder, verifyBytes } from './test-support.ts';

const structure = 'CC(=O)Oc1ccccc1C(=O)O';
const person = { name: 'Erika Muster', email: 'erika@muster.example', phone_number: '+49 30 901820' };
const startUrl = '/api/retro/retro-search-start';

async function auditOf(doThings: (gateway: Setup) => Promise<unknown>): Promise<{ text: string; logs: string }> {
  const file = join(temporaryFolder(), 'audit.log');
  const gateway = await setUp({ env: { AUDIT_FILE: file, AUDIT_STDOUT: '0' } });
  gateway.provider.idClaims = person;
  gateway.chemistry.on(startUrl, (response) => sendJson(response, 200, { code: 200, data: { taskId: 't' } }));
  try {
    await doThings(gateway);
  } finally {
    await gateway.close();
  }
  return { text: readFileSync(file, 'utf8'), logs: JSON.stringify(gateway.logLines) };
}

function eventsIn(text: string): Record<string, unknown>[] {
  return linesIn(text).filter(({ kind }) => kind === 'event');
}

interface Client {
  open(url: string): Promise<string>;
  post(url: string, payload?: object, more?: Record<string, string>): Promise<string>;
  signIn(): Promise<void>;
}

/** A browser on a real socket; its calls give the address that they are sent on to. */
function createClient(origin: string): Client {
  const cookies = new Map<string, string>();

  async function send(url: string, method: 'GET' | 'POST', more: object, body: string | null = null): Promise<string> {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const result = await request(new URL(url, origin), {
      method,
      headers: { host: 'localhost:8080', cookie, ...more },
      body,
    });
    for (const line of [result.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    await result.body.dump();
    return String(result.headers['location']);
  }

  const open = (url: string) => send(url, 'GET', { accept: 'text/html' });
  return {
    open,
    post: (url, payload, more) =>
      payload
        ? send(url, 'POST', { 'x-csrf': '1', 'content-type': 'application/json', ...more }, JSON.stringify(payload))
        : send(url, 'POST', { 'x-csrf': '1', ...more }),
    async signIn() {
      const back = await fetch(await open('/bff/login'), { redirect: 'manual' });
      const { pathname, search } = new URL(back.headers.get('location') ?? '');
      await open(pathname + search);
    },
  };
}

describe('the audit log of a gateway', () => {
  it('tells who signed in, what they did, what was refused, and when they signed out', async () => {
    const { text } = await auditOf(async (gateway) => {
      const origin = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
      const [chemist, stranger, beginner] = [createClient(origin), createClient(origin), createClient(origin)];
      await chemist.signIn();
      await chemist.post(startUrl, { structure });
      await chemist.post(startUrl, { structure }, { 'x-csrf': '0' });
      gateway.provider.user = { ...gateway.provider.user, sub: 'u-2', permissions: ['sascore'] };
      await beginner.signIn();
      await beginner.post(startUrl, { structure });
      await stranger.post(startUrl, { structure });
      await stranger.open('/bff/callback?code=forged&state=forged');
      await chemist.post('/bff/logout');
    });
    const [chemist, beginner] = ['u-1', 'u-2'].map(createPseudonyms(sessionSecret));
    const events = eventsIn(text);
    expect(events.map(({ action, outcome, code }) => [action, outcome, code])).toEqual([
      ['gateway-started', 'success', undefined],
      ['sign-in', 'success', undefined],
      ['call', 'success', 200],
      ['cross-site-refused', 'failure', 403],
      ['sign-in', 'success', undefined],
      ['permission-refused', 'failure', 10039],
      ['session-refused', 'failure', 401],
      ['sign-in-refused', 'failure', 401],
      ['sign-out', 'success', 200],
      ['gateway-stopped', 'success', undefined],
    ]);
    expect(events.slice(1, 7).map(({ user }) => user)).toEqual([
      chemist,
      chemist,
      undefined,
      beginner,
      beginner,
      undefined,
    ]);
    expect(events[2]).toMatchObject({
      tenant: 't-1',
      trackingId: expect.any(Number),
      trackingName: expect.stringMatching(/^[a-zA-Z]+$/),
      method: 'POST',
      route: startUrl,
      status: 200,
      via: 'session',
      address: '127.0.0.0',
      requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('holds nothing that opens a session, names a person or shows a molecule', async () => {
    let secrets: string[] = [];
    const { text, logs } = await auditOf(async (gateway) => {
      const browser = gateway.browser();
      const { callback, authorizeUrl } = await browser.visitProvider();
      await browser.open(callback);
      const query = new URL(callback, 'http://own.invalid').searchParams;
      await browser.call('POST', startUrl, { payload: { structure, taskName: 'Secret Project' } });
      await browser.call('GET', `/api/retro/task?taskId=${encodeURIComponent(structure)}`);
      await browser.open(`/bff/callback?code=${structure}&state=%0d%0a%1b[31m`);
      const [forwarded] = gateway.chemistry.seen(startUrl);
      secrets = [
        ...browser.cookies.values(),
        String(query.get('code')),
        String(query.get('state')),
        String(authorizeUrl.searchParams.get('nonce')),
        String(forwarded?.headers.authorization).replace('Bearer ', ''),
        ...Object.values(person),
        structure,
        encodeURIComponent(structure),
        'Secret Project',
        'u-1',
      ];
    });
    expect(eventsIn(text).length).toBeGreaterThan(2);
    expect(secrets.every((secret) => secret.length > 2)).toBe(true);
    for (const secret of secrets) {
      expect(text).not.toContain(secret);
      expect(logs).not.toContain(JSON.stringify(secret).slice(1, -1));
    }
  });

  it('names users in the request log by the same word', async () => {
    const { logs } = await auditOf(async (gateway) => {
      await (await gateway.signedIn()).call('POST', startUrl, { payload: { structure } });
    });
    expect(logs).toContain(`"user":"${createPseudonyms(sessionSecret)('u-1')}"`);
  });

  it('shows one edited line', async () => {
    const { text } = await auditOf(async (gateway) => {
      const browser = await gateway.signedIn();
      for (let start = 0; start < 10; start += 1) await browser.call('POST', startUrl, { payload: { structure } });
    });
    expect(await verifyBytes(text)).toMatchObject({ problem: undefined, chains: [{ unsigned: 0 }] });
    const lines = text.split('\n');
    const edited = lines.findIndex((line) => line.includes('"action":"call"'));
    const changed = lines.with(edited, String(lines[edited]).replace('"action":"call"', '"action":"sign-out"'));
    const copy = join(temporaryFolder(), 'copy.log');
    writeFileSync(copy, changed.join('\n'));
    expect((await verifyBytes(readFileSync(copy))).problem).toMatchObject({
      line: edited + 1,
      what: 'was changed: its hash does not fit its text',
    });
  });
});
