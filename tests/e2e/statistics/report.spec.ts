import { readFileSync } from 'node:fs';
import { screenActions } from '@app/shared/constants/screen-actions';
import { expect, test } from 'playwright/test';
import { choose } from '../support/choose.ts';
import { planFromHome, signIn, taskPanel, word } from '../support/visitor.ts';

const names = new Map<unknown, string>(Object.entries(screenActions).map(([name, code]) => [code, name]));

test(
  'what a chemist does with routes is recorded, also what the page learns as it is left',
  { tag: '@full' },
  async ({ page }) => {
    const recorded: string[] = [];
    const refused: number[] = [];
    page.on('response', (response) => {
      if (!/\/create-buried-points?$/.test(response.url())) return;
      if (response.status() !== 200) return void refused.push(response.status());
      const sent = response.request().postDataJSON();
      for (const { code, loginDevice, stayTime } of sent.points ?? [sent]) {
        expect(loginDevice).toBe('desktop Chrome');
        recorded.push(`${names.get(code)}${stayTime > 0 ? ' for a while' : ''}`);
      }
    });
    await signIn(page, 'chemist');
    await planFromHome(page, 'paracetamol');
    await taskPanel(page)
      .getByRole('link', { name: /routes?/i })
      .first()
      .click();
    await expect(page).toHaveURL(/\/route\/list\//);
    const solvedOnly = page.getByRole('checkbox', { name: word('routes:filter.solvedOnly') });
    await solvedOnly.click();
    await expect(solvedOnly).toBeChecked();
    await page
      .getByRole('link', { name: /^Open route/ })
      .first()
      .click();
    // The list has a button of this name as well, and stays until the route is there.
    await expect(page).toHaveURL(/\/route\/detail\//);
    await page.getByRole('button', { name: word('sharing:actions.export') }).click();
    await page.getByRole('menuitem', { name: word('routes:detail.exportSvg') }).click();
    await expect.poll(() => recorded).toContain('exportRouteSvg');
    await page.goBack();
    await expect.poll(() => recorded).toEqual(['filterRoutes', 'exportRouteSvg', 'readRoute for a while']);
    expect(refused).toEqual([]);
  },
);

test('an administrator reads how the tenant uses the product, by module, user and time, and takes it along', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const chemist = await (await browser.newContext()).newPage();
  await signIn(chemist, 'chemist');
  await planFromHome(chemist, 'CCOc1ccc(NC(C)=O)cc1');
  await signIn(page, 'admin', '/dataView');
  const people = page.getByRole('region', { name: word('statistics:chart.user') });
  // What the service counts by itself is written a moment later.
  await expect(async () => {
    await page.reload();
    await expect(people.getByRole('row').nth(1)).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByText(word('statistics:intro.tenant'))).toBeVisible();
  const module = page.getByRole('combobox', { name: word('statistics:filter.module') });
  const modules = page.getByRole('region', { name: word('statistics:chart.module') });
  await expect(modules.getByText(word('statistics:module.retrosynthesis'))).toBeVisible();

  await choose(module, word('statistics:module.sascore'));
  await expect(page).toHaveURL(/module=sascore/);
  await choose(module, word('statistics:module.retrosynthesis'));
  await expect(modules.getByRole('row')).toHaveCount(2);
  const workbook = page.waitForEvent('download');
  await page.getByRole('button', { name: word('statistics:export') }).click();
  await page.getByRole('menuitem', { name: word('statistics:exportXlsx') }).click();
  expect((await workbook).suggestedFilename()).toMatch(/\.xlsx$/);
  // Other tests work meanwhile: what is shown now is what the file says.
  await page.reload();
  await expect(modules.getByRole('row')).toHaveCount(2);
  const table = page.waitForEvent('download');
  await page.getByRole('button', { name: word('statistics:export') }).click();
  await page
    .getByRole('menuitem', { name: word('statistics:exportCsv', 'en', { table: word('statistics:table.modules') }) })
    .click();
  const rows = readFileSync(await (await table).path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  const shown = await modules.getByRole('row').nth(1).getByRole('cell').first().innerText();
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(`${word('statistics:module.retrosynthesis')},${shown.replaceAll(',', '')}`);

  // Days before there was anything.
  for (const [label, day] of [
    ['statistics:range.from', '2020-01-01'],
    ['statistics:range.to', '2020-01-31'],
  ] as const) {
    const field = page.getByRole('textbox', { name: word(label), exact: true });
    await field.fill(day);
    await field.press('Enter');
    await expect(page).toHaveURL(new RegExp(`=${day}`));
  }
  await expect(page.getByText(word('statistics:empty.title'))).toBeVisible();
});

test('other users see their own figures only, in Chinese as well', async ({ browser }) => {
  const limited = await (await browser.newContext({ locale: 'zh-CN' })).newPage();
  await signIn(limited, 'limited', '/dataView');
  await expect(limited.getByText(word('statistics:intro.self', 'zh-CN'))).toBeVisible();
  await expect(limited.getByRole('combobox', { name: word('statistics:filter.module', 'zh-CN') })).toBeVisible();
  await expect(limited.getByRole('combobox', { name: word('statistics:filter.user', 'zh-CN') })).toHaveCount(0);
});
