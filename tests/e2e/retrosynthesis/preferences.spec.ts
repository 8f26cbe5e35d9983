// What a chemist prefers: a preset kept in the settings and with the task, and a substructure that stays in one piece.

import { headers } from '@app/shared/constants/headers';
import { expect, test, type Page } from 'playwright/test';
import { choose, chosen } from '../support/choose.ts';
import { signIn, taskPanel, word } from '../support/visitor.ts';

const say = (key: string, params?: Record<string, string | number>) => word(`retrosynthesis:${key}`, 'en', params);

async function enterTarget(page: Page, text: string): Promise<void> {
  const input = page.getByRole('textbox', { name: say('input.label') });
  await input.fill(text);
  await input.press('Enter');
}

const presets = (page: Page) => page.getByRole('combobox', { name: say('preferences.preset') });
const pick = (page: Page, name: string) => choose(presets(page), say(`preferences.presetOf.${name}`));

test('a preset is kept for new searches and with the task, and a substructure stays', async ({ page }) => {
  await signIn(page, 'chemist', '/retrosynthesis');
  await enterTarget(page, 'moclobemide');
  await page.getByRole('button', { name: say('preferences.title') }).click();
  await pick(page, 'process');
  await page.getByRole('button', { name: say('preferences.keep') }).click();
  await expect(page.getByText(say('preferences.kept'))).toBeVisible();

  await page.getByText(say('constraints.title'), { exact: false }).click();
  const kept = page.getByRole('group', { name: say('constraints.keepSubstructures.title') });
  await kept.getByRole('textbox').fill('NCCN1CCOCC1');
  await kept.getByRole('textbox').press('Enter');
  await expect(kept.getByRole('listitem')).toHaveCount(1);

  await choose(page.getByRole('combobox', { name: say('settings.timeLimit') }), '5 s');
  await page.getByRole('button', { name: /^Plan routes/ }).click();
  await expect(page).toHaveURL(/task=/);
  const panel = taskPanel(page);
  await expect(
    panel.getByText(say('preferences.tag.preset', { preset: say('preferences.presetOf.process') })),
  ).toBeVisible();
  await panel.getByRole('link', { name: /^Open \d+ route/ }).click({ timeout: 60_000 });
  await page.getByRole('link', { name: word('routes:list.openRoute', 'en', { rank: 1 }), exact: true }).click();
  await expect(page).toHaveURL(/\/route\/detail\//);
  // The chain with the morpholine is bought as it is: it is in one starting material.
  const routeId = page.url().split('/').at(-1) ?? '';
  const response = await page.request.get(`/api/retro/route-detail?routeId=${routeId}`, {
    headers: { [headers.csrf]: '1' },
  });
  const { data } = (await response.json()) as {
    data: { summary: { startingMaterials: { molecule: { smiles: string } }[] } };
  };
  const smiles = data.summary.startingMaterials.map(({ molecule }) => molecule.smiles);
  expect(smiles.filter((one) => one.includes('CCN1CCOCC1'))).toHaveLength(1);

  await page.goto('/my/profile?tab=settings');
  await expect(page.getByText(say('preferences.presetOf.process'), { exact: true })).toBeVisible();
  await page.goto('/retrosynthesis');
  await enterTarget(page, 'lidocaine');
  await page.getByRole('button', { name: say('preferences.title') }).click();
  await expect(chosen(presets(page))).toContainText(say('preferences.presetOf.process'));
  await pick(page, 'usual');
  await page.getByRole('button', { name: say('preferences.keep') }).click();
  await expect(page.getByText(say('preferences.kept'))).toBeVisible();
});
