// A route is shared with colleagues of the same company, and the sharing ended.

import { expect, test, type Browser, type Page } from 'playwright/test';
import { openFirstRoute, signIn, word } from '../support/visitor.ts';

async function somebody(browser: Browser, name: string, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, name, address);
  return page;
}

/** Makes the link, once the search is done: before, 10028 says that it still runs. */
async function makeLink(page: Page): Promise<string> {
  let shareCode = '';
  await expect(async () => {
    const shared = page.waitForResponse((response) => response.url().includes('/share-to-other'));
    await page.getByRole('button', { name: word('sharing:link.make') }).click();
    const result = await (await shared).json();
    expect(result.error?.code ?? 200).toBe(200);
    shareCode = result.data.share.shareCode;
  }).toPass({ timeout: 40_000, intervals: [1_000] });
  return shareCode;
}

test(
  'a colleague reads a shared route without its search; another company does not',
  { tag: '@full' },
  async ({ page, browser }) => {
    const routeId = await openFirstRoute(page, 'procainamide');
    await page.getByRole('button', { name: word('routes:detail.share'), exact: true }).click();
    const shareCode = await makeLink(page);
    await expect(page.getByText(word('sharing:link.open'))).toBeVisible();

    const colleague = await somebody(browser, 'admin', `/home?shareCode=${shareCode}`);
    await expect(colleague).toHaveURL(new RegExp(`/single/${routeId}$`));
    await expect(colleague.getByRole('tree')).toBeVisible();
    await expect(colleague.getByText(word('routes:detail.sharedWithYou'))).toBeVisible();
    await expect(colleague.getByRole('button', { name: word('routes:detail.share'), exact: true })).toHaveCount(0);

    const stranger = await somebody(browser, 'other', `/home?shareCode=${shareCode}`);
    await expect(stranger.getByRole('dialog').getByText(word('errors:crossCompanySharing'))).toBeVisible();
    await expect(stranger.getByRole('tree')).toHaveCount(0);

    await page.getByRole('button', { name: word('sharing:endAll') }).click();
    await expect(page.getByText(word('sharing:link.none'))).toBeVisible();
    await colleague.reload();
    await expect(colleague.getByRole('tree')).toHaveCount(0);
  },
);
