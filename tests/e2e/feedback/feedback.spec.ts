// A user writes to support, with a picture, and finds it among the sent messages.

import { expect, test } from 'playwright/test';
import { signIn, word } from '../support/visitor.ts';

/** A PNG of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('feedback is sent with a picture, listed as received, and found by its state', async ({ page }) => {
  await signIn(page, 'chemist', '/my/feedback');
  await page.getByRole('button', { name: word('feedback:write'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: word('feedback:write') });
  await dialog.getByRole('radio', { name: word('feedback:kind.chemistry') }).check({ force: true });
  await dialog.getByRole('textbox', { name: word('feedback:content') }).fill('Step 2 needs a stronger base.');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'step.png', mimeType: 'image/png', buffer: pixel });
  await dialog.getByRole('button', { name: word('feedback:send'), exact: true }).click();
  await expect(page.getByText(word('feedback:sent'))).toBeVisible();

  const entry = page.getByRole('listitem').filter({ hasText: 'Step 2 needs a stronger base.' }).first();
  await expect(entry).toContainText(word('feedback:kind.chemistry'));
  await expect(entry).toContainText(word('feedback:state.received'));
  await expect(entry.getByRole('link', { name: word('feedback:picture', 'en', { number: 1 }) })).toBeVisible();
  await page.getByRole('radio', { name: word('feedback:state.answered') }).check({ force: true });
  await expect(page.getByText(word('feedback:none'))).toBeVisible();
});
