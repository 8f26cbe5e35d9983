// Every error of the catalogue as a person meets it: through the gateway, in both languages, in its own display, and
// with a button that does what it says.

import { okThrottleMs } from '@app/shared/constants/layout';
import { cultures, type Culture } from '@app/shared/constants/locale';
import { catalogue, type ErrorEntry, type ErrorKey } from '@app/shared/errors/catalogue';
import { expect, test, type Page } from 'playwright/test';
import { fullIf } from '../../support/extent.ts';
import { place } from '../support/place.ts';
import { demoPassword } from '../../support/product.ts';
import { fillSignIn, signIn, word } from '../support/visitor.ts';

const entries = Object.entries(catalogue) as [ErrorKey, ErrorEntry][];
const ofDisplay = (...displays: ErrorEntry['display'][]) =>
  entries.filter(([, { display, code }]) => displays.includes(display) && code !== 401);

const toasts = (page: Page) => page.getByRole('status').and(page.locator('.ant-notification-notice'));
const toastOf = (page: Page, text: string) => toasts(page).filter({ hasText: text });
const raise = (page: Page, code: number, culture: Culture) =>
  page.getByRole('button', { name: word('testing:raise', culture, { code }), exact: true }).click();

// In both languages before the responses that open the gateway's circuit breaker.
for (const culture of cultures) {
  test.describe(`silence in ${culture}`, { tag: '@full' }, () => {
    open(culture);

    test('a service that says nothing is given up in time', async ({ page }) => {
      await page.getByRole('button', { name: word('testing:odd.silence', culture), exact: true }).click();
      const late = [word('common:errors.timeout', culture), word('errors:gatewayTimeout', culture)];
      await expect(toasts(page).first()).toContainText(
        new RegExp(late.map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')),
        { timeout: 30_000 },
      );
    });
  });
}

for (const culture of cultures) {
  test.describe(`errors in ${culture}`, fullIf(culture !== 'en'), () => {
    open(culture);

    test('messages say what happened and go by themselves', { tag: '@full' }, async ({ page }) => {
      for (const [key, { code, severity }] of ofDisplay('toast')) {
        await raise(page, code, culture);
        const shown = toastOf(page, word(`errors:${key}`, culture)).first();
        await expect(shown, `${code}`).toBeVisible();
        await expect(shown).toHaveClass(new RegExp(`notice-${severity ?? 'error'}`));
      }
      await expect(toasts(page)).toHaveCount(0, { timeout: 12_000 });
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('messages to close stay until they are closed, with their button', async ({ page }) => {
      for (const [key, { code, action }] of ofDisplay('closableToast')) {
        await raise(page, code, culture);
        const shown = toastOf(page, word(`errors:${key}`, culture)).first();
        await expect(shown, `${code}`).toBeVisible();
        if (action)
          await expect(
            shown.getByRole('button', { name: word(`common:errorAction.${action}`, culture) }),
          ).toBeVisible();
        await shown.getByRole('button', { name: word('common:action.close', culture) }).click();
        await expect(shown).toHaveCount(0);
      }
    });

    test('dialogs and questions do what their button says', { tag: '@full' }, async ({ page }) => {
      for (const [key, { code, action, cancelable, display }] of ofDisplay('dialog', 'confirm')) {
        await raise(page, code, culture);
        const dialog = page.getByRole('dialog', { name: word('common:errors.title', culture) });
        await expect(dialog, `${code}`).toContainText(word(`errors:${key}`, culture));
        const leave = dialog.getByRole('button', { name: word('common:action.cancel', culture) });
        await expect(leave).toHaveCount(display === 'confirm' || cancelable ? 1 : 0);
        if (!action) throw new Error(`the dialog of ${code} has no action`);
        // Sooner after the press before, it is taken for the second half of a double click.
        await page.waitForTimeout(okThrottleMs);
        await dialog.getByRole('button', { name: word(`common:errorAction.${action}`, culture) }).click();
        await expect(dialog).toHaveCount(0);
        if (action === 'login') {
          await expect(page.locator('#password')).toBeVisible();
          await fillSignIn(page, 'admin', demoPassword);
          await expect(page.getByRole('banner')).toBeVisible();
        } else if (action === 'contactUs' || action === 'contactSales') {
          await expect(page).toHaveURL(`${place.url}/contact`);
          await expect(page.getByRole('heading', { level: 1, name: word('contact:title', culture) })).toBeVisible();
        } else {
          await expect(page).toHaveURL(`${place.url}/home`);
        }
        if (!page.url().endsWith('/testers')) await page.goto('/testers');
      }
    });

    test('a sign-in that the service does not accept signs out once, with the reason', async ({ page }) => {
      await raise(page, 401, culture);
      const dialog = page.getByRole('dialog', { name: word('session:ended.title', culture) });
      await expect(dialog).toContainText(word('session:ended.notAccepted', culture));
      await expect(toasts(page)).toHaveCount(0);
      await dialog.getByRole('button', { name: word('session:signIn', culture) }).click();
      await expect(page.locator('#password')).toBeVisible();
    });

    test('what is no error of the catalogue has words too', { tag: '@full' }, async ({ page }) => {
      const odd = (name: string) =>
        page.getByRole('button', { name: word(`testing:odd.${name}`, culture), exact: true }).click();
      await odd('html');
      await expect(toastOf(page, word('errors:serverProblem', culture)).first()).toBeVisible();
      for (const name of ['empty', 'cutOff', 'closed']) {
        await odd(name);
        await expect(toasts(page).first(), name).toBeVisible();
        await expect(toasts(page)).toHaveCount(0, { timeout: 12_000 });
      }
      await page.getByRole('button', { name: word('testing:unknown', culture, { code: 123_456 }) }).click();
      await expect(toastOf(page, word('errors:unrecognized', culture)).first()).toBeVisible();
      await page.getByRole('button', { name: word('testing:unknown', culture, { code: 0 }), exact: true }).click();
      await expect(toastOf(page, word('testing:words', culture)).first()).toBeVisible();
      await page.getByRole('checkbox', { name: word('testing:withDetails', culture) }).check();
      await raise(page, 500, culture);
      const dialog = page.getByRole('dialog', { name: word('common:errors.title', culture) });
      await expect(dialog).toContainText(word('errors:serverProblem', culture));
      await expect(dialog).toContainText('500');
      await dialog.getByRole('button', { name: word('common:action.gotIt', culture) }).click();
      await page.context().setOffline(true);
      await raise(page, 20_028, culture);
      await expect(toastOf(page, word('common:errors.network', culture)).first()).toBeVisible();
      await page.context().setOffline(false);
    });
  });
}

/** Each test begins on the page of errors, in this language. */
function open(culture: Culture): void {
  test.use({ locale: culture === 'en' ? 'en-US' : 'zh-CN' });
  test.beforeEach(async ({ page }) => {
    test.setTimeout(240_000);
    await signIn(page, 'admin', '/testers');
    await page.evaluate(`localStorage.setItem('locale', ${JSON.stringify(culture)})`);
    await page.goto('/testers');
    await expect(page.getByRole('heading', { level: 1, name: word('testing:title', culture) })).toBeVisible();
  });
}
