// A chemist asks what else comes out of a reaction, and an analyst finds it among the peaks of a chromatogram.

import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import { readSheet } from '../../../services/chemistry/src/platform/files/read/workbook.ts';
import { signIn, word } from '../support/visitor.ts';

const acylation = 'CC(=O)Cl.COc1ccc(N)cc1>>COc1ccc(NC(C)=O)cc1';
/** Names of this run's own: a second try meets the predictions of the first. */
const run = Date.now().toString(36);

const line = (page: Page) => page.getByRole('textbox', { name: word('reaction:input.label') });
const scheme = (page: Page) =>
  page.getByRole('region', { name: word('reaction:input.title') }).getByRole('group', { name: / gives / });
const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('checkbox', { name: /^Select \d/ }) });
const completed = (page: Page) => page.getByText(word('common:taskState.completed'));

async function paste(page: Page, text: string): Promise<void> {
  await line(page).fill(text);
  await line(page).press('Enter');
  // The first reaction waits for the templates to be read.
  await expect(scheme(page)).toBeVisible({ timeout: 60_000 });
}

async function predict(page: Page, name: string): Promise<void> {
  await paste(page, acylation);
  await page.getByRole('combobox', { name: word('impurity:form.agents') }).fill('triethylamine');
  await page.keyboard.press('Enter');
  await page.getByLabel(word('impurity:form.temperature')).fill('20');
  await page.getByLabel(word('impurity:form.carried')).fill('COc1ccccc1N');
  await page.getByRole('textbox', { name: word('impurity:form.name'), exact: true }).fill(name);
  await page.getByRole('button', { name: word('impurity:form.start') }).click();
  await expect(page).toHaveURL(/\/impurity\/list\/[0-9a-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(completed(page)).toBeVisible({ timeout: 60_000 });
}

test('a pasted reaction is predicted, filtered, marked, matched with masses and exported', async ({ page }) => {
  test.setTimeout(180_000);
  const name = `Acylation ${run}`;
  await signIn(page, 'chemist', '/impurityPrediction');
  await predict(page, name);
  await expect(rows(page).first()).toBeVisible();
  const all = await rows(page).count();
  expect(all).toBeGreaterThan(3);

  // The acid chloride that is left meets water: acetic acid, [M+H]+ 61.0284.
  const acid = rows(page).filter({ hasText: '60.0211' });
  await expect(acid).toHaveCount(1);
  // 2-Methoxyaniline came with the starting material and is acylated too.
  await expect(rows(page).filter({ hasText: word('impurity:cause.carriedOverTransformed') })).not.toHaveCount(0);

  await acid.getByRole('button', { name: /^Mark / }).click();
  await expect(acid.getByRole('button', { name: /^Unmark / })).toBeVisible();
  await page.getByRole('button', { name: word('impurity:filters.liked') }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: word('impurity:filters.clear') }).click();
  await expect(rows(page)).toHaveCount(all);

  await acid.getByRole('button', { name: /^Show \d/ }).click();
  const side = page.getByRole('complementary', { name: word('impurity:side.label') });
  await expect(side.getByText('61.0284')).toBeVisible();
  await expect(side.getByText(word('impurity:alerts.screen'))).toBeVisible();
  await expect(side.getByRole('group', { name: / gives / }).first()).toBeVisible();

  await page.getByRole('button', { name: word('impurity:masses.open') }).click();
  await side.getByLabel(word('impurity:masses.peaks')).fill('61.0283\t100\n166.0866\t40\n777.7777\t5\n');
  await side.getByRole('button', { name: word('impurity:masses.match') }).click();
  const unexplained = side.getByRole('region', { name: word('impurity:masses.unexplained') });
  await expect(unexplained.getByText('m/z 777.7777')).toBeVisible();
  await expect(unexplained.getByText('m/z 61.0283')).toHaveCount(0);
  await expect(side.getByText(word('impurity:masses.kind.product'))).toBeVisible();
  await expect(acid.getByText(/found 61\.0283: \[M\+H\]⁺, −1\.\d ppm/)).toBeVisible();

  await acid.getByRole('checkbox').check();
  const [head = [], ...exported] = await exportedRows(page);
  expect(exported).toHaveLength(1);
  expect(head[1]).toBe('SMILES');
  expect(exported[0]?.some((cell) => cell.startsWith('60.02'))).toBe(true);
});

test(
  'a prediction is renamed, run again with another run to choose from, and deleted',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(180_000);
    const name = `Again ${run}`;
    await signIn(page, 'chemist', '/impurityPrediction');
    await predict(page, name);
    await page.getByRole('button', { name: word('impurity:result.more') }).click();
    await page.getByRole('menuitem', { name: word('impurity:result.again') }).click();
    const runs = page.getByRole('combobox', { name: word('impurity:strip.batches') });
    await expect(runs).toBeVisible();
    await expect(completed(page)).toBeVisible({ timeout: 60_000 });

    await page.getByRole('link', { name: word('impurity:result.back') }).click();
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
    await row.getByRole('button', { name: word('retrosynthesis:history.more', 'en', { name }) }).click();
    await page.getByRole('menuitem', { name: word('retrosynthesis:history.rename') }).click();
    const renamed = `${name} renamed`;
    await page.getByRole('textbox', { name: word('retrosynthesis:history.newName') }).fill(renamed);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: renamed, exact: true })).toBeVisible();
    await page.getByRole('button', { name: word('retrosynthesis:history.more', 'en', { name: renamed }) }).click();
    await page.getByRole('menuitem', { name: word('retrosynthesis:history.delete') }).click();
    await expect(page.getByRole('link', { name: renamed, exact: true })).toHaveCount(0);
  },
);

