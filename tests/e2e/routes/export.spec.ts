// A route leaves the product as files: by mouse and by keyboard, in both languages, with an error that is shown and retried.

import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from 'playwright/test';
import { planFromHome, signIn, taskPanel, word } from '../support/visitor.ts';

const text = (key: string) => word(`routes:document.${key}`);

async function openRoute(page: Page, structure: string): Promise<void> {
  await signIn(page, 'chemist');
  await planFromHome(page, structure);
  // While a search goes on, a better route may take the place of one in the list.
  await expect(taskPanel(page).getByText(word('common:taskState.completed'))).toBeVisible({ timeout: 90_000 });
  await taskPanel(page)
    .getByRole('link', { name: /^Open \d+ route/ })
    .click();
  await page.getByRole('link', { name: word('routes:list.openRoute', 'en', { rank: 1 }), exact: true }).click();
  await page.getByRole('button', { name: word('sharing:actions.export'), exact: true }).waitFor();
}

async function openDialog(page: Page) {
  await page.getByRole('button', { name: word('sharing:actions.export'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: word('sharing:actions.routeFile') }).press('Enter');
  return page.getByRole('dialog');
}

test('each kind of file is saved and is what it says', { tag: '@full' }, async ({ page }) => {
  await openRoute(page, 'prilocaine');
  const beginnings = {
    pdf: '%PDF-',
    xlsx: 'PK',
    cdxml: '<?xml',
    rdf: '$RDFILE',
    svg: '<?xml',
    png: '\x89PNG',
  } as const;
  for (const [kind, beginning] of Object.entries(beginnings)) {
    const dialog = await openDialog(page);
    await dialog.getByRole('radio', { name: text(`export.kind.${kind}.name`), exact: true }).check();
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: text('export.start'), exact: true }).press('Enter');
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(new RegExp(`^prilocaine-route-\\d+-\\w+\\.${kind}$`));
    const content = await readFile(await download.path());
    expect([kind, content.subarray(0, beginning.length).toString('latin1')]).toEqual([kind, beginning]);
    await expect(dialog).toBeHidden();
  }
});

test('a failure is shown, and a retry saves the same file', { tag: '@full' }, async ({ page }) => {
  await openRoute(page, 'mexiletine');
  let failures = 1;
  await page.route('**/api/export/route-file', async (route) => {
    if (failures-- > 0) await route.abort('connectionreset');
    else await route.continue();
  });
  const dialog = await openDialog(page);
  await dialog.getByRole('button', { name: text('export.start'), exact: true }).click();
  const again = dialog.getByRole('button', { name: text('export.again') });
  await expect(dialog.getByRole('status')).not.toBeEmpty();
  const saved = page.waitForEvent('download');
  await again.click();
  expect((await saved).suggestedFilename()).toMatch(/^mexiletine-route-\d+-report\.pdf$/);
});
