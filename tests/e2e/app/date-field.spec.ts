// A day is typed, or chosen in antd's calendar, which speaks the reader's language and stays within the window.

import { expect, test } from 'playwright/test';
import { fullIf } from '../../support/extent.ts';
import { axeFindings } from '../support/accessible.ts';
import { signIn, word } from '../support/visitor.ts';

const looks = [
  { culture: 'en', width: 1440, colorScheme: 'light', heads: /^Su/ },
  { culture: 'zh-CN', width: 390, colorScheme: 'dark', heads: /^一/ },
] as const;

for (const { culture, width, colorScheme, heads } of looks) {
  test.describe(`in ${culture} at ${width} px`, () => {
    test.use({ locale: culture === 'en' ? 'en-US' : 'zh-CN', viewport: { width, height: 844 }, colorScheme });

    test('a day is typed, or chosen with the pointer', fullIf(culture !== 'en'), async ({ page }) => {
      await signIn(page, 'chemist', '/dataView?from=2026-01-05&to=2026-02-05');
      const from = page.getByRole('textbox', { name: word('statistics:range.from', culture), exact: true });
      const to = page.getByRole('textbox', { name: word('statistics:range.to', culture), exact: true });
      const calendar = page.locator('.ant-picker-dropdown:visible');

      await to.click();
      await expect(calendar.getByRole('columnheader').first()).toHaveText(heads);
      const box = await calendar.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await axeFindings(page)).toEqual([]);
      await calendar.getByTitle('2026-02-03').click();
      await expect(to).toHaveValue('2026-02-03');
      await expect(page).toHaveURL(/to=2026-02-03/);

      // What would be before the first day is not taken.
      await to.fill('2026-01-02');
      await to.press('Escape');
      await page.keyboard.press('Tab');
      await expect(to).toHaveValue('2026-02-03');

      await from.fill('2026/1/1');
      await from.press('Enter');
      await expect(from).toHaveValue('2026-01-01');
      await expect(page).toHaveURL(/from=2026-01-01/);
    });
  });
}
