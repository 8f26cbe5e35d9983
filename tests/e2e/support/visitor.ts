// A person in front of the product: signs in, and knows the words of the page.

import { hiddenField } from '@app/identity/test-browser';
import { message } from '@app/locales/messages';
import type { Culture } from '@app/shared/constants/locale';
import { expect, type Page, type Route } from 'playwright/test';
import { demoPassword } from '../../support/product.ts';

/** A word of the page from locales, so that a test breaks with a missing word and not with a better one. */
export const word = (key: string, culture: Culture = 'en', params: Record<string, string | number> = {}): string => {
  const [namespace = '', path = ''] = key.split(':');
  return message(culture, namespace, path, params);
};

export async function fillSignIn(page: Page, userName: string, password: string): Promise<void> {
  await page.locator('#login').fill(userName);
  await page.locator('#password').fill(password);
  await page.locator('form button[type=submit]').click();
}

/**
 * Opens an address as a demo user. The sign-in page itself is filled in where it is tested (`fillSignIn`); here its form is
 * sent without drawing it, which spares each test two pages.
 */
export async function signIn(page: Page, userName: string, address = '/'): Promise<void> {
  const { request } = page.context();
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  const form = await request.get(`${origin}/bff/login?returnTo=/livez`);
  const token = hiddenField(await form.text(), 'token');
  const sent = await request.post(form.url(), { form: { token, login: userName, password: demoPassword } });
  expect(sent.url(), await sent.text()).toMatch(/\/livez$/);
  await page.goto(address);
  // The mall's trial is offered a paid plan once a day; what that says is tested where it belongs.
  if (userName === 'trial') await declinePromotion(page);
  await declineTour(page);
  await expect(page.getByRole('banner')).toBeVisible();
}

async function declinePromotion(page: Page): Promise<void> {
  for (const culture of ['en', 'zh-CN'] as const) {
    const promotion = page.getByRole('dialog', { name: word('overlays:promotion.title', culture) });
    const later = promotion.getByRole('button', { name: word('overlays:promotion.later', culture) });
    await page.addLocatorHandler(promotion, () => later.click());
  }
}

/** A new user is offered the tour once; the tour has a test of its own. */
async function declineTour(page: Page): Promise<void> {
  for (const culture of ['en', 'zh-CN'] as const) {
    const invitation = page.getByRole('complementary', { name: word('tour:invitation.title', culture) });
    const no = invitation.getByRole('button', { name: word('tour:invitation.skip', culture) });
    await page.addLocatorHandler(invitation, () => no.click());
  }
}

/** Molecules that a search takes apart for a test that only needs routes; at its usual length it works for 20 s. */
const fewExpansions = 60;

/** Starts a search from home and waits for its task page. A test about the search itself needs it whole. */
export async function planFromHome(page: Page, structure: string, { isWhole = false } = {}): Promise<void> {
  if (!isWhole) await shortenSearch(page);
  await page.getByRole('textbox', { name: word('home:input.label') }).fill(structure);
  const plan = page.getByRole('button', { name: word('home:action.plan') });
  await expect(plan).toBeEnabled();
  await plan.click();
  await expect(page).toHaveURL(/\/retrosynthesis\?task=/);
}

/** The next search that the page starts ends early. */
async function shortenSearch(page: Page): Promise<void> {
  const shorten = (route: Route) => {
    const body = route.request().postDataJSON() as { settings?: object };
    const settings = { ...body.settings, maxExpansions: fewExpansions };
    return route.continue({ postData: { ...body, settings } });
  };
  await page.route('**/api/retro/retro-search-start*', shorten, { times: 1 });
}

export const taskPanel = (page: Page) => page.getByRole('region', { name: word('retrosynthesis:task.label') });

/**
 * An ether of erythromycin A with a chain of that many carbons: no search of it ends before its time limit, so that a test
 * can act while one runs. Each chain is a target of its own, for a second search of one under way is refused.
 */
export const longSearch = (carbons: number): string =>
  `CC[C@@H]1[C@@]([C@@H]([C@H](C(=O)[C@@H](C[C@@]([C@@H]([C@H]([C@@H]([C@H](C(=O)O1)C)O[C@H]2C[C@@]([C@H]([C@@H](O2)C)O)(C)OC)C)O[C@H]3[C@@H]([C@H](C[C@H](O3)C)N(C)C)O)(C)O${'C'.repeat(carbons)})C)C)O)(C)O`;

/**
 * Plans a target, opens the first route and gives its id. Each test takes a target of its own: a second search of one under
 * way is refused.
 */
export async function openFirstRoute(page: Page, target: string, home = '/'): Promise<string> {
  await signIn(page, 'chemist', home);
  await planFromHome(page, target);
  await taskPanel(page)
    .getByRole('link', { name: /^Open \d+ route/ })
    .click({ timeout: 60_000 });
  await page.getByRole('link', { name: word('routes:list.openRoute', 'en', { rank: 1 }), exact: true }).click();
  await expect(page).toHaveURL(/\/route\/detail\/[\w-]{36}/);
  return page.url().split('/').at(-1) ?? '';
}
