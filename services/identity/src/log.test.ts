import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Configuration } from 'openid-client';
import { createLog } from './log.ts';
import { hiddenField, TestBrowser } from './test-browser.ts';
import { discover, openForm, password, startProvider, type TestProvider } from './test-provider.ts';

const key = Buffer.alloc(32, 7);
const dataDir = mkdtempSync(join(tmpdir(), 'identity-log-'));
let provider: TestProvider;
let relyingParty: Configuration;
let text = '';

beforeAll(async () => {
  const env = { TRUSTED_PROXIES: '127.0.0.1, ::1', LOG_PSEUDONYM_KEY: key.toString('base64url') };
  const log = (config: TestProvider['config']) => createLog(config, { write: (line) => void (text += line) });
  provider = await startProvider(dataDir, env, 0, Date.now, log);
  relyingParty = await discover(provider.config);
});
afterAll(async () => {
  await provider.app.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(() => {
  text = '';
});

const tryAs = async (login: string, secret: string, address: string) => {
  const browser = new TestBrowser();
  const form = await openForm(relyingParty, browser);
  const fields = { token: hiddenField(form.page, 'token'), login, password: secret };
  await browser.post(form.formUrl, fields, { 'x-forwarded-for': address });
};
const linesNow = () =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Record<string, unknown> => JSON.parse(line))
    .map(({ event, user, network }) => [event, user, network]);
const pseudonym = createHmac('sha256', key).update('demo-limited').digest('base64url').slice(0, 16);

it('names a wrong password by the pseudonym of the account and the address before the proxy', async () => {
  await tryAs('limited', 'wrong', '192.0.2.7');
  await tryAs('nobody-of-this-name', 'wrong', '192.0.2.7');
  expect(linesNow()).toEqual([
    ['sign-in-refused', pseudonym, '192.0.2.7'],
    ['sign-in-refused', undefined, '192.0.2.7'],
  ]);
  expect(text).not.toMatch(/limited|nobody-of-this-name|wrong"/);
});

it('names a sign-in, and a password that is not even tried any more', async () => {
  await tryAs('limited', password, '192.0.2.8');
  for (let tries = 0; tries < 6; tries += 1) await tryAs('limited', 'wrong', '2001:db8:1:2:3::4');
  const lines = linesNow();
  expect(lines[0]).toEqual(['signed-in', pseudonym, '192.0.2.8']);
  expect(lines.at(-1)).toEqual(['sign-in-slowed', pseudonym, '2001:db8:1:2::']);
});
