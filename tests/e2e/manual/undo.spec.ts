// Every kind of change of a route by hand is undone and done again; facts entered for a step count in the route's cost.

import { expect, test, type Page } from 'playwright/test';
import { choose, chosen } from '../support/choose.ts';
import { signIn, word } from '../support/visitor.ts';

const target = 'O=C(c1ccc(F)cc1)N1CCCC1CO';
const toTarget = `O=C(Cl)c1ccc(F)cc1.OCC1CCCN1>>${target}`;
/** What a busy machine may take for a check or a search. */
const patience = { timeout: 60_000 };

const items = (page: Page) => page.getByRole('treeitem');
const button = (page: Page, key: string) => page.getByRole('button', { name: word(key), exact: true });
const select = (page: Page, name: string | RegExp) =>
  page.getByRole('treeitem', { name }).first().dispatchEvent('click');
const fold = (page: Page, key: string) => page.locator('summary', { hasText: word(key) }).click();
const step = (page: Page, name: RegExp) => page.getByRole('treeitem', { name });

/** Undoes the last change and redoes it: `before` and `after` count molecules and steps. */
async function thereAndBack(page: Page, before: number, after: number): Promise<void> {
  await expect(items(page)).toHaveCount(after, patience);
  await button(page, 'manual:undo').click();
  await expect(items(page)).toHaveCount(before, patience);
  await button(page, 'manual:redo').click();
  await expect(items(page)).toHaveCount(after, patience);
}

async function begin(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: word('manual:start.label') }).fill(target);
  await button(page, 'manual:start.button').click();
  await expect(items(page)).toHaveCount(1);
  await button(page, 'manual:write.button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: word('reaction:input.label') }).fill(toTarget);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: word('manual:proposal.choose') })).toBeEnabled(patience);
  await dialog.getByRole('button', { name: word('manual:proposal.choose') }).click();
}

test(
  'each change of a route is undone and done again, and a version brings all of it back',
  { tag: '@full' },
  async ({ page }, { retry }) => {
    test.slow();
    // What is said of a step makes another route of it, so that a second run saves one that is not there yet.
    const percent = 91 - retry;
    await signIn(page, 'chemist', '/route/manual');
    await begin(page);
    await thereAndBack(page, 1, 4);

    await step(page, /^1\. /).dispatchEvent('click');
    await fold(page, 'manual:facts.title');
    await page.getByLabel(word('manual:facts.yieldPercent')).fill(String(percent));
    const equivalents = page.getByRole('group', { name: word('manual:facts.equivalents') });
    await equivalents.getByRole('textbox').first().fill('0');
    await expect(page.getByText(word('manual:facts.wrong.equivalents'))).toBeVisible();
    await equivalents.getByRole('textbox').first().fill('1.5');
    await button(page, 'manual:facts.save').click();
    const said = page.getByText(word('manual:facts.yieldLine', 'en', { value: percent.toFixed(1) }));
    await expect(said).toBeVisible(patience);
    await button(page, 'manual:undo').click();
    await expect(said).toHaveCount(0, patience);
    await button(page, 'manual:redo').click();
    await expect(said).toBeVisible(patience);
    await button(page, 'manual:save.button').click();
    await expect(page.getByRole('link', { name: word('manual:save.view') })).toBeVisible(patience);

    await fold(page, 'manual:protection.title');
    await choose(page.getByLabel(word('manual:protection.group')), /^TIPS \(alcohol/);
    await button(page, 'manual:protect').click();
    await thereAndBack(page, 4, 9);
    await step(page, /^3\. /).dispatchEvent('click');
    await fold(page, 'manual:protection.title');
    const borne = page.getByLabel(word('manual:protection.replace'));
    await expect(chosen(borne)).toHaveText(/^TIPS /, patience);
    await choose(page.getByLabel(word('manual:protection.by')), /^TBS /);
    await button(page, 'manual:protection.replaceNow').click();
    await expect(step(page, /tert-butyl\(dimethyl\)silyl|叔丁基二甲基甲硅烷/).first()).toBeVisible(patience);
    await button(page, 'manual:undo').click();
    await expect(step(page, /tert-butyl\(dimethyl\)silyl|叔丁基二甲基甲硅烷/)).toHaveCount(0, patience);
    await button(page, 'manual:redo').click();
    await expect(step(page, /tert-butyl\(dimethyl\)silyl|叔丁基二甲基甲硅烷/).first()).toBeVisible(patience);

    await select(page, word('routes:tree.target'));
    await button(page, 'manual:remove').click();
    await thereAndBack(page, 9, 1);

    await items(page).first().focus();
    await page.keyboard.press('v');
    const versions = page.getByRole('dialog');
    await versions
      .getByRole('button', { name: word('manual:versions.restore') })
      .first()
      .click();
    await expect(items(page)).toHaveCount(4, patience);
    await button(page, 'manual:undo').click();
    await expect(items(page)).toHaveCount(1, patience);
    await button(page, 'manual:redo').click();
    await expect(items(page)).toHaveCount(4, patience);
  },
);
