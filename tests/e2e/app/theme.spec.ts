// Light and dark on the screen, light on paper.

import { expect, test, type Page } from 'playwright/test';
import { planFromHome, signIn, taskPanel, word } from '../support/visitor.ts';

const night = 'rgb(16, 21, 18)';
const day = 'rgb(246, 248, 247)';
const ground = (page: Page) => page.evaluate<string>('getComputedStyle(document.body).backgroundColor');
const choice = (page: Page, theme: string) =>
  page.getByRole('menuitemradio', { name: `${word('common:theme.label')}: ${word(`common:theme.${theme}`)}` });

/** Records what is shown before the page's own code has run, and what its policy refuses. */
const watchFirstPaint = `
  window.refused = [];
  addEventListener('securitypolicyviolation', ({ blockedURI }) => window.refused.push(blockedURI));
  new MutationObserver((_, watch) => {
    if (!document.body) return;
    window.firstTheme = document.documentElement.dataset.theme;
    watch.disconnect();
  }).observe(document, { childList: true, subtree: true });
`;

test('the page is dark by the system or by choice, from its first paint on, and stays so for the next visit', async ({
  page,
}) => {
  await page.addInitScript(watchFirstPaint);
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page, 'other', '/home');
  expect(await ground(page)).toBe(night);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => ground(page)).toBe(day);

  const menu = page.getByRole('banner').locator('button[aria-haspopup=menu]').last();
  // What greets a new user may close the menu.
  const choose = (theme: string) =>
    expect(async () => {
      if (!(await choice(page, theme).isVisible())) await menu.click();
      await choice(page, theme).click({ timeout: 2_000 });
    }).toPass();
  await choose('dark');
  expect(await ground(page)).toBe(night);
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await page.evaluate('[window.firstTheme, window.refused]')).toEqual(['dark', []]);
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#181f1b');

  await menu.click();
  await expect(choice(page, 'dark')).toHaveAttribute('aria-checked', 'true');
  await choose('system');
  expect(await ground(page)).toBe(day);
});

test(
  'a list of routes goes on paper whole, light, and without what it is worked with',
  { tag: '@full' },
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await signIn(page, 'other');
    await planFromHome(page, 'procaine');
    await taskPanel(page)
      .getByRole('link', { name: /^Open \d+ route/ })
      .click({ timeout: 60_000 });
    const table = page.getByRole('table');
    await expect(page.getByText(word('common:taskState.completed')).first()).toBeVisible({ timeout: 60_000 });
    await expect(table.locator('[data-route]').first()).toBeVisible();
    await page.evaluate("window.dispatchEvent(new Event('beforeprint'))");
    await page.emulateMedia({ media: 'print' });
    const routes = Number(await table.getAttribute('aria-rowcount')) - 1;
    await expect(table.locator('[data-route]')).toHaveCount(routes);
    await expect(page.locator('main')).toHaveAttribute('data-printed', /procaine/);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('toolbar')).toHaveCount(0);
    expect(await page.evaluate("getComputedStyle(document.documentElement).getPropertyValue('--text')")).toBe(
      '#1c2420',
    );
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    // A4 landscape in points: as many columns as on the screen.
    expect(paper).toMatch(/\/MediaBox \[0 0 841(\.\d+)? 59[45](\.\d+)?\]/);
  },
);
