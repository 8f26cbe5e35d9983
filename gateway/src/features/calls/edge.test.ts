import { plannedCall } from '@app/shared/contracts/call';
import { callEntries } from '@app/shared/contracts/catalogue';
import { unknownId } from '@app/shared/rules/unknown-id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '../../test-support/browser.ts';
import { sendJson } from '../../test-support/fake-server.ts';
import { setUp, type Setup } from '../../test-support/setup.ts';

const taskId = '018f3f7e-7d3e-7c11-9a55-3a1d5a6b7c01';
const planned = plannedCall({
  method: 'GET',
  path: '/api/common/planned',
  summary: 'Not built yet',
  access: 'session',
});
const picture = '/api/structure/picture/AAAAAAAAAAAAAAAAAAAAAA.svg';
let gateway: Setup;
let browser: Browser;

beforeAll(async () => {
  gateway = await setUp({ entries: [...callEntries, ['planned', planned]] });
  gateway.chemistry.on('/api/retro/task-list', (response) => sendJson(response, 200, { code: 200, data: 'list' }));
  gateway.chemistry.on(
    picture,
    (response) => void response.writeHead(200, { 'content-type': 'image/svg+xml' }).end('<svg/>'),
  );
  browser = await gateway.signedIn();
});
afterAll(() => gateway.close());

const list = (payload: string | object, headers: Record<string, string> = {}) =>
  browser.call('POST', '/api/retro/task-list', { payload, headers });
const page = { pageIndex: 1, pageSize: 10 };

