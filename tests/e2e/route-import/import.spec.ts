// A chemist brings routes of another planner, reads what cannot be read, and opens the task.

import { expect, test } from 'playwright/test';
import type { Culture } from '@app/shared/constants/locale';
import { fullIf } from '../../support/extent.ts';
import { signIn, word } from '../support/visitor.ts';

const locales: Record<Culture, string> = { en: 'en-US', 'zh-CN': 'zh-CN' };
const lines = 'CC(=O)Cl.Nc1ccc(OCc2ccccc2)cc1>>CC(=O)Nc1ccc(OCc2ccccc2)cc1\nnot a reaction\n';

for (const [culture, width] of [
  ['en', 1440],
  ['zh-CN', 390],
] as const) {
  test.describe(`in ${culture}`, () => {
    test.use({ locale: locales[culture] });

    test(`routes are checked, imported and opened at ${width} px`, fullIf(width === 390), async ({ page }) => {
      const say = (key: string, params?: Record<string, string>) => word(`route-import:${key}`, culture, params);
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, 'chemist', '/retrosynthesis');
      await page.getByRole('button', { name: say('open'), exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('paste'), { exact: true }).fill(lines);
      await dialog.getByRole('button', { name: say('check'), exact: true }).click();
      await expect(dialog.getByRole('status')).toContainText('not a reaction');
      await dialog.getByRole('button', { name: /1/ }).click();
      await expect(page).toHaveURL(/task=/);
      await expect(page.getByText('not a reaction')).toBeVisible();
      const open = page.getByRole('link', { name: /^(Open|查看|打开)/ }).first();
      await expect(open).toBeVisible({ timeout: 60_000 });
    });
  });
}
