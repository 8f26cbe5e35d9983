// A search with enzymes alone: its sign in the list, in the tree and in the panel of the step, in both languages.

import { expect, test, type Page } from 'playwright/test';
import type { Culture } from '@app/shared/constants/locale';
import { fullIf } from '../../support/extent.ts';
import { choose } from '../support/choose.ts';
import { signIn, word } from '../support/visitor.ts';

const locales: Record<Culture, string> = { en: 'en-US', 'zh-CN': 'zh-CN' };

// Each language has a target of its own: a second search of one under way is refused.
for (const [culture, target, shownAt] of [
  ['en', 'C[C@H](O)c1ccc(F)cc1', 1440],
  ['zh-CN', 'C[C@H](O)c1ccc(Cl)cc1', 390],
] as const) {
  test.describe(`in ${culture}`, () => {
    test.use({ locale: locales[culture], viewport: { width: shownAt, height: 900 } });

    test('a chiral alcohol is made by a ketoreductase alone', fullIf(culture === 'zh-CN'), async ({ page }) => {
      const say = (key: string, params?: Record<string, string | number>) => word(key, culture, params);
      await signIn(page, 'chemist', '/retrosynthesis');
      const input = page.getByRole('textbox', { name: say('retrosynthesis:input.label') });
      await input.fill(target);
      await input.press('Enter');
      const enzymes = page.getByRole('combobox', { name: say('retrosynthesis:settings.enzymes') });
      await choose(enzymes, say('retrosynthesis:settings.enzymesOf.only'));
      await choose(page.getByRole('combobox', { name: say('retrosynthesis:settings.timeLimit') }), /^5 (s|秒)$/);
      await page.getByRole('button', { name: new RegExp(`^${say('retrosynthesis:plan.start')}`) }).click();
      await expect(page).toHaveURL(/task=/);
      await expect(taskPanelIn(page, culture).getByText(say('retrosynthesis:task.enzymes.only'))).toBeVisible();
      await taskPanelIn(page, culture).getByRole('link', { name: openRoutes[culture] }).click({ timeout: 60_000 });

      const sign = say('routes:enzyme.sign', { abbreviation: 'ADH' });
      await expect(page.getByText(sign).first()).toBeVisible();
      await page.getByRole('link', { name: say('routes:list.openRoute', { rank: 1 }), exact: true }).click();
      const step = page.getByRole('treeitem', { name: new RegExp(sign) }).first();
      await expect(step).toBeVisible();
      await step.click();
      const inspector = page.getByRole('complementary', { name: say('routes:inspector.label') });
      await expect(inspector.getByText(sign).first()).toBeVisible();
      await expect(inspector.getByText(`${say('enzymes:enzyme.ADH')} (EC 1.1.1.1)`)).toBeVisible();
      for (const field of ['outcome', 'cofactors', 'recycling', 'absent', 'maturity'])
        await expect(inspector.getByText(say(`routes:enzyme.${field}`), { exact: true })).toBeVisible();
      await expect(inspector.getByRole('link', { name: /^10\.\d{4}\// }).first()).toBeVisible();
    });
  });
}

const openRoutes: Record<Culture, RegExp> = { en: /^Open \d+ route/, 'zh-CN': /^查看 \d+ 条路线/ };

function taskPanelIn(page: Page, culture: Culture) {
  return page.getByRole('region', { name: word('retrosynthesis:task.label', culture) });
}
