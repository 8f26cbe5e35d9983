// A chemist brings a supplier's list, sees what was taken, and takes it away again.

import { expect, test } from 'playwright/test';
import { fullIf } from '../../support/extent.ts';
import { signIn, word } from '../support/visitor.ts';

const list =
  'SMILES,Catalog No.,Price (USD),Pack size\nNCc1ccccc1,E-1,12,5 g\nO=C(Cl)c1ccc(Cl)cc1,E-2,30,25 g\nC1CC,E-3,1,1 g\n';

for (const width of [1440, 390]) {
  test(
    `a supplier's list is imported, reported on and deleted at ${width} px`,
    fullIf(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, 'chemist', '/my/stocks');
      const name = `List ${width}`;
      await expect(page.getByText(word('stock:common'))).toBeVisible();
      await page.getByRole('button', { name: word('stock:import.action'), exact: true }).click();
      await page.locator('input[type=file]').setInputFiles({
        name: `${name}.csv`,
        mimeType: 'text/csv',
        buffer: Buffer.from(list),
      });
      await expect(page.getByLabel(word('stock:import.name'), { exact: true })).toHaveValue(name);
      await page.getByRole('button', { name: word('stock:import.start'), exact: true }).click();
      // Below 768 px the table is shown as cards, and rows are rows no longer.
      const row = page.locator('tr', { hasText: name });
      await expect(row.getByText(word('stock:state.ready'), { exact: true })).toBeVisible({ timeout: 60_000 });
      await row.getByRole('button', { name: `${word('stock:report.open')}: ${name}` }).click();
      const report = page.getByRole('dialog');
      await expect(report.getByText(word('stock:reason.unclosedRing'))).toBeVisible();
      await page.keyboard.press('Escape');
      await row.getByRole('button', { name: word('stock:delete.title', 'en', { name }) }).click();
      await expect(row).toHaveCount(0);
    },
  );
}
