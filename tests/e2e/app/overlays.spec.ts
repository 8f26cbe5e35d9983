// What lies over the pages: a part that does not load, the mall promotion, plans, the banner of small screens.

import { expect, test, type Page } from 'playwright/test';
import { demoPassword } from '../../support/product.ts';
import { fillSignIn, signIn, word } from '../support/visitor.ts';

const openDialogs = (page: Page) => page.getByRole('dialog');
const scripts = /\/assets\/.*\.js$/;
const goTo = (page: Page, module: string) =>
  page
    .getByRole('navigation')
    .getByRole('link', { name: word(`common:nav.${module}`), exact: true })
    .click();

test('a page part that does not load is reported once a session, with support or a reload', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, 'chemist');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route(scripts, (route) => route.abort());
  const dialog = page.getByRole('dialog', { name: word('common:errors.chunkTitle') });

  await goTo(page, 'sascore');
  await expect(dialog).toBeVisible();
  await expect(openDialogs(page)).toHaveCount(1);
  await dialog.getByRole('button', { name: word('common:errors.chunkMail') }).click();
  await expect(dialog).toHaveCount(0);
  // No address is configured: the contact page says whom to ask.
  await expect(page).toHaveURL(/\/contact$/);

  // Once a session: the next failure is shown by the page's own fallback.
  await page.unroute(scripts);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route(scripts, (route) => route.abort());
  await goTo(page, 'impuritypredict');
  await expect(page.getByRole('button', { name: word('common:action.reload') })).toBeVisible();
  await expect(openDialogs(page)).toHaveCount(0);

  await page.evaluate(`sessionStorage.removeItem('chunk-failure-shown')`);
  await page.unroute(scripts);
  await page.goto('/home');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.route(scripts, (route) => route.abort());
  await goTo(page, 'sascore');
  await expect(dialog).toBeVisible();
  await page.unroute(scripts);
  await dialog.getByRole('button', { name: word('common:action.reload') }).click();
  await expect(page.getByRole('heading', { level: 1, name: word('sascore:title') })).toBeVisible();
});

test('the trial of the mall is offered a plan once a day, and compares plans', { tag: '@full' }, async ({ page }) => {
  await page.goto('/');
  await fillSignIn(page, 'trial', demoPassword);
  const promotion = page.getByRole('dialog', { name: word('overlays:promotion.title') });
  await expect(promotion).toBeVisible({ timeout: 30_000 });
  await expect(openDialogs(page)).toHaveCount(1);
  await promotion.getByRole('button', { name: word('overlays:promotion.plans') }).click();
  const plans = page.getByRole('dialog', { name: word('console:plans.title') });
  await expect(plans).toBeVisible();
  await expect(openDialogs(page)).toHaveCount(1);
  await expect(plans.getByRole('columnheader')).toHaveCount(4);
  await page.keyboard.press('Escape');
  await expect(openDialogs(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(openDialogs(page)).toHaveCount(0);
  const tab = await page.context().newPage();
  await tab.goto('/');
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  await tab.waitForLoadState('networkidle');
  await expect(openDialogs(tab)).toHaveCount(0);
});

test('a small screen says that a large one is better, until it is closed', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'chemist');
  const banner = page.getByText(word('common:layout.mobile'));
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: word('common:layout.mobileClose') }).click();
  await expect(banner).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner).toHaveCount(0);
});
