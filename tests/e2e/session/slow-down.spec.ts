// Too many wrong passwords: the sign-in form makes one wait, but not in a browser that has signed the user in before.

import { expect, test } from 'playwright/test';
import { demoPassword } from '../../support/product.ts';
import { fillSignIn, signIn, word } from '../support/visitor.ts';

test(
  'five wrong passwords slow a user name down, but no known browser',
  { tag: '@full' },
  async ({ page, browser }) => {
    await signIn(page, 'limited', '/dataView');
    const stranger = await (await browser.newContext({ locale: 'en-US' })).newPage();
    await stranger.goto('/');
    for (let tries = 1; tries <= 5; tries += 1) {
      await fillSignIn(stranger, 'limited', 'wrong');
      await expect(stranger.getByRole('alert')).toHaveText(word('errors:wrongCredentials'));
    }
    await fillSignIn(stranger, 'limited', demoPassword);
    await expect(stranger.getByRole('alert')).toHaveText(word('identity:signIn.wait', 'en', { minutes: 1 }));

    await page.context().clearCookies({ name: /^(?!idp_device_)/ });
    await page.goto('/');
    await fillSignIn(page, 'limited', demoPassword);
    await expect(page.getByRole('banner')).toBeVisible();
  },
);
