// Signing in with a second factor, a new password, and browsers that are signed out from elsewhere.

import { createHmac } from 'node:crypto';
import { expect, test, type Browser, type Page } from 'playwright/test';
import { demoPassword } from '../../support/product.ts';
import { choose, chosen } from '../support/choose.ts';
import { fillSignIn, signIn, word } from '../support/visitor.ts';

const button = (page: Page, key: string) => page.getByRole('button', { name: word(key), exact: true });
const stepMs = 30_000;
const changed = word('account:password.changed_zero').replace(/\.$/, '');

/** The code of RFC 6238 for a secret, made without the product's own code; `steps` later than now. */
function codeOf(secret: string, steps = 0): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const bits = [...secret].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / stepMs) + steps));
  const mac = createHmac('sha1', key).update(counter).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

async function freshPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ locale: 'en-US' })).newPage();
}

test(
  'a second factor is set up by its key, asked for at sign-in, passed by code and by recovery code, and turned off',
  { tag: '@full' },
  async ({ page, browser }) => {
    await signIn(page, 'other', '/my/profile?tab=security');
    await button(page, 'account:factor.enable').click();
    await page.getByLabel(word('account:factor.password'), { exact: true }).fill(demoPassword);
    await button(page, 'account:factor.next').click();
    await expect(page.getByRole('img', { name: word('account:factor.qr') })).toBeVisible();
    const secret = (await page.getByRole('dialog').locator('pre').textContent())?.replaceAll(/\s/g, '') ?? '';
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    await page.getByLabel(word('account:factor.code'), { exact: true }).fill(codeOf(secret));
    await button(page, 'account:factor.confirm').click();
    const shown = page.getByRole('dialog', { name: word('account:recovery.title') });
    const codes = ((await shown.locator('pre').textContent()) ?? '').split('\n');
    expect(codes).toHaveLength(10);
    await button(page, 'account:recovery.done').click();
    await expect(page.getByText(word('account:factor.left_other', 'en', { count: 10 }))).toBeVisible();

    const byCode = await freshPage(browser);
    await byCode.goto('/');
    await fillSignIn(byCode, 'other', demoPassword);
    await byCode.locator('#code').fill('000000');
    await byCode.locator('form button[type=submit]').click();
    await expect(byCode.getByRole('alert')).toHaveText(word('identity:code.wrong'));
    // The code that confirmed the key is used up; the next one counts early.
    await byCode.locator('#code').fill(codeOf(secret, 1));
    await byCode.locator('form button[type=submit]').click();
    await expect(byCode.getByRole('banner')).toBeVisible();

    const byRecovery = await freshPage(browser);
    await byRecovery.goto('/my/profile?tab=security');
    await fillSignIn(byRecovery, 'other', demoPassword);
    await byRecovery.locator('#code').fill(codes[0] ?? '');
    await byRecovery.locator('form button[type=submit]').click();
    await expect(byRecovery.getByText(word('account:factor.left_other', 'en', { count: 9 }))).toBeVisible();

    await button(byRecovery, 'account:factor.disable').click();
    await byRecovery.getByLabel(word('account:factor.password'), { exact: true }).fill(demoPassword);
    await byRecovery.getByLabel(word('account:factor.codeOrRecovery')).fill(codes[1] ?? '');
    await byRecovery
      .getByRole('dialog')
      .getByRole('button', { name: word('account:factor.disable') })
      .click();
    await expect(byRecovery.getByText(word('account:factor.off'))).toBeVisible();
  },
);

test('a browser is signed out from another one', { tag: '@full' }, async ({ page, browser }) => {
  await signIn(page, 'limited', '/my/profile?tab=security');
  const second = await freshPage(browser);
  await signIn(second, 'limited', '/home');
  await page.reload();
  const others = page.getByRole('button', { name: /^Sign out .+ on / });
  await expect(others.first()).toBeVisible();
  // Other tests may have left browsers of this user; the one used last is first.
  const before = await others.count();
  await others.first().click();
  await expect(others).toHaveCount(before - 1);
  await second.goto('/my/profile');
  await expect(second.locator('#password')).toBeVisible();
});

test(
  'a new password signs out the other browsers, and the old one opens nothing',
  { tag: '@full' },
  async ({ page, browser }) => {
    await signIn(page, 'limited', '/my/profile?tab=security');
    const second = await freshPage(browser);
    await signIn(second, 'limited', '/home');
    await button(page, 'account:password.change').click();
    await page.getByLabel(word('account:password.old'), { exact: true }).fill(demoPassword);
    await page.getByLabel(word('account:password.new'), { exact: true }).fill('Other-pass-2');
    await page.getByLabel(word('account:password.again'), { exact: true }).fill('Other-pass-2');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('account:password.save') })
      .click();
    await expect(page.getByText(changed).last()).toBeVisible();
    await second.goto('/my/profile');
    await fillSignIn(second, 'limited', demoPassword);
    await expect(second.getByRole('alert')).toHaveText(word('errors:wrongCredentials'));

    // Other tests sign in as this user.
    await button(page, 'account:password.change').click();
    await page.getByLabel(word('account:password.old'), { exact: true }).fill('Other-pass-2');
    await page.getByLabel(word('account:password.new'), { exact: true }).fill(demoPassword);
    await page.getByLabel(word('account:password.again'), { exact: true }).fill(demoPassword);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: word('account:password.save') })
      .click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'feedback with a picture is sent and kept, and settings are saved as they are chosen',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page, 'trial', '/my/feedback');
    await button(page, 'feedback:write').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(word('feedback:content'), { exact: true }).fill('The second step lacks a base.');
    const picture = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    await dialog
      .getByLabel(word('feedback:pictures'), { exact: true })
      .setInputFiles({ name: 'step.png', mimeType: 'image/png', buffer: picture });
    await button(page, 'feedback:send').click();
    await expect(page.getByText('The second step lacks a base.')).toBeVisible();
    await expect(page.getByRole('link', { name: word('feedback:picture', 'en', { number: 1 }) })).toBeVisible();

    await page.goto('/my/profile?tab=settings');
    await choose(page.getByLabel(word('account:settings.sort')), word('account:settings.sortValue.steps'));
    await expect(page.getByText(word('account:settings.saved'))).toBeVisible();
    await page.reload();
    await expect(chosen(page.getByLabel(word('account:settings.sort')))).toHaveText(
      word('account:settings.sortValue.steps'),
    );
    await page.goto('/my/equity');
    await expect(page.getByRole('row', { name: /Retrosynthesis/ })).toBeVisible();
  },
);
