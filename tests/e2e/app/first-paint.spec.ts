// What a visitor sees before the program has loaded is where the page will have it.

import type { Culture } from '@app/shared/constants/locale';
import { demoPassword } from '../../support/product.ts';
import { expect, test, type Page, type Route } from 'playwright/test';
import { fillSignIn, signIn, word } from '../support/visitor.ts';

const entry = '**/assets/index-*.js';
const sizes = { wide: { width: 1_440, height: 900 }, narrow: { width: 390, height: 844 } };

test('the heading of home is shown before the program is there, and does not move when it comes', async ({ page }) => {
  await signIn(page, 'chemist', '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const culture of ['en', 'zh-CN'] as const)
    for (const size of Object.values(sizes)) {
      await page.setViewportSize(size);
      const letGo = await holdProgram(page, culture);
      const title = page.locator('h1', { hasText: word('home:title', culture) });
      await expect(title).toBeVisible();
      await expect(page.getByRole('heading')).toHaveCount(0);
      const before = await places(page);
      await letGo();
      await expect(page.getByRole('heading', { level: 1, name: word('home:title', culture) })).toBeVisible();
      await expect(page.locator('.first-paint')).toHaveCount(0);
      expect(await places(page), `${culture}, ${size.width} px`).toEqual(before);
    }
});

test('it is shown at the first sign-in, too', async ({ page }) => {
  await page.goto('/home');
  await expect(page.locator('#login')).toBeVisible();
  const held = await hold(page);
  await fillSignIn(page, 'chemist', demoPassword);
  await expect(page.locator('h1', { hasText: word('home:title') })).toBeVisible();
  await expect(page.getByRole('heading')).toHaveCount(0);
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.getByRole('heading', { level: 1, name: word('home:title') })).toBeVisible();
});

test('nothing is left of it after a sign-out', async ({ page }) => {
  await signIn(page, 'chemist', '/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: word('session:menu.signOut') }).click();
  await expect(page.locator('#login')).toBeVisible();
  await page.route(entry, (route) => route.abort());
  await page.goto('/home', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('.first-paint')).toBeHidden();
});

/** From now on the program does not come; gives what it was asked for with. */
async function hold(page: Page): Promise<Route[]> {
  const held: Route[] = [];
  await page.unroute(entry);
  await page.route(entry, (route) => void held.push(route));
  return held;
}

/** Loads the page in a language, without its program until the function it gives is called. */
async function holdProgram(page: Page, culture: Culture): Promise<() => Promise<void>> {
  const held = await hold(page);
  await page.evaluate(
    `localStorage.setItem('locale', '${culture}');
    document.cookie = 'locale=${culture}; path=/';
    sessionStorage.removeItem('mobile-banner-hidden');`,
  );
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => held.length).toBe(1);
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
  };
}

const shown = { banner: '.site-banner p', brand: '.site-brand svg', title: 'h1', subtitle: 'h1 + p' };

async function places(page: Page): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [name, selector] of Object.entries(shown)) {
    const place = page.locator(selector).first();
    found[name] = (await place.isVisible()) ? await place.boundingBox() : null;
  }
  return found;
}
