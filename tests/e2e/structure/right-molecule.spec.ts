// Pictures match the text beside them, however late a response comes; on paper, too.

import { expect, test, type Page } from 'playwright/test';
import { planFromHome, signIn, taskPanel, word } from '../support/visitor.ts';

const pictures = '**/api/structure/picture/**';

/** Holds requests to that path until released. */
async function holdBack(page: Page, address: string): Promise<() => void> {
  let letGo = () => undefined as void;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

test('home shows no former molecule beside a new name, and plans nothing until it is read', async ({ page }) => {
  await signIn(page, 'chemist');
  const field = page.getByRole('textbox', { name: word('home:input.label') });
  const panel = page.getByRole('region', { name: word('home:panel.label') });
  const plan = page.getByRole('button', { name: word('home:action.plan') });
  await field.fill('imatinib');
  await expect(panel.getByText('imatinib', { exact: true })).toBeVisible();
  await expect(panel.locator('img[data-state=shown]')).toHaveCount(1);

  const releaseChecks = await holdBack(page, '**/api/retro/structure-check');
  const releasePictures = await holdBack(page, pictures);
  await field.fill('warfarin');
  await expect(panel.locator('img')).toHaveCount(0);
  await expect(panel.getByText('imatinib')).toHaveCount(0);
  await expect(plan).toBeDisabled();
  releaseChecks();
  await expect(panel.getByText('warfarin', { exact: true })).toBeVisible();
  await expect(panel.locator('img[data-state=waiting]')).toHaveCount(1);
  await expect(panel.locator('img[data-state=shown]')).toHaveCount(0);
  releasePictures();
  await expect(panel.locator('img[data-state=shown]')).toHaveCount(1);
  await expect(plan).toBeEnabled();
});

test('a task that is opened has the page to itself', async ({ page }) => {
  await signIn(page, 'chemist');
  await planFromHome(page, 'lidocaine');
  const line = page.getByRole('textbox', { name: word('retrosynthesis:input.label') });
  const plan = page.getByRole('button', { name: word('retrosynthesis:plan.start') });
  const panel = taskPanel(page);
  const change = panel.getByRole('button', { name: word('retrosynthesis:task.change') });
  await expect(panel.getByText('lidocaine').first()).toBeVisible();
  await change.click();
  await expect(line).toHaveValue(/^CCN\(CC\)/);
  const lidocaine = page.url();

  // Another molecule leaves the task, and becomes the draft.
  await line.fill('osimertinib');
  await line.press('Enter');
  await expect(page).not.toHaveURL(/task=/);
  await expect(plan).toBeEnabled();

  await page.goBack();
  await expect(page).toHaveURL(lidocaine);
  await change.click();
  await expect(line).toHaveValue(/^CCN\(CC\)/);
  await page.goForward();
  await expect(line).toHaveValue('osimertinib');

  // Opened by its address, while this tab has a draft of another.
  const release = await holdBack(page, '**/api/retro/task?*');
  await page.goto(lidocaine);
  await expect(page.getByRole('button', { name: word('retrosynthesis:new') })).toBeVisible();
  await expect(line).toBeHidden();
  await expect(page.getByText('osimertinib')).toBeHidden();
  release();
  await change.click();
  await expect(line).toHaveValue(/^CCN\(CC\)/);
  await expect(plan).toBeEnabled();
});

test('the command bar draws the molecules of its tasks', async ({ page }) => {
  await signIn(page, 'chemist');
  await planFromHome(page, 'procainamide');
  await page.goto('/home');
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/structure/picture/') && !response.ok()) refused.push(response.url());
  });
  await page.getByRole('button', { name: word('commands:button') }).click();
  const row = page.getByRole('option', { name: /procainamide/ }).first();
  await expect(row.locator('img[data-state=shown]')).toBeVisible();
  expect(refused).toEqual([]);
});

test('the list of impurities is printed with every structure, and no row over another', async ({ page }) => {
  await signIn(page, 'chemist', '/impurityPrediction');
  const line = page.getByRole('textbox', { name: word('reaction:input.label') });
  await line.fill('CC(=O)Cl.Nc1ccc(OC)cc1>>CC(=O)Nc1ccc(OC)cc1');
  await line.press('Enter');
  await page.getByRole('button', { name: word('impurity:form.start') }).click();
  await expect(page).toHaveURL(/\/impurity\/list\//);
  // antd measures its columns in a hidden row of its own.
  const rows = page.locator('tbody').getByRole('row');
  await expect(rows.nth(3)).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('tbody [data-state=waiting]')).toHaveCount(0, { timeout: 20_000 });
  await page.emulateMedia({ media: 'print' });
  const printed = await rows.evaluateAll((all) =>
    all.map((row) => {
      // A wide table is made smaller for paper: `scrollHeight` is the height before that.
      const words = [...row.querySelectorAll('th, td')].map((cell) => {
        const { top, height } = cell.getBoundingClientRect();
        return top + (cell.scrollHeight * height) / cell.clientHeight;
      });
      const picture = row.querySelector('img');
      const { top, bottom } = row.getBoundingClientRect();
      const isDrawn = picture !== null && picture.complete && picture.naturalWidth > 0 && picture.offsetHeight > 20;
      return { isDrawn, top, bottom, lowest: Math.max(...words) };
    }),
  );
  expect(printed.length).toBeGreaterThan(3);
  for (const [at, row] of printed.entries()) {
    expect(row).toMatchObject({ isDrawn: true });
    expect(row.lowest).toBeLessThanOrEqual(row.bottom + 1);
    expect(row.top).toBeGreaterThanOrEqual((printed[at - 1]?.bottom ?? 0) - 1);
  }
});
