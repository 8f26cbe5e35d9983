import { setImmediate } from 'node:timers/promises';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUp, type Setup } from '../../test-support/setup.ts';

const dist = mkdtempSync(join(tmpdir(), 'client-'));
const page = '<!doctype html><title>page</title><script>show()</script><script src="/assets/index-1a2b.js"></script>';
let gateway: Setup;

beforeAll(async () => {
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'index.html'), page);
  writeFileSync(join(dist, 'assets', 'index-1a2b.js'), 'plain');
  writeFileSync(join(dist, 'assets', 'index-1a2b.js.br'), 'small');
  writeFileSync(join(dist, 'favicon.svg'), '<svg/>');
  gateway = await setUp({ env: { WEB_DIST: dist } });
});
afterAll(async () => {
  await gateway.close();
  rmSync(dist, { recursive: true });
});

describe('the client', () => {
  it.each(['/', '/home', '/route/list/retrosynthesis/abc', '/cost/1?x=1'])('is the page at %s', async (url) => {
    const { statusCode, headers, payload } = await gateway.browser().open(url);
    expect([statusCode, payload]).toEqual([200, page]);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
    // The hash is of `show()`, by openssl.
    expect(headers['content-security-policy']).toContain(
      "script-src 'self' 'wasm-unsafe-eval' 'sha256-bZcXq6A55386WOhnm+CkmXOdvD/gkjsQT5fkz6gxfg8=';",
    );
  });

  it('keeps hashed assets for ever and sends them small', async () => {
    const get = (encoding: string) =>
      gateway.browser().send({ method: 'GET', url: '/assets/index-1a2b.js', headers: { 'accept-encoding': encoding } });
    const small = await get('br');
    expect([small.payload, small.headers['content-encoding']]).toEqual(['small', 'br']);
    expect(small.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('identity')).payload).toBe('plain');
  });

  it('is looked for in several encodings without a warning of the runtime', async () => {
    const warnings: Error[] = [];
    const keep = (warning: Error) => void warnings.push(warning);
    process.on('warning', keep);
    for (const url of ['/', '/home', '/favicon.svg', '/assets/missing.js']) {
      await gateway.browser().open(url, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    }
    await setImmediate();
    process.off('warning', keep);
    expect(warnings).toEqual([]);
  });

  it('asks again for files without a hash', async () => {
    const response = await gateway.browser().send({ method: 'GET', url: '/favicon.svg' });
    expect([response.payload, response.headers['cache-control']]).toEqual(['<svg/>', 'no-cache']);
  });

  it.each(['/assets/missing.js', '/..%2f..%2fetc/passwd', '/.env', '/api/unknown', '/bff/unknown'])(
    'is not what %s answers',
    async (url) => {
      const response = await gateway.browser().send({ method: 'GET', url });
      expect(response.statusCode).toBeGreaterThanOrEqual(400);
      expect(response.json().error.code).toBeGreaterThan(0);
    },
  );

  it('is not the response of an unknown call, even when the browser asks for a page', async () => {
    expect((await gateway.browser().open('/api/unknown')).json().code).toBe(404);
  });

  it('moves to its public address when it is opened under another name', async () => {
    const at = (url: string) => gateway.browser().open(url, { host: '127.0.0.1:8080' });
    expect((await at('/home?a=1')).headers.location).toBe('http://localhost:8080/home?a=1');
    expect((await at('/bff/login?returnTo=/x')).headers.location).toBe('http://localhost:8080/bff/login?returnTo=/x');
    expect((await at('//evil.example')).statusCode).toBe(400);
    expect((await at('/livez')).statusCode).toBe(200);
  });
});
