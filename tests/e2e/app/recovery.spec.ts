// What breaks around a chemist heals by itself, and nothing they have is lost.

import { expect, test } from 'playwright/test';
import { pidOf } from '../../support/product.ts';
import { place } from '../support/place.ts';
import { longSearch, planFromHome, signIn, taskPanel, word } from '../support/visitor.ts';

const searching = word('common:taskState.searching');
const completed = word('common:taskState.completed');
const connectionLost = word('common:connection.lost');

test(
  'a search goes on after the chemistry service was killed in the middle of it',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await signIn(page, 'admin');
    await planFromHome(page, 'imatinib', { isWhole: true });
    const panel = taskPanel(page);
    await expect(panel.getByText(searching)).toBeVisible();
    const before = pidOf(place, 'chemistry');
    process.kill(before, 'SIGKILL');
    await expect.poll(() => pidOf(place, 'chemistry')).not.toBe(before);
    await expect(panel.getByText(completed)).toBeVisible({ timeout: 90_000 });
    await panel.getByRole('link', { name: /^Open \d+ route/ }).click();
    const best = page.getByRole('link', { name: word('routes:list.openRoute', 'en', { rank: 1 }), exact: true });
    await expect(best).toBeVisible();
  },
);

test('a lost connection is said without covering the work, and heals', { tag: '@full' }, async ({ page, context }) => {
  await signIn(page, 'admin');
  await planFromHome(page, longSearch(5 + test.info().retry), { isWhole: true });
  const panel = taskPanel(page);
  await expect(panel.getByText(searching)).toBeVisible();
  await page.route('**/api/retro/task?*', (route) => route.abort());
  await expect(page.getByText(connectionLost)).toBeVisible();
  await page.unroute('**/api/retro/task?*');
  await expect(page.getByText(connectionLost)).toBeHidden({ timeout: 30_000 });
  await context.setOffline(true);
  await expect(page.getByText(word('common:errors.offline'))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(word('common:errors.offline'))).toBeHidden();
});
