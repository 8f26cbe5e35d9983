// A task ends while its chemist is elsewhere: the bell says so, opens it, and counts it as read.

import { expect, test } from 'playwright/test';
import { planFromHome, signIn, word } from '../support/visitor.ts';

test('a finished task rings the bell, is opened from there, and is read then', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(240_000);
  await signIn(page, 'chemist');
  await planFromHome(page, 'CCCCOc1ccc(NC(C)=O)cc1');
  await page.goto('/sascore');
  const unread = page.getByRole('button', { name: /^Notifications, \d+ unread$/ });
  await expect(unread).toBeVisible({ timeout: 120_000 });
  const other = await page.context().newPage();
  await other.goto('/home');
  const unreadThere = other.getByRole('button', { name: /^Notifications, \d+ unread$/ });
  await expect(unreadThere).toBeVisible();
  const before = Number((await unread.getAttribute('aria-label'))?.match(/\d+/)?.[0]);
  // By keyboard alone.
  await unread.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: word('notifications:title') });
  const newest = panel.getByRole('listitem').first();
  await expect(newest.getByRole('img', { name: word('notifications:unread') })).toBeVisible();
  await newest.getByRole('link').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/retrosynthesis\?task=/);
  await expect(panel).toHaveCount(0);
  // The other window knows at once, not when it next asks.
  const left = before > 1 ? word('notifications:openUnread', 'en', { count: before - 1 }) : word('notifications:open');
  await expect(other.getByRole('button', { name: left, exact: true })).toBeVisible({ timeout: 2_000 });
  await other.close();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(panel.getByRole('listitem').first().getByRole('img')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
});
