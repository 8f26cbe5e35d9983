// The draft procedure of a step: for a batch that the chemist sets, on the screen and as files for a notebook.

import { readFile } from 'node:fs/promises';
import { openZip } from '@app/shared/files/zip-archive';
import { expect, test, type Download, type Page } from 'playwright/test';
import { planFromHome, signIn, taskPanel, word } from '../support/visitor.ts';

const text = (key: string) => word(`procedure:file.${key}`);

async function openSteps(page: Page, structure: string): Promise<void> {
  await signIn(page, 'chemist');
  await planFromHome(page, structure);
  // While a search goes on, a better route may take the place of one in the list.
  await expect(taskPanel(page).getByText(word('common:taskState.completed'))).toBeVisible({ timeout: 90_000 });
  await taskPanel(page)
    .getByRole('link', { name: /^Open \d+ route/ })
    .click();
  await page.getByRole('link', { name: word('routes:list.openRoute', 'en', { rank: 1 }), exact: true }).click();
  await page.getByRole('button', { name: word('sharing:actions.export'), exact: true }).waitFor();
  await page.getByRole('radio', { name: word('routes:detail.steps'), exact: true }).click();
}

const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

/** The text of a Word document, one line for each paragraph. */
async function readDocument(bytes: Buffer): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of (await openZip(bytes)).read('word/document.xml')) chunks.push(chunk);
  return Buffer.concat(chunks)
    .toString()
    .replaceAll('</w:p>', '\n')
    .replaceAll(/<[^>]+>/g, '');
}

test('a step is drafted for a batch, and handed over as files', async ({ page }) => {
  await openSteps(page, 'CCOC(=O)c1ccc(NC(C)=O)cc1');
  const fold = page.locator('#step-1').locator('details', { hasText: text('panel.title') });
  await fold.locator('summary').click();
  const table = fold.getByRole('table', { name: text('panel.table') });
  const limiting = table.getByRole('row', { name: /^Reactant, limiting/ });
  await expect(limiting).toContainText('1.00 g');
  await fold.getByRole('textbox', { name: text('panel.batch') }).fill('25');
  await expect(limiting).toContainText('25.0 g');
  const [, name = ''] = await limiting.getByRole('cell').allInnerTexts();

  await fold.getByRole('button', { name: text('panel.download') }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: text('panel.formatOf.docx') }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/-route-1-step-1-procedures\.docx$/);
  const document = await readDocument(await bytesOf(download));
  for (const one of [name, '25.0 g', text('heading.hazards')]) expect(document).toContain(one);

  await page.getByRole('button', { name: word('sharing:actions.export'), exact: true }).click();
  await page.getByRole('menuitem', { name: word('sharing:actions.routeFile') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: word('routes:document.export.kind.md.name'), exact: true }).check();
  await dialog.getByRole('textbox', { name: word('routes:document.export.batch') }).fill('2');
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: word('routes:document.export.start'), exact: true }).click();
  const markdown = (await bytesOf(await file)).toString();
  expect(markdown).toMatch(/^# /);
  expect(markdown).toContain('2.00 g');
});
