// A chemist brings a library: it is checked, scored in spite of a stop and of a service that died, filtered, taken home.

import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { expect, test, type Locator, type Page } from 'playwright/test';
import { fullIf } from '../../support/extent.ts';
import { readSheet } from '../../../services/chemistry/src/platform/files/read/workbook.ts';
import { writeTable } from '../../../services/chemistry/src/platform/files/write/table.ts';
import { pidOf } from '../../support/product.ts';
import { place } from '../support/place.ts';
import { choose } from '../support/choose.ts';
import { signIn, word } from '../support/visitor.ts';

const headings = ['molid', 'name', 'SMILES'];
/** So many that a stop and the end of a process fall into the middle of the scoring. */
const molecules = 24_000;
const unreadable = 'C1CC';
/** Names of this run's own: a second try meets the tasks of the first. */
const run = Date.now().toString(36);

test(
  'a library is scored through a stop and a restart of the service, filtered, and exported unchanged',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(300_000);
    const library = libraryRows();
    const name = `Library ${run}`;
    await signIn(page, 'admin', '/sascore');
    await giveFile(page, `${name}.xlsx`, await workbook(library));
    await expect(page.getByText(word('sascore:finding.unclosedRing'), { exact: false }).first()).toBeVisible({
      timeout: 100_000,
    });
    await page.getByRole('checkbox', { name: /will have no score/ }).check();
    await page.getByRole('button', { name: /^Score 23,999 molecules$/ }).click();

    const row = page.locator('tr', { hasText: `${name}.xlsx` });
    const stop = row.getByRole('button', { name: word('retrosynthesis:history.stop', 'en', { name }) });
    await expect(row.getByText(/^\d[\d,]* of 24,000/)).toBeVisible({ timeout: 100_000 });
    await stop.click();
    await expect(row.getByText(word('common:taskState.stopped'))).toBeVisible();
    const scoredAtStop = await scoredOf(row);
    expect(scoredAtStop).toBeLessThan(molecules);

    await row.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.getByRole('button', { name: word('sascore:result.continue') }).click();
    await expect(page.getByText(word('common:taskState.searching'))).toBeVisible();
    const before = pidOf(place, 'chemistry');
    process.kill(before, 'SIGKILL');
    await expect.poll(() => pidOf(place, 'chemistry')).not.toBe(before);
    await expect(page.getByText(word('common:taskState.completed'))).toBeVisible({ timeout: 120_000 });
    await expect(figure(page, 'scored')).toHaveText('23,999');
    await expect(figure(page, 'without')).toHaveText('1');

    const shown = page.getByRole('status').filter({ hasText: /^[\d,]+ rows?$/ });
    await expect(shown).toHaveText('24,000 rows');
    await choose(
      page.getByRole('combobox', { name: word('sascore:filters.outcome') }),
      word('sascore:filters.unreadable'),
    );
    await expect(shown).toHaveText('1 row');
    const grid = page.getByRole('grid');
    await expect(grid.getByText(word('sascore:finding.unclosedRing'))).toBeVisible();
    await page.getByRole('button', { name: word('sascore:filters.clear') }).click();
    await expect(shown).toHaveText('24,000 rows');

    const first = grid.locator('tr[data-index="0"]');
    await expect(first.getByText('M-1', { exact: true })).toBeVisible();
    const firstScore = await first.locator('td').nth(3).innerText();
    const [head = [], ...rows] = await exported(page, '.xlsx');
    expect(head.slice(0, 4)).toEqual([...headings, word('sascore:file.score')]);
    expect(rows.map((cells) => cells.slice(0, 3))).toEqual(library);
    const scores = rows.map((cells) => cells[3] ?? '');
    expect(Number(scores[0]).toFixed(2)).toBe(firstScore.trim());
    expect(scores.flatMap((score, index) => (isScore(score) ? [] : [index]))).toEqual([brokenAt]);
    expect(rows[brokenAt]?.at(-1)).toBe(word('sascore:finding.unclosedRing'));
  },
);

