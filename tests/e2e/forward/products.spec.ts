// A chemist asks what can be made of a molecule: the task is watched, its products filtered, one is read closely, and they
// are taken home; then a mixture is predicted.

import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from 'playwright/test';
import { fullIf } from '../../support/extent.ts';
import { readSheet } from '../../../services/chemistry/src/platform/files/read/workbook.ts';
import { signIn, word } from '../support/visitor.ts';

const acid = 'OC(=O)c1ccc(Br)cc1';
const ownPartners = ['NCc1ccncc1', 'benzylamine', 'C1CC', 'NCCc1ccccn1'];
/** Names of this run's own: a second try meets the tasks of the first. */
const run = Date.now().toString(36);

const button = (page: Page | Locator, key: string, params = {}) =>
  page.getByRole('button', { name: word(key, 'en', params), exact: true });
const grid = (page: Page) => page.getByRole('grid');
const shown = (page: Page) => page.getByRole('status').filter({ hasText: /^[\d,]+ products?$/ });

async function giveMolecule(page: Page, text: string): Promise<void> {
  // While the editor loads, the page does not respond.
  await expect(page.getByRole('button', { name: /^Clear Canvas/ })).toBeVisible({ timeout: 60_000 });
  const line = page.getByRole('textbox', { name: word('forward:input.label') });
  await line.fill(text);
  await line.press('Enter');
}

test(
  'an acid is reacted with partners, its products are watched, filtered, read closely and exported',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(480_000);
    const name = `Amides ${run}`;
    await signIn(page, 'chemist', '/forwardsynthesis');
    await page.getByRole('link', { name: new RegExp(`^${word('forward:type.enumeration.name')}`) }).click();
    await giveMolecule(page, acid);
    const acylation = page.getByRole('checkbox', {
      name: word('forward:kinds.use', 'en', { name: word('retrosynthesis:constraints.classes.acylation') }),
    });
    // The first time, the partners of the stocks are sorted by reaction.
    await expect(acylation).toBeVisible({ timeout: 150_000 });
    await button(page, 'forward:kinds.none').click();
    await expect(button(page, 'forward:start.enumeration')).toBeDisabled();
    await acylation.check();
    await page.getByLabel(word('forward:start.name')).fill(name);
    // Few partners of the stocks, and three of the user's, one of which cannot be read.
    await page.getByRole('spinbutton', { name: word('forward:partners.perReaction') }).fill('20');
    await page.getByRole('textbox', { name: word('forward:own.lines') }).fill(ownPartners.join('\n'));
    const own = page.getByRole('group', { name: word('forward:own.title') });
    await button(own, 'forward:own.add').click();
    await expect(own.getByText(word('forward:own.count', 'en', { count: 3, most: 100 }))).toBeVisible();
    await expect(own.getByText(word('forward:own.refused_one', 'en', { count: 1 }), { exact: false })).toBeVisible();
    await button(page, 'forward:start.enumeration').click();

    await expect(page).toHaveURL(/\/forwardsynthesis\/list\?taskId=/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const first = grid(page).locator('tr[data-index="0"]');
    await expect(first.getByRole('img').first()).toBeVisible({ timeout: 120_000 });
    await expect(page.getByText(word('common:taskState.completed'))).toBeVisible({ timeout: 200_000 });
    const all = await countOf(page);
    expect(all).toBeGreaterThan(20);

    const field = page.getByRole('combobox', { name: word('forward:filter.contains') });
    await field.fill('c1ccncc1');
    await field.press('Enter');
    await expect.poll(() => countOf(page)).toBeLessThan(all);
    const pyridines = await countOf(page);
    expect(pyridines).toBeGreaterThan(0);
    expect(new URL(page.url()).search).not.toContain('c1ccncc1');

    await first.click();
    const panel = page.getByRole('complementary');
    await expect(
      panel.getByRole('heading', { name: word('forward:route.title_one', 'en', { count: 1 }) }),
    ).toBeVisible();
    await expect(panel.getByRole('group', { name: /bromobenzoic acid|C₇H₅BrO₂/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);

    const [head = [], ...rows] = await exportedSheet(page);
    expect(head).toContain(word('forward:service.file.probability'));
    expect(rows).toHaveLength(pyridines);
    const smiles = head.indexOf(word('forward:service.file.smiles'));
    expect(rows.every((cells) => /Br/.test(cells[smiles] ?? '') && /n/.test(cells[smiles] ?? ''))).toBe(true);

    await page.getByRole('link', { name: word('forward:back') }).click();
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row.getByText(word('common:taskState.completed'))).toBeVisible();
    await button(row, 'retrosynthesis:history.more', { name }).click();
    await page.getByRole('menuitem', { name: word('retrosynthesis:history.delete') }).click();
    await expect(row).toHaveCount(0);
  },
);

for (const width of [1440, 390])
  test(
    `a mixture is predicted and its product goes on to the impurities at ${width} px`,
    fullIf(width === 390),
    async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, 'chemist', '/forwardsynthesis/generate/prediction');
      const mixture = page.getByRole('textbox', { name: word('forward:mixture.title') });
      await mixture.fill('benzoic acid\nbenzylamine');
      await button(page, 'forward:mixture.predict').click();
      const results = page.getByRole('region', { name: word('forward:prediction.results') });
      const best = results
        .getByRole('listitem')
        .filter({ hasText: /N-benzylbenzamide|N-苄基苯甲酰胺/ })
        .first();
      await expect(best).toBeVisible({ timeout: 60_000 });
      await expect(
        best.getByText(word('retrosynthesis:constraints.classes.acylation'), { exact: false }).first(),
      ).toBeVisible();
      const sideways = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
      expect(sideways).toBeLessThanOrEqual(0);
      await button(best, 'forward:action.impurities').click();
      await expect(page).toHaveURL(/\/impurityPrediction$/);
      await page.goBack();
      await expect(mixture).toHaveValue('benzoic acid\nbenzylamine');
    },
  );

