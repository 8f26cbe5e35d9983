// From a molecule to a costed, quoted, shared and exported route without leaving the way: by mouse in English, and by
// keyboard alone in Chinese. What leaves the product is read by other programs and says what the screen said.

import { readFile } from 'node:fs/promises';
import type { Culture } from '@app/shared/constants/locale';
import { expect, test, type Download, type Locator, type Page } from 'playwright/test';
import { readSheet } from '../../../services/chemistry/src/platform/files/read/workbook.ts';
import { readPdf } from '../../../services/chemistry/src/test-support/read-pdf.ts';
import { demoPassword } from '../../support/product.ts';
import { choose, expectTrapped, press, tabTo } from '../support/keyboard.ts';
import { planFromHome, signIn, taskPanel, word } from '../support/visitor.ts';

// Each runs a search, which has to end before its routes are shared.
test.describe.configure({ timeout: 180_000 });

const patience = { timeout: 60_000 };
const customer = 'Nordpharm GmbH';

const amountIn = async (place: Locator): Promise<string> => /[\d,]+\.\d\d/.exec(await place.innerText())?.[0] ?? '';
/** What a kilogram costs, without the words after it. */
const rangeIn = async (sum: Locator, culture: Culture): Promise<string> =>
  (await sum.innerText()).replace(word('cost:totals.perKilogram', culture), '').trim();
const sumOfCost = (page: Page, culture: Culture) =>
  page
    .getByRole('complementary', { name: word('cost:totals.title', culture) })
    .getByText(word('cost:totals.perKilogram', culture))
    .locator('..');
const place = (page: Page, key: string, culture: Culture) =>
  page
    .getByRole('navigation', { name: word('sharing:actions.way.label', culture) })
    .getByRole('link', { name: word(`sharing:actions.way.${key}`, culture), exact: true });
const firstPrice = (page: Page, culture: Culture) =>
  page.getByRole('textbox', { name: new RegExp(word('cost:line.priceOf', culture, { name: '.+' })) }).first();
const totalOfQuotation = (page: Page, culture: Culture) =>
  page
    .getByRole('region', { name: word('quotation:sums.title', culture) })
    .getByRole('row', { name: new RegExp(`^${word('quotation:document.total', culture)} `) })
    .getByRole('cell');

async function contentOf(download: Download): Promise<Buffer> {
  return readFile(await download.path());
}

async function cellsOf(bytes: Buffer, sheet = 0): Promise<string[]> {
  const cells: string[] = [];
  for await (const row of readSheet(bytes, sheet)) cells.push(...row.cells);
  return cells;
}

/** A figure of the screen as a workbook holds it: a number. */
const asNumber = (amount: string): string => String(Number(amount.replaceAll(',', '')));

/** The estimate of a range as a number of two figures: `about $1.6k (0.9k to 3k)` is 1600. */
function estimateIn(range: string): string {
  const [, digits = '', unit = ''] = /[$¥]\s?([\d.,]+)(k|M|万|亿)?/.exec(range) ?? [];
  const times = { k: 1e3, M: 1e6, 万: 1e4, 亿: 1e8 }[unit] ?? 1;
  return (Number(digits.replaceAll(',', '')) * times).toPrecision(2);
}

interface Shown {
  /** SMILES. */
  target: string;
  perKilogram: string;
  total: string;
}

/** What was issued says what its page said. */
async function expectQuotation(files: { pdf: Buffer; xlsx: Buffer }, { total }: Shown): Promise<void> {
  const { text } = await readPdf(files.pdf);
  expect(text).toContain(customer);
  expect(text).toContain(total);
  expect(await cellsOf(files.xlsx)).toContain(asNumber(total));
}

/** The route says in each format what its pages said. */
async function expectRoute(files: Record<RouteFile, Buffer>, shown: Shown, name: string): Promise<void> {
  const { text } = await readPdf(files.pdf);
  expect(text).toContain(name);
  const bare = (words: string): string => words.replaceAll(/\s+/g, '');
  expect(bare(text)).toContain(bare(shown.perKilogram));
  const cells = (await Promise.all([0, 1, 2].map((sheet) => cellsOf(files.xlsx, sheet)))).flat();
  expect(cells.map((one) => Number(one).toPrecision(2))).toContain(estimateIn(shown.perKilogram));
  const scheme = files.cdxml.toString('utf8');
  expect(scheme).toMatch(/<CDXML[\s>]/);
  expect(scheme.match(/<fragment[\s>]/g)?.length ?? 0).toBeGreaterThanOrEqual(2);
  expect(scheme).toMatch(/<arrow[\s>]/);
  const { format, routes } = JSON.parse(files.json.toString('utf8'));
  expect([format, routes.length, routes[0].tree.smiles]).toEqual(['synthesis-routes', 1, shown.target]);
}

