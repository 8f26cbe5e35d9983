// A chemist types the beginning of a name on home and chooses the compound by its picture, with the keys.

import { expect, test, type Page } from 'playwright/test';
import { signIn, word } from '../support/visitor.ts';

const field = (page: Page) => page.getByRole('textbox', { name: word('home:input.label') });
const panel = (page: Page) => page.getByRole('region', { name: word('home:panel.label') });
const list = (page: Page) => page.getByRole('listbox', { name: word('home:typeAhead.label') });

test('names are offered with pictures and chosen with the keys', async ({ page }) => {
  await signIn(page, 'chemist', '/home');
  await field(page).pressSequentially('bromo pyrid', { delay: 30 });
  await expect(list(page).getByRole('option')).toHaveCount(8);
  await expect(list(page).locator('img[data-state="shown"]').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  const first = list(page).getByRole('option', { selected: true });
  await expect(first).toHaveCount(1);
  await expect(field(page)).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  const name = (await first.locator('strong').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(name);
  await expect(list(page)).toBeHidden();
  await expect(panel(page).getByText('heavy atoms')).toBeVisible();
});

test('a short name of several meanings is chosen by its picture, and Escape closes the list', async ({ page }) => {
  await signIn(page, 'chemist', '/home');
  await field(page).pressSequentially('DMP', { delay: 30 });
  const option = list(page).getByRole('option', { name: /2,2-dimethoxypropane/ });
  await expect(option).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await field(page).fill('');
  await field(page).pressSequentially('DMP', { delay: 30 });
  await option.click();
  await expect(field(page)).toHaveValue('2,2-dimethoxypropane');
  await expect(panel(page).getByText('7 heavy atoms')).toBeVisible();
});
