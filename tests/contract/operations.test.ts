// The gateway as a process, as an operator uses it: stopped, scraped, asked for its configuration.

import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { TestBrowser } from '@app/identity/test-browser';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeChemistry } from '../../gateway/src/test-support/fake-chemistry.ts';
import { FakeProvider } from '../../gateway/src/test-support/fake-provider.ts';
import { bodyOf, listen, sendJson } from '../../gateway/src/test-support/fake-server.ts';
import { compiledSources } from '../support/compiled.ts';

const root = resolve(import.meta.dirname, '../..');
const entry = resolve(root, 'gateway/src/main.ts');
const slowPath = '/api/common/user-benefits';
const metricsToken = 'a-token-for-prometheus';

interface Running {
  url: string;
  child: ChildProcess;
  /** Signal, or exit code. */
  ended: Promise<number | string | null>;
}

let provider: FakeProvider;
let chemistry: FakeChemistry;
const running: Running[] = [];

beforeEach(async () => {
  [provider, chemistry] = [await FakeProvider.start(), await FakeChemistry.start()];
});

afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  await Promise.all([provider.close(), chemistry.close()]);
});

function environment(url: string, more: Record<string, string> = {}): Record<string, string> {
  return {
    PORT: new URL(url).port,
    PUBLIC_URL: url,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_SECRET: 'secret-of-the-tests',
    AUTH_SERVER_URL: provider.url,
    CHEMISTRY_URL: chemistry.url,
    SESSION_SECRET: 'a-session-secret-of-the-tests-only',
    WEB_DIST: resolve(root, 'tests'),
    SHUTDOWN_SECONDS: '8',
    LOG_LEVEL: 'warn',
    AUDIT_STDOUT: '0',
    ...compiledSources,
    ...more,
  };
}

async function freeUrl(): Promise<string> {
  const probe = await listen(createServer(), 'http');
  await probe.close();
  return probe.url;
}

async function startGateway(more: Record<string, string> = {}): Promise<Running> {
  const url = await freeUrl();
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    env: environment(url, more),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<number | string | null>((done) => {
    child.once('exit', (code, signal) => done(signal ?? code));
  });
  const gateway = { url, child, ended };
  running.push(gateway);
  await expect.poll(() => statusOf(`${url}/readyz`), { timeout: 20_000 }).toBe(200);
  return gateway;
}

async function statusOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  const result = await fetch(url, { headers }).catch(() => undefined);
  await result?.arrayBuffer();
  return result?.status ?? 0;
}

/** Signs in; gives the headers of a call of our own page. */
async function signIn(url: string): Promise<Record<string, string>> {
  const browser = new TestBrowser();
  await browser.follow(await browser.get(`${url}/bff/login`), 'http://');
  return { cookie: browser.cookieHeader('/'), 'x-csrf': '1', 'x-culture': 'en' };
}

function runCheck(env: Record<string, string>, ...args: string[]): Promise<{ code: number | null; text: string }> {
  const all = ['--disable-warning=ExperimentalWarning', entry, '--check-config', ...args];
  const child = spawn(process.execPath, all, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(String(chunk)));
  return new Promise((done) => child.once('close', (code) => done({ code, text: chunks.join('') })));
}

describe('a gateway at SIGTERM', () => {
  it('is not ready any more, finishes the call in progress, and ends with 0 in its grace time', async () => {
    chemistry.on(slowPath, (response) => {
      setTimeout(() => sendJson(response, 200, { code: 200, data: { slow: true } }), 1_500);
    });
    const { url, child, ended } = await startGateway();
    const headers = await signIn(url);
    const slow = fetch(url + slowPath, { headers }).then(async (result) => [result.status, await result.json()]);
    await expect.poll(() => chemistry.seen(slowPath).length).toBe(1);
    const toldAt = performance.now();
    child.kill('SIGTERM');
    await pause(200);
    expect(await statusOf(`${url}/readyz`)).toBe(503);
    expect(await slow).toEqual([200, expect.objectContaining({ code: 200, data: { slow: true } })]);
    expect(await ended).toBe(0);
    expect(performance.now() - toldAt).toBeLessThan(10_000);
  });

  it('ends at once when nothing is in progress', async () => {
    const { child, ended } = await startGateway();
    const toldAt = performance.now();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(performance.now() - toldAt).toBeLessThan(10_000);
  });

  it('ends within its grace time even when the service never responds', async () => {
    chemistry.on(slowPath, () => undefined);
    const { url, child, ended } = await startGateway({ SHUTDOWN_SECONDS: '2' });
    const headers = await signIn(url);
    const cut = fetch(url + slowPath, { headers }).then(
      () => 'answered',
      () => 'cut',
    );
    await expect.poll(() => chemistry.seen(slowPath).length).toBe(1);
    const toldAt = performance.now();
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(await cut).toBe('cut');
    expect(performance.now() - toldAt).toBeLessThan(20_000);
  });
});

