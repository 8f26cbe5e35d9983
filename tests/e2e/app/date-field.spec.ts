// A day is typed, or chosen in a calendar that speaks the reader's language and stays within the window.

import { expect, test, type Page } from 'playwright/test';
import { fullIf } from '../../support/extent.ts';
import { axeFindings } from '../support/accessible.ts';
import { signIn, word } from '../support/visitor.ts';

const looks = [
  { culture: 'en', width: 1440, colorScheme: 'light', spoken: 'Sunday, February 1, 2026', heads: /^Su/ },
  { culture: 'zh-CN', width: 390, colorScheme: 'dark', spoken: '2026年2月1日星期日', heads: /^一/ },
] as const;

for (const { culture, width, colorScheme, spoken, heads } of looks) {
  test.describe(`in ${culture} at ${width} px`, () => {
    test.use({ locale: culture === 'en' ? 'en-US' : 'zh-CN', viewport: { width, height: 844 }, colorScheme });

    test('a day is typed, or chosen with keyboard and pointer', fullIf(culture !== 'en'), async ({ page }) => {
      await signIn(page, 'chemist', '/dataView?from=2026-01-05&to=2026-02-05');
      const from = field(page, word('statistics:range.from', culture));
      const to = field(page, word('statistics:range.to', culture));
      const calendar = page.getByRole('dialog', {
        name: word('common:dateField.calendar', culture, { label: word('statistics:range.to', culture) }),
      });
      const before = await to.boundingBox();
      if (width < 768) expect(before?.height).toBeGreaterThanOrEqual(44);

      await to.press('ArrowDown');
      await expect(calendar.locator('[data-day="2026-02-05"]')).toBeFocused();
      expect(await to.boundingBox()).toEqual(before);
      await expect(calendar.getByRole('columnheader').first()).toHaveText(heads);
      const box = await page.locator('.ant-picker-panel-container').boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await axeFindings(page)).toEqual([]);
      for (const key of ['ArrowUp', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
      await expect(calendar.getByRole('button', { name: spoken })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(to).toBeFocused();
      await expect(to).toHaveValue('2026-02-01');
      await expect(page).toHaveURL(/to=2026-02-01/);
      await expect(calendar).toBeHidden();

      // By the pointer; and what would be before the first day is not taken.
      await to.click();
      await calendar.locator('[data-day="2026-02-03"]').click();
      await expect(page).toHaveURL(/to=2026-02-03/);
      await to.fill('2026-01-02');
      await expect(to).toHaveAttribute('aria-invalid', 'true');
      await to.press('Escape');
      await expect(to).toHaveValue('2026-02-03');

      await from.fill('2026/1/1');
      await from.press('Enter');
      await expect(from).toHaveValue('2026-01-01');
      await expect(page).toHaveURL(/from=2026-01-01/);
    });
  });
}

const field = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
