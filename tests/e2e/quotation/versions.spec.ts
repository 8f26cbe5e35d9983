// A quotation lives in versions: a draft is changed and issued, what was issued stays as it is, and a new version follows.

import { readFile } from 'node:fs/promises';
import { expect, test, type Locator, type Page } from 'playwright/test';
import { readPdf } from '../../../services/chemistry/src/test-support/read-pdf.ts';
import { choose } from '../support/choose.ts';
import { planFromHome, signIn, taskPanel, word } from '../support/visitor.ts';

test.describe.configure({ timeout: 120_000 });

const text = (key: string, params: Record<string, string | number> = {}) => word(`quotation:${key}`, 'en', params);
const field = (page: Page, key: string) => page.getByRole('textbox', { name: text(key), exact: true });
const figure = (page: Page, key: string) => page.getByRole('spinbutton', { name: text(key), exact: true });
const button = (page: Page | Locator, key: string) => page.getByRole('button', { name: text(key), exact: true });
const total = (page: Page) =>
  page
    .getByRole('region', { name: text('sums.title') })
    .getByRole('cell')
    .nth(2);

async function startQuotation(page: Page, target: string): Promise<void> {
  await signIn(page, 'chemist');
  await planFromHome(page, target);
  await taskPanel(page)
    .getByRole('link', { name: /^Open \d+ route/ })
    .click({ timeout: 60_000 });
  await page.getByRole('link', { name: word('routes:list.openRoute', 'en', { rank: 1 }), exact: true }).click();
  // Until it is known whether there is one, it leads to the list.
  const quotation = page.getByRole('link', { name: word('sharing:actions.way.quotation'), exact: true });
  await expect(quotation).toHaveAttribute('href', /^\/quotation\/new\//);
  await quotation.click();
  await page.getByRole('checkbox', { name: /^100 g/ }).check();
  await button(page, 'start.action').click();
  await expect(page.getByRole('heading', { level: 1, name: /version 1$/ })).toBeVisible();
}

async function issue(page: Page): Promise<void> {
  await button(page, 'issue.action').click();
  await button(page.getByRole('dialog'), 'issue.action').click();
  await expect(button(page, 'revise')).toBeVisible();
}

async function pdfOf(page: Page): Promise<string> {
  const saved = page.waitForEvent('download');
  await button(page, 'file.pdf').click();
  return (await readPdf(await readFile(await (await saved).path()))).text;
}

test('versions follow each other, and an issued one never changes', async ({ page }) => {
  await startQuotation(page, 'CCOC(=O)c1ccc(NC(C)=O)cc1');
  // Two amounts: the usual one, and the one that was asked for.
  await expect(page.getByRole('button', { name: /^Remove line item \d/ })).toHaveCount(2);
  await expect(button(page, 'issue.action')).toBeDisabled();
  await expect(page.getByText(text('refusal.noCustomer'))).toBeVisible();
  await field(page, 'field.customer').fill('Nordpharm');
  const atThirty = await total(page).innerText();
  await figure(page, 'margin.price').fill('50');
  await figure(page, 'margin.price').press('Enter');
  await expect(total(page)).not.toHaveText(atThirty);
  await page.getByLabel(text('document.validUntil')).fill('2031-03-31');

  // What is not saved is asked about, and a file holds what is saved.
  await expect(button(page, 'file.pdf')).toBeDisabled();
  await page.getByRole('link', { name: word('sharing:actions.way.cost'), exact: true }).click();
  await button(page.getByRole('dialog'), 'leave.save').click();
  await expect(page).toHaveURL(/\/cost\//);
  await page.getByRole('link', { name: word('sharing:actions.way.quotation'), exact: true }).click();
  await expect(figure(page, 'margin.price')).toHaveValue('50');
  const offered = await total(page).innerText();
  await issue(page);
  const issuedAddress = page.url();
  const said = await pdfOf(page);
  for (const one of ['Nordpharm', '2031-03-31', offered.replace('$', '')]) expect(said).toContain(one);

  await button(page, 'revise').click();
  await expect(page.getByRole('heading', { level: 1, name: /version 2$/ })).toBeVisible();
  await page.getByRole('radio', { name: text('language.zh-CN') }).check({ force: true });
  await field(page, 'field.customer').fill('北方制药');
  await figure(page, 'margin.price').fill('60');
  await figure(page, 'margin.price').press('Enter');
  await issue(page);
  const second = await total(page).innerText();
  expect(second).not.toBe(offered);
  const chinese = await pdfOf(page);
  for (const one of ['报价单', '北方制药', second.replace('$', '')]) expect(chinese).toContain(one);

  await choose(page.getByRole('combobox', { name: text('version') }), '1 – Issued');
  await expect(page).toHaveURL(issuedAddress);
  await expect(total(page)).toHaveText(offered);
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect(await pdfOf(page)).toBe(said);

  await page.getByRole('link', { name: text('link.history') }).click();
  await expect(page.getByRole('row')).toHaveCount(3);
  await page.getByRole('searchbox', { name: text('history.search') }).fill('北方');
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('radio', { name: text('state.draft') }).check({ force: true });
  await expect(page.getByText(text('history.none'))).toBeVisible();
});

test('a validity that is over is refused, and a draft can be thrown away', { tag: '@full' }, async ({ page }) => {
  await startQuotation(page, 'CCOC(=O)c1ccc(NC=O)cc1');
  await field(page, 'field.customer').fill('Nordpharm');
  await page.getByLabel(text('document.validUntil')).fill('2020-01-01');
  await button(page, 'issue.action').click();
  await button(page.getByRole('dialog'), 'issue.action').click();
  await expect(page.getByText(text('refusal.past'))).toBeVisible();
  await expect(button(page, 'revise')).toHaveCount(0);
  await button(page, 'delete.action').click();
  await expect(page).toHaveURL(/\/quotation\/history\/[\w-]{36}$/);
  await expect(page.getByText(text('history.empty'), { exact: true })).toBeVisible();
});
