// The cost of a route: entered figures, prices and scale, kept and exported.

import { expect, test } from 'playwright/test';
import { openFirstRoute, word } from '../support/visitor.ts';

test(
  'a chemist costs a route, enters a yield, takes it back, and finds entries again',
  { tag: '@full' },
  async ({ page }) => {
    await openFirstRoute(page, 'lidocaine');
    await page.getByRole('link', { name: word('sharing:actions.way.cost'), exact: true }).click();
    await expect(page).toHaveURL(/\/cost\//);
    const sum = page.getByRole('complementary', { name: word('cost:totals.title') });
    const perKilogram = sum.getByText(word('cost:totals.perKilogram')).locator('..');
    const proposed = await perKilogram.innerText();
    const yieldOfFirst = page.getByRole('textbox', { name: word('cost:step.yieldOf', 'en', { number: 1 }) });
    await yieldOfFirst.fill('35');
    await yieldOfFirst.press('Enter');
    await expect(perKilogram).not.toHaveText(proposed);
    await expect(page.getByText(word('cost:toolbar.saved_one', 'en', { count: 1 }))).toBeVisible();
    const entered = await perKilogram.innerText();

    await page.reload();
    await expect(yieldOfFirst).toHaveValue('35');
    await expect(perKilogram).toHaveText(entered);
    await page.getByRole('button', { name: word('sharing:actions.export') }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: word('cost:toolbar.file.xlsx') }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);

    await page.getByRole('button', { name: word('cost:toolbar.reset') }).click();
    await expect(perKilogram).toHaveText(proposed);
    await page.getByRole('radio', { name: '100 g' }).check({ force: true });
    await expect(perKilogram).not.toHaveText(proposed);
  },
);
