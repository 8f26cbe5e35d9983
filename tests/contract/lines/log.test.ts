// Lines L1 to L4: what a gateway as a process writes down of a day full of secrets and odd input, whether an auditor can
// rely on it, and how it stops. Stopping with other work in progress: operations.test.ts. L5 is in edge.test.ts.

import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sendJson } from '@app/gateway/src/test-support/fake-server.ts';
import { fileForm, formOf, formType } from '@app/gateway/src/upload/testing/forms.ts';
import { permissions } from '@app/shared/constants/modules';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { exchange, message } from '../../fuzz/support/raw-client.ts';
import { createAuditFile } from '../support/audit-file.ts';
import { startSurroundings, type Gateway, type Surroundings } from '../support/surroundings.ts';
import { Visitor } from '../support/visitor.ts';

const root = resolve(import.meta.dirname, '../../..');
const smiles = 'CC(=O)Oc1ccccc1C(=O)O';
const taskName = 'Secret Project Aurora';
const claims = { name: 'Erika Muster', email: 'erika@muster.example', phone_number: '+49 30 901820' };
const sub = 'subject-of-this-day';
const injected = '\r\n{"level":60,"injected":true}\u001B[31mred\u001B[0m\u2028';
const startPath = '/api/retro/retro-search-start';
const taskPath = '/api/retro/task';

const audit = createAuditFile();
let around: Surroundings;
let gateway: Gateway;
/** What must appear nowhere. */
const secrets = new Set<string>([smiles, taskName, ...Object.values(claims), sub, `${sub}@example.com`, '陈玮']);
const visitors: Visitor[] = [];
let exitCode: number | null;
let readyWhileStopping: number | undefined;
let download: { status: number; text: string };
let log: string;

beforeAll(async () => {
  around = await startSurroundings();
  gateway = await around.gateway({ LOG_LEVEL: 'trace', AUDIT_FILE: audit.path, SHUTDOWN_SECONDS: '8' });
  around.chemistry.on(startPath, (response) => sendJson(response, 200, { code: 200, data: { smiles } }));
  await aDayOfSecrets();
  await aDayOfInjections();
  await stopWithADownloadUnderWay();
  log = gateway.log();
});
afterAll(async () => {
  await around.close();
  audit.close();
});

function newVisitor(): Visitor {
  const visitor = new Visitor(gateway);
  visitors.push(visitor);
  return visitor;
}

async function signedIn(tenantid = 't-1'): Promise<Visitor> {
  around.provider.user = { sub, tenantid, permissions: [...permissions] };
  around.provider.idClaims = claims;
  const visitor = newVisitor();
  const { authorizeUrl, callback } = await visitor.visitProvider(`/bff/login?returnTo=/x%3Fsmiles%3D${smiles}`);
  const back = new URL(callback, gateway.url).searchParams;
  for (const name of ['code', 'state']) secrets.add(String(back.get(name)));
  for (const name of ['nonce', 'state', 'code_challenge']) secrets.add(String(authorizeUrl.searchParams.get(name)));
  await visitor.open(callback);
  around.provider.idClaims = {};
  return visitor;
}

async function aDayOfSecrets(): Promise<void> {
  const visitor = await signedIn();
  const encoded = encodeURIComponent(smiles);
  await visitor.call('POST', startPath, { structure: smiles, taskName });
  await visitor.call('POST', startPath, { structure: smiles, taskName, [smiles]: 1 });
  await visitor.call('GET', `${taskPath}?taskId=${encoded}&smiles=${encoded}`);
  await visitor.call('GET', `/api/sascore/duplicate-check/${encoded}`);
  await visitor.call('GET', `/api/unknown/${encoded}`);
  await visitor.open(`/${encoded}?email=${claims.email}`);
  await visitor.send('POST', startPath, {
    headers: { 'x-csrf': '1', 'content-type': 'application/json' },
    body: `{"structure":"${smiles}",${taskName}`,
  });
  await visitor.send('POST', startPath, { headers: { 'x-csrf': '1', 'content-type': 'text/plain' }, body: smiles });
  await uploads(visitor);
  await failuresOfTheService(visitor);
  await failuresOfTheProvider();
  const stranger = newVisitor();
  await stranger.open(`/bff/callback?code=${encoded}&state=${encoded}&error_description=${claims.email}`);
  await stranger.open(`/bff/callback?error=access_denied&error_description=${encoded}`);
  secrets.add('sk-of-nobody-0123456789');
  await stranger.call('GET', taskPath, undefined, { headers: { authorization: 'ApiKey sk-of-nobody-0123456789' } });
  await stranger.call('GET', taskPath, undefined, { headers: { authorization: 'Bearer sk-of-nobody-0123456789' } });
  const logout = await around.provider.logoutToken({ sub: 'somebody else' });
  secrets.add(logout);
  for (const token of [logout, logout, `${logout}x`]) {
    await stranger.send('POST', '/bff/backchannel-logout', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: `logout_token=${token}`,
    });
  }
  await visitor.call('POST', '/bff/logout');
}

