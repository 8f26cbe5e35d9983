// Too many wrong passwords: the sign-in form asks for what a program has trouble with.

import { expect, test } from 'playwright/test';
import { demoPassword } from '../../support/product.ts';
import { fillSignIn, word } from '../support/visitor.ts';

const numbers = word('identity:captcha.numbers').split('|');

/** What the question in words asks for. */
function answerTo(question: string): string {
  const [a = 0, b = 0, c = 0] = [...question.matchAll(/[a-z]+(?:-[a-z]+)?/g)]
    .map(([name]) => numbers.indexOf(name))
    .filter((number) => number >= 0);
  return String(question.startsWith('Take') ? b - a + c : a + b - c);
}

test(
  'after three wrong passwords a picture is asked for, which a question in words can stand for',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/');
    const response = page.locator('#captcha-answer');
    for (let tries = 1; tries <= 3; tries += 1) {
      await expect(response).toHaveCount(0);
      await fillSignIn(page, 'limited', 'wrong');
      await expect(page.getByRole('alert')).toHaveText(word('errors:wrongCredentials'));
    }
    const picture = page.getByRole('img', { name: word('identity:captcha.alt') });
    await expect(picture).toBeVisible();
    await expect(page.getByLabel(word('identity:captcha.characters'))).toBeVisible();

    const before = await picture.getAttribute('src');
    await page.locator('#password').fill(demoPassword);
    await page.getByRole('button', { name: word('identity:captcha.newPicture') }).click();
    await expect(picture).not.toHaveAttribute('src', before ?? '');
    await expect(page.locator('#password')).toHaveValue(demoPassword);
    // The return key signs in.
    await response.fill('00000');
    await response.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(word('errors:wrongCaptcha'));

    await page.getByRole('button', { name: word('identity:captcha.toQuestion') }).click();
    await expect(picture).toHaveCount(0);
    await expect(response).toBeFocused();
    await response.fill(answerTo((await page.locator('label[for=captcha-answer]').textContent()) ?? ''));
    await page.locator('#password').fill(demoPassword);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner')).toBeVisible();
  },
);
