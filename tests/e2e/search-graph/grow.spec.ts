// The better-force view: the whole search graph unfolded, grown by hand and in the background, and a route chosen in it.

import { expect, test, type Page } from 'playwright/test';
import { planFromHome, signIn, word } from '../support/visitor.ts';

/** Opens the graph of a search that has just begun. */
async function openGraph(page: Page, structure: string): Promise<void> {
  await signIn(page, 'chemist');
  await planFromHome(page, structure);
  const taskId = new URL(page.url()).searchParams.get('task') ?? '';
  await page.goto(`/route/force/retrosynthesis?task=${taskId}`);
  await expect(target(page)).toBeVisible({ timeout: 60_000 });
}

const target = (page: Page) => page.locator('[role=treeitem][aria-level="1"]');
const selected = (page: Page) => page.getByRole('region', { name: word('search-graph:panel.label') });
const chosen = (page: Page) => page.getByRole('region', { name: word('search-graph:selection.title') });
const button = (page: Page, key: string) => page.getByRole('button', { name: word(`search-graph:${key}`) });

test(
  'a route is chosen in the graph by the keyboard alone and kept, and the second time shown',
  { tag: '@full' },
  async ({ page }) => {
    await openGraph(page, 'CCN(CC)CCNC(=O)c1ccc(N)cc1');
    await expect(page.locator('[role=treeitem][data-solved=true]').first()).toBeVisible({ timeout: 60_000 });
    await page.getByRole('tree').focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-chosen=true][role=treeitem]')).toHaveCount(1);
    const complete = chosen(page).getByRole('button', { name: word('search-graph:selection.completeBy') });
    if (await complete.isVisible()) {
      await complete.focus();
      await page.keyboard.press('Enter');
    }
    await expect(chosen(page)).toContainText(word('search-graph:selection.complete'));
    const save = chosen(page).getByRole('button', { name: word('search-graph:selection.save') });
    await save.focus();
    await page.keyboard.press('Enter');
    const kept = page.getByText(word('search-graph:selection.saved'));
    const dialog = page.getByRole('dialog');
    await expect(kept.or(dialog).first()).toBeVisible({ timeout: 30_000 });
    if (!(await dialog.isVisible())) {
      await save.focus();
      await page.keyboard.press('Enter');
    }
    await expect(dialog).toBeVisible({ timeout: 30_000 });
    await dialog.getByRole('button', { name: word('common:errorAction.viewRoute') }).click();
    await expect(page).toHaveURL(/\/route\/detail\//);
  },
);

test('what a person adds to the graph is there again after a reload', { tag: '@full' }, async ({ page }) => {
  await openGraph(page, 'CC(C)Cc1ccc(C(C)C(=O)NCc2ccccc2)cc1');
  const leaf = page.locator('[role=treeitem][data-look=inStock]:not([aria-expanded])').first();
  await expect(leaf).toBeVisible({ timeout: 60_000 });
  // What was unfolded may reach beyond the window.
  await page.getByRole('button', { name: word('routes:detail.fit') }).click();
  const name = (await leaf.locator('title').textContent()) ?? '';
  await leaf.click();
  await selected(page)
    .getByRole('button', { name: word('search-graph:panel.expand') })
    .click();
  const grown = page.getByRole('treeitem', { name, exact: true, expanded: true }).first();
  await expect(grown).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await expect(grown).toBeVisible({ timeout: 60_000 });
});

test('a search goes on from a molecule, is seen to grow, and is stopped', async ({ page }) => {
  await openGraph(page, 'COc1ccc(CCNC(=O)c2cccnc2)cc1OC');
  await expect(button(page, 'panel.expand')).toBeVisible();
  await selected(page)
    .getByRole('button', { name: word('search-graph:panel.seconds', 'en', { count: 60 }), exact: true })
    .click();
  await expect(page.getByRole('progressbar')).toBeVisible({ timeout: 30_000 });
  await button(page, 'growth.stop').click();
  await expect(page.getByRole('progressbar')).toBeHidden({ timeout: 30_000 });
});

test('the phone has an outline, no wider than its screen', { tag: '@full' }, async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await signIn(page, 'chemist');
  await page.goto('/route/force/retrosynthesis');
  await expect(page.getByRole('list', { name: word('search-graph:canvas.label') })).toBeVisible({ timeout: 60_000 });
  const overflow = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
  expect(overflow).toBeLessThanOrEqual(0);
  await context.close();
});
