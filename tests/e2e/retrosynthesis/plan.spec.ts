// The main job in a browser: from a name to a route that can be read, in both languages.

import { expect, test } from 'playwright/test';
import { planFromHome, signIn, taskPanel, word } from '../support/visitor.ts';

test('a chemist plans imatinib, watches the search, compares routes and reads one', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await signIn(page, 'chemist');
  await planFromHome(page, 'imatinib', { isWhole: true });

  const panel = taskPanel(page);
  await expect(panel.getByRole('progressbar')).toBeVisible();
  await expect(panel.getByText(word('retrosynthesis:found.title'))).toBeVisible({ timeout: 20_000 });
  // The list shows what there was when it was opened: three routes are enough to compare.
  await panel.getByRole('link', { name: /^Open ([3-9]|\d{2,}) routes/ }).click();

  await expect(page).toHaveURL(/\/route\/list\/retrosynthesis\/[\w-]{22}/);
  await expect(
    page.getByRole('heading', { name: word('routes:list.title', 'en', { name: 'imatinib' }) }),
  ).toBeVisible();
  const rows = page.getByRole('row').filter({ has: page.getByRole('link', { name: /^Open route/ }) });
  await expect(rows.nth(2)).toBeVisible();

  await page
    .getByRole('columnheader', { name: /^Steps/ })
    .getByRole('button')
    .click();
  await expect(page.getByRole('columnheader', { name: /^Steps/ })).toHaveAttribute('aria-sort', /ascending|descending/);

  await page.getByRole('link', { name: word('routes:list.openRoute', 'en', { rank: 1 }), exact: true }).click();
  await expect(page).toHaveURL(/\/route\/detail\/[\w-]{36}/);
  const tree = page.getByRole('tree', { name: word('routes:tree.label') });
  await expect(tree.getByRole('treeitem').first()).toBeVisible();
  await page.getByRole('radio', { name: word('routes:inspector.whySolved') }).check();
  await expect(
    page.getByText(/all \d+ starting materials are in stock, and all \d+ steps pass the forward check/),
  ).toBeVisible();
  expect(problems).toEqual([]);
});

test(
  'a route can be walked with the keyboard and saved as a self-contained SVG and a PNG',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page, 'chemist');
    await planFromHome(page, 'lidocaine');
    await taskPanel(page)
      .getByRole('link', { name: /^Open \d+ route/ })
      .click();
    await page.getByRole('link', { name: word('routes:list.openRoute', 'en', { rank: 1 }), exact: true }).click();
    const tree = page.getByRole('tree');
    const items = tree.getByRole('treeitem');
    await items.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(items.first()).not.toBeFocused();
    await page.keyboard.press('Home');
    await expect(items.first()).toBeFocused();
    const before = await items.count();
    await page.keyboard.press('Space');
    await expect.poll(() => items.count()).toBeLessThan(before);
    await page.keyboard.press('Space');
    await expect.poll(() => items.count()).toBe(before);

    for (const [key, kind] of [
      ['routes:detail.exportSvg', 'svg'],
      ['routes:detail.exportPng', 'png'],
    ] as const) {
      await page.getByRole('button', { name: word('sharing:actions.export'), exact: true }).click();
      const saved = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: word(key) }).click();
      const download = await saved;
      expect(download.suggestedFilename()).toMatch(new RegExp(`\\.${kind}$`));
      const chunks: Buffer[] = [];
      for await (const chunk of await download.createReadStream()) chunks.push(Buffer.from(chunk));
      const bytes = Buffer.concat(chunks);
      const text = bytes.toString('latin1');
      const isSound = kind === 'svg' ? text.includes('<svg') && !/href="\/api/.test(text) : text.startsWith('\x89PNG');
      expect([kind, isSound, bytes.length > 10_000]).toEqual([kind, true, true]);
    }
  },
);

test(
  'switching the language is saved with the user and changes the chemistry words too',
  { tag: '@full' },
  async ({ page, browser }) => {
    await signIn(page, 'trial');
    await planFromHome(page, 'paracetamol');
    await taskPanel(page)
      .getByRole('link', { name: /^Open \d+ route/ })
      .click();
    await page.getByRole('button', { name: word('common:language.label') }).click();
    await page.getByRole('menuitemradio', { name: word('common:language.zh-CN') }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect(
      page.getByRole('columnheader', { name: word('routes:listPage.column.precedents', 'zh-CN') }),
    ).toBeVisible();
    await expect(page.getByText(/\p{Script=Han}+(缩合|酰化|酰胺化)/u).first()).toBeVisible();

    const elsewhere = await browser.newContext({ locale: 'en-US' });
    const other = await elsewhere.newPage();
    await signIn(other, 'trial');
    await expect(other.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await elsewhere.close();
    // Other tests sign in as this user and read English.
    await page.getByRole('button', { name: word('common:language.label', 'zh-CN') }).click();
    await page.getByRole('menuitemradio', { name: word('common:language.en', 'zh-CN') }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);

test('an unsound structure is explained beside the field and nothing typed is lost', async ({ page }) => {
  await signIn(page, 'chemist');
  const field = page.getByRole('textbox', { name: word('home:input.label') });
  await field.fill('c1ccccc');
  await expect(page.getByText(word('errors:unrecognizedStructure')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: word('home:action.plan') })).toBeDisabled();
  await field.fill('COC(=O)[C@H]1[C@@H](OC(=O)c2ccccc2)C[C@@H]2CC[C@H]1N2C.Cl');
  await expect(page.getByText(word('errors:drugControlled')).first()).toBeVisible();
  await page.reload();
  await expect(field).toHaveValue(/^COC/);
});

test('the structure editor opens under the page policy and its drawing is recognised', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (line) => {
    if (/Content Security Policy/i.test(line.text())) refused.push(line.text());
  });
  await signIn(page, 'chemist', '/retrosynthesis');
  const line = page.getByRole('textbox', { name: word('retrosynthesis:input.label') });
  await line.fill('ibuprofen');
  await line.press('Enter');
  await expect(page.getByText('ibuprofen', { exact: false }).first()).toBeVisible();
  // Two canvases exist, one for polymers; the visible one shows the acid's letters.
  await expect(page.locator('[data-testid="ketcher-canvas"]:visible')).toContainText('OH', { timeout: 30_000 });
  await expect(page.getByRole('button', { name: word('retrosynthesis:plan.start') })).toBeEnabled();
  // The editor leaves the keys to the rest of the page.
  await page.getByRole('button', { name: word('help:menu.label') }).press('Enter');
  const menu = page.getByRole('menu', { name: word('help:menu.label') });
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  expect(refused).toEqual([]);
});
