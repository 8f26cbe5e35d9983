// What a chemist does every day takes few clicks. Typing, pasting and choosing a file in the system's dialog are no clicks.

import { expect, test, type Locator, type Page } from 'playwright/test';
import { buffer } from 'node:stream/consumers';
import { writeTable } from '../../../services/chemistry/src/platform/files/write/table.ts';
import { openFirstRoute, planFromHome, signIn, taskPanel, word } from '../support/visitor.ts';

const patience = { timeout: 60_000 };
/** Names of this run's own: a second try meets the tasks of the first. */
const run = Date.now().toString(36);

const button = (place: Page | Locator, key: string) => place.getByRole('button', { name: word(key), exact: true });
const way = (page: Page, to: 'cost' | 'quotation') =>
  page.getByRole('link', { name: word(`sharing:actions.way.${to}`), exact: true });

/** Counts the presses of the mouse from here on, across pages. */
async function countClicks(page: Page): Promise<() => Promise<number>> {
  const begin = `
    addEventListener('pointerdown', ({ isTrusted }) => {
      if (isTrusted) sessionStorage.setItem('clicks', Number(sessionStorage.getItem('clicks')) + 1);
    }, true)`;
  await page.addInitScript(begin);
  await page.evaluate(`sessionStorage.removeItem('clicks');${begin}`);
  return () => page.evaluate<number>(`Number(sessionStorage.getItem('clicks'))`);
}

const openRoutes = (page: Page) => taskPanel(page).getByRole('link', { name: /^Open \d+ route/ });

test('from a name to an open route, and two routes compared', async ({ page }) => {
  await signIn(page, 'chemist');
  const clicks = await countClicks(page);
  await planFromHome(page, 'mexiletine');
  await openRoutes(page).click(patience);
  await page.getByRole('link', { name: word('routes:list.openRoute', 'en', { rank: 1 }), exact: true }).click(patience);
  await expect(page.getByRole('tree')).toBeVisible();
  expect(await clicks()).toBeLessThanOrEqual(3);

  await page.goBack();
  const before = await clicks();
  for (const rank of [1, 2]) {
    await page.getByRole('checkbox', { name: word('routes:list.markRoute', 'en', { rank }), exact: true }).click();
  }
  await page
    .getByRole('toolbar', { name: word('routes:listPage.choice.label') })
    .getByRole('button', { name: word('routes:compare.button', 'en', { count: 2 }) })
    .click();
  await expect(
    page.getByRole('heading', { name: word('routes:compare.title_other', 'en', { count: 2 }) }),
  ).toBeVisible();
  expect((await clicks()) - before).toBeLessThanOrEqual(4);
});

test('a route is costed, quoted as a PDF and shared', async ({ page }) => {
  await openFirstRoute(page, 'CCCCOC(=O)c1ccc(NC(C)=O)cc1');
  const clicks = await countClicks(page);
  await way(page, 'cost').click();
  await expect(page.getByRole('complementary', { name: word('cost:totals.title') })).toBeVisible(patience);
  expect(await clicks()).toBe(1);

  await way(page, 'quotation').click();
  await page.getByRole('textbox', { name: word('quotation:field.customer') }).fill('Nordpharm');
  await button(page, 'quotation:start.action').click();
  const saved = page.waitForEvent('download');
  await button(page, 'quotation:file.pdf').click(patience);
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
  expect(await clicks()).toBeLessThanOrEqual(1 + 3);

  // While the search goes on there is nothing to share yet.
  await expect.poll(() => stateOf(page, 'C13H17NO3'), patience).toBe('completed');
  const before = await clicks();
  await button(page, 'sharing:actions.share').click();
  await button(page, 'sharing:link.make').click();
  await expect(page.getByText(word('sharing:link.open'))).toBeVisible(patience);
  expect((await clicks()) - before).toBeLessThanOrEqual(2);
});

/** Of the newest search for a target of that formula. */
async function stateOf(page: Page, formula: string): Promise<string | undefined> {
  const list = await page.request.post('/api/retro/task-list', {
    data: { routeType: 'retrosynthesis', pageIndex: 1, pageSize: 20 },
    headers: { 'x-csrf': '1' },
  });
  const items: { state: string; target: { formula: string } }[] = (await list.json()).data.items;
  return items.find(({ target }) => target.formula === formula)?.state;
}

test('a bond is kept within a limit of the price', async ({ page }) => {
  await signIn(page, 'chemist', '/retrosynthesis');
  await expect(page.getByRole('button', { name: /^Single Bond/ })).toBeVisible({ timeout: 40_000 });
  const line = page.getByRole('textbox', { name: word('retrosynthesis:input.label') });
  await line.fill('CCN(CC)CC(=O)Nc1c(C)cc(C)cc1C');
  await line.press('Enter');
  const clicks = await countClicks(page);
  await page.getByText(word('retrosynthesis:constraints.title')).click();
  await page.getByRole('button', { name: 'Bond 7–9, not marked' }).click();
  await page.getByRole('button', { name: /^Bond .*, break$/ }).click();
  await expect(page.getByRole('button', { name: /^Bond .*, keep$/ })).toBeVisible();
  await page.getByLabel(word('retrosynthesis:constraints.limits.price'), { exact: false }).first().click();
  await page.keyboard.type('20');
  await page.keyboard.press('Control+Enter');
  await expect(page).toHaveURL(/task=/);
  expect(await clicks()).toBeLessThanOrEqual(4);
});