describe('calls from elsewhere', () => {
  it.each([
    ['no X-CSRF', { 'x-csrf': '' }],
    ['X-CSRF from another site', { 'sec-fetch-site': 'cross-site' }],
    ['X-CSRF from a sibling site', { 'sec-fetch-site': 'same-site' }],
    ['X-CSRF and a foreign origin', { origin: 'https://evil.example' }],
    ['X-CSRF and an opaque origin', { origin: 'null' }],
  ])('with %s are refused and never reach the service', async (_case, headers) => {
    const before = gateway.chemistry.requests.length;
    const responses = [
      await list(page, headers),
      await browser.call('GET', `/api/retro/task?taskId=${taskId}`, { headers }),
      await browser.call('GET', '/api/common/config', { headers }),
      await browser.call('POST', '/bff/logout', { headers }),
    ];
    expect(responses.map((result) => [result.statusCode, result.json().code])).toEqual(responses.map(() => [403, 403]));
    expect(gateway.chemistry.requests.length).toBe(before);
  });

  it('are told nothing by a preflight', async () => {
    const response = await browser.send({
      method: 'OPTIONS',
      url: '/api/retro/task-list',
      headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
    });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  it('get no picture, while our own page gets it without X-CSRF', async () => {
    const open = (site: string) => browser.send({ method: 'GET', url: picture, headers: { 'sec-fetch-site': site } });
    expect((await open('same-origin')).payload).toBe('<svg/>');
    expect([(await open('cross-site')).statusCode, (await open('none')).statusCode]).toEqual([403, 403]);
  });
});

describe('every response', () => {
  it('carries the security headers, calls also no-store', async () => {
    const urls = ['/api/common/config', '/bff/user', '/api/unknown', '/livez', '/bff/login', '/nowhere'];
    for (const url of urls) {
      const { headers } = await browser.call('GET', url);
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' });
      expect(headers['content-security-policy']).toMatch(/object-src 'none'; base-uri 'none'.*frame-ancestors 'none'/);
      expect(headers['cache-control']).toBe(url === '/nowhere' ? undefined : 'no-store');
    }
  });

  it('has a request id of the gateway’s own making', async () => {
    const response = await browser.call('GET', '/api/common/config', { headers: { 'x-request-id': 'mine' } });
    expect(response.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(response.json().requestId).toBe(response.headers['x-request-id']);
  });

  it('is in the language of X-Culture, else of the browser', async () => {
    const unknown = async (headers: Record<string, string>) =>
      (await gateway.browser().send({ method: 'GET', url: '/api/unknown', headers })).json().error.message;
    expect(await unknown({ 'x-culture': 'en', 'accept-language': 'zh' })).toMatch(/does not exist/);
    expect(await unknown({ 'accept-language': 'en-US' })).toMatch(/does not exist/);
    expect(await unknown({})).toMatch(/\p{Script=Han}/u);
  });

  it('is an envelope for an address that cannot be read', async () => {
    const response = await browser.call('GET', '/api/%');
    expect([response.statusCode, response.json().error.code]).toEqual([400, 10012]);
    expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });

  it('says which methods an address takes', async () => {
    const response = await browser.call('GET', '/api/retro/task-list');
    expect([response.statusCode, response.json().code, response.headers.allow]).toEqual([405, 405, 'POST']);
  });
});

describe('input', () => {
  it('is taken as it is in bodies: text is no number', async () => {
    const response = await list({ pageIndex: '1', pageSize: 10, states: ['wrong'] });
    expect([response.statusCode, response.json().code]).toEqual([400, 10012]);
    expect(response.json().error.details.fields).toEqual(['body/pageIndex', 'body/states/0']);
  });

  it('is named when it is missing', async () => {
    expect((await list({ pageIndex: 1 })).json().error.details.fields).toEqual(['body/pageSize']);
    expect((await browser.call('GET', '/api/retro/task')).json().error.details.fields).toEqual(['query/taskId']);
  });

  it.each(['abc', taskId.slice(1), `${taskId}0`, '', '%2e%2e'])(
    'asks by an id that cannot be one, %s, for what nobody has',
    async (id) => {
      await browser.call('GET', `/api/retro/task?taskId=${id}`);
      expect(gateway.chemistry.requests.at(-1)?.url).toBe(`/api/retro/task?taskId=${unknownId}`);
    },
  );

  it('says of a code that cannot be one that there is nothing', async () => {
    const response = await browser.call('GET', '/api/retro/project-info?smilesUniqueCode=abc');
    expect([response.statusCode, response.json().code]).toEqual([403, 10022]);
  });

  it('is read from text in queries, and only what the contract knows goes on', async () => {
    await browser.call('GET', `${picture}?w=300&colour=red`);
    expect(gateway.chemistry.requests.at(-1)?.url).toBe(`${picture}?w=300`);
    expect((await browser.call('GET', `${picture}?w=3`)).json().error.details.fields).toEqual(['query/w']);
    expect((await browser.call('GET', `${picture}?w=300&w=400`)).statusCode).toBe(400);
  });

  it.each([
    ['malformed JSON', '{"pageIndex":', 400, 10012],
    ['a poisoned prototype', '{"__proto__":{"a":1},"pageIndex":1,"pageSize":1}', 400, 10012],
    ['nothing', '', 400, 10012],
    ['more than a megabyte', JSON.stringify({ ...page, key: 'x'.repeat(1024 * 1024) }), 413, 413],
  ])('is refused when it is %s', async (_case, payload, status, code) => {
    const response = await list(payload, { 'content-type': 'application/json' });
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });

  it('is refused in another format than JSON', async () => {
    const response = await list('pageIndex=1', { 'content-type': 'text/plain' });
    expect([response.statusCode, response.json().code]).toEqual([415, 415]);
  });

  it('stays in its place of a path', async () => {
    gateway.chemistry.on('/api/common/change-setting/Language/a%2Fb%3Fc', (result) => sendJson(result, 200, {}));
    expect((await browser.call('GET', '/api/common/change-setting/Language/a%2Fb%3Fc')).statusCode).toBe(200);
  });
});

describe('a call', () => {
  it('needs a session, before anybody reads its body', async () => {
    const stranger = gateway.browser();
    const response = await stranger.call('POST', '/api/retro/task-list', { payload: 'not even json' });
    expect([response.statusCode, response.json().code]).toEqual([401, 401]);
  });

  it('needs its permission', async () => {
    const before = gateway.chemistry.requests.length;
    const response = await browser.call('GET', '/api/sascore/filter-area');
    expect([response.statusCode, response.json().code]).toEqual([403, 10039]);
    expect(gateway.chemistry.requests.length).toBe(before);
  });

  it('whose contract says nothing of its input goes on with all of it, written anew', async () => {
    gateway.chemistry.on('/api/common/planned', (response) => sendJson(response, 200, { code: 200, data: [] }));
    const response = await browser.call('GET', '/api/common/planned?key=%E9%99%88%20a&tenantId=t%261');
    expect(response.json()).toMatchObject({ code: 200, data: [] });
    expect(gateway.chemistry.requests.at(-1)?.url).toBe('/api/common/planned?key=%E9%99%88+a&tenantId=t%261');
  });

  it('keeps SMILES in its path as they are, and climbs nowhere', async () => {
    gateway.provider.user = { sub: 'u-s', tenantid: 't', permissions: ['sascore'] };
    const scorer = await gateway.signedIn();
    const smiles = 'C/C=C\\C%10CC%10.[Na+]#1 ?';
    const path = `/api/sascore/duplicate-check/${encodeURIComponent(smiles)}`;
    await scorer.call('GET', path);
    expect(gateway.chemistry.requests.at(-1)?.url).toBe(path);
    const before = gateway.chemistry.requests.length;
    for (const name of ['..%2Fapikey', '%2e%2e%2fx', 'a%5c..%5cb', '..', 'x%00', 'a%252fb']) {
      const result = await scorer.call('GET', `/api/sascore/duplicate-check/${name}`);
      expect(result.statusCode).toBeGreaterThanOrEqual(400);
      expect(result.json().error.code).toBeGreaterThan(0);
    }
    expect(gateway.chemistry.requests.length).toBe(before);
  });

  it('of a worklist needs the permission of the module whose worklist it is', async () => {
    gateway.provider.user = { sub: 'u-r', tenantid: 't', permissions: ['retrosynthesis'] };
    const planner = await gateway.signedIn();
    for (const path of ['/api/retro/waiting-smiles', '/api/retro/batch-search'])
      gateway.chemistry.on(path, (response) => sendJson(response, 200, { code: 200, data: {} }));
    const worklist = (query: string) => planner.call('GET', `/api/retro/waiting-smiles${query}`);
    const start = (payload: object) => planner.call('POST', '/api/retro/batch-search', { payload });
    const responses = [
      await worklist(''),
      await worklist('?routeType=processchemistry'),
      await start({}),
      await start({ routeType: 'processchemistry' }),
    ];
    expect(responses.map((result) => result.json().code)).toEqual([200, 10039, 200, 10039]);
  });

  it('of the deployment’s configuration needs no sign-in', async () => {
    const response = await gateway.browser().call('GET', '/api/common/config');
    expect(response.json().data).toMatchObject({ productName: 'Synthline', deployment: 'universal' });
  });
});

describe('the log', () => {
  it('has one line a request, with neither query nor name', async () => {
    const response = await browser.call('GET', `/api/retro/task?taskId=${taskId}&smiles=CC(=O)O`);
    const requestId = response.headers['x-request-id'];
    await new Promise((done) => setImmediate(done));
    const lines = gateway.logLines.filter((line) => line['requestId'] === requestId && line['msg'] === 'request');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      method: 'GET',
      route: '/api/retro/task',
      user: expect.stringMatching(/^[\w-]{16}$/),
    });
    const everything = JSON.stringify(gateway.logLines);
    expect(everything).not.toMatch(/CC\(=O\)|u-1|name-of|eyJ|sid=/);
  });
});

describe('HEAD', () => {
  const head = (url: string) => browser.send({ method: 'HEAD', url, headers: { 'x-csrf': '1' } });

  it.each(['/api/retro/task-list', '/livez', '/openapi.json'])(
    '%s is answered as GET is, without a body',
    async (url) => {
      const path = url === '/api/retro/task-list' ? `/api/retro/task?taskId=${taskId}` : url;
      const [got, headed] = [await browser.call('GET', path), await head(path)];
      expect([headed.statusCode, headed.payload]).toEqual([got.statusCode, '']);
      expect(headed.headers['content-type']).toBe(got.headers['content-type']);
    },
  );

  it('of a call that changes something is refused, and of one that is sent by POST', async () => {
    const before = gateway.chemistry.requests.length;
    const responses = [await head('/api/retro/task-restart?taskId=1'), await head('/api/retro/task-list')];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([405, 405]);
    expect(gateway.chemistry.requests.length).toBe(before);
  });

  it('needs a session as GET does', async () => {
    const url = `/api/retro/task?taskId=${taskId}`;
    expect((await gateway.browser().send({ method: 'HEAD', url, headers: { 'x-csrf': '1' } })).statusCode).toBe(401);
  });
});
