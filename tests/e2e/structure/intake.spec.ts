// Structures come in by paste and drop, as text, as ChemDraw files and as pictures; what a picture shows is confirmed.

import { expect, test, type Page } from 'playwright/test';
import { signIn, word } from '../support/visitor.ts';

const aspirin = 'CC(=O)Oc1ccccc1C(=O)O';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const field = (page: Page) => page.getByRole('textbox', { name: word('home:input.label') });
const panel = (page: Page) => page.getByRole('region', { name: word('home:panel.label') });
const line = (page: Page) => page.getByRole('textbox', { name: word('retrosynthesis:input.label') });
const pictureDialog = (page: Page) => page.getByRole('dialog', { name: word('structure:picture.title') });

/** What the product writes of aspirin in a format. */
const written = (page: Page, format: string) =>
  page.evaluate<string>(
    `fetch('/api/structure/formats', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf': '1' },
      body: JSON.stringify({ structure: '${aspirin}', formats: ['${format}'] }),
    }).then((answer) => answer.json()).then(({ data }) => data.texts['${format}'])`,
  );

/** Pastes or drops on the page what a script expression makes: a text, or a promise of a file. */
const bring = (page: Page, type: 'paste' | 'drop', made: string) =>
  page.evaluate(
    `Promise.resolve(${made}).then((what) => {
      const data = new DataTransfer();
      if (what instanceof File) data.items.add(what);
      else data.setData('text/plain', what);
      const options = { bubbles: true, cancelable: true };
      const event = '${type}' === 'paste'
        ? new ClipboardEvent('paste', { ...options, clipboardData: data })
        : new DragEvent('drop', { ...options, dataTransfer: data });
      document.body.dispatchEvent(event);
    })`,
  );

/** The product's own drawing of aspirin as a PNG file, black on white. */
const picture = (svg: string) => `(async () => {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([${JSON.stringify(svg)}], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [900, 620];
  const ink = canvas.getContext('2d');
  ink.fillStyle = '#fff';
  ink.fillRect(0, 0, 900, 620);
  ink.drawImage(image, 0, 0, 900, 620);
  const blob = await new Promise((done) => canvas.toBlob(done, 'image/png'));
  return new File([blob], 'image.png', { type: 'image/png' });
})()`;

test('home takes a pasted molfile and a dropped ChemDraw file', async ({ page }) => {
  await signIn(page, 'chemist', '/home');
  const molfile = await written(page, 'molfileV3000');
  await bring(page, 'paste', JSON.stringify(molfile));
  await expect(panel(page).getByText('aspirin', { exact: true })).toBeVisible();
  await field(page).fill('');
  const cdxml = await written(page, 'cdxml');
  await bring(page, 'drop', `new File([${JSON.stringify(cdxml)}], 'target.cdxml')`);
  await expect(field(page)).toHaveValue(aspirin);
  await expect(panel(page).getByText('aspirin', { exact: true })).toBeVisible();
  await bring(page, 'drop', `new File(['x'], 'report.docx')`);
  await expect(page.getByText(word('structure:input.file.unsupported', 'en', { name: 'report.docx' }))).toBeVisible();
});

test(
  'the pages that plan and the structure search take a dropped ChemDraw file',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page, 'chemist', '/retrosynthesis');
    await expect(line(page)).toBeVisible();
    const cdxml = await written(page, 'cdxml');
    for (const address of ['/retrosynthesis', '/processchemistry']) {
      await page.goto(address);
      await expect(line(page)).toBeVisible();
      await bring(page, 'drop', `new File([${JSON.stringify(cdxml)}], 'target.cdxml')`);
      await expect(line(page)).toHaveValue(aspirin);
      await expect(page.getByRole('status').filter({ hasText: 'aspirin' })).toBeVisible();
    }
    await page.goto('/substructure');
    const query = page.getByRole('textbox', { name: word('substructure:input.label') });
    await expect(query).toBeVisible();
    await bring(page, 'drop', `new File([${JSON.stringify(cdxml)}], 'query.cdxml')`);
    await expect(query).toHaveValue(aspirin);
  },
);

test(
  'a pasted picture is looked at, and used only when it is confirmed on the editor',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page, 'chemist', '/home');
    const svg = await written(page, 'svg');
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/common/structure-recognition'));
    await bring(page, 'paste', picture(svg));
    await expect(pictureDialog(page)).toBeVisible();
    const result: { code: number; data?: { isAvailable: boolean; notice?: string }; error?: { message: string } } =
      await (await answered).json();
    const use = pictureDialog(page).getByRole('button', { name: word('structure:picture.use') });
    if (result.data?.isAvailable)
      await expect(pictureDialog(page).getByRole('list', { name: word('structure:picture.choice') })).toBeVisible();
    else await expect(pictureDialog(page).getByText(result.data?.notice ?? result.error?.message ?? '')).toBeVisible();
    await expect(field(page)).toHaveValue('');

    // With or without a find, what is on the editor is what counts.
    const own = pictureDialog(page).getByRole('textbox', { name: word('retrosynthesis:input.label') });
    await own.fill('aspirin');
    await own.press('Enter');
    await expect(pictureDialog(page).getByRole('status').filter({ hasText: 'aspirin' })).toBeVisible();
    await use.click();
    await expect(pictureDialog(page)).toHaveCount(0);
    await expect(field(page)).toHaveValue(aspirin);
  },
);