test('a part of a route, from A to B, is replaced', async ({ page }) => {
  await signIn(page, 'chemist');
  await page.goto(`/route/manual/${await draftOfTwoSteps(page)}`);
  const item = (name: RegExp) => page.getByRole('treeitem', { name });
  await expect(item(/^phenylboronic acid/)).toBeVisible(patience);
  const clicks = await countClicks(page);
  await item(new RegExp(word('routes:tree.target'))).click();
  await item(/^phenylboronic acid/).click({ modifiers: ['Shift'] });
  await page
    .getByRole('button', { name: word('manual:continue.putIn') })
    .first()
    .click(patience);
  await expect(item(/^(4-phenylbenzoic acid|4-苯基苯甲酸)/)).toHaveCount(0, patience);
  expect(await clicks()).toBeLessThanOrEqual(3);
});

/** An amide over its acid, by hand. */
async function draftOfTwoSteps(page: Page): Promise<string> {
  const [target, acid] = ['CCCCCNC(=O)c1ccc(-c2ccccc2)cc1', 'O=C(O)c1ccc(-c2ccccc2)cc1'];
  const post = async (path: string, data: object) => {
    const response = await page.request.post(`/api/retro/${path}`, { data, headers: { 'x-csrf': '1' } });
    return (await response.json()).data.draft;
  };
  let draft = await post('manual-route-start', { structure: target });
  for (const reaction of [`CCCCCN.${acid}>>${target}`, `OB(O)c1ccccc1.O=C(O)c1ccc(Br)cc1>>${acid}`]) {
    const made = reaction.split('>>')[1] === target ? 'C18H21NO' : 'C13H10O2';
    const { nodeId } = draft.nodes.find((node: { molecule: { formula: string } }) => node.molecule.formula === made);
    const { draftId, revision } = draft;
    draft = await post('manual-route-change', { draftId, revision, action: 'write', nodeId, reaction });
  }
  return draft.draftId;
}

test('five thousand molecules are scored', async ({ page }) => {
  await signIn(page, 'admin', '/sascore');
  const columns = ['molid', 'SMILES'].map((heading) => ({ heading }));
  const rows = Array.from({ length: 5_000 }, (_, at) => ({
    cells: [`M-${at + 1}`, `${'C'.repeat(1 + (at % 50))}c1ccc(${'C'.repeat(1 + Math.floor(at / 50))})cc1O`],
  }));
  const content = await buffer(writeTable({ fileType: 'xlsx', columns, rows, language: 'en' }));
  const clicks = await countClicks(page);
  const chooser = page.waitForEvent('filechooser');
  await page.getByText(word('sascore:upload.drop')).click();
  const name = `Five thousand ${run}`;
  await (await chooser).setFiles({ name: `${name}.xlsx`, mimeType: 'application/vnd.ms-excel', buffer: content });
  await page.getByRole('button', { name: /^Score 5,000 molecules$/ }).click(patience);
  await page.getByRole('link', { name, exact: true }).click(patience);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText(word('common:taskState.completed'))).toBeVisible(patience);
  expect(await clicks()).toBeLessThanOrEqual(3);
});

test('a batch of twenty is begun', async ({ page }) => {
  await signIn(page, 'chemist', '/batch/retrosynthesis');
  const clicks = await countClicks(page);
  const lines = Array.from({ length: 20 }, (_, at) => `${'C'.repeat(at + 1)}OC(=O)c1ccccc1`);
  await page.getByRole('textbox', { name: word('batch:add.list') }).fill(lines.join('\n'));
  await page.getByRole('button', { name: word('batch:add.add_other', 'en', { count: 20 }), exact: true }).click();
  await page
    .getByRole('toolbar', { name: word('batch:bar.actions') })
    .getByRole('button', { name: /^Start/ })
    .click(patience);
  await expect(
    page.getByRole('toolbar', { name: word('batch:bar.actions') }).getByRole('button', { name: /^Stop/ }),
  ).toBeVisible(patience);
  expect(await clicks()).toBeLessThanOrEqual(2);
  // Other tests search, too.
  await page.evaluate(async () => {
    for (const path of ['/api/retro/batch-stop', '/api/retro/delete-waiting-smiles']) {
      await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-csrf': '1' },
        body: JSON.stringify({ routeType: 'retrosynthesis' }),
      });
    }
  });
});

test('measured masses are matched with impurities', async ({ page }) => {
  await signIn(page, 'chemist', '/impurityPrediction');
  const line = page.getByRole('textbox', { name: word('reaction:input.label') });
  await line.fill('CC(=O)Cl.Nc1ccc(OCC)cc1>>CC(=O)Nc1ccc(OCC)cc1');
  await line.press('Enter');
  await button(page, 'impurity:form.start').click(patience);
  await expect(page.getByText(word('common:taskState.completed'))).toBeVisible(patience);
  const clicks = await countClicks(page);
  await button(page, 'impurity:masses.open').click();
  const side = page.getByRole('complementary', { name: word('impurity:side.label') });
  await side.getByLabel(word('impurity:masses.peaks')).fill('61.0283\t100\n777.7777\t5\n');
  await button(side, 'impurity:masses.match').click();
  await expect(page.getByText(/found 61\.0283: \[M\+H\]⁺/)).toBeVisible(patience);
  expect(await clicks()).toBeLessThanOrEqual(2);
});
