// A chemist brings reaction templates, sees which were taken, switches them off and takes them away again.

import type { Culture } from '@app/shared/constants/locale';
import { expect, test } from 'playwright/test';
import { fullIf } from '../../support/extent.ts';
import { signIn, word } from '../support/visitor.ts';

const list =
  'retro_template,library_occurence,name\n"[C:1](=[O:2])-[NH;D2:3]-[C:4]>>O-[C:1]=[O:2].[NH2:3]-[C:4]",12,Our amide\n[C:1]>>[C:1]Br,1,Anything\n';
const locales: Record<Culture, string> = { en: 'en-US', 'zh-CN': 'zh-CN' };

for (const [culture, width] of [
  ['en', 1440],
  ['zh-CN', 390],
] as const) {
  test.describe(`in ${culture}`, () => {
    test.use({ locale: locales[culture] });

    test(
      `templates are imported, reported on, switched and deleted at ${width} px`,
      fullIf(width === 390),
      async ({ page }) => {
        const say = (key: string, params?: Record<string, string>) => word(`templates:${key}`, culture, params);
        await page.setViewportSize({ width, height: 900 });
        await signIn(page, 'chemist', '/my/templates');
        const name = `Reactions ${width}`;
        await page.getByRole('button', { name: say('import.action'), exact: true }).click();
        await page.locator('input[type=file]').setInputFiles({
          name: `${name}.csv`,
          mimeType: 'text/csv',
          buffer: Buffer.from(list),
        });
        await expect(page.getByLabel(say('import.name'), { exact: true })).toHaveValue(name);
        await page.getByRole('button', { name: say('import.start'), exact: true }).click();
        // Below 768 px the table is shown as cards, and rows are rows no longer.
        const row = page.locator('tr', { hasText: name });
        await expect(row.getByText(say('state.ready'), { exact: true })).toBeVisible({ timeout: 60_000 });
        await row
          .getByRole('button', { name: `${say('report.open')}${culture === 'en' ? ': ' : '：'}${name}` })
          .click();
        const report = page.getByRole('dialog');
        await expect(report.getByText(word('stock:template.tooGeneral', culture))).toBeVisible();
        await page.keyboard.press('Escape');
        const use = row.getByRole('switch', { name: say('use.label', { name }) });
        await expect(use).toBeChecked();
        await use.click();
        await expect(row.getByText(say('use.off'), { exact: true })).toBeVisible();
        await page.reload();
        await expect(use).not.toBeChecked();
        await row.getByRole('button', { name: say('delete.title', { name }) }).click();
        await expect(row).toHaveCount(0);
      },
    );
  });
}
