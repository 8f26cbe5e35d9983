import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../call-error.ts';
import { callForFile, downloadAddress, fileNameIn } from './download.ts';

const routeId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c05';

afterEach(() => vi.unstubAllGlobals());

describe('files that a call returns', () => {
  it('come with the name that the service gave them', async () => {
    const headers = {
      'content-type': 'text/csv',
      'content-disposition': 'attachment; filename="x.csv"; filename*=UTF-8\'\'%E8%AF%84%E5%88%86.csv',
    };
    vi.stubGlobal('fetch', async () => new Response('a,b', { headers }));
    const file = await callForFile('routeDetail', { query: { routeId } });
    expect([file.fileName, await file.content.text()]).toEqual(['评分.csv', 'a,b']);
  });

  it('are an error where the response is an envelope', async () => {
    const error = { code: 10022, message: 'Gone', display: 'toast' };
    vi.stubGlobal(
      'fetch',
      async () => new Response(JSON.stringify({ error }), { headers: { 'content-type': 'application/json' } }),
    );
    await expect(callForFile('routeDetail', { query: { routeId } })).rejects.toBeInstanceOf(CallError);
  });

  it('may be JSON themselves', async () => {
    const headers = { 'content-type': 'application/json', 'content-disposition': 'attachment; filename="route.json"' };
    vi.stubGlobal('fetch', async () => new Response('{"format":"route"}', { headers }));
    const { content, fileName } = await callForFile('routeDetail', { query: { routeId } });
    expect([await content.text(), fileName]).toEqual(['{"format":"route"}', 'route.json']);
  });

  it('report a broken transfer as a call without a response', async () => {
    const body = new ReadableStream({
      pull: (controller) => controller.error(new DOMException('late', 'TimeoutError')),
    });
    vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'content-type': 'text/csv' } }));
    await expect(callForFile('routeDetail', { query: { routeId } })).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('have an address of their own where the browser may open it', () => {
    expect(downloadAddress('structurePicture', { params: { name: 'a.svg' }, query: { w: 60 } })).toBe(
      '/api/structure/picture/a.svg?w=60',
    );
  });

  it.each([
    ['attachment; filename="scores.xlsx"', 'scores.xlsx'],
    ['attachment; filename=scores.sdf', 'scores.sdf'],
    [null, ''],
  ])('finds the name in %s', (disposition, name) => {
    expect(fileNameIn(disposition)).toBe(name);
  });
});
