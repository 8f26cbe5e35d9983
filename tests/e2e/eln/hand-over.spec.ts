// The lab notebook: a route is handed over, arrives, waits or fails, and is found again by its product number. A product
// with a notebook runs beside the one of the other tests, which has none.

import { expect, test, type Page } from 'playwright/test';
import { notebookEnv, startNotebook, type Notebook } from '../../support/notebook.ts';
import { placeAt, startPrepared, type Product } from '../../support/product.ts';
import { planFromHome, signIn, taskPanel, word } from '../support/visitor.ts';

const connected = placeAt(18_680);
let notebook: Notebook;
let product: Product;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  notebook = await startNotebook();
  notebook.products.set('RO-1042', { roNumber: 'RO-1042', name: 'Tolycaine', structure: 'COC(=O)c1cccc(C)c1N' });
  product = await startPrepared(connected, { env: { ...notebookEnv(notebook), SCILLIGENCE_HOST: notebook.url } });
});
test.afterAll(async () => {
  await product?.stop();
  notebook?.close();
});

const handOver = (page: Page) => page.getByRole('button', { name: word('eln:push.button'), exact: true });
const deliveries = (page: Page) => page.getByRole('table').getByRole('row');

async function openRoute(page: Page, structure: string): Promise<void> {
  await planFromHome(page, structure);
  const panel = taskPanel(page);
  await expect(panel.getByText(word('common:taskState.completed'))).toBeVisible({ timeout: 90_000 });
  await panel.getByRole('link', { name: /^Open \d+ route/ }).click();
  await page.getByRole('link', { name: word('routes:list.openRoute', 'en', { rank: 1 }), exact: true }).click();
  await expect(page).toHaveURL(/\/route\/detail\//);
}

async function push(page: Page, roNumber: string) {
  await handOver(page).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(roNumber);
  await page.keyboard.press('Enter');
  return dialog;
}

test(
  'a route arrives, waits for a busy notebook, fails at one that refuses, and is tried again',
  { tag: '@full' },
  async ({ page }) => {
    test.setTimeout(240_000);
    await signIn(page, 'chemist', `${connected.url}/home`);
    await openRoute(page, 'CCCCOC(=O)c1ccc(N)cc1');

    await expect(await push(page, 'RO-1')).toBeHidden();
    await expect(page.getByText(word('eln:push.done'))).toBeVisible();
    expect(JSON.parse(notebook.posted[0] ?? '{}')).toMatchObject({
      format: 'synthesis-eln-delivery',
      roNumber: 'RO-1',
    });

    notebook.status = 503;
    await expect(await push(page, 'RO-2')).toBeHidden();
    await expect(page.getByText(word('eln:push.queued'))).toBeVisible();

    notebook.status = 422;
    const dialog = await push(page, 'RO-3');
    await expect(dialog.getByText(word('eln:state.failed'))).toBeVisible();
    await dialog.getByRole('button', { name: word('eln:push.cancel'), exact: true }).click();

    notebook.status = 201;
    await page.goto(`${connected.url}/my/eln`);
    const failed = deliveries(page).filter({ hasText: 'RO-3' });
    await failed.getByRole('button', { name: word('eln:retry'), exact: true }).press('Enter');
    for (const number of ['RO-1', 'RO-2', 'RO-3'])
      await expect(deliveries(page).filter({ hasText: number })).toContainText(word('eln:state.delivered'), {
        timeout: 60_000,
      });

    await page
      .getByRole('link', { name: word('eln:openRoute'), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(/\/route\/detail\//);
  },
);

test(
  'a product is found by its number, and the hand-over is switched off and on again',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page, 'chemist', `${connected.url}/my/eln`);
    const number = page.getByRole('searchbox', { name: word('eln:product.label'), exact: true });
    await number.fill('RO-1042');
    await number.press('Enter');
    await expect(page.getByText('Tolycaine')).toBeVisible();
    await expect(page.getByRole('link', { name: word('eln:product.plan'), exact: true })).toBeVisible();
    await number.fill('RO-0');
    await number.press('Enter');
    await expect(page.getByText(word('eln:product.none', 'en', { number: 'RO-0' }))).toBeVisible();

    const setting = page.getByRole('checkbox', { name: word('eln:setting.label') });
    await setting.uncheck();
    await expect(setting).not.toBeChecked();
    await page
      .getByRole('link', { name: word('eln:openRoute'), exact: true })
      .first()
      .click();
    await expect(page.getByRole('button', { name: word('sharing:actions.share'), exact: true })).toBeVisible();
    await expect(handOver(page)).toHaveCount(0);
    await page.goBack();
    await setting.check();
    await page
      .getByRole('link', { name: word('eln:openRoute'), exact: true })
      .first()
      .click();
    await expect(handOver(page)).toBeVisible();
  },
);

test('without a notebook there is nothing of it', { tag: '@full' }, async ({ page }) => {
  await signIn(page, 'chemist', '/my/eln');
  await expect(page.getByText(word('eln:off.title'))).toBeVisible();
});
