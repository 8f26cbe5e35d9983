// Two related targets, from their searches to a project about what they have in common that a colleague reads.

import { expect, test, type Browser, type Page } from 'playwright/test';
import { planFromHome, signIn, taskPanel, word } from '../support/visitor.ts';

/** Amides of one acid, which no stock has. */
const targets = ['CC(C)NC(=O)c1ccc(N2CCN(C)CC2)c(C(F)(F)F)c1', 'CCCNC(=O)c1ccc(N2CCN(C)CC2)c(C(F)(F)F)c1'] as const;

async function search(page: Page, target: string): Promise<void> {
  await page.goto('/home');
  await planFromHome(page, target);
  await expect(taskPanel(page).getByText(word('common:taskState.completed'))).toBeVisible({ timeout: 60_000 });
}

async function somebody(browser: Browser, name: string, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signIn(page, name, address);
  return page;
}

test('what two targets have in common is tracked, wanted, noted, shared, and read by the colleague alone', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const colleague = await somebody(browser, 'admin', '/home');
  await signIn(page, 'chemist');
  for (const target of targets) await search(page, target);

  await page.getByRole('link', { name: word('common:nav.intermediates'), exact: true }).click();
  const track = page.getByRole('button', { name: new RegExp(`^${word('intermediates:list.track')} `) });
  await expect(track.first()).toBeVisible({ timeout: 30_000 });
  // By keyboard alone: the project is made, and its page opens.
  await track.first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/intermediate\?project=[\w-]{36}/);
  const address = page.url();
  await expect(
    page
      .getByRole('region', { name: word('intermediates:detail.ways') })
      .getByRole('listitem')
      .first(),
  ).toBeVisible();

  const wanted = page.getByRole('region', { name: word('intermediates:detail.targets') }).getByRole('textbox');
  await expect(wanted).toHaveCount(2);
  for (const [place, amount] of ['1.5 kg', '500 g'].entries()) {
    await wanted.nth(place).fill(amount);
    await wanted.nth(place).press('Enter');
    await expect(wanted.nth(place)).toBeEnabled();
  }
  await expect(page.getByText(word('intermediates:detail.sum', 'en', { amount: '2 kg' }))).toBeVisible();
  await page.getByRole('button', { name: word('intermediates:detail.chooseNamed', 'en', { number: 1 }) }).click();
  await expect(page.getByText(word('intermediates:detail.chosen'), { exact: true })).toBeVisible();

  await page.getByRole('button', { name: word('intermediates:detail.share'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('admin');
  await dialog
    .getByRole('button', { name: new RegExp(`^${word('sharing:find.share')} `) })
    .first()
    .click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Stop sharing with/ })).toBeVisible();

  await colleague.goto(address);
  await expect(colleague.getByRole('button', { name: word('intermediates:detail.leave') })).toBeVisible();
  await expect(colleague.getByText('1.5 kg', { exact: true })).toBeVisible();
  const stranger = await somebody(browser, 'other', '/home');
  await stranger.goto(address);
  await expect(stranger.getByText(word('errors:dataMissingOrNoAccess')).first()).toBeVisible();

  await page.getByRole('button', { name: /^Stop sharing with/ }).click();
  await expect(page.getByText(word('intermediates:detail.membersNone'))).toBeVisible();
  await colleague.reload();
  await expect(colleague.getByText(word('errors:dataMissingOrNoAccess')).first()).toBeVisible();

  await page.getByRole('link', { name: word('intermediates:detail.historyAll') }).click();
  await expect(
    page.getByRole('cell', { name: word('intermediates:records.kind.unshared'), exact: true }),
  ).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: word('intermediates:records.downloadAs', 'en', { kind: '.xlsx' }) }).click();
  expect((await saved).suggestedFilename()).toMatch(/\.xlsx$/);
});
