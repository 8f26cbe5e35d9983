// The stereocenter of a target: what sets it in the route, and the other ways to it.

import { expect, test } from 'playwright/test';
import { openFirstRoute, word } from '../support/visitor.ts';

const say = (key: string, params: Record<string, string | number> = {}) => word(`stereocentres:${key}`, 'en', params);

test('a chemist compares the ways to the stereocenter of a chiral alcohol', async ({ page }) => {
  test.setTimeout(90_000);
  await openFirstRoute(page, 'C[C@H](O)c1ccc(Cl)cc1');
  const inspector = page.getByRole('complementary', { name: word('routes:inspector.label') });
  await inspector.getByRole('button', { name: word('routes:detailPage.stereocentres.open') }).click();

  const dialog = page.getByRole('dialog', { name: say('title') });
  await expect(dialog.getByRole('heading', { name: say('center', { number: 1, label: 'S' }) })).toBeVisible({
    timeout: 30_000,
  });
  await expect(dialog.locator('img[src*="atoms="]')).toBeVisible();
  const ways = dialog.getByRole('listitem').filter({ has: page.getByText(say('facts.effort')) });
  const all = await ways.count();
  expect(all).toBeGreaterThan(4);
  await expect(dialog.getByText(say('method.cbs-reduction'))).toBeVisible();

  await dialog.getByRole('radio', { name: say('way.resolution') }).check({ force: true });
  await expect(dialog.getByText(say('method.cbs-reduction'))).toHaveCount(0);
  await expect(dialog.getByText(say('against.halfLost')).first()).toBeVisible();
  expect(await ways.count()).toBeLessThan(all);

  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});
