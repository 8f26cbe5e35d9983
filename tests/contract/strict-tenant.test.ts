// A provider as strict as Keycloak, whose mapper writes the tenant into the ID token alone: the chemistry service, which trusts
// what it can check itself, never gets that token. The sign-in ends with the one word for it, everywhere.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hiddenField, TestBrowser } from '@app/identity/test-browser';
import { message } from '@app/locales/messages';
import { cultures } from '@app/shared/constants/locale';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoPassword, placeAt, startPrepared, type Product } from '../support/product.ts';

const place = placeAt(16_520);
let product: Product;

beforeAll(async () => {
  const claims = { tenantid: { in: ['id'] } };
  product = await startPrepared(place, { env: { IDENTITY_STRICT: '1', IDENTITY_CLAIMS: JSON.stringify(claims) } });
});
afterAll(async () => {
  await product.stop();
});

function linesOf(process: 'gateway' | 'chemistry', words: string): Record<string, unknown>[] {
  const text = readFileSync(join(place.dataDir, 'logs', `${process}.log`), 'utf8');
  return text
    .split('\n')
    .filter((line) => line.includes(words))
    .map((line) => JSON.parse(line));
}

it.each(cultures)(
  'a tenant that is in the ID token alone is named as such, in %s',
  { tags: ['full'] },
  async (culture) => {
    const browser = new TestBrowser();
    const login = `${place.url}/bff/login?culture=${culture}`;
    const { response: form } = await browser.follow(await browser.get(login), 'http://localhost');
    const fields = { token: hiddenField(await form.text(), 'token'), login: 'chemist', password: demoPassword };
    const { response } = await browser.follow(await browser.post(form.url, fields), 'http://localhost');
    const page = await response.text();
    const reason = 'tenant-in-id-token-only';
    expect(response.status).toBe(502);
    expect(page).toContain(message(culture, 'gateway', 'signInSetup', { reason: `<code>${reason}</code>` }));
    const requestId = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/.exec(page)?.[0];
    const lineOf = (process: 'gateway' | 'chemistry', words: string) =>
      linesOf(process, words).find((line) => line['requestId'] === requestId);
    await expect.poll(() => lineOf('gateway', 'sign-in failed')).toMatchObject({ reason });
    await expect.poll(() => lineOf('chemistry', 'token refused')).toMatchObject({ reason: 'tenant-missing' });
  },
);