const routeFiles = ['pdf', 'xlsx', 'cdxml', 'json'] as const;
type RouteFile = (typeof routeFiles)[number];

test('by mouse, in English: a search becomes a route that is costed, quoted, shared and exported', async ({
  page,
  browser,
}) => {
  await signIn(page, 'chemist');
  const target = 'CCOc1ccc(NC(C)=O)cc1';
  await planFromHome(page, target);
  await taskPanel(page)
    .getByRole('link', { name: /^Open \d+ route/ })
    .click(patience);
  await page
    .getByRole('button', { name: word('sharing:actions.more', 'en', { rank: 1 }), exact: true })
    .click(patience);
  await expect(page.getByRole('menuitem')).toHaveText([
    word('sharing:actions.menu.cost'),
    word('sharing:actions.menu.quotation'),
    word('sharing:actions.menu.share'),
    word('sharing:actions.menu.export'),
  ]);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: word('routes:list.openRoute', 'en', { rank: 1 }), exact: true }).click();
  await expect(page).toHaveURL(/\/route\/detail\/[\w-]{36}/);
  const routeId = page.url().split('/').at(-1) ?? '';

  await place(page, 'cost', 'en').click();
  const sum = sumOfCost(page, 'en');
  await expect(sum).toBeVisible(patience);
  const proposed = await rangeIn(sum, 'en');
  await firstPrice(page, 'en').fill('98765.43');
  await firstPrice(page, 'en').press('Enter');
  await expect(page.getByText(word('cost:toolbar.saved_one', 'en', { count: 1 }))).toBeVisible();
  const perKilogram = await rangeIn(sum, 'en');
  expect(perKilogram).not.toBe(proposed);

  await page.getByRole('link', { name: word('cost:toolbar.quote'), exact: true }).click();
  await page.getByRole('textbox', { name: word('quotation:field.customer') }).fill(customer);
  await page.getByRole('button', { name: word('quotation:start.action') }).click();
  await expect(totalOfQuotation(page, 'en')).toBeVisible(patience);
  // The cost page and back: the draft is found again from the way.
  await place(page, 'cost', 'en').click();
  await place(page, 'quotation', 'en').click();
  await page.getByRole('button', { name: word('quotation:issue.action') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: word('quotation:issue.action') })
    .click();
  await expect(page.getByRole('button', { name: word('quotation:revise') })).toBeVisible();
  const shown = { target, perKilogram, total: await amountIn(totalOfQuotation(page, 'en')) };
  const saved = async (button: Locator): Promise<Buffer> => {
    const download = page.waitForEvent('download');
    await button.click();
    return contentOf(await download);
  };
  const quotation = {
    pdf: await saved(page.getByRole('button', { name: word('quotation:file.pdf'), exact: true })),
    xlsx: await saved(page.getByRole('button', { name: word('quotation:file.xlsx'), exact: true })),
  };
  await expectQuotation(quotation, shown);

  const link = await linkOf(page);
  await page.keyboard.press('Escape');
  const colleague = await (await browser.newContext()).newPage();
  await signIn(colleague, 'admin', `/home?shareCode=${link}`);
  await expect(colleague).toHaveURL(new RegExp(`/single/${routeId}$`));
  await expect(colleague.getByRole('tree')).toBeVisible();

  const files: Partial<Record<RouteFile, Buffer>> = {};
  for (const kind of routeFiles) {
    await page.getByRole('button', { name: word('sharing:actions.export'), exact: true }).click();
    await page.getByRole('menuitem', { name: word('sharing:actions.routeFile') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: word(`routes:document.export.kind.${kind}.name`), exact: true }).check();
    files[kind] = await saved(dialog.getByRole('button', { name: word('routes:document.export.start'), exact: true }));
    await expect(dialog).toBeHidden();
  }
  await expectRoute(files as Record<RouteFile, Buffer>, shown, 'phenacetin');
});

/** Shares the route by a link, once its search is done: before, 10028 says that it still runs. */
async function linkOf(page: Page): Promise<string> {
  await page.getByRole('button', { name: word('sharing:actions.share'), exact: true }).click();
  let shareCode = '';
  await expect(async () => {
    const shared = page.waitForResponse((response) => response.url().includes('/share-to-other'));
    await page.getByRole('button', { name: word('sharing:link.make') }).click();
    const result = await (await shared).json();
    expect(result.error?.code ?? 200).toBe(200);
    shareCode = result.data.share.shareCode;
  }).toPass({ timeout: 60_000, intervals: [1_000] });
  return shareCode;
}

