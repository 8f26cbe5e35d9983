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

test(
  'a colleague gets a message with a route and comments on it, which the owner sees without a reload',
  { tag: '@full' },
  async ({ page, browser }) => {
    const colleague = await somebody(browser, 'admin', '/home');
    const routeId = await openFirstRoute(page, 'lidocaine');
    await page.getByRole('button', { name: word('routes:detail.share'), exact: true }).click();
    await page.getByRole('textbox', { name: word('sharing:message.label') }).fill('For the kilo lab.');
    const found = page.getByRole('list', { name: word('sharing:find.found') }).getByRole('listitem');
    const people = page.getByRole('list', { name: word('sharing:people') });
    // While the search runs, 10028 says so.
    await expect(async () => {
      await found
        .filter({ hasText: 'admin' })
        .getByRole('button', { name: word('sharing:find.share') })
        .click();
      await expect(people).toContainText('For the kilo lab.', { timeout: 1_000 });
    }).toPass({ timeout: 40_000 });
    await page.keyboard.press('Escape');

    await colleague
      .getByRole('button', { name: new RegExp(`^${word('notifications:open')}, `) })
      .click({ timeout: 20_000 });
    await expect(colleague.getByText('For the kilo lab.')).toBeVisible();
    await colleague.getByRole('listitem').filter({ hasText: 'For the kilo lab.' }).getByRole('link').first().click();
    await expect(colleague).toHaveURL(new RegExp(`/single/${routeId}$`));
    await expect(colleague.getByRole('note').filter({ hasText: 'For the kilo lab.' })).toBeVisible();
    const comment = colleague.getByRole('textbox', { name: word('routes:detailPage.comments.onRoute') });
    await comment.fill('Which grade of diethylamine?');
    await comment.press('Control+Enter');
    await expect(page.getByText('Which grade of diethylamine?')).toBeVisible({ timeout: 10_000 });

    const reply = page.getByRole('textbox', { name: word('routes:detailPage.comments.onRoute') });
    await reply.fill('99.5 %.');
    await page.getByRole('button', { name: word('routes:detailPage.comments.send'), exact: true }).click();
    await expect(colleague.getByText('99.5 %.')).toBeVisible({ timeout: 10_000 });
    await expect(colleague.getByRole('button', { name: word('routes:detailPage.comments.delete') })).toHaveCount(1);
  },
);
