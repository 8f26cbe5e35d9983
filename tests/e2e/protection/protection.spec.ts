// A group that a step would touch is protected: the route gains the steps that put the group on and take it off.

import { expect, test, type Page } from 'playwright/test';
import { choose } from '../support/choose.ts';
import { signIn, word } from '../support/visitor.ts';

const target = 'O=C(c1ccc(Cl)cc1)N1CCCC1CO';
const toTarget = `O=C(Cl)c1ccc(Cl)cc1.OCC1CCCN1>>${target}`;
/** A check or a search may take so long on a busy machine. */
const patience = { timeout: 60_000 };

const items = (page: Page) => page.getByRole('treeitem');
const button = (page: Page, key: string) => page.getByRole('button', { name: word(key), exact: true });

test('an alcohol is protected in a route built by hand, and the protection undone', async ({ page }) => {
  await signIn(page, 'chemist', '/route/manual');
  await page.getByRole('textbox', { name: word('manual:start.label') }).fill(target);
  await button(page, 'manual:start.button').click();
  await button(page, 'manual:write.button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: word('reaction:input.label') }).fill(toTarget);
  await page.keyboard.press('Enter');
  const take = dialog.getByRole('button', { name: word('manual:proposal.choose') });
  await expect(take).toBeEnabled(patience);
  await take.click();
  await expect(items(page)).toHaveCount(4, patience);

  await page.getByRole('treeitem', { name: /^1\. / }).first().dispatchEvent('click');
  await page.locator('summary', { hasText: word('manual:protection.title') }).click();
  await choose(page.getByLabel(word('manual:protection.group')), /^TIPS \(alcohol/);
  await button(page, 'manual:protect').click();
  await expect(items(page)).toHaveCount(9, patience);
  await button(page, 'manual:undo').click();
  await expect(items(page)).toHaveCount(4, patience);
});
