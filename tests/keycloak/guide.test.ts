// The guide followed to the letter: its commands on a realm that does not exist yet, then a browser, until there is a route.

import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { freePort } from '@app/shared/test-support/free-port';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import { placeAt, startPrepared, type Product } from '../support/product.ts';
import { createAdmin } from './support/admin.ts';
import { admin } from './support/stage.ts';

const { url, administrator, bin } = inject('keycloak');
const guide = readFileSync(resolve(import.meta.dirname, '../../gateway/docs/keycloak.md'), 'utf8');
const section = guide.slice(
  guide.indexOf('## A realm that you have: commands'),
  guide.indexOf('## A realm that you have: clicks'),
);
const [values = '', ...commands] = [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map((match) => match[1] ?? '');
const configuration = new Map([...section.matchAll(/^ {4}([A-Z_]+)=([^\s…]*)/gm)].map((match) => [match[1], match[2]]));

/** Each of its commands starts a Java of its own. */
const followedWithinMs = 900_000;
const home = mkdtempSync(join(tmpdir(), 'kcadm-'));
const passwords = { first: 'First-password-1', own: 'Own-password-of-mine' };
const secret = 'secret-of-the-realm-by-the-guide';
const own: Record<string, string> = {};
let product: Product;
let browser: Browser;

async function follow(): Promise<string> {
  const script = ['set -eu', ...Object.entries(own).map(([name, value]) => `${name}='${value}'`), ...commands].join(
    '\n',
  );
  const { stdout, stderr } = await promisify(execFile)('bash', ['-c', script], {
    // Tokens of the administrator stay in a folder of the test.
    env: { ...process.env, KC_OPTS: `-Duser.home=${home}`, KC_CLI_PASSWORD: administrator.password },
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout + stderr;
}

beforeAll(async () => {
  const place = placeAt(await freePort());
  Object.assign(own, {
    K: join(bin, 'kcadm.sh'),
    SERVER: url,
    ADMIN: administrator.name,
    REALM: 'guide',
    P: place.url,
    SECRET: secret,
    FIRST: passwords.first,
  });
  await follow();
  product = await startPrepared(place, {
    env: {
      OIDC_ISSUER: `${url}/realms/guide`,
      OIDC_CLIENT_SECRET: secret,
      PERMISSIONS_CLAIM: configuration.get('PERMISSIONS_CLAIM') ?? '',
      DEPLOYMENT_KIND: 'enterprise',
    },
  });
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
}, followedWithinMs);

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  rmSync(home, { recursive: true, force: true });
});

async function signIn(page: Page, password: string): Promise<void> {
  await page.goto(product.place.url);
  await page.locator('#username').fill('weichen');
  await page.locator('#password').fill(password);
  await page.locator('#kc-login').click();
}

/** Solved routes so far, once there is one. */
async function planFirstRoute(page: Page, structure: string, culture: Culture): Promise<number> {
  const word = (key: string) => message(culture, 'home', key);
  await page.getByRole('textbox', { name: word('input.label') }).fill(structure);
  const plan = page.getByRole('button', { name: word('action.plan') });
  // A service that has just started may be too busy to look at the molecule: then the page offers to ask again.
  const again = page.getByRole('button', { name: message(culture, 'common', 'action.retry') });
  const mayPlan = async () => {
    if (await again.isVisible()) await again.click({ timeout: 1_000 }).catch(() => undefined);
    return plan.isEnabled();
  };
  await expect.poll(mayPlan, { timeout: 120_000, interval: 500 }).toBe(true);
  await plan.click();
  await page.waitForURL(/\/retrosynthesis\?task=/);
  const taskId = new URL(page.url()).searchParams.get('task') ?? '';
  const task = `${product.place.url}/api/retro/task?${new URLSearchParams({ taskId })}`;
  const solved = async (): Promise<number> => {
    const response = await page.request.get(task, { headers: { 'x-csrf': '1' } });
    return JSON.parse(await response.text()).data.task.solvedCount;
  };
  await expect.poll(solved).toBeGreaterThan(0);
  return solved();
}

describe('the guide', () => {
  it('asks for the values that its commands need, and configures the product', () => {
    expect([...values.matchAll(/^([A-Z]+)=/gm)].map((match) => match[1])).toEqual(Object.keys(own));
    expect([...configuration.keys()]).toEqual(['PUBLIC_URL', 'OIDC_ISSUER', 'OIDC_CLIENT_SECRET', 'PERMISSIONS_CLAIM']);
  });

  it('leads to the first route in English, from the password of the first sign-in', async () => {
    const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } });
    await signIn(page, passwords.first);
    await page.locator('#password-new').fill(passwords.own);
    await page.locator('#password-confirm').fill(passwords.own);
    await page.locator('[type=submit]').click();
    expect(await planFirstRoute(page, 'imatinib', 'en')).toBeGreaterThan(0);
    await page.context().close();
  });

  it('leads to the first route in Chinese', async () => {
    const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1440, height: 900 } });
    await signIn(page, passwords.own);
    expect(await planFirstRoute(page, 'CC(=O)Oc1ccccc1C(=O)O', 'zh-CN')).toBeGreaterThan(0);
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-CN');
    await page.context().close();
  });
});

it('makes the realm that can be imported: what one holds, the other holds', async () => {
  const imported = admin;
  const followed = createAdmin(url, administrator, 'guide');
  const of = async (realm: typeof admin) => {
    const id = await realm.clientId();
    const {
      redirectUris: _redirects,
      secret: _secret,
      id: _id,
      attributes,
      ...client
    } = await realm.get<Record<string, unknown> & { attributes: Record<string, string> }>(`clients/${id}`);
    const mappers = client['protocolMappers'] as { id: string; name: string; config: Record<string, string> }[];
    const profile = await realm.get<{ attributes: { name: string; permissions: object; multivalued: boolean }[] }>(
      'users/profile',
    );
    const {
      accessTokenLifespan,
      ssoSessionIdleTimeout,
      ssoSessionMaxLifespan,
      revokeRefreshToken,
      refreshTokenMaxReuse,
    } = await realm.get<Record<string, unknown>>('');
    return {
      times: {
        accessTokenLifespan,
        ssoSessionIdleTimeout,
        ssoSessionMaxLifespan,
        revokeRefreshToken,
        refreshTokenMaxReuse,
      },
      full: client['fullScopeAllowed'],
      pkce: attributes['pkce.code.challenge.method'],
      mappers: mappers
        .map(({ name, config }) => [
          name,
          config['claim.name'],
          config['multivalued'],
          config['access.token.claim'],
          config['id.token.claim'],
          config['jsonType.label'],
        ])
        .toSorted(),
      attributes: profile.attributes
        .map(({ name, permissions, multivalued }) => [name, JSON.stringify(permissions), multivalued])
        .toSorted(),
      roles: (await realm.get<{ name: string }[]>(`clients/${id}/roles`))
        .map(({ name }) => name)
        .filter((name) => name !== 'all-modules')
        .toSorted(),
    };
  };
  expect(await of(followed)).toEqual(await of(imported));
});
