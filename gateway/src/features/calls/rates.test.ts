// How much one user, and one address that guesses keys, may ask for: at the calls themselves. The counting is in
// plugins/rate-limits.test.ts.

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
  it('is refused before the service is asked', async () => {
    const path = '/api/common/apikey/verify';
    gateway.chemistry.on(path, (response) =>
      sendJson(response, 401, { code: 401, error: { code: 401, message: '', details: { reason: 'unknown' } } }),
    );
    const headers = { authorization: `ApiKey ${'x'.repeat(10)}` };
    const ask = () => gateway.browser().send({ method: 'GET', url: '/api/common/config', headers });
    const all = await statuses(25, ask);
    expect([all[0], all.at(-1)]).toEqual([401, 429]);
  });
});
