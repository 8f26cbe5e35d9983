// Who is let in at /mcp, who is not, and what a tool is allowed to: exactly what its call is.

import { randomBytes } from 'node:crypto';
import { apiKeyIdBytes, apiKeySecretBytes, writeApiKey, writeApiKeyId } from '@app/shared/rules/account/api-key';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendJson } from '../../test-support/fake-server.ts';
import { setUp, type Setup } from '../../test-support/setup.ts';

const address = 'http://localhost:8080/mcp';
const verifyPath = '/api/common/apikey/verify';
let gateway: Setup;

beforeEach(async () => {
  gateway = await setUp({ env: { MCP_ENABLED: '1' } });
  gateway.chemistry.on('/api/retro/task-list', (response) =>
    sendJson(response, 200, { code: 200, data: { total: 0, items: [] } }),
  );
});
afterEach(() => gateway.close());

interface Sent {
  headers?: Record<string, string>;
  url?: string;
  method?: 'GET' | 'POST' | 'DELETE';
}

function send(message: unknown, { headers = {}, url = '/mcp', method = 'POST' }: Sent = {}) {
  return gateway.app.inject({
    method,
    url,
    headers: {
      host: 'localhost:8080',
      accept: 'application/json, text/event-stream',
      'x-culture': 'en',
      ...headers,
    },
    ...(method === 'POST' ? { payload: message as object } : {}),
  });
}

const rpc = (method: string, params: object = {}) => ({ jsonrpc: '2.0', id: 1, method, params });
const listing = rpc('tools/list');
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const token = (claims: object = {}, signature?: 'good' | 'foreignKey' | 'none') =>
  gateway.provider.accessTokenFor({ aud: address, ...claims }, signature);

/** The result of a JSON-RPC response, however it came. */
function resultIn(body: string): { result?: Record<string, unknown>; error?: Record<string, unknown> } {
  const data = body.startsWith('{') ? body : (/^data: (\{.*\})$/m.exec(body)?.[1] ?? '{}');
  return JSON.parse(data);
}

const callTool = async (name: string, args: object, headers: Record<string, string>) =>
  resultIn((await send(rpc('tools/call', { name, arguments: args }), { headers })).body).result ?? {};

/** Lines of the audit log are written some milliseconds later. */
const seeAudit = (line: object) =>
  vi.waitFor(() => expect(gateway.auditLines).toContainEqual(expect.objectContaining(line)), 5_000);

function keyOf(modules: string[], user = { id: 'u-1', userName: 'chen', name: 'chen', tenantId: 't-1' }): string {
  const keyId = writeApiKeyId(randomBytes(apiKeyIdBytes));
  gateway.chemistry.on(verifyPath, (response) =>
    sendJson(response, 200, { code: 200, data: { keyId, modules, user } }),
  );
  return writeApiKey(keyId, randomBytes(apiKeySecretBytes));
}

describe('without a credential', () => {
  it('says where to get one (RFC 9728), and writes nothing into the audit log', async () => {
    const response = await send(listing);
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toBe(
      'Bearer resource_metadata="http://localhost:8080/.well-known/oauth-protected-resource/mcp"',
    );
    expect(gateway.auditLines.filter(({ action }) => String(action).endsWith('refused'))).toEqual([]);
  });

  it.each(['/.well-known/oauth-protected-resource/mcp', '/.well-known/oauth-protected-resource'])(
    'finds the provider at %s',
    async (url) => {
      const response = await gateway.app.inject({ url, headers: { host: 'localhost:8080' } });
      expect(response.json()).toMatchObject({
        resource: address,
        authorization_servers: [gateway.provider.issuer],
        bearer_methods_supported: ['header'],
      });
      expect(response.headers['content-security-policy']).toContain("default-src 'none'");
    },
  );

  it('is refused with a cookie of the browser alone', async () => {
    const browser = await gateway.signedIn();
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    expect((await send(listing, { headers: { cookie, 'x-csrf': '1' } })).statusCode).toBe(401);
  });
});

