// The viewer of the API: a person reads a call and tries it with a key, in both themes, on a screen and on a telephone.

import { expect, test } from 'playwright/test';
import { place } from '../support/place.ts';
import { signIn } from '../support/visitor.ts';

test.setTimeout(120_000);

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1440, 390])
    test(`a call is read and tried with a key: ${colorScheme}, ${width} wide`, async ({ browser }) => {
      const context = await browser.newContext({
        colorScheme,
        viewport: { width, height: 900 },
        locale: 'en',
        baseURL: place.url,
      });
      const page = await context.newPage();
      await signIn(page, 'chemist');
      const { data } = await page.evaluate(async () => {
        const body = { name: 'API reference', modules: ['retrosynthesis'], expiresInDays: 1 };
        const headers = { 'content-type': 'application/json', 'x-csrf': '1' };
        const response = await fetch('/api/common/apikey/create', {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        });
        return (await response.json()) as { data: { secret: string } };
      });
      await context.clearCookies();
      const trouble: string[] = [];
      page.on('console', (one) => ['error', 'warning'].includes(one.type()) && trouble.push(one.text()));
      page.on('pageerror', (error) => trouble.push(String(error)));
      page.on('request', (request) => request.url().startsWith(place.url) || trouble.push(request.url()));

      await page.goto('/reference');
      await page.getByRole('button', { name: 'Authorize' }).first().click();
      await page.getByLabel('auth-api-key-value').or(page.locator('.auth-container input')).first().fill(data.secret);
      await page.locator('.auth-btn-wrapper .authorize').click();
      await page.locator('.btn-done').click();
      await page.locator('#operations-tag-retro').getByRole('button').click();
      await page.locator('#operations-retro-structureCheck .opblock-summary-control').click();
      const call = page.locator('#operations-retro-structureCheck');
      await expect(call.getByRole('cell', { name: '20028' })).toBeVisible();
      await call.getByRole('button', { name: 'Execute' }).click();
      await expect(call.locator('.live-responses-table')).toContainText('C9H8O4', { timeout: 30_000 });
      expect(await page.evaluate<number>('document.documentElement.scrollWidth')).toBeLessThanOrEqual(width);
      const background = await page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
      expect(background).toBe(colorScheme === 'dark' ? 'rgb(28, 32, 34)' : 'rgb(255, 255, 255)');
      expect(trouble).toEqual([]);
      await context.close();
    });
