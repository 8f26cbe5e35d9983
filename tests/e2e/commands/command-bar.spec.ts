// The command bar, the keyboard help and the tour, by keyboard alone, in both languages, on a large and on a small screen.

import type { Culture } from '@app/shared/constants/locale';
import { expect, test, type Page } from 'playwright/test';
import { demoPassword } from '../../support/product.ts';
import { fillSignIn, planFromHome, signIn, taskPanel, word } from '../support/visitor.ts';

const bar = (page: Page, culture: Culture = 'en') =>
  page.getByRole('dialog', { name: word('commands:title', culture) });
const field = (page: Page, culture: Culture = 'en') => bar(page, culture).getByRole('combobox');
// Of the bar: a page may have choices of its own.
const options = (page: Page) => page.getByRole('dialog').getByRole('option');
const option = (page: Page, name: string | RegExp) => page.getByRole('dialog').getByRole('option', { name });
const home = (page: Page) => page.getByRole('textbox', { name: word('home:input.label') });

/** Changes a setting of the signed-in user. */
const change = (page: Page, key: string, value: string) =>
  page.evaluate(
    async ([name, to]) => (await fetch(`/api/common/change-setting/${name}/${to}`, { headers: { 'X-CSRF': '1' } })).ok,
    [key, value],
  );

async function openBar(page: Page, culture: Culture = 'en'): Promise<void> {
  await expect(page.getByRole('button', { name: word('commands:button', culture) })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(field(page, culture)).toBeFocused();
}

test('finds a task by its molecule, goes there by key, and gives the focus back where nothing was chosen', async ({
  page,
}) => {
  await signIn(page, 'chemist');
  await planFromHome(page, 'lidocaine');
  await expect(taskPanel(page)).toBeVisible();
  const task = page.url();
  await page.goto('/home');
  await home(page).focus();
  await openBar(page);
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await expect(home(page)).toBeFocused();
  await openBar(page);
  await page.keyboard.type('137-58-6');
  const found = option(page, /lidocaine.*Retrosynthesis/i);
  await expect(found.first()).toBeVisible();
  for (let step = 0; step < 30 && (await found.first().getAttribute('aria-selected')) !== 'true'; step += 1)
    await page.keyboard.press('ArrowDown');
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await found.first().getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(task);
  // What was chosen comes first the next time.
  await page.goto('/sascore');
  await openBar(page);
  await expect(bar(page).getByText(word('commands:group.recent'))).toBeVisible();
  await expect(options(page).first()).toContainText(/lidocaine/i);
});

test('does with a structure what is asked, and hands it over', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'chemist');
  await openBar(page);
  await page.keyboard.type('CC(=O)Nc1ccc(O)cc1');
  const score = option(page, word('commands:structure.score'));
  await expect(score).toBeVisible();
  await score.click();
  await expect(page).toHaveURL(/\/sascore$/);
  await expect(page.getByText(/C₈H₉NO₂|paracetamol|acetaminophen/i).first()).toBeVisible();
  // A molecule that is only listed asks what to do with it.
  await openBar(page);
  await page.keyboard.type('ibupro');
  const molecule = option(page, /^ibuprofen/i).first();
  await expect(molecule).toBeVisible();
  await molecule.click();
  await expect(field(page)).toHaveValue('');
  await expect(option(page, word('commands:structure.plan'))).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(option(page, word('commands:structure.plan'))).toBeHidden();
});

test('opens pages by the words of either language and by pinyin, and nothing that one may not see', async ({
  page,
}) => {
  await signIn(page, 'chemist');
  for (const typed of ['process chem', 'gongyi', '工艺', 'gyhx']) {
    await openBar(page);
    await page.keyboard.type(typed);
    const pages = option(page, new RegExp(word('common:nav.processchemistry')));
    if (typed === 'gongyi') await expect(pages).toHaveCount(0);
    else await expect(pages).toHaveCount(1);
    await page.keyboard.press('Escape');
  }
  await openBar(page);
  await page.keyboard.type('zzzzzzzz');
  await expect(bar(page).getByRole('status')).toContainText('zzzzzzzz');
});

test('leads a user with few permissions to no other module', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'limited');
  await openBar(page);
  await page.keyboard.type('Impurities');
  await expect(field(page)).toHaveAttribute('aria-expanded', /true|false/);
  await expect(option(page, /^Impurities/)).toHaveCount(0);
});

test.describe('in Chinese on a small screen', () => {
  test.use({ locale: 'zh-CN', viewport: { width: 390, height: 844 } });

  test('fills the screen, and finds pages by pinyin', { tag: '@full' }, async ({ page }) => {
    await signIn(page, 'chemist');
    await page.getByRole('button', { name: word('commands:button', 'zh-CN') }).click();
    await expect(field(page, 'zh-CN')).toBeFocused();
    const box = await bar(page, 'zh-CN').boundingBox();
    expect([box?.width, box?.height]).toEqual([390, 844]);
    await page.keyboard.type('tjyh');
    const found = option(page, new RegExp(word('common:nav.conditionoptimization', 'zh-CN'))).first();
    await expect(found).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/conditionsearch$/);
    await page.getByRole('button', { name: word('commands:button', 'zh-CN') }).click();
    const close = bar(page, 'zh-CN').getByRole('button', { name: word('commands:close', 'zh-CN') });
    await close.click();
    await expect(bar(page, 'zh-CN')).toBeHidden();
  });
});

test('a question mark lists the keys of the page, and none while one types', async ({ page }) => {
  await signIn(page, 'chemist');
  await page.goto('/retrosynthesis');
  const help = page.getByRole('dialog', { name: word('commands:keys.title') });
  await expect(page.getByRole('button', { name: word('commands:button') })).toBeVisible();
  // The field for the target takes the focus, once it is there.
  await expect(page.getByRole('textbox', { name: word('retrosynthesis:input.label') })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  await expect(help.getByText(word('commands:keys.everywhere'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.goto('/home');
  await expect(page.getByRole('button', { name: word('commands:button') })).toBeVisible();
  await home(page).fill('');
  await home(page).press('?');
  await expect(home(page)).toHaveValue('?');
  await expect(help).toBeHidden();
  await home(page).fill('');
});

test('the tour is offered to a new user, goes by key, and comes again only when asked for', async ({ page }) => {
  await page.goto('/');
  await fillSignIn(page, 'other', demoPassword);
  await expect(page.getByRole('banner')).toBeVisible();
  await change(page, 'Tour', 'start');
  await page.goto('/home');
  const invitation = page.getByRole('complementary', { name: word('tour:invitation.title') });
  await invitation.getByRole('button', { name: word('tour:invitation.start') }).press('Enter');
  for (const step of ['target', 'examples', 'tasks', 'search', 'help']) {
    const shown = page.getByRole('dialog', { name: word(`tour:${step}.title`) });
    await expect(shown).toBeVisible();
    await expect(shown.getByRole('button', { name: word(step === 'help' ? 'tour:end' : 'tour:next') })).toBeFocused();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('button', { name: word('commands:button') })).toBeVisible();
  await expect(invitation).toBeHidden();
  // Asked for again, and left at once.
  await openBar(page);
  await page.keyboard.type('tour');
  await expect(option(page, word('commands:action.tour'))).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: word('tour:target.title') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await change(page, 'Tour', 'done');
});
