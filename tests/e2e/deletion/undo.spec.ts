// What is deleted goes at once and can be brought back: by the button of the toast, by Ctrl+Z, and only by the user who deleted it.

import { expect, test } from 'playwright/test';
import { fullIf } from '../../support/extent.ts';
import { signIn, word } from '../support/visitor.ts';

const list = 'SMILES,Catalog No.,Price (USD),Pack size\nNCc1ccccc1,U-1,12,5 g\n';

for (const width of [1440, 390])
  test(
    `a list that was deleted by mistake comes back at ${width} px, by button and by key`,
    fullIf(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, 'chemist', '/my/stocks');
      const name = `Undo ${width}`;
      await page.getByRole('button', { name: word('stock:import.action'), exact: true }).click();
      await page.locator('input[type=file]').setInputFiles({
        name: `${name}.csv`,
        mimeType: 'text/csv',
        buffer: Buffer.from(list),
      });
      await page.getByRole('button', { name: word('stock:import.start'), exact: true }).click();
      const row = page.locator('tr', { hasText: name });
      await expect(row.getByText(word('stock:state.ready'), { exact: true })).toBeVisible({ timeout: 60_000 });
      const remove = row.getByRole('button', { name: word('stock:delete.title', 'en', { name }) });
      const said = page.getByRole('status').getByText(word('stock:delete.done', 'en', { name }));

      await remove.click();
      await expect(said).toBeVisible();
      await expect(row).toHaveCount(0);
      await page.getByRole('button', { name: word('common:undo.action'), exact: true }).click();
      await expect(row).toBeVisible();
      await expect(page.getByText(word('common:undo.done'))).toBeVisible();

      // From the keyboard alone; gone is gone for a reload, too, and the list comes back to whom it belongs.
      await remove.focus();
      await page.keyboard.press('Enter');
      await expect(row).toHaveCount(0);
      await page.keyboard.press('Control+z');
      await expect(row).toBeVisible();
      await page.reload();
      await expect(row.getByText(word('stock:state.ready'), { exact: true })).toBeVisible();

      const deleted = page.waitForResponse((response) => response.url().endsWith('/api/retro/stock-delete'));
      await remove.click();
      const { data } = await (await deleted).json();
      await expect(row).toHaveCount(0);
      await page.reload();
      await expect(page.getByText(word('stock:common'))).toBeVisible();
      await expect(row).toHaveCount(0);
      // The page is another one now, as after a closed tab: the token still counts, as often as it is given.
      const restore = () =>
        page.request.post('/api/common/restore', {
          headers: { 'X-CSRF': '1' },
          data: { undoToken: data.undoToken },
        });
      expect(await (await restore()).json()).toMatchObject({ code: 200, data: { restored: 1 } });
      expect(await (await restore()).json()).toMatchObject({ code: 200, data: { restored: 1 } });
      await page.reload();
      await expect(row).toBeVisible();
      await remove.click();
      await expect(row).toHaveCount(0);
    },
  );