async function uploads(visitor: Visitor): Promise<void> {
  const headers = { 'x-csrf': '1', 'content-type': formType };
  for (const [name, content] of [
    [`${taskName}.sdf`, smiles],
    [`${taskName}.exe`, smiles],
    [`${claims.email}.txt`, smiles],
  ] as const) {
    await visitor.send('POST', '/api/sascore/import', { headers, body: fileForm(name, content) });
    await visitor.send('POST', '/api/retro/smiles-data-import', { headers, body: fileForm(name, content) });
  }
  const broken = formOf({ name: smiles, content: taskName });
  await visitor.send('POST', '/api/sascore/import', { headers, body: broken.subarray(0, broken.length - 9) });
}

async function failuresOfTheService(visitor: Visitor): Promise<void> {
  const responses = [
    (text: string) => text,
    (text: string) => `{"code":500,"message":"${text}","stack":"Error: ${text}"}`,
    (text: string) => `{"code":20000,"message":"${text}"`,
    (text: string) => `<html>${text}</html>`,
  ];
  for (const result of responses) {
    around.chemistry.on(startPath, (response) => void response.end(result(smiles)));
    await visitor.call('POST', startPath, { structure: smiles });
  }
  around.chemistry.on(startPath, (response) => response.destroy());
  await visitor.call('POST', startPath, { structure: smiles });
  around.chemistry.on(startPath, (response) => {
    response.writeHead(200, { 'content-length': '999' }).write(`{"code":200,"data":"${smiles}`);
    setTimeout(() => response.destroy(), 10);
  });
  await visitor.call('POST', startPath, { structure: smiles });
}

async function failuresOfTheProvider(): Promise<void> {
  for (const signature of ['foreignKey', 'none'] as const) {
    around.provider.idSignature = signature;
    await signedIn();
  }
  around.provider.idSignature = 'good';
  for (const outcome of ['unavailable', 'hangUp', 'invalidGrant'] as const) {
    around.provider.tokenLifetimeSeconds = 4;
    const visitor = await signedIn();
    around.provider.tokenLifetimeSeconds = 3600;
    around.provider.refreshOutcome = outcome;
    await visitor.call('GET', '/bff/user');
    around.provider.refreshOutcome = 'ok';
  }
}

async function aDayOfInjections(): Promise<void> {
  const visitor = await signedIn(`t-1${injected}`);
  const odd = encodeURIComponent(injected);
  around.chemistry.on(startPath, (response) => sendJson(response, 200, { code: 200, data: { name: injected } }));
  await visitor.call('POST', startPath, { structure: injected, taskName: `a${injected}` });
  await visitor.call('GET', `${taskPath}?taskId=${odd}`);
  await visitor.call('GET', `/api/sascore/duplicate-check/${odd}`);
  await visitor.call('GET', `/api/sascore/duplicate-check/${encodeURIComponent('\u001B[31m\u2028')}`);
  await visitor.open(`/bff/callback?code=${odd}&state=${odd}`);
  await visitor.open(`/bff/login?returnTo=${odd}&culture=${odd}`);
  await visitor.send('POST', '/bff/backchannel-logout', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `logout_token=${odd}`,
  });
  around.chemistry.on(startPath, (response) =>
    sendJson(response, 200, { code: 500, message: injected, stack: injected }),
  );
  await visitor.call('POST', startPath, { structure: 'C' });
  const { port, host } = new URL(gateway.url);
  const odds = ['User-Agent: \u001B[31mred', 'X-Request-Id: \u001B[31mred', `X-Culture: ${odd}`, `Cookie: sid=${odd}`];
  for (const line of odds)
    await exchange(Number(port), message(['GET /api/x HTTP/1.1', `Host: ${host}`, line]), { responses: 1 });
  await exchange(Number(port), 'GET /\u001B[31m HTTP/1.1\r\nHost: localhost\r\n\r\n');
}

