// A chemist pastes a coupling, sees ranked conditions, takes a plate to the laboratory, brings yields back, and asks what
// to try next; the entry is renamed, kept over two tabs, and deleted.

import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import { readSheet } from '../../../services/chemistry/src/platform/files/read/workbook.ts';
import { signIn, word } from '../support/visitor.ts';

const suzuki = 'OB(O)c1ccccc1.Brc1ccc(C(C)=O)cc1>>CC(=O)c1ccc(-c2ccccc2)cc1';
/** Names of this run's own: a second try meets the entries of the first. */
const run = Date.now().toString(36);
const own = (key: string, params: Record<string, string | number> = {}) =>
  word(`conditions:optimization.${key}`, 'en', params);
const button = (page: Page, key: string) => page.getByRole('button', { name: own(key), exact: true });

test('a Suzuki coupling goes from text through a plate and its yields to the next experiments', async ({ page }) => {
  test.setTimeout(180_000);
  const name = `Biaryl ${run}`;
  await signIn(page, 'admin', '/conditionsearch');
  await rankReaction(page, name);

  const sets = page.getByRole('tabpanel').getByRole('table', { name: own('sets.caption') });
  await expect(sets.getByRole('row', { name: new RegExp(`^${own('factor.catalyst')}`) })).toContainText('Pd');
  expect(await sets.getByRole('columnheader').count()).toBeGreaterThan(4);

  await page.getByRole('tab', { name: own('tab.experiments') }).click();
  const grid = page.getByRole('grid', { name: own('plate.title') });
  await expect(grid.getByRole('gridcell')).toHaveCount(24, { timeout: 60_000 });
  const listed = await exportedPlate(page);
  expect(listed).toHaveLength(25);
  const [head = [], ...wells] = listed;
  expect(wells.map(([well]) => well)).toContain('D6');
  const cells = await grid.locator('[role=gridcell]:not([data-state=empty])').count();
  expect(wells).toHaveLength(cells);
  const a1 = wells.find(([well]) => well === 'A1') ?? [];
  const solvent = a1[head.indexOf(word('conditions:service.column.solvent'))] ?? '';
  expect(solvent).not.toBe('');

  await grid.getByRole('gridcell', { name: /^A1,/ }).click();
  for (const yieldText of ['12', '55.5', '83']) {
    await page.keyboard.type(yieldText);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('gridcell', { name: /^A3, measured 83 %/ })).toBeVisible();
  await expect(page.getByText(own('save.saved'))).toBeVisible();
  await expect(page.getByRole('img', { name: own('chart.label_other', { count: 3, value: 83 }) })).toBeVisible();

  await button(page, 'next.ask').click();
  const next = page.getByRole('region', { name: own('next.title') });
  await expect(next.getByRole('listitem')).toHaveCount(5, { timeout: 60_000 });
  await next.getByRole('textbox', { name: own('next.yield', { number: 1 }) }).fill('91');
  await page.keyboard.press('Enter');
  await expect(next.getByText(own('next.stale'))).toBeVisible();

  // What was entered is there after a reload, and the plate is the same.
  await expect(page.getByText(own('save.saved'))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('gridcell', { name: /^A3, measured 83 %/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: own('results.title') }).getByRole('row')).toHaveCount(5);

  await button(page, 'rename.action').click();
  await page.getByRole('textbox', { name: word('retrosynthesis:history.newName') }).fill(`${name} again`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${name} again` })).toBeVisible();
  await page.getByRole('link', { name: own('page.back') }).click();
  const entry = page.getByRole('row', { name: new RegExp(`${name} again`) });
  await expect(entry.getByText('91 %')).toBeVisible();
  await page.getByRole('searchbox', { name: word('retrosynthesis:history.search') }).fill('nothing of this name');
  await expect(page.getByText(own('history.noneFound'))).toBeVisible();
  await page.getByRole('button', { name: word('retrosynthesis:history.showAll'), exact: true }).click();
  await entry
    .getByRole('button', { name: word('retrosynthesis:history.more', 'en', { name: `${name} again` }) })
    .click();
  await page.getByRole('menuitem', { name: word('retrosynthesis:history.delete') }).click();
  await expect(entry).toHaveCount(0);
});

test('two tabs keep the yields of each other', { tag: '@full' }, async ({ page, context }) => {
  test.setTimeout(120_000);
  await signIn(page, 'admin', '/conditionsearch');
  await rankReaction(page, `Two tabs ${run}`);
  const address = `${page.url()}&tab=experiments`;
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(address);
    await expect(tab.getByRole('gridcell')).toHaveCount(24, { timeout: 60_000 });
  }
  await enterYield(page, 'A1', '20');
  await enterYield(other, 'B2', '30');
  await expect(other.getByText(own('save.merged_one', { count: 1 }))).toBeVisible();
  await page.reload();
  for (const cell of [/^A1, measured 20 %/, /^B2, measured 30 %/])
    await expect(page.getByRole('gridcell', { name: cell })).toBeVisible({ timeout: 60_000 });
});

test(
  'two tabs keep the levels of each other, and yields typed without a connection',
  { tag: '@full' },
  async ({ page, context }) => {
    test.setTimeout(120_000);
    await signIn(page, 'admin', '/conditionsearch');
    await rankReaction(page, `Levels ${run}`);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`${page.url().replace(/&tab=.*/, '')}&tab=experiments`);
      await expect(tab.getByRole('gridcell')).toHaveCount(24, { timeout: 60_000 });
    }
    const field = (tab: Page) => tab.getByRole('combobox', { name: own('space.add', { factor: own('factor.base') }) });
    const levels: [Page, string][] = [
      [page, 'KOtBu'],
      [other, 'CsOH'],
    ];
    for (const [tab, level] of levels) {
      await field(tab).fill(level);
      await field(tab).press('Enter');
    }
    for (const [tab] of levels) {
      await button(tab, 'space.save').click();
      await expect(button(tab, 'space.save')).toHaveCount(0);
    }
    await expect(other.getByText(own('space.merged_one', { count: 1 }))).toBeVisible();
    for (const level of ['KOtBu', 'CsOH'])
      await expect(other.getByRole('button', { name: own('space.remove', { level }) })).toBeVisible();

    await context.setOffline(true);
    await other.getByRole('gridcell', { name: /^A1,/ }).click();
    await other.keyboard.type('44');
    await other.keyboard.press('Enter');
    await expect(other.getByText(own('save.failed'))).toBeVisible();
    await context.setOffline(false);
    await button(other, 'save.retry').click();
    await expect(other.getByText(own('save.saved'))).toBeVisible();
  },
);

test('a first visit offers examples, and an entry that is not there leads back', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'trial', '/conditionsearch');
  await expect(page.getByText(own('history.none'))).toBeVisible();
  await expect(page.getByRole('search', { name: word('retrosynthesis:history.filters') })).toHaveCount(0);
  await button(page, 'example.amide').click();
  await expect(button(page, 'start.action')).toBeEnabled();
  await page.goto('/conditionOptimization?id=018f3f7e-7d3e-7c11-9a55-3a1d5a6b7f01');
  await expect(page.getByRole('link', { name: own('page.back') })).toBeVisible();
});

test('the pages fit a phone, and the product goes on to home with the way back', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'admin', '/conditionsearch');
  await rankReaction(page, `Phone ${run}`);
  for (const tab of ['sets', 'experiments', 'sites', 'precedents']) {
    await page.getByRole('tab', { name: own(`tab.${tab}`) }).click();
    const sideways = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
    expect(sideways, tab).toBeLessThanOrEqual(0);
  }
  // Home takes the structure out of the address as soon as it has it.
  const arrived = page.waitForURL(/\/home\?smiles=.+&source=conditionOptimization/);
  await page.getByRole('link', { name: own('page.plan') }).click();
  await arrived;
  await page.getByRole('link', { name: word('home:wayBack') }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Phone ${run}` })).toBeVisible();
});

async function rankReaction(page: Page, name: string): Promise<void> {
  const line = page.getByRole('textbox', { name: word('reaction:input.label') });
  await line.fill(suzuki);
  await line.press('Enter');
  await page.getByRole('textbox', { name: own('start.name') }).fill(name);
  await expect(button(page, 'start.action')).toBeEnabled();
  await button(page, 'start.action').click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible({ timeout: 60_000 });
}

async function enterYield(page: Page, well: string, yieldText: string): Promise<void> {
  await page.getByRole('gridcell', { name: new RegExp(`^${well},`) }).click();
  await page.keyboard.type(yieldText);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: new RegExp(`^${well}, measured`) })).toBeVisible();
  await expect(page.getByText(own('save.saved'))).toBeVisible();
}

/** Rows of the list in the file that the laboratory gets, its heading first. */
async function exportedPlate(page: Page): Promise<string[][]> {
  const arrives = page.waitForEvent('download');
  await button(page, 'plate.export').click();
  const download = await arrives;
  expect(download.suggestedFilename()).toMatch(/\.xlsx$/);
  const rows: string[][] = [];
  for await (const { cells } of readSheet(await readFile(await download.path()))) rows.push(cells);
  return rows;
}
