// Keys for a user's own programs: made, used and revoked.

import { expect, test, type Page } from 'playwright/test';
import { place } from '../support/place.ts';
import { signIn, word } from '../support/visitor.ts';

const button = (page: Page, key: string) => page.getByRole('button', { name: word(key), exact: true });

/** A program: no cookie, no browser headers, only the key. */
const askWith = (key: string) =>
  fetch(`${place.url}/api/retro/structure-check`, {
    method: 'POST',
    headers: { authorization: `ApiKey ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ structure: 'CCO' }),
  });

test('a chemist makes a key, a program works with it, and it ends when it is revoked', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'chemist', '/home');
  await page.getByRole('button', { name: /Account of/ }).click();
  await page.getByRole('menuitem', { name: word('session:menu.profile') }).click();
  await expect(page.getByText('Demo Pharma')).toBeVisible();
  await page.getByRole('tab', { name: word('profile:tab.apiKeys') }).click();
  await expect(page.getByText(word('profile:keys.empty'))).toBeVisible();
  await button(page, 'profile:keys.create').click();
  await page.getByLabel(word('profile:create.name'), { exact: true }).fill('Notebook');
  await page.getByLabel(word('profile:module.retrosynthesis')).check();
  await page.getByRole('radio', { name: word('profile:create.days_other', 'en', { count: 30 }) }).check();
  await button(page, 'profile:create.action').click();

  const shown = page.getByRole('dialog', { name: word('profile:secret.title', 'en', { name: 'Notebook' }) });
  await expect(shown).toContainText(word('profile:secret.warning'));
  await expect(shown.getByRole('button', { name: word('profile:copy.action') }).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText(word('profile:copy.again'), { exact: true })).toBeVisible();
  const key = String(await page.evaluate('navigator.clipboard.readText()'));
  expect(await shown.getByLabel(word('profile:secret.label'), { exact: true }).textContent()).toBe(key);
  await button(page, 'profile:secret.done').click();
  await expect(page.getByText(key)).toHaveCount(0);

  expect((await askWith(key)).status).toBe(200);
  await page.reload();
  const row = page.getByRole('row', { name: /Notebook/ });
  await expect(row).toContainText(word('profile:state.live'));
  await expect(row).not.toContainText(word('profile:keys.neverUsed'));
  await row.getByRole('button').click();
  await expect(button(page, 'common:action.cancel')).toBeFocused();
  await button(page, 'profile:revoke.action').click();
  await expect(row).toContainText(word('profile:state.revoked'));
  expect((await askWith(key)).status).toBe(401);
});

test('an account without keys is shown none', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'trial', '/my/profile?tab=apiKeys');
  await expect(page.getByText('Demo Mall')).toBeVisible();
  await expect(page.getByText(word('profile:accountType.trialBasic'))).toBeVisible();
  await expect(page.getByRole('tab', { name: word('profile:tab.apiKeys') })).toHaveCount(0);
});