describe('an access token', () => {
  it('of the provider, for this server, lets in', async () => {
    const response = await send(listing, { headers: bearer(await token()) });
    expect(response.statusCode).toBe(200);
    expect(resultIn(response.body).result?.['tools']).toHaveLength(18);
  });

  it('makes the calls of its user, with a token of the gateway and not with itself', async () => {
    const given = await token();
    const result = await callTool('list_plans', {}, bearer(given));
    expect(result).toMatchObject({ structuredContent: { items: [], total: 0 } });
    const [asked] = gateway.chemistry.seen('/api/retro/task-list');
    const sent = String(asked?.headers.authorization).replace('Bearer ', '');
    expect(sent).not.toBe(given);
    const claims = JSON.parse(Buffer.from(sent.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ sub: 'u-1', tenantid: 't-1', iss: 'http://localhost:8080' });
    const [sync] = gateway.chemistry.seen('/api/common/sync-user');
    expect(JSON.parse(sync?.body ?? '{}')).toMatchObject({ userId: 'u-1', tenantId: 't-1' });
    expect(JSON.stringify(gateway.chemistry.requests)).not.toContain(given);
  });

  const minutesAgo = () => Math.floor(gateway.now() / 1_000) - 120;
  it.each<[string, () => Promise<string>]>([
    ['for the chemistry service', () => token({ aud: 'synthesis-api' })],
    ['for the page', () => token({ aud: 'synthesis-web' })],
    ['for nobody', () => token({ aud: undefined })],
    ['for another address here', () => token({ aud: 'http://localhost:8080/api' })],
    ['that has expired', () => token({ exp: minutesAgo() })],
    ['without an end', () => token({ exp: 0 })],
    ['that counts later', () => token({ nbf: minutesAgo() + 600 })],
    ['of another issuer', () => token({ iss: 'https://elsewhere.example/realms/test' })],
    ['signed with a key that is not the provider’s', () => token({}, 'foreignKey')],
    ['without a signature', () => token({}, 'none')],
    ['that names nobody', () => token({ sub: undefined })],
    ['that is no token', async () => 'not-a-token'],
  ])('%s is refused', async (_case, make) => {
    const response = await send(listing, { headers: bearer(await make()) });
    expect(response.statusCode).toBe(401);
    expect(response.headers['www-authenticate']).toContain('error="invalid_token"');
    expect(response.json().error.message).toContain('sign in again in your assistant');
    await seeAudit({ action: 'access-token-refused', route: '/mcp' });
    expect(gateway.chemistry.requests.filter(({ url }) => !url.startsWith('/livez'))).toEqual([]);
  });

  it('signed with the client’s secret is refused', async () => {
    gateway.provider.signWithSecret('HS256', 'secret-of-the-tests');
    expect((await send(listing, { headers: bearer(await token()) })).statusCode).toBe(401);
  });

  it('without a tenant is refused', async () => {
    gateway.provider.user = { sub: 'u-9', permissions: ['retrosynthesis'] };
    const response = await send(listing, { headers: bearer(await token()) });
    expect(response.statusCode).toBe(401);
  });

  it('in the address is not read', async () => {
    const given = await token();
    expect((await send(listing, { url: `/mcp?access_token=${given}` })).statusCode).toBe(401);
    expect(JSON.stringify([...gateway.logLines, ...gateway.auditLines])).not.toContain(given);
  });

  it('opens no call from outside: it is for the tools', async () => {
    const headers = { host: 'localhost:8080', ...bearer(await token()) };
    const payload = { pageIndex: 1, pageSize: 1 };
    const response = await gateway.app.inject({ method: 'POST', url: '/api/retro/task-list', headers, payload });
    expect(response.statusCode).toBe(403);
    expect(gateway.chemistry.seen('/api/retro/task-list')).toEqual([]);
  });

  it('of somebody without a module is refused with 997', async () => {
    gateway.provider.user = { sub: 'u-7', tenantid: 't-1', permissions: [] };
    const response = await send(listing, { headers: bearer(await token()) });
    expect(response.json().code).toBe(997);
  });

  it('is refused often only so often', async () => {
    await gateway.close();
    gateway = await setUp({ env: { MCP_ENABLED: '1', RATE_LIMIT_SIGN_IN: '2' } });
    const statuses = [];
    for (let time = 0; time < 4; time += 1) {
      statuses.push((await send(listing, { headers: bearer(`not-a-token-${time}`) })).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
  });
});

describe('an API key', () => {
  it('lets in, and its tools have its modules', async () => {
    const headers = { authorization: `ApiKey ${keyOf(['statistics'])}` };
    const refused = await callTool('list_plans', {}, headers);
    expect(refused).toMatchObject({ isError: true });
    expect(JSON.stringify(refused)).toContain('no permission for this feature');
    await seeAudit({ action: 'api-key-refused', route: '/api/retro/task-list', code: 10039 });
    const allowed = { authorization: `ApiKey ${keyOf(['retrosynthesis'])}` };
    expect(await callTool('list_plans', {}, allowed)).toMatchObject({ structuredContent: { total: 0 } });
  });

  it('that is none is refused in words that say what to do', async () => {
    const response = await send(listing, { headers: { authorization: 'ApiKey nonsense', 'x-culture': 'zh-CN' } });
    expect([response.statusCode, response.json().error.message]).toEqual([
      401,
      expect.stringContaining('请在个人资料中创建 API 密钥'),
    ]);
  });

  it('leaves the audit line and the tracking id of the call', async () => {
    gateway.chemistry.on('/api/retro/retro-search-start', (response) =>
      sendJson(response, 200, { code: 10012, error: { code: 10012, message: 'no', display: 'toast' } }),
    );
    const authorization = `ApiKey ${keyOf(['retrosynthesis'])}`;
    await callTool('plan_routes', { structure: 'CCO' }, { authorization });
    const [sent] = gateway.chemistry.seen('/api/retro/retro-search-start');
    const trackingId = Number(sent?.headers['x-tracking-id']);
    expect(trackingId).toBeGreaterThan(0);
    const requestId = sent?.headers['x-request-id'];
    const route = '/api/retro/retro-search-start';
    await seeAudit({ action: 'call', via: 'apiKey', tenant: 't-1', route, requestId, trackingId });
    expect(sent?.headers['idempotency-key']).toMatch(/^[\w-]{36}$/);
  });

  it('has the rate of its user', async () => {
    await gateway.close();
    gateway = await setUp({ env: { MCP_ENABLED: '1', RATE_LIMIT_USER: '3' } });
    const headers = { authorization: `ApiKey ${keyOf(['retrosynthesis'])}` };
    const statuses = [];
    for (let time = 0; time < 4; time += 1) statuses.push((await send(listing, { headers })).statusCode);
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

describe('what may be sent', () => {
  const own = () => ({ authorization: `ApiKey ${keyOf(['retrosynthesis'])}` });

  it.each([
    ['another host (DNS rebinding)', { host: 'evil.example' }],
    ['another site', { origin: 'https://evil.example' }],
    ['another port here', { origin: 'http://localhost:3000' }],
    ['an opaque origin', { origin: 'null' }],
  ])('comes from here, not from %s', async (_case, headers) => {
    expect((await send(listing, { headers: { ...own(), ...headers } })).statusCode).toBe(403);
  });

  it.each(['GET', 'DELETE'] as const)('needs no session: %s is refused with 405', async (method) => {
    expect((await send(undefined, { method, headers: own() })).statusCode).toBe(405);
  });

  it('is JSON', async () => {
    const headers = { host: 'localhost:8080', accept: 'application/json, text/event-stream', ...own() };
    const broken = await gateway.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { ...headers, 'content-type': 'application/json' },
      payload: '{"jsonrpc": "2.0",',
    });
    expect([broken.statusCode, broken.json().error.code]).toEqual([400, -32_700]);
    const text = await gateway.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { ...headers, 'content-type': 'text/plain' },
      payload: 'hello',
    });
    expect(text.statusCode).toBe(415);
  });

  it('has 256 KB at most', async () => {
    const response = await send(rpc('tools/list', { filler: 'x'.repeat(300_000) }), { headers: own() });
    expect(response.statusCode).toBe(413);
  });

  it('names arguments that fit, and hears in its language which do not', async () => {
    const headers = { ...own(), 'x-culture': 'zh-CN' };
    const result = await callTool('get_plan', { taskId: 'none', waitSeconds: 1_000 }, headers);
    expect(result).toMatchObject({ isError: true });
    expect(JSON.stringify(result)).toMatch(/请更正以下参数：taskId .+waitSeconds/);
  });
});

it('is off unless it is configured', async () => {
  await gateway.close();
  gateway = await setUp();
  const headers = { authorization: `ApiKey ${keyOf(['retrosynthesis'])}` };
  expect((await send(listing, { headers })).statusCode).toBe(404);
  const metadata = await gateway.app.inject('/.well-known/oauth-protected-resource/mcp');
  expect(metadata.statusCode).toBe(404);
});

it('has words in both languages for every tool', async () => {
  for (const culture of ['en', 'zh-CN']) {
    const headers = { authorization: `ApiKey ${keyOf(['retrosynthesis'])}`, 'x-culture': culture };
    const tools = resultIn((await send(listing, { headers })).body).result?.['tools'] as { title: string }[];
    const isHan = tools.map(({ title }) => /\p{Script=Han}/u.test(title));
    expect(new Set(isHan)).toEqual(new Set([culture === 'zh-CN']));
  }
});
