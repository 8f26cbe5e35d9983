// The user's profile page.

import { expect, test } from 'playwright/test';
import { fullIf } from '../../support/extent.ts';
import { signIn } from '../support/visitor.ts';

test.describe('on a phone, in Chinese', () => {
  test.use({ viewport: { width: 390, height: 844 }, locale: 'zh-CN' });

  for (const path of ['/my/profile', '/my/profile?tab=apiKeys', '/enterprise', '/home']) {
    test(`${path} fits and has no word of another language`, fullIf(path !== '/my/profile'), async ({ page }) => {
      await signIn(page, 'other', path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
      expect(wide).toBeLessThanOrEqual(0);
      await expect(page.getByRole('main')).not.toContainText(/\b(Create|Profile|Home|subscription|page)\b/);
    });
  }
});

test('/my and /profile lead to the profile', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'chemist', '/my');
  await expect(page).toHaveURL(/\/my\/profile$/);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/my\/profile$/);
});
