// What an account holds: its organization, the modules it may use, and its limits.

import { expect, test } from 'playwright/test';
import { signIn, word } from '../support/visitor.ts';

test('a user reads which modules the account has and how much of each limit is used', async ({ page }) => {
  await signIn(page, 'chemist', '/my/equity');
  const account = page.getByRole('region', { name: word('equity:account'), exact: true });
  await expect(account).toContainText('Demo Pharma');
  const modules = page.getByRole('table', { name: word('equity:modules') });
  const planning = modules.getByRole('row', { name: new RegExp(word('profile:module.retrosynthesis')) });
  await expect(planning).toContainText(word('equity:open'));
  await expect(page.getByText(word('equity:holding.stocks'))).toBeVisible();
});

test('a module that the account lacks is shown as not included', async ({ page }) => {
  await signIn(page, 'limited', '/my/equity');
  const modules = page.getByRole('table', { name: word('equity:modules') });
  const planning = modules.getByRole('row', { name: new RegExp(word('profile:module.retrosynthesis')) });
  await expect(planning).toContainText(word('equity:closed'));
});
