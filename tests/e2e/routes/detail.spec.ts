// One route read closely: a step's card, notes of two windows, part of the tree alone, the sheet on paper, a colleague's view.

import { expect, test, type Page } from 'playwright/test';
import { openFirstRoute, word } from '../support/visitor.ts';

const detail = (key: string, params: Record<string, string | number> = {}) =>
  word(`routes:detailPage.${key}`, 'en', params);

const lastStep = (page: Page) => page.getByRole('treeitem', { name: /^\d+\. / }).first();

test(
  'a chemist reads a step closely, and notes and judges it in two windows',
  { tag: '@full' },
  async ({ page, context }) => {
    // It runs a search and a prediction of impurities.
    test.setTimeout(150_000);
    await openFirstRoute(page, 'CC(=O)Nc1ccc(OCC2CCOCC2)cc1');
    await lastStep(page).click();
    const inspector = page.getByRole('complementary', { name: word('routes:inspector.label') });
    await expect(inspector.getByText(detail('changed.note'))).toBeVisible();
    await expect(inspector.locator('figure img[src*="atoms="]').first()).toBeVisible();
    await expect(inspector.getByRole('heading', { name: detail('hazards.title') })).toBeVisible();

    const field = (at: Page) => at.getByRole('textbox', { name: detail('notes.ofStep') });
    const other = await context.newPage();
    await other.goto(page.url());
    await lastStep(other).click();
    await expect(field(other)).toHaveValue('');
    await field(page).fill('Dry the amine first.');
    await field(page).blur();
    await expect(inspector.getByText(/^Saved/)).toBeVisible();
    await field(other).fill('Use 1.1 equivalents.');
    await field(other).blur();
    await expect(field(other)).toHaveValue('Dry the amine first.\nUse 1.1 equivalents.');

    await page.reload();
    await lastStep(page).click();
    await expect(field(page)).toHaveValue('Dry the amine first.\nUse 1.1 equivalents.');
    await inspector.getByRole('button', { name: detail('verdict.like'), exact: true }).click();
    await inspector.getByRole('textbox', { name: detail('verdict.why.like') }).fill('Ran well before.');
    await page.keyboard.press('Enter');

    await inspector.getByText(detail('alternatives.title')).click();
    await expect(inspector.getByText(/The search found|No search tree|still running/).first()).toBeVisible({
      timeout: 20_000,
    });
    await inspector.getByRole('button', { name: detail('impurities.predict') }).click();
    await expect(inspector.getByRole('link', { name: /^Show all|^Open the prediction/ })).toBeVisible({
      timeout: 90_000,
    });
  },
);

test(
  'a part of the tree is looked at alone and moved by keys, and the whole route goes on paper',
  { tag: '@full' },
  async ({ page }) => {
    await openFirstRoute(page, 'CC(=O)Nc1ccc(OCc2ccc(NC(C)=O)cc2)cc1');
    const tree = page.getByRole('tree');
    const items = page.getByRole('treeitem');
    await expect(items.first()).toBeVisible();
    const whole = await items.count();
    const drawing = tree.locator('g[transform^="translate"]').first();
    const before = await drawing.getAttribute('transform');
    await items.first().focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect(drawing).not.toHaveAttribute('transform', before ?? '');

    const made = page.getByRole('treeitem', { name: /made in step/ }).first();
    if (await made.count()) {
      await made.click();
      await page.keyboard.press('s');
      await expect.poll(() => items.count()).toBeLessThan(whole);
      await page.keyboard.press('Escape');
      await expect(items).toHaveCount(whole);
    }

    await page.emulateMedia({ media: 'print' });
    const paper = await page.pdf({ preferCSSPageSize: true });
    const text = paper.toString('latin1');
    // A4 landscape in points.
    expect(text).toMatch(/\/MediaBox \[0 0 841(\.\d+)? 59[45](\.\d+)?\]/);
    expect(text.match(/\/Type \/Page\b/g)?.length ?? 0).toBeGreaterThan(1);
  },
);

test('the tree follows the mouse', { tag: '@full' }, async ({ page }) => {
  await openFirstRoute(page, 'CC(=O)Nc1ccc(OCCN2CCOCC2)cc1C');
  const tree = page.getByRole('tree');
  const box = await tree.boundingBox();
  if (!box) throw new Error('no tree');
  const [x, y] = [box.x + box.width / 2, box.y + box.height - 40];
  const item = page.getByRole('treeitem').first();
  const before = await item.boundingBox();
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step <= 90; step += 1) await page.mouse.move(x - step, y - step / 3);
  await page.mouse.up();
  const after = await item.boundingBox();
  expect(Math.round((before?.x ?? 0) - (after?.x ?? 0))).toBe(90);
  expect(Math.round((before?.y ?? 0) - (after?.y ?? 0))).toBe(30);
});
