// What the page does when the gateway refuses, and what stays in the address. Faults that cannot be waited for are
// answered in the gateway's place.

import { expect, test, type Page, type Route } from 'playwright/test';
import { fullIf, isFull } from '../../support/extent.ts';
import { fillSignIn, longSearch, planFromHome, signIn, taskPanel, word } from '../support/visitor.ts';
import { demoPassword } from '../../support/product.ts';

const field = (page: Page) => page.getByRole('textbox', { name: word('home:input.label') });
const refuse =
  (status: number, error: { code: number; message: string; display: string; action?: string; details?: object }) =>
  (route: Route) =>
    route.fulfill({ status, json: { code: error.code, error, requestId: 'r-1' } });

/** Responds to /bff/user with the real session, changed. */
async function changeSession(page: Page, change: (data: Record<string, unknown>) => object): Promise<void> {
  await page.route('**/bff/user', async (route) => {
    const response = await route.fetch();
    const body: { data: Record<string, unknown> } = await response.json();
    await route.fulfill({ response, json: { ...body, data: { ...body.data, ...change(body.data) } } });
  });
}

test('nothing that sign-in or sharing leaves behind stays in any address', async ({ page }) => {
  const left = 'code=c1&state=s1&session_state=x1&shareCode=h1';
  await page.goto(`/404?${left}`);
  await expect(page.getByRole('heading', { name: word('common:notFound.title') })).toBeVisible();
  await expect(page).toHaveURL(/\/404$/);
  await page.goto(`/no/such/page?${left}`);
  await expect(page).toHaveURL(/\/404$/);
  await page.goto(`/my/profile?tab=apiKeys&${left}`);
  await fillSignIn(page, 'chemist', demoPassword);
  await expect(page.getByRole('heading', { level: 1, name: word('profile:title') })).toBeVisible();
  await expect(page).toHaveURL(/\/my\/profile\?tab=apiKeys$/);
  const paths = ['/', '/route/list/retrosynthesis', ...(isFull ? ['/home', '/retrosynthesis', '/enterprise'] : [])];
  for (const path of paths) {
    await page.goto(`${path}?${left}`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect.poll(() => new URL(page.url()).search).not.toMatch(/code=|state=|shareCode=/);
  }
  await page.goto(`/my/profile?tab=apiKeys&source=mall&${left}#keys`);
  await expect(page).toHaveURL(/\/my\/profile\?tab=apiKeys&source=mall#keys$/);
  expect(await page.evaluate(() => sessionStorage.getItem('source'))).toBe('mall');
});

test('a laptop that slept through the time says so when it wakes', async ({ page }) => {
  await page.clock.install();
  // The gateway does not sleep along, so what it says of the time is kept from the page.
  await page.route(/\/(?:api|bff)\//, async (route) => {
    const response = await route.fetch();
    const { date: _, ...headers } = response.headers();
    await route.fulfill({ response, headers });
  });
  await signIn(page, 'chemist', '/home');
  await expect(field(page)).toBeVisible();
  await page.clock.fastForward('31:00');
  await expect(page.getByRole('dialog', { name: word('session:ended.title') })).toContainText(
    word('session:ended.inactive'),
  );
  await expect(page.getByRole('main')).toBeHidden();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('the end that cannot be put off is said before it comes', async ({ page }) => {
  const endsAt = new Date(Date.now() + 4 * 60_000).toISOString();
  await changeSession(page, () => ({ endsAt }));
  await signIn(page, 'chemist', '/home');
  const warning = page.getByRole('dialog', { name: word('session:warning.limit.title') });
  await expect(warning).toContainText(word('session:warning.limit.text'));
  await expect(warning).toContainText(/3:\d\d/);
  await warning.getByRole('button', { name: word('session:warning.limit.stay') }).click();
  await expect(warning).toBeHidden();
  await page.reload();
  await expect(field(page)).toBeVisible();
  // Longer than the clock takes to look again.
  await page.waitForTimeout(1_500);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

for (const [code, key] of [
  [998, 'loggedInElsewhere'],
  [994, 'inactivityLogout'],
  [999, 'noLoginPermission'],
] as const) {
  test(
    `${code} ends the session in every tab, with a way back to sign-in`,
    fullIf(code !== 994),
    async ({ page, context }) => {
      await signIn(page, 'chemist', '/home');
      const other = await context.newPage();
      await other.goto('/my/profile');
      await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => localStorage.setItem('draft', 'CCO'));
      const message = word(`errors:${key}`);
      await page.route(
        '**/api/retro/structure-check',
        refuse(401, { code, message, display: 'dialog', action: 'login' }),
      );
      await field(page).fill('CCO');
      for (const tab of [page, other]) {
        await expect(tab.getByRole('dialog')).toContainText(message);
        await expect(tab.getByRole('main')).toBeHidden();
      }
      expect(await page.evaluate(() => localStorage.getItem('draft'))).toBeNull();
      await page.getByRole('button', { name: word('session:signIn') }).click();
      await expect(page.locator('#password')).toBeVisible();
    },
  );
}

for (const [code, key] of [
  [996, 'userLimitReached'],
  [997, 'noPermissionsConfigured'],
] as const) {
  test(`${code} is said once and goes back to sign-in`, fullIf(code !== 996), async ({ page }) => {
    await signIn(page, 'chemist', '/home');
    const message = word(`errors:${key}`);
    await page.route('**/bff/user', refuse(403, { code, message, display: 'dialog', action: 'login' }));
    await page.reload();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(page.getByRole('dialog')).toContainText(message);
    await page.unroute('**/bff/user');
    await page.getByRole('button', { name: word('common:errorAction.login') }).click();
    await expect(page.locator('#password')).toBeVisible();
  });
}

test('a session that is gone without a reason leads to sign-in and back to where one was', async ({
  page,
  context,
}) => {
  await signIn(page, 'chemist', '/my/profile?tab=apiKeys');
  await page.evaluate(() => localStorage.setItem('draft', 'CCO'));
  await context.clearCookies({ name: /sid$/ });
  // Whatever is asked next notices it.
  await page.mouse.move(200, 200);
  const expired = page.getByRole('dialog', { name: word('session:ended.expiredTitle') });
  await expect(expired).toContainText(word('session:ended.expired'));
  await expired.getByRole('button', { name: word('session:signIn') }).click();
  await expect(page).toHaveURL(/\/my\/profile\?tab=apiKeys$/);
  await expect(page.getByRole('heading', { name: word('profile:example.title') })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('draft'))).toBe('CCO');
  const result = await page.request.get('/bff/user', { headers: { 'X-CSRF': '1' } });
  expect(result.status()).toBe(200);
});

test('too many requests: the message says when to try again', async ({ page }) => {
  await signIn(page, 'chemist', '/my/profile');
  const error = { code: 429, message: 'Slow down.', display: 'toast', details: { retryAfterSeconds: 42 } };
  await page.route('**/api/common/change-setting/**', refuse(429, error));
  await page.getByRole('radio', { name: word('common:language.zh-CN'), exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Slow down.' })).toContainText(
    word('common:errors.retryAfter_other', 'en', { count: 42 }),
  );
});

test(
  'a service that is down is said in its own words, where the work is and above it, and the notice goes',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page, 'admin', '/home');
    const message = word('errors:serviceUnavailable');
    const down = refuse(503, { code: 503, message, display: 'toast', details: { retryAfterSeconds: 1 } });
    await page.route('**/api/retro/task-list', down);
    await page.reload();
    await expect(page.getByText(message)).toBeVisible();
    await page.unroute('**/api/retro/task-list');
    await page.getByRole('button', { name: word('common:action.retry') }).click();
    await expect(page.getByText(message)).toHaveCount(0);

    await planFromHome(page, longSearch(1 + test.info().retry), { isWhole: true });
    const panel = taskPanel(page);
    await expect(panel.getByText(word('common:taskState.searching'))).toBeVisible();
    await page.route('**/api/retro/task?*', down);
    const banner = page.getByText(word('common:connection.refused', 'en', { message }));
    await expect(banner).toBeVisible();
    await page.unroute('**/api/retro/task?*');
    await expect(banner).toBeHidden({ timeout: 30_000 });
  },
);

test('an expired administrator finds the console page at every address', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'expired-admin', '/retrosynthesis');
  for (const path of ['/home', '/404', '/no/such/page', '/my/profile', '/route/list/retrosynthesis']) {
    await expect(page).toHaveURL(/\/enterprise$/);
    await expect(page.getByRole('heading', { name: word('console:licence.expired.title') })).toBeVisible();
    await page.goto(path);
  }
  await expect(page.getByText('Demo Expired')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: 'June 30, 2025' })).toBeVisible();
  await expect(page.getByRole('link', { name: word('console:licence.expired.write') })).toBeVisible();
  const modules = page.getByRole('navigation', { name: word('common:layout.mainNav') });
  await expect(modules.getByRole('link')).toHaveCount(0);
});

test('a user whose licence has ended sees on home since when and whom to ask', async ({ page }) => {
  await changeSession(page, () => ({
    permissions: [],
    account: {
      isTenantAdmin: false,
      isExpired: true,
      accountType: 'payProfessional',
      expirationDate: '2026-01-31T12:00:00.000Z',
    },
  }));
  await signIn(page, 'limited', '/home');
  await expect(page.getByRole('heading', { name: word('home:licence.title') })).toBeVisible();
  await expect(page.getByText(word('home:licence.since', 'en', { date: 'January 31, 2026' }))).toBeVisible();
  await expect(field(page)).toHaveCount(0);
});
