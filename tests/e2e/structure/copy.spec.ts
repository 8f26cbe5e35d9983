// A chemist takes structures along in other notations, and looks up what is known of a molecule.

import { expect, test, type Page } from 'playwright/test';
import { signIn, word } from '../support/visitor.ts';

const aspirin = 'CC(=O)Oc1ccccc1C(=O)O';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const field = (page: Page) => page.getByRole('textbox', { name: word('home:input.label') });
const panel = (page: Page) => page.getByRole('region', { name: word('home:panel.label') });
const drawer = (page: Page) => page.getByRole('dialog');
const clipboardText = (page: Page) => page.evaluate<string>('navigator.clipboard.readText()');

async function recognise(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await expect(panel(page).getByText('aspirin', { exact: true })).toBeVisible();
}

async function copyAs(page: Page, format: string): Promise<void> {
  await panel(page)
    .getByRole('button', { name: word('structure:copyAs.label') })
    .click();
  const item = word(`structure:copyAs.${format}`);
  await page.getByRole('menuitem', { name: item, exact: true }).click();
  await expect(page.getByText(word('structure:copy.doneAs', 'en', { format: item }))).toBeVisible();
}

test('a molecule is copied as text and as a picture, from the menu and by key', async ({ page }) => {
  await signIn(page, 'chemist', '/home');
  await recognise(page, '阿司匹林');
  await copyAs(page, 'inchiKey');
  expect(await clipboardText(page)).toBe('BSYNRYMUTXBXSQ-UHFFFAOYSA-N');
  await copyAs(page, 'molfileV3000');
  const molfile = await clipboardText(page);
  expect(molfile).toContain('V30 BEGIN CTAB');

  await copyAs(page, 'png');
  const size = await page.evaluate<number>(
    `navigator.clipboard.read()
      .then(([item]) => item.getType('image/png'))
      .then((blob) => createImageBitmap(blob))
      .then((bitmap) => bitmap.width)`,
  );
  expect(size).toBeGreaterThan(200);

  await panel(page).hover();
  await field(page).blur();
  await page.keyboard.press('c');
  await expect.poll(() => clipboardText(page)).toBe(aspirin);
  await page.keyboard.press('Shift+C');
  await expect(page.getByRole('menu', { name: word('structure:copyAs.label') })).toBeVisible();
  await page.keyboard.press('Escape');

  // What was copied is read back as the same molecule.
  await field(page).fill('');
  await recognise(page, molfile.replaceAll('\n', '\r\n'));
});

test('a drawer shows what is known of a molecule, in both languages', async ({ page }) => {
  await signIn(page, 'chemist', '/home');
  await recognise(page, '50-78-2');
  await panel(page)
    .getByRole('button', { name: word('structure:info.open') })
    .click();
  await expect(drawer(page).getByRole('heading', { name: 'aspirin' })).toBeVisible();
  for (const text of ['阿司匹林', '180.0423 g/mol', word('structure:info.noHazards'), word('molecule:rule.lipinski')])
    await expect(drawer(page).getByText(text)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
});
