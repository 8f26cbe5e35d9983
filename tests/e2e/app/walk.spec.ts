// Every address of the specification as a person meets it: page, title, footer, navigation, and words of one language.
// A selection by default; `npm run test:full` walks all of it.

import { cultures, type Culture } from '@app/shared/constants/locale';
import { productName } from '@app/shared/constants/product';
import { expect, test, type Page } from 'playwright/test';
import { accessTable, menus, type AccessRow } from '../../../web/src/app/routing/test-access.ts';
import { fullIf, isFull } from '../../support/extent.ts';
import { place } from '../support/place.ts';
import { signIn, word } from '../support/visitor.ts';

/** One page of each kind: redirected, guarded, open, of the help center, the user's own, with another user's id. */
const selection = [
  '/index',
  '/no/such/page',
  '/retrosynthesis',
  '/sascore',
  '/guide',
  '/my/equity',
  '/intermediate',
  '/dataView',
  '/enterprise',
];
const rows = isFull ? accessTable : accessTable.filter(({ address }) => selection.includes(address));

const accounts = [
  { userName: 'chemist', column: 'full' },
  { userName: 'limited', column: 'limited' },
  { userName: 'expired-admin', column: 'console' },
] as const;
type Column = (typeof accounts)[number]['column'];

for (const culture of cultures) {
  for (const { userName, column } of accounts) {
    test(
      `${userName} walks the product in ${culture}`,
      fullIf(culture === 'en' || userName !== 'chemist'),
      async ({ browser }) => {
        test.setTimeout(60_000 + rows.length * 12_000);
        const context = await browser.newContext({
          baseURL: place.url,
          locale: culture === 'en' ? 'en-US' : 'zh-CN',
          viewport: { width: 1440, height: 900 },
        });
        const page = await context.newPage();
        const faults: string[] = [];
        page.on('pageerror', (error) => faults.push(error.message));
        await signIn(page, userName, '/home');
        for (const row of rows) await visit(page, row, column, culture);
        expect(faults).toEqual([]);
        await context.close();
      },
    );
  }
}

async function visit(page: Page, row: AccessRow, column: Column, culture: Culture): Promise<void> {
  const expected = pathnameOf(row, column);
  await page.goto(row.address);
  await expect(page, row.address).toHaveURL((url) => url.pathname === expected);
  const isMissing = expected === '/404';
  await expect(page.locator('main'), row.address).toBeVisible();
  await expect(page.getByRole('contentinfo'), row.address).toHaveCount(footerAt(row, expected) ? 1 : 0);
  const title = isMissing ? 'common:notFound.documentTitle' : expected === row.address ? row.title : undefined;
  if (title) await expect(page, row.address).toHaveTitle(`${word(title, culture)} · ${productName}`);
  if (column !== 'console' && !isMissing) await seeMenu(page, menus[column], culture);
  await closeDialogs(page);
  const text = await page.locator('body').innerText();
  expect(untranslated(text), `${row.address} in ${culture}`).toEqual([]);
}

function pathnameOf(row: AccessRow, column: Column): string {
  if (column === 'console') return '/enterprise';
  const outcome = row[column];
  return outcome === 'page' ? row.address : outcome === 'absent' ? '/404' : outcome;
}

const footerAt = (row: AccessRow, expected: string): boolean =>
  expected === '/404' || (expected !== '/enterprise' && row.footer);

async function seeMenu(page: Page, keys: readonly string[], culture: Culture): Promise<void> {
  const links = page.getByRole('navigation', { name: word('common:layout.mainNav', culture) }).getByRole('link');
  await expect(links).toHaveText(keys.map((key) => word(`common:nav.${key}`, culture)));
}

/** Messages of an unknown id, and what greets a new user. */
async function closeDialogs(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  while ((await dialog.count()) > 0) {
    await dialog.first().getByRole('button').last().click();
    await page.waitForLoadState();
  }
}

/** Keys and holes that reached the page as they are. */
function untranslated(text: string): string[] {
  return [...text.matchAll(/\{\{\w+\}\}|\b[a-z][a-z-]+:[a-z]\w+(?:\.\w+)+\b|\bundefined\b|\bNaN\b/g)].map(
    ([found]) => found,
  );
}
