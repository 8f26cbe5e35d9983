// Hundreds of routes to look through: filters, order, saved and hidden routes, sharing all of them.

import { expect, test, type Page } from 'playwright/test';
import { choose } from '../support/choose.ts';
import { planFromHome, signIn, taskPanel, word } from '../support/visitor.ts';

/** Each test has a target of its own: a second search of one under way is refused. */
async function openList(page: Page, target: string): Promise<void> {
  await signIn(page, 'chemist');
  await planFromHome(page, target);
  await taskPanel(page)
    .getByRole('link', { name: /^Open \d+ route/ })
    .click({ timeout: 60_000 });
  await expect(page).toHaveURL(/\/route\/list\/retrosynthesis\//);
  // The search is over once the list can be shared.
  await expect(page.getByRole('button', { name: word('routes:detail.share'), exact: true })).toBeEnabled({
    timeout: 60_000,
  });
  const waiting = page.getByRole('button', { name: /new routes? – show/ });
  if (await waiting.isVisible()) await waiting.click();
  await expect(rows(page).first()).toBeVisible();
}

const rows = (page: Page) => page.locator('[data-route]');
const shown = (page: Page) => page.getByRole('status').filter({ hasText: /of \d+ shown/ });

test(
  'a chemist filters by a structure, and finds the same list again by its address',
  { tag: '@full' },
  async ({ page }) => {
    await openList(page, 'benzocaine');
    await page.getByRole('button', { name: word('routes:listPage.bar.filters'), exact: true }).click();
    const panel = page.getByRole('complementary', { name: word('routes:listPage.panel.title') });
    const structure = panel.getByRole('button', { name: /^Only with / }).first();
    const name = (await structure.getAttribute('aria-label')) ?? '';
    await structure.click();
    await expect(shown(page)).toBeVisible();
    await expect(page).toHaveURL(/[?&](through|from)=/);
    const count = await shown(page).innerText();
    await page.reload();
    await expect(shown(page)).toHaveText(count);
    await expect(page.getByRole('button', { name, exact: true }).first()).toHaveAttribute('aria-pressed', 'true');
    await page
      .getByRole('button', { name: word('routes:filter.clear') })
      .first()
      .click();
    await expect(shown(page)).toHaveCount(0);
  },
);

test('by keyboard alone routes are saved, hidden, taken back, sorted out and compared', async ({ page }) => {
  await openList(page, 'acetanilide');
  const table = page.getByRole('table');
  await page.keyboard.press('g');
  await expect(page).toHaveURL(/[?&]group=none/);
  await expect(page.getByRole('button', { name: /^Key bonds|^No shared key bonds/ })).toHaveCount(0);
  // Of a long list only the rows in sight are drawn: the table says how many there are, with its header.
  const before = Number(await table.getAttribute('aria-rowcount'));
  await page.keyboard.press('j');
  const first = await page.locator('tr[data-active=true]').getAttribute('data-route');
  await page.keyboard.press('s');
  await page.keyboard.press('j');
  const hidden = page.waitForResponse((response) => response.request().postData()?.includes('hidden') ?? false);
  await page.keyboard.press('h');
  await expect(page.getByText(/^Route \d+ is hidden$/)).toBeVisible();
  await hidden;
  await expect(page.locator(`tr[data-route="${first}"]`)).toBeVisible();
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /is saved; unsave it$/ })).toHaveCount(1);
  await expect(table).toHaveAttribute('aria-rowcount', String(before - 1));
  await page.keyboard.press('f');
  await page.getByRole('radio', { name: new RegExp(`^${word('routes:listPage.kept.hidden')}`) }).click();
  await expect(page.getByRole('link', { name: /^Open route/ })).toHaveCount(1);
  await page.getByRole('button', { name: /^Show route \d+ again/ }).click();
  await page
    .getByRole('button', { name: word('routes:filter.clear') })
    .first()
    .click();
  await expect(table).toHaveAttribute('aria-rowcount', String(before));
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: word('commands:keys.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  for (const key of ['Home', 'x', 'j', 'x', '=']) await page.keyboard.press(key);
  await expect(
    page.getByRole('heading', { name: word('routes:compare.title_other', 'en', { count: 2 }) }),
  ).toBeVisible();
  await page.getByRole('checkbox', { name: word('routes:listPage.compare.onlyDifferences') }).check();
  await expect(page.getByRole('row', { name: new RegExp(`^${word('routes:listPage.column.cost')}`) })).toBeVisible();
});