for (const width of [1440, 390]) {
  test(
    `a small file is scored, selected, explained and deleted at ${width} px`,
    fullIf(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await signIn(page, 'admin', '/sascore');
      const name = `Small ${width} ${run}`;
      await giveFile(page, `${name}.xlsx`, await workbook(libraryRows().slice(0, 40)));
      await page.getByRole('button', { name: /^Score 40 molecules$/ }).click();
      const row = page.locator('tr', { hasText: `${name}.xlsx` });
      await expect(row.getByText(word('common:taskState.completed'))).toBeVisible({ timeout: 30_000 });
      await row.getByRole('link', { name, exact: true }).click();
      const grid = page.getByRole('grid');
      await expect(grid.getByText('M-2', { exact: true })).toBeVisible();
      await grid.focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Space');
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Shift+ArrowDown');
      await expect(page.getByText('3 selected')).toBeVisible();
      const csv = await exported(page, '.csv');
      expect(csv.map((cells) => cells[0])).toEqual(['molid', 'M-1', 'M-2', 'M-3']);
      await grid.focus();
      await page.keyboard.press('Enter');
      const why = page.getByRole('complementary', { name: word('sascore:why.title') });
      await expect(why.getByText('Compound 3')).toBeVisible();
      const tinted = why.getByRole('img', { name: word('sascore:why.picture', 'en', { name: 'Compound 3' }) });
      expect(
        await tinted.evaluate<number, HTMLImage>((image) => image.decode().then(() => image.naturalWidth)),
      ).toBeGreaterThan(0);
      const sideways = await page.evaluate<number>('document.documentElement.scrollWidth - window.innerWidth');
      expect(sideways).toBeLessThanOrEqual(0);
      await page.goto('/sascore');
      await page.getByRole('button', { name: word('retrosynthesis:history.more', 'en', { name }) }).click();
      await page.getByRole('menuitem', { name: word('retrosynthesis:history.delete') }).click();
      await expect(row).toHaveCount(0);
    },
  );
}

interface HTMLImage {
  naturalWidth: number;
  decode: () => Promise<void>;
}

const brokenAt = 77;
const groups = ['C', 'CC', 'CCC', 'C(C)C', 'OC', 'OCC', 'F', 'Cl', 'Br', 'C#N', 'C(=O)OC', 'C(=O)N', 'S(C)(=O)=O'];
const tails = ['N2CCOCC2', 'N2CCCCC2', 'N2CCNCC2', 'C(=O)N2CCCC2', 'c2ccccc2', 'c2ccncc2', 'c2cccs2', 'OC(C)C'];

/** Distinct substituted benzenes, with one row that cannot be read. */
function libraryRows(): string[][] {
  return Array.from({ length: molecules }, (_, index) => {
    const pick = <T>(list: readonly T[], step: number): T | undefined => list[Math.floor(index / step) % list.length];
    const chain = 'C'.repeat(1 + (Math.floor(index / 1352) % 20));
    const smiles = `${chain}c1cc(${pick(groups, 1)})c(${pick(tails, 13)})cc1${pick(groups, 104)}`;
    return [`M-${index + 1}`, `Compound ${index + 1}`, index === brokenAt ? unreadable : smiles];
  });
}

function workbook(rows: string[][]): Promise<Buffer> {
  const columns = headings.map((heading) => ({ heading }));
  return buffer(writeTable({ fileType: 'xlsx', columns, rows: rows.map((cells) => ({ cells })), language: 'en' }));
}

/** Chooses the file; a large one over a line so slow that its progress is seen. A small one is sent at once. */
async function giveFile(page: Page, name: string, content: Buffer): Promise<void> {
  const isLarge = content.byteLength > 100_000;
  const wire = await page.context().newCDPSession(page);
  const speed = (uploadThroughput: number) =>
    wire.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  if (isLarge) await speed(content.byteLength / 15);
  const progress = page.getByText(/^Sending the file: \d+ %$/);
  const picker = page.locator('input[type=file]');
  await picker.setInputFiles({ name, mimeType: 'application/vnd.ms-excel', buffer: content });
  if (isLarge) {
    await expect(progress).toBeVisible();
    await speed(-1);
  }
  const field = page.getByRole('textbox', { name: word('sascore:upload.name') });
  await expect(field).toHaveValue(name.replace(/\.xlsx$/, ''), { timeout: 100_000 });
}

const figure = (page: Page, key: string): Locator =>
  page.locator('dl > div', { has: page.getByText(word(`sascore:result.${key}`), { exact: true }) }).locator('dd');

async function scoredOf(row: Locator): Promise<number> {
  const text = await row.getByText(/^\d[\d,]* of 24,000/).innerText();
  return Number(text.replace(/ of.*$/s, '').replaceAll(',', ''));
}

const isScore = (text: string): boolean => Number(text) >= 1 && Number(text) <= 10;

/** Cells of the file that the page's menu gives. */
async function exported(page: Page, kind: '.xlsx' | '.csv'): Promise<string[][]> {
  await page.getByRole('button', { name: word('sascore:export.button') }).click();
  const arrives = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: word('sascore:export.as', 'en', { kind }) }).click();
  const download = await arrives;
  expect(download.suggestedFilename()).toMatch(new RegExp(`\\${kind}$`));
  const content = await readFile(await download.path());
  if (kind === '.csv') return csvCells(content.toString('utf8'));
  const rows: string[][] = [];
  for await (const { cells } of readSheet(content)) rows.push(cells);
  return rows;
}

/** Cells without commas and quotes, which is all these files hold before the last column. */
function csvCells(text: string): string[][] {
  return text
    .replace(/^\uFEFF/, '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(',').map((cell) => cell.replace(/^"|"$/g, '')));
}
