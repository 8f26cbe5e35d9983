// Process chemistry in a browser: goals, lists, a task, the figures of its routes, and the sixth task.

import { expect, test, type Page } from 'playwright/test';
import { choose } from '../support/choose.ts';
import { signIn, taskPanel, word } from '../support/visitor.ts';

const planButton = (page: Page) => page.getByRole('button', { name: new RegExp(`^${word('process:plan.start')}`) });

async function enter(page: Page, structure: string): Promise<void> {
  const line = page.getByRole('textbox', { name: word('retrosynthesis:input.label') });
  await line.fill(structure);
  await line.press('Enter');
  await expect(planButton(page)).toBeEnabled();
}

test('a chemist sets goals, forbids a molecule, plans, and reads the figures of a route', async ({ page }) => {
  await signIn(page, 'chemist', '/processchemistry');
  await enter(page, 'lidocaine');
  await page
    .getByRole('radiogroup', { name: word('process:goals.safety') })
    .getByRole('radio', { name: word('process:goals.weight.2') })
    .check();
  const lists = page.getByRole('region', { name: word('process:lists.title') });
  await lists.getByRole('radio', { name: word('process:lists.forbidden'), exact: true }).check();
  await page.getByRole('textbox', { name: word('process:lists.paste') }).fill('dimethylamine\nno such thing');
  await page.getByRole('button', { name: word('process:lists.add'), exact: true }).click();
  const result = word('process:lists.result', 'en', { accepted: 1, duplicates: 0, rejected: 1 });
  await expect(page.getByText(result)).toBeVisible();
  await expect(page.getByText(/^Row 2: no such thing/)).toBeVisible();

  await page.getByText(word('retrosynthesis:constraints.title'), { exact: true }).click();
  await page.getByRole('spinbutton', { name: word('retrosynthesis:constraints.limits.steps') }).fill('4');
  await page.getByText(word('retrosynthesis:settings.advanced'), { exact: true }).click();
  await choose(
    page.getByRole('combobox', { name: word('retrosynthesis:settings.strategy') }),
    word('retrosynthesis:settings.strategyOf.mcts'),
  );
  await planButton(page).click();
  await expect(page).toHaveURL(/\/processchemistry\?task=/);
  await taskPanel(page)
    .getByRole('link', { name: /^Open \d+ route/ })
    .click({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/route\/list\/processchemistry\//);
  const heads = page.getByRole('columnheader');
  for (const key of ['cost', 'isolations', 'mass', 'hazards'])
    await expect(heads.filter({ hasText: word(`routes:listPage.column.${key}`) })).toBeVisible();
  await expect(page.getByText(word('process:sourceShort.estimated')).first()).toBeVisible();

  await page.getByRole('link', { name: word('routes:list.openRoute', 'en', { rank: 1 }), exact: true }).click();
  for (const key of ['figure.costPerKg', 'figure.mass', 'hazards.title', 'solvents.title', 'telescope.title'])
    await expect(page.getByText(word(`process:${key}`), { exact: true }).first()).toBeVisible();
  await page
    .getByRole('button', { name: word('process:step', 'en', { number: 1 }) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 2, name: /^1\. / })).toBeVisible();
});

test(
  'five tasks may be under way: a sixth cannot be started, and one that ends makes room',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await signIn(page, 'admin', '/processchemistry');
    const start = (structure: string) =>
      page.evaluate(async (target) => {
        const response = await fetch('/api/retro/process-search-start', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-csrf': '1' },
          body: JSON.stringify({ structure: target, settings: { timeLimitSeconds: 60 } }),
        });
        const body: unknown = await response.json();
        return typeof body === 'object' && body !== null && 'code' in body ? Number(body.code) : 0;
      }, structure);
    const macrolide = (chain: string) =>
      `${chain}[C@@H]1[C@@]([C@@H]([C@H](C(=O)[C@@H](C[C@@]([C@@H]([C@H]([C@@H]([C@H](C(=O)O1)C)O[C@H]2C[C@@]([C@H]([C@@H](O2)C)O)(C)OC)C)O[C@H]3[C@@H]([C@H](C[C@H](O3)C)N(C)C)O)(C)O)C)C)O)(C)O`;
    const codes = await Promise.all(
      ['C', 'CC', 'CCC', 'CCCC', 'CCCCC', 'CCCCCC'].map((chain) => start(macrolide(chain))),
    );
    expect(codes.toSorted((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 80001]);
    await page.reload();
    const running = page.getByRole('region', { name: word('process:running.title') });
    await expect(running.getByRole('listitem')).toHaveCount(5);
    await expect(page.getByText(word('process:running.full'))).toBeVisible();
    const stops = running.getByRole('button', { name: /^Stop / });
    await stops.first().click();
    await expect(running.getByRole('listitem')).toHaveCount(4);
    await expect(page.getByText(word('process:running.full'))).toBeHidden();
    await enter(page, 'paracetamol');
    for (let left = 4; left > 0; left -= 1) {
      await stops.first().click();
      await expect(running.getByRole('listitem')).toHaveCount(left - 1);
    }
  },
);
