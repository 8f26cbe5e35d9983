// The enterprise console as an administrator uses it, and the reviewer's command beside it.

import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from 'playwright/test';
import { place } from '../support/place.ts';
import { signIn, word } from '../support/visitor.ts';

// Each command of the back office is a process of its own.
test.setTimeout(150_000);

const run = promisify(execFile);
const command = resolve(import.meta.dirname, '../../../services/chemistry/src/cli/main.ts');

/** The back office asks the running service, which holds the database. */
async function review(...args: string[]): Promise<Record<string, unknown>[]> {
  const options = { env: { ...process.env, DATA_DIR: place.dataDir } };
  const { stdout } = await run(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', command, 'payments', ...args],
    options,
  );
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Record<string, unknown> => JSON.parse(line));
}

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const button = (page: Page, key: string) => page.getByRole('button', { name: word(key), exact: true });

async function submitPayment(page: Page, payer: string): Promise<string> {
  await page.goto('/enterprise?part=pay');
  await expect(page.getByText(word('console:bank.missing.title'))).toBeVisible();
  await page.getByLabel(word('console:form.amount')).fill('12,000.50');
  await page.getByLabel(word('console:form.payer')).fill(payer);
  await page
    .getByLabel(word('console:form.vouchers'))
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByText('PNG, 1 KB')).toBeVisible();
  await button(page, 'console:form.submit').click();
  await expect(page).toHaveURL(/part=payments/);
  const row = page.getByRole('row').filter({ hasText: payer });
  await expect(row.getByText(word('console:status.pendingReview'))).toBeVisible();
  return (await row.getByRole('rowheader').textContent())?.match(/BT\d{8}-[0-9A-F]{8}/)?.[0] ?? '';
}

test('a payment is submitted, approved by the back office, and its invoice applied for and downloaded', async ({
  page,
}) => {
  await signIn(page, 'admin', '/enterprise');
  const number = await submitPayment(page, 'First Payer Ltd');
  const [waiting] = await review('list', '--status', 'pendingReview', '--tenant', 'demo-pharma');
  expect(waiting).toMatchObject({ number, organisation: 'Demo Pharma' });
  const [approved] = await review('approve', number, '--by', 'mara@example.com', '--months', '1');
  expect(approved).toMatchObject({ changed: true, status: 'approved' });
  await page.reload();
  await page.getByRole('button', { name: `${word('console:list.open')}: ${number}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(word('console:status.approved'))).toBeVisible();
  await dialog.getByRole('button', { name: word('console:detail.applyInvoice') }).click();
  await expect(dialog.getByText(word('console:paper.inProgress'))).toBeVisible();
  const paper = resolve(place.dataDir, 'invoice.pdf');
  writeFileSync(paper, '%PDF-1.4\n1 0 obj<<>>endobj\n%%EOF\n');
  await review('invoice', number, '--by', 'mara@example.com', '--number', 'I-2026-1', '--file', paper);
  await page.reload();
  await page.getByRole('button', { name: `${word('console:list.open')}: ${number}` }).click();
  await expect(dialog.getByText(word('console:detail.number', 'en', { number: 'I-2026-1' }))).toBeVisible();
  const download = page.waitForEvent('download');
  await dialog
    .getByRole('button', { name: `${word('console:detail.download')}: ${word('console:detail.invoice')}` })
    .click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe(`invoice-${number}.pdf`);
  expect(readFileSync(await saved.path(), 'utf8')).toContain('%%EOF');
  await dialog.press('Escape');
  await page.goto('/enterprise?part=points');
  await expect(page.getByText('+84,003').first()).toBeVisible();
});

test('a refused payment says why, and the way to pay again', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'admin', '/enterprise');
  const number = await submitPayment(page, 'Second Payer Ltd');
  await review('reject', number, '--by', 'mara@example.com', '--reason', 'The receipt names another amount.');
  await page.reload();
  await page.getByRole('button', { name: `${word('console:list.open')}: ${number}` }).click();
  await expect(page.getByRole('dialog').getByText('The receipt names another amount.')).toBeVisible();
  await page.getByRole('link', { name: word('console:detail.again') }).click();
  await expect(page).toHaveURL(/part=pay$/);
});

test('an expired administrator is confined to the console and can pay there', async ({ page }) => {
  await signIn(page, 'expired-admin', '/home');
  await expect(page).toHaveURL(/\/enterprise$/);
  await submitPayment(page, 'Expired Payer Ltd');
  await page.goto('/home');
  await expect(page).toHaveURL(/\/enterprise$/);
});

test(
  'who looks after nothing sees the plans only, and opens them from the menu',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page, 'limited', '/enterprise');
    await expect(page.getByText(word('console:adminsOnly.title'))).toBeVisible();
    await page.goto('/home');
    await page.getByRole('button', { name: /Account of/ }).click();
    await page.getByRole('menuitem', { name: word('session:menu.plans') }).click();
    await expect(page.getByRole('dialog', { name: word('console:plans.title') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('the mall trial is offered a paid plan once a session', { tag: '@full' }, async ({ page }) => {
  await page.goto('/home');
  await page.locator('#login').fill('trial');
  await page.locator('#password').fill('Chem-demo-1');
  await page.locator('form button[type=submit]').click();
  const promotion = page.getByRole('dialog', { name: word('overlays:promotion.title') });
  await promotion.getByRole('button', { name: word('overlays:promotion.plans') }).click();
  await expect(page.getByRole('dialog', { name: word('console:plans.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