test('a narrow screen shows cards that fit, and the panel over them', { tag: '@full' }, async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'chemist', '/impurityPrediction');
  await predict(page, `Narrow ${run}`);
  await expect(rows(page).first()).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await rows(page)
    .first()
    .getByRole('button', { name: /^Show \d/ })
    .click();
  const side = page.getByRole('complementary', { name: word('impurity:side.label') });
  await expect(side.getByText(word('impurity:detail.masses'))).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(side).toHaveCount(0);
});

test('what is no reaction is refused in place', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'chemist', '/impurityPrediction');
  await line(page).fill('C1CC>>CCO');
  await line(page).press('Enter');
  await expect(line(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('button', { name: word('impurity:form.start') })).toBeDisabled();
});

test.describe('in Chinese on a narrow screen', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

  test(
    'an example is predicted, its agents have Chinese names, and a touched row tells all of one impurity',
    { tag: '@full' },
    async ({ page }) => {
      test.setTimeout(120_000);
      await signIn(page, 'chemist', '/impurityPrediction');
      await page.getByRole('button', { name: word('impurity:example.snar', 'zh-CN') }).click();
      const start = page.getByRole('button', { name: word('impurity:form.start', 'zh-CN') });
      await expect(start).toBeEnabled({ timeout: 60_000 });
      await start.click();
      const base = page.getByRole('row').filter({ hasText: 'N,N-二异丙基乙胺' });
      await expect(base).toBeVisible({ timeout: 60_000 });
      await base.getByText(word('impurity:cause.residualReagent', 'zh-CN')).click();
      const side = page.getByRole('complementary', { name: word('impurity:side.label', 'zh-CN') });
      await expect(side.getByRole('heading', { name: 'N,N-二异丙基乙胺' })).toBeVisible();
      await expect(side.getByRole('button', { name: word('impurity:detail.plan', 'zh-CN') })).toBeVisible();
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    },
  );
});

const sideways = (page: Page) => page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');

async function exportedRows(page: Page): Promise<string[][]> {
  await page.getByRole('button', { name: word('impurity:export.button') }).click();
  const arrives = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: word('impurity:export.as', 'en', { kind: '.xlsx' }) }).click();
  const content = await readFile(await (await arrives).path());
  const found: string[][] = [];
  for await (const { cells } of readSheet(content)) found.push(cells);
  return found;
}
