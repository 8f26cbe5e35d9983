// Conditions on the routes of a task: set on the task page, on the drawing and in lists, and obeyed by what comes back.

import { readFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { choose } from '../support/choose.ts';
import { signIn, taskPanel, word } from '../support/visitor.ts';

async function enterTarget(page: Page, text: string): Promise<void> {
  // An editor that arrives later begins with an empty canvas.
  await expect(page.getByRole('button', { name: /^Single Bond/ })).toBeVisible({ timeout: 40_000 });
  const input = page.getByRole('textbox', { name: word('retrosynthesis:input.label') });
  await input.fill(text);
  await input.press('Enter');
  await page.getByText(word('retrosynthesis:constraints.title'), { exact: false }).click();
}

const bond = (page: Page, state: 'free' | 'break' | 'keep', from: number, to: number) =>
  page.getByRole('button', {
    name: word(`retrosynthesis:constraints.bonds.${state}`, 'en', { from, to }),
    exact: true,
  });

test('a chemist marks a bond to break, names what to start from, and every route obeys', async ({ page }) => {
  await signIn(page, 'chemist', '/retrosynthesis');
  await enterTarget(page, 'lidocaine');
  await bond(page, 'free', 7, 9).click();
  await expect(bond(page, 'break', 7, 9)).toBeVisible();

  const start = page.getByRole('group', { name: word('retrosynthesis:constraints.startFrom.title') });
  await start.getByRole('textbox').fill('Cc1cccc(C)c1N');
  await start.getByRole('textbox').press('Enter');
  await expect(start.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByText(word('retrosynthesis:constraints.count_other', 'en', { count: 2 }))).toBeVisible();

  await page.getByRole('button', { name: /^Plan routes/ }).click();
  await expect(page).toHaveURL(/task=/);
  const panel = taskPanel(page);
  await panel.getByRole('link', { name: /^Open \d+ route/ }).click();
  await page.getByRole('link', { name: word('routes:list.openRoute', 'en', { rank: 1 }), exact: true }).click();
  await expect(page.getByText(word('routes:stock.short.given')).first()).toBeVisible();

  await page.getByRole('button', { name: word('sharing:actions.export'), exact: true }).click();
  const saved = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: word('routes:detail.exportJson') }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^lidocaine-route-[\da-f]{8}\.json$/);
  expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({ format: 'synthesis-routes', version: 1 });
});

test(
  'bonds are marked with the keyboard alone, and marks that contradict nothing else leave again',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page, 'chemist', '/retrosynthesis');
    await enterTarget(page, 'paracetamol');
    await bond(page, 'free', 1, 2).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('k');
    await expect(page.getByRole('button', { name: /^Bond .*, keep$/ })).toBeFocused();
    await page.keyboard.press('b');
    await expect(page.getByRole('button', { name: /^Bond .*, break$/ })).toBeFocused();
    await page.keyboard.press('Delete');
    await expect(page.getByRole('button', { name: /^Bond .*, (keep|break)/ })).toHaveCount(0);
  },
);

test('a search that cannot obey names the blocking constraint', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'chemist', '/retrosynthesis');
  await enterTarget(page, 'benzocaine');
  const start = page.getByRole('group', { name: word('retrosynthesis:constraints.startFrom.title') });
  await start.getByRole('textbox').fill('naphthalene');
  await start.getByRole('textbox').press('Enter');
  await expect(start.getByRole('listitem')).toHaveCount(1);
  await choose(page.getByRole('combobox', { name: word('retrosynthesis:settings.timeLimit') }), '5 s');
  await page.getByRole('button', { name: /^Plan routes/ }).click();
  await expect(taskPanel(page).getByText(word('retrosynthesis:constraints.turnedAway.title'))).toBeVisible({
    timeout: 30_000,
  });
  await expect(taskPanel(page).getByText(word('retrosynthesis:constraints.turnedAway.startFrom'))).toBeVisible();
});
