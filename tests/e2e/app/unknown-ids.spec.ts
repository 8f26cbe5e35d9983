// An address with an invalid id shows the same as an address with an unknown id: that its content does not
// exist, under a heading.

import { expect, test, type Page } from 'playwright/test';
import { fullIf } from '../../support/extent.ts';
import { signIn, word } from '../support/visitor.ts';

const unknown = '3b1f4c52-93a1-4c5e-8f0e-6f7c2f3d9a10';
const unknownCode = 'AbCdEfGhIjKlMnOpQrStUv';
const refused = word('errors:dataMissingOrNoAccess');

/** Addresses by the id in them, and what they say of one that names nothing. */
const pages: readonly [address: (id: string) => string, says: string][] = [
  [(id) => `/route/detail/${id}`, refused],
  [(id) => `/single/${id}`, refused],
  [(id) => `/route/list/retrosynthesis?task=${id}`, refused],
  [(id) => `/route/list/processchemistry?task=${id}`, refused],
  [(id) => `/route/force/retrosynthesis?task=${id}`, refused],
  [(id) => `/route/manual/${id}`, refused],
  [(id) => `/cost/${id}`, refused],
  [(id) => `/cost/${id}?with=${unknown}`, refused],
  [(id) => `/quotation/new/${id}`, refused],
  [(id) => `/quotation/history/${id}`, word('quotation:history.empty')],
  [(id) => `/quotation/history/all/${id}`, refused],
  [(id) => `/quotation/new/${unknown}/${id}`, refused],
  [(id) => `/intermediate?project=${id}`, refused],
  [(id) => `/intermediate/records?project=${id}`, word('intermediates:records.none')],
  [(id) => `/impurity/list/${id}`, word('errors:impurityTaskMissing')],
  [(id) => `/sascore/${id}`, refused],
  [(id) => `/forwardsynthesis/list?taskId=${id}`, word('errors:forwardTaskMissing')],
  [(id) => `/conditionOptimization?id=${id}`, refused],
  [(id) => `/home?shareCode=${id}`, refused],
];
const codePages: readonly ((code: string) => string)[] = [
  (code) => `/intermediate?molecule=${code}`,
  (code) => `/intermediate?target=${code}`,
];

const always = [0, 8, 12];

async function shows(page: Page, address: string, says: string): Promise<string[]> {
  await page.goto(address);
  await expect(page.getByText(says).first()).toBeVisible();
  const headings = page.locator('main h1');
  await expect(headings).toHaveCount(1);
  return [await headings.innerText(), await page.title()];
}

for (const [at, [address, says]] of pages.entries())
  test(`${address('abc')} is like an unknown one`, fullIf(!always.includes(at)), async ({ page }) => {
    await signIn(page, 'chemist', '/my/profile');
    const expected = await shows(page, address(unknown), says);
    for (const id of ['abc', `${unknown}0`, '%20']) expect(await shows(page, address(id), says)).toEqual(expected);
  });

for (const address of codePages)
  test(`${address('abc')} is like an unknown one`, fullIf(true), async ({ page }) => {
    await signIn(page, 'chemist', '/my/profile');
    const expected = await shows(page, address(unknownCode), refused);
    expect(await shows(page, address('abc'), refused)).toEqual(expected);
  });