test(
  'all routes of a search are shared from the list, which then cannot be deleted',
  { tag: '@full' },
  async ({ page }) => {
    await openList(page, 'phenacetin');
    await page.getByRole('button', { name: word('routes:detail.share'), exact: true }).click();
    const shared = page.waitForResponse((response) => response.url().includes('/share-to-other'));
    await page.getByRole('button', { name: word('sharing:link.make') }).click();
    const { data } = await (await shared).json();
    expect(data.share).toMatchObject({ kind: 'task', isOpen: true });
    await expect(page.getByText(word('sharing:link.open'))).toBeVisible();
    const refused = await page.request.post('/api/retro/task-delete', {
      data: { taskIds: [data.share.itemId] },
      headers: { 'x-csrf': '1' },
    });
    expect((await refused.json()).code).toBe(10030);
  },
);

test(
  'at 390 pixels the list is cards with sorting and filters, and nothing runs out of the side',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openList(page, 'O=C(NCc1ccccc1)c1ccccc1');
    await choose(page.getByLabel(word('routes:listPage.bar.sort')), word('routes:listPage.column.leadTime'));
    await expect(page).toHaveURL(/sort=leadTime/);
    await page.getByRole('button', { name: word('routes:listPage.bar.filters'), exact: true }).click();
    await expect(page.getByRole('complementary', { name: word('routes:listPage.panel.title') })).toBeVisible();
    await page.getByRole('button', { name: word('routes:listPage.panel.close') }).click();
    const width = await page.evaluate<number>('document.documentElement.scrollWidth');
    expect(width).toBeLessThanOrEqual(390);
  },
);

test(
  'routes are grouped, folded and selected, and the page of one leads through the list as it stands',
  { tag: '@full' },
  async ({ page }) => {
    await openList(page, 'CCOC(=O)c1ccc(NC(C)=O)cc1');
    const grouped = page.getByLabel(word('routes:filter.group'));
    await expect(grouped).toBeChecked();
    const heading = page.getByRole('button', { name: /^Key bonds/ }).first();
    await expect(heading).toHaveAttribute('aria-expanded', 'true');
    const table = page.getByRole('table');
    const whole = Number(await table.getAttribute('aria-rowcount'));
    await heading.click();
    await expect(page).toHaveURL(/[?&]folded=/);
    await expect.poll(async () => Number(await table.getAttribute('aria-rowcount'))).toBeLessThan(whole);
    await grouped.click();
    await expect(grouped).not.toBeChecked();

    await choose(page.getByLabel(word('routes:listPage.bar.sort')), word('routes:listPage.column.cost'));
    await expect(page).toHaveURL(/sort=cost/);
    await page.getByRole('button', { name: word('routes:listPage.bar.ascending') }).focus();
    await page.keyboard.press('a');
    const selected = page.getByRole('toolbar', { name: word('routes:listPage.choice.label') });
    await expect(selected.getByRole('button', { name: word('routes:listPage.choice.export') })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(selected).toHaveCount(0);
    const [first, second] = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-route')));
    for (const key of ['Home', 'x', 'j', 'x']) await page.keyboard.press(key);
    await expect(selected.getByRole('link', { name: word('routes:listPage.choice.costs') })).toHaveAttribute(
      'href',
      `/cost/${first}?with=${second}`,
    );
    await page
      .locator(`[data-route="${first}"]`)
      .getByRole('link', { name: /^Open route/ })
      .click();
    await expect(page).toHaveURL(new RegExp(`/route/detail/${first}`));
    await expect(page.getByRole('button', { name: word('routes:detail.previous') })).toBeDisabled();
    await page.getByRole('button', { name: word('routes:detail.next') }).click();
    await expect(page).toHaveURL(new RegExp(`/route/detail/${second}`));
    await page.getByRole('link', { name: word('routes:detail.back') }).click();
    await expect(page).toHaveURL(/sort=cost/);
  },
);
