// A chemist looks for molecules by a piece of them: typed, drawn, narrowed down, taken along and come back to.

import { expect, test, type Page } from 'playwright/test';
import { fullIf } from '../../support/extent.ts';
import { signIn, word } from '../support/visitor.ts';

const field = (page: Page) => page.getByRole('textbox', { name: word('substructure:input.label') });
const hits = (page: Page) => page.getByRole('list', { name: word('substructure:hits.label') });
const cards = (page: Page) => hits(page).getByRole('button', { name: /: details$/ });
const count = (page: Page) => page.getByText(/^[\d,]+ hits?$/);

/** The number of hits, once all are counted. */
async function countOf(page: Page): Promise<number> {
  return Number((await count(page).innerText()).replaceAll(/\D/g, ''));
}

async function openSearch(page: Page, address = '/substructure'): Promise<void> {
  await signIn(page, 'chemist', address);
  // The index is built in the background of the first start.
  await expect(page.getByText(/% ready$/)).toHaveCount(0, { timeout: 50_000 });
}

async function searchFor(page: Page, query: string): Promise<void> {
  await field(page).fill(query);
  await field(page).press('Enter');
  await expect(page).toHaveURL(/searchId=/);
  await expect(page.getByText(word('substructure:understood.running'))).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
}

const option = (page: Page, key: string) =>
  page.getByRole('radio', { name: new RegExp(`^${word(`substructure:${key}`)}($| [A-Z])`) });

test('a piece that is typed finds the molecules that hold it, and filters leave some out', async ({ page }) => {
  await openSearch(page);
  await searchFor(page, 'c1ccc2[nH]ccc2c1');
  await expect(page.getByAltText(word('substructure:understood.picture'))).toBeVisible();
  await expect(count(page)).toBeVisible();
  const all = await countOf(page);
  expect(all).toBeGreaterThan(10);

  await page.getByText(word('substructure:filter.label'), { exact: true }).click();
  const weight = word('substructure:filter.weight');
  await page.getByLabel(`${weight}, ${word('substructure:filter.to')}`).fill('150');
  await expect.poll(() => countOf(page)).toBeLessThan(all);
  await page.getByRole('button', { name: word('substructure:filter.clear') }).click();
  await expect.poll(() => countOf(page)).toBe(all);
});

test('configuration counts as the chemist says', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await openSearch(page);
  await searchFor(page, 'C[C@H](N)C(=O)O');
  await expect(count(page)).toBeVisible();
  const ignored = await countOf(page);
  await option(page, 'chirality.absolute').check();
  await expect.poll(() => countOf(page)).toBeLessThan(ignored);
  const asDrawn = await countOf(page);
  await option(page, 'chirality.relative').check();
  await expect.poll(() => countOf(page)).toBeGreaterThanOrEqual(asDrawn);
  await page.getByRole('radio', { name: word('substructure:mode.exact'), exact: true }).check();
  await expect.poll(() => countOf(page)).toBeLessThanOrEqual(2);
});

test('a drawing with an any-atom is a query', { tag: '@full' }, async ({ page }) => {
  await openSearch(page);
  await page.getByRole('button', { name: word('substructure:editor.larger') }).click();
  await page.getByRole('button', { name: /^Benzene/ }).click({ timeout: 40_000 });
  const canvas = page.locator('[class*=intermediateCanvas]');
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the editor has no canvas');
  await page.mouse.click(box.x + 200, box.y + 150);
  await page.getByRole('button', { name: /^Any atom/ }).click();
  await page.mouse.click(box.x + 235, box.y + 130);
  await expect(page.getByText(word('substructure:input.drawn'))).toHaveCount(0);
  await expect(field(page)).toHaveAttribute('placeholder', word('substructure:input.drawn'));
  await page.getByRole('button', { name: word('substructure:start'), exact: true }).click();
  await expect(page.getByText(word('substructure:understood.kind.molfile'))).toBeVisible();
  await expect(cards(page).first()).toBeVisible();
});

test('a query that cannot be read is refused with the reason', { tag: '@full' }, async ({ page }) => {
  await openSearch(page);
  await field(page).fill('c1ccccc');
  await field(page).press('Enter');
  await expect(page.getByText(word('substructure:service.reason.unclosedRing'))).toBeVisible();
});

test(
  'a hit is taken to home with its structure and its source, and back is the same place',
  { tag: '@full' },
  async ({ page }) => {
    await openSearch(page);
    await searchFor(page, 'c[Br]');
    await page.getByRole('button', { name: word('common:pager.later') }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(cards(page).first()).toBeFocused();
    for (let row = 0; row < 5; row += 1) await page.keyboard.press('ArrowDown');
    const scroller = page.locator('[data-hits]');
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBeGreaterThan(300);
    const name = (await page.locator('[data-hit]:focus').getAttribute('aria-label')) ?? '';
    const top = await scroller.evaluate((element) => element.scrollTop);
    await page.waitForTimeout(400);
    await page.keyboard.press('p');

    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole('textbox', { name: word('home:input.label') })).toHaveValue(/Br/);
    expect(await page.evaluate(`sessionStorage.getItem('source')`)).toBe('substructure');

    await page.goBack();
    await expect(page).toHaveURL(/page=2/);
    await expect(field(page)).toHaveValue('c[Br]');
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
    await expect.poll(() => scroller.evaluate((element) => element.scrollTop)).toBe(top);
  },
);

for (const culture of ['zh-CN', 'en'] as const)
  for (const width of [1440, 390])
    test(
      `a search reads well in ${culture} at ${width} px`,
      fullIf(culture === 'en' || width === 1440),
      async ({ page }, testInfo) => {
        await page.setViewportSize({ width, height: 900 });
        await page.addInitScript(`localStorage.setItem('locale', '${culture}')`);
        await signIn(page, 'chemist', '/substructure?smiles=c1ccc2%5BnH%5Dccc2c1');
        await expect(page.locator('[data-hit]').first()).toBeVisible({ timeout: 40_000 });
        const sideways = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
        expect(sideways).toBeLessThanOrEqual(0);
        await page.locator('[data-hit]').first().click();
        await expect(page.getByText(word('structure:info.descriptors', culture))).toBeVisible();
        await page.screenshot({ path: testInfo.outputPath(`${culture}-${width}.png`) });
      },
    );
