import { expect, test } from 'playwright/test';
import { fillSignIn, signIn, word } from '../support/visitor.ts';
import { demoPassword } from '../../support/product.ts';
import { place } from '../support/place.ts';

test('a wrong password is refused in the language of the browser, and the right one goes on to the page asked for', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'zh-CN' });
  const page = await context.newPage();
  await page.goto('/retrosynthesis');
  await expect(page.getByRole('heading', { name: word('identity:signIn.title', 'zh-CN') })).toBeVisible();
  await fillSignIn(page, 'chemist', 'wrong');
  await expect(page.getByRole('alert')).toHaveText(word('errors:wrongCredentials', 'zh-CN'));
  await page.locator('#password').fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/retrosynthesis$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await context.close();
});

test('a user without the permission is not offered retrosynthesis and gets "not found" at its address', async ({
  page,
}) => {
  await signIn(page, 'limited');
  const navigation = page.getByRole('navigation', { name: word('common:layout.mainNav') });
  await expect(navigation.getByRole('link', { name: word('common:nav.home') })).toBeVisible();
  await expect(navigation.getByRole('link', { name: word('common:nav.retrosynthesis') })).toHaveCount(0);
  await page.goto('/retrosynthesis');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { name: word('common:notFound.title') })).toBeVisible();
});

test('a user without a tenant gets no session and a reason', async ({ page }) => {
  await page.goto('/');
  await fillSignIn(page, 'no-tenant', demoPassword);
  await expect(page.getByText(word('errors:noLoginPermission'))).toBeVisible();
  const response = await page.request.get('/bff/user');
  expect(response.status()).toBe(401);
});

test('signing out ends the session here and at the provider, and keeps the language', async ({ page }) => {
  await signIn(page, 'chemist');
  await page.evaluate(() => {
    localStorage.setItem('locale', 'zh-CN');
    localStorage.setItem('leftover', 'x');
  });
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: word('session:menu.signOut') }).click();
  await expect(page.locator('#password')).toBeVisible();
  await expect(page.getByRole('heading', { name: word('identity:signIn.title', 'zh-CN') })).toBeVisible();
  const { origins } = await page.context().storageState();
  const kept = origins.find(({ origin }) => origin === place.url)?.localStorage.map(({ name }) => name);
  expect(kept).toContain('locale');
  expect(kept).not.toContain('leftover');
});
