// A chemist builds a route by hand, and looks at all that a search looked at.

import { expect, test, type Page } from 'playwright/test';
import { signIn, word } from '../support/visitor.ts';

const target = 'COc1ccc(C(=O)Nc2ccc(CN3CCCCCC3)cc2)cc1';
const amide = 'Amide coupling of an acid with an aromatic amine';
/** What a busy machine may take for an expansion or a search. */
const patience = { timeout: 60_000 };

const items = (page: Page) => page.getByRole('treeitem');
const solved = (page: Page) => page.getByRole('status').filter({ hasText: word('manual:solved') });
const proposal = (page: Page, name: string) => page.getByRole('article', { name, exact: true }).first();

async function begin(page: Page, structure = target): Promise<void> {
  await signIn(page, 'chemist', '/route/manual');
  await page.getByRole('textbox', { name: word('manual:start.label') }).fill(structure);
  await page.getByRole('button', { name: word('manual:start.button') }).click();
  await expect(page).toHaveURL(/\/route\/manual\/[0-9a-f-]{36}$/);
}

async function choose(page: Page, name: string): Promise<void> {
  await proposal(page, name)
    .getByRole('button', { name: word('manual:proposal.choose') })
    .click();
}

test('a route is built by hand to bought materials, kept, and found among the routes of its target', async ({
  page,
}) => {
  // The first question of all waits for the templates. No other test here plans moclobemide before: a route is kept once.
  test.slow();
  await begin(page, 'moclobemide');
  await expect(items(page)).toHaveCount(1);
  await page.getByRole('checkbox', { name: word('manual:filter.inStockOnly') }).check();
  await page.getByRole('checkbox', { name: word('manual:filter.passedOnly') }).check();
  const first = page.getByRole('article').first();
  await expect(first).toContainText(word('manual:check.passed', 'en', { rank: 1 }), patience);
  await first.getByRole('button', { name: word('manual:proposal.choose') }).click();
  await expect(solved(page)).toBeVisible(patience);
  const grown = await items(page).count();

  await page.keyboard.press('Control+z');
  await expect(items(page)).toHaveCount(1);
  await page.keyboard.press('Control+y');
  await expect(items(page)).toHaveCount(grown);
  await page.reload();
  await expect(items(page)).toHaveCount(grown);

  await page.getByRole('button', { name: word('manual:save.button') }).click();
  await page.getByRole('link', { name: word('manual:save.view') }).click();
  await expect(page).toHaveURL(/\/route\/detail\//);
  await expect(items(page)).toHaveCount(grown);
  await page.getByRole('link', { name: word('routes:detail.back') }).click();
  await expect(page.getByText(word('routes:solved.madeByHand'))).toHaveCount(1);
});

test('what cannot be bought is marked as bought, and a branch is taken away', { tag: '@full' }, async ({ page }) => {
  await begin(page);
  await choose(page, amide);
  await expect(items(page)).toHaveCount(4);
  await page.getByRole('button', { name: word('manual:buy') }).click();
  await expect(page.getByRole('treeitem', { name: word('routes:stock.short.marked') })).toBeVisible();
  await expect(solved(page)).toBeVisible(patience);
  await page.getByRole('button', { name: word('manual:unbuy') }).click();
  await expect(page.getByRole('treeitem', { name: word('routes:stock.short.marked') })).toHaveCount(0);
  await page.getByRole('treeitem', { name: word('routes:tree.target') }).click();
  await page.keyboard.press('Delete');
  await expect(items(page)).toHaveCount(1);
});

test(
  'a search goes on from an open molecule, its route is put in, and its whole graph can be walked',
  { tag: '@full' },
  async ({ page }) => {
    await begin(page);
    await choose(page, amide);
    await page.getByRole('button', { name: word('manual:continue.button') }).click();
    // A search that has ended takes no route away any more.
    await expect(page.getByText(/complete routes? found/)).toBeVisible(patience);
    await page
      .getByRole('button', { name: word('manual:continue.putIn') })
      .first()
      .click();
    await expect(solved(page)).toBeVisible(patience);

    await page
      .getByRole('treeitem', { name: /made in step/ })
      .first()
      .click();
    await page.getByRole('link', { name: word('manual:continue.graph') }).click();
    await expect(page).toHaveURL(/\/route\/force\/retrosynthesis\//);
    await expect(page.getByText(word('search-graph:counts.molecules'), { exact: true })).toBeVisible();
    await expect(items(page).nth(1)).toBeVisible();
    const folded = await items(page).count();
    await page.getByRole('button', { name: word('search-graph:canvas.unfoldLevel') }).click();
    await expect.poll(() => items(page).count()).toBeGreaterThan(folded);
    await page.getByRole('radio', { name: word('search-graph:filter.failed'), exact: true }).click();
    await expect(page).toHaveURL(/check=failed/);
    await expect(page.getByRole('treeitem', { name: /failed the forward check/ }).first()).toBeVisible();
  },
);