test.describe('by keyboard alone, in Chinese', () => {
  test.use({ locale: 'zh-CN' });
  const zh = (key: string, params: Record<string, string | number> = {}) => word(key, 'zh-CN', params);

  test('the same way is gone with Tab, arrows, Enter and Escape', { tag: '@full' }, async ({ page }) => {
    const button = (key: string, within: Locator | Page = page) =>
      within.getByRole('button', { name: zh(key), exact: true });
    await page.goto('/');
    await expect(page.locator('#login')).toBeFocused();
    await page.keyboard.type('chemist');
    await page.keyboard.press('Tab');
    await page.keyboard.type(demoPassword);
    await page.keyboard.press('Enter');

    await tabTo(page, page.getByRole('textbox', { name: zh('home:input.label') }));
    const target = 'CCCCOC(=O)c1ccc(N)cc1';
    await page.keyboard.type(target);
    await expect(button('home:action.plan')).toBeEnabled();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/retrosynthesis\?task=/);
    const routes = page
      .getByRole('region', { name: zh('retrosynthesis:task.label') })
      .getByRole('link', { name: /^查看 \d+ 条路线/ });
    await expect(routes).toBeVisible(patience);
    await press(page, routes);

    const first = page.getByRole('link', { name: zh('routes:list.openRoute', { rank: 1 }), exact: true });
    await expect(first).toBeVisible(patience);
    await tabTo(page, first);
    const more = page.getByRole('button', { name: zh('sharing:actions.more', { rank: 1 }), exact: true });
    await press(page, more);
    await expect(page.getByRole('menuitem', { name: zh('sharing:actions.menu.cost') })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(more).toBeFocused();
    await press(page, first, 'Shift+Tab');
    await expect(page).toHaveURL(/\/route\/detail\/[\w-]{36}/);

    await press(page, place(page, 'cost', 'zh-CN'));
    const sum = sumOfCost(page, 'zh-CN');
    await expect(sum).toBeVisible(patience);
    const proposed = await rangeIn(sum, 'zh-CN');
    await tabTo(page, firstPrice(page, 'zh-CN'));
    await page.keyboard.type('98765.43');
    await page.keyboard.press('Enter');
    await expect(page.getByText(zh('cost:toolbar.saved_other', { count: 1 }))).toBeVisible();
    const perKilogram = await rangeIn(sum, 'zh-CN');
    expect(perKilogram).not.toBe(proposed);

    await press(page, page.getByRole('link', { name: zh('cost:toolbar.quote'), exact: true }), 'Shift+Tab');
    await tabTo(page, page.getByRole('textbox', { name: zh('quotation:field.customer') }));
    await page.keyboard.type(customer);
    await press(page, button('quotation:start.action'));
    await press(page, button('quotation:issue.action'));
    const dialog = page.getByRole('dialog');
    await expectTrapped(page);
    await press(page, button('quotation:issue.action', dialog));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const shown = { target, perKilogram, total: await amountIn(totalOfQuotation(page, 'zh-CN')) };
    const saved = async (act: () => Promise<void>): Promise<Buffer> => {
      const download = page.waitForEvent('download');
      await act();
      return contentOf(await download);
    };
    const quotation = {
      pdf: await saved(() => press(page, button('quotation:file.pdf'))),
      xlsx: await saved(() => press(page, button('quotation:file.xlsx'))),
    };
    await expectQuotation(quotation, shown);

    const share = button('sharing:actions.share');
    await press(page, share, 'Shift+Tab');
    await expect(page.getByRole('searchbox', { name: zh('sharing:find.label') })).toBeFocused();
    await expectTrapped(page);
    const make = button('sharing:link.make');
    await expect(async () => {
      const shared = page.waitForResponse((response) => response.url().includes('/share-to-other'));
      await press(page, make);
      expect((await (await shared).json()).error?.code ?? 200).toBe(200);
    }).toPass({ timeout: 60_000, intervals: [1_000] });
    await expect(button('sharing:link.copy')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(share).toBeFocused();

    const files: Partial<Record<RouteFile, Buffer>> = {};
    for (const kind of routeFiles) {
      await choose(page, button('sharing:actions.export'), zh('sharing:actions.routeFile'));
      const radio = dialog.getByRole('radio', { name: zh(`routes:document.export.kind.${kind}.name`), exact: true });
      await tabTo(page, dialog.getByRole('radio', { checked: true }).first());
      for (let moves = 0; !(await radio.isChecked()) && moves < 12; moves += 1) await page.keyboard.press('ArrowDown');
      files[kind] = await saved(() => press(page, button('routes:document.export.start', dialog)));
      await expect(dialog).toBeHidden();
      await expect(button('sharing:actions.export')).toBeFocused();
    }
    await expectRoute(files as Record<RouteFile, Buffer>, shown, '4-氨基苯甲酸丁酯');
  });
});
