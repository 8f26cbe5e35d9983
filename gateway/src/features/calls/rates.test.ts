// How much one user, and one address that guesses keys, may ask for: at the calls themselves. The counting is in
// plugins/rate-limits.test.ts.

import { createHash } from 'node:crypto';
import { apiKeyIdBytes, apiKeySecretBytes, writeApiKey, writeApiKeyId } from '@app/shared/rules/account/api-key';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formOf, formType } from '../../upload/testing/forms.ts';
import { sendJson } from '../../test-support/fake-server.ts';
import { setUp, type Setup } from '../../test-support/setup.ts';

let gateway: Setup;

beforeAll(async () => {
  gateway = await setUp({ env: { RATE_LIMIT_USER: '5', RATE_LIMIT_UPLOAD: '1', RATE_LIMIT_SIGN_IN: '20' } });
});
afterAll(() => gateway.close());

const statuses = async (count: number, ask: () => Promise<{ statusCode: number }>) => {
  const all: number[] = [];
  for (let index = 0; index < count; index += 1) all.push((await ask()).statusCode);
  return all;
};

describe('a user', () => {
  it('may make so many calls a minute, and is told when to come again', async () => {
    const browser = await gateway.signedIn();
    const ask = () => browser.call('GET', '/bff/user');
    expect(await statuses(6, ask)).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await ask()).headers['retry-after']).toMatch(/^\d+$/);
  });

  it('may upload so many files a minute', async () => {
    gateway.provider.user = { sub: 'u-uploads', tenantid: 't', permissions: ['sascore'] };
    const browser = await gateway.signedIn();
    gateway.chemistry.on('/api/sascore/import-check', (response) => sendJson(response, 200, { code: 200, data: {} }));
    const payload = formOf({ fileName: 'a.csv', content: 'SMILES\nCCO\n' });
    const headers = { 'content-type': formType };
    const upload = () => browser.call('POST', '/api/sascore/import-check', { payload, headers });
    const [first, second] = await statuses(2, upload);
    expect([first === 429, second]).toEqual([false, 429]);
  });
});

describe('an address that guesses keys', () => {
  const path = '/api/common/apikey/verify';
  const keyOf = (secret: number) =>
    writeApiKey(writeApiKeyId(new Uint8Array(apiKeyIdBytes).fill(1)), new Uint8Array(apiKeySecretBytes).fill(secret));
  const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');
  const ask = (key: string) => async () => {
    const headers = { authorization: `ApiKey ${key}` };
    const payload = { pageIndex: 1, pageSize: 1 };
    return gateway.browser().send({ method: 'POST', url: '/api/sascore/complete-task-list', headers, payload });
  };
  const good = keyOf(2);
  let isRevoked = false;

  it('is refused before the service is asked, and does not slow a good key of the same address', async () => {
    const user = { id: 'u-program', userName: 'chen', name: 'Chen', tenantId: 't' };
    gateway.provider.user = { sub: user.id, tenantid: 't', permissions: ['sascore'] };
    const accepted = { code: 200, data: { keyId: good.slice(4, 15), modules: ['sascore'], user } };
    const refused = { code: 401, error: { code: 401, message: '', details: { reason: 'unknown' } } };
    gateway.chemistry.on(path, (response, { body }) =>
      JSON.parse(body).keyHash === hashOf(good) && !isRevoked
        ? sendJson(response, 200, accepted)
        : sendJson(response, 401, refused),
    );
    expect((await ask(good)()).statusCode).not.toBe(401);
    const all = await statuses(25, ask(keyOf(3)));
    expect([all[0], all.at(-1)]).toEqual([401, 429]);
    const asked = gateway.chemistry.seen(path).length;
    expect(await statuses(1, ask(keyOf(4)))).toEqual([429]);
    expect(gateway.chemistry.seen(path)).toHaveLength(asked);
    const before = (await ask(good)()).statusCode;
    expect([401, 429]).not.toContain(before);
    // A key that was revoked meanwhile counts as a guess from its first refusal on.
    isRevoked = true;
    expect(await statuses(2, ask(good))).toEqual([401, 429]);
  });
});
