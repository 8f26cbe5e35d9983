// A tenant that has used up its searches: what its people see, and what the back office does about it.

import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from 'playwright/test';
import { place } from '../support/place.ts';
import { signIn, word } from '../support/visitor.ts';

// Each command of the back office is a process of its own.
test.setTimeout(150_000);

const tenant = 'demo-pharma';
const run = promisify(execFile);
const command = resolve(import.meta.dirname, '../../../services/chemistry/src/cli/main.ts');

/** The back office asks the running service, which holds the database. */
async function quota(...args: string[]): Promise<Record<string, unknown>[]> {
  const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', command, 'quota', ...args], {
    env: { ...process.env, DATA_DIR: place.dataDir },
  });
  return stdout
    .split('\n')
    .filter((line) => line !== '')
    .map((line): Record<string, unknown> => JSON.parse(line));
}

const allow = (searches: number, ...more: string[]) =>
  quota('set', '--tenant', tenant, '--module', 'retrosynthesis', '--searches', `${searches}`, '--by', 'sales', ...more);

// The tenant of the demonstration has no limit.
test.afterEach(async () => {
  for (const { module } of await quota('list', '--tenant', tenant))
    await quota('clear', '--tenant', tenant, '--module', `${module}`, '--by', 'sales');
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const said = (key: string) => word(`errors:${key}`);

/** What other tests left, and what this one leaves. */
async function emptyWorklist(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await fetch('/api/retro/delete-waiting-smiles', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf': '1' },
      body: JSON.stringify({ routeType: 'retrosynthesis' }),
    });
  });
  await page.reload();
}

async function dismissed(page: Page, key: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: said(key) });
  await expect(dialog.getByRole('button', { name: word('common:errorAction.contactSales') })).toBeVisible();
  await dialog.getByRole('button', { name: word('common:action.cancel') }).click();
  await expect(dialog).toBeHidden();
}

test(
  'who has no search left is told with a way to sales, and the same for a feature that has expired',
  { tag: '@full' },
  async ({ page }) => {
    await allow(0);
    await signIn(page, 'chemist', '/retrosynthesis');
    const line = page.getByRole('textbox', { name: word('retrosynthesis:input.label') });
    await line.fill('CCOC(=O)c1ccccc1');
    await line.press('Enter');
    const plan = page.getByRole('button', { name: new RegExp(`^${word('retrosynthesis:plan.start')}`) });
    await expect(plan).toBeEnabled();
    await plan.click();
    await dismissed(page, 'usageExhausted');
    await expect(plan).toBeEnabled();
    await allow(5, '--from', '2020-01-01', '--until', '2020-12-31');
    await plan.click();
    await dismissed(page, 'featureExpired');
    // Home says it before anything is pressed.
    await allow(0);
    await page.goto('/home');
    await page.getByRole('textbox', { name: word('home:input.label') }).fill('CCOC(=O)c1ccccc1');
    await expect(page.getByText(said('usageExhausted'))).toBeVisible();
    await expect(page.getByRole('button', { name: word('home:action.plan') })).toBeDisabled();
  },
);

test(
  'a batch says what is left, starts nothing when that is too little, and the equity page shows it',
  { tag: '@full' },
  async ({ page }) => {
    await allow(1);
    await signIn(page, 'chemist', '/batch/retrosynthesis');
    const left = (count: number) => page.getByText(word('batch:searchesLeft', 'en', { left: count }), { exact: true });
    const bar = page.getByRole('toolbar', { name: word('batch:bar.actions') });
    await expect(left(1)).toBeVisible();
    await emptyWorklist(page);
    await page.getByRole('textbox', { name: word('batch:add.list') }).fill('CCCCCCCCO\nCCCCCCCCCO');
    await button(page, word('batch:add.add_other', 'en', { count: 2 })).click();
    await expect(page.getByText(/^2 of 500 molecules$/)).toBeVisible({ timeout: 60_000 });
    const start = bar.getByRole('button', { name: new RegExp(`^${word('batch:bar.start')}`) });
    await expect(start).toBeEnabled();
    await start.click();
    await dismissed(page, 'usageInsufficient');
    await expect(left(1)).toBeVisible();
    await emptyWorklist(page);
    await allow(40, '--period', 'month');
    await page.goto('/my/equity');
    const quotas = page.getByRole('region', { name: word('equity:quotas') });
    await expect(quotas.getByText(word('equity:usedOf', 'en', { used: 0, limit: 40 }))).toBeVisible();
    await expect(quotas.getByText(word('equity:quota.left', 'en', { left: 40 }))).toBeVisible();
  },
);