test(
  'a prediction that the service could not answer is asked again, and no task of another is shown',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await signIn(page, 'chemist', '/forwardsynthesis/generate/prediction');
    await page.getByRole('button', { name: word('forward:example.snar') }).click();
    const predicts = '**/api/retro/forward-predict*';
    await page.route(predicts, (route) => route.fulfill({ status: 503, contentType: 'text/html', body: 'busy' }));
    await button(page, 'forward:mixture.predict').click();
    const results = page.getByRole('region', { name: word('forward:prediction.results') });
    await expect(results.getByRole('alert')).toBeVisible();
    await page.unroute(predicts);
    await results.getByRole('button').click();
    const best = results
      .getByRole('listitem')
      .filter({ hasText: /chloropyrimidin-[24]-yl\)morpholine|氯嘧啶-[24]-基\)吗啉/ })
      .first();
    await expect(best).toBeVisible({ timeout: 60_000 });
    // Unlikely products are summarized.
    await expect(
      results
        .getByRole('group')
        .filter({ hasText: word('forward:column.verdict') })
        .first(),
    ).toBeVisible();

    await page.goto('/forwardsynthesis/list?taskId=018f3f7e-7d3e-7c11-9a55-3a1d5a6b7e01');
    await expect(page.getByRole('heading', { level: 1, name: word('forward:list.unreadable') })).toBeVisible();
    await page.getByRole('link', { name: word('forward:back') }).click();
    await expect(page).toHaveURL(/\/forwardsynthesis$/);
  },
);

async function countOf(page: Page): Promise<number> {
  const text = await shown(page).innerText();
  return Number(text.replace(/ products?$/, '').replaceAll(',', ''));
}

/** Cells of the workbook that the page's menu gives. */
async function exportedSheet(page: Page): Promise<string[][]> {
  await button(page, 'forward:export.button').click();
  const arrives = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: word('forward:export.as', 'en', { kind: '.xlsx' }) }).click();
  const download = await arrives;
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const rows: string[][] = [];
  for await (const { cells } of readSheet(await readFile(await download.path()))) rows.push(cells);
  return rows;
}
