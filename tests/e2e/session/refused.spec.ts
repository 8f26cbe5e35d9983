// A 401 that stays, as a person meets it: how often the page signs in by itself, what it says, and that it stops.

import { expect, test, type Page, type Route } from 'playwright/test';
import { signIn, word } from '../support/visitor.ts';

const gone = { code: 401, message: 'Sign in again.', display: 'dialog', action: 'login' };
const refuse = (route: Route) => route.fulfill({ status: 401, json: { code: 401, error: gone, requestId: 'r-1' } });
const ofService = { ...gone, display: 'toast', action: undefined, details: { service: 'chemistry' } };
const refuseByService = (route: Route) =>
  route.fulfill({ status: 401, json: { code: 401, error: ofService, requestId: 'r-1' } });

/** Counts how often the page has left for the sign-in. */
function countSignIns(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === '/bff/login') count += 1;
  });
  return () => count;
}

/** Longer than a way through a provider that asks nothing. */
const awhileMs = 3_000;
const locales = { en: 'en-US', 'zh-CN': 'zh-CN' } as const;

for (const culture of ['en', 'zh-CN'] as const) {
  test.describe(culture, () => {
    test.use({ locale: locales[culture] });

    test('at the call of a page signs out once, says why, and signs in when asked to', async ({ page }) => {
      await signIn(page, 'chemist', '/home');
      const signIns = countSignIns(page);
      await page.route('**/api/common/user-benefits', refuse);
      await page.goto('/my/equity');
      const dialog = page.getByRole('dialog', { name: word('session:ended.title', culture) });
      await expect(dialog).toContainText(word('session:ended.notAccepted', culture));
      await page.waitForTimeout(awhileMs);
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await expect(page.locator('.ant-notification-notice')).toHaveCount(0);
      expect(signIns()).toBe(0);
      await dialog.getByRole('button', { name: word('session:signIn', culture) }).click();
      await expect(page.locator('#password')).toBeVisible();
      expect(signIns()).toBe(1);
    });

    test('at the session query leads to the provider once, then stops with the reason', async ({ page }) => {
      await signIn(page, 'chemist', '/home');
      const signIns = countSignIns(page);
      await page.route('**/bff/user', refuse);
      await page.goto('/home');
      await expect(page.getByText(word('gateway:signInRepeated', culture))).toBeVisible();
      await page.waitForTimeout(awhileMs);
      // The second one is the page that says why, which goes nowhere.
      expect(signIns()).toBe(2);
      await expect(page).toHaveURL(/\/bff\/login\?.*repeated=1/);
      await page.unroute('**/bff/user');
      await page.getByRole('link', { name: word('gateway:signInFailed.again', culture) }).click();
      await expect(page.getByRole('banner')).toBeVisible();
    });

    test('at a poll is said and ends nothing', async ({ page }) => {
      await page.route('**/api/common/notification-unread-count', refuseByService);
      const signIns = countSignIns(page);
      await signIn(page, 'chemist', '/home');
      const toast = page.getByRole('status').filter({ hasText: ofService.message });
      await expect(toast).toBeVisible();
      await page.waitForTimeout(awhileMs);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(signIns()).toBe(0);
    });
  });
}

test('a tab whose user was replaced in another tab says so and shows nothing of them', async ({ page, context }) => {
  await signIn(page, 'chemist', '/home');
  const other = await context.newPage();
  // The provider has to end its session; the session of the first tab is there until the second one has its own.
  await context.clearCookies({ name: /^(?!sid$)/ });
  await signIn(other, 'limited', '/home');
  const dialog = page.getByRole('dialog', { name: word('session:ended.title') });
  await expect(dialog).toContainText(word('session:ended.otherUser'));
  await expect(page.getByRole('main')).toBeHidden();
  await dialog.getByRole('button', { name: word('common:action.reload') }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
