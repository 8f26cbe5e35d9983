// What follows a route once it is found: its cost, and colleagues who read it.

import { expect, test, type Browser, type Page } from 'playwright/test';
import { planFromHome, signIn, taskPanel, word } from './support/visitor.ts';

/** Each test has a target of its own: a second search of one under way is refused. */
async function openRoute(page: Page, target: string): Promise<string> {
  await signIn(page, 'chemist');
  await planFromHome(page, target);
  await taskPanel(page)
    .getByRole('link', { name: /^Open \d+ route/ })
    .click({ timeout: 60_000 });
  await page.getByRole('link', { name: word('routes:list.openRoute', 'en', { rank: 1 }), exact: true }).click();
  await expect(page).toHaveURL(/\/route\/detail\/[\w-]{36}/);
  return page.url().split('/').at(-1) ?? '';
}

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
    const answer = await (await shared).json();
    expect(answer.error?.code ?? 200).toBe(200);
    shareCode = answer.data.share.shareCode;
  }).toPass({ timeout: 40_000, intervals: [1_000] });
  return shareCode;
}

test(
  'a chemist costs a route, enters a yield, takes it back, and finds entries again',
  { tag: '@full' },
  async ({ page }) => {
    await openRoute(page, 'lidocaine');
    await page.getByRole('link', { name: word('sharing:actions.way.cost'), exact: true }).click();
    await expect(page).toHaveURL(/\/cost\//);
    const sum = page.getByRole('complementary', { name: word('cost:totals.title') });
    const perKilogram = sum.getByText(word('cost:totals.perKilogram')).locator('..');
    const proposed = await perKilogram.innerText();
    const yieldOfFirst = page.getByRole('textbox', { name: word('cost:step.yieldOf', 'en', { number: 1 }) });
    await yieldOfFirst.fill('35');
    await yieldOfFirst.press('Enter');
    await expect(perKilogram).not.toHaveText(proposed);
    await expect(page.getByText(word('cost:toolbar.saved_one', 'en', { count: 1 }))).toBeVisible();
    const entered = await perKilogram.innerText();

    await page.reload();
    await expect(yieldOfFirst).toHaveValue('35');
    await expect(perKilogram).toHaveText(entered);
    await page.getByRole('button', { name: word('sharing:actions.export') }).click();
    const saved = page.waitForEvent('download');
    await page.getByRole('menuitem', { name: word('cost:toolbar.file.xlsx') }).click();
    expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);

    await page.getByRole('button', { name: word('cost:toolbar.reset') }).click();
    await expect(perKilogram).toHaveText(proposed);
    await page.getByRole('radio', { name: '100 g' }).check({ force: true });
    await expect(perKilogram).not.toHaveText(proposed);
  },
);

test(
  'a colleague reads a shared route without its search; another company does not',
  { tag: '@full' },
  async ({ page, browser }) => {
    const routeId = await openRoute(page, 'procainamide');
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
