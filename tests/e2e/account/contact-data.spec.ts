// Another mail address: asked for with the password, and counting once the code that was mailed to it is entered.

import { expect, test, type Page } from 'playwright/test';
import { startSmtpServer, type SmtpServer } from '../../../services/chemistry/src/test-support/servers/smtp-server.ts';
import { demoPassword, placeAt, startPrepared, type Product } from '../../support/product.ts';
import { declineTours } from '../support/decline-tours.ts';
import { signIn, word } from '../support/visitor.ts';

const place = placeAt(18_480);
let product: Product | undefined;
let smtp: SmtpServer | undefined;
test.use({ baseURL: place.url });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  smtp = await startSmtpServer();
  product = await startPrepared(place, { env: { SMTP_URL: smtp.url, INQUIRY_SENDER: 'planning@example.com' } });
  await declineTours(place);
});
test.afterAll(async () => {
  expect(await product?.stop()).toBe(0);
  await smtp?.close();
});

const button = (page: Page, key: string) => page.getByRole('button', { name: word(key), exact: true });
const email = (page: Page) => page.getByRole('textbox', { name: word('account:info.email'), exact: true });

test('a mail address changes with the password and the code sent to it', { tag: '@full' }, async ({ page }) => {
  const [before, after] = ['chemist@demo.example', 'chen.wei@demo.example'];
  await signIn(page, 'chemist', '/my/profile');
  await email(page).fill(after);
  await button(page, 'account:info.save').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(word('account:factor.password'), { exact: true }).fill('Wrong-1');
  await dialog.getByRole('button', { name: word('account:info.save') }).click();
  await expect(page.getByText(word('errors:wrongOriginalPassword'))).toBeVisible();
  await dialog.getByLabel(word('account:factor.password'), { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: word('account:info.save') }).click();
  await expect(page.getByText(word('account:info.pending', 'en', { email: after }))).toBeVisible();

  // The page may be left for the mailbox.
  await page.reload();
  await expect(email(page)).toHaveValue(before);
  const code = page.getByLabel(word('account:info.emailCode'));
  const mailTo = (address: string) => smtp?.mails.find(({ to }) => to.includes(address))?.data ?? '';
  expect(mailTo(before)).toContain(after);
  await code.fill(/^(\d{6})\r?$/m.exec(mailTo(after))?.[1] ?? '');
  await button(page, 'account:info.confirmEmail').click();
  await expect(code).toHaveCount(0);
  await page.reload();
  await expect(email(page)).toHaveValue(after);
});
