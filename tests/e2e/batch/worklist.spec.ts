// Many molecules at once in a browser: gathered from a list and a file, changed, started, paused, stopped, taken home.

import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import { choose } from '../support/choose.ts';
import { longSearch, signIn, word } from '../support/visitor.ts';

const say = (key: string, params: Record<string, string | number> = {}) => word(`batch:${key}`, 'en', params);
const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const barButton = (page: Page, name: RegExp) =>
  page.getByRole('toolbar', { name: say('bar.actions') }).getByRole('button', { name });
const group = (page: Page, name: string) => page.getByText(new RegExp(`^${name} ?\\d+$`));

async function addList(page: Page, lines: string[]): Promise<void> {
  await page.getByRole('textbox', { name: say('add.list') }).fill(lines.join('\n'));
  await button(page, say('add.add_other', { count: lines.length })).click();
}

/** Leaves nothing behind of an earlier run of the test. */
async function emptyWorklist(page: Page, routeType = 'processchemistry'): Promise<void> {
  await expect(page.getByText(/^\d+ of 500 molecules$/)).toBeVisible();
  await page.evaluate(async (module) => {
    const ask = (path: string, body: object) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf': '1' },
        body: JSON.stringify({ ...body, routeType: module }),
      });
    await ask('/api/retro/batch-stop', {});
    await ask('/api/retro/delete-waiting-smiles', {});
  }, routeType);
  await page.reload();
  await expect(page.getByText(say('empty.title'), { exact: true })).toBeVisible();
}

test('a list with a duplicate and a wrong line, and a file, become a worklist that can be changed', async ({
  page,
}) => {
  await signIn(page, 'chemist', '/batch/processchemistry');
  await emptyWorklist(page);
  await addList(page, ['aspirin', 'CC(=O)Oc1ccccc1C(=O)O', 'C1CC', 'CCO\tmy ethanol']);
  const list = page.getByRole('region', { name: say('report.title', { source: say('report.list') }) });
  await expect(list.getByText(say('report.counts', { accepted: 2, duplicates: 1, rejected: 1 }))).toBeVisible();
  await expect(list.getByRole('listitem')).toHaveText(/^3C1CC/);
  await list.getByRole('button', { name: say('report.mend_one') }).click();
  const field = page.getByRole('textbox', { name: say('add.list') });
  await expect(field).toHaveValue('C1CC');
  await field.fill('C1CC1\tring');
  await button(page, say('add.add_one', { count: 1 })).click();
  await expect(rowOf(page, 'ring')).toBeVisible();

  await page.getByLabel(new RegExp(say('add.files'))).setInputFiles({
    name: 'targets.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('SMILES,Name\nCCN(CC)CC(=O)Nc1c(C)cccc1C,lead 1\nc1ccccc,broken\n'),
  });
  const file = page.getByRole('region', { name: say('report.title', { source: 'targets.csv' }) });
  await expect(file.getByText(say('report.counts', { accepted: 1, duplicates: 0, rejected: 1 }))).toBeVisible();
  await expect(rowOf(page, 'lead 1').getByText('targets.csv')).toBeVisible();

  await rowOf(page, 'my ethanol').hover();
  await button(page, say('row.rename', { name: 'my ethanol' })).click();
  await page.getByRole('textbox', { name: say('row.name'), exact: true }).fill('solvent');
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'solvent')).toBeVisible();
  await button(page, say('row.edit', { name: 'solvent' })).click();
  const line = page.getByRole('textbox', { name: word('retrosynthesis:input.label') });
  await line.fill('CCCO');
  await line.press('Enter');
  await button(page, say('draw.save')).click();
  await expect(rowOf(page, 'solvent').getByText('C₃H₈O')).toBeVisible();

  await button(page, say('row.remove', { name: 'ring' })).click();
  await expect(rowOf(page, 'ring')).toHaveCount(0);
  await button(page, word('common:undo.action')).click();
  await expect(rowOf(page, 'ring')).toBeVisible();
});

test(
  'molecules are started together, paused and stopped, and another tab shows it',
  { tag: '@full' },
  async ({ page, context }) => {
    test.setTimeout(120_000);
    await signIn(page, 'chemist', '/batch/retrosynthesis');
    await emptyWorklist(page, 'retrosynthesis');
    const targets = [30, 31, 32, 33, 34].map((chain) => `${longSearch(chain)}\tmacrolide ${chain}`);
    await addList(page, ['aspirin', ...targets]);
    await expect(page.getByRole('row')).toHaveCount(7);
    await choose(page.getByRole('combobox', { name: word('retrosynthesis:settings.timeLimit') }), '5 s');
    await barButton(page, /^Start 6$/).click();
    await expect(rowOf(page, 'aspirin').getByRole('link', { name: /routes? to aspirin/ })).toBeVisible({
      timeout: 60_000,
    });
    await expect(button(page, say('row.edit', { name: 'macrolide 34' }))).toHaveCount(0);

    const other = await context.newPage();
    await other.goto('/batch/retrosynthesis');
    await expect(rowOf(other, 'macrolide 34').getByText(/^No\. \d+ in queue$/)).toBeVisible();
    await barButton(other, /^Pause \d+ queued$/).click();
    await expect(rowOf(other, 'macrolide 34').getByText(say('state.paused'))).toBeVisible();
    await expect(rowOf(page, 'macrolide 34').getByText(say('state.paused'))).toBeVisible();
    await page.getByRole('checkbox', { name: say('row.select', { name: 'macrolide 34' }) }).check();
    await barButton(page, /^Start 1$/).click();
    await expect(rowOf(page, 'macrolide 34').getByText(say('state.paused'))).toHaveCount(0);
    await button(page, say('bar.clear')).click();
    await barButton(page, /^Stop \d+$/).click();
    await expect(group(page, say('group.running'))).toHaveText(/0$/);
    await expect(rowOf(page, 'macrolide 34').getByText(word('common:taskState.stopped'))).toBeVisible();
  },
);

test('results are side by side, lead to the routes and leave as one file', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'chemist', '/batch/processchemistry');
  await emptyWorklist(page);
  await addList(page, ['procainamide', 'paracetamol']);
  await expect(rowOf(page, 'paracetamol')).toBeVisible();
  await choose(page.getByRole('combobox', { name: word('retrosynthesis:settings.timeLimit') }), '5 s');
  await barButton(page, /^Start 2$/).click();
  await expect(page.getByText(/^All 2 searches are done: /)).toBeVisible({ timeout: 60_000 });
  await page.getByRole('columnheader', { name: say('column.score') }).click();
  await expect(page).toHaveURL(/sort=score/);
  const scores = await page.locator('td[data-cell=score]').allInnerTexts();
  expect(scores.map(Number)).toEqual(scores.map(Number).toSorted((a, b) => b - a));

  await page.getByRole('button', { name: say('export.label') }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: say('export.csv') }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  const rows = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain('procainamide');
  expect(rows[2]).toContain('paracetamol');

  await rowOf(page, 'procainamide')
    .getByRole('link', { name: /routes? to procainamide/ })
    .click();
  await expect(page).toHaveURL(/\/route\/list\/processchemistry\//);
  await page.goBack();
  await expect(rowOf(page, 'procainamide')).toBeVisible();
});