describe('/metrics of a running gateway', () => {
  it('counts calls, refusals and sign-ins for a client with the token', async () => {
    chemistry.on(slowPath, (response) => sendJson(response, 200, { code: 200, data: {} }));
    const { url } = await startGateway({ METRICS_TOKEN: metricsToken });
    const headers = await signIn(url);
    expect(await statusOf(url + slowPath, headers)).toBe(200);
    expect(await statusOf(url + slowPath, { ...headers, 'x-csrf': '0' })).toBe(403);
    expect(await statusOf(url + slowPath, { 'x-csrf': '1' })).toBe(401);
    expect(await statusOf(`${url}/metrics`)).toBe(404);
    const result = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    const lines = (await result.text()).split('\n');
    const valueOf = (start: string) =>
      Number(
        lines
          .find((line) => line.startsWith(start))
          ?.split(' ')
          .at(-1),
      );
    expect(valueOf('gateway_requests_total{call="userBenefits",method="GET",status="2xx",code="200"}')).toBe(1);
    expect(valueOf('gateway_requests_total{call="userBenefits",method="GET",status="4xx",code="403"}')).toBe(1);
    expect(valueOf('gateway_rejections_total{reason="csrf"')).toBe(1);
    expect(valueOf('gateway_rejections_total{reason="session"')).toBe(1);
    expect(valueOf('gateway_sign_ins_total{outcome="success"}')).toBe(1);
    expect(valueOf('gateway_sessions')).toBe(1);
    expect(valueOf('gateway_upstream_duration_seconds_count{upstream="chemistry"}')).toBeGreaterThan(0);
    expect(valueOf('gateway_upstream_breaker{upstream="chemistry",state="closed"}')).toBe(1);
    expect(valueOf('gateway_audit_lines_total')).toBeGreaterThan(0);
    expect(valueOf('process_resident_memory_bytes')).toBeGreaterThan(1e7);
  });
});

describe('traces of a running gateway', () => {
  it('reach the service and the collector, and are complete when the gateway has stopped', async () => {
    chemistry.on(slowPath, (response) => sendJson(response, 200, { code: 200, data: {} }));
    const sent: string[] = [];
    const collector = await listen(
      createServer(async (request, response) => {
        sent.push(await bodyOf(request));
        sendJson(response, 200, {});
      }),
      'http',
    );
    const { url, child, ended } = await startGateway({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    const headers = await signIn(url);
    await statusOf(`${url}${slowPath}?smiles=CCO`, headers);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    await collector.close();
    const [, traceId = '', spanId = ''] = String(chemistry.seen(slowPath)[0]?.headers['traceparent']).split('-');
    expect(traceId).toMatch(/^[\da-f]{32}$/);
    const spans = sent
      .join()
      .split('"traceId":')
      .filter((span) => span.includes(traceId));
    expect(spans.some((span) => span.includes('"name":"userBenefits"') && span.includes('"kind":2'))).toBe(true);
    expect(spans.some((span) => span.includes(spanId) && span.includes('"kind":3'))).toBe(true);
    expect(sent.join()).not.toContain('CCO');
  });
});

describe('gateway --check-config', () => {
  it('shows the configuration without a secret and without starting', async () => {
    const url = await freeUrl();
    const { code, text } = await runCheck(environment(url));
    expect(code).toBe(0);
    expect(text).toMatch(/^SHUTDOWN_SECONDS +8 +set$/m);
    expect(text).toMatch(/^SESSION_SECRET +\*{8} +set$/m);
    expect(text).not.toContain('secret-of-the-tests');
    expect(await statusOf(`${url}/livez`)).toBe(0);
  });

  it('lists every problem at once and ends with 1', async () => {
    const { code, text } = await runCheck({ PORT: 'many', INSTANCES: '2', SESSION_SECRET: 'short' });
    expect(code).toBe(1);
    for (const name of [
      'PORT',
      'SESSION_SECRET',
      'REDIS_URL',
      'OIDC_ISSUER',
      'OIDC_CLIENT_SECRET',
      'AUTH_SERVER_URL',
    ]) {
      expect(text).toMatch(new RegExp(`^${name}: `, 'm'));
    }
  });

  it('asks the upstreams with --online', async () => {
    const { code, text } = await runCheck(environment(await freeUrl()), '--online');
    expect(text).toMatch(/^ok {6}chemistry service/m);
    expect(text).toMatch(/^ok {6}identity provider/m);
    expect(text).toMatch(/^failed {2}web client/m);
    expect(code).toBe(1);
  });
});
