// A provider as strict as Keycloak, whose tokens live for seconds: the session continues, and what was typed when it
// is lost comes back.

import { expect, test, type Page } from 'playwright/test';
import { placeAt, startPrepared, type Product } from '../../support/product.ts';
import { declineTours } from '../support/decline-tours.ts';
import { signIn, word } from '../support/visitor.ts';

const place = placeAt(18_190);
const tokenSeconds = 12;
/** As many groups as make tokens of nearly 64 KB, and an address of the sign-out that no server would take. */
const groups = Array.from({ length: 1_000 }, (_, number) => `/departments/chemistry/process/group-${number}`);
let product: Product | undefined;
test.use({ baseURL: place.url });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  product = await startPrepared(place, {
    env: {
      IDENTITY_STRICT: '1',
      IDENTITY_TOKEN_SECONDS: String(tokenSeconds),
      IDENTITY_CLAIMS: JSON.stringify({ groups: { value: groups } }),
    },
  });
  await declineTours(place);
});
test.afterAll(async () => expect(await product?.stop()).toBe(0));

const line = (page: Page) => page.getByRole('textbox', { name: word('home:input.label') });

/** As a browser reports it of a hidden tab. */
async function hide(page: Page): Promise<void> {
  await page.evaluate(`
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  `);
}

test('a hidden tab keeps its session over the ends of its tokens, and what was typed in it', async ({ page }) => {
  await signIn(page, 'chemist', '/home');
  await line(page).fill('CC(=O)Nc1ccc(O)cc1');
  await hide(page);
  await page.waitForTimeout(2.5 * tokenSeconds * 1_000);
  const response = await page.request.get('/bff/user', { headers: { 'X-CSRF': '1', 'X-Activity': 'passive' } });
  expect(response.status()).toBe(200);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(line(page)).toHaveValue('CC(=O)Nc1ccc(O)cc1');
});

test('what was being typed when the session was lost is put back after the sign-in', async ({ page, context }) => {
  await signIn(page, 'chemist', '/my/profile');
  const name = page.getByRole('textbox', { name: word('account:info.name') });
  await name.fill('Demo Chemist, half');
  // The computer slept for longer than the token lived: the browser has thrown the cookie away.
  await context.clearCookies({ name: 'sid' });
  const lost = page.getByRole('dialog', { name: word('session:ended.expiredTitle') });
  await expect(lost).toContainText(word('session:ended.expired'), { timeout: tokenSeconds * 1_000 });
  await lost.getByRole('button', { name: word('session:signIn') }).click();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page).toHaveURL(/\/my\/profile/);
  await expect(name).toHaveValue('Demo Chemist, half');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('with tokens of many groups every call works, and a sign-out ends at the provider, too', async ({ page }) => {
  await signIn(page, 'chemist', '/home');
  const profile = await page.request.get('/api/common/user-profile', { headers: { 'X-CSRF': '1' } });
  expect(profile.status()).toBe(200);
  const forms: number[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/openid-connect/logout')) forms.push(request.postData()?.length ?? 0);
  });
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: word('session:menu.signOut') }).click();
  await expect(page.locator('#password')).toBeVisible();
  expect(forms).toEqual([expect.any(Number)]);
  expect(forms[0]).toBeGreaterThan(40_000);
});
