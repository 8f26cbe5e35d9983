// A chemist edits a route: writes steps, takes another form, goes another way between two molecules, says what is known of
// a step, saves versions and goes back; the original stays.

import { expect, test, type Page } from 'playwright/test';
import { signIn, word } from '../support/visitor.ts';

const target = 'CCCCCNC(=O)c1ccc(-c2ccccc2)cc1';
const acid = 'O=C(O)c1ccc(-c2ccccc2)cc1';
const toTarget = `CCCCCN.${acid}>>${target}`;
const toAcid = `OB(O)c1ccccc1.O=C(O)c1ccc(Br)cc1>>${acid}`;
/** What a busy machine may take for a check or a search. */
const patience = { timeout: 60_000 };

const items = (page: Page) => page.getByRole('treeitem');
const select = (page: Page, name: string | RegExp) =>
  page.getByRole('treeitem', { name }).first().dispatchEvent('click');
const fold = (page: Page, key: string) => page.locator('summary', { hasText: word(key) }).click();

async function write(page: Page, reaction: string): Promise<void> {
  await page.getByRole('button', { name: word('manual:write.button') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: word('reaction:input.label') }).fill(reaction);
  await page.keyboard.press('Enter');
  const use = dialog.getByRole('button', { name: word('manual:proposal.choose') });
  await expect(use).toBeEnabled(patience);
  await use.click();
  await expect(dialog).toHaveCount(0, patience);
}

test(
  'a route is written, saved, opened from its page, changed and brought back',
  { tag: '@full' },
  async ({ page }) => {
    test.slow();
    await signIn(page, 'chemist', '/route/manual');
    await page.getByRole('textbox', { name: word('manual:start.label') }).fill(target);
    await page.getByRole('button', { name: word('manual:start.button') }).click();
    await expect(items(page)).toHaveCount(1);
    await write(page, toTarget);
    await expect(items(page)).toHaveCount(4);
    await select(page, /^(4-phenylbenzoic acid|4-苯基苯甲酸)/);
    await write(page, toAcid);
    await expect(items(page)).toHaveCount(7);
    await page.getByRole('button', { name: word('manual:save.button') }).click();
    await page.getByRole('link', { name: word('manual:save.view') }).click();
    await expect(page).toHaveURL(/\/route\/detail\//);
    const original = page.url();
    await page.getByRole('button', { name: word('routes:detailPage.edit.button') }).click();
    await expect(page).toHaveURL(/\/route\/manual\/[0-9a-f-]{36}$/);
    // The page of the route shows as many while the workbench is loading.
    await expect(page.getByRole('complementary', { name: word('manual:panel') })).toBeVisible(patience);
    await expect(items(page)).toHaveCount(7);

    await select(page, /^phenylboronic acid/);
    await fold(page, 'manual:forms.title');
    await page.getByRole('button', { name: /pinacol boronate/ }).click(patience);
    await expect(page.getByRole('treeitem', { name: /dioxaborolane/ })).toBeVisible(patience);
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('treeitem', { name: /^phenylboronic acid/ })).toBeVisible(patience);

    await select(page, word('routes:tree.target'));
    await fold(page, 'manual:replace.title');
    await select(page, /^phenylboronic acid/);
    await expect(page.getByRole('treeitem', { name: /^phenylboronic acid.*, B$/ })).toBeVisible();
    await expect(page.getByRole('group', { name: word('manual:replace.downTo') })).toContainText('phenylboronic acid');
    await page
      .getByRole('button', { name: word('manual:continue.putIn') })
      .first()
      .click(patience);
    await expect(page.getByRole('treeitem', { name: /^(4-phenylbenzoic acid|4-苯基苯甲酸)/ })).toHaveCount(0, patience);
    await page.getByRole('button', { name: word('manual:save.button') }).click();
    await expect(page.getByRole('link', { name: word('manual:save.view') })).toBeVisible();

    await items(page).first().focus();
    await page.keyboard.press('v');
    const versions = page.getByRole('dialog');
    await expect(versions.getByRole('checkbox')).toHaveCount(2);
    for (const one of await versions.getByRole('checkbox').all()) await one.check();
    await expect(versions.getByRole('region', { name: word('manual:versions.comparison') })).toBeVisible();
    await versions.getByRole('button', { name: word('manual:versions.restore') }).click();
    await expect(page.getByRole('treeitem', { name: /^(4-phenylbenzoic acid|4-苯基苯甲酸)/ })).toBeVisible(patience);
    await page.reload();
    await expect(items(page)).toHaveCount(7);
    await page.goto(original);
    await expect(items(page)).toHaveCount(7);
  },
);

test(
  'what two windows do to one route is kept, and neither takes back what the other did',
  { tag: '@full' },
  async ({ page, context }) => {
    test.slow();
    await signIn(page, 'chemist', '/route/manual');
    await page.getByRole('textbox', { name: word('manual:start.label') }).fill('CCCCCCNC(=O)c1ccc(-c2ccccc2)cc1');
    await page.getByRole('button', { name: word('manual:start.button') }).click();
    await write(page, `CCCCCCN.${acid}>>CCCCCCNC(=O)c1ccc(-c2ccccc2)cc1`);
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(items(second)).toHaveCount(4);
    await select(page, /^(4-phenylbenzoic acid|4-苯基苯甲酸)/);
    await write(page, toAcid);
    await expect(items(page)).toHaveCount(7);
    await second.evaluate('document.body.focus()');
    await second.keyboard.press('Control+z');
    await expect(items(second)).toHaveCount(7);
  },
);
