// Suppliers are asked for a molecule of a route, and their offer is entered. Needs a deployment with a recipient of inquiries.

import { expect, test } from 'playwright/test';
import { placeAt, startPrepared, type Product } from '../../support/product.ts';
import { declineTours } from '../support/decline-tours.ts';
import { openFirstRoute, signIn, word } from '../support/visitor.ts';

test('says that inquiries are off where no recipient is configured', async ({ page }) => {
  await signIn(page, 'chemist', '/my/inquiry');
  await expect(page.getByText(word('inquiry:introOff'))).toBeVisible();
});

test.describe('with a recipient', { tag: '@full' }, () => {
  const place = placeAt(18_380);
  let product: Product | undefined;
  test.use({ baseURL: place.url });
  test.beforeAll(async () => {
    test.setTimeout(180_000);
    // No mail server listens there: the inquiry is kept as not sent.
    const env = { INQUIRY_RECIPIENT: 'purchasing@example.com', SMTP_URL: 'smtp://127.0.0.1:9' };
    product = await startPrepared(place, { env });
    await declineTours(place);
  });
  test.afterAll(async () => expect(await product?.stop()).toBe(0));

  test('an inquiry that could not be mailed is kept, and the offer for it entered', async ({ page }) => {
    await openFirstRoute(page, 'procainamide', `${place.url}/home`);
    await page.getByRole('treeitem').last().click();
    await page.getByRole('button', { name: word('inquiry:ask.button'), exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: word('inquiry:field.grams') }).fill('25');
    await dialog.getByRole('button', { name: word('inquiry:ask.action'), exact: true }).click();
    await expect(page.getByText(word('inquiry:ask.failed'))).toBeVisible();

    await page.goto('/my/inquiry');
    const row = page.getByRole('row').nth(1);
    await expect(row).toContainText('25 g');
    await expect(row).toContainText(word('inquiry:state.failed'));
    await row.getByRole('button', { name: word('inquiry:action.answer') }).click();
    await dialog.getByRole('textbox', { name: word('inquiry:answer.supplier') }).fill('Example Chemicals');
    await dialog.getByRole('textbox', { name: word('inquiry:answer.price') }).fill('120');
    await dialog.getByRole('button', { name: word('inquiry:answer.action'), exact: true }).click();
    await expect(page.getByText(word('inquiry:done.answered'))).toBeVisible();
    await expect(row).toContainText(word('inquiry:state.answered'));
    await expect(row).toContainText('Example Chemicals');
  });
});
