// The ends of a session as a person sees them, on a gateway whose sessions rest for seconds and are one for each user.

import { expect, test, type Page } from 'playwright/test';
import type { Product } from '../../support/product.ts';
import { pharma, restSeconds, secondPlace, startSecondProduct } from '../support/second-product.ts';
import { signIn, word } from '../support/visitor.ts';

let product: Product | undefined;
test.use({ baseURL: secondPlace.url });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startSecondProduct();
});
test.afterAll(async () => expect(await product?.stop()).toBe(0));

const restMs = restSeconds * 1_000;
const dialog = (page: Page, title: string) => page.getByRole('dialog', { name: word(title) });
const warning = (page: Page) => dialog(page, 'session:warning.inactive.title');
const ended = (page: Page) => dialog(page, 'session:ended.title');
const button = (page: Page, key: string) => page.getByRole('button', { name: word(key), exact: true });

/** The first sign-in of a user of the pharma company: the privacy notice is accepted. */
async function enter(page: Page, userName: string, address: string): Promise<void> {
  await signIn(page, userName, address);
  await acceptPrivacy(page);
}

async function acceptPrivacy(page: Page): Promise<void> {
  await dialog(page, 'overlays:privacy.title')
    .getByRole('button', { name: word('overlays:privacy.accept') })
    .click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test(
  'who does nothing is warned, may stay, and is signed out in every tab when the time is over',
  { tag: '@full' },
  async ({ page, context }) => {
    test.setTimeout(150_000);
    await enter(page, 'chemist', '/home');
    const other = await context.newPage();
    await other.goto('/my/profile');
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

    await expect(warning(page)).toBeVisible({ timeout: restMs });
    await expect(warning(other)).toBeVisible();
    await expect(page).toHaveTitle(/^0:0\d /);
    await expect(button(page, 'session:warning.inactive.stay')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(other.getByRole('dialog')).toHaveCount(0);
    expect(
      (await page.request.get('/bff/user', { headers: { 'X-CSRF': '1', 'X-Activity': 'passive' } })).status(),
    ).toBe(200);

    await page.evaluate(() => {
      localStorage.setItem('draft', 'CCO');
      localStorage.setItem('can-click-task', '1');
    });
    for (const tab of [page, other]) {
      await expect(ended(tab)).toContainText(word('session:ended.inactive'), { timeout: 2 * restMs });
      await expect(tab.getByRole('main')).toBeHidden();
    }
    expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(['can-click-task', 'last-user']);
    const response = await page.request.get('/bff/user', { headers: { 'X-CSRF': '1' } });
    expect(response.status()).toBe(401);
    await button(page, 'session:signIn').click();
    await expect(page.locator('#password')).toBeVisible();
  },
);

test(
  'whoever moves while the warning stands keeps the session, by mouse and by key',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await enter(page, 'admin', '/home');
    await page.mouse.move(200, 200);
    await expect(warning(page)).toBeVisible({ timeout: 2 * restMs });
    await page.mouse.move(300, 300);
    await expect(dialog(page, 'session:warning.back.title')).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 12_000 });
    await expect(warning(page)).toBeVisible({ timeout: 2 * restMs });
    await page.keyboard.press('Shift+Tab');
    await expect(dialog(page, 'session:warning.back.title')).toBeVisible();
    await button(page, 'session:warning.back.leave').click();
    await expect(page.locator('#password')).toBeVisible();
  },
);

test(
  'signing in elsewhere ends the session here, and the page says so',
  { tag: '@full' },
  async ({ page, browser }) => {
    await enter(page, 'other', '/home');
    const elsewhere = await browser.newContext({ baseURL: secondPlace.url, locale: 'en-US' });
    const there = await elsewhere.newPage();
    await signIn(there, 'other', '/home');
    // The page notices with the next thing that happens in it.
    await page.mouse.move(10, 10);
    await expect(ended(page).or(dialog(page, 'common:errors.title'))).toContainText(word('errors:loggedInElsewhere'));
    await expect(page.getByRole('main')).toBeHidden();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    expect((await there.request.get('/bff/user', { headers: { 'X-CSRF': '1' } })).status()).toBe(200);
    await button(page, 'session:signIn').click();
    await expect(page.locator('#password')).toBeVisible();
    await elsewhere.close();
  },
);

test(
  'a deployment without a console tells an expired administrator that the system has expired',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/enterprise');
    await page.locator('#login').fill('expired-admin');
    await page.locator('#password').fill('Chem-demo-1');
    await page.keyboard.press('Enter');
    const expired = dialog(page, 'session:systemExpired.title');
    await expect(expired).toContainText(word('session:systemExpired.text'));
    await expect(expired.getByRole('link', { name: 'it-help@acme.example' })).toHaveAttribute(
      'href',
      /^mailto:it-help@acme\.example\?/,
    );
    await page.keyboard.press('Escape');
    await expect(expired).toBeVisible();
    await page.goto('/404');
    await expect(expired).toBeVisible();
    await expired.getByRole('button', { name: word('session:menu.signOut') }).click();
    await expect(page.locator('#password')).toBeVisible();
  },
);

test(
  'the console is not found there, and the company shows its name, help and address',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page, 'limited', '/enterprise');
    await expect(page).toHaveURL(/\/404$/);
    await expect(page.getByRole('heading', { name: word('common:notFound.title') })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(pharma.thirdPartyName);
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveText(
      word('common:support', 'en', { address: pharma.adminEmail }),
    );
    await page.goto('/home');
    await acceptPrivacy(page);
    await page.getByRole('button', { name: /Account of/ }).click();
    const name = pharma.thirdPartyName;
    await expect(page.getByRole('menuitem', { name: word('session:menu.help', 'en', { name }) })).toBeVisible();
    await page.getByRole('menuitem', { name: word('session:menu.signOutOf', 'en', { name }) }).click();
    await expect(page.locator('#password')).toBeVisible();
  },
);