async function stopWithADownloadUnderWay(): Promise<void> {
  const visitor = await signedIn();
  around.chemistry.on('/api/export/conditions', (response) => {
    response.writeHead(200, { 'content-type': 'text/csv' }).write('first;');
    void pause(1_200).then(() => response.end('last'));
  });
  const under = visitor.call('GET', '/api/export/conditions');
  await vi.waitFor(() => expect(around.chemistry.seen('/api/export/conditions').length).toBe(1), { interval: 10 });
  const stopping = gateway.stop();
  await pause(200);
  readyWhileStopping = (await new Visitor(gateway).send('GET', '/readyz')).status;
  const { status, text } = await under;
  download = { status, text };
  exitCode = await stopping;
}

const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));

function verify(file: string): { status: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'audit', '--', 'verify', file], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

describe('L1: whatever is sent', () => {
  it.each([
    ['log', () => log],
    ['audit log', () => audit.text()],
  ])('stays inside its line of the %s', (_case, text) => {
    const lines = linesOf(text());
    expect(lines.length).toBeGreaterThan(30);
    expect(lines.filter((line) => 'injected' in line)).toEqual([]);
    // Nothing that a terminal would obey or a reader take for the end of a line.
    expect(text()).not.toMatch(/[^\P{Cc}\n]|[\u2028\u2029]/u);
  });

  it('makes one line a request', () => {
    const ids = linesOf(log).flatMap(({ msg, requestId }) => (msg === 'request' ? [String(requestId)] : []));
    const answered = visitors.flatMap(({ responses }) =>
      responses.map(({ headers }) => String(headers['x-request-id'])),
    );
    expect(new Set(ids).size).toBe(ids.length);
    expect(answered.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

it('L2: no token, cookie, code, name, mail address, phone or structure is written down', () => {
  for (const token of around.front.tokens) secrets.add(token);
  for (const verifier of around.provider.verifiers) secrets.add(verifier);
  const cookies = visitors.flatMap(({ responses }) => responses.flatMap(({ setCookies }) => setCookies));
  for (const { value } of cookies) if (value.length > 8) secrets.add(value);
  expect(secrets.size).toBeGreaterThan(60);
  const texts = { log, audit: audit.text() };
  for (const [name, text] of Object.entries(texts)) {
    const found = [...secrets].filter((secret) =>
      [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)].some((form) => text.includes(form)),
    );
    expect.soft([name, found]).toEqual([name, []]);
  }
});

describe('L3: an auditor', () => {
  it('can check the file of the whole run', () => {
    expect(verify(audit.path)).toEqual({ status: 0, said: expect.stringContaining('chain intact') });
    const actions = new Set(linesOf(audit.text()).map(({ action }) => action));
    for (const action of ['sign-in', 'sign-in-refused', 'call', 'upload-refused', 'sign-out', 'gateway-stopped']) {
      expect(actions).toContain(action);
    }
  });

  it('reports which line was changed, by as little as a byte', () => {
    const lines = audit.text().split('\n');
    const at = Math.floor(lines.length / 2);
    const line = lines[at] ?? '';
    const digit = line.search(/\d/);
    const changed = `${line.slice(0, digit)}${(Number(line[digit]) + 1) % 10}${line.slice(digit + 1)}`;
    const copy = `${audit.path}.changed`;
    writeFileSync(copy, lines.with(at, changed).join('\n'));
    expect(readFileSync(copy).length).toBe(readFileSync(audit.path).length);
    expect(verify(copy)).toEqual({ status: 1, said: expect.stringContaining(`line ${at + 1} of `) });
  });

  it('reports which line is missing', () => {
    const lines = audit.text().split('\n');
    const copy = `${audit.path}.shorter`;
    writeFileSync(copy, lines.toSpliced(9, 1).join('\n'));
    expect(verify(copy)).toEqual({ status: 1, said: expect.stringMatching(/^(note: .*\n)?line 10 of .* missing/) });
  });
});

it('L4: at SIGTERM it is not ready any more, finishes a download and ends with 0', () => {
  expect(readyWhileStopping).toBe(503);
  expect(download).toEqual({ status: 200, text: 'first;last' });
  expect(exitCode).toBe(0);
});
