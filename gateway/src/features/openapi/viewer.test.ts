import { callEntries } from '@app/shared/contracts/catalogue';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUp, type Setup } from '../../test-support/setup.ts';
import { refusalsOf } from './call-notes.ts';

let gateway: Setup;
beforeAll(async () => void (gateway = await setUp()));
afterAll(() => gateway.close());

const get = (url: string, language = 'en') =>
  gateway.app.inject({ method: 'GET', url, headers: { 'accept-language': language, host: 'localhost:8080' } });

describe('the viewer of the API', () => {
  it.each([
    ['en', 'API reference'],
    ['zh-CN', '接口文档'],
  ])('is a page in %s', async (language, title) => {
    const page = await get('/reference', language);
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.body).toContain(`<html lang="${language}">`);
    expect(page.body).toContain(`<h1>${title}</h1>`);
  });

  it('holds no script and no address of another host, under the policy of every page', async () => {
    const page = await get('/reference');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe-eval'(?<!wasm-unsafe-eval')|https?:/);
    expect(policy).toBe((await get('/')).headers['content-security-policy'] ?? policy);
    expect(page.body).not.toMatch(/<script>|https?:|style=/);
    const files = [...page.body.matchAll(/(?:src|href|data-document)="(\/reference[^"]*)"/g)].map(
      ([, url = '']) => url,
    );
    expect(files).toHaveLength(5);
    const statuses = await Promise.all(files.map(async (url) => (await get(url)).statusCode));
    expect(statuses).toEqual(files.map(() => 200));
  });

  it.each(['en', 'zh-CN'])('says of each call who may use it, its limits and its errors, in %s', async (culture) => {
    const { paths } = (await get(`/reference/openapi.${culture}.json`)).json();
    const start = paths['/api/retro/retro-search-start'].post.description;
    expect(start).toContain('`retrosynthesis`');
    expect(start).toContain('Idempotency-Key');
    for (const code of [401, 429, 10012, 10039, 20000, 20028]) expect(start).toContain(`| ${code} | `);
    expect(start).not.toContain('{{');
    const all = Object.values<Record<string, { description: string }>>(paths).flatMap((item) => Object.values(item));
    expect(all.filter(({ description }) => !description.includes('| 401 |'))).toEqual([]);
  });

  it('names refusals of files for uploads alone', () => {
    const of = (name: string) => callEntries.filter(([one]) => one === name).flatMap(([, call]) => refusalsOf(call));
    expect(of('sascoreImport')).toContain('fileDamaged');
    expect(of('structureCheck')).not.toContain('fileDamaged');
  });
});
