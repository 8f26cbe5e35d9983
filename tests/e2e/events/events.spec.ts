// What changes is told to the page; where it cannot be, the page asks.

import { expect, test, type Page } from 'playwright/test';
import { planFromHome, signIn, taskPanel } from '../support/visitor.ts';

const stream = '**/api/common/events';

function countsOf(page: Page, path: string): { count: number } {
  const seen = { count: 0 };
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) seen.count += 1;
  });
  return seen;
}

test('a search shows its routes as they are told, with one stream for the tab', async ({ page }) => {
  const streams = countsOf(page, '/api/common/events');
  await signIn(page, 'chemist');
  await planFromHome(page, 'CC(=O)Nc1ccc(OCC)cc1');
  await expect(taskPanel(page).getByRole('link', { name: /^Open \d+ route/ })).toBeVisible({ timeout: 60_000 });
  await expect.poll(() => streams.count).toBe(1);
});

test('a page whose stream is refused asks every five seconds', async ({ page }) => {
  await page.route(stream, (route) => route.fulfill({ status: 503, body: '' }));
  await signIn(page, 'chemist');
  const asked = countsOf(page, '/api/common/notification-unread-count');
  await page.waitForTimeout(12_000);
  expect(asked.count).toBeGreaterThanOrEqual(2);
  expect(asked.count).toBeLessThanOrEqual(4);
});

test('a tab that was cut off for a moment is up to date again', async ({ page, context }) => {
  const asked = countsOf(page, '/api/common/notification-unread-count');
  await signIn(page, 'chemist');
  await expect.poll(() => asked.count).toBeGreaterThan(0);
  await context.setOffline(true);
  // Longer than a request counts as just made.
  await page.waitForTimeout(3_000);
  const before = asked.count;
  await context.setOffline(false);
  await expect.poll(() => asked.count, { timeout: 30_000 }).toBeGreaterThan(before);
});
