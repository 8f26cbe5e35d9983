// A reaction is banned from the step of a route, found on the list of bans, and allowed again.

import { expect, test } from 'playwright/test';
import { openFirstRoute, word } from '../support/visitor.ts';

test('a chemist bans the reaction of a step, finds it on the list and allows it again', async ({ page }) => {
  await openFirstRoute(page, 'CCOC(=O)c1ccc(NC(C)=O)c(OC)c1');
  await page
    .getByRole('treeitem', { name: /^\d+\. / })
    .first()
    .click();
  const inspector = page.getByRole('complementary', { name: word('routes:inspector.label') });
  await inspector.getByRole('textbox', { name: word('bans:step.ask') }).fill('Did not scale.');
  await inspector.getByRole('button', { name: word('bans:step.reaction'), exact: true }).click();
  await expect(page.getByText(word('bans:step.done'))).toBeVisible();

  await page.goto('/my/ban');
  const row = page.getByRole('row').filter({ hasText: word('bans:reason', 'en', { text: 'Did not scale.' }) });
  await expect(row).toContainText(word('bans:scope.reaction'));
  await expect(page.getByRole('link', { name: /^Download as/ }).first()).toBeVisible();
  await row.getByRole('button', { name: /^Allow / }).click();
  await expect(row).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(word('bans:empty.title'))).toBeVisible();
});
